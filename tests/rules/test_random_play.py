"""Random games of every rule book with all checks; `--cpu-seconds` says for how long each."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules import games
from tests.rules.harness import Play, play_for
from tests.rules.reseau_mere.invariants import reseau_mere_holds
from tests.rules.secte.invariants import secte_holds

INVARIANTS = {"secte": secte_holds, "reseau_mere": reseau_mere_holds}
PARTS = 4
"""Each game's time is spent in so many tests, so that several workers share it."""


def test_every_game_has_its_invariants() -> None:
    assert set(games.codes()) <= set(INVARIANTS)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("code", games.codes())
def test_random_games(code: str, part: int, cpu_seconds: float) -> None:
    played = play_for(code, cpu_seconds / PARTS, part, PARTS, INVARIANTS[code])
    assert played


def digest() -> str:
    """What a few games come to, as one number."""
    text = ""
    for code in games.codes():
        for number in range(2):
            game = Play(code, number).to_the_end().game
            text += repr(game.log) + repr(game.table) + repr([game.view(seat) for seat in range(3)])
    return hashlib.sha256(text.encode()).hexdigest()


def test_fresh_processes_with_other_hash_seeds_play_the_same_games() -> None:
    root = Path(__file__).parents[2]
    script = "from tests.rules.test_random_play import digest; print(digest())"
    found = {
        subprocess.run(
            [sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
        ).stdout.strip()
        for seed in ("0", "1", "4242")
    }  # fmt: skip
    assert found == {digest()}
