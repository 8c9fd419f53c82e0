"""Two worlds that differ in the secrets of two seats: nobody else may be told the difference.

In world B seats x and y have each other's identity, get each other's hands, keep each other's cards and pick each
other's backs; they suspect and accuse as they like. Everybody else, and the host screen, must get the same bytes in
both, question by question, until a clause tells them: then the run ends and names it.

In Duo and Solo a person also sees the cards of the seats they play: these are exchanged only in rounds in which both
are played by the two themselves.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar

from rules import reseau_mere
from rules.game import PUBLIC, Game
from rules.options import complete
from rules.reseau_mere.cards import advantage

T = TypeVar("T")
Change = Callable[[Any], Any]
M = "reseau_mere"

CLAUSES = {
    "RES-39": "one of the two shows a card that the other has in the other world",
    "RES-A13": "their ballots are others, so the counts are",
    "RES-49": "what they suspected parts those who are tied",
    "RES-A17": "the bonus tells how many of the accused were agents",
    "COM-12": "the end, where everything is told",
}
VARIANTS = ("none", "fracture", "coordonne")
ROUNDS = 2
"""Fewer than are ever played: nothing in a round hangs on how many there are."""


class Exchanged:
    """The game's own chance, with the identities and cards of x and y exchanged. The centre is the same in both."""

    def __init__(self, chance: Any, worlds: Worlds, table: Any) -> None:
        self.chance, self.worlds, self.table = chance, worlds, table
        self.draw, self.one = chance.draw, chance.one

    def some(self, name: str, items: Sequence[T], number: int) -> list[T]:
        drawn: list[T] = self.chance.some(name, items, number)
        if name == "identities":
            return [self.worlds.other.get(seat, seat) for seat in drawn]  # type: ignore[call-overload]
        if name.startswith("deal") and self.worlds.is_hidden(self.table.now.first):
            x, y = (3 * (seat - 1) for seat in self.worlds.pair)
            drawn.reverse()  # cards are dealt from the end
            drawn[x : x + 3], drawn[y : y + 3] = drawn[y : y + 3], drawn[x : x + 3]
            drawn.reverse()
        return drawn

    def shuffled(self, name: str, items: Sequence[T]) -> list[T]:
        cards = list(items)
        if name.startswith("centre") and self.worlds.is_hidden(self.table.now.first):
            x, y = (2 * (seat - 1) for seat in self.worlds.pair)
            cards[x : x + 2], cards[y : y + 2] = cards[y : y + 2], cards[x : x + 2]
        return self.chance.shuffled(name, cards)  # type: ignore[no-any-return]


def as_it_is(rules: Any) -> Any:
    return rules


