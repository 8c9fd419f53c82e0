"""A screen is a few named regions of HTML, each a pure function of a declared part of the picture and a language.

What a region does not declare it cannot show: its template is given that part and nothing else, and a name that is not in
it is an error. So a region is rendered once and reused for as long as its part stays the same, whoever asks for it.
"""

from __future__ import annotations

import math
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateNotFound
from jinja2.ext import Extension
from markupsafe import Markup, escape

from companion.words import LANGS, Words

Picture = Mapping[str, Any]
Regions = dict[str, str]
KEPT_REGIONS = 4096

_CONTROLS = (
    "room", "games", "game", "options", "seats", "names", "start", "paused", "held", "host", "my_id", "may", "rewinds",
    "view.key", "view.step", "view.asked",
)  # fmt: skip
_NOW = ("room", "game", "me", "names", "paused", "held", "view.key", "view.step", "view.over", "view.table")

PHONE: dict[str, tuple[str, ...]] = {
    "strip": (*_NOW, "host", "my_id", "nods"),
    "question": (
        "room", "game", "options", "me", "my_id", "host", "names", "start", "held", "view", "scores", "rewinds",
        "flash", "flash_facts",
    ),
    "card": (*_NOW, "options"),
    "journal": (*_NOW, "options", "rewinds"),
    "sheet": (*_NOW, "my_id", "options", "word", "notes", "lang"),
    "controls": (*_CONTROLS, "nods"),
}  # fmt: skip
HOST: dict[str, tuple[str, ...]] = {
    "where": (*_NOW, "rewinds"),
    "stage": (
        "room", "game", "options", "me", "host", "watching", "seats", "names", "start", "paused", "held", "away", "view",
        "scores", "rewinds",
    ),
    "doing": ("room", "game", "options", "seats", "names", "start", "paused", "held", "progress", "away", "view"),
    "door": ("room", "commitment", "seed", "paused"),
    "controls": _CONTROLS,
    "flash": ("room", "host", "nods", "flash", "flash_facts"),
}  # fmt: skip
"""What each region may show. A dotted name takes one thing out of the view; the order is the order on the page."""

OPTIONAL: dict[str, Any] = {"flash": "", "flash_facts": {}, "lang": "fr"}


