"""A game of La Secte told as a story: a test deals the cards it needs and says who does what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest

from rules import secte
from rules.chance import Chance
from rules.forms import IllegalInput
from rules.game import PUBLIC, Game
from rules.options import complete

T = TypeVar("T")

A, B, C, D, E, F = SEATS = (1, 2, 3, 4, 5, 6)
STANDARD = ("grand_prophete", "fidele", "fidele", "fidele", "infidele", "martyr")
"""The deal of the vectors: A Grand Prophète, B to D Fidèles, E Infidèle, F Martyr."""
STEPS = ("obstruction", "malediction", "masque", "inquisition", "grace", "oeil")
IN_ORDER: Mapping[int, Sequence[str]] = {1: STEPS}
"""A holds Obstruction, B Malédiction, and so on to F, who holds Œil."""
SEED = bytes(range(32))


class Rigged:
    """The game's own chance, but for the deals that a test has set."""

    def __init__(self, chance: Chance, deals: Mapping[str, Sequence[Any]]) -> None:
        self.chance, self.deals = chance, deals

    def shuffled(self, name: str, items: Sequence[T]) -> list[T]:
        drawn = self.chance.shuffled(name, items)
        return list(self.deals.get(name, drawn))


def rigged(deals: Mapping[str, Sequence[Any]]) -> Any:
    """La Secte with these deals: {"roles": six roles, "steps1": the Steps of the living, in seat order}."""
    own = {name: getattr(secte, name) for name in secte.__all__}
    return SimpleNamespace(**{**own, "play": lambda table, chance: secte.play(table, Rigged(chance, deals))})  # type: ignore[arg-type]


class Story:
    """One game. What is not told happens in silence: nobody claims, nobody answers, the clock closes."""

    def __init__(
        self, roles: Sequence[str] = STANDARD, steps: Mapping[int, Sequence[str]] = IN_ORDER, **options: object
    ) -> None:
        deals = {"roles": roles, **{f"steps{number}": dealt for number, dealt in steps.items()}}
        self.game: Game[Any] = Game(rigged(deals), complete(secte, options, 6), SEED)

    @property
    def step(self) -> str:
        return self.game.ask.step if self.game.ask else "over"

    @property
    def table(self) -> Any:
        return self.game.table

    @property
    def public(self) -> dict[str, Any]:
        """What the host screen shows."""
        return self.game.view(PUBLIC)["table"]  # type: ignore[no-any-return]

    @property
    def over(self) -> dict[str, Any]:
        return self.public["over"]  # type: ignore[no-any-return]

    def card(self, seat: int) -> dict[str, Any]:
        return self.game.view(seat)["table"]["card"]  # type: ignore[no-any-return]

    def told(self, step: str) -> dict[str, Any]:
        """What the table was told of a Step of this round."""
        return next(each for each in self.public["ritual"] if each["step"] == step)

    def steps_of(self, seat: int) -> list[str]:
        return [line["step"] for line in self.card(seat)["steps"] if line["yours"]]

    def holder(self, step: str) -> int:
        return self.table.now.steps[step]  # type: ignore[no-any-return]

    def close(self) -> Story:
        self.game.close(self.game.key)
        return self

    def goes_to(self, step: str) -> Story:
        """Let the clocks run to the next question or moment of this name."""
        while self.step != step:
            assert self.step != "over", f"the game is over before {step}"
            self.close()
        return self

    def puts(self, seat: int, /, **answer: object) -> Story:
        self.game.put(self.game.key, seat, answer)
        return self

    def claims(self, step: str) -> Story:
        """The holder takes the Step up, openly; now it may choose."""
        self.goes_to(f"claim_{step}")
        return self.puts(self.holder(step), use="use").close()

    def uses(self, name: str, /, **choice: object) -> Story:
        """The holder claims and chooses."""
        return self.claims(name).puts(self.holder(name), **choice).close()

    def inquires(self, who: int, **question: object) -> Story:
        """The Inquisition asks `who`; the answer is awaited."""
        self.uses("inquisition", who=who)
        return self.puts(self.holder("inquisition"), **question).close()

    def says(self, answer: str) -> Story:
        """The asked player answers and the eight seconds are over."""
        return self.puts(self.game.asked[0], answer=answer).close()

    def ballots(self, cast: Mapping[int, int]) -> Story:
        """Everybody votes; the ballots lie open."""
        self.goes_to("vote")
        for seat, against in cast.items():
            self.puts(seat, against=against)
        return self.close()

    def votes(self, cast: Mapping[int, int]) -> dict[str, Any]:
        """Everybody votes; gives the verdict."""
        self.ballots(cast).close()
        return self.public["result"]  # type: ignore[no-any-return]

    def bans(self, seat: int, votes: int = 1) -> Story:
        """So many votes against one seat and no other ballot; the verdict is passed too."""
        voters = [each for each in self.public["living"] if each not in (seat, self.public["cursed"])]
        self.votes(dict.fromkeys(voters[:votes], seat))
        return self.close()

    def next_round(self) -> Story:
        """Nothing more happens in this round."""
        now = self.public["round"]
        while self.public["round"] == now:
            assert self.step != "over", "the game is over"
            self.close()
        return self

    def to_the_end(self) -> Story:
        while self.step != "over":
            self.close()
        return self

    def everything(self) -> tuple[object, ...]:
        """All that a refusal must leave as it was."""
        game = self.game
        views = [game.view(seat) for seat in (PUBLIC, *SEATS)]
        return (
            repr(game.table),
            game.key,
            dict(game.answers),
            dict(game.proposals),
            dict(game.silent),
            list(game.log),
            views,
        )

    def refuses(self, code: str, seat: int, /, **answer: object) -> None:
        """This answer is refused with this code, and nothing has changed."""
        before = self.everything()
        with pytest.raises(IllegalInput) as refusal:
            self.puts(seat, **answer)
        assert refusal.value.code == code
        assert self.everything() == before
