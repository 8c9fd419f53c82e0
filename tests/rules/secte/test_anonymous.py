"""The option *anonymous*: who plays a Step stays hidden, and everybody taps alike (SEC-A15, COM-10)."""

from __future__ import annotations

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


def test_com_12_decoys_are_not_told_at_the_end() -> None:
    story = veiled("grace")
    story.puts(A, use="use", who=F).close()
    story.to_the_end()
    assert all(step["target"] == 0 for step in story.over["story"][0]["ritual"])
