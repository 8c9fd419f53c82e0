"""The floor's work: one room of 20 players and a host screen. A tap is checked, written as one SQLite row, and answered
with 21 different JSON states of about 1.5 KB."""

from __future__ import annotations

import os
import sqlite3
from typing import Any

ROLES = ("seer", "wolf", "witch", "guard", "fool", "twin", "scribe")
NOTE = "only this seat may read these words about the night; "


class Room:
    """A room's state, and whatever the server sends to (`peers`)."""

    def __init__(self, code: str) -> None:
        self.code, self.number, self.last = code, 0, "@@0000000000"
        self.taps = [0] * 20
        self.peers: dict[int, Any] = {}

    def apply(self, seat: int, tap: object) -> bool:
        """Check and apply a tap."""
        if not (isinstance(tap, str) and len(tap) == 12 and tap[:2] == "@@" and 0 <= seat < 20):
            return False
        self.number += 1
        self.taps[seat] += 1
        self.last = tap
        return True

    def view(self, seat: int) -> dict[str, Any]:
        """What one seat is sent."""
        secret = {"seat": seat, "role": ROLES[(seat * 5 + len(self.code)) % 7], "note": f"{seat:02d} " + NOTE * 6}
        seats = [{"seat": i, "name": f"Player {i:02d}", "alive": True, "taps": n} for i, n in enumerate(self.taps)]
        facts = {"tap": self.last, "n": self.number, "room": self.code, "phase": "night"}
        return {**facts, "you": secret | {"seen": [(seat * 3) % 20, (seat * 7) % 20]}, "seats": seats}


class Store:
    """An append-only log, one synced commit for each tap."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(os.environ["DB"], isolation_level=None)
        self.db.execute("pragma journal_mode=wal")
        self.db.execute("pragma synchronous=FULL")
        self.db.execute("create table if not exists log(id integer primary key, room, n, seat, tap)")

    def add(self, room: Room, seat: int, tap: str) -> None:
        """Write one tap."""
        values = (room.code, room.number, seat, tap)
        self.db.execute("insert into log(room, n, seat, tap) values(?, ?, ?, ?)", values)
