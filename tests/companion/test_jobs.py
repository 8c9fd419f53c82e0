"""Jobs wait for each other: what was true when a request came may not be when its turn does, and anybody serves it."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import TestResponse

from companion.app import Application, create_app
from companion.config import Settings
from companion.place import Place
from companion.room import Room
from companion.store import Write
from tests.companion.wire import until

CLOCK = "clock"
HOME = "http://127.0.0.1:8000"


class Table:
    """A real application, and a gate before its disk: what comes while it is shut waits for the room's writer."""

    def __init__(self, data: Path) -> None:
        self.app: Application = create_app(Settings(data=data, host="127.0.0.1"), Place("127.0.0.1", 8000))
        self.house = self.app.house
        self.room: Room = self.house.open_room()
        self.gate, self._write = threading.Event(), self.house.store.write
        self.gate.set()
        self.house.store.write = self._wait_and_write  # type: ignore[method-assign]

    def _wait_and_write(self, writes: Sequence[Write]) -> None:
        if threading.current_thread().name == CLOCK:
            assert self.gate.wait(20)
        self._write(writes)

    def phone(self, name: str = "", lang: str = "fr") -> Phone:
        phone = Phone(self, lang)
        if name:
            assert phone.posts("sit", name=name).status_code == 200
            phone.seat = next(seat.id for seat in self.room.seats if seat.name == name)
        return phone

    def while_the_disk_waits(self, *acts: Callable[[], Any]) -> list[Any]:
        """One commit is on its way; these come in this order and are served together when it is there."""
        self.gate.clear()
        results: list[Any] = [None] * len(acts)
        waiting = self.room._combiner._waiting
        threads = [threading.Thread(target=lambda: self.house._do(self.room, self.room.save), name=CLOCK)]
        threads[0].start()
        until(lambda: self.room._combiner._lock.locked() and not waiting, why="the first commit does not begin")
        for number, act in enumerate(acts):
            threads.append(threading.Thread(target=lambda n=number, act=act: results.__setitem__(n, act())))
            threads[-1].start()
            until(lambda n=number: len(waiting) > n, pause=0.01, why="a request does not come to the room")
        self.gate.set()
        for thread in threads:
            thread.join(20)
        return results


class Phone:
    """A browser with its cookie."""

    def __init__(self, table: Table, lang: str) -> None:
        self.table, self.lang, self.seat = table, lang, 0
        self.client = table.app.flask.test_client()

    def posts(self, what: str, **said: object) -> TestResponse:
        path = what if what.startswith("/") else f"/j/{self.table.room.code}/{what}"
        headers = {"Accept": "application/json", "Origin": HOME, "Accept-Language": self.lang}
        return self.client.post(path, data=said, headers=headers, base_url=HOME)

    def opens(self, drawer: str) -> TestResponse:
        path = f"/j/{self.table.room.code}/drawer/{drawer}?seat={self.seat}"
        return self.client.get(path, headers={"Accept": "application/json"}, base_url=HOME)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path)
    yield table
    table.house.store.close()


def test_whoever_serves_them_everybody_sits_down_in_their_own_language(table: Table) -> None:
    """The clock has no request of its own, and each phone's request is another's writer."""
    langs = ["fr", "en", "fr", "en"]
    phones = [table.phone(lang=lang) for lang in langs]
    sat = table.while_the_disk_waits(
        *(lambda n=n, phone=phone: phone.posts("sit", name=f"Guest {n}") for n, phone in enumerate(phones))
    )
    assert [reply.status_code for reply in sat] == [200] * 4
    assert [seat.lang for seat in table.room.seats] == langs


def test_a_drawer_is_made_by_any_writer(table: Table) -> None:
    ana = table.phone("Ana")
    (opened,) = table.while_the_disk_waits(lambda: ana.opens("sheet"))
    assert opened.status_code == 200 and "sheet" in opened.get_json()["name"]


def test_a_seat_that_changes_hands_obeys_the_old_phone_no_more(table: Table) -> None:
    old, new = table.phone("Ana"), table.phone()
    url = re.search(r"/t/([\w-]+)", old.posts("hand", seat=old.seat).get_json()["html"])
    link = url[0] if url else table.house.new_handoff(table.room, table.room.seat(old.seat))
    path = link if link.startswith("/t/") else f"/t/{link}"
    taken, sheet, note, left = table.while_the_disk_waits(
        lambda: new.posts(path),
        lambda: old.opens("sheet"),
        lambda: old.posts("note", seat=old.seat, text="mine"),
        lambda: old.posts("leave", seat=old.seat),
    )
    assert taken.status_code == 200
    assert [reply.status_code for reply in (sheet, note, left)] == [403] * 3
    seat = table.room.seat(old.seat)
    assert not seat.is_free and seat.notes == ""


def test_many_guesses_at_once_are_counted_like_those_that_come_in_turn(table: Table) -> None:
    ana, thief = table.phone("Ana"), table.phone("Zoé")
    table.app.hub._asked.clear()  # her phone has gone to sleep
    guess: Callable[[], TestResponse] = lambda: thief.posts("back", seat=ana.seat, word="loup, citron")  # noqa: E731
    guessed = table.while_the_disk_waits(*[guess] * 8)
    codes = [reply.json["refused"] for reply in guessed]
    assert codes.count("wrong_word") == 3 and codes.count("wait_before_next_try") == 5
