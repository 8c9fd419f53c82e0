"""The games that a server finds, and in which order a lobby shows them."""

from __future__ import annotations

from pathlib import Path

from companion.library import GameLibrary
from rules import games

ELSEWHERE = Path(__file__).resolve().parents[2] / "benchmarks"


def test_a_lobby_shows_the_shortest_game_first_and_games_from_elsewhere_last() -> None:
    """A new room begins with the first: the one that a table tries most easily."""
    library = GameLibrary([ELSEWHERE])
    order = list(library.in_order())
    own = [code for code in order if code in games.codes()]
    assert own == sorted(own, key=lambda code: games.load(code).MINUTES) and own[0] == "secte"
    assert order == [*own, "vote"], "however short it is"
    assert sorted(order) == sorted(library.codes())
