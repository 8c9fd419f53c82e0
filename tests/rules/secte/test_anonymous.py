"""The option *anonymous*: who plays a Step stays hidden, and everybody taps alike (SEC-A15, COM-10)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rules.story import SEATS, STEPS, A, B, C, D, E, F, Story

VEILED = ("malediction", "inquisition", "grace", "oeil")


def veiled(step: str, **options: Any) -> Story:
    return Story(ritual="anonymous", **options).goes_to(f"veiled_{step}")


def answer_for(story: Story, seat: int, use: str = "use", who: int = 0) -> dict[str, object]:
    """A whole answer on this seat's form."""
    form = story.game.form(seat)
    answer: dict[str, object] = {"use": use, "who": who or form.fields["who"].shown[0]}
    return {**answer, "question": "role:infidele"} if "question" in form.fields else answer


def test_sec_a15_open_every_use_is_announced_with_holder_target_and_answer() -> None:
    story = Story().inquires(A, question="role", role="fidele").says("no")
    told = story.told("inquisition")
    assert (told["holder"], told["target"], told["about"], told["answer"]) == (D, A, "fidele", "no")


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_com_10_every_living_seat_gets_a_form_of_the_same_shape(step: str) -> None:
    story = Story(ritual="anonymous")
    story.bans(C, votes=1).goes_to(f"veiled_{step}")
    assert story.game.asked == story.public["living"]
    assert len({story.game.form(seat).shape() for seat in story.game.asked}) == 1


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_step_and_target_are_shown_and_the_responsible_is_not(step: str) -> None:
    story = veiled(step)
    holder = story.holder(step)
    target = A if holder != A else B
    story.puts(holder, **answer_for(story, holder, who=target)).close()
    told = story.told(step)
    assert (told["state"], told["target"], told["holder"]) == ("used", target, 0)
    story.to_the_end()
    assert next(each for each in story.over["story"][0]["ritual"] if each["step"] == step)["holder"] == holder


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_a_decoy_changes_nothing(step: str) -> None:
    with_decoys, silent = veiled(step), veiled(step)
    holder = with_decoys.holder(step)
    for seat in SEATS:
        answer = answer_for(with_decoys, seat, "pass" if seat == holder else "use")
        with_decoys.puts(seat, **answer)
    with_decoys.close()
    silent.close()
    for seat in (0, *SEATS):
        assert with_decoys.game.view(seat) == silent.game.view(seat)
    with_decoys.table.now.of(step).decoys.clear()
    assert repr(with_decoys.table) == repr(silent.table)
    assert with_decoys.told(step)["state"] == "passed"


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_a_cancelled_step_is_called_all_the_same(step: str) -> None:
    story = Story(ritual="anonymous").uses("obstruction", step=step).goes_to(f"veiled_{step}")
    holder = story.holder(step)
    before = repr(story.table)
    for seat in SEATS:
        story.puts(seat, **answer_for(story, seat))
    assert repr(story.table) == before
    story.close()
    told = story.told(step)
    assert (story.step, told["state"], told["target"], told["holder"]) == (f"told_{step}", "cancelled", 0, 0)
    assert (story.public["cursed"], story.public["protected"]) == (0, 0)
    story.to_the_end()
    first = story.over["story"][0]
    at_the_end = next(each for each in first["ritual"] if each["step"] == step)
    assert (at_the_end["state"], at_the_end["target"], at_the_end["holder"]) == ("cancelled", 0, holder)


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_com_10_the_window_ends_by_the_clock_alone(step: str) -> None:
    story = veiled(step)
    for seat in SEATS:
        story.puts(seat, **answer_for(story, seat, "pass"))
    assert not story.game.is_complete


def test_sec_a15_obstruction_and_masque_stay_open() -> None:
    story = Story(ritual="anonymous").uses("obstruction", step="oeil").uses("masque", who=E)
    assert (story.told("obstruction")["holder"], story.told("masque")["holder"]) == (A, C)
    assert story.public["masked"] == [C, E]
    cancelled = Story(ritual="anonymous").uses("obstruction", step="masque").goes_to("told_masque")
    assert not any("masque" in row.key for row in cancelled.game.log)


