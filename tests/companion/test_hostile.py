"""Hostile input is refused with a clear code, leaves the table unchanged, and no traceback in the log."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import pytest

from companion.actions import ACTIONS
from companion.errors import REFUSALS
from companion.store import database_of
from rules import forms
from rules.secte import REFUSALS as OF_LA_SECTE
from tests.companion.wire import Guest, Hall, HungUp, Reply, Wire

CODES = {*REFUSALS, *forms.REFUSALS, *OF_LA_SECTE}
OF_THE_ROOM = {
    "rooms": "SELECT * FROM rooms WHERE id = :room",
    "hosts": "SELECT * FROM hosts WHERE room = :room",
    "seats": "SELECT * FROM seats WHERE room = :room",
    "games": "SELECT * FROM games WHERE room = :room",
    "log": "SELECT * FROM log WHERE game IN (SELECT id FROM games WHERE room = :room)",
    "clocks": "SELECT * FROM clocks WHERE game IN (SELECT id FROM games WHERE room = :room)",
}


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


@pytest.fixture
def siege(hall: Hall) -> Siege:
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


# One at a time


def test_a_guest_who_calls_every_host_action_is_refused(siege: Siege) -> None:
    before = siege.state()
    strangers = siege.strangers(2)
    fields = {"seat": siege.people[0].seat, "target": siege.people[0].seat, "key": siege.key, "code": "secte", "id": 1}
    for action in (*ACTIONS, "move", "room", "", "x"):
        for guest in strangers:
            said = {"action": action, **fields}
            assert guest.posts(f"/h/{siege.hall.code}/do", said).refused == "not_the_host", action
        said = {"action": action, **fields, "seat": siege.mallory.seat}
        assert siege.mallory.posts(f"/j/{siege.hall.code}/do", said).refused == "not_the_host", action
        said["seat"] = siege.people[0].seat
        assert siege.mallory.posts(f"/j/{siege.hall.code}/do", said).refused == "not_your_seat", action
    assert siege.state() == before


def test_nobody_answers_reads_or_leaves_for_another_seat(siege: Siege) -> None:
    before, ana = siege.state(), siege.people[0].seat
    for route, said in {
        "answer": {"key": siege.key, "a.seen": "seen", "id": "m1"},
        "propose": {"key": siege.key, "a.seen": "seen"},
        "note": {"text": "mine"},
        "lang": {"lang": "en"},
        "leave": {},
        "hand": {},
        "do": {"action": "pause"},
    }.items():
        for guest in (siege.mallory, *siege.strangers(1), Guest(siege.hall)):
            reply = guest.posts(f"/j/{siege.hall.code}/{route}", {"seat": ana, **said})
            assert (reply.status, reply.refused) == (403, "not_your_seat"), route
    for path in ("screen", "part"):
        reply = siege.mallory.asks(
            "GET", f"/j/{siege.hall.code}/{path}?seat={ana}", None, {"Accept": "application/json"}
        )
        assert reply.status in (403, 404)
    with Wire(siege.mallory, {"room": siege.hall.code, "seat": ana}) as wire:
        assert wire.event() == ("refused", {"message": "not_your_seat"})
    assert siege.state() == before


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Referer": "http://evil.example/x"},
        {"Host": "evil.example"},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
    ],
)
def test_a_foreign_site_posts_in_vain(siege: Siege, headers: dict[str, str]) -> None:
    before, code = siege.state(), siege.hall.code
    json_please = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded", **headers}
    for guest, path, body in (
        (siege.hall.host, f"/h/{code}/do", b"action=end"),
        (siege.mallory, f"/j/{code}/leave", f"seat={siege.mallory.seat}".encode()),
        (siege.mallory, f"/j/{code}/sit", b"name=x"),
        (siege.mallory, "/t/x", b""),
        (siege.mallory, "/host/x", b""),
    ):
        reply = guest.asks("POST", path, body, json_please)
        assert (reply.status, reply.refused) == (403, "foreign_origin")
    assert siege.state() == before


def test_a_foreign_name_reads_nothing(siege: Siege) -> None:
    headers = {"Host": "evil.example", "Accept": "application/json"}
    for path in ("/", f"/j/{siege.hall.code}", f"/h/{siege.hall.code}/screen", f"/j/{siege.hall.code}/screen?seat=1"):
        assert siege.mallory.asks("GET", path, None, headers).refused == "foreign_origin"


FORGED = ["x", "", "x" * 4000, "é", '"', "%00", "a=b; hh=c", "\\", "0", "null", "../../x", "1' OR '1'='1"]


@pytest.mark.parametrize("cookie", FORGED)
def test_a_forged_cookie_is_nobody(siege: Siege, cookie: str) -> None:
    before = siege.state()
    forger = Guest(siege.hall)
    said = {"seat": siege.people[0].seat, "key": siege.key, "a.seen": "seen"}
    forger.cookie = cookie
    headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
    headers["Cookie"] = f"hh={cookie}".encode().decode("latin-1")
    body = "&".join(f"{name}={value}" for name, value in said.items()).encode()
    assert forger.asks("POST", f"/j/{siege.hall.code}/answer", body, headers).refused == "not_your_seat"
    assert forger.asks("POST", f"/h/{siege.hall.code}/do", b"action=end", headers).refused == "not_the_host"
    assert siege.state() == before


def test_a_stored_hash_is_no_key(siege: Siege) -> None:
    connection = sqlite3.connect(database_of(siege.hall.data))
    hashes = [row[0] for row in connection.execute("SELECT key_hash FROM devices")]
    text = "\n".join(connection.iterdump())
    connection.close()
    assert siege.hall.host.cookie not in text and siege.mallory.cookie not in text
    forger = Guest(siege.hall)
    for each in hashes[:5]:
        forger.cookie = each
        assert forger.posts(f"/h/{siege.hall.code}/do", {"action": "end"}).refused == "not_the_host"


# Everything at once, by chance


class Chaos:
    """Requests by chance: each route with each kind of nonsense."""

    def __init__(self, siege: Siege, seed: int) -> None:
        self.siege, self.chance = siege, random.Random(seed)
        self.seats = [guest.seat for guest in siege.people]

    def value(self) -> Any:
        """A value no form of ours would send. Never Mallory's own seat."""
        choice = self.chance.choice
        return choice(
            [
                *self.seats,
                *map(str, self.seats),
                0,
                -1,
                999999,
                "",
                "x",
                None,
                True,
                False,
                1.5,
                [],
                {},
                [1],
                {"a": 1},
                "seen",
                "1.roles",
                self.siege.key,
                "0.roles",
                "99.vote",
                1 << 80,
                10**300,
                "é" * 300,
                "\x00",
                "\u202e",
                "a" * 5000,
                [[[[1]]]],
                {"seen": "seen"},
                {"seen": ["seen"]},
                {"x": "y" * 3000},
                "\ud800",
                "<script>",
                "' OR 1=1 --",
                {"seen": None},
                {"seen": "\ud800"},
                float("inf"),
                "%s%n",
                "../../etc/passwd",
                {"__class__": 1},
            ]
        )

    def body(self) -> tuple[bytes, str]:
        kind = self.chance.randrange(9)
        fields = (
            "seat",
            "key",
            "id",
            "answer",
            "name",
            "word",
            "text",
            "lang",
            "action",
            "target",
            "nod",
            "code",
            "a.seen",
        )
        said = {name: self.value() for name in self.chance.sample(fields, self.chance.randrange(1, 8))}
        if kind < 3:
            return json.dumps(said).encode(), "application/json"
        if kind < 6:
            form = "&".join(f"{name}={quote(str(value), errors='replace')}" for name, value in said.items())
            return form.encode(), "application/x-www-form-urlencoded"
        if kind == 6:
            junk = [
                b"[" * 8000,
                b'{"a":' * 2500,
                b"{",
                b"",
                b"null",
                b'"x"',
                b"\xff\xfe",
                b"1" * 8000,
                b"{}",
                b"[]",
                b"NaN",
            ]
            return self.chance.choice(junk), self.chance.choice(["application/json", "application/json; charset=x"])
        if kind == 7:
            return self.chance.randbytes(self.chance.randrange(4000)), self.chance.choice(
                [
                    "multipart/form-data; boundary=x",
                    "multipart/form-data",
                    "text/plain",
                    "application/x-www-form-urlencoded",
                    "",
                ]
            )
        return b"a" * self.chance.choice([16_384, 16_385, 40_000]), self.chance.choice(
            ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"]
        )

    def path(self) -> str:
        code = self.chance.choice([self.siege.hall.code] * 12 + ["ZZZZ", "%00", "x" * 500, "..", "é"])
        part = self.chance.choice(
            [
                *(f"/j/{code}/{name}" for name in ("answer", "propose", "note", "lang", "leave", "hand", "do", "back")),
                f"/j/{code}/screen",
                f"/j/{code}",
                f"/h/{code}/do",
                f"/h/{code}/do",
                f"/h/{code}",
                f"/h/{code}/screen",
                "/",
                "/host/x",
                "/t/x",
                "/t/" + "x" * 300,
                "/static/x/../../party.py",
                "/static/x/css/%2e%2e/%2e%2e/companion/app.py",
                "/socket.io/?EIO=4&transport=polling",
                "/socket.io/?EIO=3",
                "/socket.io/",
                "/healthz",
                "/sw.js",
                "/nothing",
            ]
        )
        tail = [
            "",
            "",
            f"?seat={quote(str(self.value()), errors='replace')}",
            "?seat=1&seat=2",
            "?lang=xx",
            "?code=%00",
        ]
        return quote(part, safe="/?=&%") + (self.chance.choice(tail) if "?" not in part else "")

    def request(self, guest: Guest) -> tuple[str, str, Reply]:
        method = self.chance.choice(
            ["POST"] * 7 + ["GET"] * 3 + ["PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "X"]
        )
        path, (body, kind) = self.path(), self.body()
        headers = {"Accept": "application/json", "Content-Type": kind}
        return method, path, guest.asks(method, path, body if method not in ("GET", "HEAD") else None, headers)


@pytest.mark.parametrize("seed", [1])
def test_every_route_survives_nonsense_and_the_table_is_unchanged(siege: Siege, seed: int, is_long: bool) -> None:
    chaos = Chaos(siege, seed)
    attackers = [siege.mallory, *siege.strangers(7), Guest(siege.hall)]
    before, tried = siege.state(), 0
    deadline = time.monotonic() + (300 if is_long else 9)
    statuses: dict[int, int] = {}
    while time.monotonic() < deadline:
        method, path, reply = chaos.request(chaos.chance.choice(attackers))
        tried += 1
        statuses[reply.status] = statuses.get(reply.status, 0) + 1
        assert reply.status < 500 or path.startswith("/socket.io"), (method, path, reply.status, reply.body[:500])
        if method == "POST" and "/socket.io" not in path:
            is_ask = path.split("?")[0].endswith("/back")
            check(reply, may_succeed=is_ask)
    assert tried > 100 and statuses.get(429, 0) < tried / 2, statuses
    assert siege.state() == before
    log = siege.hall.log
    assert "Traceback" not in log, log[-3000:]
    for secret in (siege.hall.host.cookie, siege.mallory.cookie, *(guest.cookie for guest in siege.people)):
        assert secret not in log


def test_answers_that_are_not_offered_are_refused_and_the_offered_one_still_counts(siege: Siege) -> None:
    before, ana = siege.state(), siege.people[0]
    path = f"/j/{siege.hall.code}/answer"
    for answer in (
        {},
        {"seen": "no"},
        {"seen": ["seen"]},
        {"seen": None},
        {"x": 1},
        [],
        None,
        "seen",
        {"seen": {"a": 1}},
    ):
        for key in (siege.key, "0.roles", "99.roles", "", "x" * 64, "\u0000"):
            if (answer, key) != ({"seen": "seen"}, siege.key):
                check(ana.posts_json(path, {"seat": ana.seat, "key": key, "id": "z", "answer": answer}))
    assert siege.state() == before
    said = {"seat": ana.seat, "key": siege.key, "id": "fine", "answer": {"seen": "seen"}}
    assert ana.posts_json(path, said).status == 200
    assert siege.state() != before


RAW = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999\r\n\r\nabc",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFF\r\n" + b"a" * 5000,
    b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X-A: 1\r\n" * 3000 + b"\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\xe9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a;b'c\"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"GET //evil.example/j HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /j/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
]


