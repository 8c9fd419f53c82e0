"""What templates are helped with: dense output, kept pieces, QR codes, places round a table."""

from __future__ import annotations

import math
import re
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, Undefined, compiler, nodes
from jinja2.bccache import Bucket, FileSystemBytecodeCache
from jinja2.compiler import CodeGenerator, Frame
from jinja2.ext import Extension
from markupsafe import Markup, escape

from companion.regions import digest

LARGEST_NOTE = 300  # bytes: companion/marks.py takes sixty signs, and & is &amp;
_OPEN_FOR = re.compile(r'(<details class="for" name="for" data-for="\d+") open').sub
_has_signs = re.compile("[&<>\"']").search


class Dense(Extension):
    """Leaves a template's indentation out of what is sent: a screen is at most 8 KB."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub(r"\n\s*", " ", re.sub(r"(?<=[>}])\n\s*(?=[<{])", "", source))


class Leaner(CodeGenerator):
    """What a template puts out goes through `Templates.put` instead of `escape`."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if finalize.src is None and frame.eval_ctx.autoescape and not frame.eval_ctx.volatile:
            self.write("environment.put(")
        else:
            super()._output_child_pre(node, frame, finalize)


class Templates(Environment):
    """Pictures are dictionaries: what a template names is looked for among their keys first. Jinja tries an attribute
    first, which fails and costs more than all else that a short region does.
    """

    code_generator_class = Leaner

    @staticmethod
    def put(value: Any) -> str:
        """Escaped, as part of what a template puts out. Most values are whole numbers, words without a sign that HTML
        knows, or escaped already: to find that out takes a fifth of the time that `escape` does. An `if` without `else`
        that is not so is no value and puts out nothing; `escape` takes over ten times as long to come to that.
        """
        kind = value.__class__
        if kind is Markup or (kind is str and not _has_signs(value)):
            return value  # type: ignore[no-any-return]
        return str(value) if kind is int else "" if kind is Undefined else escape(value)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """`obj.attribute` in a template."""
        if isinstance(obj, dict) and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


class Compiled(FileSystemBytecodeCache):
    """Compiled templates, kept on disk: they take a second to compile, on a small machine five. Without room they are
    compiled at every start.
    """

    @classmethod
    def of_this_compiler(cls, folder: Path) -> Compiled:
        """Those that Jinja and `Leaner` as they are installed here have compiled: others may call what is not there."""
        made_by = [Path(file).stat().st_mtime_ns for file in (compiler.__file__, __file__)]
        return cls(str(folder), f"{digest(made_by).hex()}-%s.cache")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Take one that was kept; a damaged file is none."""
        try:
            super().load_bytecode(bucket)
        except Exception:  # whatever unpickling half a file may raise
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep one, where that is possible."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


class Kept:
    """Pieces made lately, by what they were made from. Each step is one of the dictionary's own, so that threads need
    no lock: at worst one makes what another has just made.
    """

    def __init__(self, most: int) -> None:
        self._most, self._kept = most, OrderedDict[Any, Any]()

    def get(self, key: Any, make: Callable[[], Any]) -> Any:
        try:
            self._kept.move_to_end(key)
            return self._kept[key]
        except KeyError:
            piece = self._kept[key] = make()
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return piece


def told_why(html: str, text: str, seat: int | None = None) -> str:
    """The question with a refusal in the place of "answer ready": that of this seat, which then stands open."""
    line = f'<p class="says refused" role="alert">{escape(text)}</p>'
    before, mine, after = html.partition(f'<details class="for" name="for" data-for="{seat}"')
    if mine:
        before, after = _OPEN_FOR(r"\1", before), _OPEN_FOR(r"\1", after)
        after = f" open{after.removeprefix(' open')}"
    else:
        before, after = "", html
    return before + mine + re.sub(r'<p class="says"[^>]*>.*?</p>', lambda found: line, after, count=1, flags=re.S)


def answer_of(p: Mapping[str, Any], seat: int | None = None) -> Mapping[str, Any]:
    """The confirmed answer to the open question, by field: this phone's own seat's, or that of another it plays."""
    mine = p["view"]["asked"].get(p["me"] if seat is None else seat)
    return (mine and mine["answer"]) or {}


def is_seat(p: Mapping[str, Any], option: object) -> bool:
    """Whether this is the number of a seat of the game."""
    return type(option) is int and 1 <= option <= p.get("seats_of_game", 0)


def open_answers(view: Mapping[str, Any] | None) -> dict[Any, Any]:
    """The answers to the open question that a seat is shown, its own among them, in the order of the seats."""
    if not view or not view["others"]:
        return {}
    shown = view["others"] | view["asked"]
    return {seat: shown[seat]["answer"] for seat in sorted(shown)}


def filler(marks: Mapping[int, Mapping[str, str]], rows: int) -> Markup:
    """Makes rows of notes as large as they would be with the longest ones: their size tells nobody who writes a lot."""
    written = sum(len(str(escape(each["note"])).encode()) for each in marks.values())
    return Markup("<!--{}-->").format(Markup(" " * (rows * LARGEST_NOTE - written)))


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
    import segno  # by the time a QR is drawn the start is over

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
