"""From one phone to another: a QR that works once and for two minutes, and the page that it opens."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response

from companion import seating
from companion.errors import Refused
from companion.house import LINK_SECONDS
from companion.room import Room
from companion.seats import Seat
from companion.web import desk as at

handoff = Blueprint("handoff", __name__)


def qr_for(room: Room, seat: Seat, back: str, lang: str) -> Response:
    """Show the QR that takes over `seat`: as JSON for a script, as a page without. Whoever shows it sees no secret."""
    key, screens = at.desk().house.new_handoff(room, seat), at.desk().screens
    facts = {
        "url": f"{at.desk().place.base()}/t/{key}", "look": f"/t/{key}?lang={lang}", "seconds": int(LINK_SECONDS),
        "name": seat.name, "code": room.code, "back": back,
    }  # fmt: skip
    if at.wants_json():
        return at.as_told({"ok": True, "html": screens.fragment("hand", lang, **facts), "seconds": int(LINK_SECONDS)})
    return at.page(screens.message("hand", lang, **facts))


@handoff.get("/t/<key>")
def look(key: str) -> Response:
    """What this link is for, and a button; for whoever shows its QR, how it ended. Looking uses nothing up."""
    if at.wants_json():
        return at.as_told(_how_it_ended(key))
    link = at.desk().house.handoff(key)
    seat = link.room.seat(link.seat)
    return at.page(at.desk().screens.message("take", at.language(), key=key, name=seat.name, code=link.room.code))


@handoff.post("/t/<key>")
def take(key: str) -> Response:
    """Take over the seat: question, journal, notes and language come along, and the old phone is told."""
    house = at.desk().house
    link = house.handoff(key)
    number, cookie = at.this_device()

    def job() -> None:
        house.handoff(key)
        seating.give(link.room, link.room.seat(link.seat), number)

    link.room.do(job)
    house.use_handoff(key)
    done = at.known_device(at.done(f"/j/{link.room.code}"), cookie)
    return at.with_new_word(done, link.room.code)


def _how_it_ended(key: str) -> dict[str, Any]:
    """Nothing yet, or what is shown in place of the QR: it has been used, or is good for nothing any more."""
    house, screens, lang = at.desk().house, at.desk().screens, at.language()
    try:
        if used := house.used_handoff(key):
            name = used.room.seat(used.seat).name
            return {"ok": True, "used": True, "html": screens.fragment("handed", lang, name=name)}
        house.handoff(key)
    except Refused:
        return {"ok": True, "used": False, "html": screens.fragment("handed", lang)}
    return {"ok": True}
