"""Other people's secrets change nothing of what a seat is told, not by one byte (design of the views)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.rules.secte.two_worlds import CLAUSES, LEAKS, Worlds
from tests.rules.story import SEATS

PAIRS = list(combinations(SEATS, 2))


@pytest.mark.parametrize(("x", "y"), PAIRS)
def test_sec_02_sec_29_com_02_the_same_bytes_until_a_clause_tells_the_difference(x: int, y: int, is_long: bool) -> None:
    told: Counter[str] = Counter()
    compared = 0
    for number in range(400 if is_long else 12):
        worlds = Worlds(*((x, y) if number % 3 else (y, x)), number).run()
        told[worlds.told] += 1
        compared += worlds.compared
    assert compared > 500 and set(told) <= set(CLAUSES)


def test_every_clause_that_tells_the_difference_comes_up() -> None:
    told = Counter(Worlds(*PAIRS[number % len(PAIRS)], number).run().told for number in range(150))
    assert set(told) == set(CLAUSES)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_over_40_seeds(leak: str) -> None:
    caught = 0
    for number in range(40):
        try:
            Worlds(*PAIRS[number % len(PAIRS)], number, LEAKS[leak]).run()
        except AssertionError:
            caught += 1
    assert caught, f"{leak} was never noticed"
