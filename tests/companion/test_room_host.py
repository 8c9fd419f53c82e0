"""What the host may do in a room, when, and what is refused."""

from __future__ import annotations

import random

import pytest

from companion.publish import HOST
from tests.companion.evening import Evening, refused


def test_com_10_the_host_ends_only_the_question_that_was_seen_and_not_before_the_minimum(small: Evening) -> None:
    key = small.key
    refused("not_yet", lambda: small.host("close", key=key))
    small.clock.passes(5)
    refused("too_late", lambda: small.host("close", key="9.ballot"))
    small.host("close", key=key)
    refused("too_late", lambda: small.host("close", key=key))


def test_more_time_only_where_the_length_is_no_rule(small: Evening, chance: random.Random) -> None:
    small.host("more")
    assert small.live.timing.left == 60
    small.plays_to("told", chance)
    refused("not_here", lambda: small.host("more"))


def test_com_10_the_host_cannot_close_what_the_clock_alone_closes(small: Evening, chance: random.Random) -> None:
    small.plays_to("oath", chance)
    small.clock.passes(11.9)
    refused("not_here", lambda: small.host("close", key=small.key))


def test_back_to_a_step_of_this_round_and_never_further(small: Evening, chance: random.Random) -> None:
    small.plays_to("told", chance)
    small.until_next_step()
    assert small.live.game.table.round == 2
    for key in ("1.ballot", "2.told", "99.ballot", "", "x"):
        refused("nothing_to_rewind", lambda key=key: small.host("rewind", key=key))
    small.answers(1, {"who": 3})
    small.host("rewind", key=small.key)
    assert small.live.game.answers == {} and small.live.game.rewinds == [("ballot", 1)]
    assert [row["kind"] for row in small.disk()["log"]][-1] == "rewind"
    assert '\\"rewinds\\": 1' in small.told[HOST][-1]


def test_after_the_end_nothing_is_undone_and_nothing_is_answered(small: Evening, chance: random.Random) -> None:
    small.plays_on(chance)
    before = small.memory()
    for action in ("pause", "resume", "more", "close", "rewind", "end"):
        refused("no_game", lambda action=action: small.host(action, key="1.ballot"))
    refused("too_late", lambda: small.answers(1, {"who": 2}, key="1.ballot"))
    assert small.memory() == before


def test_rematch_with_the_same_seats_and_another_deal(small: Evening, chance: random.Random) -> None:
    refused("game_goes_on", lambda: small.host("rematch"))
    small.plays_on(chance)
    first = small.live.seed
    small.host("rematch")
    assert small.room.phase == "game" and small.live.seed != first and small.key == "1.ballot"
    assert [row["id"] for row in small.disk()["games"]] == [1, 2]
    assert small.again().live.seed == small.live.seed


def test_back_to_the_lobby_only_between_games(small: Evening, chance: random.Random) -> None:
    refused("game_goes_on", lambda: small.host("lobby"))
    small.plays_on(chance)
    small.host("lobby")
    assert small.room.phase == "lobby" and small.room.live is None
    small.sits("Dan")
    small.host("start")
    assert small.room.phase == "game"


def test_the_host_ends_a_game_and_nothing_is_revealed(small: Evening) -> None:
    seed = small.live.seed.hex()
    small.host("end")
    assert small.room.phase == "lobby"
    assert not any(seed in told for messages in small.told.values() for told in messages)
    assert small.room.scores == []
    assert small.disk()["games"][0]["ended"] is not None and small.disk()["games"][0]["outcome"] is None


def test_lobby_actions_are_refused_in_a_game_and_change_nothing(small: Evening) -> None:
    before = small.memory()
    option = {"code": "rounds", "value": 3}
    asked = {"game": {"code": "small"}, "option": option, "order": {"ids": "2,1"}, "bots": {"n": 1}, "start": {}}
    for action, said in asked.items():
        refused("not_in_lobby", lambda a=action, f=said: small.host(a, **f))
    assert small.memory() == before


@pytest.mark.parametrize(
    ("action", "fields", "code"),
    [("option", {"code": "rounds", "value": "9"}, "unknown_option"),
     ("option", {"code": "x", "value": "1"}, "unknown_option"),
     ("option", {}, "unknown_option"), ("option", {"code": "players", "value": "3"}, "unknown_option"),
     ("game", {"code": "x"}, "unknown_game"), ("game", {}, "unknown_game"),
     ("game", {"code": "../secte"}, "unknown_game"),
     ("bots", {"n": "-1"}, "malformed"), ("bots", {"n": "٣"}, "malformed"), ("bots", {"n": "99999"}, "malformed"),
     ("free", {}, "no_such_seat"), ("free", {"seat": "99"}, "no_such_seat"), ("bot", {"seat": "x"}, "no_such_seat"),
     ("remote", {"seat": ""}, "no_such_seat"), ("start", {}, "need_more"), ("rewind", {"key": "1.roles"}, "no_game"),
     ("lang", {"lang": "de"}, "malformed"), ("nod", {"id": "1"}, "link_used"), ("fly", {}, "unknown_action"),
     ("__class__", {}, "unknown_action"), ("", {}, "unknown_action")],
)  # fmt: skip
def test_what_the_host_cannot_ask_for(evening: Evening, action: str, fields: dict[str, str], code: str) -> None:
    evening.sits("Ana")
    before, disk = evening.memory(), evening.disk()
    refused(code, lambda: evening.host(action, **fields))
    assert (evening.memory(), evening.disk()) == (before, disk)


def test_options_are_chosen_in_the_lobby_and_kept(evening: Evening) -> None:
    evening.host("option", code="rounds", value="5")
    evening.host("option", code="ritual", value="anonymous")
    evening = evening.again()
    options = evening.room.options()
    assert (options["rounds"], options["ritual"], options["windows"]) == (5, "anonymous", "swift")
    evening.six_sit()
    evening.starts()
    assert evening.live.game.table.options["rounds"] == 5
