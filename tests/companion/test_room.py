"""One writer for each room: check, apply, commit, publish, acknowledge. Memory never runs ahead of the disk."""

from __future__ import annotations

import random
from typing import Any

import pytest

from companion.publish import HOST
from tests.companion.evening import Evening, at_once, refused, tables

# Answers


def test_an_answer_is_on_disk_before_anybody_is_told(small: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    write, show = small.store.write, small.house.on_publish

    def noted_write(writes: Any) -> None:
        write(writes)
        order.append(f"disk {len(tables(small.store)['log'])}")

    monkeypatch.setattr(small.store, "write", noted_write)
    monkeypatch.setattr(small.house, "on_publish", lambda room: (order.append("told"), show(room)))
    rows = len(small.live.game.log)
    small.answers(1, {"who": 2})
    assert order == [f"disk {rows + 1}", "told"]


def test_everybody_is_told_the_whole_screen_at_every_answer(small: Evening) -> None:
    before = {surface: len(told) for surface, told in small.told.items()}
    small.answers(1, {"who": 2})
    assert {surface: len(told) - before[surface] for surface, told in small.told.items()} == dict.fromkeys(before, 1)


@pytest.mark.parametrize(
    ("raw", "code"),
    [({"who": 1}, "not_offered"), ({"who": 9}, "not_offered"), ({"who": True}, "not_offered"), ({}, "missing"),
     ({"who": 2, "x": 1}, "not_this_form"), ({"who": [2]}, "not_offered"), ([], "not_this_form"),
     ("2", "not_this_form"), (None, "not_this_form"), ({"who": None}, "not_offered"),
     ({"who": 1 << 200}, "not_offered")],
)  # fmt: skip
def test_a_refused_answer_changes_nothing_and_nobody_is_told(small: Evening, raw: object, code: str) -> None:
    before, disk, told = small.memory(), small.disk(), len(small.told[HOST])
    refused(code, lambda: small.answers(1, raw))
    assert (small.memory(), small.disk(), len(small.told[HOST])) == (before, disk, told)


@pytest.mark.parametrize("key", ["", "0.ballot", "2.told", "1.vote", "x", "1.ballot ", "\x00" * 50])
def test_a_wrong_key_means_too_late(small: Evening, key: str) -> None:
    before = small.memory()
    refused("too_late", lambda: small.answers(1, {"who": 2}, key=key))
    assert small.memory() == before


def test_an_old_key_is_too_late_also_after_a_rewind_to_its_step(small: Evening) -> None:
    small.answers(1, {"who": 2})
    small.host("rewind", key="1.ballot")
    assert small.key == "2.ballot"
    refused("too_late", lambda: small.answers(2, {"who": 1}, key="1.ballot"))
    assert small.live.game.answers == {}


def test_the_same_request_twice_is_harmless_ever_after(small: Evening, chance: random.Random) -> None:
    small.answers(1, {"who": 2}, "id-1")
    rows = list(small.live.game.log)
    for _ in range(3):
        small.answers(1, {"who": 2}, "id-1")
    assert small.live.game.log == rows
    small.plays_to("told", chance)
    small.answers(1, {"who": 2}, "id-1", key="1.ballot")
    again = small.again()
    again.answers(1, {"who": 2}, "id-1", key="1.ballot")
    again.plays_on(chance)
    again.answers(1, {"who": 2}, "id-1", key="1.ballot")
    refused("too_late", lambda: again.answers(1, {"who": 2}, "id-2", key="1.ballot"))


def test_an_answer_id_of_another_seat_does_not_hide_an_answer(small: Evening) -> None:
    small.answers(1, {"who": 2}, "same")
    small.answers(2, {"who": 1}, "same")
    assert set(small.live.game.answers) == {1, 2}


def test_a_repeat_after_a_rewind_does_not_vote_again(small: Evening) -> None:
    small.answers(1, {"who": 2}, "id-1")
    small.host("rewind", key="1.ballot")
    small.answers(1, {"who": 2}, "id-1", key="1.ballot")
    assert small.live.game.answers == {}


def test_all_phones_at_once_never_refuse_each_other(small: Evening) -> None:
    acts = [lambda p=p, t=t: small.answers(p, {"who": t}) for p in (1, 2, 3) for t in (1, 2, 3) if p != t]
    assert at_once(*acts, *acts) == [None] * 12
    assert set(small.live.game.answers) == {1, 2, 3}
    assert small.again().live.game.log == small.live.game.log


def test_who_races_with_the_close_is_in_or_too_late(small: Evening) -> None:
    for _ in range(5):
        if small.live.is_over or small.step != "ballot":
            break
        key = small.key
        small.clock.passes(6)
        results = at_once(
            lambda k=key: small.host("close", key=k),
            *[lambda p=p, k=key: small.answers(p, {"who": p % 3 + 1}, key=k) for p in (1, 2, 3)],
        )
        assert results[0] is None
        inside = sum(result is None for result in results[1:])
        assert {getattr(result, "code", "") for result in results[1:]} <= {None, "", "too_late"}
        assert len(small.live.game.table.ballots) == inside
        small.host("rewind", key=key)


# Time


def test_com_10_a_question_closes_when_all_have_answered_and_the_minimum_has_passed(small: Evening) -> None:
    for place in (1, 2, 3):
        small.answers(place, {"who": place % 3 + 1})
    small.time_passes(4)
    assert small.step == "ballot"
    small.time_passes(1)
    assert small.step == "told"


def test_com_10_a_question_closes_when_its_time_is_over(small: Evening) -> None:
    small.answers(1, {"who": 2})
    small.time_passes(30)
    assert small.step == "told" and small.live.game.table.ballots == [(1, 2)]


def test_com_06_a_seat_without_a_phone_is_not_waited_for(small: Evening) -> None:
    small.host("free", seat=small.seat(3).id)
    small.answers(1, {"who": 2})
    small.answers(2, {"who": 1})
    small.time_passes(6)
    assert small.step == "told"


def test_com_06_an_away_seat_has_its_whole_clock(small: Evening) -> None:
    small.away = {small.seat(3).id}
    small.answers(1, {"who": 2})
    small.answers(2, {"who": 1})
    small.time_passes(29)
    assert small.step == "ballot"
    small.answers(3, {"who": 1})
    small.time_passes(1)
    assert small.step == "told" and len(small.live.game.table.ballots) == 3


def test_freeing_the_last_one_awaited_closes_at_once(small: Evening) -> None:
    """ "Everybody has answered" waited for a ghost, and nothing re-checked it."""
    small.answers(1, {"who": 2})
    small.answers(2, {"who": 1})
    small.time_passes(10)
    small.host("free", seat=small.seat(3).id)
    small.house.pass_time()
    assert small.step == "told"


def test_com_10_a_pause_takes_answers_and_closes_nothing(small: Evening) -> None:
    small.host("pause")
    for place in (1, 2, 3):
        small.answers(place, {"who": place % 3 + 1})
    small.time_passes(500)
    assert small.step == "ballot" and small.memory()["paused"]
    refused("not_while_paused", lambda: small.host("close", key=small.key))
    small.host("resume")
    small.time_passes(5)
    assert small.step == "told"


def test_bots_play_a_whole_game_by_themselves(evening: Evening) -> None:
    evening.host("bots")
    evening.starts()
    while not evening.live.is_over:
        evening.until_next_step()
    assert evening.room.phase == "over"
    assert {row["kind"] for row in evening.disk()["log"]} >= {"put", "close", "draw"}


def test_a_bot_answers_like_a_person_within_seconds(small: Evening) -> None:
    small.host("bot", seat=small.seat(3).id)
    small.time_passes(0.5)
    assert 3 not in small.live.game.answers
    small.time_passes(3)
    assert 3 in small.live.game.answers
