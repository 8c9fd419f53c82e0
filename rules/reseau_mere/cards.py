"""The ninety Operation cards, and what two of them are worth (RES-09, RES-10)."""

from __future__ import annotations

from collections.abc import Iterable

RESISTANCE, RESEAU_MERE = "resistance", "reseau_mere"
SIDES: tuple[str, ...] = (RESISTANCE, RESEAU_MERE)
"""Both the factions printed on cards and the camps of the identities."""
BALANCED = "balanced"
Card = tuple[str, int]
"""Faction and points."""
EACH = {1: 30, 2: 12, 3: 3}
"""How many cards of each value a faction has."""
DECK: tuple[Card, ...] = tuple((side, value) for side in SIDES for value, number in EACH.items() for _ in range(number))
DEALT, KEPT, EXTRA = 3, 2, 3
"""Cards dealt to a seat, kept of them, and added to the centre by Fracture (RES-29, RES-30, RES-54)."""


def points(cards: Iterable[Card]) -> dict[str, int]:
    """What these cards score for each faction: the one printed on them, whoever picked them (RES-43, RES-60)."""
    score = dict.fromkeys(SIDES, 0)
    for side, value in cards:
        score[side] += value
    return score


def advantage(cards: Iterable[Card]) -> str:
    """The side with more points, or "balanced" (RES-A07)."""
    score = points(cards)
    ahead = score[RESISTANCE] - score[RESEAU_MERE]
    return BALANCED if ahead == 0 else RESISTANCE if ahead > 0 else RESEAU_MERE


def best_for(side: str, hand: Iterable[Card]) -> tuple[int, ...]:
    """The places, from 1, of the two cards that serve this side most: its own high ones, then the other's low ones."""
    worth = [value if of == side else -value for of, value in hand]
    best = sorted(range(len(worth)), key=lambda at: -worth[at])[:KEPT]
    return tuple(sorted(at + 1 for at in best))


def in_order(cards: Iterable[Card]) -> list[Card]:
    """By faction and value, highest first: an order that ties no card to a seat (RES-A11)."""
    return sorted(cards, key=lambda card: (SIDES.index(card[0]), -card[1]))