class Worlds:
    """The same game in both worlds, and what has told them apart."""

    def __init__(self, players: int, x: int, y: int, number: int, change: Change = as_it_is) -> None:
        self.pair, self.other = (x, y), {x: y, y: x}
        self.luck = random.Random(f"worlds{number}")
        self.players, self.seats = players, tuple(range(1, max(3, players) + 1))
        variant = VARIANTS[number % (3 if players >= 5 else 2)]
        picks = ("together", "together", "in_turn")[number // 2 % 3]
        self.exchanges_picks = picks == "together" and number % 4 < 2
        chosen = complete(reseau_mere, {"variant": variant, "picks": picks}, players)
        options = {**chosen, "rounds": ROUNDS}
        seed = hashlib.sha256(f"worlds{number}".encode()).digest()
        rules = change(SimpleNamespace(**{name: getattr(reseau_mere, name) for name in reseau_mere.__all__}))
        play = rules.play
        swapped = SimpleNamespace(**{**vars(rules), "play": lambda t, c: play(t, Exchanged(c, self, t))})
        self.a: Game[Any] = Game(rules, options, seed)
        self.b: Game[Any] = Game(swapped, options, seed)
        self.knowing = {seat for seat in self.pair if seat <= players}
        identities = self.a.table.identities
        if variant == "coordonne" and identities[x] != identities[y]:  # the other agents read another list (RES-57)
            self.knowing |= {seat for seat in self.seats if identities[seat] == M}
        self.compared, self.told = 0, ""

    def is_hidden(self, first: int) -> bool:
        """Whether the cards of x and y are seen by nobody but these two."""
        return all((seat if seat <= self.players else first) in self.pair for seat in self.pair)

    @property
    def hides_cards(self) -> bool:
        return self.is_hidden(self.a.table.now.first)

    def run(self) -> Worlds:
        self.compare(self.watching)
        while not self.told:
            self.question(self.a.ask.step.partition("_")[0] if self.a.ask else "")
        return self

    @property
    def watching(self) -> list[int]:
        return [seat for seat in (PUBLIC, *self.seats) if seat not in self.knowing]

    def compare(self, seats: Sequence[int]) -> None:
        """The same bytes for everybody who may not know."""
        a, b = self.a.views(), self.b.views()
        for seat in seats:
            assert json.dumps(a.of(seat)) == json.dumps(b.of(seat)), (self.a.key, seat)
            self.compared += 1
        assert (self.a.key, self.a.is_complete) == (self.b.key, self.b.is_complete)

    def put(self, seat: int, answer: Mapping[str, Any], there: Mapping[str, Any] | None = None) -> None:
        """This answer here, and there the same or another."""
        self.a.put(self.a.key, seat, answer)
        self.b.put(self.b.key, seat, answer if there is None else there)

    def close(self) -> None:
        self.a.close(self.a.key)
        self.b.close(self.b.key)

    def question(self, kind: str) -> None:
        """What is answered, and whether its close tells the difference."""
        asks = {"keep": self.keep, "pass1": self.picks, "pass2": self.picks, "evidence": self.evidence,
                "suspicion": self.suspicion, "accusation": self.accusation}  # fmt: skip
        asks.get(kind, self.together)()
        self.compare([PUBLIC, self.luck.choice(self.watching)])
        self.close()
        self.told = self.told or self.told_by(kind)
        if not self.told:
            self.compare(self.watching)

    def told_by(self, kind: str) -> str:
        """What has told the difference, if anything may have."""
        a, b = self.a.table, self.b.table
        if self.a.is_over or self.b.is_over:
            assert self.a.is_over and self.b.is_over
            return "COM-12"
        if kind == "accusation" and a.verdict.counts != b.verdict.counts:
            return "RES-A13"
        if kind == "accusation" and a.verdict.suspicions != b.verdict.suspicions and a.verdict.settled:
            return "RES-49"
        if kind == "count" and a.verdict.bonus != b.verdict.bonus:
            return "RES-A17"
        return ""

    def together(self) -> None:
        """Taps that everybody makes, and what is said aloud: alike in both worlds."""
        for seat in self.a.asked:
            if self.luck.random() < 0.8:
                self.put(seat, self.a.form(seat).draw(self.luck.randrange))

    def exchanged(self, answers: Mapping[int, Mapping[str, Any]]) -> None:
        """x and y give each other's answer there."""
        for seat, answer in answers.items():
            self.put(seat, answer, answers[self.other.get(seat, seat)])

    def keep(self) -> None:
        answers = {seat: self.a.form(seat).draw(self.luck.randrange) for seat in self.a.asked}
        if self.hides_cards:
            self.exchanged(answers)
        else:
            self.exchanged({seat: answer for seat, answer in answers.items() if seat not in self.other})

    def picks(self) -> None:
        """Where x and y pick each other's backs nobody wants the same as somebody else."""
        if self.exchanges_picks and self.hides_cards:
            backs = self.luck.sample(self.a.table.now.free, len(self.a.asked))
            self.exchanged({seat: {"back": back} for seat, back in zip(self.a.asked, backs, strict=True)})
        else:
            self.together()

    def evidence(self) -> None:
        """A card of one of the two is another there; where it is not, they show it like anybody."""
        seat, show = self.a.asked[0], self.luck.choice(["no", "no", "first", "second"])
        if seat in self.other and show != "no":
            place = ["first", "second"].index(show)
            same = self.a.table.now.read(seat)[place] == self.b.table.now.read(seat)[place]
            if not same and self.luck.random() < 0.7:
                show = "no"
            elif not same:
                self.told = "RES-39"
        self.put(seat, {"show": show})

    def suspicion(self) -> None:
        for seat in self.a.asked:
            here, there = (self.a.form(seat).draw(self.luck.randrange) for _ in range(2))
            self.put(seat, here, there if seat in self.other else here)

    def accusation(self) -> None:
        """In most games x and y accuse the same in both worlds, so that it goes on."""
        is_same = self.luck.random() < 0.75
        for seat in self.a.asked:
            here, there = (self.a.form(seat).draw(self.luck.randrange) for _ in range(2))
            self.put(seat, here, there if seat in self.other and not is_same else here)


# Leaks, planted to see that they are found


def view_changed(change: Callable[[Any, int, dict[str, Any]], None]) -> Change:
    def changed(rules: Any) -> Any:
        def view(table: Any, seat: int) -> dict[str, Any]:
            facts = reseau_mere.view(table, seat)
            change(table, seat, facts)
            return facts

        return SimpleNamespace(**{**vars(rules), "view": view})

    return changed


def identity_of_a_seat_one_plays(table: Any, seat: int, facts: dict[str, Any]) -> None:
    for each, held in facts.get("mine", {"plays": {}})["plays"].items():
        held["identity"] = table.identities[each]


def agents_in_the_standard_game(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if "mine" in facts and table.identities[seat] == M:
        facts["mine"]["agents"] = [each for each in table.seats if table.identities[each] == M]


def hand_of_the_next_seat(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["hand"] = [list(card) for card in table.now.hands.get(seat % len(table.seats) + 1, ())]


def discards_in_seat_order(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["discards"] = [
        [c for at, c in enumerate(table.now.hands[s], 1) if at not in k] for s, k in table.now.kept.items()
    ]


def who_picked_what(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["picks"] = list(table.now.picks.values())


def who_lies(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if table.now.is_read:
        facts["lies"] = [advantage(table.now.read(each)) for each in table.seats]


def suspicions_so_far(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["suspicions"] = sorted(each for of in (*table.past, table.now) for each in of.suspicions.values())


def bonus_with_the_counts(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if table.verdict:
        facts["found"] = [table.identities[each] for each in table.verdict.accused].count(M)


def identities_with_the_totals(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if table.verdict and table.verdict.bonus:
        facts["identities"] = list(table.identities.values())


def revealed_by_seat(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["now"]["revealed"] = [c for each in table.seats for c in table.now.read(each)] if table.now.winner else []


def shown_while_open(step: str) -> Change:
    """Everybody is shown what the others write."""

    def changed(rules: Any) -> Any:
        def play(table: Any, chance: Any) -> Any:
            script, answers = rules.play(table, chance), None
            while True:
                try:
                    ask = script.send(answers)
                except StopIteration:
                    return
                answers = yield replace(ask, sees=lambda seat: table.people) if ask.step == step else ask

        return SimpleNamespace(**{**vars(rules), "play": play})

    return changed


LEAKS: Mapping[str, Change] = {
    **{leak.__name__: view_changed(leak) for leak in (
        identity_of_a_seat_one_plays, agents_in_the_standard_game, hand_of_the_next_seat, discards_in_seat_order,
        who_picked_what, who_lies, suspicions_so_far, bonus_with_the_counts, identities_with_the_totals,
        revealed_by_seat,
    )},
    "open_suspicions": shown_while_open("suspicion"),
    "open_ballots": shown_while_open("accusation"),
}  # fmt: skip
