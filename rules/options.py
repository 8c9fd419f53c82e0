"""What a table chooses before a game, and how long a question lasts, both as plain data of the game's folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from rules.forms import IllegalInput
from rules.forms import Option as Choice


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to choose in the lobby; `choices` in the order shown.

    `offers` names the choices that are possible with so many people, where not all are; `usual` is the default with so
    many, where it depends on their number.
    """

    code: str
    choices: tuple[Choice, ...]
    default: Choice
    offers: Callable[[int], Sequence[Choice]] | None = None
    usual: Callable[[int], Choice] | None = None

    def choices_for(self, players: int) -> tuple[Choice, ...]:
        """What may be chosen with so many people, in the order shown."""
        offered = self.offers(players) if self.offers else self.choices
        return tuple(choice for choice in self.choices if choice in offered)

    def default_for(self, players: int) -> Choice:
        """What is played with so many people where nothing else is wished."""
        return self.usual(players) if self.usual else self.default

    def choice_for(self, players: int, wish: Choice | None) -> Choice:
        """The wish where it is possible with so many people, else the default."""
        return self.default_for(players) if wish is None or wish not in self.choices_for(players) else wish


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
    """All options of a game, the ones given and the defaults with so many people for the rest, and "players".

    A choice may come as text. Raises IllegalInput: unknown_option, wrong_players, unknown_choice, not_with_so_many.
    """
    known = {option.code: option for option in game.OPTIONS}
    for code in given:
        if code not in known:
            raise IllegalInput("unknown_option", option=str(code))
    if players not in game.PLAYERS:
        raise IllegalInput("wrong_players", players=players)
    chosen: dict[str, Any] = {
        code: _choice(option, given.get(code, option.default_for(players)), players) for code, option in known.items()
    }
    return {**chosen, "players": players}


def nearest(game: HasOptions, number: int) -> int:
    """The number of people the game can be played with that is nearest to this one."""
    return min(game.PLAYERS, key=lambda players: abs(players - number))


def _choice(option: Option, given: object, players: int) -> Choice:
    if isinstance(given, (int, str)) and type(given) is not bool:
        for choice in option.choices:
            if given == choice or given == str(choice):
                return _possible(option, choice, players)
    raise IllegalInput("unknown_choice", option=option.code)


def _possible(option: Option, choice: Choice, players: int) -> Choice:
    if choice not in option.choices_for(players):
        raise IllegalInput("not_with_so_many", option=option.code)
    return choice
