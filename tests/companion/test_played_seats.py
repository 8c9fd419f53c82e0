"""One phone may play several seats of a game: it answers for these, in whoever's hands they are, and for no other."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from companion.library import GameLibrary
from companion.live import outcome_as_stored
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.seating import become_bot
from rules.protocol import Outcome
from tests.companion.evening import PLACE, Evening, refused
from tests.companion.wire import GAMES, Guest, Hall, Reply

FIRST = {"who": 2, "why": ""}


@pytest.fixture
def relay(opens: Callable[..., Evening]) -> Callable[..., Evening]:
    """Makes a lobby of the game with three seats, and these people in it."""

    def relay(*names: str) -> Evening:
        evening = opens(library=GameLibrary([GAMES]))
        evening.host("game", code="relay")
        evening.six_sit(names)
        return evening

    return relay


@pytest.fixture
def duo(relay: Callable[..., Evening]) -> Evening:
    """Seat 3 is Ana's in the first round and Bo's in the second."""
    return relay("Ana", "Bo").starts()


def shown(evening: Evening) -> dict[str, Any]:
    return host_picture(evening.room, True, public_part(evening.room, PLACE), views_of(evening.room))


def phone(evening: Evening, place: int) -> dict[str, Any]:
    return phone_picture(evening.room, evening.seat(place), public_part(evening.room, PLACE), views_of(evening.room))


def says(evening: Evening, place: int, of: int | None, raw: object = FIRST, answer_id: str = "", key: str = "") -> None:
    key = key or evening.key
    evening.room.do(lambda: evening.room.answer(evening.seat(place), key, raw, answer_id, of))


# Who answers for whom


def test_a_phone_answers_for_its_own_seat_and_for_the_one_it_plays(duo: Evening) -> None:
    says(duo, 1, None)
    says(duo, 1, 3)
    says(duo, 2, 2, {"who": 1, "why": ""})
    assert list(duo.live.game.answers) == [1, 3, 2]
    duo.until_next_step()
    assert duo.step == "report_1"


def test_com_02_it_answers_for_no_other_whether_that_is_asked_or_not(duo: Evening) -> None:
    before = duo.memory(), duo.disk()
    for of in (1, 3, 0, 4, 999):
        refusal = refused("not_your_seat", lambda of=of: says(duo, 2, of))
        assert refusal.status == 403
        refused("not_your_seat", lambda of=of: duo.room.do(lambda: duo.live.propose(duo.key, 2, of, FIRST)))
    assert (duo.memory(), duo.disk()) == before
    for place, own in ((1, 1), (2, 2), (1, 3)):
        says(duo, place, own, {"who": 3 - place, "why": ""})
    duo.until_next_step()
    refused("not_your_seat", lambda: says(duo, 2, 3, {"sure": "yes"}))  # nobody asks seat 3 now: the same words
    refused("not_asked", lambda: says(duo, 1, 3, {"sure": "yes"}))


def test_seat_3_changes_hands_and_a_late_answer_is_just_late(duo: Evening, chance: random.Random) -> None:
    old = duo.key
    says(duo, 1, 3, answer_id="mine")
    while duo.live.game.table.round == 1:
        duo.until_next_step()
    before = duo.memory()
    refused("too_late", lambda: says(duo, 1, 3, key=old))
    says(duo, 1, 3, answer_id="mine", key=old)  # the same request again does nothing, whoever plays the seat by now
    assert duo.memory() == before
    refused("not_your_seat", lambda: says(duo, 1, 3))
    says(duo, 2, 3)
    assert list(duo.live.game.answers) == [3]


def test_a_freed_place_is_silent_for_all_that_it_plays(duo: Evening) -> None:
    says(duo, 2, None, {"who": 1, "why": ""})
    duo.host("free", seat=duo.seat(1).id)
    duo.time_passes(3)
    assert duo.step == "report_1"


def test_bots_answer_for_every_seat_they_play_from_their_own_view(relay: Callable[..., Evening]) -> None:
    evening = relay("Ana")
    seen = evening.room.rules.SEEN  # type: ignore[attr-defined]
    seen.clear()
    evening.host("bots", n=1)
    evening.starts()
    bots = evening.room.places_of_bots()
    assert bots == [2]
    evening.time_passes(4)
    assert list(evening.live.game.answers) == [2]
    while evening.live.game.table.round == 1:
        evening.until_next_step()
    evening.time_passes(4)
    assert sorted(evening.live.game.answers) == [2, 3], "in the second round seat 3 is in the hands of place 2"
    assert {each["for"] for each in seen} == {2, 3}
    mask = evening.live.game.table.masks[2]
    assert all(each["table"]["mask"] == mask for each in seen), "never the identity of a seat that nobody sits in"


def test_a_bot_that_takes_over_answers_for_all_that_the_person_played(duo: Evening) -> None:
    says(duo, 1, None)
    duo.room.do(lambda: become_bot(duo.room, duo.seat(1)))
    duo.time_passes(4)
    assert list(duo.live.game.answers) == [1, 3]


# What is shown


def test_com_02_what_a_played_seat_holds_is_seen_by_whoever_plays_it_and_its_identity_by_nobody(duo: Evening) -> None:
    table = duo.live.game.table
    table.masks = {1: "mask-1", 2: "mask-2", 3: "mask-3"}
    one, two, host = (json.dumps(each, default=list) for each in (phone(duo, 1), phone(duo, 2), shown(duo)))
    assert table.cards[3] in one and table.cards[3] not in two + host
    assert "mask-1" in one and "mask-2" in two
    assert "mask-3" not in one + two + host and "mask-2" not in one + host
    assert list(phone(duo, 1)["view"]["asked"]) == [1, 3] and list(phone(duo, 2)["view"]["asked"]) == [2]


def test_progress_counts_seats_where_everybody_is_asked(duo: Evening) -> None:
    assert shown(duo)["progress"] == {"answered": 0, "asked": 3}
    says(duo, 1, 3)
    assert shown(duo)["progress"] == {"answered": 1, "asked": 3}
    duo.until_next_step()
    assert duo.step == "report_1" and shown(duo)["progress"] is None


def test_where_the_rules_do_not_count_answers_no_screen_does(relay: Callable[..., Evening]) -> None:
    evening = relay("Ana", "Bo").starts(talk="whispered")
    for place in (1, 2):
        says(evening, place, None, {"who": 3 - place, "why": ""})
        assert shown(evening)["progress"] is None and phone(evening, 1)["progress"] is None


def test_a_game_has_as_many_seats_as_its_rules_say(relay: Callable[..., Evening]) -> None:
    assert shown(relay())["seats_of_game"] == 3


# The end


def test_a_seat_that_nobody_sits_in_wins_without_a_name(duo: Evening) -> None:
    duo.until_next_step()
    while not duo.live.is_over:
        duo.until_next_step()
    assert [score.winners for score in duo.room.scores] == [["Ana", "Bo"]]
    assert duo.again().room.scores == duo.room.scores
    assert outcome_as_stored(Outcome("x", (), (3, 1)), ["Ana"]) == {"ending": "x", "winners": ["Ana"]}


# Options by number


def option(evening: Evening, code: str) -> dict[str, Any]:
    return next(each for each in shown(evening)["options"] if each["code"] == code)


def test_the_lobby_offers_what_is_possible_with_the_people_who_are_there(relay: Callable[..., Evening]) -> None:
    evening = relay()
    assert option(evening, "talk")["off"] == ["whispered"] and option(evening, "rounds")["value"] == 3
    refusal = refused("not_with_so_many", lambda: evening.host("option", code="talk", value="whispered"))
    assert (refusal.status, refusal.facts) == (422, {"option": "talk"})
    evening.six_sit(("Ana", "Bo"))
    assert option(evening, "talk")["off"] == [] and option(evening, "rounds")["value"] == 2
    evening.host("option", code="talk", value="whispered")
    assert option(evening, "talk")["value"] == "whispered"


def test_a_wish_that_is_impossible_now_comes_back_when_it_is_possible(relay: Callable[..., Evening]) -> None:
    evening = relay("Ana", "Bo")
    evening.host("option", code="talk", value="whispered")
    evening.host("free", seat=evening.seat(2).id)
    assert option(evening, "talk")["value"] == "aloud"
    evening.host("option", code="rounds", value=4)
    evening = evening.again()
    evening.sits("Bo")
    assert (option(evening, "talk")["value"], option(evening, "rounds")["value"]) == ("whispered", 4)
    evening.host("start")
    assert evening.live.options == {"rounds": 4, "talk": "whispered", "players": 2}
    evening.closed()


def test_the_lobby_says_what_an_option_is_and_why_a_choice_is_not_possible(hall: Hall) -> None:
    assert hall.host.does("game", code="relay").status == 200
    Guest(hall).sits("Ana")
    bar = hall.host.gets(f"/h/{hall.code}").text
    assert "Comment on se parle." in bar and "il faut être deux." in bar
    assert re.search(r'value="whispered" aria-pressed="false" disabled>', bar)
    assert hall.host.does("option", code="talk", value="whispered").refused == "not_with_so_many"
    Guest(hall).sits("Bo")
    assert "il faut être deux." not in hall.host.gets(f"/h/{hall.code}").text


def test_the_lobby_tells_what_the_rules_say_of_a_game_with_so_many(relay: Callable[..., Evening]) -> None:
    evening = relay("Ana")
    assert shown(evening)["before"] == phone(evening, 1)["before"] == {"played": 2, "rounds": 3}
    evening.sits("Bo")
    assert shown(evening)["before"] == {"played": 1, "rounds": 2}
    evening.host("option", code="rounds", value=4)
    assert shown(evening)["before"] == {"played": 1, "rounds": 4}
    evening.starts()
    assert shown(evening)["before"] == {}


def test_the_lobby_shows_it_to_the_table_and_to_phones(hall: Hall) -> None:
    assert hall.host.does("game", code="relay").status == 200
    ana = Guest(hall).sits("Ana")
    for page in (hall.host.gets(f"/h/{hall.code}").text, ana.gets(f"/j/{hall.code}").text):
        assert '<div class="before"><p>2 à jouer pour un autre, 3 rondes.</p></div>' in page
    assert hall.host.does("option", code="rounds", value=4).status == 200
    assert "2 à jouer pour un autre, 4 rondes." in ana.screen().json["regions"]["question"]


# On the wire


class Pair:
    """Two people at a real server: seat 3 is in Ana's hands."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        assert hall.host.does("game", code="relay").status == 200
        self.ana, self.bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
        for action in ("start", "pause"):
            assert hall.host.does(action).status == 200
        self.key = self.ana.screen().json["key"]

    def posts(self, guest: Guest, of: object = None, script: bool = True, **fields: object) -> Reply:
        said = {"seat": guest.seat, "key": self.key, "id": f"x{random.random()}", "a.who": 2, "a.why": "", **fields}
        said |= {} if of is None else {"for": of}
        return guest.posts(f"/j/{self.hall.code}/answer", said, script)


