"""The questions of La Secte, each a function of what is public and of who is asked.

They never change once made, so each is made once and shared by all tables.
"""

from __future__ import annotations

from functools import lru_cache

from rules.ask import Ask, anybody, by_the_clock
from rules.forms import Form, Option, Seat, one_of, yes_no
from rules.secte.table import ROLE_CODES, STEPS

SEEN = Form(seen=one_of(["seen"]))
READY = Form(ready=one_of(["ready"]))
MINE = Form(use=one_of(["use"]))
NOT_MINE = Form(use=one_of(["use"], accepted=[], refusal="not_yours"))
"""The same pad to look at; a tap on it does nothing (SEC-A47)."""
OBSTRUCTION = Form(step=one_of(STEPS[1:]))
"""It names another Step, never itself (SEC-A17)."""
QUESTION = Form(
    question=one_of(["aloud", "role", "step"]),
    role=one_of(ROLE_CODES).when("question", "role"),
    step=one_of(STEPS).when("question", "step"),
)
TEMPLATES = (*(f"role:{role}" for role in ROLE_CODES), *(f"step:{step}" for step in STEPS))
"""Under *anonymous* a question is never spoken (SEC-A15)."""


@lru_cache(maxsize=1024)
def choice(field: str, among: tuple[Option, ...]) -> Form:
    """One field, one of these."""
    return Form(**{field: one_of(among)})


@lru_cache(maxsize=1024)
def all_together(step: str, living: tuple[Seat, ...], form: Form) -> Ask:
    """Everybody taps the same: to have seen a card, to have said all (COM-10)."""
    return Ask(step, dict.fromkeys(living, form))


@lru_cache(maxsize=1024)
def claim(step: str, living: tuple[Seat, ...], holder: Seat) -> Ask:
    """The same pad for everybody; only the holder's does anything, and ends it (SEC-A47)."""
    pads = {seat: MINE if seat == holder else NOT_MINE for seat in living}
    return Ask(f"claim_{step}", pads, complete=anybody)


@lru_cache(maxsize=1024)
def choose(step: str, living: tuple[Seat, ...], holder: Seat) -> Ask:
    """Whom or what the Step names."""
    form = OBSTRUCTION if step == "obstruction" else choice("who", targets(step, living, holder))
    return Ask(f"use_{step}", {holder: form})


@lru_cache(maxsize=1024)
def veiled(step: str, living: tuple[Seat, ...]) -> Ask:
    """The holder's form, and everybody else's: as many zones, names and taps for all (SEC-A15, COM-10)."""
    question = {"question": one_of(TEMPLATES)} if step == "inquisition" else {}
    forms: dict[Seat, Form] = {}
    for seat in living:
        forms[seat] = Form(use=one_of(["use", "pass"]), who=one_of(targets(step, living, seat)), **question)
    return Ask(f"veiled_{step}", forms, complete=by_the_clock)


@lru_cache(maxsize=1024)
def answer(asked: Seat, true: str, is_free: bool) -> Ask:
    """Yes and no, always both shown; whoever is bound to honesty is refused the false one (SEC-A28).

    Nobody can refuse: where the truth is known a silent player's answer is drawn among the accepted (SEC-A29).
    """
    accepted = ["yes", "no"] if is_free or not true else [true]
    form = Form(answer=yes_no(accepted, refusal="bound_to_truth"))
    return Ask("answer", {asked: form}, compulsory=bool(true), complete=by_the_clock)


@lru_cache(maxsize=1024)
def ballots(living: tuple[Seat, ...], voters: tuple[Seat, ...]) -> Ask:
    """Against another living player (SEC-48, SEC-A36)."""
    return Ask("vote", {seat: choice("against", others(living, seat)) for seat in voters})


def targets(step: str, living: tuple[Seat, ...], holder: Seat) -> tuple[Seat, ...]:
    """Malédiction and Grâce: any living player, oneself included; the others: another living one (SEC-A12, SEC-A19)."""
    return living if step in ("malediction", "grace") else others(living, holder)


def others(living: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The living, without this one (SEC-A12, SEC-A19)."""
    return tuple(other for other in living if other != seat)
