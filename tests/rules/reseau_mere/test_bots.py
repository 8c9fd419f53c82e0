"""The bots `random` and `best-two`, and that simulated games are the ones that are played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules import reseau_mere
from rules.options import complete
from rules.reseau_mere.bots import BOTS
from rules.seen import seen_by_bot
from rules.simulate import luck_of, play_game, seed_of, simulate
from tests.rules.reseau_mere.story import M, R, Story
from tests.rules.test_simulate import through_game


def answer(story: Story, seat: int, bot: str = "best-two", luck: Random | None = None) -> Any:
    game = story.game
    seen = lambda: seen_by_bot(game.rules, game.table, game.ask, game.answers, seat)  # noqa: E731
    return BOTS[bot](seen, story.step, game.form(seat), (luck or Random(1)).randrange)


HANDS = {1: "R1 M3 R2", 2: "M1 R3 M2", 3: "R1 M1 M2", 4: "R2 R1 M1"}


@pytest.mark.parametrize(
    ("agent", "kept"), [(1, [(1, 2), (1, 2), (1, 2), (1, 2)]), (2, [(1, 3), (1, 3), (1, 2), (1, 2)])]
)
def test_best_two_keeps_what_serves_its_own_side(agent: int, kept: list[tuple[int, ...]]) -> None:
    story = Story(4, agents=[agent], hands={1: HANDS}).goes_to("keep")
    assert [answer(story, seat)["keep"] for seat in story.seats] == kept


@pytest.mark.parametrize("players", [1, 2])
def test_best_two_plays_a_seat_without_a_person_for_its_controller(players: int) -> None:
    """It must not know what that seat is: with an agent there or not it keeps the same."""
    kept = set()
    for agent in (2, 3) if players == 1 else (3,):
        story = Story(players, agents=[agent], first=1, hands={1: {s: HANDS[s] for s in (1, 2, 3)}}).goes_to("keep")
        kept.add(answer(story, 3)["keep"])
        if players == 1:
            assert answer(story, 2)["keep"] == (1, 2)
    assert kept == {(1, 2)}
    story = Story(players, agents=[1], first=1, hands={1: {s: HANDS[s] for s in (1, 2, 3)}}).goes_to("keep")
    assert answer(story, 3)["keep"] == (2, 3)


def test_in_duo_the_controller_of_the_round_decides_for_whom() -> None:
    story = Story(2, agents=[2], first=1, hands={n: {s: HANDS[s] for s in (1, 2, 3)} for n in (1, 2)}).goes_to("keep")
    assert answer(story, 3)["keep"] == (1, 2)
    assert answer(story.goes_to("keep", 2), 3)["keep"] == (2, 3)


@pytest.mark.parametrize("bot", list(BOTS))
def test_it_answers_what_is_accepted_at_every_question(bot: str) -> None:
    for players, options in ((1, {}), (2, {}), (5, {"picks": "in_turn"}), (1, {"solo_seats": "automata"})):
        story, luck = Story(players, **options), Random(3)  # type: ignore[arg-type]
        while story.step != "over":
            for seat in story.game.asked:
                said = answer(story, seat, bot, luck)
                assert said is not None
                story.puts(seat, **said)
            story.game.close(story.game.key)


def test_evidence_now_and_then() -> None:
    story, luck = Story(3).goes_to("evidence_1"), Random(1)
    shown = Counter(answer(story, 1, "random", luck)["show"] for _ in range(400))
    assert 0.7 < shown["no"] / 400 < 0.95 and {"first", "second"} <= set(shown)


@pytest.mark.parametrize("bot", list(BOTS))
@pytest.mark.parametrize(
    "options",
    [{"players": 1}, {"players": 1, "solo_seats": "automata"}, {"players": 2, "variant": "fracture"},
     {"players": 5, "picks": "in_turn", "head_start": "on"}, {"players": 13, "variant": "coordonne"}],
)  # fmt: skip
def test_a_simulated_game_is_the_game_with_the_same_seed(options: dict[str, Any], bot: str) -> None:
    given = complete(reseau_mere, {k: v for k, v in options.items() if k != "players"}, options["players"])
    for number in range(2):
        seed = seed_of(5, number)
        table = play_game(reseau_mere, given, seed, BOTS[bot], luck_of(5, number))
        assert repr(table) == repr(through_game("reseau_mere", given, seed, BOTS[bot], luck_of(5, number)).table)


def test_a_summary_tells_sides_endings_and_the_mean_gap() -> None:
    summary = simulate(reseau_mere, complete(reseau_mere, {}, 4), 40, 1, "best-two")
    assert sum(summary.wins.values()) == sum(summary.endings.values()) == 40
    assert summary.wins[R] > 25 and summary.means["gap"] > 10
    level = simulate(reseau_mere, complete(reseau_mere, {"head_start": "on"}, 4), 40, 1, "best-two")
    assert level.wins[M] > summary.wins[M] and level.means["gap"] == summary.means["gap"]
