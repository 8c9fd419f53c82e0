"""A game at every table size, in every variant, with all invariants after every question (rulings §4.2)."""

from __future__ import annotations

import random
from itertools import cycle
from typing import Any

import pytest

from rules import reseau_mere
from rules.game import Game
from rules.options import complete
from rules.reseau_mere.bots import BOTS
from rules.simulate import luck_of, play_game
from tests.rules.harness import seed_of
from tests.rules.reseau_mere.invariants import reseau_mere_holds

PICKS = cycle(("together", "in_turn"))
TABLES = [
    (players, variant, next(PICKS), solo_seats)
    for players in reseau_mere.PLAYERS
    for variant in ("none", "fracture", "coordonne")
    for solo_seats in ("human", "automata")
    if (variant != "coordonne" or players >= 5) and (solo_seats == "human" or players == 1)
]


def play(options: dict[str, Any], number: int) -> Game[Any]:
    """Most answer, some stay silent; the last table."""
    luck = random.Random(number)
    game: Game[Any] = Game(reseau_mere, options, seed_of("size", number))
    while not game.is_over:
        for seat in game.asked:
            if luck.random() < 0.9:
                game.put(game.key, seat, game.form(seat).draw(luck.randrange))
        game.close(game.key)
        reseau_mere_holds(game)
    return game


@pytest.mark.parametrize(("players", "variant", "picks", "solo_seats"), TABLES)
def test_res_01_every_size_keeps_what_holds(players: int, variant: str, picks: str, solo_seats: str) -> None:
    given = {"variant": variant, "picks": picks, "solo_seats": solo_seats}
    game = play(complete(reseau_mere, given, players), players)
    outcome = reseau_mere.outcome(game.table)
    assert outcome and outcome.winners and len(game.view(0)["table"]["over"]["identities"]) == max(3, players)


def test_every_ending_comes_up() -> None:
    options, found = complete(reseau_mere, {}, 2), set()
    for number in range(1500):
        outcome = reseau_mere.outcome(
            play_game(reseau_mere, options, seed_of("ending", number), BOTS["random"], luck_of(1, number))
        )
        found.add(outcome.ending if outcome else "")
        if found == set(reseau_mere.ENDINGS):
            return
    raise AssertionError(found)
