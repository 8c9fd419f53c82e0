"""The words of a script: it yields an Ask, is sent the Answers, raises Over where the rule book says the game ends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rules.forms import Answer, Form, Seat

T = TypeVar("T")


class Answers(Mapping[Seat, Answer]):
    """What was answered, in the order of acceptance (COM-08).

    Those chosen by chance for the silent (`drawn`) come last. `key` is the question's, `call` the name of what
    interrupted it, or "".
    """

    __slots__ = ("_items", "call", "drawn", "key")

    def __init__(
        self, items: Mapping[Seat, Answer] | None = None, key: str = "", call: str = "", drawn: Collection[Seat] = ()
    ) -> None:
        self._items: dict[Seat, Answer] = dict(items) if items else {}
        self.key, self.call, self.drawn = key, call, tuple(drawn)

    def __getitem__(self, seat: Seat) -> Answer:
        return self._items[seat]

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def each(self, name: str) -> dict[Seat, Any]:
        """One field of all who answered it: {seat: value}."""
        return {seat: answer[name] for seat, answer in self._items.items() if name in answer}


Script = Generator["Ask", Answers, T]
"""A phase of a game. Call it with `yield from`: called plainly it does nothing (a test looks for that)."""
Waiting = Collection[Seat]
"""Seats asked that have neither answered nor been given up."""


def everybody(answers: Answers, waiting: Waiting) -> bool:
    """Complete when nobody is awaited any more."""
    return not waiting


def anybody(answers: Answers, waiting: Waiting) -> bool:
    """Complete with the first answer."""
    return bool(answers)


def by_the_clock(answers: Answers, waiting: Waiting) -> bool:
    """Never complete: its length is part of the rules (COM-10)."""
    return False


def nobody(seat: Seat) -> Collection[Seat]:
    """Open answers are shown to nobody (COM-04)."""
    return ()


NONE_YET = Answers()


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to some seats at once. With no forms it is a moment: its clock closes it.

    Who is asked is fixed when the question opens. What a seat is asked may depend on what the others have confirmed;
    then the question is final, or an answer could lose its ground.
    """

    step: str
    forms: Mapping[Seat, Form | Callable[[Answers], Form]] = field(default_factory=dict)
    complete: Callable[[Answers, Waiting], bool] = everybody
    compulsory: bool = False  # silence is a choice by chance among the accepted, else no answer (COM-05)
    final: bool = False  # the first confirmed answer stands, else the last (COM-03)
    sees: Callable[[Seat], Collection[Seat]] = nobody  # whose answers and proposals a seat is shown while it is open
    counted: bool = True  # whether the table is told how many have answered
    calls: tuple[str, ...] = ()  # what may interrupt it
    resumes: Answers = field(
        default_factory=lambda: NONE_YET
    )  # go on with these answers, and with the time left to their key


class Over(Exception):
    """The game ends, in this way; these sides have won. Raised by a script, caught once, in its `play`."""

    def __init__(self, ending: str, sides: Collection[str]) -> None:
        super().__init__(ending)
        self.ending, self.sides = ending, tuple(sides)
