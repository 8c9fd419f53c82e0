"""A game of three steps for tests of the companion: secret cards, a ballot, an oath that binds one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.errors import Refused
from rules.ask import Ask, Over, Script, by_the_clock
from rules.chance import Chance
from rules.forms import Form, Seat, one_of
from rules.game import Outcome
from rules.options import Option, Times


@dataclass
class Table:
    options: Mapping[str, Any]
    cards: dict[Seat, str] = field(default_factory=dict)
    round: int = 0
    ballots: list[tuple[Seat, Seat]] = field(default_factory=list)
    oath: str = ""
    ending: str = ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(range(1, self.options["players"] + 1))


class SmallGame:
    """Cards are dealt; in each round everybody votes, the table is told; at the end seat 1 swears, and is bound."""

    CODE = "small"
    PLAYERS = (3, 4, 5, 6)
    MODES: Mapping[str, tuple[int, ...]] = {"full": PLAYERS}
    MEASURES: Mapping[str, Callable[[Table], float]] = {}
    MINUTES = (1, 2)
    OPTIONS = (Option("rounds", (1, 2, 3), 2), Option("tone", ("dry", "wet"), "dry"))
    SIDES, ENDINGS = ("all", "none"), ("sworn",)
    REFUSALS: tuple[str, ...] = ()
    WHY: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.is_buggy = False
        self.BOTS = {"random": lambda view, step, form, below: form.draw(below)}

    def new_table(self, options: Mapping[str, Any]) -> Table:
        return Table(options)

    def play(self, table: Table, chance: Chance) -> Script[None]:
        try:
            yield from self._rounds(table, chance)
        except Over as end:
            table.ending = end.ending

    def _rounds(self, table: Table, chance: Chance) -> Script[None]:
        names = [f"card-{seat}" for seat in table.seats]
        table.cards = dict(zip(table.seats, chance.shuffled("cards", names), strict=True))
        for number in range(1, table.options["rounds"] + 1):
            table.round = number
            forms = {seat: Form(who=one_of([s for s in table.seats if s != seat])) for seat in table.seats}
            ballots = yield Ask("ballot", forms)
            if self.is_buggy:
                raise ZeroDivisionError
            table.ballots = [(seat, answer["who"]) for seat, answer in ballots.items()]
            yield Ask("told")
        oath = Form(word=one_of(["yes", "no", "always"], accepted=["yes", "always"]))
        sworn = yield Ask("oath", {1: oath}, compulsory=True, complete=by_the_clock)
        table.oath = sworn[1]["word"]
        raise Over("sworn", ["all"])

    def view(self, table: Table, seat: Seat) -> dict[str, Any]:
        facts: dict[str, Any] = {"round": table.round, "ballots": table.ballots, "over": table.ending}
        return facts | ({"card": table.cards[seat]} if seat in table.seats else {})

    def seats(self, players: int) -> int:
        return players

    def before(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def controller(self, table: Table, seat: Seat) -> Seat:
        return seat

    def times(self, step: str, options: Mapping[str, Any]) -> Times:
        return {
            "ballot": Times(5, 30, host_may_close=True, may_add=True),
            "told": Times(0, 3, host_may_close=True),
            "oath": Times(12, 12, host_may_close=False),
        }[step]

    def part(self, table: Table) -> int:
        return table.round

    def outcome(self, table: Table) -> Outcome | None:
        return Outcome(table.ending, ("all",), table.seats[:2]) if table.ending else None


class Shelf:
    """A library with games made here."""

    def __init__(self, *games: Any) -> None:
        self._games = {game.CODE: game for game in games}

    def codes(self) -> Sequence[str]:
        return tuple(self._games)

    in_order = codes

    def rules(self, code: str) -> Any:
        if code not in self._games:
            raise Refused("unknown_game", 422)
        return self._games[code]
