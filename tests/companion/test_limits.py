"""How often somebody may do something."""

from __future__ import annotations

from companion.limits import MOST_KEYS, Guesses, Rate
from tests.companion.evening import HandClock


def test_a_burst_is_allowed_and_then_the_rate() -> None:
    clock = HandClock()
    rate = Rate(2, 5, clock.now)
    assert [rate.allows("a") for _ in range(6)] == [True] * 5 + [False]
    assert rate.allows("b"), "another one has a bucket of its own"
    clock.passes(0.5)
    assert [rate.allows("a") for _ in range(2)] == [True, False]


def test_a_full_bucket_does_not_grow() -> None:
    clock = HandClock()
    rate = Rate(2, 5, clock.now)
    rate.allows("a")
    clock.passes(1000)
    assert sum(rate.allows("a") for _ in range(10)) == 5


def test_memory_for_buckets_and_guesses_is_bounded() -> None:
    clock = HandClock()
    rate, guesses = Rate(1, 1, clock.now), Guesses(clock.now)
    for number in range(MOST_KEYS + 100):
        rate.allows(number)
        guesses.wrong(number)
    assert len(rate._buckets) == len(guesses._wrong) == MOST_KEYS


def test_three_tries_are_free_and_each_wrong_one_after_doubles_the_wait() -> None:
    clock = HandClock()
    guesses = Guesses(clock.now)
    waits = []
    for _ in range(12):
        guesses.wrong("seat")
        waits.append(guesses.wait("seat"))
        clock.passes(guesses.wait("seat"))
        assert guesses.wait("seat") == 0
    assert waits == [0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300, 300]


def test_the_longest_wait_of_all_keys_counts_and_a_right_guess_ends_it() -> None:
    guesses = Guesses(HandClock().now)
    for _ in range(3):
        guesses.wrong(("seat", 1), ("device", 9))
    assert guesses.wait(("seat", 2), ("device", 9)) == 5
    assert guesses.wait(("seat", 2), ("device", 8)) == 0
    guesses.right(("device", 9))
    assert guesses.wait(("device", 9)) == 0
    assert guesses.wait(("seat", 1)) == 5
