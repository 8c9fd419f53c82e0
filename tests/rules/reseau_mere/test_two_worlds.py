"""Other people's secrets change nothing of what a seat is told, not by one byte (design of the views)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, count

import pytest

from tests.rules.reseau_mere.two_worlds import CLAUSES, LEAKS, Worlds

PAIRS = {players: list(combinations(range(1, max(3, players) + 1), 2)) for players in (1, 2, 3, 6, 16, 20)}
PAIRS[1] = [(2, 3)]
"""People -> which two. In Solo there is one person, who must not learn which of the others is the agent."""
SMALL = [(players, *pair) for players in (1, 2, 3, 6) for pair in PAIRS[players]]


def some_worlds(number: int, leak: str = "") -> Worlds:
    """One of many games at small tables."""
    players, x, y = SMALL[number * 7 % len(SMALL)]
    return Worlds(players, x, y, number, LEAKS[leak]) if leak else Worlds(players, x, y, number)


@pytest.mark.parametrize(("players", "x", "y"), SMALL)
def test_res_17_res_36_com_02_the_same_bytes_until_a_clause_tells_the_difference(
    players: int, x: int, y: int, is_long: bool
) -> None:
    told: Counter[str] = Counter()
    compared = 0
    for number in range(200 if is_long else 4):
        worlds = Worlds(players, *((x, y) if number % 3 else (y, x)), number).run()
        told[worlds.told] += 1
        compared += worlds.compared
    assert compared > 100 and set(told) <= set(CLAUSES)


@pytest.mark.parametrize("players", [16, 20])
def test_res_17_res_36_com_02_the_same_at_large_tables(players: int, is_long: bool) -> None:
    for number in range(60 if is_long else 1):
        x, y = PAIRS[players][number * 37 % len(PAIRS[players])]
        assert Worlds(players, x, y, number + players).run().compared > 20


def test_every_clause_that_tells_the_difference_comes_up() -> None:
    told: Counter[str] = Counter()
    for number in range(200):
        told[some_worlds(number).run().told] += 1
        if set(told) == set(CLAUSES):
            return
    raise AssertionError(told)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught_within_40_seeds(leak: str) -> None:
    for number in count():
        assert number < 40, f"{leak} was never noticed"
        try:
            some_worlds(number, leak).run()
        except AssertionError:
            return
