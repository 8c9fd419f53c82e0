"""An open vote: everybody votes against somebody, gives a word for it, and all see all ballots as they come.

A small game that shows what a game needs: this module, one folder of templates, one of styles. Every tap changes every
screen, which is the most that a server can be asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.ask import Ask, Script, by_the_clock
from rules.chance import Chance
from rules.forms import Form, Pick, Seat, one_of, text
from rules.options import Option, Times
from rules.protocol import Outcome

CODE = "vote"
PLAYERS = tuple(range(2, 21))
MODES = {"full": PLAYERS}
MINUTES = (5, 10)
OPTIONS = (Option("rounds", (1, 3, 5), 3),)
SIDES = ("table",)
ENDINGS = ("rounds_over",)
REFUSALS: tuple[str, ...] = ()
WHY: tuple[str, ...] = ()
MEASURES: Mapping[str, Callable[[Table], float]] = {}
LONGEST_WORD = 12


@dataclass
class Table:
    """Who sits there, the round, and what each round came to: the seats with the most votes."""

    seats: tuple[Seat, ...]
    rounds: int
    round: int = 0
    told: list[tuple[Seat, ...]] = field(default_factory=list)
    is_over: bool = False


def new_table(options: Mapping[str, Any]) -> Table:
    """A table for as many as have come."""
    return Table(tuple(range(1, options["players"] + 1)), options["rounds"])


def play(table: Table, chance: Chance) -> Script[None]:
    """Round by round: an open ballot until the clock ends it, then its count."""
    for table.round in range(1, table.rounds + 1):  # noqa: B020 - the round is the table's own
        forms = {seat: ballot(table, seat) for seat in table.seats}
        ballots = yield Ask("ballot", forms, complete=by_the_clock, sees=lambda seat: table.seats)
        table.told.append(most_voted(ballots.each("against")))
        yield Ask("count")
    table.is_over = True


def ballot(table: Table, seat: Seat) -> Form:
    """Against one of the others, with a word."""
    return Form(against=one_of(other for other in table.seats if other != seat), word=text(LONGEST_WORD))


def most_voted(ballots: Mapping[Seat, Seat]) -> tuple[Seat, ...]:
    """All who share the highest count."""
    counts = Counter(ballots.values())
    return tuple(sorted(seat for seat in counts if counts[seat] == max(counts.values())))


def view(table: Table, seat: Seat) -> dict[str, Any]:
    """Everything is public here."""
    return {"round": table.round, "rounds": table.rounds, "told": [list(each) for each in table.told]}


def seats(players: int) -> int:
    """Everybody has one seat."""
    return players


def before(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options say all there is to say."""
    return {}


def controller(table: Table, seat: Seat) -> Seat:
    """Each seat answers for itself."""
    return seat


def times(step: str, options: Mapping[str, Any]) -> Times:
    """A minute to vote, a moment to read."""
    return Times(5, 60, host_may_close=True, may_add=True) if step == "ballot" else Times(0, 8, host_may_close=True)


def part(table: Table) -> int:
    """The round."""
    return table.round


def outcome(table: Table) -> Outcome | None:
    """Nobody wins but the table."""
    return Outcome("rounds_over", SIDES, table.seats) if table.is_over else None


def random(view: Callable[[], dict[str, Any]], step: str, form: Form, below: Pick) -> object:
    """Votes by chance, without a word."""
    return form.draw(below)


BOTS = {"random": random}
