"""Simulated games are the games that are played."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rules import games, secte
from rules.forms import IllegalInput
from rules.game import Game
from rules.options import complete
from rules.protocol import Bot
from rules.simulate import luck_of, play_game, seed_of, simulate, wilson
from tests.rules.harness import random_options


def through_game(code: str, options: dict[str, Any], seed: bytes, bot: Bot, luck: Any) -> Game[Any]:
    """The same bots by the inputs of a `Game`, asked in the same order."""
    game: Game[Any] = Game(games.load(code), options, seed)
    while not game.is_over:
        for seat in game.asked:
            form = game.form(seat)
            if form.is_answerable and game.ask:
                raw = bot(partial(seen_through, game, seat), game.ask.step, form, luck)
                if raw is not None:
                    game.put(game.key, seat, raw)
        game.close(game.key)
    return game


def seen_through(game: Game[Any], seat: int) -> dict[str, Any]:
    """The view of the phone that answers for this seat."""
    return {**game.view(game.rules.controller(game.table, seat)), "for": seat}


def watchful(view: Any, step: str, form: Any, below: Any) -> object | None:
    """Looks at all that it may see, is silent now and then, and answers as an HTML form does."""
    seen = view()
    assert seen["step"] == step and seen["for"] in seen["asked"]
    if below(3) == 0 or str(seen["table"]).count("used") > 4:
        return None
    said = form.draw(below)
    return {name: list(map(str, value)) if isinstance(value, tuple) else str(value) for name, value in said.items()}


@pytest.mark.parametrize("bot", [secte.BOTS["random"], watchful])
@pytest.mark.parametrize("code", games.codes())
def test_simulated_and_played_games_come_to_the_same_tables(code: str, bot: Bot) -> None:
    for number in range(40 if max(games.load(code).PLAYERS) < 10 else 10):  # where many play a game takes long
        options = random_options(code, number)
        seed = seed_of(3, number)
        table = play_game(games.load(code), options, seed, bot, luck_of(3, number))
        game = through_game(code, options, seed, bot, luck_of(3, number))
        assert repr(table) == repr(game.table)


def test_the_same_seed_gives_the_same_summary_and_another_does_not() -> None:
    options = complete(secte, {}, 6)
    one, two, other = (simulate(secte, options, 150, seed) for seed in (7, 7, 8))
    assert (one.wins, one.endings, one.rounds_mean) == (two.wins, two.endings, two.rounds_mean)
    assert one.wins != other.wins


def test_what_a_summary_tells() -> None:
    done: list[int] = []
    summary = simulate(secte, complete(secte, {"rounds": 2}, 6), 120, 1, "random", done.append)
    assert (summary.game, summary.games, summary.seed, summary.options["rounds"]) == ("secte", 120, 1, 2)
    assert sum(summary.endings.values()) == 120 and set(summary.endings) == set(secte.ENDINGS)
    assert set(summary.wins) == set(summary.intervals) == set(secte.SIDES)
    assert summary.wins["secte"] == summary.endings["infidele_banned"]
    assert 1 <= summary.rounds_mean <= 2 and summary.games_per_second > 0
    assert done == [50, 100, 120]


def test_every_ending_and_side_comes_up() -> None:
    summary = simulate(secte, complete(secte, {}, 6), 300, 5)
    assert all(summary.endings.values()) and all(summary.wins.values())


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(IllegalInput) as refusal:
        simulate(secte, complete(secte, {}, 6), 1, 1, "clever")
    assert refusal.value.code == "unknown_bot"


def test_wilson_intervals() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0 and 0.25 < wilson(0, 10)[1] < 0.3
    assert 0.7 < wilson(10, 10)[0] < wilson(10, 10)[1] <= 1
