"""The shape of a view, and who is shown what."""

from __future__ import annotations

import json
from typing import Any

from tests.rules.harness import random_game, random_options
from tests.rules.story import SEATS, A, B, Story

PUBLIC_KEYS = {
    "phase", "round", "rounds", "living", "guardians", "options", "ritual", "cursed", "protected", "masked", "result",
    "past", "over",
}  # fmt: skip
STEP_KEYS = {"step", "state", "holder", "target", "names", "question", "about", "answer", "why"}
RESULT_KEYS = {"ballots", "counts", "silent", "outcome", "banned", "role", "votes", "why"}


def test_com_01_the_host_screen_has_no_card() -> None:
    story = Story()
    assert set(story.public) == PUBLIC_KEYS
    assert set(story.game.view(A)["table"]) == {*PUBLIC_KEYS, "card"}


def test_the_shape_of_a_whole_game() -> None:
    story = Story()
    story.ballots({A: B})
    assert all(set(step) == STEP_KEYS for step in story.public["ritual"])
    assert set(story.public["result"]) == RESULT_KEYS
    story.close().close()
    assert set(story.public["past"][0]) == {"round", "ritual", "cursed", "protected", "masked", "result"}
    story.to_the_end()
    assert set(story.over) == {"ending", "sides", "winners", "why", "roles", "story"}
    assert set(story.over["story"][0]) == {"round", "steps", "ritual", "masked", "result"}


def test_com_02_public_facts_are_the_same_for_all() -> None:
    story = Story()
    story.uses("masque", who=A).goes_to("vote")
    for seat in SEATS:
        assert {key: value for key, value in story.game.view(seat)["table"].items() if key != "card"} == story.public


def test_a_view_is_plain_json() -> None:
    for number in range(5):
        for view in random_game("secte", random_options("secte", number), number, views=True):
            assert json.loads(json.dumps(view["table"])) == view["table"]


def test_why_names_only_rulings_that_are_listed() -> None:
    from rules.secte import WHY

    named: set[str] = set()
    for number in range(60):
        for view in random_game("secte", random_options("secte", number), number, views=True):
            named |= set(whys(view["table"]))
    assert named <= set(WHY)
    rare = {"SEC-A37", "SEC-A25-dealt"}
    assert set(WHY) - named <= rare


def whys(facts: Any) -> list[str]:
    """Every ruling named anywhere in there."""
    if isinstance(facts, dict):
        own = list(facts.get("why", []))
        return own + [each for value in facts.values() for each in whys(value)]
    return [each for value in facts for each in whys(value)] if isinstance(facts, list) else []
