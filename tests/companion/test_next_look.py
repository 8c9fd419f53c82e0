"""A phone without scripts looks again by itself: never so late that it misses a question."""

from __future__ import annotations

import random

from companion.web.pages import CHOICE_WAIT, NO_SCRIPT_WAIT, TAP_WAIT, next_look
from tests.companion.evening import Evening


def test_a_host_who_closes_early_leaves_no_phone_behind(evening: Evening, chance: random.Random) -> None:
    """The discussion may last three minutes. Whoever has not tapped "ready" yet must not look away for that long."""
    evening.six_sit()
    evening.starts().plays_to("discussion", chance)
    assert evening.live.timing.left > 100
    assert next_look(evening.room, evening.seat(1), evening.key) == TAP_WAIT
    evening.host("close", key=evening.key)
    assert evening.step == "vote"
    assert evening.live.timing.left > TAP_WAIT


def test_a_tick_that_is_not_confirmed_is_left_alone_for_a_while(small: Evening) -> None:
    assert next_look(small.room, small.seat(1), small.key) == CHOICE_WAIT
    small.time_passes(28)
    assert next_look(small.room, small.seat(1), small.key) == 3, "one second after the question's own end"


def test_whoever_has_answered_or_is_not_asked_looks_soon(small: Evening) -> None:
    small.answers(1, {"who": 2})
    assert next_look(small.room, small.seat(1), small.key) == NO_SCRIPT_WAIT
    before = small.key
    small.until_next_step()
    assert small.step == "told"
    assert next_look(small.room, small.seat(2), before) == NO_SCRIPT_WAIT, "what it was sent is old already"
    assert next_look(small.room, small.seat(2), small.key) == NO_SCRIPT_WAIT
