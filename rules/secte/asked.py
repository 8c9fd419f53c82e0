"""The forms of La Secte. They are shared and never change, so each is made once."""

from __future__ import annotations

from functools import lru_cache

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
def claim_pads(living: tuple[Seat, ...], holder: Seat) -> dict[Seat, Form]:
    """The same pad for everybody; only the holder's does anything (SEC-A47)."""
    return {seat: MINE if seat == holder else NOT_MINE for seat in living}


@lru_cache(maxsize=1024)
def veiled(step: str, who: tuple[Seat, ...]) -> Form:
    """The holder's form, and everybody else's: as many zones, names and taps for all (SEC-A15, COM-10)."""
    fields = {"use": one_of(["use", "pass"]), "who": one_of(who)}
    if step == "inquisition":
        fields["question"] = one_of(TEMPLATES)
    return Form(**fields)


@lru_cache(maxsize=8)
def answer(only: str = "") -> Form:
    """Yes and no, always both shown; whoever is bound to honesty is refused the false one (SEC-A28)."""
    return Form(answer=yes_no([only] if only else ["yes", "no"], refusal="bound_to_truth"))
