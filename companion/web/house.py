"""What belongs to no room: health, static files, the app's shell."""

from __future__ import annotations

from flask import Blueprint, Response, current_app, request

from companion import __version__
from companion.assets import FOREVER, Asset, Assets
from companion.errors import Refused
from companion.web import desk as at

house = Blueprint("house", __name__)


@house.get("/healthz")
def health() -> Response:
    """Whether the server is up, for whoever watches it. Tells no secret and names no room."""
    return at.as_json({"ok": True, "version": __version__, "rooms": len(at.desk().house.rooms)})


@house.get("/static/<mark>/<path:path>")
def static(mark: str, path: str) -> Response:
    """A static file: kept for ever under today's address, looked at anew under an older one."""
    assets = _assets()
    return _sent(assets.get(path), FOREVER if mark == assets.hash else "no-cache")


@house.get("/sw.js")
def service_worker() -> Response:
    """The service worker: at the root, since it may only serve what lies below it."""
    return _sent(_assets().get("sw.js"), "no-cache")


@house.get("/manifest.webmanifest")
def manifest() -> Response:
    """What an installed app is called and looks like."""
    return _sent(_assets().get("manifest.webmanifest"), "no-cache")


def _assets() -> Assets:
    found: Assets = current_app.extensions["hidden_hands_assets"]
    return found


def _sent(asset: Asset | None, cache: str) -> Response:
    if asset is None:
        raise Refused("no_such_page", 404)
    body, headers = asset.response("gzip" in request.headers.get("Accept-Encoding", ""))
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(status=304, headers={"ETag": headers["ETag"], "Cache-Control": cache})
    return Response(body, headers={**headers, "Cache-Control": cache})
