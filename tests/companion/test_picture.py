"""A picture is built from nothing: no phone's holds another seat's secrets, the host's and a watcher's hold none."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from companion import seating
from companion.keys import return_word
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.publish import HOST
from tests.companion.evening import NAMES, PLACE, Evening


def phone(evening: Evening, place: int) -> dict[str, Any]:
    return phone_picture(evening.room, evening.seat(place), public_part(evening.room, PLACE), views_of(evening.room))


def host(evening: Evening, is_host: bool = True) -> dict[str, Any]:
    return host_picture(evening.room, is_host, public_part(evening.room, PLACE), views_of(evening.room))


def text_of(picture: dict[str, Any]) -> str:
    return json.dumps(picture, ensure_ascii=False, default=list)


def test_in_the_lobby_every_screen_knows_the_same_people(evening: Evening) -> None:
    evening.six_sit()
    assert list(phone(evening, 3)["names"].values()) == list(host(evening)["names"].values()) == list(NAMES)
    assert [seat["state"] for seat in host(evening)["seats"]] == ["here"] * 6
    assert host(evening)["start"] == {"ok": True, "why": "", "n": 0}
    assert host(evening)["view"] is None


def test_why_a_game_cannot_start(evening: Evening) -> None:
    evening.sits("Ana")
    assert host(evening)["start"] == {"ok": False, "why": "need_more", "n": 5}
    evening.host("bots", n=6)
    assert host(evening)["start"] == {"ok": False, "why": "need_fewer", "n": 1}


def test_com_01_com_02_a_phone_holds_its_own_card_word_and_notes_and_nobody_elses(small: Evening) -> None:
    for place in (1, 2, 3):
        small.room.do(lambda p=place: seating.note(small.room, small.seat(p), f"thought-{p}"))
    words = {p: return_word(small.house.house_key, small.seat(p).id, small.seat(p).word, "fr") for p in (1, 2, 3)}
    cards = small.live.game.table.cards
    for place in (1, 2, 3):
        own = text_of(phone(small, place))
        for other in (1, 2, 3):
            secrets = (cards[other], words[other], f"thought-{other}")
            assert [secret in own for secret in secrets] == [other == place] * 3
    for picture in (host(small), host(small, is_host=False)):
        assert not any(secret in text_of(picture) for secret in (*cards.values(), *words.values(), "thought"))


def test_com_04_no_screen_holds_the_seed_or_an_open_answer_before_the_end(small: Evening) -> None:
    small.answers(2, {"who": 3})
    pictures = [phone(small, 1), phone(small, 3), host(small), host(small, is_host=False)]
    for picture in pictures:
        assert small.live.seed.hex() not in text_of(picture)
        assert picture["progress"] == {"answered": 1, "asked": 3}
        assert "'who': 3" not in str(picture["view"]["asked"]) and picture["view"]["others"] == {}
    assert phone(small, 2)["view"]["asked"][2]["answer"] == {"who": 3}


def test_com_02_what_is_accepted_is_never_in_a_picture(small: Evening, chance: random.Random) -> None:
    small.plays_to("oath", chance)
    field = phone(small, 1)["view"]["asked"][1]["form"]["word"]
    assert field["options"] == ("yes", "no", "always") and "accepted" not in text_of(phone(small, 1))
    assert phone(small, 2)["view"]["asked"] == {}
    assert host(small)["progress"] is None, "one seat is asked: a number would tell who"


def test_the_seed_is_shown_at_the_end_and_its_commitment_from_the_start(small: Evening, chance: random.Random) -> None:
    commitment = host(small)["commitment"]
    assert len(commitment) == 64 and host(small)["seed"] == ""
    small.plays_on(chance)
    assert host(small)["seed"] == small.live.seed.hex() and host(small)["commitment"] == commitment


def test_com_11_only_host_surfaces_hold_controls(small: Evening) -> None:
    small.host("remote", seat=small.seat(2).id)
    assert [phone(small, place)["host"] for place in (1, 2, 3)] == [False, True, False]
    nothing = {"close": False, "more": False, "rewind": []}
    assert phone(small, 1)["may"] == host(small, is_host=False)["may"] == nothing
    assert phone(small, 2)["may"] == host(small)["may"] != nothing


def test_com_10_close_now_is_offered_from_the_minimum_on_and_nowhere_else(
    small: Evening, chance: random.Random
) -> None:
    """It comes by itself when the minimum has passed, on everybody's push, and once."""
    surfaces: list[int | str] = [HOST, *(seat.id for seat in small.room.seats)]
    before = [len(small.told[surface]) for surface in surfaces]
    small.time_passes(4.9)
    assert host(small)["may"]["close"] is False and [len(small.told[surface]) for surface in surfaces] == before
    small.time_passes(0.1)
    assert host(small)["may"]["close"] is True
    small.time_passes(5)
    assert [len(small.told[surface]) for surface in surfaces] == [pushes + 1 for pushes in before]
    small.plays_to("oath", chance)
    for _ in range(11):
        small.time_passes(1)
        assert host(small)["may"]["close"] is False, "where the length is a secret it is never offered"


def test_the_host_sees_who_is_away_only_after_half_the_time_and_never_who_hesitates(small: Evening) -> None:
    small.away = {small.seat(3).id}
    small.answers(1, {"who": 2})
    assert host(small)["away"] == []
    small.time_passes(20)
    assert host(small)["away"] == ["Cléo"]


def test_com_11_a_rewind_is_offered_with_a_number_of_answers_and_no_content(small: Evening) -> None:
    """The number is of answers that were counted: how many have been given to the open question is not told here."""
    steps = [{"key": "1.ballot", "step": "ballot", "undoes": 0}]
    assert host(small)["may"]["rewind"] == steps
    small.answers(1, {"who": 2})
    assert host(small)["may"]["rewind"] == steps
    small.until_next_step()
    assert host(small)["may"]["rewind"][0] == {"key": "1.ballot", "step": "ballot", "undoes": 1}


@pytest.mark.parametrize("seed", range(3))
def test_com_02_in_la_secte_no_phone_is_told_a_card_that_is_not_its_own(evening: Evening, seed: int) -> None:
    """Whatever is played, only `card` of a view differs between phones, and it is its own."""
    evening.six_sit()
    evening.starts()
    chance = random.Random(seed)
    while not evening.live.is_over:
        views = {place: evening.live.game.view(place)["table"] for place in range(7)}
        for place in range(1, 7):
            shown = phone(evening, place)["view"]["table"]
            assert {name: value for name, value in shown.items() if name != "card"} == views[0]
            assert shown["card"] == views[place]["card"]
        evening.plays_a_step(chance)


def test_the_evenings_scores(small: Evening, chance: random.Random) -> None:
    small.plays_on(chance)
    small.host("rematch")
    small.plays_on(chance)
    assert host(small)["scores"] == [
        {"name": "Ana", "won": 2, "played": 2},
        {"name": "Bo", "won": 2, "played": 2},
        {"name": "Cléo", "won": 0, "played": 2},
    ]