def test_sec_a15_questions_come_from_the_templates_and_the_answer_is_given_openly() -> None:
    story = veiled("inquisition")
    assert story.game.form(D).fields["question"].shown == (
        "role:grand_prophete", "role:fidele", "role:infidele", "role:martyr", *(f"step:{step}" for step in STEPS),
    )  # fmt: skip
    story.puts(D, use="use", who=F, question="step:oeil").close()
    assert (story.step, story.game.asked) == ("answer", [F])
    story.refuses("bound_to_truth", F, answer="no")
    told = story.says("yes").told("inquisition")
    assert (told["question"], told["about"], told["answer"], told["holder"]) == ("step", "oeil", "yes", 0)


def test_sec_a15_a_name_and_a_zone_are_tapped_to_pass_as_well() -> None:
    story = veiled("malediction")
    story.refuses("missing", A, use="pass")
    story.refuses("missing", A, who=B)


def test_com_12_decoys_are_told_at_the_end_to_nobody_but_their_author() -> None:
    story = veiled("inquisition")
    holder = story.holder("inquisition")
    story.puts(A, use="use", who=F, question="step:oeil").puts(B, use="pass", who=C, question="role:martyr")
    story.puts(holder, use="use", who=F, question="role:martyr").close()
    while story.step != "over":
        assert all(story.card(seat)["decoys"] == [] for seat in SEATS), "not before the end"
        story.close()
    step = {"round": 1, "step": "inquisition"}
    assert story.card(A)["decoys"] == [{**step, "use": "use", "who": F, "question": "step:oeil"}]
    assert story.card(B)["decoys"] == [{**step, "use": "pass", "who": C, "question": "role:martyr"}]
    assert [seat for seat in SEATS if story.card(seat)["decoys"]] == [A, B], "the holder's own choice was none"
    for seat in (0, *SEATS):
        told = {key: value for key, value in story.game.view(seat)["table"].items() if key != "card"}
        assert told == story.public and "pass" not in json.dumps(told["over"]).replace("passed", "")


@pytest.mark.parametrize("use", ["use", "pass"])
def test_com_12_what_the_holder_chose_and_did_not_play_is_a_decoy_too(use: str) -> None:
    """He let it pass, or it was cancelled: the name he gave counted for nothing."""
    story = Story(ritual="anonymous")
    if use == "use":
        story.uses("obstruction", step="grace")
    story.goes_to("veiled_grace")
    holder = story.holder("grace")
    story.puts(holder, use=use, who=A).close().to_the_end()
    assert story.card(holder)["decoys"] == [{"round": 1, "step": "grace", "use": use, "who": A}]


def test_com_12_an_open_ritual_has_no_decoys() -> None:
    story = Story().uses("grace", who=A).to_the_end()
    assert all(story.card(seat)["decoys"] == [] for seat in SEATS)


# Why: each reason against what happened


@pytest.mark.parametrize("step", VEILED)
def test_sec_a15_the_reason_why_nobody_is_named_is_not_that_the_ritual_is_open(step: str) -> None:
    passed = veiled(step).close().told(step)
    assert passed["why"] == ["SEC-A15-anonymous", "SEC-A16"]
    story = veiled(step)
    holder = story.holder(step)
    story.puts(holder, **answer_for(story, holder)).close()
    used = story.goes_to(f"told_{step}").told(step)
    assert used["holder"] == 0 and "SEC-A15-anonymous" in used["why"] and "SEC-A15" not in used["why"]


@pytest.mark.parametrize("step", ["malediction", "grace"])
def test_sec_a15_no_reason_tells_that_somebody_hidden_named_themself(step: str) -> None:
    """SEC-A19 would say so, SEC-A31 that he plays another Step too."""
    whys = []
    for named_self in (True, False):
        story = Story(ritual="anonymous", steps={1: STEPS})
        story.uses("obstruction", step="oeil").goes_to(f"veiled_{step}")
        holder = story.holder(step)
        story.puts(holder, use="use", who=holder if named_self else A).close()
        whys.append(story.told(step)["why"])
    assert whys[0] == whys[1] and not {"SEC-A19", "SEC-A31"} & set(whys[0])
