"""La Secte: six people, one Infidèle. The clauses SEC-nn are told in docs/la-secte.md."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.protocol import Outcome
from rules.secte.bots import BOTS
from rules.secte.options import OPTIONS, times
from rules.secte.play import play
from rules.secte.table import SEATS, Table
from rules.secte.view import controller, view
from rules.secte.why import WHY

__all__ = [
    "BOTS", "CODE", "ENDINGS", "MEASURES", "MINUTES", "MODES", "OPTIONS", "PLAYERS", "REFUSALS", "SIDES", "WHY",
    "before", "controller", "new_table", "outcome", "part", "play", "seats", "times", "view",
]  # fmt: skip

CODE: str = "secte"
PLAYERS: tuple[int, ...] = (len(SEATS),)
MODES: Mapping[str, tuple[int, ...]] = {"full": PLAYERS}
MINUTES: tuple[int, int] = (20, 35)
SIDES: tuple[str, ...] = ("secte", "infidele", "martyr")
ENDINGS: tuple[str, ...] = ("infidele_banned", "grand_prophete_banned", "martyr_banned", "rounds_over")
REFUSALS: tuple[str, ...] = ("not_yours", "bound_to_truth")
MEASURES: Mapping[str, Callable[[Table], float]] = {}


def seats(players: int) -> int:
    """Everybody has one seat."""
    return players


def before(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options say all there is to say."""
    return {}


def new_table(options: Mapping[str, Any]) -> Table:
    """The table before the first question; what is not given is as by default."""
    defaults = {option.code: option.default for option in OPTIONS}
    return Table({**defaults, "players": len(SEATS), **options})


def part(table: Table) -> int:
    """The round."""
    return table.now.number


def outcome(table: Table) -> Outcome | None:
    """How it ended, if it has."""
    return Outcome(table.ending, table.sides, table.winners) if table.ending else None
