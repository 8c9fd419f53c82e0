"""Small games made for one test: a script and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from rules.ask import Script
from rules.chance import Chance
from rules.game import Game


@dataclass
class SmallTable:
    said: list[Any] = field(default_factory=list)
    part: int = 1


def small_rules(script: Callable[[SmallTable, Chance], Script[None]], controller: Any = None) -> Any:
    """Rules around a script: everybody is shown all that was said."""
    return SimpleNamespace(
        new_table=lambda options: SmallTable(),
        play=script,
        view=lambda table, seat: {"said": list(table.said)},
        controller=controller or (lambda table, seat: seat),
        part=lambda table: table.part,
    )


def small_game(script: Callable[[SmallTable, Chance], Script[None]], controller: Any = None) -> Game[SmallTable]:
    return Game(small_rules(script, controller), {}, bytes(32))
