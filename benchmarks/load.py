"""The load: rooms of twenty phones and a host screen that tap, and when each tap is on all 21 screens.

A tap carries a marker of 12 characters, "@@", seven digits of its own and three of its seat. It is on a screen when
that screen shows the marker, or a later one of the same seat: a server may merge what comes together.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from wire import LOOPBACK, Loop, Requests, Socket, now

PLAYERS, SCREENS = 20, 21
Where = tuple[int, int]  # room, surface: 0..19 are phones, 20 is the host screen
EVERYBODY = (1 << SCREENS) - 1


@dataclass(frozen=True)
class Seat:
    """How one surface of a room is reached."""

    code: str
    id: int
    cookie: str
    key: str = ""  # of the open question


class Surface:
    """One phone or host screen: its socket, and for a phone of ours the connection its answers go by."""

    def __init__(self, load: Load, where: Where) -> None:
        self.load, self.where, self.bit = load, where, 1 << where[1]
        self.ready = 0.0
        self.requests: Requests | None = None

    def tap(self, marker: bytes) -> None:
        raise NotImplementedError

    def shows(self, payload: bytes, at: float) -> None:
        """A screen has come."""
        if not self.ready:
            self.ready = at
            self.load.ready += 1
        self.load.seen(self, payload, at)

    def close(self) -> None:
        self.socket.close()

    socket: Socket


class FloorSurface(Surface):
    """The floor speaks bare JSON over its socket, taps too."""

    def __init__(self, load: Load, where: Where) -> None:
        super().__init__(load, where)
        self.socket = Socket(load, "/", "", self.shows)
        room, seat = where
        self.socket.opened = lambda: self.socket.send(b'{"room":"r%02d","seat":%d}' % (room, seat))

    def tap(self, marker: bytes) -> None:
        self.socket.send(b'{"tap":"%s"}' % marker)


class RealSurface(Surface):
    """Screens come by Socket.IO, taps go by HTTP."""

    def __init__(self, load: Load, where: Where) -> None:
        super().__init__(load, where)
        self.seat = load.seats[where]
        self.socket = Socket(load, "/socket.io/?EIO=4&transport=websocket", self.seat.cookie, self.hear)

    def hear(self, payload: bytes, at: float) -> None:
        """Engine.IO: 0 opens, 2 is a heartbeat, 42 an event."""
        kind = payload[:2]
        if kind == b"42":
            self.shows(payload, at)
        elif kind[:1] == b"2":
            self.socket.send(b"3")
        elif kind[:1] == b"0":
            self.socket.send(b"40" + json.dumps({"room": self.seat.code, "seat": self.seat.id}).encode())
        elif kind == b"44":
            self.load.refused += 1

    def tap(self, marker: bytes) -> None:
        """A ballot of the voting game: whom, and the marker as the word with it."""
        word = marker.decode()
        self.answer(self.seat.key, {"against": 1 + (self.where[1] + 1) % PLAYERS, "word": word}, word)

    def answer(self, key: str, answer: Mapping[str, object], name: str) -> None:
        """The phone's own request. `name`: by which an answer is known that is sent again."""
        if self.requests is None or self.requests.fd not in self.load.by_fd:
            self.requests = Requests(self.load, self.load.answered)
        seat = self.seat
        body = json.dumps({"seat": seat.id, "key": key, "id": name, "answer": answer}).encode()
        self.requests.write(
            f"POST /j/{seat.code}/answer HTTP/1.1\r\nHost: {LOOPBACK}:{self.load.port}\r\n"
            f"Origin: http://{LOOPBACK}:{self.load.port}\r\nCookie: {seat.cookie}\r\nAccept: application/json\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode()
            + body
        )

    def close(self) -> None:
        super().close()
        if self.requests and self.requests.fd in self.load.by_fd:
            self.requests.close()
        self.requests = None


@dataclass
class Tap:
    """A tap on its way, and the surfaces that do not show it yet."""

    at: float
    marker: bytes
    waiting: int = EVERYBODY


@dataclass
class Pace:
    """What a loop of taps came to."""

    taps: int
    seconds: float
    lost: int
    client: float  # share of its core that the generator used
    times: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.taps / self.seconds


