"""Réseau-Mère, in the order of its rule book: identities, rounds, the accusation, the end."""

from __future__ import annotations

from rules.ask import Over, Script
from rules.chance import Chance
from rules.forms import Seat
from rules.reseau_mere.accusation import accusation, result
from rules.reseau_mere.asked import SEEN, all_together
from rules.reseau_mere.cards import RESEAU_MERE, RESISTANCE, SIDES
from rules.reseau_mere.round import play_round
from rules.reseau_mere.table import NO_WINNER, Round, Table
from rules.reseau_mere.view import round_in_public


def play(table: Table, chance: Chance) -> Script[None]:
    """Rounds, then the accusation, then, where all is equal, rounds that break the tie (RES-05 to RES-08)."""
    try:
        yield from deal_identities(table, chance)
        for _ in range(table.rounds):
            next_round(table)
            yield from play_round(table, chance)
        yield from accusation(table, chance)
        result(table)
        yield from tie_break(table, chance)
    except Over as end:
        finish(table, end)


def deal_identities(table: Table, chance: Chance) -> Script[None]:
    """One true identity for each seat, invisible ones too; each person looks at their own (RES-17 to RES-25)."""
    agents = chance.some("identities", table.seats, table.agents)
    table.identities = {seat: RESEAU_MERE if seat in agents else RESISTANCE for seat in table.seats}
    first = 1 if table.humans == 1 else chance.one("first", table.people)
    table.now = Round(0, first)
    yield all_together("identity", table.people, SEEN)


def next_round(table: Table, is_tie_break: bool = False) -> None:
    """All cards go back to the pile; the next person is First player (RES-65, RES-A01)."""
    before, first = table.now, table.now.first
    if before.number:
        table.past.append(before)
        table.told.append(round_in_public(table, before))
        first = after(table, first)
    table.now = Round(before.number + 1, first, is_tie_break)


def after(table: Table, seat: Seat) -> Seat:
    """The next person around the table; in Duo the other one, in Solo always seat 1 (RES-A01, RES-A25)."""
    return seat % table.humans + 1


def tie_break(table: Table, chance: Chance) -> Script[None]:
    """Full rounds without suspicion or bonus until one is won, identities hidden (RES-08, RES-A18). Raises Over."""
    while True:
        next_round(table, is_tie_break=True)
        yield from play_round(table, chance)
        if table.now.winner != NO_WINNER:
            raise Over("tie_break", [table.now.winner])


def finish(table: Table, end: Over) -> None:
    """Everybody may look now (RES-53, COM-12)."""
    table.phase, table.ending = "over", end.ending
    table.sides = tuple(side for side in SIDES if side in end.sides)
    table.winners = tuple(seat for seat in table.seats if table.identities[seat] in table.sides)
