"""A game, the people who play it, and those who mean harm; and all routes that the application has."""

from __future__ import annotations

import re
import sqlite3
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from companion.app import create_app
from companion.config import Settings
from companion.errors import REFUSALS
from companion.place import Place
from companion.publish import DRAWERS
from companion.store import database_of
from rules import forms
from rules.secte import REFUSALS as OF_LA_SECTE
from tests.companion.wire import Guest, Hall, Reply

CODES = {*REFUSALS, *forms.REFUSALS, *OF_LA_SECTE}
OF_THE_ROOM = {
    "rooms": "SELECT * FROM rooms WHERE id = :room",
    "hosts": "SELECT * FROM hosts WHERE room = :room",
    "seats": "SELECT * FROM seats WHERE room = :room",
    "games": "SELECT * FROM games WHERE room = :room",
    "log": "SELECT * FROM log WHERE game IN (SELECT id FROM games WHERE room = :room)",
    "clocks": "SELECT * FROM clocks WHERE game IN (SELECT id FROM games WHERE room = :room)",
}
VALUES = {"name": DRAWERS, "key": ("x",), "mark": ("x",), "path": ("css/house.css",)}
"""What may stand in an address, but for the room's code: every drawer by its name."""


class Route(NamedTuple):
    """One thing that may be asked of the server: `GET`, `/j/<code>/drawer/<name>`."""

    method: str
    rule: str

    def paths(self, code: str) -> list[str]:
        """Every address of this route in the room with this code."""
        found = [self.rule.replace("<code>", code)]
        for part, kind in re.findall(r"(<(?:\w+:)?(\w+)>)", found[0]):
            found = [path.replace(part, value) for path in found for value in VALUES[kind]]
        return found


@cache
def routes() -> tuple[Route, ...]:
    """Every route of the application, as Flask knows them: a new one cannot be forgotten."""
    with tempfile.TemporaryDirectory() as folder:
        application = create_app(Settings(data=Path(folder), host="127.0.0.1"), Place("127.0.0.1", 8000))
        application.house.store.close()
    rules = application.flask.url_map.iter_rules()
    found = {Route(m, rule.rule) for rule in rules for m in rule.methods or () if m not in ("HEAD", "OPTIONS")}
    return tuple(sorted(found))


def paths(method: str, code: str, under: str = "/") -> list[str]:
    """Every address of this method, of those that begin with `under`."""
    found = [path for route in routes() if route.method == method for path in route.paths(code)]
    return [path for path in found if path.startswith(under)]


@dataclass
class Siege:
    """A game that is paused, its people, and a guest of the evening with a seat of her own who means harm."""

    hall: Hall
    people: list[Guest]
    mallory: Guest
    key: str

    def state(self) -> dict[str, Any]:
        """All that is on record of this room, and what its host and its first guest are shown."""
        connection = sqlite3.connect(database_of(self.hall.data))
        (room,) = connection.execute("SELECT id FROM rooms WHERE code = ?", [self.hall.code]).fetchone()
        rows = {name: connection.execute(sql, {"room": room}).fetchall() for name, sql in OF_THE_ROOM.items()}
        connection.close()
        shown = [self.hall.host.gets(f"/h/{self.hall.code}/screen").json, self.people[0].screen().json]
        return rows | {"shown": [(each["key"], each["clock"]) for each in shown]}

    def strangers(self, number: int) -> list[Guest]:
        """Devices without a seat here: the server knows them from another room."""
        elsewhere = Hall(self.hall.server)
        found = [Guest(elsewhere).sits(f"S{n}") for n in range(number)]
        for guest in found:
            guest.server = self.hall
        return found

    def speaks_for_ana(self) -> Mapping[str, Any]:
        """All fields that any route reads, each good, in the name of the first guest's seat."""
        return {
            "seat": self.people[0].seat, "key": self.key, "id": "m1", "a.seen": "seen", "text": "mine", "lang": "en",
            "for": 1, "about": 2, "mark": "a", "note": "mine",
            "action": "pause", "target": self.people[0].seat, "name": "Mallory",
        }  # fmt: skip


def besiege(hall: Hall) -> Siege:
    """The game begins."""
    people = [Guest(hall).sits(name) for name in ("Ana", "Bo")]
    mallory = Guest(hall).sits("Mallory")
    hall.host.does("bots")
    assert hall.host.does("start").status == 200
    assert hall.host.does("pause").status == 200
    return Siege(hall, people, mallory, people[0].screen().json["key"])


def check(reply: Reply, may_succeed: bool = False) -> None:
    """A clear refusal, never a failure of ours."""
    assert reply.status < 500, (reply.status, reply.body[:300])
    if reply.status in (200, 302, 303, 304):
        assert may_succeed, reply.body[:300]
        return
    body = reply.json
    assert body["refused"] in CODES and body["text"], body
    assert "Traceback" not in body["text"]
