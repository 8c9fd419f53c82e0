"""The questions of Réseau-Mère, each a function of what is public and of who is asked.

They never change once made, so each is made once and shared by all tables.
"""

from __future__ import annotations

from functools import lru_cache

from rules.ask import Ask, by_the_clock
from rules.forms import Form, Seat, one_of, some_of
from rules.reseau_mere.cards import BALANCED, DEALT, KEPT, SIDES

SEEN = Form(seen=one_of(["seen"]))
READY = Form(ready=one_of(["ready"]))
KEEP = Form(keep=some_of(range(1, DEALT + 1), KEPT, KEPT))
"""Places in the hand: one keeps two, nobody is asked to discard (RES-30)."""
SAYS = (*SIDES, BALANCED)
REPORT = Form(says=one_of(SAYS))
"""All three are always accepted: lying is allowed (RES-37, RES-38)."""
SHOW = Form(show=one_of(["no", "first", "second"]))
"""One card or none, in the order picked (RES-39)."""


@lru_cache(maxsize=1024)
def all_together(step: str, seats: tuple[Seat, ...], form: Form) -> Ask:
    """The same question to these seats at once."""
    return Ask(step, dict.fromkeys(seats, form))


@lru_cache(maxsize=256)
def keep_two(seats: tuple[Seat, ...]) -> Ask:
    """Keep two of three; whoever is silent has them chosen by chance (RES-30, COM-05)."""
    return Ask("keep", dict.fromkeys(seats, KEEP), compulsory=True)


@lru_cache(maxsize=4096)
def back(centre: int, free: tuple[int, ...]) -> Form:
    """One of the backs in the centre that is still there; a pick is blind (RES-A02)."""
    return Form(back=one_of(range(1, centre + 1), accepted=free, refusal="back_taken"))


def pick(step: str, seats: tuple[Seat, ...], centre: int, free: tuple[int, ...]) -> Ask:
    """A pass: everybody's at once, or one seat's (RES-34, RES-35, RES-A05)."""
    return Ask(step, dict.fromkeys(seats, back(centre, free)), compulsory=True)


@lru_cache(maxsize=64)
def report_of(seat: Seat) -> Ask:
    """What a seat says of its two cards, or nothing (RES-37, RES-A08)."""
    return Ask(f"report_{seat}", {seat: REPORT})


@lru_cache(maxsize=64)
def evidence(seat: Seat) -> Ask:
    """Right after its own report, as long whether it is used or not (RES-39, RES-A09)."""
    return Ask(f"evidence_{seat}", {seat: SHOW}, complete=by_the_clock, counted=False)


@lru_cache(maxsize=64)
def suspicion(seats: tuple[Seat, ...], people: tuple[Seat, ...]) -> Ask:
    """One suspect for each person; nobody is told who or how many have answered (RES-41, RES-A10)."""
    forms = {seat: Form(suspect=one_of(others(seats, seat))) for seat in people}
    return Ask("suspicion", forms, counted=False)


@lru_cache(maxsize=64)
def ballots(seats: tuple[Seat, ...], people: tuple[Seat, ...], number: int) -> Ask:
    """Exactly so many others, all different (RES-46, RES-47, RES-A19)."""
    forms = {seat: Form(accused=some_of(others(seats, seat), number, number)) for seat in people}
    return Ask("accusation", forms, compulsory=True)


def others(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """Every seat but this one."""
    return tuple(other for other in seats if other != seat)
