"""Two worlds that differ in the secrets of two seats: nobody else may be told the difference.

In world B seats x and y have each other's roles and Steps, and make each other's secret choices. Everybody else, and
the host screen, must get the same bytes in both, question by question, until a clause tells them: then the run ends and
names it.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, TypeVar

from rules import secte
from rules.game import PUBLIC, Game
from rules.options import complete
from rules.secte.table import SEATS

T = TypeVar("T")
Change = Callable[[Any], Any]

CLAUSES = {
    "SEC-A47": "a claim is announced with the name of the holder",
    "SEC-A28": "the true answer of one of the two is another",
    "SEC-A39": "one of the two is banned, or who bears a role of theirs, and the role is shown",
    "SEC-52": "the same with the role hidden: whether the game goes on",
    "COM-12": "the end, where everything is told",
}


class Exchanged:
    """The game's own chance, with the cards of x and y exchanged."""

    def __init__(self, chance: Any, table: Any, x: int, y: int) -> None:
        self.chance, self.table, self.x, self.y = chance, table, x, y

    def shuffled(self, name: str, items: Sequence[T]) -> list[T]:
        dealt: list[T] = self.chance.shuffled(name, items)
        i, j = (self.table.living.index(seat) for seat in (self.x, self.y))
        dealt[i], dealt[j] = dealt[j], dealt[i]
        return dealt


def as_it_is(rules: Any) -> Any:
    return rules


