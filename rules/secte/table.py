"""All that is true at a table of La Secte."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.forms import NOBODY, Answer, Seat

STEPS = ("obstruction", "malediction", "masque", "inquisition", "grace", "oeil")
"""The ritual, in its order (SEC-09, SEC-30)."""
DECLARED = ("obstruction", "masque")
"""Public under *anonymous* too: one is said aloud, the other names two people (SEC-A15)."""
ROLES = ("grand_prophete", "fidele", "fidele", "fidele", "infidele", "martyr")
"""The six cards (SEC-04 to SEC-08)."""
ROLE_CODES = ("grand_prophete", "fidele", "infidele", "martyr")
SIDE = {"grand_prophete": "secte", "fidele": "secte", "infidele": "infidele", "martyr": "martyr"}
"""Who wins with whom (SEC-12)."""
SEATS: tuple[Seat, ...] = (1, 2, 3, 4, 5, 6)
MARTYRDOM = 3
"""Votes that a Martyr needs to win by his ban (SEC-16)."""


@dataclass(slots=True)
class Played:
    """What became of one Step of a ritual. `holder` is its responsible, once it is known that he plays it."""

    step: str
    state: str = "to_come"
    holder: Seat = NOBODY
    target: Seat = NOBODY
    names: str = ""  # the Step that Obstruction cancels
    question: str = ""
    about: str = ""  # the role or Step a built-in question asks for
    answer: str = ""
    decoys: dict[Seat, Answer] = field(default_factory=dict)  # what counted for nothing, and hid who plays
    why: tuple[str, ...] = ()


@dataclass(slots=True)
class Round:
    """One round, from the Guardians to the verdict."""

    number: int
    steps: dict[str, Seat] = field(default_factory=dict)  # Step -> its responsible
    dealt: dict[Seat, str] = field(default_factory=dict)  # without what a Guardian lent
    lent_by: dict[str, Seat] = field(default_factory=dict)  # Step -> the Guardian who gave it
    by_chance: tuple[Seat, ...] = ()  # the Guardians for whom chance chose
    ritual: list[Played] = field(default_factory=lambda: [Played(step) for step in STEPS])
    cursed: Seat = NOBODY
    protected: Seat = NOBODY
    masked: tuple[Seat, ...] = ()
    voters: tuple[Seat, ...] = ()
    ballots: dict[Seat, Seat] = field(default_factory=dict)
    outcome: str = ""  # "" until the verdict
    banned: Seat = NOBODY
    role: str = ""  # what the banned bore
    votes: int = 0
    why: tuple[str, ...] = ()

    @property
    def is_frozen(self) -> bool:
        """A masked player was banned: the swap stays for good (SEC-A23)."""
        return self.banned in self.masked

    def of(self, step: str) -> Played:
        """What became of this Step."""
        return self.ritual[STEPS.index(step)]


@dataclass(slots=True)
class Table:
    """`bears` is the card in front of a player, `last_seen` the one he has looked at: a mask parts them (SEC-38)."""

    options: Mapping[str, Any]
    phase: str = "roles"
    living: tuple[Seat, ...] = SEATS
    dealt: dict[Seat, str] = field(default_factory=dict)
    bears: dict[Seat, str] = field(default_factory=dict)
    last_seen: dict[Seat, str] = field(default_factory=dict)
    guards: dict[Seat, str] = field(default_factory=dict)  # a banned player -> the Step he guards, in the order of bans
    new_role: Seat = NOBODY  # who has a new role for good and reads it in this round
    now: Round = field(default_factory=lambda: Round(1))
    past: list[Round] = field(default_factory=list)
    ending: str = ""
    sides: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()
    why: tuple[str, ...] = ()

    @property
    def rounds(self) -> int:
        """How many there are at most (SEC-A02)."""
        rounds: int = self.options["rounds"]
        return rounds

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Exactly six (SEC-A01)."""
        return SEATS

    @property
    def is_anonymous(self) -> bool:
        """Whether who plays a Step stays hidden (SEC-A15)."""
        return bool(self.options["ritual"] == "anonymous")

    def is_told(self, step: str) -> bool:
        """Whether the table is told who plays this Step (SEC-A15)."""
        return not self.is_anonymous or step in DECLARED

    def bearer(self, role: str) -> Seat:
        """Who bears the one card of this role."""
        return next(seat for seat in SEATS if self.bears[seat] == role)

    def swap(self, a: Seat, b: Seat) -> None:
        """Two players exchange the cards in front of them, unseen (SEC-37)."""
        self.bears[a], self.bears[b] = self.bears[b], self.bears[a]
