"""Réseau-Mère: one to twenty people, three to twenty seats. The clauses RES-nn are told in docs/reseau-mere.md."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.protocol import Outcome
from rules.reseau_mere.bots import BOTS
from rules.reseau_mere.cards import RESEAU_MERE, RESISTANCE
from rules.reseau_mere.options import OPTIONS, times
from rules.reseau_mere.play import play
from rules.reseau_mere.table import Table, head_start, mode, seats, split
from rules.reseau_mere.view import controller, view
from rules.reseau_mere.why import WHY

__all__ = [
    "BOTS", "CODE", "ENDINGS", "MEASURES", "MINUTES", "MODES", "OPTIONS", "PLAYERS", "REFUSALS", "SIDES", "WHY",
    "before", "controller", "new_table", "outcome", "part", "play", "seats", "times", "view",
]  # fmt: skip

CODE: str = "reseau_mere"
PLAYERS: tuple[int, ...] = tuple(range(1, 21))
MODES: Mapping[str, tuple[int, ...]] = {"full": PLAYERS[2:], "duo": (2,), "solo": (1,)}
MINUTES: tuple[int, int] = (30, 60)
SIDES: tuple[str, ...] = (RESISTANCE, RESEAU_MERE)
ENDINGS: tuple[str, ...] = ("total", "rounds_won", "tie_break")
REFUSALS: tuple[str, ...] = ("back_taken",)


def gap(table: Table) -> float:
    """Points of cards, Résistance less Réseau-Mère."""
    return table.scored[RESISTANCE] - table.scored[RESEAU_MERE]


MEASURES: Mapping[str, Callable[[Table], float]] = {"gap": gap}


def new_table(options: Mapping[str, Any]) -> Table:
    """The table before the first question; what is not given is as by default."""
    players = options.get("players", 5)
    defaults = {option.code: option.default_for(players) for option in OPTIONS}
    return Table({**defaults, "players": players, **options})


def before(options: Mapping[str, Any]) -> dict[str, Any]:
    """What the lobby tells: how one plays, the split of identities, what is added to the centre (RES-15, RES-19)."""
    players = options["players"]
    return {
        "mode": mode(players),
        "seats": seats(players),
        "split": split(players),
        "rounds": options["rounds"],
        "extra": 3 if options["variant"] == "fracture" else 0,
        "head_start": head_start(options),
        "advance": head_start({**options, "head_start": "on"}),
    }


def part(table: Table) -> int:
    """The round. Once the bonus is told, and with it how many agents were accused, nothing before is asked again."""
    return table.now.number + (table.phase == "total")


def outcome(table: Table) -> Outcome | None:
    """How it ended, if it has."""
    return Outcome(table.ending, table.sides, table.winners) if table.ending else None
