"""The playthrough of each game is the one on record; golden/playthrough.py says how to write it anew."""

from __future__ import annotations

import pytest

from rules import games
from tests.rules.golden.playthrough import SMALLEST, file_of, text_of


def test_every_game_has_one() -> None:
    assert set(SMALLEST) == set(games.codes())


@pytest.mark.parametrize("code", SMALLEST)
def test_the_playthrough_is_the_one_on_record(code: str) -> None:
    assert text_of(code).splitlines() == file_of(code).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("code", SMALLEST)
def test_it_stays_small(code: str) -> None:
    assert file_of(code).stat().st_size < 100_000
