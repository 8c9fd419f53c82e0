"""What a game folder gives: its module is one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from rules.ask import Script
from rules.chance import Chance
from rules.forms import Form, Pick, Seat
from rules.options import Option, Times

Table = TypeVar("Table")
Bot = Callable[[Callable[[], dict[str, Any]], str, Form, Pick], object | None]
"""(a view, when it cares to look; step; its form; a number below n) -> an answer, or None to stay silent.

The view is that of the seat whose phone would answer, with one key more, "for": the seat that is answered for. A seat
that somebody else plays has an identity that nobody may see, bots no more than people.
"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one of ENDINGS, the SIDES that won, the seats that won."""

    ending: str
    sides: tuple[str, ...]
    winners: tuple[Seat, ...]


class Rules(Protocol[Table]):
    """A game. `table` is one plain dataclass, all that is true at the table; only its script changes it."""

    CODE: str
    PLAYERS: tuple[int, ...]  # the numbers of people it can be played with
    MODES: Mapping[str, tuple[int, ...]]  # the ways to play it by name, the first the usual one -> with how many people
    MINUTES: tuple[int, int]  # how long a game lasts, from and to
    OPTIONS: tuple[Option, ...]
    SIDES: tuple[str, ...]
    ENDINGS: tuple[str, ...]
    REFUSALS: tuple[str, ...]  # its own codes, beside those of rules.forms
    WHY: tuple[str, ...]  # every ruling it may name in a result
    BOTS: Mapping[str, Bot]
    MEASURES: Mapping[str, Callable[[Table], float]]  # what `simulate` takes the mean of, beside sides and endings

    def seats(self, players: int) -> int:
        """How many seats the table has for so many people; more where some play several."""

    def before(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What the lobby tells of a game with these complete options, beside the options: public facts."""

    def new_table(self, options: Mapping[str, Any]) -> Table:
        """The table before the first question; `options` from `rules.options.complete`."""

    def play(self, table: Table, chance: Chance) -> Script[None]:
        """The whole game."""

    def view(self, table: Table, seat: Seat) -> dict[str, Any]:
        """What a seat (or PUBLIC) may know, built from nothing. Can be written as JSON."""

    def controller(self, table: Table, seat: Seat) -> Seat:
        """The seat whose phone answers for this one."""

    def times(self, step: str, options: Mapping[str, Any]) -> Times:
        """How long a step lasts (COM-10)."""

    def part(self, table: Table) -> int:
        """The round it is: the host may go back to any question of the same part."""

    def outcome(self, table: Table) -> Outcome | None:
        """How it ended, if it has."""
