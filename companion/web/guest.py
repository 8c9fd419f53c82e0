"""The phone: the door, a chair, the screen of a seat, and every way back to it. No GET changes anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from flask import Blueprint, Response, make_response, redirect, request

from companion import marks, seating
from companion.actions import act
from companion.errors import Refused
from companion.publish import DRAWERS, padded_json
from companion.room import LOBBY, Room
from companion.seats import Seat, clean_name
from companion.web import desk as at
from companion.web.handoff import qr_for
from companion.web.pages import drawer_html, screen_response, seat_page
from companion.web.said import what_was_said
from companion.words import LANGS

T = TypeVar("T")
guest = Blueprint("guest", __name__)


@guest.get("/")
def door() -> Response:
    """Type the room's code; with a code in the address, or a place in a room already, go there."""
    code = request.args.get("code", "").strip().upper()
    if code.isalnum() and code.isascii() and len(code) < 9:
        lang = f"?lang={request.args['lang']}" if request.args.get("lang") in LANGS else ""
        return make_response(redirect(f"/j/{code}{lang}", 302))
    if code:
        return _door(code, Refused("no_such_room", 404))
    if known := _place_of(at.device()):
        return make_response(redirect(known, 302))
    return _door()


@guest.get("/j/<code>")
def phone(code: str) -> Response:
    """Whatever fits this phone: its seat's screen, a chair, the way back; for a wrong code the door again."""
    try:
        room = at.room_of(code)
    except Refused as refused:
        if at.wants_json():
            raise
        return _door(code, refused)
    seat = _seat_shown(room)
    if seat is not None:
        at.desk().hub.asked(room, seat.id)
        response = seat_page(room, seat, is_new_word=at.NEW_WORD in request.cookies)
        if at.NEW_WORD in request.cookies:
            response.delete_cookie(at.NEW_WORD, path=f"/j/{room.code}")
        return at.known_device(response, request.cookies[at.COOKIE])
    if seating.waits_for_nod(room, at.device()):
        return at.page(_message(room, "waiting", refresh=3))
    if room.phase == LOBBY:
        return at.page(_message(room, "join"))
    return at.page(_message(room, "back"))


@guest.get("/j/<code>/back")
def back(code: str) -> Response:
    """The seats that somebody on a new phone may say are theirs."""
    return at.page(_message(at.room_of(code), "back"))


@guest.post("/j/<code>/sit")
def sit(code: str) -> Response:
    """Take a chair under a name."""
    room, said = at.room_of(code), at.fields()
    try:
        clean_name(said.get("name", ""))
    except Refused as refused:
        if at.wants_json() or room.phase != LOBBY:
            raise
        return _form_again(room, "join", refused, said=said.get("name", ""))
    if not room.seats_of(at.device()):
        seating.has_a_chair(room)  # asked first, so that who comes too late makes no device
    number, key = at.this_device()
    hub, lang = at.desk().hub, at.language()

    def job() -> None:
        hub.asked(room, seating.sit(room, number, said.get("name", ""), lang).id)

    room.do(job)
    return at.known_device(at.done(f"/j/{room.code}"), key)


@guest.post("/j/<code>/back")
def come_back(code: str) -> Response:
    """Back to a seat by its return word, or by asking for the host's nod."""
    room, said = at.room_of(code), at.fields()
    seat, word = said.get("seat", ""), said.get("word", "")
    if said.get("nod"):
        seating.may_ask_nod(room, room.seat(seat), at.device())
        number, key = at.this_device()
        room.do(lambda: seating.ask_nod(room, room.seat(seat), number))
        return at.with_new_word(at.known_device(at.done(f"/j/{room.code}"), key), room.code)
    try:
        _guess_word(room, seat, at.device(), word)
    except Refused as refused:
        if at.wants_json() or refused.code not in ("wrong_word", "wait_before_next_try"):
            raise
        return _form_again(room, "back", refused, said=room.seat(seat).id)
    number, key = at.this_device()
    room.do(lambda: seating.come_back(room, room.seat(seat), number, word))
    return at.with_new_word(at.known_device(at.done(f"/j/{room.code}"), key), room.code)


@guest.get("/j/<code>/screen")
def screen(code: str) -> Response:
    """The seat's whole screen as a socket would push it, for a phone without one."""
    room = at.room_of(code)
    seat = room.seat_for(request.args.get("seat", ""), at.device())
    at.desk().hub.asked(room, seat.id)
    return screen_response(room, seat.id)


@guest.get("/j/<code>/drawer/<name>")
def drawer(code: str, name: str) -> Response:
    """The journal, the seat's sheet or the remote's controls, as a phone with scripts asks for when it opens one."""
    room = at.room_of(code)
    seat = room.seat_for(request.args.get("seat", ""), at.device())
    if name not in DRAWERS:
        raise Refused("no_such_page", 404)
    return at.as_json(padded_json({"name": name, "html": drawer_html(room, seat.id, name)}))


@guest.post("/j/<code>/answer")
def answer(code: str) -> Response:
    """Confirm an answer to the question that is open. JSON and form give the same."""
    room = at.room_of(code)
    what = what_was_said()
    try:
        _as_holder(room, what.seat, lambda seat: room.answer(seat, what.key, what.raw, what.id, what.of))
    except Refused as refused:
        seat = room.seat_for(what.seat, at.device())
        if at.wants_json():
            at.desk().hub.show_again(room, seat.id)
            raise
        return seat_page(room, seat, refused, of=what.of)
    return at.done(f"/j/{room.code}")


@guest.post("/j/<code>/propose")
def propose(code: str) -> Response:
    """Show a choice, not yet confirmed, to those who see open answers."""
    room = at.room_of(code)
    what = what_was_said()
    _as_holder(room, what.seat, lambda seat: room.playing().propose(what.key, seat.place, what.of, what.raw))
    return at.done(f"/j/{room.code}")


