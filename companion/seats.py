"""Seats and the names on them: who sits where, told apart, in the order people sit in."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from companion.errors import Refused
from companion.store import Write

MOST_SEATS = 20
MOST_NODS = 8  # that wait at once: the host's screen has to hold them, and a stranger can ask from many devices
NOD_SECONDS = 300.0
LONGEST_NAME = 16
MOST_SIGNS = 48  # a flag or a family is one sign to read and up to eleven to store
NO_MARKS = "{}"
PERSON, BOT = "person", "bot"
FIRST_BOTS = ("Ada", "Blaise", "Camille", "Diego", "Emmy", "Fibo", "Gus", "Hedy", "Isaac", "Jules")
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"  # nothing to the eye
BOT_NAMES = (*FIRST_BOTS, *(f"Robot {number}" for number in range(11, 31)))
SAVE_SEAT = (
    "INSERT OR REPLACE INTO seats (id, room, place, name, kind, device, lang, word, notes, marks)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


@dataclass
class Seat:
    """A chair at the table. `id` never changes; `place`, from 1, is where it stands. Without a device it is free."""

    id: int
    place: int
    name: str
    kind: str = PERSON
    device: int | None = None
    lang: str = "fr"
    word: int = 0
    notes: str = ""
    marks: str = NO_MARKS  # JSON text: what companion/marks.py makes of it

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays here."""
        return self.kind == BOT

    @property
    def is_free(self) -> bool:
        """Whether no phone holds it and no bot plays here: somebody may sit down."""
        return self.kind == PERSON and self.device is None

    def as_write(self, room: int) -> Write:
        """What puts this seat on record."""
        values = (self.id, room, self.place, self.name, self.kind, self.device, self.lang, self.word, self.notes)
        return SAVE_SEAT, (*values, self.marks)


@dataclass
class Nod:
    """Somebody on a new device says that a seat is theirs, and waits for the host's nod."""

    id: int
    device: int
    seat: int
    until: float


def clean_name(raw: str) -> str:
    """A name as it is shown: letters and emoji, no control signs, bounded. Raises Refused name_empty, name_too_long."""
    name = clean_text(raw)
    if not any(unicodedata.category(sign)[0] in "LNSP" for sign in name):
        raise Refused("name_empty", 422)
    if _length(name) > LONGEST_NAME or len(name) > MOST_SIGNS:
        raise Refused("name_too_long", 422, most=LONGEST_NAME)
    return name


def clean_text(raw: str) -> str:
    """What somebody typed, on one line and without signs that cannot be seen."""
    kept = (sign for sign in unicodedata.normalize("NFC", raw) if _may_stand(sign))
    return " ".join("".join(kept).split())


def told_apart(name: str, taken: Iterable[str]) -> str:
    """`name`, with a number behind it where somebody at the table bears it already."""
    others = {other.casefold() for other in taken}
    number, free = 2, name
    while free.casefold() in others:
        free, number = f"{name} {number}", number + 1
    return free


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody bears."""
    return next(told_apart(name, taken) for name in BOT_NAMES if name not in taken)


def _may_stand(sign: str) -> bool:
    """Joiners and variation signs make emoji; all other signs that cannot be seen could hide or turn text around."""
    if sign in BLANKS or "\U000e0100" <= sign <= "\U000e01ef" or "\ufe00" <= sign < "\ufe0f":
        return False
    return sign in "\u200d\ufe0f" or sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn")


def _length(name: str) -> int:
    """What a reader would count: marks, joiners and what they join are part of the sign before them."""
    count, joined = 0, False
    for sign in name:
        is_part = joined or unicodedata.category(sign) in ("Mn", "Me", "Cf") or "\U0001f3fb" <= sign <= "\U0001f3ff"
        count += not is_part
        joined = sign == "\u200d"
    return count