class Worlds:
    """The same game in both worlds, and what has told them apart."""

    def __init__(self, x: int, y: int, number: int, change: Change = as_it_is) -> None:
        self.x, self.y, self.other = x, y, {x: y, y: x}
        self.luck = random.Random(f"worlds{number}")
        ritual, banned = ("open", "anonymous")[number % 2], ("shown", "hidden")[number // 2 % 2]
        options = complete(secte, {"rounds": 4, "ritual": ritual, "banned_role": banned}, 6)
        seed = hashlib.sha256(f"worlds{number}".encode()).digest()
        rules = change(SimpleNamespace(**{name: getattr(secte, name) for name in secte.__all__}))
        play = rules.play
        swapped = SimpleNamespace(**{**vars(rules), "play": lambda t, c: play(t, Exchanged(c, t, x, y))})
        self.a: Game[Any] = Game(rules, options, seed)
        self.b: Game[Any] = Game(swapped, options, seed)
        self.knowing: set[int] = {x, y}  # and a Guardian who gave his Step to the one here and to the other there
        self.compared, self.told = 0, ""

    def run(self) -> Worlds:
        self.compare()
        while not self.told:
            self.question(self.a.ask.step.partition("_")[0] if self.a.ask else "")
        return self

    def compare(self) -> None:
        """The same bytes for everybody who may not know."""
        a, b = self.a, self.b
        for seat in (PUBLIC, *SEATS):
            if seat not in self.knowing:
                assert json.dumps(a.view(seat)) == json.dumps(b.view(seat)), (a.key, seat)
                self.compared += 1
        assert (a.key, a.is_complete, a.rewindable()) == (b.key, b.is_complete, b.rewindable())

    def put(self, seat: int, answer: Mapping[str, Any], there: int = 0, other: Mapping[str, Any] | None = None) -> None:
        """This answer here, and there the same, or another by another seat."""
        self.a.put(self.a.key, seat, answer)
        self.b.put(self.b.key, there or seat, answer if other is None else other)
        self.compare()

    def close(self) -> None:
        self.a.close(self.a.key)
        self.b.close(self.b.key)
        if self.a.is_over or self.b.is_over:
            assert self.a.is_over and self.b.is_over
            self.told = "COM-12"
        else:
            self.compare()

    def question(self, kind: str) -> None:
        """What is answered, and whether its close tells the difference."""
        asks = {"claim": self.claim, "veiled": self.veiled, "answer": self.answer, "guardians": self.guardians}
        asks.get(kind, self.together)()
        if not self.told and kind in ("count", "verdict"):
            self.told = self.told_by_a_ban(kind)
        if not self.told:
            self.close()

    def together(self) -> None:
        """What is answered alike in both worlds: taps that everybody makes, open choices, ballots."""
        favourite = self.luck.choice(SEATS)
        for seat in self.a.asked:
            answer = dict(self.a.form(seat).draw(self.luck.randrange))
            if "against" in answer and seat != favourite and favourite in self.a.table.living:
                answer["against"] = favourite
            if "who" in answer and self.luck.random() < 0.6:  # where a leak would show
                answer["who"] = self.luck.choice([self.x, self.y])
            if self.luck.random() < 0.8:
                self.put(seat, answer)

    def claim(self) -> None:
        holder = self.holder()
        if holder in self.other:
            if self.luck.random() < 0.12:
                self.a.put(self.a.key, holder, {"use": "use"})
                self.b.put(self.b.key, self.other[holder], {"use": "use"})
                self.compare()
                self.told = "SEC-A47"
        elif self.luck.random() < 0.7:
            self.put(holder, {"use": "use"})

    def veiled(self) -> None:
        """Everybody taps; x and y make each other's choices. A real target is public, so it is the same in both."""
        for seat in self.a.asked:
            answer = dict(self.a.form(seat).draw(self.luck.randrange))
            if seat == self.holder() in self.other and answer["who"] in self.other:
                answer["who"] = self.luck.choice([each for each in self.a.table.living if each not in self.other])
            exchanged = {name: self.other.get(value, value) for name, value in answer.items()}
            if self.luck.random() > 0.9:
                continue
            if seat in self.other:
                self.put(seat, answer, self.other[seat], exchanged)
            else:
                self.put(seat, answer)

    def answer(self) -> None:
        """One of the two gives the same answer in both worlds where it may."""
        asked = self.a.asked[0]
        here, there = (set(game.form(asked).fields["answer"].accepted) for game in (self.a, self.b))
        both = sorted(here & there)
        if not both:
            self.told = "SEC-A28"
        elif asked in self.other or self.luck.random() < 0.8:
            self.put(asked, {"answer": self.luck.choice(both)})

    def guardians(self) -> None:
        """A Guardian who gives his Step to x here and to y there knows; nobody else does (SEC-22)."""
        for seat in self.a.asked:
            to = self.luck.choice(self.a.table.living)
            if to in self.other:
                self.knowing.add(seat)
                self.put(seat, {"to": to}, seat, {"to": self.other[to]})
            else:
                self.put(seat, {"to": to})

    def told_by_a_ban(self, kind: str) -> str:
        """Whose card goes out differs, if it is theirs, or of somebody who is masked with one of them."""
        now = self.a.table.now
        counts = list(now.ballots.values())
        top = [seat for seat in SEATS if counts.count(seat) == max(map(counts.count, SEATS)) > 0]
        theirs = {*self.other, *(now.masked if set(now.masked) & set(self.other) else ())}
        if len(top) != 1 or top[0] == now.protected or top[0] not in theirs:
            return ""
        if self.a.options["banned_role"] == "shown":
            return "SEC-A39"
        return "SEC-52" if kind == "verdict" else ""

    def holder(self) -> int:
        step = self.a.ask.step.partition("_")[2] if self.a.ask else ""
        return self.a.table.now.steps[step]  # type: ignore[no-any-return]


# Leaks, planted to see that they are found


def view_changed(change: Callable[[Any, int, dict[str, Any]], None]) -> Change:
    def changed(rules: Any) -> Any:
        def view(table: Any, seat: int) -> dict[str, Any]:
            facts = secte.view(table, seat)
            change(table, seat, facts)
            return facts

        return SimpleNamespace(**{**vars(rules), "view": view})

    return changed


def holder_of_a_pass(table: Any, seat: int, facts: dict[str, Any]) -> None:
    for step in facts["ritual"]:
        if step["state"] == "passed":
            step["holder"] = table.now.steps[step["step"]]


def holder_of_a_veiled_step(table: Any, seat: int, facts: dict[str, Any]) -> None:
    for step, played in zip(facts["ritual"], table.now.ritual, strict=True):
        step["holder"] = played.holder


def role_under_the_mask(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if seat and table.bears:
        facts["card"]["role"] = table.bears[seat]


def right_to_lie_under_the_mask(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if seat and table.bears:
        facts["card"]["may_lie"] = table.bears[seat] == "infidele"


def role_of_the_banned(table: Any, seat: int, facts: dict[str, Any]) -> None:
    if facts["result"]:
        facts["result"]["role"] = table.now.role


def who_was_lent_a_step(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["lent"] = [table.now.steps[step] for step in table.now.lent_by]


def number_of_steps(table: Any, seat: int, facts: dict[str, Any]) -> None:
    facts["held"] = [list(table.now.steps.values()).count(each) for each in SEATS] if table.guards else []


def open_decoys(rules: Any) -> Any:
    """Everybody is shown what the others tap in a veiled window."""
    from dataclasses import replace

    def play(table: Any, chance: Any) -> Any:
        script, answers = rules.play(table, chance), None
        while True:
            try:
                ask = script.send(answers)
            except StopIteration:
                return
            veiled = ask.step.startswith("veiled")
            answers = yield replace(ask, sees=lambda seat: table.living) if veiled else ask

    return SimpleNamespace(**{**vars(rules), "play": play})


LEAKS: Mapping[str, Change] = {
    **{leak.__name__: view_changed(leak) for leak in (
        holder_of_a_pass, holder_of_a_veiled_step, role_under_the_mask, right_to_lie_under_the_mask,
        role_of_the_banned, who_was_lent_a_step, number_of_steps,
    )},
    "open_decoys": open_decoys,
}  # fmt: skip
