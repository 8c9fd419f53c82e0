"""One writer for each room: check, apply, commit, publish, acknowledge. Memory never runs ahead of the disk."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from companion.errors import NotStored
from companion.publish import HOST
from companion.store import Store, database_of
from tests.companion.evening import Evening, at_once, refused, tables
from tests.companion.small_game import SmallGame

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


def test_a_question_closes_when_all_have_answered_and_the_minimum_has_passed(small: Evening) -> None:
    for place in (1, 2, 3):
        small.answers(place, {"who": place % 3 + 1})
    small.time_passes(4)
    assert small.step == "ballot"
    small.time_passes(1)
    assert small.step == "told"


def test_a_question_closes_when_its_time_is_over(small: Evening) -> None:
    small.answers(1, {"who": 2})
    small.time_passes(30)
    assert small.step == "told" and small.live.game.table.ballots == [(1, 2)]


def test_a_seat_without_a_phone_is_not_waited_for(small: Evening) -> None:
    small.host("free", seat=small.seat(3).id)
    small.answers(1, {"who": 2})
    small.answers(2, {"who": 1})
    small.time_passes(6)
    assert small.step == "told"


def test_an_away_seat_has_its_whole_clock(small: Evening) -> None:
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


def test_a_pause_takes_answers_and_closes_nothing(small: Evening) -> None:
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


# Host actions


def test_the_host_ends_only_the_question_that_was_seen_and_not_before_the_minimum(small: Evening) -> None:
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


def test_the_host_cannot_close_what_the_clock_alone_closes(small: Evening, chance: random.Random) -> None:
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
    assert evening.room.options() | {"windows": "swift"} == evening.room.options()
    assert (evening.room.options()["rounds"], evening.room.options()["ritual"]) == (5, "anonymous")
    evening.six_sit()
    evening.starts()
    assert evening.live.game.table.options["rounds"] == 5


# What goes wrong


def test_a_bug_of_the_rules_holds_the_room_and_a_rewind_goes_on(small: Evening, game: SmallGame, caplog: Any) -> None:
    for place in (1, 2, 3):
        small.answers(place, {"who": place % 3 + 1})
    rows = small.disk()["log"]
    game.is_buggy = True
    small.time_passes(6)
    assert small.memory()["held"] and small.key == "1.ballot"
    assert small.disk()["log"] == rows, "the close that failed is not on record"
    assert '\\"held\\": true' in small.told[HOST][-1]
    small.time_passes(120)
    assert small.disk()["log"] == rows, "the same close is not put again"
    assert sum("ZeroDivisionError" in record.exc_text for record in caplog.records if record.exc_text) == 1
    refused("held", lambda: small.host("close", key=small.key))
    assert small.again().memory()["held"]
    game.is_buggy = False
    small = small.again()
    small.host("rewind", key="1.ballot")
    assert not small.memory()["held"]
    small.plays_on(random.Random(1))
    assert small.room.phase == "over"


def test_a_bug_of_the_rules_can_be_ended(small: Evening, game: SmallGame) -> None:
    game.is_buggy = True
    small.clock.passes(6)
    refused("broken", lambda: small.host("close", key=small.key))
    small.host("end")
    assert small.room.phase == "lobby"
    game.is_buggy = False
    small.host("start")
    small.plays_on(random.Random(1))


SPOILT = {
    "a draw": "UPDATE log SET data = '[9,9,9]' WHERE number = 0",
    "a row missing": "DELETE FROM log WHERE number = 1",
    "no JSON": "UPDATE log SET data = '{' WHERE kind = 'put' AND number = 1",
    "an answer not offered": "UPDATE log SET data = '{\"who\":9}' WHERE kind = 'put' AND number = 1",
    "no kind": "UPDATE log SET kind = 'wish' WHERE number = 1",
    "no seed": "UPDATE games SET seed = 'zz'",
    "a game that is not here": "UPDATE games SET game = 'gone'",
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_record_that_does_not_fit_holds_the_room_and_is_never_touched(small: Evening, what: str) -> None:
    small.answers(1, {"who": 2})
    small.answers(2, {"who": 1})
    small.store.db.execute(SPOILT[what])
    record = small.disk()
    again = small.again()
    assert again.room.is_broken and again.room.live is None
    assert '\\"held\\": true' in again.told[HOST][-1]
    again.time_passes(100)
    refused("too_late", lambda: again.answers(1, {"who": 2}, key="1.ballot"))
    for action in ("close", "rewind", "pause", "more"):
        refused("no_game", lambda action=action: again.host(action, key="1.ballot"))
    assert again.disk() == record
    again.host("end")
    assert again.disk()["log"] == record["log"], "it stays for whoever can read it"
    again.host("start")
    assert again.room.phase == "game"


def test_a_full_disk_tells_nobody_and_memory_is_the_disk(small: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    small.answers(1, {"who": 2}, "id-1")
    before, disk, told = small.memory(), small.disk(), {surface: len(each) for surface, each in small.told.items()}
    write = small.store.write

    def full(writes: Any) -> None:
        raise NotStored("database or disk is full")

    monkeypatch.setattr(small.store, "write", full)
    refused("not_stored", lambda: small.answers(2, {"who": 1}))
    refused("not_stored", lambda: small.host("pause"))
    refused("not_stored", lambda: small.host("free", seat=small.seat(3).id))
    results = at_once(*[lambda p=p: small.answers(p, {"who": p % 3 + 1}) for p in (2, 3)], lambda: small.host("more"))
    assert [result.code for result in results] == ["not_stored"] * 3
    small.time_passes(40)
    assert {surface: len(each) for surface, each in small.told.items()} == told and small.dismissed == []
    monkeypatch.setattr(small.store, "write", write)
    assert (small.memory(), small.disk()) == (before, disk)
    small.answers(1, {"who": 2}, "id-1")
    small.answers(2, {"who": 1})
    small.time_passes(12)
    assert small.live.game.table.ballots == [(1, 2), (2, 1)], "the clock goes on by itself once there is room"


def test_a_disk_that_is_really_full_in_the_middle_of_a_game(small: Evening) -> None:
    pages = small.store.rows("PRAGMA page_count")[0]["page_count"]
    small.store.db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    stored = 0
    for number in range(4000):
        try:
            small.answers(1, {"who": 2 + number % 2}, f"{number}" + "x" * 40)
            stored += 1
        except Exception as error:
            assert getattr(error, "code", "") == "not_stored"
            break
    puts = [row for row in small.disk()["log"] if row["kind"] == "put"]
    assert len(puts) == stored < 4000
    assert small.live.game.log == small.again().live.game.log


def fills_the_disk(evening: Evening) -> None:
    """A real full disk: no page more, and the last one is filled to the last row."""
    pages = evening.store.rows("PRAGMA page_count")[0]["page_count"]
    evening.store.db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    for size in (40, 0):
        for number in range(4000):
            try:
                evening.answers(1, {"who": 2 + number % 2}, f"{number}{'x' * size}" if size else "")
            except Exception as error:
                assert getattr(error, "code", "") == "not_stored"
                break


def makes_room(evening: Evening) -> None:
    evening.store.db.execute("PRAGMA max_page_count = 100000").fetchall()


def test_a_full_disk_gives_an_open_question_no_more_time(small: Evening) -> None:
    """Each try to close it read the room again from the record, as after a restart, which gives ten seconds."""
    small.answers(2, {"who": 1})
    fills_the_disk(small)
    deadline, left = small.live.timing.deadline, small.live.timing.left
    assert left == 30
    small.time_passes(28)
    refused("not_stored", lambda: small.answers(3, {"who": 1}))
    assert (small.live.timing.left, small.live.timing.deadline, small.live.timing.longest) == (2, deadline, 30)
    small.time_passes(60)
    assert small.key == "1.ballot" and small.live.timing.deadline == deadline and small.live.timing.left == 0
    makes_room(small)
    small.time_passes(1)
    assert small.step == "told" and len(small.live.game.table.ballots) == 2


def test_what_is_left_in_a_pause_outlives_a_full_disk(small: Evening) -> None:
    small.clock.passes(28)
    small.host("pause")
    fills_the_disk(small)
    refused("not_stored", lambda: small.host("rewind", key=small.key))
    small.time_passes(60)
    refused("not_stored", lambda: small.answers(3, {"who": 1}))
    assert small.live.timing.is_paused and small.live.timing.left == 2
    makes_room(small)
    small.host("resume")
    assert small.live.timing.left == 2


def test_a_request_that_fails_gives_no_more_time_either(small: Evening) -> None:
    small.clock.passes(28)
    for _ in range(2):
        refused("broken", lambda: small.room.do(lambda: [][0]))
    assert small.live.timing.left == 2
    assert small.again().live.timing.left == 10, "a restart does: phones have to be found again"


def test_one_job_that_fails_does_not_take_the_others_along(small: Evening) -> None:
    def broken() -> None:
        small.room.seats.clear()
        raise KeyError("ours")

    acts = [lambda: small.room.do(broken), lambda: small.answers(1, {"who": 2}), lambda: small.answers(2, {"who": 1})]
    results = at_once(*acts)
    assert results[0].code == "broken" and results[1:] == [None, None]
    assert set(small.live.game.answers) == {1, 2} and len(small.room.seats) == 3


def test_a_room_whose_clock_fails_does_not_stop_the_clocks_of_others(
    small: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    unshown, other = small.house.open_room(), small.house.open_room()
    ticks: list[float] = []

    def fails(*_: object) -> None:
        raise KeyError("ours")

    for room in (small.room, other):
        monkeypatch.setattr(room, "next_moment", lambda: 0.0)
    monkeypatch.setattr(small.room, "tick", fails)
    monkeypatch.setattr(other, "tick", lambda: ticks.append(small.clock.at))
    monkeypatch.setattr(small.house, "on_publish", fails)
    for second in range(3):
        small.house.came_or_went(unshown)
        small.clock.passes(5)
        small.house.pass_time()
        assert len(ticks) == second + 1


# Crashes


def crashes_at_every_row(evening: Evening, chance: random.Random, folder: Path, most: int) -> None:
    """Play, and after each commit start another server on a copy of the record as it is then."""
    copies: list[tuple[Path, dict[str, Any]]] = []
    write = evening.store.write

    def write_and_copy(writes: Any) -> None:
        write(writes)
        if len(copies) < most:
            place = folder / f"{len(copies)}"
            place.mkdir()
            for path in evening.folder.glob("hidden-hands.sqlite3*"):
                shutil.copy(path, place / path.name)
            copies.append((place, {}))

    evening.store.write = write_and_copy  # type: ignore[method-assign]
    checked = 0

    def check() -> None:
        nonlocal checked
        for place, _ in copies[checked:]:
            again = Evening(place, evening.library, evening.clock, evening.renderer)
            before, after = evening.memory(), again.memory()
            if before["log"] == after["log"]:
                assert after == before | {"paused": after["paused"]}
                assert again.live.game.answers == evening.live.game.answers
                assert again.live.game.proposals == evening.live.game.proposals
            else:
                assert after["log"] == before["log"][: len(after["log"])]
            again.closed()
        checked = len(copies)

    while not evening.live.is_over:
        for place in list(evening.live.game.asked):
            if place in evening.live.game.asked and evening.live.game.form(place).is_answerable:
                evening.answers(place, evening.live.game.form(place).draw(chance.randrange))
                check()
        evening.until_next_step()
        check()
    assert checked > 10


def test_a_crash_at_any_row_opens_the_same_question_with_the_same_answers(
    small: Evening, chance: random.Random, tmp_path: Path
) -> None:
    (tmp_path / "copies").mkdir()
    crashes_at_every_row(small, chance, tmp_path / "copies", 60)


def test_a_crash_at_any_row_of_la_secte(evening: Evening, chance: random.Random, tmp_path: Path) -> None:
    evening.six_sit()
    evening.starts(ritual="anonymous")
    (tmp_path / "copies").mkdir()
    crashes_at_every_row(evening, chance, tmp_path / "copies", 80)


def test_the_rows_of_one_input_are_never_parted(small: Evening) -> None:
    """A close and its draws are one transaction: after each commit the last row of an input is there."""
    sizes = []
    write = small.store.write

    def noted(writes: Any) -> None:
        write(writes)
        reader = Store(database_of(small.folder))
        sizes.append(len(tables(reader)["log"]))
        reader.close()

    small.store.write = noted  # type: ignore[method-assign]
    small.time_passes(80)
    assert sizes == sorted(sizes) and small.live.is_over
    log = small.live.game.log
    drawn = next(n for n, row in enumerate(log) if row.kind == "draw" and n > 0)
    assert log[drawn - 1].kind == "close" and drawn not in sizes


def test_after_a_restart_the_question_has_its_time_and_a_pause_goes_on(small: Evening) -> None:
    small.answers(1, {"who": 2})
    small.clock.passes(28)
    again = small.again()
    assert again.key == "1.ballot" and again.live.timing.left == 10
    again.host("pause")
    again.clock.passes(3600)
    once_more = again.again()
    assert once_more.memory()["paused"] and once_more.live.timing.left == 10
    once_more.time_passes(100)
    assert once_more.step == "ballot"
