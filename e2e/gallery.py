"""Every state of every screen, one page each, without a server: the pictures of unit tests in the real templates."""

from __future__ import annotations

import contextlib
import mimetypes
import re
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from playwright.sync_api import Page

from companion.regions import html_of
from companion.screens import Screens
from companion.words import Words
from e2e.server import ROOT
from rules.game import Game
from tests.reseau_mere_screens import played as reseau
from tests.rules.story import A, B, C, D, E, Story
from tests.screens.pictures import ALL, PAGES, SEED, Picture
from tests.secte_screens.played import moments, pictures

STATIC = "/static/h/"
CLOCK = {"left": 120, "of": 200, "run": False, "end": "early"}
STEP_NAMES = re.compile(r"_(obstruction|malediction|masque|inquisition|grace|oeil)|-answered")
GAMES = ((1, "open"), (2, "anonymous"), (5, "open"), (8, "open"))


@dataclass(frozen=True)
class State:
    """One screen in one state. `picture` is what it is made from; a page that stands alone has none."""

    name: str
    surface: str  # phone, host or page
    picture: Picture

    def __repr__(self) -> str:
        return self.name


@cache
def screens() -> Screens:
    folders = [ROOT / "templates", ROOT / "tests" / "screens" / "templates"]
    return Screens(Words(folders), folders, lambda path: f"{STATIC}{path}")


@cache
def kinds(surface: str) -> list[State]:
    """One state of each template and outcome: steps of one family share theirs, answered or not."""
    found: dict[str, State] = {}
    for state in states(surface):
        found.setdefault(STEP_NAMES.sub("", state.name), state)
    return list(found.values())


@cache
def states(surface: str) -> list[State]:
    """All of one surface, the house's and La Secte's."""
    if surface == "page":
        return [State(name, "page", facts) for name, facts in PAGES.items()]
    house = [State(name, kind, picture) for name, (kind, picture) in ALL.items() if kind == surface]
    return house + list(of_secte(surface)) + list(of_reseau(surface))


def of_secte(surface: str) -> Iterator[State]:
    """Each step of real games, once for each thing that makes its screen different."""
    seen: set[str] = set()
    for game in games():
        for kind, picture in pictures(game):
            name = name_of(picture, kind)
            if kind == surface and name not in seen:
                seen.add(name)
                yield State(name, kind, dressed(picture, kind))


def games() -> Iterator[Game[Any]]:
    """Every moment of games played at random, then verdicts that chance hardly ever comes to."""
    for seed, ritual in GAMES:
        yield from moments(seed, ritual=ritual, rounds=4)
    for story, ballots in ((Story().uses("grace", who=B), {A: B, C: B, D: B, E: D}), (Story(), {})):
        story.votes(ballots)
        yield story.game


def of_reseau(surface: str) -> Iterator[State]:
    """Each step of Réseau-Mère with as many seats as it takes, then alone and in two; verdicts that chance avoids."""
    yield from (State(name, kind, facts) for name, kind, facts in reseau.lobbies() if kind == surface)
    seen: set[str] = set()
    for game, seats in reseau.gallery():
        for seat in seats if surface == "phone" else (0,):
            picture = reseau.picture_of(game, seat)
            name = name_in_reseau(picture, surface)
            if name not in seen:
                seen.add(name)
                yield State(name, surface, dressed(picture, surface))


def name_in_reseau(picture: Picture, surface: str) -> str:
    """The step, how many sit there, what this seat is asked, and which ties were settled."""
    view, table = picture["view"], picture["view"]["table"]
    step = (view["step"] or "over").partition("_")[0]
    asked = [part for part in ("asked",) if view["asked"]] if surface == "phone" else []
    rules_used = [each["rule"] for each in table["verdict"]["settled"]] if step in ("count", "over") else []
    extra = ["turn"] * (step == "pass1" and "_" in view["step"]) + ["tie"] * bool(table["now"]["tie_break"])
    is_done = (
        asked and step in ("keep", "pass1", "accusation") and all(each["answer"] for each in view["asked"].values())
    )
    answered = ["answered"] * bool(is_done)
    return "-".join(["reseau", surface, step, str(len(table["people"])), *extra, *asked, *answered, *rules_used])


