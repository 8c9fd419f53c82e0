"""What templates are helped with: dense output, kept regions, QR codes, places round a table."""

from __future__ import annotations

import hashlib
import marshal
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

import segno
from jinja2.ext import Extension
from markupsafe import Markup, escape


class Dense(Extension):
    """Leaves a template's indentation out of what is sent: a screen is at most 8 KB."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub(r"\n\s*", " ", re.sub(r"(?<=[>}])\n\s*(?=[<{])", "", source))


class Marks(dict[str, object]):
    """By what each part of a picture is known again, made when it is first asked for. Equal parts have equal marks.

    `marshal` tells plain values apart three times as fast as `repr`, and this is done for every phone at every push.
    Its second version writes no references, so that equal values give the same bytes however they are shared. Marks
    are kept with the regions, so they are digests: a view of 10 KB would else stay in memory a thousand times.
    """

    def __init__(self, picture: Mapping[str, Any], lately: dict[str, tuple[Any, object]]) -> None:
        """`lately` holds the marks of the last picture: what all screens of a push share is marked once."""
        super().__init__()
        self._picture, self._lately = picture, lately

    def __missing__(self, need: str) -> object:
        outer, _, inner = need.partition(".")
        value = self._picture[outer]
        mark: object
        if outer != "view":
            mark = self._shared(need, value, inner)
        elif need == "view" and value:
            mark = tuple((name, self[f"view.{name}"]) for name in value)
        else:
            mark = mark_of(value[inner] if inner and value else value)
        self[need] = mark
        return mark

    def _shared(self, need: str, value: Any, inner: str) -> object:
        """Not for the view: a game may show a list that it goes on changing, all else in a picture is made anew."""
        known = self._lately.get(need)
        if known is None or known[0] is not value:
            known = self._lately[need] = (value, mark_of(value[inner] if inner and value else value))
        return known[1]


def mark_of(value: Any) -> object:
    """By what a value is known again."""
    if value is None or value.__class__ in (bool, int) or (value.__class__ is str and len(value) < 40):
        return value.__class__, value
    try:
        plain = marshal.dumps(value, 2)
    except ValueError:  # not a plain value
        plain = repr(value).encode()
    return hashlib.blake2b(plain, digest_size=16).digest()


class Kept:
    """The regions rendered lately, by all they are made from. Each step is one of the dictionary's own, so that threads
    need no lock: at worst one renders what another has just rendered.
    """

    def __init__(self, most: int) -> None:
        self._most, self._kept = most, OrderedDict[Any, str]()

    def get(self, key: Any, make: Callable[[], str]) -> str:
        try:
            self._kept.move_to_end(key)
            return self._kept[key]
        except KeyError:
            html = self._kept[key] = make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return html


def told_why(html: str, text: str) -> str:
    """The question with a refusal in the place of "answer ready"."""
    line = f'<p class="says refused" role="alert">{escape(text)}</p>'
    return re.sub(r'<p class="says"[^>]*>.*?</p>', lambda found: line, html, count=1, flags=re.S)


def answer_of(p: Mapping[str, Any]) -> Mapping[str, Any]:
    """This seat's confirmed answer to the open question, by field."""
    mine = p["view"]["asked"].get(p["me"])
    return (mine and mine["answer"]) or {}


def open_answers(view: Mapping[str, Any] | None) -> dict[Any, Any]:
    """The answers to the open question that a seat is shown, its own among them, in the order of the seats."""
    if not view or not view["others"]:
        return {}
    shown = view["others"] | view["asked"]
    return {seat: shown[seat]["answer"] for seat in sorted(shown)}


def place_at(number: int, count: int) -> dict[str, Any]:
    """Where a seat is drawn round the table, in hundredths of the screen's height; the first is at the top."""
    angle = 2 * math.pi * number / count
    across, down = math.sin(angle), -math.cos(angle)
    anchor = "middle" if abs(across) < 0.2 else "start" if across > 0 else "end"
    x, y = (36.5 * across, 26.8 * down) if anchor != "middle" else (36.5 * across, 27.5 * down)
    return {
        "x": round(x, 1),
        "y": round(y + 1.5 + 1.2 * down, 1),
        "anchor": anchor,
        "card": f"{25.6 * across:.1f} {16.3 * down:.1f}",
        "turn": round(math.degrees(math.atan2(across / 25.6, -down / 16.3)), 1),
    }


@lru_cache(256)
def qr(text: str, label: str, kind: str = "qr") -> Markup:
    """A QR code as an inline drawing in the ink of its surroundings; `label` is read aloud."""
    rows = segno.make(text, error="m", micro=False, boost_error=False).matrix
    size = len(rows) + 8
    path = "".join(f"M{x + 4} {y + 4}h{length}v1h-{length}z" for y, row in enumerate(rows) for x, length in _runs(row))
    return Markup(
        '<svg class="{}" viewBox="0 0 {} {}" shape-rendering="crispEdges" role="img" aria-label="{}">'
        '<path fill="currentColor" d="{}"/></svg>'
    ).format(kind, size, size, label, Markup(path))


def _runs(row: Sequence[int]) -> list[tuple[int, int]]:
    """Where dark modules begin in a row, and how many follow each other."""
    runs: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if not dark:
            continue
        if runs and sum(runs[-1]) == x:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((x, 1))
    return runs
