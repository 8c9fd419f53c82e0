"""Real games of La Secte, played at random, and the pictures of every moment of them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import rules.secte as secte
from companion.regions import digest
from companion.screens import Screens
from companion.words import Words
from rules.game import PUBLIC, Game
from rules.options import complete
from tests.screens.pictures import picture

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "templates"
NAMES = ("Maximiliennerose", "Barthélémyjeanne", "Anne-Charlottine", "Noé <i>&", "Zoé", "Guillemettebrune")
SILENT = 0.15

Picture = dict[str, Any]


@cache
def words() -> Words:
    """The catalogues as they are shipped."""
    return Words([TEMPLATES])


class Remembering(Screens):
    """Renders each region once for each value of its part, as the house does from one push to the next.

    Most moments of a game show what the one before showed.
    """

    def __init__(self) -> None:
        super().__init__(words(), [TEMPLATES], lambda path: f"/static/h/{path}")
        self._known: dict[bytes, str] = {}

    def _render(self, surface: str, name: str, needs: tuple[str, ...], picture: Mapping[str, Any], lang: str) -> str:
        parts = [_part(picture, need) for need in needs]
        key = digest((surface, name, lang, parts))
        if key not in self._known:
            self._known[key] = super()._render(surface, name, needs, picture, lang)
        return self._known[key]


def _part(picture: Mapping[str, Any], need: str) -> Any:
    outer, _, inner = need.partition(".")
    return picture[outer][inner] if inner and picture[outer] else picture[outer]


@cache
def screens() -> Screens:
    """The templates as they are shipped."""
    return Remembering()


def picture_of(game: Game[Any], seat: int, names: tuple[str, ...] = NAMES) -> Picture:
    """What one seat (0: the table's screen) is shown now."""
    view = game.view(seat)
    options = [
        {"code": o.code, "choices": list(o.choices), "value": game.options[o.code], "off": []} for o in secte.OPTIONS
    ]
    base = picture(names, me=seat, my_id=10 + seat if seat else 0, host=False, options=options, view=view, games=[])
    base["room"]["phase"] = "over" if view["over"] else "game"
    if game.ask and len(game.asked) == len(names):
        base["progress"] = {"answered": len(game.answers), "asked": len(names)}
    return base


def moments(seed: int, **options: object) -> Iterator[Game[Any]]:
    """A game, stopped before and within each of its questions, and after its end."""
    dice = random.Random(seed)
    chosen = {option.code: dice.choice(option.choices) for option in secte.OPTIONS} | options
    game = Game(secte, complete(secte, chosen, len(NAMES)), hashlib.sha256(str(seed).encode()).digest())
    while not game.is_over:
        yield game
        _answers(game, dice)
        yield game
        game.close(game.key)
    yield game


def _answers(game: Game[Any], dice: random.Random) -> None:
    chance = 0.35 if game.key.partition(".")[2].startswith("claim") else 1 - SILENT
    for seat in game.asked:
        if game.form(seat).is_answerable and dice.random() < chance:
            game.put(game.key, seat, game.form(seat).draw(dice.randrange))


def pictures(game: Game[Any]) -> Iterator[tuple[str, Picture]]:
    """The table's screen, then each phone: (surface, picture)."""
    yield "host", picture_of(game, PUBLIC)
    for seat in range(1, len(NAMES) + 1):
        yield "phone", picture_of(game, seat)
