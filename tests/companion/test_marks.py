"""What somebody marks about the others: kept, theirs alone, of one size, forgotten with the next game."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from markupsafe import escape
from sqlite_utils import Database

from companion import marks
from companion.library import GameLibrary
from companion.migrations import FIRST, migrations
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.pieces import filler
from companion.schema import applied, bring_up_to_date
from tests.companion.evening import PLACE, Evening, refused
from tests.companion.siege import paths
from tests.companion.wire import GAMES, Guest, Hall, Reply

TOLD = "the butler did it"


@pytest.fixture
def duo(opens: Callable[..., Evening]) -> Evening:
    """Two people, three seats."""
    evening = opens(library=GameLibrary([GAMES]))
    evening.host("game", code="relay")
    evening.six_sit(("Ana", "Bo"))
    return evening.starts()


def marks_one(evening: Evening, place: int, about: object, sign: str = "a", note: str = TOLD) -> None:
    evening.room.do(lambda: marks.mark(evening.room, evening.seat(place), str(about), sign, note))


def kept(evening: Evening, place: int) -> marks.Marks:
    return marks.marks_of(evening.seat(place))


def pictures(evening: Evening, *places: int) -> str:
    """All that these phones, the host screen and a watcher are shown."""
    common, views = public_part(evening.room, PLACE), views_of(evening.room)
    found: list[Any] = [phone_picture(evening.room, evening.seat(place), common, views) for place in places]
    found += [host_picture(evening.room, is_host, common, views) for is_host in (True, False)]
    return json.dumps(found, ensure_ascii=False, default=list)


def test_a_mark_is_kept_over_a_restart_and_taken_away_by_nothing(duo: Evening) -> None:
    marks_one(duo, 1, 3)
    marks_one(duo, 1, 2, "", "  two \n words\u202e ")
    assert kept(duo, 1) == {3: {"sign": "a", "note": TOLD}, 2: {"sign": "", "note": "two words"}}
    again = duo.again()
    assert kept(again, 1) == {3: {"sign": "a", "note": TOLD}, 2: {"sign": "", "note": "two words"}}
    marks_one(again, 1, 3, "", " ")
    assert list(kept(again, 1)) == [2]
    again.closed()


def test_it_is_one_row_of_the_record(duo: Evening) -> None:
    before = duo.disk()
    marks_one(duo, 1, 3)
    after = duo.disk()
    assert {name for name in before if before[name] != after[name]} == {"seats"}
    assert sum(one != other for one, other in zip(before["seats"], after["seats"], strict=True)) == 1


@pytest.mark.parametrize(
    ("code", "about", "sign"),
    [
        ("no_such_seat", "1", "a"), ("no_such_seat", "0", "a"), ("no_such_seat", "4", "a"), ("malformed", "", "a"),
        ("malformed", "x", "a"), ("malformed", "-1", "a"), ("malformed", "2", "e"), ("malformed", "2", "aa"),
    ],
)  # fmt: skip
def test_what_is_no_mark_is_refused(duo: Evening, code: str, about: str, sign: str) -> None:
    before = duo.memory(), duo.disk()
    refused(code, lambda: marks_one(duo, 1, about, sign))
    assert (duo.memory(), duo.disk()) == before


def test_before_a_game_there_is_nobody_to_mark(opens: Callable[..., Evening]) -> None:
    evening = opens()
    evening.sits("Ana")
    refused("no_game", lambda: marks_one(evening, 1, 2))


def test_a_note_has_sixty_signs_at_most(duo: Evening) -> None:
    marks_one(duo, 1, 2, "b", "é" * 200)
    assert kept(duo, 1)[2]["note"] == "é" * marks.LONGEST_NOTE


def test_the_next_game_begins_without_them_and_notes_stay(duo: Evening) -> None:
    marks_one(duo, 1, 3)
    while not duo.live.is_over:
        duo.until_next_step()
    assert kept(duo, 1), "at the end one may still read them"
    duo.host("rematch")
    assert kept(duo, 1) == {}
    assert kept(duo.again(), 1) == {}


def test_com_02_nobody_else_is_shown_a_mark_and_the_own_phone_is(duo: Evening) -> None:
    before = len(duo.told[duo.seat(2).id])
    others = pictures(duo, 2)
    marks_one(duo, 1, 3, "c")
    assert pictures(duo, 2) == others and TOLD not in others
    assert TOLD in pictures(duo, 1)
    assert set(duo.told[duo.seat(2).id][before:]) <= set(duo.told[duo.seat(2).id][:before]), "not even by a new screen"


def test_rows_are_of_one_size_whatever_is_in_them() -> None:
    worst = ('"' * 60, "&" * 60, "🦉" * 60, "<>'" * 20, "", "x")
    for note in worst:
        rows = {2: {"sign": "a", "note": note}, 3: {"sign": "", "note": note}}
        filled = filler(rows, 4)
        assert len(filled) + 2 * len(str(escape(note)).encode()) == len(filler({}, 4))


def test_a_record_from_before_gets_its_column(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / "old.db")
    migrations.apply(Database(db), stop_before="marks_of_seats")
    db.execute("INSERT INTO rooms VALUES (1, 'MKZT', 'fr', 'secte', '{}', 'lobby', NULL, NULL, 0)")
    db.execute("INSERT INTO seats VALUES (1, 1, 1, 'Ana', 'person', NULL, 'fr', 0, '')")
    db.commit()
    assert "marks" not in FIRST
    bring_up_to_date(db)
    assert db.execute("SELECT name, marks FROM seats").fetchall() == [("Ana", "{}")]
    assert applied(db) == {"first_tables", "marks_of_seats"}
    db.close()


# On the wire, with the screens as they are shipped


class Table:
    """Ana and Bo at a real server."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        assert hall.host.does("game", code="relay").status == 200
        self.ana, self.bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
        for action in ("start", "pause"):
            assert hall.host.does(action).status == 200

    def marks(self, guest: Guest, script: bool = True, **said: object) -> Reply:
        fields = {"seat": guest.seat, "about": 3, "mark": "a", "note": TOLD, **said}
        return guest.posts(f"/j/{self.hall.code}/mark", fields, script)

    def journal(self, guest: Guest) -> Reply:
        headers = {"Accept": "application/json"}
        return guest.asks("GET", f"/j/{self.hall.code}/drawer/journal?seat={guest.seat}", None, headers)


