"""The cards, and what two of them are worth."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.reseau_mere.cards import DECK, advantage, best_for, in_order, points
from rules.reseau_mere.table import split
from tests.rules.reseau_mere.story import NINETY, M, R, cards


def test_res_09_ninety_cards_forty_five_of_each_faction() -> None:
    assert len(DECK) == 90
    assert Counter(side for side, _ in DECK) == {R: 45, M: 45}


def test_res_10_thirty_ones_twelve_twos_three_threes() -> None:
    for side in (R, M):
        assert Counter(value for of, value in DECK if of == side) == {1: 30, 2: 12, 3: 3}
    assert points(DECK) == {R: 63, M: 63}
    assert Counter(DECK) == Counter(NINETY)


def test_res_11_twenty_identities() -> None:
    assert split(20) == {R: 13, M: 7}
    assert all(split(players)[R] <= 13 and split(players)[M] <= 7 for players in range(1, 21))


@pytest.mark.parametrize(
    ("text", "ahead"),
    [("R1 M2", M), ("M2 R1", M), ("R1 M1", "balanced"), ("R2 M2", "balanced"), ("R1 R1", R), ("M1 M1", M),
     ("R3 M2", R), ("R2 M3", M)],
)  # fmt: skip
def test_res_v06_res_a07_the_advantage_is_in_points(text: str, ahead: str) -> None:
    assert advantage(cards(text)) == ahead


def test_res_43_a_card_scores_for_the_faction_printed_on_it() -> None:
    assert points(cards("R1 R2 M3 M1 R1 M1")) == {R: 4, M: 5}
    assert points([]) == {R: 0, M: 0}


@pytest.mark.parametrize(
    ("side", "hand", "places"),
    [(R, "R1 R2 R3", (2, 3)), (R, "M1 R1 M3", (1, 2)), (R, "M3 M1 M2", (2, 3)), (M, "R3 R1 R2", (2, 3)),
     (M, "M1 R2 M3", (1, 3)), (R, "R1 R1 M1", (1, 2)), (M, "R1 R1 M1", (1, 3))],
)  # fmt: skip
def test_the_best_two_for_a_side(side: str, hand: str, places: tuple[int, ...]) -> None:
    assert best_for(side, cards(hand)) == places


def test_res_a11_by_faction_and_value() -> None:
    assert in_order(cards("M1 R1 M3 R2 R1")) == cards("R2 R1 R1 M3 M1")
