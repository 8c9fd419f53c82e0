"""What a seat may know of a table of Réseau-Mère: built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from rules.forms import NOBODY, Seat
from rules.reseau_mere.cards import RESEAU_MERE, advantage
from rules.reseau_mere.table import Round, Table, Verdict, head_start, mode, split


def view(table: Table, seat: Seat) -> dict[str, Any]:
    """The public facts, and what a person's own phone holds (0: the host screen and the watchers).

    An invisible seat has no phone: what it would be shown is what everybody is (RES-24).
    """
    facts = public(table)
    if seat in table.people:
        facts["mine"] = private(table, seat)
    return facts


def controller(table: Table, seat: Seat) -> Seat:
    """Who answers for a seat: for an invisible one the First player of the round (RES-24, RES-26, RES-A01)."""
    return seat if seat in table.people else table.now.first


def public(table: Table) -> dict[str, Any]:
    """What the host screen may show."""
    return {
        "phase": table.phase,
        "mode": mode(table.humans),
        "options": dict(table.options),
        "seats": list(table.seats),
        "people": list(table.people),
        "automata": list(table.automata),
        "split": split(table.humans),
        "rounds": table.rounds,
        "head_start": head_start(table.options),
        "scored": table.scored,
        "totals": table.totals,
        "won": table.won,
        "spent": sorted(table.spent),
        "now": round_in_public(table, table.now),
        "past": list(table.told),
        "verdict": verdict_in_public(table, table.verdict) if table.verdict else None,
        "over": over(table) if table.phase == "over" else None,
    }


def round_in_public(table: Table, of: Round) -> dict[str, Any]:
    """What the whole table was told of a round."""
    return {
        "round": of.number,
        "tie_break": of.is_tie_break,
        "first": of.first,
        "controls": of.first if len(table.people) == 2 else NOBODY,
        "centre": len(of.centre),
        "free": list(of.free),
        "speaking": of.speaking,
        "reports": [[seat, says] for seat, says in of.reports.items()],
        "evidence": [[seat, list(card)] for seat, card in of.evidence.items()],
        "revealed": [list(card) for card in of.revealed],
        "points": dict(of.points),
        "winner": of.winner,
        "why": list(of.why),
    }


def verdict_in_public(table: Table, verdict: Verdict) -> dict[str, Any]:
    """Counts and the ties they left, the suspicions only of who was tied; the bonus once it is told (RES-A17)."""
    return {
        "counts": sorted(map(list, verdict.counts.items()), key=lambda each: (-each[1], each[0])),
        "accused": list(verdict.accused),
        "settled": [
            {
                "rule": each.rule,
                "tied": list(each.tied),
                "chosen": list(each.chosen),
                "suspicions": [[seat, verdict.suspicions[seat]] for seat in each.tied],
            }
            for each in verdict.settled
        ],
        "bonus": dict(verdict.bonus),
        "winner": verdict.winner,
        "why": list(verdict.why),
    }


def private(table: Table, seat: Seat) -> dict[str, Any]:
    """A person's own identity and sheet, and the cards of this round of every seat they answer for (RES-A20)."""
    identity = table.identities.get(seat, "")
    verdict = table.verdict
    return {
        "identity": identity,
        "agents": other_agents(table, seat),
        "plays": {each: cards_of(table, each) for each in table.played if controller(table, each) == seat},
        "sheet": [line_of_sheet(each, seat) for each in (*table.past, table.now) if each.number],
        "ballot": list(verdict.ballots[seat]) if verdict else [],
        "why": ["RES-A19"] if verdict and seat in verdict.by_chance else [],
    }


def other_agents(table: Table, seat: Seat) -> list[Seat]:
    """Under Réseau coordonné an agent reads the seats of the others (RES-57, RES-A29); nobody else reads anything."""
    if table.options["variant"] != "coordonne" or table.identities.get(seat) != RESEAU_MERE:
        return []
    return [other for other in table.seats if other != seat and table.identities[other] == RESEAU_MERE]


def cards_of(table: Table, seat: Seat) -> dict[str, Any]:
    """The hand, what was kept of it, the backs picked, and from the reading on their faces (RES-36, RES-A04)."""
    now = table.now
    read = now.read(seat) if now.is_read else []
    return {
        "hand": [list(card) for card in now.hands.get(seat, ())],
        "kept": list(now.kept.get(seat, ())),
        "backs": list(now.picks.get(seat, ())),
        "moved": list(now.moved.get(seat, ())),
        "why": ["RES-A05"] if seat in now.moved else [],
        "cards": [list(card) for card in read],
        "true": advantage(read) if read else "",
        "spent": seat in table.spent,
    }


def line_of_sheet(of: Round, seat: Seat) -> dict[str, Any]:
    """What a person knows by themselves of a round: what they kept, read and wrote (RES-12)."""
    hand = of.hands.get(seat, [])
    return {
        "round": of.number,
        "kept": [list(hand[at - 1]) for at in of.kept.get(seat, ())],
        "read": [list(card) for card in of.read(seat)] if of.is_read else [],
        "suspect": of.suspicions.get(seat, NOBODY),
    }


def over(table: Table) -> dict[str, Any]:
    """The end: everything is told (RES-53, COM-12)."""
    verdict = table.verdict
    return {
        "ending": table.ending,
        "sides": list(table.sides),
        "winners": list(table.winners),
        "identities": [[seat, table.identities[seat]] for seat in table.seats],
        "ballots": [[seat, list(named)] for seat, named in verdict.ballots.items()] if verdict else [],
        "suspicions": [[seat, number] for seat, number in verdict.suspicions.items()] if verdict else [],
        "story": [story(table, each) for each in (*table.past, table.now)],
    }


def story(table: Table, of: Round) -> dict[str, Any]:
    """A round as it was: who kept what, who read what and said what of it, who suspected whom.

    The discard and what nobody picked are not shown, not even now (RES-A06, RES-A27).
    """
    return {
        "round": of.number,
        "seats": [
            {
                "seat": seat,
                "kept": [list(of.hands[seat][at - 1]) for at in of.kept[seat]],
                "read": [list(card) for card in of.read(seat)],
                "true": advantage(of.read(seat)),
                "said": of.reports.get(seat, "none"),
                "shown": list(of.evidence[seat]) if seat in of.evidence else [],
                "suspect": of.suspicions.get(seat, NOBODY),
            }
            for seat in table.seats
        ],
    }