class Load(Loop):
    """All surfaces of all rooms of one server."""

    def __init__(self, port: int, seats: dict[Where, Seat] | None = None) -> None:
        super().__init__(port)
        self.seats = seats or {}
        self.kind = RealSurface if seats else FloorSurface
        self.surfaces: dict[Where, Surface] = {}
        self.ready, self.number = 0, 0
        self.out: dict[int, dict[int, list[Tap]]] = {}  # room -> seat -> its taps on their way, oldest first
        self.flying, self.done = 0, list[float]()
        self.statuses: dict[bytes, int] = {}

    # Coming and going

    def join(self, places: Iterable[Where], limit: float = 30.0) -> float:
        """All come at once: seconds until the last of them has its screen. Raises TimeoutError."""
        started, before = now(), self.ready
        fresh = [self.kind(self, where) for where in places]
        self.surfaces |= {surface.where: surface for surface in fresh}
        if not self.until(lambda: self.ready - before >= len(fresh), limit):
            raise TimeoutError(f"{self.ready - before} of {len(fresh)} surfaces came, {self.refused} were refused")
        return max(surface.ready for surface in fresh) - started

    def leave(self, places: Iterable[Where]) -> None:
        """All sockets of these surfaces are cut."""
        for where in places:
            self.surfaces.pop(where).close()

    # Taps

    def tap(self, room: int, seat: int, at: float = 0.0) -> None:
        """A phone taps. `at`: when it was meant to, where that is earlier."""
        self.number += 1
        marker = b"@@%07d%03d" % (self.number, seat)
        self.out.setdefault(room, {}).setdefault(seat, []).append(Tap(at or now(), marker))
        self.flying += 1
        self.surfaces[room, seat].tap(marker)

    def seen(self, surface: Surface, payload: bytes, at: float) -> None:
        """Mark what this screen shows."""
        for taps in self.out.get(surface.where[0], {}).values():
            newest = next((n for n in range(len(taps) - 1, -1, -1) if taps[n].marker in payload), -1)
            for tap in taps[: newest + 1]:
                tap.waiting &= ~surface.bit
            while taps and not taps[0].waiting:
                self.done.append(at - taps.pop(0).at)
                self.flying -= 1

    def answered(self, status: bytes) -> None:
        """The server has answered a request."""
        self.statuses[status] = self.statuses.get(status, 0) + 1

    def drain(self, limit: float) -> int:
        """Wait for what is on its way; how many taps never came."""
        self.until(lambda: not self.flying, limit)
        lost, self.flying = self.flying, 0
        self.out.clear()
        return lost

    # Ways to tap

    def calm(self, count: int, gap: float, rng: random.Random) -> tuple[list[float], int]:
        """One tap after another in room 0, `gap` seconds between two, give or take a half; times, and taps lost."""
        self.done, due = [], now()
        for _ in range(count):
            due = max(due, now()) + gap * rng.uniform(0.5, 1.5)
            while (left := due - now()) > 0:
                self.pump(left)
            self.tap(0, rng.randrange(PLAYERS))
        return self.done, self.drain(3)

    def bursts(self, times: int, gap: float) -> list[float]:
        """All 20 phones of room 0 tap at once: seconds until all 21 screens show all of it."""
        found = []
        for _ in range(times):
            self.run(gap)
            self.done, started = [], now()
            for seat in range(PLAYERS):
                self.tap(0, seat, started)
            if self.drain(5) == 0:
                found.append(max(self.done))
        return found

    def closed(self, rooms: Sequence[int], depth: int, rng: random.Random, seconds: float, most: int = 0) -> Pace:
        """Keep `depth` taps on their way, room after room; a new one leaves whenever one is on all its screens."""
        self.done, self.busy, sent, started = [], 0.0, 0, now()
        while now() - started < seconds and not 0 < most <= len(self.done):
            while sent < len(self.done) + depth:
                self.tap(rooms[sent % len(rooms)], rng.randrange(PLAYERS))
                sent += 1
            self.pump(0.002)
        taken, taps, busy = now() - started, len(self.done), self.busy
        return Pace(taps, taken, self.drain(10), busy / taken)

    def open(self, rooms: int, rate: float, seconds: float, rng: random.Random, patience: float = 0.5) -> Pace | None:
        """Taps by chance at `rate` a second over all rooms; a time counts from when the tap was due. None: hopeless."""
        self.done, self.busy, sent, started = [], 0.0, 0, now()
        due = started
        while (due := due + rng.expovariate(rate)) < started + seconds:
            while (left := due - now()) > 0:
                self.pump(left)
            if sent % 8 == 0:
                self.pump(0)
                if self._oldest() < now() - patience:
                    self.drain(20)
                    return None
            self.tap(rng.randrange(rooms), rng.randrange(PLAYERS), due)
            sent += 1
        busy, taken = self.busy, now() - started
        lost = self.drain(2)
        return Pace(sent, seconds, lost, busy / taken, self.done)

    def _oldest(self) -> float:
        return min((taps[0].at for room in self.out.values() for taps in room.values() if taps), default=now())


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a share of all lies below."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


def windowed(values: Sequence[float], share: float, windows: int = 6) -> float:
    """The median of a percentile over consecutive windows: one stall of the machine does not decide."""
    size = max(1, len(values) // windows)
    parts = [values[n : n + size] for n in range(0, size * windows, size)]
    found = sorted(percentile(part, share) for part in parts if part)
    return found[len(found) // 2] if found else float("nan")
