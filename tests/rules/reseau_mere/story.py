"""A game of Réseau-Mère told as a story: a test deals the cards it needs and says who does what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from rules import reseau_mere
from rules.chance import Chance
from rules.forms import IllegalInput
from rules.game import PUBLIC, Game
from rules.options import complete

T = TypeVar("T")
Card = tuple[str, int]

R, M = "resistance", "reseau_mere"
NOBODY = "nobody"
NINETY = [(side, value) for side in (R, M) for value, many in ((1, 30), (2, 12), (3, 3)) for _ in range(many)]
"""The cards of the rule book."""


def seed_of(number: int) -> bytes:
    return number.to_bytes(32, "big")


def cards(text: str) -> list[Card]:
    """ "R1 M3" -> the cards."""
    return [({"R": R, "M": M}[word[0]], int(word[1])) for word in text.split()]


def worth(side: str, points: int, number: int) -> list[Card]:
    """So many cards of one side that are worth so much together, twos rather than threes."""
    assert number <= points <= 3 * number
    values = [1 + (at < points - number) + (at < points - 2 * number) for at in range(number)]
    return [(side, value) for value in values]


def centre_of(resistance: int, reseau: int, number: int) -> list[Card]:
    """So many cards that score so much for the two sides."""
    for own in range(number + 1):
        if own <= resistance <= 3 * own and number - own <= reseau <= 3 * (number - own):
            return worth(R, resistance, own) + worth(M, reseau, number - own)
    raise AssertionError("no such cards")


def hands_for(centre: Sequence[Card], seats: int) -> dict[int, list[Card]]:
    """Hands of which the first two cards together make this centre."""
    left = list((Counter(NINETY) - Counter(centre)).elements())
    return {seat: [*centre[2 * seat - 2 : 2 * seat], left.pop(0)] for seat in range(1, seats + 1)}


class Rigged:
    """The game's own chance, but for what a test has set."""

    def __init__(self, chance: Chance, told: Mapping[str, Any]) -> None:
        self.chance, self.told = chance, told
        self.draw = chance.draw

    def one(self, name: str, items: Sequence[T]) -> T:
        drawn = self.chance.one(name, items)
        assert self.told.get(name, drawn) in items
        return self.told.get(name, drawn)  # type: ignore[no-any-return]

    def some(self, name: str, items: Sequence[T], number: int) -> list[T]:
        drawn = self.chance.some(name, items, number)
        told = list(self.told.get(name, drawn))
        assert len(told) == number and not Counter(told) - Counter(items), name
        return told

    def shuffled(self, name: str, items: Sequence[T]) -> list[T]:
        drawn = self.chance.shuffled(name, items)
        told = list(self.told.get(name, drawn))
        assert Counter(told) == Counter(items), name
        return told


def rigged(told: Mapping[str, Any]) -> Any:
    """Réseau-Mère with these draws."""
    own = {name: getattr(reseau_mere, name) for name in reseau_mere.__all__}
    return SimpleNamespace(**{**own, "play": lambda table, chance: reseau_mere.play(table, Rigged(chance, told))})  # type: ignore[arg-type]


