"""What a seat may know of a table of La Secte: built from nothing, field by field."""

from __future__ import annotations

from typing import Any

from rules.forms import NOBODY, Seat
from rules.secte.table import SEATS, STEPS, Played, Round, Table
from rules.secte.vote import counted


def view(table: Table, seat: Seat) -> dict[str, Any]:
    """The public facts, and the card of this seat when it is one (0: the host screen and the watchers)."""
    facts: dict[str, Any] = {
        "phase": table.phase,
        "rounds": table.rounds,
        "living": list(table.living),
        "guardians": sorted(table.guards),
        "options": dict(table.options),
        **round_in_public(table, table.now),
        "past": [round_in_public(table, each) for each in table.past],
        "over": over(table) if table.phase == "over" else None,
    }
    if seat in SEATS:
        facts["card"] = card(table, seat)
    return facts


def controller(table: Table, seat: Seat) -> Seat:
    """Each seat answers for itself."""
    return seat


def round_in_public(table: Table, of: Round) -> dict[str, Any]:
    """What the whole table was told of a round."""
    return {
        "round": of.number,
        "ritual": [step_in_public(table, played) for played in of.ritual],
        "cursed": of.cursed,
        "protected": of.protected,
        "masked": list(of.masked),
        "result": result(of, is_shown=table.options["banned_role"] == "shown" or table.phase == "over"),
    }


def step_in_public(table: Table, played: Played) -> dict[str, Any]:
    """Who played a Step is hidden under *anonymous*, but for the two that are declared (SEC-A15)."""
    return step_told(played, played.holder if table.is_told(played.step) else NOBODY)


def step_told(played: Played, holder: Seat) -> dict[str, Any]:
    """One Step of a ritual."""
    return {
        "step": played.step,
        "state": played.state,
        "holder": holder,
        "target": played.target,
        "names": played.names,
        "question": played.question,
        "about": played.about,
        "answer": played.answer,
        "why": list(played.why),
    }


def result(of: Round, is_shown: bool) -> dict[str, Any] | None:
    """From the count on the ballots by name, all at once (SEC-A38); from the verdict on who is banned (SEC-A39)."""
    if not of.why:
        return None
    return {
        "ballots": [[voter, against] for voter, against in of.ballots.items()],
        "counts": [list(each) for each in counted(of)],
        "silent": [voter for voter in of.voters if voter not in of.ballots],
        "outcome": of.outcome,
        "banned": of.banned,
        "role": of.role if is_shown else "",
        "votes": of.votes,
        "why": list(of.why),
    }


def card(table: Table, seat: Seat) -> dict[str, Any]:
    """What only this seat may know. Under a mask it is the role last seen: the new one is not in here (SEC-38)."""
    is_over = table.phase == "over"
    return {
        "role": table.last_seen.get(seat, ""),
        "masked": seat in table.now.masked and not is_over,
        "may_lie": table.last_seen.get(seat) == "infidele",
        "guards": table.guards.get(seat, ""),
        "lent_to": lent_to(table, seat),
        "why": ["SEC-A11"] if seat in table.now.by_chance else [],
        "alive": seat in table.living,
        "cursed": seat == table.now.cursed,
        "steps": [step_held(table.now, step, seat) for step in STEPS],
        "new_role": seat == table.new_role,
        "decoys": decoys(table, seat) if is_over else [],
    }


def lent_to(table: Table, seat: Seat) -> Seat:
    """To whom this Guardian's Step went in this round: only he and the chosen know (SEC-22, SEC-23)."""
    step, now = table.guards.get(seat, ""), table.now
    return now.steps[step] if now.lent_by.get(step) == seat else NOBODY


def decoys(table: Table, seat: Seat) -> list[dict[str, Any]]:
    """What this seat answered as a disguise, for nobody else to see, not even at the end (COM-12)."""
    return [
        {"round": of.number, "step": played.step, **played.decoys[seat]}
        for of in (*table.past, table.now)
        for played in of.ritual
        if seat in played.decoys
    ]


def step_held(now: Round, step: str, seat: Seat) -> dict[str, Any]:
    """Six lines, marked or not: the same to look at for everybody; never who entrusted it (SEC-A10)."""
    is_yours = now.steps.get(step) == seat
    return {"step": step, "yours": is_yours, "entrusted": is_yours and step in now.lent_by}


def over(table: Table) -> dict[str, Any]:
    """The end: everything is told, but for notes and decoys (COM-12)."""
    return {
        "ending": table.ending,
        "sides": list(table.sides),
        "winners": list(table.winners),
        "why": list(table.why),
        "roles": [{"seat": seat, "dealt": table.dealt[seat], "borne": table.bears[seat]} for seat in SEATS],
        "story": [story(each) for each in (*table.past, table.now)],
    }


def story(of: Round) -> dict[str, Any]:
    """A round as it was, with the responsible of every Step, passed or not, and who lent it to him."""
    return {
        "round": of.number,
        "steps": [{"step": s, "holder": of.steps[s], "lent_by": of.lent_by.get(s, NOBODY)} for s in STEPS],
        "ritual": [step_told(played, of.steps[played.step]) for played in of.ritual],
        "masked": list(of.masked),
        "result": result(of, is_shown=True),
    }
