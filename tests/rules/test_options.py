"""Options whose choices and defaults hang on how many play, seats that somebody else plays, and what bots see then."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rules import games
from rules.forms import IllegalInput
from rules.options import Option, complete, nearest
from rules.simulate import luck_of, play_game, seed_of, simulate

GAMES = Path(__file__).parents[1] / "companion" / "games" / "rules"
LENGTH = Option(
    "length", ("long", "short", "tiny"), "long",
    offers=lambda players: ("tiny", "long") if players == 1 else ("short", "long"),
    usual=lambda players: "short" if players > 3 else "long",
)  # fmt: skip
PLAIN = Option("tone", ("dry", "wet"), "wet")
GAME: Any = SimpleNamespace(OPTIONS=(LENGTH, PLAIN), PLAYERS=(1, 2, 3, 4, 6))


@pytest.fixture(scope="module")
def relay() -> Any:
    return games.load("relay", GAMES)


def test_an_option_offers_what_is_possible_with_so_many_in_the_order_shown() -> None:
    assert LENGTH.choices_for(1) == ("long", "tiny") and LENGTH.choices_for(4) == ("long", "short")
    assert PLAIN.choices_for(1) == PLAIN.choices
    assert [LENGTH.default_for(players) for players in (3, 4)] == ["long", "short"]
    assert PLAIN.default_for(4) == "wet"


def test_a_wish_counts_where_it_is_possible_and_else_the_default() -> None:
    assert LENGTH.choice_for(1, "tiny") == "tiny"
    assert LENGTH.choice_for(4, "tiny") == "short" and LENGTH.choice_for(2, "tiny") == "long"
    assert LENGTH.choice_for(4, None) == "short"


def test_options_are_completed_for_the_number_that_plays() -> None:
    assert complete(GAME, {}, 4) == {"length": "short", "tone": "wet", "players": 4}
    assert complete(GAME, {"length": "long"}, 4)["length"] == "long"


@pytest.mark.parametrize(
    ("code", "given", "players"),
    [
        ("not_with_so_many", {"length": "tiny"}, 2),
        ("unknown_choice", {"length": "eternal"}, 1),
        ("unknown_option", {"colour": "red"}, 1),
        ("wrong_players", {"length": "tiny"}, 5),
    ],
)
def test_what_is_not_possible_is_refused(code: str, given: dict[str, str], players: int) -> None:
    with pytest.raises(IllegalInput) as refusal:
        complete(GAME, given, players)
    assert refusal.value.code == code
    if code == "not_with_so_many":
        assert refusal.value.facts == {"option": "length"}


def test_the_nearest_number_that_the_game_takes() -> None:
    assert [nearest(GAME, number) for number in (0, 1, 4, 6, 20)] == [1, 1, 4, 6, 6]


@pytest.mark.parametrize("players", [1, 2])
def test_com_02_a_bot_sees_what_the_phone_would_see_that_answers_for_the_seat(relay: Any, players: int) -> None:
    """Never the view of a seat that nobody sits in: that has an identity which nobody may know."""
    relay.SEEN.clear()
    play_game(relay, complete(relay, {}, players), seed_of(1, 1), relay.BOTS["random"], luck_of(1, 1))
    assert {seen["for"] for seen in relay.SEEN} == {1, 2, 3}
    for seen in relay.SEEN:
        assert seen["for"] in seen["asked"] and seen["table"]["mask"]
        assert seen["for"] in seen["table"]["cards"], "the cards of all seats that it plays, its own among them"


def test_a_summary_holds_the_means_of_what_the_game_measures(relay: Any) -> None:
    options = complete(relay, {}, 2)
    summary = simulate(relay, options, 40, 3)
    words = [
        relay.MEASURES["yes"](play_game(relay, options, seed_of(3, n), relay.BOTS["random"], luck_of(3, n)))
        for n in range(40)
    ]
    assert summary.means == {"yes": sum(words) / 40}
