"""A bug of the rules, a spoilt record, a full disk, a crash: memory is what is on disk, and the evening goes on."""

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
