"""Random play of any rule book: what is accepted is accepted, what is refused changes nothing, and the log is the game.

After every input the game's own invariants are checked. At the end, and at ten random places, the log is replayed, a
question of the line is gone back to, and the same inputs are given again.
"""

from __future__ import annotations

import hashlib
import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rules import games
from rules.forms import Form, IllegalInput
from rules.game import PUBLIC, Game, Row
from rules.options import complete

Invariants = Callable[[Game[Any]], None]


def seed_of(name: str, number: int) -> bytes:
    return hashlib.sha256(f"{name}{number}".encode()).digest()


def random_options(code: str, number: int) -> dict[str, Any]:
    """Every option by chance."""
    rules, luck = games.load(code), random.Random(f"options{number}")
    players = luck.choice(rules.PLAYERS)
    given = {option.code: luck.choice(option.choices_for(players)) for option in rules.OPTIONS}
    return complete(rules, given, players)


def viewers(game: Game[Any]) -> tuple[int, ...]:
    return (PUBLIC, *range(1, game.rules.seats(game.options["players"]) + 1))


def state(game: Game[Any]) -> tuple[object, ...]:
    """All that an input which does nothing must leave as it is."""
    views = json.dumps([game.view(seat) for seat in viewers(game)])
    answers = list(game.answers.items()), dict(game.proposals), dict(game.silent)
    return repr(game.table), game.key, answers, len(game.log), list(game.rewinds), views


def random_game(code: str, options: Mapping[str, Any], number: int, views: bool = False) -> Iterator[dict[str, Any]]:
    """All views of a game of random answers, after every question."""
    luck = random.Random(number)
    game: Game[Any] = Game(games.load(code), options, seed_of(code, number))
    while True:
        if views:
            yield from (game.view(seat) for seat in viewers(game))
        if game.is_over:
            return
        for seat in game.asked:
            if game.form(seat).is_answerable and luck.random() < 0.8:
                game.put(game.key, seat, game.form(seat).draw(luck.randrange))
        game.close(game.key)


class Play:
    """One random game, with all checks on the way."""

    def __init__(self, code: str, number: int, invariants: Invariants = lambda game: None) -> None:
        self.code, self.number, self.invariants = code, number, invariants
        self.luck = random.Random(f"{code}{number}")
        self.game: Game[Any] = Game(games.load(code), random_options(code, number), seed_of(code, number))
        self.opened = {self.game.key: (repr(self.game.table), len(self.game.log))}
        self.marked: dict[object, str] = {}

    def to_the_end(self) -> Play:
        limit = 20_000
        while not self.game.is_over:
            self.one_input()
            self.invariants(self.game)
            if not self.game.is_over:
                self.opened.setdefault(self.game.key, (repr(self.game.table), len(self.game.log)))
            limit -= 1
            assert limit, "the game does not end"
        return self

    def one_input(self) -> None:
        game, luck = self.game, self.luck
        self.same_shapes()
        if luck.random() < 0.08:
            self.equal_marks_mean_equal_views()
        if luck.random() < 0.12:
            self.must_refuse()
        free = [seat for seat in game.asked if game.form(seat).is_answerable]
        free = [seat for seat in free if not (game.ask and game.ask.final and seat in game.answers)]
        p = luck.random()
        if game.ask and game.ask.calls and p < 0.03:
            game.call(game.key, luck.choice(game.ask.calls))
        elif free and p < 0.08:
            seat = luck.choice(free)
            game.propose(game.key, seat, game.form(seat).draw(luck.randrange))
        elif game.asked and p < 0.11:
            game.silence(game.key, luck.choice(game.asked))
        elif free and p < 0.9 and not (game.is_complete and p < 0.7):
            self.answer(luck.choice(free))
        else:
            game.close(game.key)

    def equal_marks_mean_equal_views(self) -> None:
        """But for what others answer, and that is what `opened` tells: a screen may be kept by its mark."""
        views = self.game.views()
        for seat in viewers(self.game):
            view = views.of(seat)
            shown = view.pop("others") | view["asked"] if view["others"] else view.pop("others")
            assert list(views.opened(seat).items()) == [(s, shown[s]["answer"]) for s in sorted(shown)]
            assert self.marked.setdefault((seat, views.mark(seat)), json.dumps(view)) == json.dumps(view)

    def answer(self, seat: int) -> None:
        """Accepted; the same by JSON and by HTML text; the same again changes nothing."""
        game = self.game
        answer = dict(game.form(seat).draw(self.luck.randrange))
        posted = {name: list(map(str, v)) if isinstance(v, tuple) else str(v) for name, v in answer.items()}
        ways = [json.loads(json.dumps(answer)), posted]
        assert game.form(seat).read(ways[0]) == game.form(seat).read(ways[1]) == answer
        game.put(game.key, seat, self.luck.choice(ways))
        assert game.answers[seat] == answer
        if self.luck.random() < 0.1:
            before = state(game)
            for way in ways:
                game.put(game.key, seat, way)
            assert state(game) == before

    def same_shapes(self) -> None:
        """In a veiled window nobody's form differs in shape (COM-10)."""
        step = self.game.ask.step if self.game.ask else ""
        if step.startswith("veiled"):
            assert len({self.game.form(seat).shape() for seat in self.game.asked}) == 1, step

    def must_refuse(self) -> None:
        """Four wrong inputs: each refused with its code, nothing changed."""
        game, before = self.game, state(self.game)
        tries: list[tuple[str, Callable[[], None]]] = [
            ("too_late", lambda: game.put("0.x", 1, {})),
            ("too_late", lambda: game.close("0.x")),
            ("not_asked", lambda: game.put(game.key, 99, {})),
            ("not_asked", lambda: game.silence(game.key, 99)),
            ("cannot_call", lambda: game.call(game.key, "fire")),
            ("cannot_rewind", lambda: game.rewind("99999.x")),
            *(each for seat in game.asked for each in self.bad_answers(seat, game.form(seat))),
        ]
        for code, attempt in self.luck.sample(tries, 4):
            try:
                attempt()
            except IllegalInput as refused:
                assert code in ("", refused.code), (code, refused)
            else:
                raise AssertionError(f"accepted, and not {code}")
        assert state(game) == before

    def bad_answers(self, seat: int, form: Form) -> list[tuple[str, Callable[[], None]]]:
        game = self.game

        def put(raw: object) -> Callable[[], None]:
            return lambda: game.put(game.key, seat, raw)

        if game.ask and game.ask.final and seat in game.answers:
            return []
        bad = [("not_this_form", put([1])), ("not_this_form", put({"nope": 1})), ("not_this_form", put(None))]
        base = form.draw(self.luck.randrange) if form.is_answerable else {}
        for name, field in form.fields.items():
            if field.hangs_on and name not in base:
                continue
            refused = [option for option in field.shown if option not in field.accepted]
            wrong: list[object] = [None, True, 1.0, [1, 1], {}, "zzz", 10**40, -1, 10**5000, "\0", *refused]
            bad += [("", put({**base, name: value})) for value in wrong]
        return bad


