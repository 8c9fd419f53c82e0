"""The games that this server can play: the rules' own, and those of extra folders."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from companion.errors import Refused
from rules import games
from rules.game import Rules


class GameLibrary:
    """Finds a game's rules by its code. A folder of games holds `rules/`, `templates/` and `static/games/`."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        self._folders = [folder / "rules" for folder in folders]
        self._codes = tuple(games.codes(*self._folders))
        self._loaded: dict[str, Rules[Any]] = {}

    def codes(self) -> Sequence[str]:
        """All codes, the house's own games first."""
        return self._codes

    def in_order(self) -> Sequence[str]:
        """The same as a lobby shows them: the house's own first, of these the shortest. A new room begins with it."""
        return sorted(self._codes, key=lambda code: (code not in games.codes(), self.rules(code).MINUTES))

    def rules(self, code: str) -> Rules[Any]:
        """The rules of a game. Raises Refused unknown_game."""
        if code not in self._codes:
            raise Refused("unknown_game", 422)
        if code not in self._loaded:
            self._loaded[code] = games.load(code, *self._folders)
        return self._loaded[code]
