"""A seat's screen as an answer to a request: the first page, the same by JSON, one of its drawers."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from companion.errors import Refused
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.publish import DRAWERS, Published, Screen, Surface
from companion.regions import Region, digest, html_of
from companion.room import OVER, Room
from companion.seats import Seat
from companion.web import desk as at

NO_SCRIPT_WAIT = 2  # seconds between two looks of a phone without scripts that is not asked anything
TAP_WAIT = 4  # seconds, where it is asked for one tap: half of the shortest question, which would else be missed
CHOICE_WAIT = 15  # seconds, where it is to choose: a look takes away what is ticked and not yet confirmed


def seat_page(
    room: Room, seat: Seat, refused: Refused | None = None, is_new_word: bool = False, of: int | None = None
) -> Response:
    """The first document of a seat: its current screen is in it. `is_new_word`: it says so of the return word.

    `of`: the seat of the game whose answer was refused, where the phone plays several.
    """
    published, shown = _published(room, seat.id)
    opened = request.args.get("open", "")
    now = at.desk().house.clock.now()
    meta: dict[str, Any] = {
        "room": room.code, "game": room.game_code, "seat": seat.id, "lang": shown.lang, "ink": shown.ink,
        "key": published.key, "clock": published.clock_at(now), "refresh": next_look(room, seat, published.key),
    }  # fmt: skip
    if opened:
        meta["refresh"] = 0  # a note that is half written must not be lost
    if is_new_word:
        meta |= {"new_word": True, "refresh": NO_SCRIPT_WAIT * 2}
    if refused:
        meta |= {"refused": refused.code, "facts": refused.facts, "of": of, "refresh": NO_SCRIPT_WAIT * 2}
    drawers = {name: drawer_html(room, seat.id, name) if name == opened else "" for name in DRAWERS}
    html = at.desk().screens.page("phone", {**html_of(shown.regions), **drawers}, meta)
    return at.page(published.padded_page(seat.id, html), refused.status if refused else 200)


def drawer_html(room: Room, number: int, name: str) -> str:
    """A drawer's HTML, made by the room's writer: what it shows is on disk before it is sent.

    Whoever is the writer then serves all who wait, so a job holds what it needs of the request it came with.
    """
    device, place, screens = at.device(), at.desk().place, at.desk().screens

    def job() -> str:
        seat = room.seat_for(number, device)
        picture = phone_picture(room, seat, public_part(room, place), views_of(room))
        regions: dict[str, Region] = screens.phone(picture, seat.lang, (name,))
        return regions[name].html

    return room.do(job)


def printed_sheet(room: Room) -> str:
    """The end of the game as a page to print, made by the room's writer. Raises Refused no_such_page before the end."""
    place, screens = at.desk().place, at.desk().screens

    def job() -> str:
        views = views_of(room)
        if room.phase != OVER or not views:
            raise Refused("no_such_page", 404)
        html: str = screens.sheet(host_picture(room, False, public_part(room, place), views), room.lang)
        return html

    return room.do(job)


def _published(room: Room, surface: Surface) -> tuple[Published, Screen]:
    """A surface's screen. A seat may be taken in memory while its first screen still waits for the disk."""
    published = at.desk().hub.published(room)
    if surface not in published.screens:
        raise Refused("no_such_seat", 404)
    return published, published.screens[surface]


def screen_response(room: Room, surface: Surface) -> Response:
    """A screen as JSON; `304` while nothing has changed since the one that is named."""
    published, shown = _published(room, surface)
    content = digest([published.key, shown.lang, shown.ink, *shown.told]).hex()
    tag = f'"{at.desk().hub.boot}.{published.turn}.{content}"'
    if request.headers.get("If-None-Match") == tag:
        response = Response(status=304)
    else:
        response = at.as_json(published.message(surface, at.desk().house.clock.now()))
    response.headers["ETag"] = tag
    return response


def next_look(room: Room, seat: Seat, key: str) -> int:
    """Seconds until a phone without scripts looks again. `key`: of the question on the screen that it is sent now.

    The clock alone does not tell: the host may close a question long before its end, or go back a step.
    """
    live = room.live
    if not live or live.game.key != key:  # the table has moved on since this screen was rendered
        return NO_SCRIPT_WAIT
    open_seats = [each for each in live.asked_of([seat.place]) if each not in live.game.answers]
    if live.is_over or not open_seats:
        return NO_SCRIPT_WAIT
    fields = [field for each in open_seats for field in live.game.form(each).fields.values()]
    wait = TAP_WAIT if all(len(field.shown) == 1 for field in fields) else CHOICE_WAIT
    return min(wait, max(NO_SCRIPT_WAIT, round(live.timing.left) + 1))