@pytest.fixture
def table(hall: Hall) -> Table:
    return Table(hall)


def test_a_journal_has_a_row_for_each_other_seat(table: Table) -> None:
    assert table.marks(table.ana).status == 200
    html = table.journal(table.ana).json["html"]
    rows = re.findall(r"<form[^>]*data-mark.*?</form>", html, re.S)
    assert [re.findall(r"<legend>(.*?)</legend>", row) for row in rows] == [["Bo"], ["Siège 3"]]
    assert [re.findall(r'value="(\w?)" data-auto checked', row) for row in rows] == [[""], ["a"]]
    assert re.findall(r"<span>(.*?)</span>", rows[0]) == ["louche", "!", "✓", "✗", "rien"]
    assert f'value="{TOLD}"' in rows[1] and TOLD not in rows[0]


def test_com_02_it_is_in_nobody_elses_bytes_and_in_no_log(table: Table) -> None:
    before = {guest.seat: table.bo.screen().body for guest in (table.bo,)}
    sizes = {len(table.journal(guest).body) for guest in (table.ana, table.bo)}
    assert table.marks(table.ana).status == 200
    assert TOLD in table.journal(table.ana).text
    for guest in (table.bo, table.hall.host, Guest(table.hall)):
        for path in paths("GET", table.hall.code):
            for accept in ("application/json", "text/html"):
                reply = guest.asks("GET", f"{path}?seat={table.ana.seat}&open=journal", None, {"Accept": accept})
                assert TOLD not in reply.text, path
    assert {guest.seat: table.bo.screen().body for guest in (table.bo,)} == before
    assert {len(table.journal(guest).body) for guest in (table.ana, table.bo)} == sizes and len(sizes) == 1
    assert TOLD not in table.hall.log


def test_another_phone_marks_nothing_in_its_name(table: Table) -> None:
    for guest in (table.bo, Guest(table.hall), table.hall.host):
        assert table.marks(guest, seat=table.ana.seat).refused == "not_your_seat"
    assert TOLD not in table.journal(table.ana).text


def test_without_scripts_the_journal_comes_back(table: Table) -> None:
    reply = table.marks(table.ana, script=False)
    assert reply.status == 303
    where = f"/j/{table.hall.code}?open=journal&seat={table.ana.seat}#journal"
    assert reply.headers["location"] == where
    assert TOLD in table.ana.gets(where.partition("#")[0]).text
