"""The options of the lobby and the times of the windows."""

from __future__ import annotations

import pytest

from rules import secte
from rules.forms import IllegalInput
from rules.options import Times, complete
from tests.rules.story import SEATS, STEPS, Story

SWIFT = complete(secte, {}, 6)
STRICT = complete(secte, {"windows": "strict"}, 6)


def test_the_options_with_their_defaults() -> None:
    assert SWIFT == {
        "windows": "swift", "rounds": 3, "ritual": "open", "final_count": "borne", "martyr_banned": "alone",
        "banned_role": "shown", "players": 6,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("step", "shortest", "longest", "host"),
    [
        ("roles", 8, 20, True), ("steps", 8, 20, True), ("guardians", 8, 20, True),
        ("use_malediction", 0, 15, True), ("use_inquisition", 0, 15, True), ("question", 0, 20, True),
        ("answer", 8, 8, False), ("veiled_grace", 12, 12, False), ("vote", 5, 30, True),
    ],
)  # fmt: skip
def test_com_10_the_times_of_the_windows(step: str, shortest: float, longest: float, host: bool) -> None:
    assert secte.times(step, SWIFT) == Times(shortest, longest, host)
    assert secte.times(step, STRICT) == Times(longest, longest, host)


@pytest.mark.parametrize("options", [SWIFT, STRICT])
@pytest.mark.parametrize("step", STEPS)
def test_sec_a47_a_claim_lasts_eight_seconds_and_only_a_claim_ends_it(step: str, options: dict[str, object]) -> None:
    times = secte.times(f"claim_{step}", options)
    assert (times.shortest, times.longest, times.host_may_close, times.may_add) == (0, 8, False, False)


@pytest.mark.parametrize("options", [SWIFT, STRICT])
def test_sec_a45_com_10_the_discussion_lasts_three_minutes_the_host_may_add_and_it_ends_when_all_is_said(
    options: dict[str, object],
) -> None:
    """A spoken phase ends when every living seat has tapped "ready", under *strict* too."""
    times = secte.times("discussion", options)
    assert times == Times(0, 180, True, True)
    story = Story(windows=options["windows"]).goes_to("discussion")
    for seat in SEATS:
        assert not story.game.is_complete
        story.puts(seat, ready="ready")
    assert story.game.is_complete and times.shortest == 0


@pytest.mark.parametrize("options", [SWIFT, STRICT])
@pytest.mark.parametrize(("step", "longest"), [("told_grace", 3.5), ("count", 12), ("verdict", 9)])
def test_com_10_the_host_may_cut_a_moment_short_from_its_start(
    step: str, longest: float, options: dict[str, object]
) -> None:
    assert secte.times(step, options) == Times(0, longest, True)


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
def test_every_step_that_is_asked_has_its_times(ritual: str) -> None:
    story = Story(ritual=ritual)
    story.bans(2)
    while not story.game.is_over:
        assert secte.times(story.step, SWIFT).longest > 0
        story.close()


@pytest.mark.parametrize(
    ("given", "code"),
    [({"rounds": 7}, "unknown_choice"), ({"rounds": True}, "unknown_choice"), ({"bell": "on"}, "unknown_option"),
     ({"ritual": None}, "unknown_choice"), ({"ritual": ["open"]}, "unknown_choice")],
)  # fmt: skip
def test_what_is_no_option_is_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(IllegalInput) as refusal:
        complete(secte, given, 6)
    assert refusal.value.code == code


def test_a_choice_may_come_as_text() -> None:
    assert complete(secte, {"rounds": "4"}, 6)["rounds"] == 4
