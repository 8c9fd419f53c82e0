"""Finding games, here and in other folders; what every game has to give."""

from __future__ import annotations

import inspect
import json
from pathlib import Path

import pytest

from rules import forms, games, options
from rules.forms import IllegalInput
from rules.options import Times
from rules.protocol import Rules

ELSEWHERE = """
from rules.secte import *
from .inner import CODE
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    folder = tmp_path / "other_game"
    folder.mkdir()
    (folder / "__init__.py").write_text(ELSEWHERE)
    (folder / "inner.py").write_text('CODE = "other_game"\n')
    return tmp_path


def test_the_games_of_the_house_come_first(elsewhere: Path) -> None:
    assert "secte" in games.codes()
    assert games.codes(elsewhere) == (*games.codes(), "other_game")
    assert games.load("secte", elsewhere).CODE == "secte"


def test_a_game_may_live_anywhere(elsewhere: Path) -> None:
    assert games.load("other_game", elsewhere).CODE == "other_game"
    assert games.load("other_game", elsewhere) is games.load("other_game", elsewhere)


@pytest.mark.parametrize("code", ["", "nope", "forms", "../secte", "secte.play", "__init__"])
def test_an_unknown_game_is_refused(code: str) -> None:
    with pytest.raises(IllegalInput) as refusal:
        games.load(code)
    assert refusal.value.code == "unknown_game"


@pytest.mark.parametrize("code", games.codes())
def test_a_game_gives_all_that_rules_are_made_of(code: str) -> None:
    rules = games.load(code)
    for name in (*Rules.__annotations__, *(n for n, f in vars(Rules).items() if inspect.isfunction(f) and n[0] != "_")):
        assert hasattr(rules, name), name
    assert code == rules.CODE
    assert all(option.default in option.choices for option in rules.OPTIONS)
    for players in rules.PLAYERS:
        chosen = options.complete(rules, {}, players)
        assert chosen["players"] == players and rules.seats(players) >= players
        json.dumps(rules.before(chosen))
    assert sorted(number for people in rules.MODES.values() for number in people) == sorted(rules.PLAYERS)


@pytest.mark.parametrize("code", games.codes())
def test_every_refusal_has_one_meaning(code: str) -> None:
    own = games.load(code).REFUSALS
    assert len(set(forms.REFUSALS + own)) == len(forms.REFUSALS + own)


def test_strict_times_run_to_their_maximum() -> None:
    assert Times(0, 180, True, True).strict() == Times(180, 180, True, True)