def test_what_is_hardly_http_brings_nothing_down(siege: Siege) -> None:
    before = siege.state()
    for raw in RAW:
        with socket.create_connection(("127.0.0.1", siege.hall.port), timeout=2) as connection:
            try:
                connection.sendall(raw)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(200)
            except OSError:
                continue
            assert b" 500 " not in answer.split(b"\r\n")[0], (raw[:80], answer)
    assert Guest(siege.hall).gets("/healthz").status == 200
    assert siege.state() == before
    assert "Traceback" not in siege.hall.log, siege.hall.log[-3000:]


def test_a_socket_that_talks_nonsense_changes_nothing(siege: Siege) -> None:
    chance, before = random.Random(3), siege.state()
    code = siege.hall.code
    texts = [
        "",
        "0",
        "1",
        "2",
        "3",
        "4",
        "5",
        "6",
        "7",
        "9",
        "x",
        "40",
        "41",
        "42",
        "43",
        "44",
        "45",
        "46",
        "40/x",
        "40/x,{}",
        "40{",
        '40{"room":1}',
        "40[]",
        '42["screen",1]',
        '42["answer",{"seat":1}]',
        "42[",
        "42{}",
        "4" + "[" * 3000,
        "450-[]",
        '451-["x",{"_placeholder":true,"num":0}]',
        "42/x,[]",
        '421["x"]',
        "4" * 4000,
        "b" * 50,
        "bAAAA",
        "4\x00",
        "é" * 1000,
        f'40{{"room":"{code}","seat":"x"}}',
        f'40{{"room":"{code}","seat":[1]}}',
        f'40{{"room":"{code}","seat":{"9" * 3000}}}',
        '42["connect"]',
        '42["disconnect"]',
        '42["__class__"]',
        "2probe",
        "3probe",
        "40" + '{"a":' * 900,
        '40{"room":"' + "\\ud800" + '"}',
    ]
    frames: list[Callable[[Wire], None]] = [
        lambda wire: wire.sends_frame(0x82, chance.randbytes(50)),
        lambda wire: wire.sends_frame(0x01, b"4"),
        lambda wire: wire.sends_frame(0x80, b"tail"),
        lambda wire: wire.sends_frame(0xF1, b"reserved"),
        lambda wire: wire.sends_frame(0x83, b"?"),
        lambda wire: wire.sends_frame(0x89, b"p" * 126),
        lambda wire: wire.sends_frame(0x88, b"\x00"),
        lambda wire: wire.sends_frame(0x81, b"\xff\xfe"),
        lambda wire: wire.socket.sendall(b"\x81\x04text"),
    ]
    for text in texts:
        frames.append(lambda wire, text=text: wire.sends(text))  # type: ignore[misc]
    for number, frame in enumerate(frames):
        guest = siege.mallory if number % 2 else siege.people[1]
        with Wire(guest, {"room": code, "seat": guest.seat}, says=number % 3 > 0) as wire:
            try:
                frame(wire)
                wire.receives(0.02)
            except (HungUp, OSError):
                pass
    assert siege.state() == before
    assert Guest(siege.hall).gets("/healthz").status == 200
    log = siege.hall.log
    assert "Traceback" not in log, log[-4000:]


