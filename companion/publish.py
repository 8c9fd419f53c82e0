"""Screens as they travel: rendered after each commit, padded so that their size tells nothing, kept until the next.

All phones of a room get messages of one length, a multiple of 2 KB, whatever their seat is asked; so do first pages.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from companion.picture import Picture, Place, host_picture, phone_picture, public_part
from companion.room import Room

STEP = 2048
HOST, WATCHER = "host", "watcher"
PUSHED = ("strip", "question", "open", "card")
DRAWERS = ("journal", "sheet", "controls")
"""A phone's regions: those that every push carries, and those that it asks for when somebody opens them."""
_as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
Surface = int | str  # the id of a seat, or HOST or WATCHER


class Renderer(Protocol):
    """What makes HTML of pictures (companion/screens.py)."""

    def phone(self, picture: Picture, lang: str, names: Collection[str]) -> dict[str, str]: ...
    def host(self, picture: Picture, lang: str) -> dict[str, str]: ...
    def ink(self, picture: Picture, surface: str) -> str: ...


@dataclass(frozen=True, slots=True)
class Screen:
    """One surface's screen: its regions, and the fixed part of its message as JSON text."""

    lang: str
    ink: str
    regions: Mapping[str, str]
    text: str
    size: int  # bytes of `text`
    html_size: int  # bytes of all regions
    picture: Picture  # what drawers are made from when they are opened


@dataclass(frozen=True)
class Published:
    """All screens of a room at one moment, as they were on disk."""

    version: int
    key: str
    clock: Mapping[str, Any] | None
    made: float
    screens: Mapping[Surface, Screen]
    largest: int = field(default=0)
    largest_html: int = field(default=0)

    def clock_at(self, now: float) -> Mapping[str, Any] | None:
        """The clock as it stands now: screens are kept, time goes on."""
        if not self.clock or not self.clock["run"]:
            return self.clock
        return {**self.clock, "left": max(0, self.clock["left"] - round((now - self.made) * 10))}

    def message(self, surface: Surface, now: float) -> str:
        """The whole screen as JSON, padded. Raises KeyError where the surface has none."""
        screen, clock = self.screens[surface], _as_json(self.clock_at(now))
        head = f'{{"v":{self.version},"key":"{self.key}","clock":{clock},'
        tail = ',"pad":"'
        size = len(head) + len(tail) + 2
        pad = _padded(size + self.largest) - size - screen.size
        return f'{head}{screen.text}{tail}{" " * pad}"}}'

    def padded_page(self, surface: Surface, page: str) -> str:
        """A first page with the same size for every phone of the room."""
        screen, size = self.screens[surface], len(page.encode()) + len("<!---->")
        pad = _padded(size + self.largest_html - screen.html_size) - size
        return f"{page}<!--{' ' * pad}-->"


def publish(room: Room, renderer: Renderer, place: Place) -> Published:
    """Render every surface of a room from what is on disk."""
    common = public_part(room, place)
    screens: dict[Surface, Screen] = {}
    for seat in room.seats:
        if not seat.is_bot:
            picture = phone_picture(room, seat, common)
            regions = renderer.phone(picture, seat.lang, PUSHED)
            screens[seat.id] = _screen(regions, renderer.ink(picture, "phone"), seat.lang, picture)
    phones = list(screens.values())
    for surface in (HOST, WATCHER):
        picture = host_picture(room, surface == HOST, common)
        regions = renderer.host(picture, room.lang)
        screens[surface] = _screen(regions, renderer.ink(picture, "host"), room.lang, picture)
    largest = max((screen.size for screen in phones), default=0)
    largest_html = max((screen.html_size for screen in phones), default=0)
    key = room.live.game.key if room.live and not room.is_broken else ""
    return Published(room.version, key, common["clock"], room.services.clock.now(), screens, largest, largest_html)


def _screen(regions: Mapping[str, str], ink: str, lang: str, picture: Picture) -> Screen:
    told = {name: _told(html) for name, html in regions.items()}
    inside = ",".join(f'"{name}":{text}' for name, (text, _, _) in told.items())
    facts = f'"ink":{_as_json(ink)},"lang":"{lang}","regions":{{'
    size = len(facts.encode()) + sum(len(name) + 4 + size for name, (_, size, _) in told.items())
    return Screen(lang, ink, regions, f"{facts}{inside}}}", size, sum(html for _, _, html in told.values()), picture)


@lru_cache(256)  # of one push in a few rooms: more would hold every text twice in memory
def _told(html: str) -> tuple[str, int, int]:
    """A region as JSON text, the bytes of that, and of the region: most are sent more than once, to more than one."""
    text = _as_json(html)
    return text, len(text.encode()), len(html.encode())


def padded_json(body: Mapping[str, Any]) -> str:
    """An answer as JSON text whose length is a multiple of 2 KB."""
    text = _as_json(body)[:-1] + ',"pad":"'
    size = len(text.encode()) + 2
    return f'{text}{" " * (_padded(size) - size)}"}}'


def _padded(size: int) -> int:
    return -(-size // STEP) * STEP
