"""The host screen, its watchers, and the one-use link that makes a device the host's."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response

from companion.actions import act
from companion.errors import Refused
from companion.regions import html_of
from companion.web import desk as at
from companion.web.handoff import qr_for
from companion.web.pages import printed_sheet, screen_response

host = Blueprint("host", __name__)


@host.get("/host/<key>")
def look(key: str) -> Response:
    """A button that opens the evening. Looking uses nothing up: chat apps and scanners fetch links too."""
    if not at.desk().house.is_host_link(key):
        raise Refused("link_used", 410)
    return at.page(at.desk().screens.message("hostlink", at.language(), key=key))


@host.post("/host/<key>")
def become(key: str) -> Response:
    """This device is the host's from now on."""
    house = at.desk().house
    if not house.is_host_link(key):  # asked first, so that wrong links make no devices
        raise Refused("link_used", 410)
    number, cookie = at.this_device()
    room = max(house.rooms.values(), key=lambda room: room.id, default=None) or house.open_room()
    house.use_host_link(key, room, number)
    return at.known_device(at.done(f"/h/{room.code}"), cookie)


@host.get("/h/<code>")
def table(code: str) -> Response:
    """The host screen; for anybody but the host it has no controls."""
    room = at.room_of(code)
    surface = at.desk().hub.surface(room, at.device())
    published = at.desk().hub.published(room)
    shown = published.screens[surface]
    meta: dict[str, Any] = {
        "room": room.code, "game": room.game_code, "seat": 0, "lang": shown.lang, "ink": shown.ink,
        "key": published.key, "clock": published.clock_at(at.desk().house.clock.now()), "refresh": 3,
    }  # fmt: skip
    return at.page(at.desk().screens.page("host", html_of(shown.regions), meta))


@host.get("/h/<code>/screen")
def screen(code: str) -> Response:
    """The host screen's whole content, for a browser without a socket."""
    room = at.room_of(code)
    return screen_response(room, at.desk().hub.surface(room, at.device()))


@host.get("/h/<code>/sheet")
def sheet(code: str) -> Response:
    """How the game ended, on paper: for whoever sees the host screen, once it is over."""
    return at.page(printed_sheet(at.room_of(code)))


@host.post("/h/<code>/do")
def do(code: str) -> Response:
    """Everything the host may do. Raises Refused not_the_host for anybody else."""
    room, said = at.room_of(code), at.fields()
    if not room.is_host(at.device()):
        raise Refused("not_the_host", 403)
    if said.get("action") == "move":
        return qr_for(room, room.seat(said.get("seat", "")), f"/h/{room.code}", room.lang)
    if said.get("action") == "room":
        new = at.desk().house.open_room(at.device())
        return at.done(f"/h/{new.code}", {"to": f"/h/{new.code}"})
    act(room, said.get("action", ""), said)
    return at.done(f"/h/{room.code}")
