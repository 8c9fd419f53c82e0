"""The application: one Flask app and its sockets, made from settings. Nothing here runs until `server.serve`."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from flask import Flask, Request, Response, request
from flask_socketio import SocketIO
from werkzeug.exceptions import HTTPException, RequestEntityTooLarge

from companion.assets import Assets
from companion.clock import Clock
from companion.config import Settings, static_folder, templates_folder
from companion.errors import NotStored, Refused
from companion.house import House
from companion.hub import Hub
from companion.library import GameLibrary
from companion.place import Place
from companion.screens import Screens
from companion.store import Store, at_once, database_of
from companion.web import desk as at
from companion.web.guest import guest
from companion.web.handoff import handoff
from companion.web.host import host
from companion.web.house import house as house_pages
from companion.words import Words

log = logging.getLogger("hidden_hands")
LARGEST_BODY = 16 * 1024
PING_INTERVAL, PING_TIMEOUT = 4, 4  # seconds: a silent hole is noticed within 12 on both ends; never scaled
LARGEST_FRAME = 4096
STATUS_CODES = {400: "malformed", 404: "no_such_page", 405: "no_such_page", 413: "too_large", 415: "malformed"}


@dataclass(frozen=True)
class Application:
    """The parts of a server that is ready to run."""

    flask: Flask
    sockets: SocketIO
    house: House
    hub: Hub


class SmallRequest(Request):
    """A request of bounded size and shape: no guest needs more."""

    max_content_length = LARGEST_BODY
    max_form_memory_size = LARGEST_BODY
    max_form_parts = 64


def create_app(settings: Settings, place: Place, offload: Any = at_once) -> Application:
    """Build the server on its record. Raises StartError when the record cannot be used."""
    store = Store(database_of(settings.data), offload)
    house = House(store, Clock(settings.pace), GameLibrary(settings.game_folders), settings.lang or "fr")
    flask = Flask("companion", static_folder=None)
    flask.request_class = SmallRequest
    assets = Assets([static_folder(), *(folder / "static" for folder in settings.game_folders)])
    folders = [templates_folder(), *(folder / "templates" for folder in settings.game_folders)]
    screens = Screens(Words(folders), folders, assets.url, assets.has, _cache_folder(settings.data))
    sockets = SocketIO(
        flask, async_mode="gevent", async_handlers=False, transports=["websocket"], ping_interval=PING_INTERVAL,
        ping_timeout=PING_TIMEOUT, max_http_buffer_size=LARGEST_FRAME, cors_allowed_origins=_own_origins(place),
        manage_session=False, http_compression=False, logger=False, engineio_logger=False,
    )  # fmt: skip
    hub = Hub(house, screens, place, sockets)
    flask.extensions["hidden_hands"] = at.Desk(house, hub, screens, place, settings.lang)
    for blueprint in (guest, handoff, host, house_pages):
        flask.register_blueprint(blueprint)
    flask.extensions["hidden_hands_assets"] = assets
    _guard(flask, place)
    return Application(flask, sockets, house, hub)


def _cache_folder(data: Path) -> Path | None:
    """Where compiled templates are kept between starts; nobody else may put code there. Nowhere, on a full disk."""
    folder = data / "templates"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError:
        return None
    return folder


def _own_origins(place: Place) -> Any:
    """Engine.IO asks whether a socket's origin is ours; the name in its Host header is checked with it."""

    def is_own(origin: str, environ: Mapping[str, str]) -> bool:
        host = environ.get("HTTP_HOST", "")
        try:
            place.check_host(host)
            place.check_origin(origin, host)
        except Refused:
            return False
        return True

    return is_own


def _check_sender(place: Place) -> None:
    place.check_host(request.host)
    place.check_origin(request.headers.get("Origin") or request.headers.get("Referer"), request.host)


def _guard(flask: Flask, place: Place) -> None:
    """Checks before every request, headers after it, and words for every error."""

    @flask.before_request
    def check() -> None:
        if request.method in ("GET", "HEAD"):
            place.check_host(request.host)
        else:
            _check_sender(place)
        is_free = request.path.startswith("/static/") or at.desk().house.allows(at.device(), request.remote_addr)
        if not is_free:
            raise Refused("too_fast", 429)

    @flask.after_request
    def secure(response: Response) -> Response:
        own = {name.lower() for name, _ in response.headers}
        response.headers.extend(pair for pair in _headers(request.host) if pair[0].lower() not in own)
        return response

    flask.register_error_handler(Refused, _say)
    flask.register_error_handler(NotStored, lambda error: _say(Refused("not_stored", 500)))
    flask.register_error_handler(HTTPException, _say_http)
    flask.register_error_handler(Exception, _say_bug)


@lru_cache(64)
def _headers(own: str) -> Sequence[tuple[str, str]]:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self' data: blob:;"
        f" connect-src 'self' ws://{own} wss://{own}; manifest-src 'self'; worker-src 'self'; form-action 'self';"
        " frame-ancestors 'self'; base-uri 'none'"
    )
    return (
        ("Content-Security-Policy", policy),
        ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
        ("X-Frame-Options", "SAMEORIGIN"),
        ("Referrer-Policy", "same-origin"),
        ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    )


def _say(refused: Refused) -> Response:
    """A refusal in words: for a script as JSON, for a person as a page with a way on."""
    lang = at.language()
    text = at.desk().screens.refusal(refused.code, lang, **refused.facts)
    if at.wants_json():
        return at.as_told({"refused": refused.code, "text": text}, refused.status)
    return at.page(at.desk().screens.message("error", lang, status=refused.status, text=text), refused.status)


def _say_http(error: HTTPException) -> Response:
    if isinstance(error, RequestEntityTooLarge):
        return _say(Refused("too_large", 413))
    status = error.code or 500
    if status < 400:
        return error.get_response()  # type: ignore[return-value]  # a redirect of Werkzeug's own, as for a missing slash
    return _say(Refused(STATUS_CODES.get(status, "broken"), status))


def _say_bug(error: Exception) -> Response:
    log.error("A request failed.", exc_info=error)
    return _say(Refused("broken", 500))
