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
"""(its seat's view, when it cares to look; step; its form; a number below n) -> an answer, or None to stay silent."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one of ENDINGS, the SIDES that won, the seats that won."""

    ending: str
    sides: tuple[str, ...]
    winners: tuple[Seat, ...]


class Rules(Protocol[Table]):
    """A game. `table` is one plain dataclass, all that is true at the table; only its script changes it."""

    CODE: str
    PLAYERS: tuple[int, ...]  # the numbers of seats it can be played with
    MINUTES: tuple[int, int]  # how long a game lasts, from and to
    OPTIONS: tuple[Option, ...]
    SIDES: tuple[str, ...]
    ENDINGS: tuple[str, ...]
    REFUSALS: tuple[str, ...]  # its own codes, beside those of rules.forms
    WHY: tuple[str, ...]  # every ruling it may name in a result
    BOTS: Mapping[str, Bot]

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
