"""Real games of Réseau-Mère, played at random, and the pictures of every moment of them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import rules.reseau_mere as reseau
from rules.game import PUBLIC, Game
from rules.options import complete
from tests.screens.pictures import picture

NAMES = (
    "Inès", "Basile", "Colette", "Anatole", "Zoé", "Noé", "Prune", "Gaspard", "Louise", "Marius", "Élise", "Octave",
    "Maximiliennerose", "Barthélémyjeanne", "Noé <i>&", "Guillemettebrune", "Zoé 🦉", "Léon", "Anne-Charlottine", "Ève",
)  # fmt: skip
SILENT = 0.15

Picture = dict[str, Any]


def picture_of(game: Game[Any], seat: int) -> Picture:
    """What one seat (0: the table's screen) is shown now."""
    view, players = game.view(seat), game.options["players"]
    options = [
        {"code": o.code, "choices": list(o.choices), "value": game.options[o.code], "off": []} for o in reseau.OPTIONS
    ]
    facts: Picture = {
        "me": seat,
        "my_id": 10 + seat if seat else 0,
        "host": False,
        "options": options,
        "view": view,
        "games": [],
    }
    base = picture(NAMES[:players], game=reseau.CODE, **facts)
    base |= {
        "before": reseau.before(game.options),
        "seats_of_game": reseau.seats(players),
        "marks": {},
        "options": options,
    }
    base["room"]["phase"] = "over" if view["over"] else "game"
    if game.ask and game.ask.counted and len(game.asked) >= players:
        base["progress"] = {"answered": len(game.answers), "asked": len(game.asked)}
    return base


def new_game(players: int, seed: int, **options: object) -> Game[Any]:
    """A game with these options and the usual ones."""
    return Game(reseau, complete(reseau, options, players), hashlib.sha256(str(seed).encode()).digest())


def moments(players: int, seed: int, **options: object) -> Iterator[Game[Any]]:
    """A game, stopped before and within each of its questions, and after its end."""
    dice, game = random.Random(seed), new_game(players, seed, **options)
    while not game.is_over:
        yield game
        _answers(game, dice)
        yield game
        game.close(game.key)
    yield game


def _answers(game: Game[Any], dice: random.Random) -> None:
    for seat in game.asked:
        if dice.random() > SILENT:
            game.put(game.key, seat, game.form(seat).draw(dice.randrange))


def pictures(game: Game[Any]) -> Iterator[tuple[str, Picture]]:
    """The table's screen, then each phone: (surface, picture)."""
    yield "host", picture_of(game, PUBLIC)
    for seat in range(1, game.options["players"] + 1):
        yield "phone", picture_of(game, seat)