def name_of(picture: Picture, surface: str) -> str:
    """What makes a state another one: the step, how it came out, and what this seat is asked."""
    view, table = picture["view"], picture["view"]["table"]
    step = view["step"] or "over"
    here = (
        [part["state"] for part in table["ritual"] if part["step"] == step.partition("_")[2]] if "told" in step else []
    )
    came_out = how_it_came_out(picture) if step == "verdict" else []
    mine = view["asked"].get(picture["me"]) if surface == "phone" else None
    asked = ["answered" if mine["answer"] else "asked"] if mine else []
    return "-".join(["secte", surface, step, *here, *came_out, *asked])


def how_it_came_out(picture: Picture) -> list[str]:
    """The verdict, and "me" on the phone of the one whom it is about: it says more there."""
    table = picture["view"]["table"]
    outcome = table["result"]["outcome"]
    about = {"banned": table["result"]["banned"], "saved": table["protected"]}.get(outcome)
    return [outcome, "me"] if picture["me"] and picture["me"] == about else [outcome]


def dressed(picture: Picture, surface: str) -> Picture:
    """As full as it gets: a host's bar on the table's screen, a clock, the seal."""
    is_over = picture["view"]["over"]
    may = picture["may"] | {"close": True, "more": True}
    more = {"clock": None if is_over else CLOCK, "commitment": "5e" * 32, "seed": SEED.hex() if is_over else ""}
    return picture | more | ({"host": True, "may": may} if surface == "host" else {})


class Gallery:
    """Shows states on a page of a browser, from a small server of its own."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Showcase)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        page.route("**/hostlink.js", lambda route: route.abort())  # it would go on to the next page by itself

    def show(self, state: State, lang: str, drawer: str = "") -> None:
        """Put a state on the page, with one of its drawers open."""
        Showcase.html = rendered(state, lang).encode()
        self.page.goto(f"http://127.0.0.1:{self._server.server_port}/{state.name}#{drawer}")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def rendered(state: State, lang: str) -> str:
    """The whole document of a state."""
    if state.surface == "page":
        return screens().message(state.name, lang, **state.picture)
    picture = state.picture
    draw = screens().phone if state.surface == "phone" else screens().host
    view = picture["view"]
    meta = {
        "room": "MKZT", "game": picture["game"], "seat": picture["my_id"], "lang": lang, "refresh": 0,
        "ink": screens().ink(picture, state.surface), "key": view["key"] if view else "", "clock": picture["clock"],
    }  # fmt: skip
    return screens().page(state.surface, html_of(draw(picture, lang)), meta)


class Showcase(BaseHTTPRequestHandler):
    """The document that is shown, static files, and nothing new for whoever asks for more."""

    html = b""

    def do_GET(self) -> None:
        file = ROOT / "static" / self.path.removeprefix(STATIC)
        if not self.path.startswith(STATIC):
            is_page = "text/html" in self.headers.get("Accept", "")
            self._send(200 if is_page else 304, self.html if is_page else b"", "text/html; charset=utf-8", "no-store")
        elif file.is_file():
            self._send(200, file.read_bytes(), mimetypes.guess_type(file.name)[0] or "text/plain", "max-age=3600")
        else:
            self._send(404, b"", "text/plain", "no-store")

    def _send(self, status: int, body: bytes, kind: str, cache: str) -> None:
        self.send_response(status)
        for name, value in (("Content-Type", kind), ("Content-Length", str(len(body))), ("Cache-Control", cache)):
            self.send_header(name, value)
        self.end_headers()
        with contextlib.suppress(OSError):
            self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Nothing."""
