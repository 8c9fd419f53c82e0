"""An evening made through the same routes that people use: the host's link, rooms, chairs, a start."""

from __future__ import annotations

import http.client
import json
import re
import time
from collections.abc import Mapping

from load import PLAYERS, Seat, Where
from wire import LOOPBACK

Answer = tuple[int, Mapping[str, str], bytes]


class Device:
    """A browser with its one cookie. Phones have an address of their own, as in a home network."""

    def __init__(self, port: int, address: str = LOOPBACK, lang: str = "fr") -> None:
        self.connection = http.client.HTTPConnection(LOOPBACK, port, timeout=20, source_address=(address, 0))
        self.headers = {"Accept-Language": lang, "Origin": f"http://{LOOPBACK}:{port}"}

    @property
    def cookie(self) -> str:
        return self.headers.get("Cookie", "")

    def ask(self, method: str, path: str, fields: Mapping[str, str] | None = None, **headers: str) -> Answer:
        """One request; who comes too fast waits and tries again."""
        body = json.dumps(fields) if fields is not None else None
        said = self.headers | ({"Content-Type": "application/json", "Accept": "application/json"} if fields else {})
        for _ in range(200):
            self.connection.request(method, path, body, said | headers)
            response = self.connection.getresponse()
            content, status = response.read(), response.status
            if status != 429:
                break
            time.sleep(0.1)
        if cookie := response.headers.get("Set-Cookie"):
            self.headers["Cookie"] = cookie.partition(";")[0]
        if status >= 400:
            raise RuntimeError(f"{method} {path}: {status} {content[:200]!r}")
        return status, dict(response.headers), content


def prepare(
    port: int, link: str, rooms: int, game: str = "vote", people: int = PLAYERS, bots: int = 0
) -> dict[Where, Seat]:
    """Rooms full of phones, half French and half English, each in an open question."""
    host = Device(port)
    host.ask("POST", link[link.index("/host/") :], {"go": "1"})
    code = host.ask("GET", "/")[1]["Location"].rpartition("/")[2]
    seats: dict[Where, Seat] = {}
    for room in range(rooms):
        if room:
            code = json.loads(host.ask("POST", f"/h/{code}/do", {"action": "room"})[2])["to"].rpartition("/")[2]
        seats |= _fill(port, host, code, room, game, people, bots)
    host.connection.close()
    return seats


def _fill(port: int, host: Device, code: str, room: int, game: str, people: int, bots: int) -> dict[Where, Seat]:
    host.ask("POST", f"/h/{code}/do", {"action": "game", "code": game})
    phones = [Device(port, f"127.0.{room + 1}.{n + 1}", ("fr", "en")[n % 2]) for n in range(people)]
    for number, phone in enumerate(phones):
        phone.ask("POST", f"/j/{code}/sit", {"name": f"Guest {number + 1:02d}"})
    if bots:
        host.ask("POST", f"/h/{code}/do", {"action": "bots", "n": str(bots)})
    host.ask("POST", f"/h/{code}/do", {"action": "start"})
    found: dict[Where, Seat] = {(room, people): Seat(code, 0, host.cookie)}
    for number, phone in enumerate(phones):
        page = phone.ask("GET", f"/j/{code}")[2].decode()
        found[room, number] = Seat(code, int(_said(page, "seat")), phone.cookie, _said(page, "key"))
        phone.connection.close()
    return found


def _said(page: str, name: str) -> str:
    found = re.search(rf'<body[^>]* data-{name}="([^"]*)"', page)
    if found is None:
        raise RuntimeError(f"a phone's page says no {name}")
    return found[1]