@guest.post("/j/<code>/note")
def note(code: str) -> Response:
    """Keep the seat's own notes."""
    room, said = at.room_of(code), at.fields()
    _as_holder(room, said.get("seat", ""), lambda seat: seating.note(room, seat, said.get("text", "")))
    return at.done(f"/j/{room.code}")


@guest.post("/j/<code>/mark")
def mark(code: str) -> Response:
    """Mark what this seat thinks of another one; without scripts the journal that it stands in comes back."""
    room, said = at.room_of(code), at.fields()
    about, sign, text = (said.get(name, "") for name in ("about", "mark", "note"))
    number = said.get("seat", "")
    _as_holder(room, number, lambda seat: marks.mark(room, seat, about, sign, text))
    return at.done(f"/j/{room.code}?open=journal&seat={number}#journal")


@guest.post("/j/<code>/lang")
def speak(code: str) -> Response:
    """Another language on this phone."""
    room, said = at.room_of(code), at.fields()
    if said.get("lang") not in LANGS:
        raise Refused("malformed", 422)
    _as_holder(room, said.get("seat", ""), lambda seat: seating.speak(room, seat, said["lang"]))
    return at.done(f"/j/{room.code}")


@guest.post("/j/<code>/leave")
def leave(code: str) -> Response:
    """Get up from the table."""
    room, said = at.room_of(code), at.fields()
    _as_holder(room, said.get("seat", ""), lambda seat: seating.leave(room, seat))
    return at.done(f"/j/{room.code}")


@guest.post("/j/<code>/hand")
def hand(code: str) -> Response:
    """A one-use QR with which another phone takes over this seat."""
    room, seat, _ = _own_seat(code)
    return qr_for(room, seat, f"/j/{room.code}", seat.lang)


@guest.post("/j/<code>/do")
def do(code: str) -> Response:
    """Host controls from the seat that is the host's remote."""
    room, seat, said = _own_seat(code)
    if room.remote != seat.id:
        raise Refused("not_the_host", 403)
    if said.get("action") == "move":
        return qr_for(room, room.seat(said.get("target", "")), f"/j/{room.code}", seat.lang)
    named = {name: value for name, value in said.items() if name != "seat"}
    act(room, said.get("action", ""), {**named, "seat": said.get("target", "")})
    return at.done(f"/j/{room.code}")


def _place_of(device: int | None) -> str | None:
    """Where a device that comes to the bare address belongs: its seat, else the room it hosts, the newest first."""
    rooms = sorted(at.desk().house.rooms.values(), key=lambda room: -room.id)
    seated = [f"/j/{room.code}" for room in rooms if room.seats_of(device)]
    hosted = [f"/h/{room.code}" for room in rooms if room.is_host(device)]
    return next(iter([*seated, *hosted]), None)


def _seat_shown(room: Room) -> Seat | None:
    mine = room.seats_of(at.device())
    named = [seat for seat in mine if str(seat.id) == request.args.get("seat")]
    return next(iter(named or mine), None)


def _as_holder(room: Room, number: str, act: Callable[[Seat], T]) -> T:
    """Do this as the room's writer, for the device that holds the seat then: it may have changed hands meanwhile."""
    device = at.device()
    room.seat_for(number, device)
    return room.do(lambda: act(room.seat_for(number, device)))


def _own_seat(code: str) -> tuple[Room, Seat, dict[str, str]]:
    room, said = at.room_of(code), at.fields()
    return room, room.seat_for(said.get("seat", ""), at.device()), said


def _guess_word(room: Room, seat: str, device: int | None, word: str) -> None:
    """One guess after another: many that come at once are counted like those that come in turn."""
    guesses, keys = at.desk().house.word_guesses, [("seat", room.seat(seat).id), ("device", device)]
    if device is None:  # strangers are not counted together: one could keep all of them out
        keys.pop()

    def job() -> None:
        if guesses.wait(*keys):
            raise Refused("wait_before_next_try", 429, seconds=round(guesses.wait(*keys)) or 1)
        try:
            seating.check_word(room, room.seat(seat), word)
        except Refused as refused:
            if refused.code == "wrong_word":
                guesses.wrong(*keys)
            raise
        guesses.right(*keys)

    room.do(job)


def _door(code: str = "", refused: Refused | None = None) -> Response:
    """The form that asks for the code: once more, with what was typed and what was wrong with it."""
    lang, screens = at.language(), at.desk().screens
    wrong = screens.refusal(refused.code, lang, **refused.facts) if refused else ""
    html = screens.message("door", lang, rooms=len(at.desk().house.rooms), said=code[:8].upper() or None, wrong=wrong)
    return at.page(html, refused.status if refused else 200)


def _form_again(room: Room, name: str, refused: Refused, **facts: Any) -> Response:
    """The same form, with what was chosen or typed kept. Never a return word: who looks on would read half of it."""
    wrong = at.desk().screens.refusal(refused.code, at.language(), **refused.facts)
    return at.page(_message(room, name, wrong=wrong, **facts), refused.status)


def _message(room: Room, name: str, **facts: Any) -> str:
    """A page of the house for a phone that has no seat yet."""
    claimable = [
        {"id": seat.id, "name": seat.name, "free": seat.is_free}
        for seat in room.seats
        if not seat.is_bot and (seat.is_free or not at.desk().hub.is_here(room, seat.id))
    ]
    shown: str = at.desk().screens.message(
        name, at.language(), code=room.code, phase=room.phase, seated=len(room.seats), seats=claimable, **facts
    )
    return shown
