"""The voting game of the benchmarks is a whole game, and the load generator measures the real server."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.game import Game
from rules.games import load as load_game
from rules.options import complete

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the load generator uses epoll")


@pytest.fixture(autouse=True)
def _beside(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(FOLDER))
    yield


@pytest.mark.parametrize("players", [2, 7, 20])
def test_bots_play_the_vote_to_its_end(players: int) -> None:
    rules = load_game("vote", FOLDER / "rules")
    game = Game(rules, complete(rules, {}, players), bytes(32))
    below = random.Random(players).randrange
    while not game.is_over:
        for seat in game.asked:
            game.put(game.key, seat, rules.BOTS["random"](lambda: game.view(1), "ballot", game.form(seat), below))
        game.close(game.key)
    outcome = rules.outcome(game.table)
    assert outcome and outcome.ending == "rounds_over" and len(game.table.told) == 3


def test_everybody_sees_every_ballot_as_it_comes() -> None:
    rules = load_game("vote", FOLDER / "rules")
    game = Game(rules, complete(rules, {}, 3), bytes(32))
    game.put(game.key, 1, {"against": 3, "word": "late"})
    for seat in (0, 2, 3):
        assert game.view(seat)["others"][1]["answer"] == {"against": 3, "word": "late"}


def test_a_tap_reaches_all_21_screens_of_the_real_server(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    import evening
    from load import SCREENS, Load
    from servers import start_ours

    server = start_ours(tmp_path)
    try:
        load = Load(server.port, evening.prepare(server.port, server.link, 1))
        request.addfinalizer(load.close)
        load.join([(0, surface) for surface in range(SCREENS)])
        times, lost = load.calm(10, 0.02, random.Random(1))
        assert (len(times), lost, load.refused) == (10, 0, 0)
        load.until(lambda: sum(load.statuses.values()) == 10, 10)  # a phone is told last, when all screens show its tap
        assert load.statuses == {b"200": 10}
    finally:
        server.kill()


def test_a_round_of_twenty_is_played_and_measured() -> None:
    import played

    figures = played.measured(calm=20, bursts=1, seed=1, brisk=0.2)
    assert figures["round_asked"] == 7 + 2 * 20  # what all are asked, and each seat's report and Evidence
    assert (figures["round_lost"], figures["round_largest"]) == (0, 8192)
    assert all(figures[name] > 0 for name in ("round_p50_ms", "round_burst_ms", "closing_p50_ms"))


def test_a_table_says_what_is_met() -> None:
    from report import WANTED, rows, table

    ours = {wanted.name: 1.0 for wanted in WANTED} | {
        "back_0_bytes": 1, "back_3000_bytes": 1, "page_bytes": 90 * 1024, "calm_lost": 0, "refused": 0, "failures": 0,
        "held": 2.0, "simulate_per_s": 1000, "restored_s": 0.5, "calm_cpu_us": 1.0, "round_lost": 0,
    }  # fmt: skip
    found = rows(ours, dict.fromkeys(ours, 1.0))
    assert [row.what for row in found if not row.is_met] == ["player's page, cold, over the wire, KB"]
    assert "| 12 | player's page, cold, over the wire, KB | 90 |" in table(found)
