"""Rendered regions, by what they were made from: a region is made again only where its part of the picture changed."""

from __future__ import annotations

import hashlib
import json
import marshal
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any, NamedTuple

Key = tuple[bytes, bytes]
LARGE = (dict, list, tuple)  # small values are their own marks
_as_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Region(NamedTuple):
    """A region as it travels: its HTML as JSON text in UTF-8, and how many bytes the HTML itself has."""

    told: bytes
    size: int

    @classmethod
    def of(cls, html: str) -> Region:
        """The region with this HTML."""
        return cls(_as_json(html).encode(), len(html.encode()))

    @property
    def html(self) -> str:
        """The HTML again: kept once only, since a first page is asked for far less often than a push is sent."""
        text: str = json.loads(self.told)
        return text


def html_of(regions: Mapping[str, Region]) -> dict[str, str]:
    """Regions as HTML."""
    return {name: region.html for name, region in regions.items()}


class Common(dict[str, Any]):
    """What is the same on every screen of one push, and the regions made for that push.

    The regions of the push before are at hand until `settle`. What no screen shows any more goes with the next push, so
    that a room keeps in memory what its screens show and nothing else.
    """

    def __init__(self, facts: Mapping[str, Any], before: Common | None = None) -> None:
        super().__init__(facts)
        self.regions: dict[Key, Region] = {}
        self.opened: dict[tuple[Any, ...], tuple[Mapping[Any, Any], bytes]] = {}
        self._before = before.regions if before is not None else {}
        self._marks, self._parts = Marks(self), dict[tuple[str, ...], Sequence[Part]]()

    def parts(self, surface: str, lang: str, needs: Mapping[str, Sequence[str]]) -> Sequence[Part]:
        """What each region is made from, divided into what all screens share and each screen's own."""
        which = (surface, lang, *needs)
        known = self._parts.get(which)
        if known is None:
            known = [self._divided(surface, lang, name, own) for name, own in needs.items()]
            self._parts[which] = known
        return known

    def found(self, key: Key) -> Region | None:
        """The region that was made from this, now or for the last push."""
        region = self.regions.get(key)
        if region is None:
            region = self._before.get(key)
            if region is not None:
                self.regions[key] = region
        return region

    def settle(self) -> None:
        """All screens of this push are made: let go of the last one's."""
        self._before = {}

    def _divided(self, surface: str, lang: str, name: str, needs: Sequence[str]) -> Part:
        shared = [need for need in needs if need.partition(".")[0] in self]
        own = tuple(need for need in needs if need not in shared)
        mark = digest((surface, lang, name, [self._marks[need] for need in shared]))
        return Part(name, mark, own)


class Part:
    """The shared part of a region, known by its mark, and the names of what each screen adds to it."""

    __slots__ = ("_own", "_shared", "name")

    def __init__(self, name: str, shared: bytes, own: Sequence[str]) -> None:
        self.name, self._shared = name, shared
        self._own: Callable[[Any], Any] = itemgetter(*own) if own else lambda marks: ()

    def key(self, marks: Marks) -> Key:
        """By what this screen's region is known again."""
        return self._shared, marshalled(self._own(marks))


class Marks(dict[str, Any]):
    """By what each part of a picture is known again, made when it is first asked for.

    Equal parts have equal marks: the value itself, or the digest of a large one.
    """

    def __init__(self, picture: Mapping[str, Any]) -> None:
        super().__init__()
        self._picture = picture

    def __missing__(self, need: str) -> Any:
        outer, inner = _split(need)
        value = self._picture[outer]
        if inner and value:
            value = value[inner]
        mark = self[need] = digest(value) if value and value.__class__ in LARGE else value
        return mark


@lru_cache(256)
def _split(need: str) -> tuple[str, str]:
    outer, _, inner = need.partition(".")
    return outer, inner


def digest(value: object) -> bytes:
    """Sixteen bytes by which a value is known again."""
    return hashlib.blake2b(marshalled(value), digest_size=16).digest()


def marshalled(value: Any) -> bytes:
    """Plain values as bytes. `marshal` is three times as fast as `repr`, and this is done for each phone at each push.

    Its second version writes no references, so that equal values give the same bytes however they are shared.
    """
    try:
        return marshal.dumps(value, 2)
    except ValueError:  # not a plain value
        return repr(value).encode()