class Story:
    """One game. What is not told happens in silence, and the clock closes.

    `agents`: the seats of the Réseau-Mère. `hands`: round -> seat -> "R1 M2 R3"; `scores`: round -> points of the two
    sides. In a round of either kind everybody keeps their first two cards unless told otherwise.
    """

    def __init__(
        self, players: int = 5, agents: Sequence[int] | None = None, first: int = 0,
        hands: Mapping[int, Mapping[int, str]] | None = None, scores: Mapping[int, tuple[int, int]] | None = None,
        draws: Mapping[str, Any] | None = None, seed: int = 0, **options: object,
    ) -> None:  # fmt: skip
        number = max(3, players)
        told: dict[str, Any] = dict(draws or {})
        if agents is not None:
            told["identities"] = agents
        if first:
            told["first"] = first
        dealt = {at: {seat: cards(text) for seat, text in each.items()} for at, each in (hands or {}).items()}
        dealt |= {at: hands_for(centre_of(*points, 2 * number), number) for at, points in (scores or {}).items()}
        for at, each in dealt.items():
            told[f"deal{at}"] = [card for seat in sorted(each) for card in each[seat]][::-1]
        self.dealt = set(dealt)
        self.seats = tuple(range(1, number + 1))
        self.people = tuple(range(1, players + 1))
        self.game: Game[Any] = Game(rigged(told), complete(reseau_mere, options, players), seed_of(seed))

    @property
    def step(self) -> str:
        return self.game.ask.step if self.game.ask else "over"

    @property
    def table(self) -> Any:
        return self.game.table

    @property
    def now(self) -> Any:
        return self.game.table.now

    @property
    def public(self) -> dict[str, Any]:
        """What the host screen shows."""
        return self.game.view(PUBLIC)["table"]  # type: ignore[no-any-return]

    @property
    def over(self) -> dict[str, Any]:
        return self.public["over"]  # type: ignore[no-any-return]

    def mine(self, seat: int) -> dict[str, Any]:
        """What only this person's phone shows."""
        return self.game.view(seat)["table"]["mine"]  # type: ignore[no-any-return]

    def views(self) -> dict[int, dict[str, Any]]:
        return {seat: self.game.view(seat) for seat in (PUBLIC, *self.seats)}

    def fields(self, seat: int) -> dict[str, Any]:
        return dict(self.game.form(seat).fields)

    def close(self) -> Story:
        if self.step == "keep" and self.now.number in self.dealt:
            for seat in self.game.asked:
                if seat not in self.game.answers:
                    self.puts(seat, keep=[1, 2])
        self.game.close(self.game.key)
        return self

    def goes_to(self, step: str, number: int = 0) -> Story:
        """Let the clocks run to the next question or moment of this name, in that round if one is named."""
        while self.step != step or (number and self.public["now"]["round"] != number):
            assert self.step != "over", f"the game is over before {step}"
            self.close()
        return self

    def puts(self, seat: int, /, **answer: object) -> Story:
        self.game.put(self.game.key, seat, answer)
        return self

    def says(self, seat: int, said: str) -> Story:
        """This seat's report, as soon as it is asked for it; its Evidence is asked for then."""
        return self.goes_to(f"report_{seat}").puts(seat, says=said).close()

    def shows(self, seat: int, which: str) -> Story:
        """This seat's Evidence."""
        return self.goes_to(f"evidence_{seat}").puts(seat, show=which).close()

    def suspects(self, written: Mapping[int, int]) -> Story:
        self.goes_to("suspicion")
        for seat, suspect in written.items():
            self.puts(seat, suspect=suspect)
        return self.close()

    def accuses(self, ballots: Mapping[int, Sequence[int]]) -> dict[str, Any]:
        """Everybody's ballot; gives the counts as they are shown."""
        self.goes_to("accusation")
        for seat, accused in ballots.items():
            self.puts(seat, accused=accused)
        self.close()
        assert self.step == "count"
        return self.verdict

    @property
    def verdict(self) -> dict[str, Any]:
        return self.public["verdict"]  # type: ignore[no-any-return]

    def to_the_end(self) -> Story:
        while self.step != "over":
            self.close()
        return self

    def everything(self) -> tuple[object, ...]:
        """All that a refusal must leave as it was."""
        game = self.game
        said = dict(game.answers), dict(game.proposals), dict(game.silent)
        return repr(game.table), game.key, said, list(game.log), self.views()

    def refuses(self, code: str, seat: int, /, **answer: object) -> None:
        """This answer is refused with this code, and nothing has changed."""
        before = self.everything()
        with pytest.raises(IllegalInput) as refusal:
            self.puts(seat, **answer)
        assert refusal.value.code == code
        assert self.everything() == before


def level_rounds(players: int, rounds: int = 10) -> dict[int, tuple[int, int]]:
    """Rounds that nobody wins."""
    half = max(3, players)
    return dict.fromkeys(range(1, rounds + 1), (half, half))
