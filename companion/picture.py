"""The picture: all that one screen is made from, built from nothing for each surface.

A phone's picture holds public facts and what its seat has been told; the host screen's and a watcher's hold public
facts. Nothing is ever taken out of a whole: what is not put in cannot be seen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

from companion.keys import return_word
from companion.live import Live
from companion.marks import marks_of
from companion.regions import Common
from companion.room import LOBBY, OVER, PLAYING, Room
from companion.seating import why_not_start
from companion.seats import Seat
from rules.game import PUBLIC, step_of
from rules.options import Option
from rules.seen import GameViews, controlled_by

Facts = dict[str, Any]


class Picture(dict[str, Any]):
    """What one screen is made from: `common`, which all screens of this push share, and the screen's `own` part."""

    __slots__ = ("common", "own")

    def __init__(self, common: Common, own: Facts) -> None:
        super().__init__(common)
        self.update(own)
        self.common, self.own = common, own


class Place(Protocol):
    """Where the server is to be found."""

    def join_url(self, code: str) -> str: ...
    def address(self) -> str: ...


def public_part(room: Room, place: Place, before: Common | None = None) -> Common:
    """What is the same on every screen of the room. Made once for each push; `before` is the last one's."""
    live, options, players = room.live, room.options(), room.players()
    seats = [_seat(room, seat) for seat in room.seats]
    facts: Facts = {
        "room": {
            "code": room.code,
            "phase": room.phase,
            "url": place.join_url(room.code),
            "address": place.address(),
            "lang": room.lang,
        },
        "games": [_card(room, code) for code in room.services.library.in_order()] if room.phase == LOBBY else [],
        "game": room.game_code,
        "options": [
            _option(option, options[option.code], option.choices_for(players)) for option in room.rules.OPTIONS
        ],
        "seats_of_game": room.rules.seats(players),
        "before": room.rules.before({**options, "players": players}) if room.phase == LOBBY else {},
        "seats": seats,
        "names": {seat.place: seat.name for seat in room.seats},
        "start": _may_start(room),
        "scores": _scores(room),
        "held": room.is_broken or bool(live and live.is_held),
        "game_id": str(room.game_id or ""),
    }
    away = [seat["name"] for seat in seats if seat["state"] == "away"]
    return Common(facts | _of_game(room, live, away), before)


def phone_picture(room: Room, seat: Seat, common: Common, views: GameViews | None) -> Picture:
    """What the phone that holds `seat` may know."""
    own: Facts = {
        "me": seat.place,
        "my_id": seat.id,
        "host": room.remote == seat.id,
        "watching": False,
        "view": views.of(seat.place) if views else None,
        "word": return_word(room.services.house_key, seat.id, seat.word, seat.lang),
        "notes": seat.notes,
        "marks": marks_of(seat),
        "lang": seat.lang,
    }
    return Picture(common, own | (_for_host(room) if own["host"] else _NOT_HOST))


def mark_of(room: Room, seat: Seat, views: GameViews) -> tuple[object, ...] | None:
    """Equal marks mean equal pictures of this seat's own, but for what others answer. The host's remote has none."""
    if room.remote == seat.id:
        return None
    return seat.place, seat.id, seat.word, seat.lang, seat.notes, seat.marks, views.mark(seat.place)


def host_picture(room: Room, is_host: bool, common: Common, views: GameViews | None) -> Picture:
    """The host screen, with the host's controls or for a watcher."""
    own: Facts = {
        "me": 0,
        "my_id": 0,
        "host": is_host,
        "watching": not is_host,
        "view": views.of(PUBLIC) if views else None,
        "word": "",
        "notes": "",
        "marks": {},
        "lang": room.lang,
    }
    return Picture(common, own | (_for_host(room) if is_host else _NOT_HOST))


def views_of(room: Room) -> GameViews | None:
    """Each seat's view of the game as it stands now; nothing where there is none to see."""
    return room.live.game.views() if room.live and not room.is_broken else None


_NOT_HOST: Facts = {"may": {"close": False, "more": False, "rewind": []}, "nods": []}


def _for_host(room: Room) -> Facts:
    """What the controls need: never what somebody answered, only how many answers to closed questions a rewind undoes.

    Those to the open one are not counted here: where not every seat is asked their number would tell who is.
    """
    live = room.live if room.phase == PLAYING else None
    steps = live.game.rewindable() if live else []
    ask = live.game.ask if live else None
    still_open = len(live.game.answers) if live and ask and ask.counted else 0
    rewind = [{"key": key, "step": step_of(key), "undoes": undoes - still_open} for key, undoes in steps]
    return {
        "may": {
            "close": bool(live and live.may_host_close()),
            "more": bool(live and live.timing.may_add),
            "rewind": rewind,
        },
        "nods": [
            {"id": nod.id, "seat": nod.seat, "name": room.seat(nod.seat).name}
            for nod in room.nods.values()
            if nod.until > room.services.clock.now()
        ],
    }


def _of_game(room: Room, live: Live | None, away: list[str]) -> Facts:
    if live is None or room.is_broken:
        return {
            "paused": False,
            "clock": None,
            "rewinds": 0,
            "progress": None,
            "away": [],
            "commitment": "",
            "seed": "",
        }
    is_on = room.phase == PLAYING
    return {
        "paused": live.timing.is_paused and is_on,
        "clock": live.timing.as_shown() if is_on else None,
        "rewinds": len(live.game.rewinds),
        "progress": _progress(room, live) if is_on else None,
        "away": away if is_on and (live.timing.is_past_half or live.timing.is_paused) else [],
        "commitment": hashlib.sha256(live.seed).hexdigest(),
        "seed": live.seed.hex() if room.phase == OVER else "",
    }


def _progress(room: Room, live: Live) -> Facts | None:
    """For how many seats there is an answer, only where everybody is asked: elsewhere the number would tell who is."""
    game = live.game
    if game.ask is None or not game.ask.counted:
        return None
    asking = controlled_by(live.rules, game.table, game.ask)
    if not all(seat.place in asking for seat in room.seats):
        return None
    return {"answered": len(game.answers), "asked": len(game.ask.forms)}


def _option(option: Option, value: object, possible: Sequence[object]) -> Facts:
    """`off`: the choices that are not possible with so many people."""
    off = [choice for choice in option.choices if choice not in possible]
    return {"code": option.code, "choices": list(option.choices), "value": value, "off": off}


def _seat(room: Room, seat: Seat) -> Facts:
    return {
        "id": seat.id,
        "place": seat.place,
        "name": seat.name,
        "state": _state(room, seat),
        "remote": room.remote == seat.id,
    }


def _state(room: Room, seat: Seat) -> str:
    if seat.is_bot:
        return "bot"
    if seat.is_free:
        return "free"
    return "here" if room.services.is_here(room, seat.id) else "away"


def _may_start(room: Room) -> Facts:
    why, number = why_not_start(room)
    return {"ok": not why, "why": why, "n": number}


def _card(room: Room, code: str) -> Facts:
    rules = room.services.library.rules(code)
    return {"code": code, "players": list(rules.PLAYERS), "minutes": list(rules.MINUTES)}


def _scores(room: Room) -> list[Facts]:
    """The evening so far: each name, how many games played and won; most won first, then in order of arrival."""
    names = dict.fromkeys(name for score in room.scores for name in score.names)
    rows = [
        {
            "name": name,
            "won": sum(name in score.winners for score in room.scores),
            "played": sum(name in score.names for score in room.scores),
        }
        for name in names
    ]
    return sorted(rows, key=lambda row: -int(str(row["won"])))