def check_log(play: Play) -> None:
    """Replay, rewind and redo, at the end and at ten random places."""
    game, rows = play.game, list(play.game.log)
    wire = [Row(*json.loads(json.dumps(row))) for row in rows]
    again: Game[Any] = Game(game.rules, game.options, game.seed, wire)
    assert (repr(again.table), again.log, again.is_over) == (repr(game.table), rows, True)
    for _ in range(10):
        rewind_and_redo(play, play.luck.randrange(1, len(rows)))


def rewind_and_redo(play: Play, cut: int) -> None:
    game, rows = play.game, play.game.log
    while cut < len(rows) and rows[cut].kind == "draw":  # all rows of one input, or none
        cut += 1
    mid: Game[Any] = Game(game.rules, game.options, game.seed, rows[:cut])
    if mid.is_over:
        return
    before = repr(mid.table), list(mid.answers.items())
    back = play.luck.choice([opened.key for opened in mid._line])
    old, length = mid.key, len(mid.log)
    mid.rewind(back)
    assert repr(mid.table) == play.opened[back][0]
    try:
        mid.put(old, 1, {})
        raise AssertionError("an old key is taken")
    except IllegalInput as refused:
        assert refused.code == "too_late"
    undone = rows[play.opened[back][1] : cut]
    for row in undone:
        if row.kind != "draw":
            mid.input(row._replace(key=mid.key))
    assert (repr(mid.table), list(mid.answers.items())) == before
    assert [without_number(row) for row in mid.log[length + 1 :]] == [without_number(row) for row in undone]
    twice: Game[Any] = Game(game.rules, game.options, game.seed, mid.log)
    assert (repr(twice.table), twice.key, twice.rewinds) == (repr(mid.table), mid.key, mid.rewinds)


def without_number(row: Row) -> Row:
    return row if row.kind == "draw" else row._replace(key=row.key.partition(".")[2])


def play_for(code: str, seconds: float, first: int, step: int, invariants: Invariants) -> int:
    """Random games until so much processor time is spent; gives their number. Games `first`, `first + step`, …"""
    until, number = time.process_time() + seconds, first
    while time.process_time() < until:
        try:
            check_log(Play(code, number, invariants).to_the_end())
        except BaseException as error:
            error.add_note(f"random game {number} of {code}")
            raise
        number += step
    return (number - first) // step