# What must not be seen


def test_no_key_stays_in_an_address_and_no_secret_in_the_log(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    replies = [
        ana.posts(f"/j/{hall.code}/sit", {"name": "Ana"}, script=False),
        hall.host.posts(f"/h/{hall.code}/do", {"action": "bots"}, script=False),
        ana.posts(f"/j/{hall.code}/note", {"seat": ana.seat, "text": "my thought"}, script=False),
        ana.gets(f"/?code={hall.code}"),
    ]
    for reply in replies:
        assert reply.headers["location"] in (f"/j/{hall.code}", f"/h/{hall.code}")
    page = ana.gets(f"/j/{hall.code}").text
    assert ana.cookie not in page and hall.host.cookie not in hall.host.gets(f"/h/{hall.code}").text
    assert "my thought" not in hall.log and ana.cookie not in hall.log and hall.host.cookie not in hall.log


def test_what_holds_secrets_is_never_kept_by_a_browser(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    for path in (
        f"/j/{hall.code}",
        f"/j/{hall.code}/screen?seat={ana.seat}",
        f"/h/{hall.code}",
        f"/j/{hall.code}/back",
    ):
        headers = ana.gets(path).headers
        assert headers["cache-control"] == "no-store", path
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy and "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and "content-encoding" not in headers
    reply = Guest(hall).posts(f"/j/{hall.code}/sit", {"name": "Bo"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Domain" not in cookie
