"""All that is true at a table of Réseau-Mère."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.forms import NOBODY, Seat
from rules.reseau_mere.cards import RESEAU_MERE, RESISTANCE, SIDES, Card

FEWEST_SEATS = 3
"""Alone or in two one plays at three seats (RES-22, RES-25)."""
AGENTS = {
    3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3, 11: 4,
    12: 4, 13: 4, 14: 5, 15: 5, 16: 5, 17: 6, 18: 6, 19: 6, 20: 7,
}  # fmt: skip
"""Seats -> agents of the Réseau-Mère; all others are Résistance (RES-19)."""
NO_WINNER = "nobody"


@dataclass(slots=True)
class Round:
    """One round, from the deal to the reveal. A tie-break round is one too (RES-A18)."""

    number: int
    first: Seat
    is_tie_break: bool = False
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    kept: dict[Seat, tuple[int, ...]] = field(default_factory=dict)  # places in the hand, from 1
    centre: list[Card] = field(default_factory=list)
    picks: dict[Seat, list[int]] = field(default_factory=dict)  # places in the centre, from 1, in the order picked
    moved: dict[Seat, list[int]] = field(default_factory=dict)  # in which passes another seat was before it (RES-A05)
    is_read: bool = False  # the picked cards may be looked at (RES-A04)
    speaking: Seat = NOBODY
    reports: dict[Seat, str] = field(default_factory=dict)
    evidence: dict[Seat, Card] = field(default_factory=dict)
    suspicions: dict[Seat, Seat] = field(default_factory=dict)
    revealed: list[Card] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SIDES, 0))  # what the revealed cards score
    winner: str = ""  # "" until the reveal
    why: tuple[str, ...] = ()

    @property
    def free(self) -> tuple[int, ...]:
        """The backs that nobody has taken."""
        taken = {at for picked in self.picks.values() for at in picked}
        return tuple(at for at in range(1, len(self.centre) + 1) if at not in taken)

    def read(self, seat: Seat) -> list[Card]:
        """The cards that this seat has picked, in the order picked."""
        return [self.centre[at - 1] for at in self.picks.get(seat, ())]


@dataclass(slots=True)
class Settled:
    """One rule that parted the seats tied at the cut-off: cumulated suspicions, then chance (RES-49, RES-50)."""

    rule: str
    tied: tuple[Seat, ...]
    chosen: tuple[Seat, ...]


@dataclass(slots=True)
class Verdict:
    """The final accusation, as it comes to light."""

    ballots: dict[Seat, tuple[Seat, ...]]
    by_chance: tuple[Seat, ...]
    counts: dict[Seat, int]
    suspicions: dict[Seat, int]
    accused: tuple[Seat, ...] = ()
    settled: list[Settled] = field(default_factory=list)
    bonus: dict[str, int] = field(default_factory=dict)
    winner: str = ""  # "" until the totals are told, and while a tie-break round decides
    why: tuple[str, ...] = ()


@dataclass(slots=True)
class Table:
    """Seats above `humans` are invisible ones: they have an identity that nobody ever looks at (RES-20, RES-24)."""

    options: Mapping[str, Any]
    humans: int = field(init=False)  # how many people play: they sit at the first seats
    people: tuple[Seat, ...] = field(init=False)  # the seats with a person
    seats: tuple[Seat, ...] = field(init=False)  # all of them, around the table (RES-A01)
    automata: tuple[Seat, ...] = field(init=False)  # those that the server plays for their own identity (RES-A24)
    played: tuple[Seat, ...] = field(init=False)  # those that a person answers for
    phase: str = "identity"
    identities: dict[Seat, str] = field(default_factory=dict)
    spent: list[Seat] = field(default_factory=list)  # seats that have shown their Evidence (RES-64)
    now: Round = field(default_factory=lambda: Round(0, NOBODY))
    past: list[Round] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)  # what the whole table was told of each of these
    verdict: Verdict | None = None
    ending: str = ""
    sides: tuple[str, ...] = ()
    winners: tuple[Seat, ...] = ()

    def __post_init__(self) -> None:
        self.humans = self.options["players"]
        self.people, self.seats = tuple(range(1, self.humans + 1)), tuple(range(1, seats(self.humans) + 1))
        is_automatic = self.humans == 1 and self.options["solo_seats"] == "automata"
        self.automata = self.seats[1:] if is_automatic else ()
        self.played = tuple(seat for seat in self.seats if seat not in self.automata)

    @property
    def in_order(self) -> tuple[Seat, ...]:
        """Up from the First player, wrapping (RES-A01)."""
        at = self.seats.index(self.now.first)
        return self.seats[at:] + self.seats[:at]

    @property
    def rounds(self) -> int:
        """How many there are, without those that break a tie (RES-44, RES-45)."""
        rounds: int = self.options["rounds"]
        return rounds

    @property
    def agents(self) -> int:
        """How many agents there are: so many seats are accused (RES-46)."""
        return AGENTS[len(self.seats)]

    @property
    def counted(self) -> list[Round]:
        """The rounds whose cards count in the totals, as far as they have been revealed (RES-05, RES-A18)."""
        return [each for each in (*self.past, self.now) if each.winner and not each.is_tie_break]

    @property
    def scored(self) -> dict[str, int]:
        """Points of cards, of all rounds."""
        counted = self.counted
        return {side: sum(each.points[side] for each in counted) for side in SIDES}

    @property
    def totals(self) -> dict[str, int]:
        """Points of cards, the head start, and the bonus once it is told."""
        bonus = self.verdict.bonus if self.verdict else {}
        total = {side: score + bonus.get(side, 0) for side, score in self.scored.items()}
        total[RESEAU_MERE] += head_start(self.options)
        return total

    @property
    def won(self) -> dict[str, int]:
        """Rounds won; those that nobody won too (RES-A12)."""
        winners = [each.winner for each in self.counted]
        return {side: winners.count(side) for side in (*SIDES, NO_WINNER)}


def seats(players: int) -> int:
    """How many seats there are for so many people."""
    return max(FEWEST_SEATS, players)


def mode(players: int) -> str:
    """How so many people play (RES-22, RES-25, RES-27)."""
    return {1: "solo", 2: "duo"}.get(players, "full")


def split(players: int) -> dict[str, int]:
    """How many identities of each side there are (RES-19, RES-A30)."""
    number = seats(players)
    return {RESISTANCE: number - AGENTS[number], RESEAU_MERE: AGENTS[number]}


HEAD_START = {10: 12, 6: 7}
"""Rounds -> points for each seat of Résistance's majority (rulings, section 5)."""


def head_start(options: Mapping[str, Any]) -> int:
    """*Avance du Réseau*: what the Réseau-Mère starts with, in proportion to what is picked under Fracture."""
    if options["head_start"] == "off":
        return 0
    number, sides = seats(options["players"]), split(options["players"])
    lead: int = HEAD_START[options["rounds"]] * (sides[RESISTANCE] - sides[RESEAU_MERE])
    if options["variant"] != "fracture":
        return lead
    centre = 2 * number + 3
    return (2 * lead * 2 * number + centre) // (2 * centre)  # to the nearest whole number, without floats
