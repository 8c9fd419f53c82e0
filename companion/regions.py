"""Rendered regions, by what they were made from: a region is made again only where its part of the picture changed."""

from __future__ import annotations

import hashlib
import json
import marshal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import itemgetter
from types import MappingProxyType
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


class Shown(NamedTuple):
    """Some regions of a screen as its message holds them: made once, for as many screens and pushes as show them."""

    regions: Mapping[str, Region]
    told: Sequence[bytes]  # their JSON text, in pieces
    size: int  # bytes of `told`
    html_size: int

    @classmethod
    def of(cls, regions: Mapping[str, Region]) -> Shown:
        """These regions, each followed by a comma."""
        told: list[bytes] = []
        for name, region in regions.items():
            told += (b'"%s":' % name.encode(), region.told, b",")
        return cls(regions, told, sum(map(len, told)), sum(region.size for region in regions.values()))


class Steady(NamedTuple):
    """The regions of a screen that show nothing of what others answer, and the same by what they were made from."""

    shown: Shown
    keyed: dict[Key, Region]


class Common(dict[str, Any]):
    """What is the same on every screen of one push, and the regions made for that push.

    Those of the push before are at hand until `settle`. What no screen shows any more goes with the next push, so that
    a room keeps in memory what its screens show and nothing else.
    """

    def __init__(self, facts: Mapping[str, Any], before: Common | None = None) -> None:
        super().__init__(facts)
        self.regions: dict[Key, Region] = {}
        self.screens: dict[tuple[bytes, object], Steady] = {}
        self.inks: dict[str, str] = {"phone": before.inks["phone"] if before is not None else ""}
        self._before = before
        self._marks = Marks(facts)  # not of itself: in a circle only the garbage collector would let it go
        self._parts: dict[tuple[str, ...], Parts] = {}
        self._answers: dict[tuple[Any, ...], bytes] = {}
        self.loose: dict[tuple[bytes, bytes], Shown] = {}

    def parts(self, surface: str, lang: str, needs: Mapping[str, Sequence[str]]) -> Parts:
        """What each region is made from, divided into what all screens share and each screen's own."""
        which = (surface, lang, *needs)
        known = self._parts.get(which)
        if known is None:
            known = self._parts[which] = self._parts_of(which, needs)
        return known

    def found(self, key: Key) -> Region | None:
        """The region that was made from this, now or for the last push."""
        region = self.regions.get(key)
        if region is None and self._before is not None and (region := self._before.regions.get(key)) is not None:
            self.regions[key] = region
        return region

    def steady(self, key: tuple[bytes, object]) -> Shown | None:
        """All steady regions of a screen at once, where neither its own part nor what they share has changed."""
        made = self.screens.get(key)
        if made is None and self._before is not None and (made := self._before.screens.get(key)) is not None:
            self.screens[key] = made
            self.regions.update(made.keyed)
        return None if made is None else made.shown

    def mark_of_answers(self, answers: Mapping[Any, Any]) -> bytes:
        """The mark of the open answers of some seats: at one moment they are the same for whoever is shown them."""
        seats = tuple(answers)
        if seats not in self._answers:
            self._answers[seats] = digest(dict(answers))
        return self._answers[seats]

    def settle(self) -> None:
        """All screens of this push are made: let go of the last one's."""
        self._before = None

    def _parts_of(self, which: tuple[str, ...], needs: Mapping[str, Sequence[str]]) -> Parts:
        """Those of the last push where nothing of what all screens share has changed."""
        marks = marshalled([self._marks[need] for need in _shared(tuple(needs.values()), frozenset(self))])
        last = self._before._parts.get(which) if self._before is not None else None
        if last is not None and last.made_from == marks:
            return last
        surface, lang, *_ = which
        return Parts([self._divided(surface, lang, name, own) for name, own in needs.items()], marks)

    def _divided(self, surface: str, lang: str, name: str, needs: Sequence[str]) -> Part:
        shared, own = _halves(tuple(needs), frozenset(self))
        mark = digest((surface, lang, name, [self._marks[need] for need in shared]))
        return Part(surface, lang, name, mark, own, is_steady=not {"open", "view"} & set(needs))


@dataclass(frozen=True, slots=True)
class Part:
    """The shared part of a region, known by its mark, and what takes out of a screen's marks what it adds to that.

    A steady one shows nothing of what others answer to the open question, which changes with every tap.
    """

    surface: str
    lang: str
    name: str
    shared: bytes
    own: Callable[[Marks], Any]
    is_steady: bool

    def key(self, marks: Marks) -> Key:
        """By what this screen's region is known again."""
        return self.shared, marshalled(self.own(marks))


class Parts:
    """The regions of one kind of screen: `mark` stands for what the steady ones share, `loose` are the others."""

    __slots__ = ("all", "loose", "loose_mark", "made_from", "mark")

    def __init__(self, parts: Sequence[Part], made_from: bytes) -> None:
        self.all, self.made_from = parts, made_from
        self.loose = [part for part in parts if not part.is_steady]
        self.mark = digest([part.shared for part in parts if part.is_steady])
        self.loose_mark = digest([part.shared for part in self.loose])


class Marks(dict[str, Any]):
    """By what each part of a picture is known again, made when it is first asked for.

    Equal parts have equal marks: the value itself, or the digest of a large one.
    """

    def __init__(self, picture: Mapping[str, Any], optional: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__()
        self._picture, self._optional = picture, optional

    def __missing__(self, need: str) -> Any:
        outer, inner = _split(need)
        value = self._picture[outer] if outer in self._picture else self._optional[outer]
        if inner and value:
            value = value[inner]
        mark = self[need] = digest(value) if value and value.__class__ in LARGE else value
        return mark


@lru_cache(256)
def _halves(needs: tuple[str, ...], common: frozenset[str]) -> tuple[Sequence[str], Callable[[Marks], Any]]:
    """What a region needs of the common part, and what takes the rest out of a screen's marks."""
    shared = [need for need in needs if _split(need)[0] in common]
    own = [need for need in needs if need not in shared]
    return shared, itemgetter(*own) if own else lambda marks: ()


@lru_cache(256)
def _shared(needs: tuple[tuple[str, ...], ...], common: frozenset[str]) -> Sequence[str]:
    """All that some regions need of the common part."""
    return list(dict.fromkeys(need for each in needs for need in each if _split(need)[0] in common))


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
