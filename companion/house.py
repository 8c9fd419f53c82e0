"""The house: all rooms of one server, the devices that came by, and the ticking of the clocks."""

from __future__ import annotations

import json
import logging
import math
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.clock import Clock
from companion.errors import Refused
from companion.keys import hashed, new_code, new_key
from companion.limits import Guesses, Rate
from companion.room import Room
from companion.seats import Seat
from companion.store import Store, Write

log = logging.getLogger("hidden_hands")
LINK_SECONDS = 120.0
CHECK_SECONDS = 1.0  # the longest the clock thread sleeps, and the least time between two pushes of who is there
BREATH_SECONDS = 0.001  # of the clock thread between two looks, however much there is to do: others have their turn


@dataclass(frozen=True)
class Handoff:
    """A one-use way to a seat, for two minutes. It is void as soon as the seat has changed hands in any way: `turn`."""

    room: Room
    seat: int
    turn: int
    until: float
    is_used: bool = False


class House:
    """Opens, finds and resumes rooms; knows devices by their keys; lets time pass in every room."""

    def __init__(self, store: Store, clock: Clock, library: Any, lang: str = "fr") -> None:
        self.store, self.clock, self.library, self.lang = store, clock, library, lang
        self.rooms: dict[str, Room] = {}
        self.house_key = self._house_key()
        self.word_guesses, self.code_guesses = Guesses(clock.now), Guesses(clock.now)
        self.requests, self.strangers = Rate(20, 60, clock.now), Rate(60, 600, clock.now)
        self.new_devices = Rate(10, 600, clock.now)
        self.on_publish: Callable[[Room], None] = lambda room: None
        self.on_dismiss: Callable[[Room, int, str], None] = lambda room, seat, why: None
        self.presence: Callable[[Room, int], bool] = lambda room, seat: True
        self.on_second: Callable[[], None] = lambda: None
        self._next_second = clock.now()
        self._devices = {row["key_hash"]: row["id"] for row in store.rows("SELECT id, key_hash FROM devices")}
        self._handoffs: dict[str, Handoff] = {}
        self._next = {table: store.next_id(table) for table in ("rooms", "seats", "games", "devices")}
        self._stale: dict[Room, float] = {}  # rooms where somebody came or went, and when to show it
        self._retry_at: dict[Room, float] = {}  # rooms whose clock could not be served, as on a full disk
        self._asleep_until = math.inf
        self._bell, self._links = threading.Event(), threading.Lock()
        self._is_open = True

    # Services for a room

    def new_seat_id(self) -> int:
        """A number that no seat has ever had, in any room."""
        return self._id("seats")

    def new_game_id(self) -> int:
        """A number that no game has ever had."""
        return self._id("games")

    def publish(self, room: Room) -> None:
        """Send a room's screens, and wake the clocks where its next moment is earlier than they think."""
        self._stale.pop(room, None)
        self.on_publish(room)
        if room.next_moment() < self._asleep_until:
            self._bell.set()

    def dismiss(self, room: Room, seat: int, why: str) -> None:
        """Tell the phone that held this seat why it does so no longer."""
        self.on_dismiss(room, seat, why)

    def is_here(self, room: Room, seat: int) -> bool:
        """Whether the phone that holds this seat is connected, or has asked a moment ago."""
        return self.presence(room, seat)

    def came_or_went(self, room: Room) -> None:
        """Somebody came or dropped out: all screens show it within a second, however many came at once."""
        self._stale.setdefault(room, self.clock.now() + CHECK_SECONDS)

    # Rooms

    def open_room(self, device: int | None = None) -> Room:
        """A new room, hosted by `device`."""
        code = self._free_code()
        room = Room(self, self._id("rooms"), code, self.lang, self.library.in_order()[0], {})
        values = (room.id, code, room.lang, room.game_code, "{}", room.phase, self.clock.wall())
        writes = [
            ("INSERT INTO rooms (id, code, lang, game, options, phase, created) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
        ]
        self.store.write(writes)
        self.rooms[code] = room
        if device is not None:
            self.make_host(room, device)
        room.publish()
        return room

    def resume_rooms(self, within: float = 24 * 3600.0) -> list[Room]:
        """Rooms of the last day, and older ones whose game is still on, newest first, as the record tells them."""
        since = self.clock.wall() - within
        rows = self.store.rows("SELECT * FROM rooms WHERE created > ? OR phase = 'game' ORDER BY id DESC", since)
        for row in rows:
            room = Room(self, row["id"], row["code"], row["lang"], row["game"], json.loads(row["options"]))
            try:
                room.load()
                room.rules  # noqa: B018 - a room of a game that is not installed any more is left alone
            except Refused:
                log.error("Room %s plays a game that is not here; it was left as it is.", row["code"])
                continue
            self.rooms[room.code] = room  # its screens are made when the first phone is back
        return list(self.rooms.values())

    def room_said(self, code: str, device: int | None) -> Room:
        """`room`, for a guest: wrong codes are slowed down, by device and for all unknown devices together."""
        who = device or "unknown"
        if code.upper() not in self.rooms:
            if self.code_guesses.wait(who):
                raise Refused("wait_before_next_try", 429, seconds=round(self.code_guesses.wait(who)) or 1)
            self.code_guesses.wrong(who)
        return self.room(code)

    def room(self, code: str) -> Room:
        """The room with this code, in any case. Raises Refused no_such_room."""
        room = self.rooms.get(code.upper())
        if room is None:
            raise Refused("no_such_room", 404)
        return room

    def make_host(self, room: Room, device: int, *more: Write) -> None:
        """From now on `device` runs the evening in `room`. `more` is written in the same transaction."""

        def job() -> None:
            room.hosts.add(device)
            room.changed(("INSERT OR IGNORE INTO hosts (room, device) VALUES (?, ?)", (room.id, device)), *more)

        room.do(job)

    # Devices and links

    def device(self, key: str) -> int | None:
        """Which device has this key, if any."""
        return self._devices.get(hashed(key)) if key else None

    def allows(self, device: int | None, address: str | None) -> bool:
        """Whether a request may be served now. Phones behind one router share an address: strangers may do more."""
        return self.requests.allows(device) if device is not None else self.strangers.allows(address)

    def new_device(self, lang: str) -> tuple[int, str]:
        """A new device and its key, which is stored only as a hash. Raises Refused too_fast."""
        if not self.new_devices.allows("all"):
            raise Refused("too_fast", 429)
        key, number = new_key(), self._id("devices")
        values = (number, hashed(key), lang, self.clock.wall())
        self.store.write([("INSERT INTO devices (id, key_hash, lang, created) VALUES (?, ?, ?, ?)", values)])
        self._devices[hashed(key)] = number
        return number, key

    def new_handoff(self, room: Room, seat: Seat) -> str:
        """A key that takes this seat once, within two minutes. An older one for the seat is void."""
        now, key = self.clock.now(), new_key()
        kept = {
            mark: each
            for mark, each in self._handoffs.items()
            if each.until > now and (each.room, each.seat) != (room, seat.id)
        }
        self._handoffs = {**kept, hashed(key): Handoff(room, seat.id, seat.word, now + LINK_SECONDS)}
        return key

    def handoff(self, key: str) -> Handoff:
        """What a handoff key is for, unused. Raises Refused link_used."""
        found = self._handoffs.get(hashed(key))
        if found is None or found.is_used or found.until < self.clock.now() or not _is_good(found):
            raise Refused("link_used", 410)
        return found

    def use_handoff(self, key: str) -> None:
        """It is used up, also where the seat stayed on the same device."""
        if found := self._handoffs.get(hashed(key)):
            self._handoffs[hashed(key)] = replace(found, is_used=True)

    def used_handoff(self, key: str) -> Handoff | None:
        """What a key was for that has been used lately; whoever shows its QR is to be told."""
        found = self._handoffs.get(hashed(key))
        return found if found and found.is_used else None

    def is_host_link(self, key: str) -> bool:
        """Whether a one-use host link is still good."""
        values = (hashed(key), self.clock.wall())
        return bool(self.store.rows("SELECT 1 FROM host_links WHERE key_hash = ? AND expires > ?", *values))

    def use_host_link(self, key: str, room: Room, device: int) -> None:
        """Make `device` the host and use the link up, both or neither. Raises Refused link_used."""
        with self._links:  # two who come at once are not both the first
            if not self.is_host_link(key):
                raise Refused("link_used", 410)
            self.make_host(room, device, ("DELETE FROM host_links WHERE key_hash = ?", (hashed(key),)))

    # Time

    def run_clocks(self) -> None:
        """Let time pass until `stop`: a thread or a greenlet of its own."""
        while self._is_open:
            self._bell.clear()
            self._asleep_until = math.inf  # a room that changes from here on may have been looked at already: it rings
            soonest = self.pass_time()
            time.sleep(BREATH_SECONDS)
            self._asleep_until = min(soonest, self.clock.now() + CHECK_SECONDS)
            self._bell.wait(max(0.0, self._asleep_until - self.clock.now()))

    def pass_time(self) -> float:
        """Tick every room whose moment has come; the next moment of all.

        Of the rooms where somebody came or went one is shown each time: between two of them taps have their turn.
        """
        soonest = math.inf
        if self._next_second <= self.clock.now():
            self._next_second = self.clock.now() + CHECK_SECONDS
            self.on_second()
        for room in list(self.rooms.values()):
            moment = self._moment_of(room)
            if moment <= self.clock.now():
                self._do(room, room.tick)
                moment = self._moment_of(room)
            soonest = min(soonest, moment)
        stale = [room for room, due in self._stale.items() if due <= self.clock.now()]
        for room in stale[:1]:
            del self._stale[room]  # also where it cannot be shown: the next push will show it
            self._do(room, room.changed)
        return self.clock.now() if stale[1:] else soonest

    def stop(self) -> None:
        """End `run_clocks`, at once."""
        self._is_open = False
        self._bell.set()

    # Inside

    def _moment_of(self, room: Room) -> float:
        return max(room.next_moment(), self._retry_at.get(room, 0.0))

    def _do(self, room: Room, job: Callable[[], None]) -> None:
        self._retry_at.pop(room, None)
        try:
            room.do(job)
        except Refused as refused:
            self._retry_at[room] = self.clock.now() + CHECK_SECONDS
            log.error("The clock of room %s was refused: %s", room.code, refused.code)
        except Exception as error:  # time goes on in all other rooms, and is tried again in this one
            self._retry_at[room] = self.clock.now() + CHECK_SECONDS
            log.error("The clock of room %s failed.", room.code, exc_info=error)

    def _id(self, table: str) -> int:
        number = self._next[table]
        self._next[table] = number + 1
        return number

    def _free_code(self) -> str:
        taken: Sequence[str] = [row["code"] for row in self.store.rows("SELECT code FROM rooms")]
        return next(code for code in iter(new_code, "") if code not in taken)

    def _house_key(self) -> bytes:
        rows = self.store.rows("SELECT value FROM settings WHERE name = 'house_key'")
        if rows:
            return bytes.fromhex(rows[0]["value"])
        key = secrets.token_bytes(32)
        self.store.write([("INSERT INTO settings (name, value) VALUES ('house_key', ?)", (key.hex(),))])
        return key


def _is_good(link: Handoff) -> bool:
    return any((seat.id, seat.word) == (link.seat, link.turn) for seat in link.room.seats)
