"""The bot `random`."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from rules.secte.bots import BOTS
from tests.rules.story import A, B, Story

random = BOTS["random"]


def unseen() -> dict[str, Any]:
    raise AssertionError("it needs no view")


def answers(story: Story, seat: int, times: int = 400) -> Counter[object]:
    luck = Random(1)
    drawn = (random(unseen, story.step, story.game.form(seat), luck.randrange) for _ in range(times))
    return Counter(None if each is None else tuple(each.items())[-1][1] for each in drawn)  # type: ignore[attr-defined]


def test_it_claims_its_step_half_the_time_and_no_other() -> None:
    story = Story().goes_to("claim_obstruction")
    assert 160 < answers(story, A)[None] < 240
    assert answers(story, B) == {None: 400}


def test_targets_and_ballots_are_uniform() -> None:
    for story, seat, number in ((Story().claims("malediction"), B, 6), (Story().goes_to("vote"), A, 5)):
        counts = answers(story, seat)
        assert len(counts) == number and all(400 / number * 0.6 < count for count in counts.values())


def test_it_answers_among_what_is_accepted() -> None:
    assert answers(Story().inquires(A, question="role", role="fidele"), A) == {"no": 400}
    assert set(answers(Story().inquires(A, question="aloud"), A)) == {"yes", "no"}
