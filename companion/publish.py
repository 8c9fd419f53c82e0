"""Screens as they travel: rendered after each commit, padded so that their size tells nothing, kept until the next.

All phones of a room get messages of one length, a multiple of 2 KB, whatever their seat is asked; so do first pages.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol

from companion.picture import Picture, Place, host_picture, mark_of, phone_picture, public_part, views_of
from companion.regions import Common, Region, Shown
from companion.room import Room
from companion.seats import Seat
from rules.seen import GameViews

STEP = 2048
HOST, WATCHER = "host", "watcher"
PUSHED = ("strip", "question", "card", "open")
DRAWERS = ("journal", "sheet", "rules", "controls")
"""A phone's regions: those that every push carries, and those that it asks for when somebody opens them."""
TAIL, END = b'},"pad":"', b'"}'
_as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
Surface = int | str  # the id of a seat, or HOST or WATCHER


class Renderer(Protocol):
    """What makes HTML of pictures (companion/screens.py)."""

    def phone(
        self, picture: Picture, lang: str, names: Collection[str], mark: object = None
    ) -> Mapping[str, Region]: ...
    def host(self, picture: Picture, lang: str) -> Mapping[str, Region]: ...
    def ink(self, picture: Picture, surface: str) -> str: ...
    def again(
        self, mark: object, answers: Mapping[Any, Any], common: Common, lang: str, names: tuple[str, ...]
    ) -> Sequence[Shown] | None: ...
    def warm(self, lang: str, game: str) -> Iterator[None]: ...


class Screen(NamedTuple):
    """One surface's screen: its regions, and how large they are."""

    lang: str
    ink: str
    parts: Sequence[Shown]
    size: int  # bytes of `told`
    html_size: int  # bytes of all regions

    @classmethod
    def of(cls, lang: str, ink: str, *parts: Shown) -> Screen:
        """The screen with the regions of all these parts."""
        size, html_size = len(_facts(lang, ink)) - 1, 0  # the last region's comma is not sent
        for part in parts:
            size, html_size = size + part.size, html_size + part.html_size
        return cls(lang, ink, parts, size, html_size)

    @property
    def regions(self) -> dict[str, Region]:
        """All its regions by name."""
        return {name: region for part in self.parts for name, region in part.regions.items()}

    @property
    def told(self) -> Sequence[bytes]:
        """The part of its message that stays the same while it is shown: JSON text, in pieces."""
        pieces = [_facts(self.lang, self.ink)]
        for part in self.parts:
            pieces += part.told
        pieces.pop()
        return pieces


@dataclass
class Published:
    """All screens of a room at one moment, as they were on disk.

    A screen that has not changed is the very object of the push before, and nothing is counted that others could read
    off: how often somebody changes an answer is nobody's business.
    """

    key: str
    clock: Mapping[str, Any] | None
    made: float
    screens: Mapping[Surface, Screen]
    common: Common
    largest: int
    largest_html: int
    turn: int = 0  # counts the changes of question and clock, which all see
    _head: tuple[float, bytes] = field(default=(-1.0, b""))

    def clock_at(self, now: float) -> Mapping[str, Any] | None:
        """The clock as it stands now: screens are kept, time goes on."""
        if not self.clock or not self.clock["run"]:
            return self.clock
        return {**self.clock, "left": max(0, self.clock["left"] - round((now - self.made) * 10))}

    def message(self, surface: Surface, now: float) -> bytes:
        """The whole screen as JSON, padded. Raises KeyError where the surface has none."""
        return b"".join(self.pieces(surface, now))

    def pieces(self, surface: Surface, now: float) -> Sequence[bytes]:
        """The same in the pieces that it is made of, many of which other screens show too."""
        screen, head = self.screens[surface], self._head_at(now)
        size = len(head) + len(TAIL) + len(END)
        pad = _padded(size + self.largest) - size - screen.size
        return [head, *screen.told, TAIL, b" " * pad, END]

    def padded_page(self, surface: Surface, page: str) -> str:
        """A first page with the same size for every phone of the room."""
        screen, size = self.screens[surface], len(page.encode()) + len("<!---->")
        pad = _padded(size + self.largest_html - screen.html_size) - size
        return f"{page}<!--{' ' * pad}-->"

    def _head_at(self, now: float) -> bytes:
        """What all messages of one moment begin with."""
        at, head = self._head
        if at != now:
            clock = _as_json(self.clock_at(now))
            head = f'{{"key":"{self.key}","clock":{clock}'.encode()
            self._head = (now, head)
        return head


