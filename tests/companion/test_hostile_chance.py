"""Every route with every kind of nonsense, by chance: refused clearly, and the table is unchanged."""

from __future__ import annotations

import json
import random
import time
from itertools import cycle
from typing import Any
from urllib.parse import quote

import pytest

from tests.companion.siege import Route, Siege, check, routes
from tests.companion.wire import Guest, Reply

NO_ROUTES = (
    "/static/x/../../party.py",
    "/static/x/css/%2e%2e/%2e%2e/companion/app.py",
    "/socket.io/?EIO=4&transport=polling",
    "/socket.io/?EIO=3",
    "/socket.io/",
    "/t/" + "x" * 300,
    "/nothing",
)
HARMLESS = ("/back", "/sit")
"""What may be granted: to ask for the host's nod, and to sit down where one sits already."""


class Chaos:
    """Requests by chance: each route with each kind of nonsense."""

    def __init__(self, siege: Siege, seed: int) -> None:
        self.siege, self.chance = siege, random.Random(seed)
        self.seats = [guest.seat for guest in siege.people]
        self.asked: set[Route] = set()
        self.turns = cycle(self.chance.sample(routes(), len(routes())))

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

    def path(self, route: Route) -> str:
        """An address of this route, mostly of the room that is besieged; now and then one that is no route at all."""
        code = self.chance.choice([self.siege.hall.code] * 12 + ["ZZZZ", "%00", "x" * 500, "..", "é"])
        junk = self.chance.choice([*NO_ROUTES, route.rule.replace(">", "%").replace("<", "é" * 300)])
        part = junk if self.chance.random() < 0.15 and route in self.asked else self.chance.choice(route.paths(code))
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
        """The routes in turn; the first time each is asked by its own method."""
        route = next(self.turns)
        odd = [*("POST",) * 7, *("GET",) * 3, "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "X"]
        method = self.chance.choice([route.method] * len(odd) + odd) if route in self.asked else route.method
        path, (body, kind) = self.path(route), self.body()
        self.asked.add(route)
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
            check(reply, may_succeed=path.split("?")[0].endswith(HARMLESS))
    assert chaos.asked == set(routes())
    assert tried > 100 and statuses.get(429, 0) < tried / 2, statuses
    assert siege.state() == before
    log = siege.hall.log
    assert "Traceback" not in log, log[-3000:]
    for secret in (siege.hall.host.cookie, siege.mallory.cookie, *(guest.cookie for guest in siege.people)):
        assert secret not in log
