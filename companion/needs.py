"""What each region of a screen may show: its template is given this part of the picture and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

_CONTROLS = (
    "room", "games", "game", "options", "seats", "names", "seats_of_game", "start", "paused", "held", "host", "my_id",
    "rewinds", "may.close", "may.more", "may.rewind", "view.key", "view.step", "view.asked",
)  # fmt: skip
_NOW = (
    "room", "game", "me", "names", "seats_of_game", "paused", "held", "view.key", "view.step", "view.over",
    "view.table",
)  # fmt: skip

PHONE: dict[str, tuple[str, ...]] = {
    "strip": (*_NOW, "host", "my_id", "nods"),
    "question": (
        "room", "game", "options", "me", "my_id", "host", "names", "seats_of_game", "before", "start", "held",
        "scores", "rewinds", "flash", "flash_facts",
        "view.key", "view.step", "view.over", "view.table", "view.asked", "view.rewinds", "view.drawn",
    ),
    "open": ("room", "game", "names", "seats_of_game", "held", "open"),
    "card": (*_NOW, "options"),
    "journal": (*_NOW, "options", "rewinds", "my_id", "marks"),
    "sheet": (*_NOW, "my_id", "options", "word", "notes", "lang"),
    "rules": ("room", "game", "options", "me"),
    "controls": (*_CONTROLS, "nods"),
}  # fmt: skip
HOST: dict[str, tuple[str, ...]] = {
    "where": (*_NOW, "rewinds"),
    "stage": (
        "room", "game", "options", "me", "host", "watching", "seats", "names", "seats_of_game", "before", "start",
        "paused", "held", "away", "view", "scores", "rewinds", "open",
    ),
    "doing": (
        "room", "game", "options", "seats", "names", "seats_of_game", "start", "paused", "held", "progress", "away",
        "view",
    ),
    "door": ("room", "commitment", "seed", "game_id", "paused"),
    "controls": _CONTROLS,
    "flash": ("room", "host", "nods", "flash", "flash_facts"),
}  # fmt: skip
"""What each region may show. A dotted name takes one thing out of the view; the order is the order on the page."""

SHEET = (*HOST["stage"], "commitment", "seed", "game_id")
"""What the printed end of a game may show."""

OPTIONAL: dict[str, Any] = {"flash": "", "flash_facts": {}, "lang": "fr"}


def part_of(needs: Sequence[str], picture: Mapping[str, Any]) -> dict[str, Any]:
    """What is declared, and nothing else."""
    part: dict[str, Any] = {}
    for need in needs:
        outer, _, inner = need.partition(".")
        if not inner or not picture[outer]:
            part[outer] = picture[outer]
        else:
            part.setdefault(outer, {})[inner] = picture[outer][inner]
    return part
