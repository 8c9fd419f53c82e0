"""What every route needs: who asks, in which language, and how an answer goes out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import Request, Response, current_app, g, make_response, redirect, request
from werkzeug.exceptions import HTTPException

from companion.errors import Refused
from companion.house import House
from companion.hub import Hub
from companion.place import Place
from companion.publish import padded_json
from companion.room import Room
from companion.words import LANGS

COOKIE, YEAR = "hh", 365 * 24 * 3600
NEW_WORD, NEW_WORD_SECONDS = "hh_new_word", 600
"""A cookie: this phone has come to a seat, and its next page tells of the new return word."""
DONE = padded_json({"ok": True})


@dataclass(frozen=True)
class Desk:
    """The parts of the server that routes work with."""

    house: House
    hub: Hub
    screens: Any
    place: Place
    lang: str


def desk() -> Desk:
    """The desk of the running application."""
    found: Desk = current_app.extensions["hidden_hands"]
    return found


def device() -> int | None:
    """The device that asks, known by its cookie: looked up once for a request."""
    if "device" not in g:
        g.device = desk().house.device(request.cookies.get(COOKIE, ""))
    found: int | None = g.device
    return found


def language() -> str:
    """The language of who asks: said in the address or the form, or what the browser prefers."""
    try:
        said = request.values.get("lang", "")
    except (HTTPException, OSError):  # a body that is too large or breaks off has to be refused in some language
        said = request.args.get("lang", "")
    return said if said in LANGS else request.accept_languages.best_match(LANGS) or desk().lang or "fr"


def room_of(code: str) -> Room:
    """The room of an address. Raises Refused no_such_room, or wait_before_next_try after many wrong ones."""
    return desk().house.room_said(code, device())


def fields() -> dict[str, str]:
    """The fields of a form, or of a JSON object whose values are text or numbers. Raises Refused malformed."""
    if not request.is_json:
        return dict(request.form.items())
    return {name: str(value) for name, value in json_body().items() if isinstance(value, (str, int))}


def json_body() -> dict[str, Any]:
    """The JSON object of a request. Raises Refused malformed, however deep or broken the body is."""
    try:
        body = json.loads(request.get_data())
        json.dumps(body, ensure_ascii=False).encode()  # half a character is nothing that can be stored or shown
    except (ValueError, RecursionError):
        raise Refused("malformed", 400) from None
    if not isinstance(body, dict):
        raise Refused("malformed", 400)
    return body


def wants_json(asked: Request | None = None) -> bool:
    """Whether a script asks; a form post from a page without scripts gets a page."""
    return "application/json" in (asked or request).headers.get("Accept", "")


def done(where: str, extra: Mapping[str, Any] | None = None) -> Response:
    """An action is done: JSON for a script, the page it belongs to for a form."""
    if wants_json():
        return as_told({"ok": True, **extra} if extra else DONE)
    return make_response(redirect(where, 303))


def as_json(body: object, status: int = 200) -> Response:
    """A JSON answer that nobody keeps."""
    text = body if isinstance(body, (str, bytes)) else json.dumps(body, ensure_ascii=False)
    return Response(text, status, mimetype="application/json")


def as_told(body: Mapping[str, Any] | str, status: int = 200) -> Response:
    """The answer to an action, taken or refused: of one length on the wire, its first line too."""
    phrase = "OK" if status == 200 else "NO"  # the usual ones, as CONFLICT, tell by their length what happened
    text = body if isinstance(body, str) else padded_json(body)
    return Response(text, f"{status} {phrase}", mimetype="application/json")


def page(html: str, status: int = 200) -> Response:
    """An HTML answer that nobody keeps."""
    return Response(html, status, mimetype="text/html")


def known_device(response: Response, key: str) -> Response:
    """Give a device its key, or give it once more: it lasts a year from its last use."""
    response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="Lax", secure=desk().place.is_secure)
    return response


def with_new_word(response: Response, code: str) -> Response:
    """The seat's return word changes as it comes to another phone: that phone's next page of the room says so, once."""
    response.set_cookie(
        NEW_WORD, "1", max_age=NEW_WORD_SECONDS, path=f"/j/{code}", httponly=True, samesite="Lax",
        secure=desk().place.is_secure,
    )  # fmt: skip
    return response


def this_device() -> tuple[int, str]:
    """The device that asks and its key; a new one where it has none."""
    number = device()
    if number is not None:
        return number, request.cookies[COOKIE]
    return desk().house.new_device(language())