def publish(room: Room, renderer: Renderer, place: Place, is_watched: bool = True) -> Published:
    """Render every surface of a room from what is on disk; a watcher's only where somebody watches."""
    before: Published | None = room.published
    common = public_part(room, place, before.common if before else None)
    views, screens = views_of(room), dict[Surface, Screen]()
    for seat in room.seats:
        if not seat.is_bot:
            screens[seat.id] = _phone(room, seat, common, views, renderer)
    phones = list(screens.values())
    for surface in (HOST, WATCHER) if is_watched else (HOST,):
        picture = host_picture(room, surface == HOST, common, views)
        regions = Shown.of(renderer.host(picture, room.lang))
        screens[surface] = Screen.of(room.lang, renderer.ink(picture, "host"), regions)
    common.settle()
    largest = max((screen.size for screen in phones), default=0)
    largest_html = max((screen.html_size for screen in phones), default=0)
    key = room.live.game.key if room.live and not room.is_broken else ""
    made = room.services.clock.now()
    now = Published(key, common["clock"], made, screens, common, largest, largest_html)
    return now if before is None else _following(before, now)


def _following(before: Published, now: Published) -> Published:
    """With the screens of the push before where they are the same."""
    now.screens = {
        surface: before.screens[surface] if before.screens.get(surface) == screen else screen
        for surface, screen in now.screens.items()
    }
    now.turn = before.turn + (now.key != before.key or not _same_clock(before.clock_at(now.made), now.clock))
    return now


def _same_clock(one: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> bool:
    """But for what rounding makes of it."""
    if not one or not other:
        return one is other
    return {**one, "left": 0} == {**other, "left": 0} and abs(one["left"] - other["left"]) <= 1


def _phone(room: Room, seat: Seat, common: Common, views: GameViews | None, renderer: Renderer) -> Screen:
    """A phone's screen. Its picture is not even made where only what others answer has changed since the last push."""
    mark = mark_of(room, seat, views) if views else None
    parts = _again(mark, seat, common, views, renderer)
    if parts is None:
        picture = phone_picture(room, seat, common, views)
        common.inks["phone"] = renderer.ink(picture, "phone")
        regions = renderer.phone(picture, seat.lang, PUSHED, mark)
        parts = _again(mark, seat, common, views, renderer) or (Shown.of(regions),)  # as the next push will find them
    return Screen.of(seat.lang, common.inks["phone"], *parts)


def _again(
    mark: object, seat: Seat, common: Common, views: GameViews | None, renderer: Renderer
) -> Sequence[Shown] | None:
    if mark is None or views is None:
        return None
    return renderer.again(mark, views.opened(seat.place), common, seat.lang, PUSHED)


@lru_cache(256)
def _facts(lang: str, ink: str) -> bytes:
    return f',"lang":"{lang}","ink":{_as_json(ink)},"regions":{{'.encode()


def padded_json(body: Mapping[str, Any]) -> str:
    """An answer as JSON text whose length is a multiple of 2 KB."""
    text = _as_json(body)[:-1] + ',"pad":"'
    size = len(text.encode()) + 2
    return f'{text}{" " * (_padded(size) - size)}"}}'


def _padded(size: int) -> int:
    return -(-size // STEP) * STEP
