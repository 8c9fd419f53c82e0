"""What a table of Réseau-Mère may choose, and how long its windows last (COM-10, RES-A32, rulings §6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.options import Option, Times
from rules.reseau_mere.table import AGENTS, seats

STANDARD, EXPRESS = 10, 6
EXPRESS_FROM = 13
"""People at the table from whom on Express may be played, and is proposed (RES-A26)."""
MANY = 13
"""People from whom on the discussion is the shorter one; a table in a hurry closes it (RES-A32)."""


def formats(players: int) -> tuple[int, ...]:
    """Ten rounds, or six at 13 to 20 (RES-44, RES-45, RES-A26)."""
    return (STANDARD, EXPRESS) if players >= EXPRESS_FROM else (STANDARD,)


def proposed(players: int) -> int:
    """Express, where it may be played (RES-A26)."""
    return formats(players)[-1]


def variants(players: int) -> tuple[str, ...]:
    """One of them or none; with one agent there is nobody to recognise (RES-A28)."""
    return ("none", "fracture", "coordonne") if AGENTS[seats(players)] > 1 else ("none", "fracture")


def solo_seats(players: int) -> tuple[str, ...]:
    """Who plays the invisible seats is a question of Solo only (RES-A24)."""
    return ("human", "automata") if players == 1 else ("human",)


OPTIONS: tuple[Option, ...] = (
    Option("windows", ("swift", "strict"), "swift"),
    Option("rounds", (STANDARD, EXPRESS), STANDARD, offers=formats, usual=proposed),
    Option("variant", ("none", "fracture", "coordonne"), "none", offers=variants),
    Option("picks", ("together", "in_turn"), "together"),
    Option("solo_seats", ("human", "automata"), "human", offers=solo_seats),
    Option("head_start", ("off", "on"), "off"),
)

WINDOWS: dict[str, Times] = {
    "identity": Times(8, 20, host_may_close=True),
    "keep": Times(8, 30, host_may_close=True),
    "pass1": Times(3, 8, host_may_close=True),
    "pass2": Times(3, 8, host_may_close=True),
    "reading": Times(6, 12, host_may_close=True),
    "suspicion": Times(5, 15, host_may_close=True),
    "accusation": Times(10, 120, host_may_close=True),
}
REPORT = Times(0, 8, host_may_close=True)
"""Spoken and tapped: it closes on the tap, under *strict* too (RES-A08, RES-A32)."""
EVIDENCE = Times(4, 4, host_may_close=False)
"""As long whether it is used or not (rulings §3.4)."""
DISCUSSION, SHORT_DISCUSSION = 90, 60
MOMENTS: dict[str, Times] = {
    "reveal": Times(0, 20, host_may_close=True),
    "count": Times(0, 15, host_may_close=True),
    "total": Times(0, 15, host_may_close=True),
}
AUTOMATON = Times(0, 4, host_may_close=True)
"""The moment in which the table hears an automaton's report."""
PER_SEAT = ("keep", "pass1", "pass2")
"""Windows that are longer for everybody where a phone answers for several seats (rulings §3.4)."""
READING_OF_SEVERAL = 24


def times(step: str, options: Mapping[str, Any]) -> Times:
    """How long a step lasts. Its kind is what stands before the first "_"; the rest is the seat that is asked."""
    kind, _, seat = step.partition("_")
    if kind in MOMENTS:
        return MOMENTS[kind]
    if kind == "report":
        return AUTOMATON if is_automaton(seat, options) else REPORT
    if kind == "evidence":
        return EVIDENCE
    if kind == "discussion":
        longest = SHORT_DISCUSSION if options["players"] >= MANY else DISCUSSION
        return Times(0, longest, host_may_close=True, may_add=True)
    window = longer(kind, seat, options)
    return window.strict() if options["windows"] == "strict" else window


def longer(kind: str, seat: str, options: Mapping[str, Any]) -> Times:
    """A window, with more time where one phone answers for several seats at once."""
    window, most = WINDOWS[kind], 1 if seat else answered_by_one(options)
    longest = window.longest
    if kind in PER_SEAT:
        longest *= most
    elif kind == "reading" and most > 1:
        longest = READING_OF_SEVERAL
    return Times(window.shortest, longest, window.host_may_close)


def answered_by_one(options: Mapping[str, Any]) -> int:
    """For how many seats one phone answers at most."""
    if options["players"] == 1:
        return 1 if options["solo_seats"] == "automata" else seats(1)
    return 2 if options["players"] == 2 else 1


def is_automaton(seat: str, options: Mapping[str, Any]) -> bool:
    """Whether the server plays this seat (RES-A24)."""
    return options["players"] == 1 and options["solo_seats"] == "automata" and seat != "1"
