"""What a table chooses before a game, and how long a question lasts, both as plain data of the game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol

from rules.forms import IllegalInput
from rules.forms import Option as Choice


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose in the lobby; `choices` in the order shown."""

    code: str
    choices: tuple[Choice, ...]
    default: Choice


@dataclass(frozen=True, slots=True)
class Times:
    """How long a question lasts (COM-10), in seconds at pace 1.

    It closes when it is complete and `shortest` has passed, at `longest` in any case. `host_may_close`: the host may
    end it from `shortest` on. `may_add`: the host may give more time.
    """

    shortest: float
    longest: float
    host_may_close: bool
    may_add: bool = False

    def strict(self) -> Times:
        """The same, run to its maximum whatever is answered."""
        return replace(self, shortest=self.longest)


class HasOptions(Protocol):
    """The part of a game that `complete` looks at."""

    OPTIONS: tuple[Option, ...]
    PLAYERS: tuple[int, ...]


def complete(game: HasOptions, given: Mapping[str, object], players: int) -> dict[str, Any]:
    """All options of a game, the ones given and defaults for the rest, and "players".

    A choice may come as text. Raises IllegalInput: unknown_option, unknown_choice, wrong_players.
    """
    known = {option.code: option for option in game.OPTIONS}
    for code in given:
        if code not in known:
            raise IllegalInput("unknown_option", option=str(code))
    if players not in game.PLAYERS:
        raise IllegalInput("wrong_players", players=players)
    chosen: dict[str, Any] = {code: _choice(option, given.get(code, option.default)) for code, option in known.items()}
    return {**chosen, "players": players}


def _choice(option: Option, given: object) -> Choice:
    if isinstance(given, (int, str)) and type(given) is not bool:
        for choice in option.choices:
            if given == choice or given == str(choice):
                return choice
    raise IllegalInput("unknown_choice", option=option.code)
