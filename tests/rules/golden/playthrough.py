"""A whole game written down: after every input, what changed in every view. A change of the rules shows here.

To write it anew, after reading what changed:   python -m tests.rules.golden.playthrough
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules import games
from rules.game import PUBLIC, Game
from rules.options import complete

HERE = Path(__file__).parent
SMALLEST: dict[str, dict[str, object]] = {"reseau_mere": {"solo_seats": "automata"}, "secte": {"rounds": 2}}
SEED = bytes(range(32))


def text_of(code: str) -> str:
    """The playthrough of this game."""
    rules = games.load(code)
    options = complete(rules, SMALLEST[code], min(rules.PLAYERS))
    game: Game[Any] = Game(rules, options, SEED)
    luck = random.Random(7)
    before: dict[int, dict[str, str]] = {seat: {} for seat in seats(game)}
    lines = [f"{code} {json.dumps(options)}"]
    rows = 0
    while True:
        lines += [f"> {row.kind} {row.key} {row.seat} {row.data}" for row in game.log[rows:]]
        rows = len(game.log)
        after = {seat: flat(game.view(seat)) for seat in seats(game)}
        lines += changes(before, after)
        before = after
        if game.is_over:
            return "\n".join(lines) + "\n"
        one_input(game, luck)


def seats(game: Game[Any]) -> tuple[int, ...]:
    return (PUBLIC, *range(1, game.rules.seats(game.options["players"]) + 1))


def one_input(game: Game[Any], luck: random.Random) -> None:
    """Who may answer does, mostly; then the question closes."""
    for seat in game.asked:
        form = game.form(seat)
        if form.is_answerable and seat not in game.answers and seat not in game.silent:
            if luck.random() < 0.8:
                game.put(game.key, seat, form.draw(luck.randrange))
            else:
                game.silence(game.key, seat)
            return
    game.close(game.key)


def flat(value: Any, path: str = "") -> dict[str, str]:
    """{"table.card.role": "fidele", …}"""
    if isinstance(value, dict) and value:
        return {deep: text for name, each in value.items() for deep, text in flat(each, f"{path}.{name}").items()}
    if isinstance(value, list) and any(isinstance(each, dict) for each in value):
        return flat({str(n): each for n, each in enumerate(value)}, path)
    return {path.removeprefix("."): json.dumps(value, ensure_ascii=False, separators=(",", ":"))}


def changes(before: dict[int, dict[str, str]], after: dict[int, dict[str, str]]) -> Iterator[str]:
    """One line for each path that changed, with the seats for which it did; equal changes share a line."""
    told: dict[str, list[str]] = {}
    for seat in after:
        for path in {**before[seat], **after[seat]}:
            old, new = before[seat].get(path), after[seat].get(path)
            if old != new:
                told.setdefault(f"{path} = {'gone' if new is None else new}", []).append(str(seat))
    everybody = ",".join(map(str, after))
    for line, seats_told in told.items():
        who = ",".join(seats_told)
        yield f"  {'all' if who == everybody else who}: {line}"


def file_of(code: str) -> Path:
    return HERE / f"{code}.txt"


if __name__ == "__main__":
    for each in SMALLEST:
        file_of(each).write_text(text_of(each), encoding="utf-8")
