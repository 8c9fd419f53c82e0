"""What holds at every moment of a game of Réseau-Mère."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.game import Game
from rules.reseau_mere import controller
from rules.reseau_mere.cards import DECK, RESEAU_MERE, RESISTANCE
from rules.reseau_mere.table import split

PACK = Counter(DECK)
FULL = {RESISTANCE: 45, RESEAU_MERE: 45}


def reseau_mere_holds(game: Game[Any]) -> None:
    """Rulings §4.2, and who plays the seats that have no person."""
    table, now = game.table, game.table.now
    seats = len(table.seats)
    assert Counter(table.identities.values()) == split(table.humans)
    assert Counter(side for side, _ in DECK) == FULL and sum(value for _, value in DECK) == 126
    extra = 3 if table.options["variant"] == "fracture" else 0
    for of in (*table.past[-1:], now):
        cards_are_so(of, seats, extra)
    assert len(table.spent) == len(set(table.spent))
    shown = [seat for of in (*table.past, now) for seat in of.evidence]
    assert sorted(shown) == sorted(table.spent)
    assert sum(table.scored.values()) == sum(value for of in table.counted for _, value in of.revealed)
    assert sum(table.won.values()) == len(table.counted) <= table.rounds
    assert len(table.past) < table.rounds or now.is_tie_break or len(table.past) == table.rounds - 1
    controls_are_so(game)
    if table.verdict:
        verdict_is_so(table)
    if not game.is_over:
        nobody_knows(game)


def cards_are_so(of: Any, seats: int, extra: int) -> None:
    """From a full pack; 2N in the centre, three more under Fracture; two to read for each seat."""
    if not of.hands:
        return
    dealt = Counter(card for hand in of.hands.values() for card in hand)
    assert len(of.hands) == seats and all(len(hand) == 3 for hand in of.hands.values()) and not dealt - PACK
    if not of.centre:
        return
    kept = Counter(of.hands[seat][at - 1] for seat, places in of.kept.items() for at in places)
    added = Counter(of.centre) - kept
    assert len(of.centre) == 2 * seats + extra and kept.total() == 2 * seats
    assert added.total() == extra and not dealt + added - PACK
    picked = [at for picks in of.picks.values() for at in picks]
    assert len(set(picked)) == len(picked) and set(picked) | set(of.free) == set(range(1, len(of.centre) + 1))
    if of.is_read:
        assert all(len(of.read(seat)) == 2 for seat in of.hands) and len(of.free) == extra
    if of.winner:
        assert Counter(of.revealed) == Counter(of.centre[at - 1] for at in picked)
        assert sum(of.points.values()) == sum(value for _, value in of.revealed)
        ahead = of.points[RESISTANCE] - of.points[RESEAU_MERE]
        assert of.winner == (RESISTANCE if ahead > 0 else RESEAU_MERE if ahead else "nobody")
    assert ("RES-A18" in of.why) == (of.is_tie_break and bool(of.winner))


def verdict_is_so(table: Any) -> None:
    """Exactly k are accused, three points for each; ballots of people only, never against oneself."""
    verdict = table.verdict
    assert len(set(verdict.accused)) == table.agents and sorted(verdict.ballots) == list(table.people)
    for seat, ballot in verdict.ballots.items():
        assert len(set(ballot)) == table.agents and seat not in ballot
    assert sum(verdict.counts.values()) == table.humans * table.agents
    least = min(verdict.counts[seat] for seat in verdict.accused)
    assert all(verdict.counts[seat] <= least for seat in table.seats if seat not in verdict.accused)
    if verdict.bonus:
        assert sum(verdict.bonus.values()) == 3 * table.agents


def controls_are_so(game: Game[Any]) -> None:
    """Everybody their own seat; in Solo seat 1 all of them; in Duo seat 3 goes to the First player of the round."""
    table = game.table
    for seat in table.seats:
        expected = seat if seat <= table.humans else table.now.first
        assert controller(table, seat) == expected
    assert table.now.first in table.people
    if table.past:
        assert table.now.first == table.past[-1].first % table.humans + 1
    assert not set(game.asked) & set(table.automata)


def nobody_knows(game: Game[Any]) -> None:
    """No seat is told another's identity, but agents under Réseau coordonné; the cards of the seats it plays only."""
    table = game.table
    knows = table.options["variant"] == "coordonne"
    agents = [seat for seat in table.seats if table.identities[seat] == RESEAU_MERE]
    seat = table.seats[len(game.log) % len(table.seats)]  # one after the other: to look at all each time would be slow
    facts = game.rules.view(table, seat)
    assert facts["over"] is None
    if seat not in table.people:
        assert "mine" not in facts
        return
    mine = facts["mine"]
    assert mine["identity"] == table.identities[seat]
    assert mine["agents"] == ([each for each in agents if each != seat] if knows and seat in agents else [])
    assert all(controller(table, each) == seat for each in mine["plays"])
    for each, held in mine["plays"].items():
        assert held["cards"] == ([list(card) for card in table.now.read(each)] if table.now.is_read else [])