@pytest.fixture
def pair(hall: Hall) -> Pair:
    return Pair(hall)


WRONG: list[object] = ["", "x", "-1", "1.0", "9999", "٣", " 3", "3\0", None, True, 1.5, [3], {"3": 3}]


def test_by_form_and_by_json_the_field_names_the_seat(pair: Pair) -> None:
    assert pair.posts(pair.ana, 3).status == 200
    body = {"seat": pair.bo.seat, "key": pair.key, "id": "j", "for": 2, "answer": {"who": 1, "why": ""}}
    assert pair.bo.posts_json(f"/j/{pair.hall.code}/answer", body).status == 200
    assert "for" in pair.ana.asked().hidden and "for" not in pair.bo.asked().hidden
    proposal = {"seat": pair.ana.seat, "key": pair.key, "for": 3, "a.who": 1}
    assert pair.ana.posts(f"/j/{pair.hall.code}/propose", proposal).status == 200


def test_a_field_that_names_no_number_is_malformed(pair: Pair) -> None:
    for wrong in WRONG:
        body = {"seat": pair.ana.seat, "key": pair.key, "id": "w", "for": wrong, "answer": {"who": 2, "why": ""}}
        for path in ("answer", "propose"):
            reply = pair.ana.posts_json(f"/j/{pair.hall.code}/{path}", body)
            assert (reply.status, reply.refused) == (400, "malformed"), wrong
        if isinstance(wrong, str):
            assert pair.posts(pair.ana, wrong).refused == "malformed", wrong


