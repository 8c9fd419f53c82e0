"""From one phone to another: a QR that works once and for two minutes, and the page that it opens."""

from __future__ import annotations

from flask import Blueprint, Response

from companion import seating
from companion.house import LINK_SECONDS
from companion.room import Room
from companion.seats import Seat
from companion.web import desk as at

handoff = Blueprint("handoff", __name__)


def qr_for(room: Room, seat: Seat, back: str) -> Response:
    """Show the QR that takes over `seat`: as JSON for a script, as a page without. Whoever shows it sees no secret."""
    url = f"{at.desk().place.base()}/t/{at.desk().house.new_handoff(room, seat)}"
    screens, lang = at.desk().screens, at.language()
    facts = {"url": url, "seconds": int(LINK_SECONDS), "name": seat.name, "code": room.code, "back": back}
    if at.wants_json():
        return at.as_told({"ok": True, "html": screens.fragment("hand", lang, **facts), "seconds": int(LINK_SECONDS)})
    return at.page(screens.message("hand", lang, **facts))


@handoff.get("/t/<key>")
def look(key: str) -> Response:
    """What this link is for, and a button. Looking uses nothing up."""
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
    house.forget_handoff(key)
    return at.known_device(at.done(f"/j/{link.room.code}"), cookie)