class _Dense(Extension):
    """Leaves a template's indentation out of what is sent: a screen is at most 8 KB."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub(r"\n\s*", " ", re.sub(r"(?<=[>}])\n\s*(?=[<{])", "", source))


class _Kept:
    """The regions rendered lately, by all they are made from."""

    def __init__(self, most: int) -> None:
        self._most, self._kept, self._lock = most, OrderedDict[Any, str](), threading.Lock()

    def get(self, key: Any, make: Callable[[], str]) -> str:
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        html = make()
        with self._lock:
            self._kept[key] = html
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return html


class Screens:
    """Renders phones, the host screen and the simple pages from the templates found in `folders`.

    `folders` hold `house/` and one folder for each game; those of a game that lives elsewhere come after ours.
    `asset` gives the address of a static file, `has_asset` whether there is one.
    """

    def __init__(
        self,
        words: Words,
        folders: Sequence[Path],
        asset: Callable[[str], str],
        has_asset: Callable[[str], bool] = lambda path: True,
    ) -> None:
        self._words, self._has_asset = words, has_asset
        self._envs = {lang: self._environment(lang, folders, asset) for lang in LANGS}
        self._kept = _Kept(KEPT_REGIONS)

    # Screens

    def phone(self, picture: Picture, lang: str) -> Regions:
        """The regions of one seat's phone."""
        return self._regions("phone", PHONE, picture, lang)

    def host(self, picture: Picture, lang: str) -> Regions:
        """The regions of the host screen, or of a watcher's."""
        return self._regions("host", HOST, picture, lang)

    def ink(self, picture: Picture, surface: str) -> str:
        """The classes of the page: surface, game, step; a phone is veiled wherever the game does not say the step is open."""
        view = picture["view"]
        if picture["room"]["phase"] == "lobby" or not view:
            return surface
        step = str(view["step"] or "over").partition("_")[0] if not view["over"] else "over"
        classes = [surface, f"ink-{picture['game']}", f"at-{step}"]
        if surface == "phone" and step != "over" and step not in self._open_steps(picture["game"]):
            classes.append("veil")
        return " ".join(classes + ["is-paused"] * bool(picture["paused"]))

    def page(self, surface: str, regions: Regions, meta: Picture) -> str:
        """The whole first document, the regions in place.

        `meta`: lang, ink, room (code), seat (id or 0), key, v, clock ({left, of, run} or None), game, and `refresh`: after how
        many seconds a browser without scripts asks again (0: never).
        """
        environment = self._envs[meta["lang"]]
        ink = f"games/{meta['game']}/ink.css"
        shown = dict(regions)
        if meta.get("refused"):
            shown["question"] = _told_why(
                shown["question"], self.refusal(meta["refused"], meta["lang"], **meta.get("facts", {}))
            )
        facts = {"regions": shown, "meta": meta, "ink_css": ink if self._has_asset(ink) else ""}
        return environment.get_template(f"house/page_{surface}.html").render(facts)

    def message(self, name: str, lang: str, /, **facts: Any) -> str:
        """A simple page that stands alone: door, join, back, waiting, hand, take, hostlink, error."""
        return self._envs[lang].get_template(f"house/{name}.html").render({"back": "/"} | facts)

    def fragment(self, name: str, lang: str, /, **facts: Any) -> str:
        """A piece of a page for a script to put in place, the same as on the page of that name: hand."""
        macro = getattr(self._envs[lang].get_template("house/pieces.html").module, name)
        return str(macro(**facts))

    def refusal(self, code: str, lang: str, /, **facts: Any) -> str:
        """What a person is told when something was refused: what happened, what is safe, what to do."""
        word = f"refused-{code.replace('_', '-')}"
        return self._words.say(lang, word, **{n: facts[n] for n in self._words.placeholders(lang, word) if n in facts})

    # Regions

    def _regions(self, surface: str, parts: dict[str, tuple[str, ...]], picture: Picture, lang: str) -> Regions:
        picture = OPTIONAL | dict(picture)
        view = picture["view"] or {}
        marks = {name: repr(value) for name, value in picture.items() if name != "view"}
        marks["view"] = repr(view)
        marks |= {f"view.{name}": repr(value) for name, value in view.items()}
        return {
            name: self._kept.get(
                (surface, name, lang, tuple(marks.get(need) for need in needs)),
                partial(self._render, surface, name, needs, picture, lang),
            )
            for name, needs in parts.items()
        }

    def _render(self, surface: str, name: str, needs: tuple[str, ...], picture: Picture, lang: str) -> str:
        part: dict[str, Any] = {need: picture[need] for need in needs if "." not in need}
        inner = [need.partition(".")[2] for need in needs if "." in need]
        if inner:
            part["view"] = {each: picture["view"][each] for each in inner} if picture["view"] else None
        macro = getattr(self._envs[lang].get_template(f"house/{surface}.html").module, name)
        return str(macro(part)).strip()

    # What templates may call

    def _environment(self, lang: str, folders: Sequence[Path], asset: Callable[[str], str]) -> Environment:
        environment = Environment(
            loader=FileSystemLoader(folders), autoescape=True, undefined=StrictUndefined, extensions=[_Dense],
            trim_blocks=True, lstrip_blocks=True, auto_reload=False, cache_size=400,
        )  # fmt: skip
        environment.globals.update(
            t=partial(self._words.say, lang),
            has=partial(self._words.has, lang),
            lang=lang,
            other_lang={"fr": "en", "en": "fr"}[lang],
            asset=asset,
            qr=qr,
            answer_of=answer_of,
            place_at=place_at,
            words_of=partial(self._words_of, lang),
            refusal=partial(_swapped, self.refusal, lang),
            of_game=partial(self._of_game, lang),
            of_step=partial(self._of_step, lang),
            from_game=partial(self._from_game, lang),
        )
        return environment

    def _of_game(self, lang: str, name: str, p: Picture) -> Markup:
        """A macro of the game's game.html, or of the house's where the game has none."""
        macro = self._from_game(lang, name, p) or getattr(self._envs[lang].get_template("house/game.html").module, name)
        return Markup(macro(p))

    def _from_game(self, lang: str, name: str, p: Picture) -> Any:
        return getattr(self._module(lang, f"{p['game']}/game.html"), name, None)

    def _of_step(self, lang: str, name: str, p: Picture) -> Markup:
        """The macro `phone` or `host` of the step's own template, of its family's (before `_`), or the house's for any form."""
        game, step = p["game"], str(p["view"]["step"])
        macro = None
        while macro is None and step:
            macro = getattr(self._module(lang, f"{game}/{step}.html"), name, None)
            step = step.rpartition("_")[0]
        return Markup((macro or getattr(self._envs[lang].get_template("house/step.html").module, name))(p))

    def _words_of(self, lang: str, p: Picture, field: Picture) -> dict[Any, str]:
        """Words for the options of a field: a seat is its name, a code has its text in the game's catalogue or the house's."""
        return {option: self._word(lang, p, option) for option in field["options"]}

    def _word(self, lang: str, p: Picture, option: Any) -> str:
        if option in p["names"]:
            return str(p["names"][option])
        codes = (f"{p['game']}-choice-{option}", f"choice-{option}")
        return next((self._words.say(lang, code) for code in codes if self._words.has(lang, code)), str(option))

    def _module(self, lang: str, name: str) -> Any:
        try:
            return self._envs[lang].get_template(name).module
        except TemplateNotFound as missing:
            if missing.name != name:
                raise
            return None

    @lru_cache(64)  # noqa: B019 - one object for the life of the server
    def _open_steps(self, game: str) -> tuple[str, ...]:
        return tuple(getattr(self._module(LANGS[0], f"{game}/game.html"), "open_steps", ()))


def _swapped(say: Callable[..., str], lang: str, code: str, /, **facts: Any) -> str:
    return say(code, lang, **facts)


def _told_why(html: str, text: str) -> str:
    """The question with a refusal in the place of "answer ready"."""
    line = f'<p class="says refused" role="alert">{escape(text)}</p>'
    return re.sub(r'<p class="says"[^>]*>.*?</p>', lambda found: line, html, count=1, flags=re.S)


def answer_of(p: Picture) -> Mapping[str, Any]:
    """This seat's confirmed answer to the open question, by field."""
    mine = p["view"]["asked"].get(p["me"])
    return (mine and mine["answer"]) or {}


def place_at(number: int, count: int) -> dict[str, Any]:
    """Where a seat is drawn round the table, in hundredths of the screen's height from its middle; the first is at the top."""
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
