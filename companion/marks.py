"""What somebody marks about each other seat of a game: a sign and a short note that nobody else is ever shown."""

from __future__ import annotations

import json
from typing import Any

from companion.errors import Refused
from companion.room import Room
from companion.seats import NO_MARKS, Seat, clean_text

SIGNS = ("", "a", "b", "c", "d")
"""No sign, or one of four; what they mean is the game's, or everybody's own."""
LONGEST_NOTE = 60
Marks = dict[int, dict[str, str]]


def marks_of(seat: Seat) -> Marks:
    """By seat of the game: its `sign` and its `note`, where one of them is set."""
    if seat.marks == NO_MARKS:
        return {}
    return {int(about): {"sign": sign, "note": note} for about, (sign, note) in json.loads(seat.marks).items()}


def mark(room: Room, seat: Seat, about: str, sign: str, note: str) -> None:
    """Mark one other seat. Raises Refused: no_game, malformed, no_such_seat where the game has no other such."""
    if room.live is None:
        raise Refused("no_game")
    if sign not in SIGNS or not (about.isascii() and about.isdigit() and len(about) < 4):
        raise Refused("malformed", 422)
    if int(about) == seat.place or not 1 <= int(about) <= room.live.rules.seats(room.live.options["players"]):
        raise Refused("no_such_seat", 404)
    marks: dict[str, Any] = json.loads(seat.marks)
    marks[str(int(about))] = (sign, clean_text(note)[:LONGEST_NOTE].strip())
    seat.marks = json.dumps({each: said for each, said in marks.items() if any(said)})
    room.save_seat(seat)


def forget(room: Room) -> None:
    """Another game, other roles: nobody's marks mean anything any more."""
    for seat in room.seats:
        if seat.marks != NO_MARKS:
            seat.marks = NO_MARKS
            room.save_seat(seat)
