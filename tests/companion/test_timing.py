"""The clock of one open question."""

from __future__ import annotations

import math

import pytest

from companion.clock import Clock
from companion.timing import Timing
from rules.options import Times
from tests.companion.evening import HandClock

VOTE = Times(5, 30, host_may_close=True)
VEILED = Times(12, 12, host_may_close=False)


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
def vote(clock: HandClock) -> Timing:
    return Timing.open(clock, "9.vote", VOTE)


def test_it_closes_at_the_longest_or_when_complete_after_the_shortest(clock: HandClock, vote: Timing) -> None:
    start = clock.now()
    assert vote.next_moment(is_complete=False) == start + 30
    assert vote.next_moment(is_complete=True) == start + 5
    clock.passes(8)
    assert vote.next_moment(is_complete=True) <= clock.now()
    assert vote.left == 22


def test_a_pause_stops_the_time_and_the_minimum_too(clock: HandClock, vote: Timing) -> None:
    clock.passes(2)
    vote.pause()
    clock.passes(500)
    assert vote.is_paused and vote.left == 28
    assert vote.next_moment(is_complete=True) == math.inf
    vote.resume()
    assert vote.left == 28
    assert vote.may_close_at == clock.now() + 3


def test_a_question_that_opens_in_a_pause_waits(clock: HandClock) -> None:
    vote = Timing.open(clock, "9.vote", VOTE, paused=True)
    clock.passes(60)
    assert vote.left == 30
    vote.resume()
    assert (vote.left, vote.may_close_at) == (30, clock.now() + 5)


def test_more_time_also_in_a_pause(clock: HandClock, vote: Timing) -> None:
    vote.add(30)
    assert (vote.left, vote.longest) == (60, 60)
    vote.pause()
    vote.add(30)
    assert vote.left == 90
    clock.passes(10)
    vote.resume()
    assert vote.left == 90


def test_pace_scales_the_game_and_nothing_else(clock: HandClock) -> None:
    clock.pace = 0.1
    vote = Timing.open(clock, "9.vote", VOTE)
    assert (vote.left, vote.may_close_at - clock.now()) == (3, 0.5)
    assert Clock(0.1).scaled(30) == 3


def test_half_of_the_time(clock: HandClock, vote: Timing) -> None:
    clock.passes(14)
    assert not vote.is_past_half
    clock.passes(2)
    assert vote.is_past_half


def restarted(clock: HandClock, timing: Timing, times: Times, down: float, wall: float | None = None) -> Timing:
    """The server stops, is away for `down` seconds, and starts in a new process with another monotonic clock."""
    row = timing.as_row()
    clock.at = 7.0
    clock.wall_at += down if wall is None else wall
    return Timing.restored(clock, timing.key, times, row)


def test_after_a_restart_there_is_what_was_left(clock: HandClock, vote: Timing) -> None:
    clock.passes(4)
    again = restarted(clock, vote, VOTE, down=2)
    assert again.left == 24
    assert again.may_close_at <= clock.now()


def test_after_a_restart_there_are_at_least_ten_seconds(clock: HandClock, vote: Timing) -> None:
    clock.passes(27)
    assert restarted(clock, vote, VOTE, down=3600).left == 10


def test_a_fixed_window_gets_ten_seconds_too(clock: HandClock) -> None:
    veiled = Timing.open(clock, "4.veiled_grace", VEILED)
    clock.passes(11)
    assert restarted(clock, veiled, VEILED, down=1).left == 10


def test_a_pause_outlives_a_restart_and_so_does_the_minimum(clock: HandClock, vote: Timing) -> None:
    clock.passes(2)
    vote.pause()
    clock.passes(100)
    again = restarted(clock, vote, VOTE, down=600)
    assert again.is_paused and again.left == 28
    again.resume()
    assert again.may_close_at == pytest.approx(clock.now() + 3)


def test_a_clock_that_was_set_back_does_not_stop_the_game(clock: HandClock, vote: Timing) -> None:
    """A Raspberry Pi without a battery starts in the past."""
    clock.passes(4)
    assert restarted(clock, vote, VOTE, down=0, wall=-86400.0 * 300).left <= 30


def test_more_time_outlives_a_restart(clock: HandClock, vote: Timing) -> None:
    vote.add(30)
    assert restarted(clock, vote, VOTE, down=5).left == 55


def test_screens_get_seconds_that_are_left_never_a_time_of_day(clock: HandClock, vote: Timing) -> None:
    clock.passes(1.25)
    assert vote.as_shown() == {"left": 288, "of": 300, "run": True, "end": "early"}
    vote.pause()
    assert vote.as_shown()["run"] is False
    assert Timing.open(clock, "4.veiled_grace", VEILED).as_shown()["end"] == "fixed"
