"""Real games of Réseau-Mère, played at random, and the pictures of every moment of them."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import rules.reseau_mere as reseau
from rules.game import PUBLIC, Game
from rules.options import complete
from tests.screens.pictures import on_phone, picture

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
    base = picture(NAMES[:players], game=reseau.CODE, me=seat, my_id=10 + seat if seat else 0, host=False, games=[])
    base |= {"before": reseau.before(game.options), "seats_of_game": reseau.seats(players), "marks": {}}
    base |= {"options": options, "view": view}
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


def gallery() -> Iterator[tuple[Game[Any], tuple[int, ...]]]:
    """Games at moments that differ to look at, and seats whose phones do: twenty seats, in turn, two, one, ties."""
    yield from ((game, (1, 2)) for game in moments(20, 1, variant="fracture", head_start="on") if is_in_sight(game, 2))
    yield from ((game, (1,)) for game in moments(20, 1, picks="in_turn") if game.key.endswith((".pass1_2", ".pass1_9")))
    for players, seed, seats, shown in ((2, 3, (1, 2), IN_TWO), (1, 1, (1,), ALONE)):
        games = moments(players, seed, **({"solo_seats": "automata"} if players == 1 else {}))
        yield from ((game, seats) for game in games if is_in_sight(game, 2) and kind_of(game) in shown)
    for luck in (tied_by_suspicion, tied_by_chance):
        yield from ((game, (1,)) for game in luck() if kind_of(game) == "count")


IN_TWO = ("keep", "pass1", "report", "over")
ALONE = ("report", "over")


def kind_of(game: Game[Any]) -> str:
    """The step without the seat that is asked."""
    return game.key.partition(".")[2].partition("_")[0] or "over"


def is_in_sight(game: Game[Any], rounds: int) -> bool:
    """The first rounds, and whatever comes after the last."""
    return game.table.now.number <= rounds or game.table.phase in ("accusation", "count", "total", "over")


def tied_by_suspicion() -> Iterator[Game[Any]]:
    """Three accuse each other in a ring; two have always suspected the first."""
    return in_a_ring({1: 2, 2: 1, 3: 1})


def tied_by_chance() -> Iterator[Game[Any]]:
    """The same, and all have been suspected alike."""
    return in_a_ring({1: 2, 2: 3, 3: 1})


def in_a_ring(suspects: dict[int, int]) -> Iterator[Game[Any]]:
    dice, game = random.Random(7), new_game(3, 7)
    while not game.is_over:
        for seat in game.asked:
            answer = dict(game.form(seat).draw(dice.randrange))
            if "suspect" in answer:
                answer = {"suspect": suspects[seat]}
            elif "accused" in answer:
                answer = {"accused": [seat % 3 + 1]}
            game.put(game.key, seat, answer)
        game.close(game.key)
        yield game


def lobbies() -> Iterator[tuple[str, str, Picture]]:
    """(name, surface, picture) of the lobby: alone, and with a full table."""
    for players, head_start in ((1, "off"), (20, "on")):
        given = complete(reseau, {"head_start": head_start}, players)
        options = [
            {
                "code": option.code,
                "choices": list(option.choices),
                "value": given[option.code],
                "off": [choice for choice in option.choices if choice not in option.choices_for(players)],
            }
            for option in reseau.OPTIONS
        ]
        facts = {
            "before": reseau.before(given),
            "seats_of_game": reseau.seats(players),
            "marks": {},
            "options": options,
        }
        cards = (("secte", [6], [20, 35]), ("reseau_mere", list(reseau.PLAYERS), list(reseau.MINUTES)))
        games = [{"code": code, "players": numbers, "minutes": minutes} for code, numbers, minutes in cards]
        base = picture(NAMES[:players], game=reseau.CODE, games=games, marks={}) | facts
        base["start"] = {"ok": True, "why": "", "n": 0}
        yield f"reseau-host-lobby-{players}", "host", base
        yield f"reseau-phone-lobby-{players}", "phone", on_phone(base)