def test_com_02_another_phone_cannot_answer_for_it_nor_its_own_for_anothers(pair: Pair) -> None:
    replies = [pair.posts(pair.bo, of) for of in (1, 3, 0, 4, 999)]
    replies += [pair.posts(pair.ana, of) for of in (2, 4)]
    assert [(reply.status, reply.refused) for reply in replies] == [(403, "not_your_seat")] * 7
    assert len({reply.size for reply in replies}) == 1
    told = pair.posts(pair.ana, 2, seat=pair.bo.seat)
    assert (told.status, told.refused) == (403, "not_your_seat")
    assert "Traceback" not in pair.hall.log


def test_without_scripts_a_refusal_stands_in_the_form_it_is_about(pair: Pair) -> None:
    page = pair.posts(pair.ana, 3, script=False, **{"a.who": 3})
    assert page.status == 422
    forms = re.findall(r'<details class="for" name="for" data-for="(\d)"( open)?>(.*?)</details>', page.text, re.S)
    assert [(seat, bool(is_open), 'role="alert"' in html) for seat, is_open, html in forms] == [
        ("1", False, False), ("3", True, True),
    ]  # fmt: skip
    assert len(page.body) % 2048 == 0


def test_the_screens_that_are_shipped_hold_the_next_seat_open(pair: Pair) -> None:
    def open_one() -> tuple[str, str, list[str]]:
        html = pair.ana.screen().json["regions"]["question"]
        state = re.search(r'data-state="(\w+)" data-turn="([\d ]*)"', html)
        assert state
        return state[1], state[2], re.findall(r'data-for="(\d)" open', html)

    assert open_one() == ("open", "", ["1"])
    assert pair.posts(pair.ana).status == 200
    assert open_one() == ("open", "1", ["3"])
    assert pair.posts(pair.ana, 3).status == 200
    assert open_one() == ("answered", "1 3", [])
