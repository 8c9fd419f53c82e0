"""A screen is a few named regions of HTML, each a pure function of a declared part of the picture and a language.

What a region does not declare it cannot show: its template is given that part and nothing else, and a name that is not
in it is an error. So a region is rendered once and reused for as long as its part stays the same, whoever asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from jinja2 import FileSystemLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from companion.needs import HOST, OPTIONAL, PHONE, SHEET, part_of
from companion.pieces import (
    Compiled,
    Dense,
    Kept,
    Templates,
    answer_of,
    even,
    filler,
    is_seat,
    open_answers,
    place_at,
    qr,
    told_why,
)
from companion.regions import Common, Marks, Part, Region, Shown, Steady, digest
from companion.words import LANGS, Words

Picture = Mapping[str, Any]
Regions = dict[str, Region]
KEPT_PIECES = 256


class Screens:
    """Renders phones, the host screen and the simple pages from the templates found in `folders`.

    `folders` hold `house/` and one folder for each game; those of a game that lives elsewhere come after ours.
    `asset` gives the address of a static file, `has_asset` whether there is one. `compiled` is a folder where compiled
    templates are kept for the next start.
    """

    def __init__(
        self,
        words: Words,
        folders: Sequence[Path],
        asset: Callable[[str], str],
        has_asset: Callable[[str], bool] = lambda path: True,
        compiled: Path | None = None,
    ) -> None:
        self._words, self._has_asset = words, has_asset
        self._compiled = Compiled.of_this_compiler(compiled) if compiled else None
        self._envs = {lang: self._environment(lang, folders, asset) for lang in LANGS}
        self._kept = Kept(KEPT_PIECES)

    # Screens

    def phone(self, picture: Picture, lang: str, names: Collection[str] = tuple(PHONE), mark: object = None) -> Regions:
        """The regions of one seat's phone, or those of them that are named. `mark` is what `again` will be given."""
        return self._regions("phone", _of_phone(tuple(names)), picture, lang, mark)

    def again(
        self, mark: object, answers: Mapping[Any, Any], common: Common, lang: str, names: tuple[str, ...]
    ) -> tuple[Shown, Shown] | None:
        """The same, without the picture, where they were made with this mark and this common part for the last push or
        by `phone` for this one. `answers` are the open answers that the seat is shown. Nothing where they have to be
        made.
        """
        needs = _of_phone(names)
        parts = common.parts("phone", lang, needs)
        steady = common.steady((parts.mark, mark))
        if steady is None:
            return None
        shown = (parts.loose_mark, common.mark_of_answers(answers))
        if shown not in common.loose:
            common.loose[shown] = Shown.of(self._made(parts.loose, needs, common, answers, common))
        return steady, common.loose[shown]

    def host(self, picture: Picture, lang: str) -> Regions:
        """The regions of the host screen, or of a watcher's."""
        return self._regions("host", HOST, picture, lang, None)

    def ink(self, picture: Picture, surface: str) -> str:
        """The classes of the page: surface, game, step. A phone is veiled where the game does not call a step open."""
        view = picture["view"]
        if picture["room"]["phase"] == "lobby" or not view:
            return surface
        step = str(view["step"] or "over").partition("_")[0] if not view["over"] else "over"
        classes = [surface, f"ink-{picture['game']}", f"at-{step}"]
        if surface == "phone" and step != "over" and step not in self._open_steps(picture["game"]):
            classes.append("veil")
        return " ".join(classes + ["is-paused"] * bool(picture["paused"]))

    def page(self, surface: str, regions: Mapping[str, str], meta: Picture) -> str:
        """The whole first document, the regions in place.

        `meta`: lang, ink, room (code), seat (id or 0), key, clock ({left, of, run} or None), game; `refresh`: when a
        browser without scripts asks again, in seconds (0: never); `refused` and `facts` where an answer was refused,
        `of` where it was that of one seat among several.
        """
        environment = self._envs[meta["lang"]]
        ink = f"games/{meta['game']}/ink.css"
        shown = dict(regions)
        if meta.get("refused"):
            shown["question"] = told_why(
                shown["question"], self.refusal(meta["refused"], meta["lang"], **meta.get("facts", {})), meta.get("of")
            )
        facts = {"regions": shown, "meta": meta, "ink_css": ink if self._has_asset(ink) else ""}
        return environment.get_template(f"house/page_{surface}.html").render(facts)

    def sheet(self, picture: Picture, lang: str) -> str:
        """The end of a game as a page to print."""
        part = part_of(SHEET, {**picture, "open": {}})  # when all is over nothing is asked
        return self._envs[lang].get_template("house/print.html").render({"p": part})

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

    def warm(self, lang: str, game: str) -> Iterator[None]:
        """Read what the first pages need, piece by piece, so that the first guest does not wait for all of it."""
        self._words.catalogue(lang)
        for name in ("house/host.html", "house/phone.html", "house/parts.html", "house/join.html"):
            yield
            self._envs[lang].get_template(name)
        yield
        self._module(lang, f"{game}/game.html")

    # Regions

    def _regions(
        self, surface: str, needs: dict[str, tuple[str, ...]], picture: Picture, lang: str, mark: object
    ) -> Regions:
        common: Common = getattr(picture, "common", None) or Common({})
        parts = common.parts(surface, lang, needs)
        made = self._made(parts.all, needs, picture, open_answers(picture["view"]), common)
        if mark is not None:
            marks, steady = Marks(picture, OPTIONAL), [part for part in parts.all if part.is_steady]
            shown = Shown.of({part.name: made[part.name] for part in steady})
            keyed = {part.key(marks): made[part.name] for part in steady}
            common.screens[parts.mark, mark] = Steady(shown, keyed)
        return made

    def _made(
        self, parts: Sequence[Part], needs: dict[str, tuple[str, ...]], picture: Picture, answers: Mapping[Any, Any],
        common: Common,
    ) -> Regions:  # fmt: skip
        marks, made = Marks(picture, OPTIONAL), {}
        marks["open"] = common.mark_of_answers(answers)
        for part in parts:
            key = part.key(marks)
            region = common.found(key)
            if region is None:
                shown = {**OPTIONAL, **picture, "open": answers}
                html = self._render(part.surface, part.name, needs[part.name], shown, part.lang)
                region = common.regions[key] = Region.of(html)
            made[part.name] = region
        return made

    def _render(self, surface: str, name: str, needs: tuple[str, ...], picture: Picture, lang: str) -> str:
        return str(self._macro(lang, f"house/{surface}.html", name)(part_of(needs, picture))).strip()

    # What templates may call

    def _environment(self, lang: str, folders: Sequence[Path], asset: Callable[[str], str]) -> Templates:
        environment = Templates(
            loader=FileSystemLoader(folders), autoescape=True, undefined=StrictUndefined, extensions=[Dense],
            bytecode_cache=self._compiled, trim_blocks=True, lstrip_blocks=True, auto_reload=False, cache_size=400,
        )  # fmt: skip
        environment.globals.update(
            t=partial(self._words.say, lang),
            has=partial(self._words.has, lang),
            lang=lang,
            other_lang=next(other for other in LANGS if other != lang),
            asset=asset,
            qr=qr,
            answer_of=answer_of,
            name_of=partial(self._name_of, lang),
            once=self._once,
            even=even,
            filler=filler,
            people=partial(_people, partial(self._words.say, lang)),
            place_at=place_at,
            words_of=partial(self._words_of, lang),
            refusal=partial(_swapped, self.refusal, lang),
            of_game=partial(self._of_game, lang),
            of_step=partial(self._of_step, lang),
            from_game=partial(self._from_game, lang),
        )
        return environment

    def _once(self, macro: Any, *parts: Any) -> Any:
        """`macro(*parts)`, made once for each value of its parts: for a piece that is the same on many screens."""
        return self._kept.get((macro, digest(parts)), partial(macro, *parts))

    def _of_game(self, lang: str, name: str, p: Picture) -> Markup:
        """A macro of the game's game.html, or of the house's where the game has none."""
        return Markup((self._from_game(lang, name, p) or self._macro(lang, "house/game.html", name))(p))

    def _from_game(self, lang: str, name: str, p: Picture) -> Any:
        return self._macro(lang, f"{p['game']}/game.html", name)

    def _of_step(self, lang: str, name: str, p: Picture) -> Markup:
        """The macro `phone` or `host` of the step's own template, of its family's (before `_`), or the house's."""
        return Markup(self._macro_of_step(lang, p["game"], str(p["view"]["step"]), name)(p))

    @lru_cache(1024)  # noqa: B019 - one object for the life of the server
    def _macro_of_step(self, lang: str, game: str, step: str, name: str) -> Any:
        macro = None
        while macro is None and step:
            macro = self._macro(lang, f"{game}/{step}.html", name)
            step = step.rpartition("_")[0]
        return macro or self._macro(lang, "house/step.html", name)

    def _words_of(self, lang: str, p: Picture, field: Picture) -> dict[Any, str]:
        """Words for the options of a field: a seat is its name, a code has its text in a catalogue."""
        return {option: self._word(lang, p, option) for option in field["options"]}

    def _word(self, lang: str, p: Picture, option: Any) -> str:
        if option in p["names"]:
            return str(p["names"][option])
        codes = (f"{p['game']}-choice-{option}", f"choice-{option}")
        word = next((self._words.say(lang, code) for code in codes if self._words.has(lang, code)), "")
        return word or (self._name_of(lang, p, option) if is_seat(p, option) else str(option))

    def _name_of(self, lang: str, p: Picture, seat: int) -> str:
        """Who sits there, or the seat's number where nobody does: somebody else plays it."""
        return str(p["names"].get(seat) or self._words.say(lang, "seat-number", n=seat))

    @lru_cache(1024)  # noqa: B019 - as above
    def _macro(self, lang: str, template: str, name: str) -> Any:
        """A macro of a template; nothing where either of them is missing."""
        return getattr(self._module(lang, template), name, None)

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


@lru_cache(64)
def _of_phone(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    return {name: PHONE[name] for name in names}


def _people(say: Callable[..., str], names: Sequence[str]) -> str:
    """Names in one phrase, as plain text: the sentence that it goes into is escaped once, as a whole."""
    return say("list-last", rest=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def _swapped(say: Callable[..., str], lang: str, code: str, /, **facts: Any) -> str:
    return say(code, lang, **facts)
