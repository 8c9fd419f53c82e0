"""What the host may do, in the same words from the host screen and from the host's phone. None of it needs a secret."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

from companion import seating
from companion.errors import Refused
from companion.room import LOBBY, OVER, PLAYING, Room
from companion.words import LANGS

Fields = Mapping[str, str]


def choose_game(room: Room, fields: Fields) -> None:
    """Another game, in the lobby; options of the last one are forgotten."""
    seating.in_lobby(room)
    if fields.get("code") not in room.services.library.codes():
        raise Refused("unknown_game", 422)
    if room.game_code != fields["code"]:
        room.game_code, room.given = fields["code"], {}
        room.save()


def set_option(room: Room, fields: Fields) -> None:
    """One option of rulings section 6."""
    seating.in_lobby(room)
    option = next((each for each in room.rules.OPTIONS if each.code == fields.get("code")), None)
    choice = next((each for each in option.choices if str(each) == fields.get("value")), None) if option else None
    if option is None or choice is None:
        raise Refused("unknown_option", 422)
    if choice not in option.choices_for(room.players()):
        raise Refused("not_with_so_many", 422, option=option.code)
    room.given = {**room.given, option.code: choice}
    room.save()


def fill_with_bots(room: Room, fields: Fields) -> None:
    """As many bots as the game still needs; one more where it can do without and has room for it; or `n`."""
    fewest, most, there = min(room.rules.PLAYERS), max(room.rules.PLAYERS), len(room.seats)
    number = fewest - there if there < fewest else int(there < most)
    seating.add_bots(room, _number(fields.get("n", str(number))))


def pause(room: Room, fields: Fields) -> None:
    """Answers are still taken, nothing closes."""
    room.playing().pause()
    room.changed()


def resume(room: Room, fields: Fields) -> None:
    """Go on with the time that was left."""
    room.playing().resume()
    room.changed()


def more_time(room: Room, fields: Fields) -> None:
    """Thirty seconds more."""
    room.playing().more()
    room.changed()


def close_now(room: Room, fields: Fields) -> None:
    """End the open question: only the one the host saw, only when COM-10 lets the host."""
    live = room.playing()
    if fields.get("key") != live.game.key:
        raise Refused("too_late")
    if live.is_held:
        raise Refused("held")
    if live.timing.is_paused:
        raise Refused("not_while_paused")
    if live.timing.host_may_close_at == math.inf:
        raise Refused("not_here")
    if not live.may_host_close():
        raise Refused("not_yet")
    live.close(room.places_of_bots())
    room.changed()


def rewind(room: Room, fields: Fields) -> None:
    """Back to the start of a step of this round."""
    room.playing().rewind(fields.get("key", ""), room.places_of_bots())
    room.changed()


def start(room: Room, fields: Fields) -> None:
    """Begin, from the lobby."""
    seating.in_lobby(room)
    seating.start(room)


def rematch(room: Room, fields: Fields) -> None:
    """The same seats, the same game, a new deal."""
    if room.phase != OVER:
        raise Refused("game_goes_on")
    seating.start(room)


def to_lobby(room: Room, fields: Fields) -> None:
    """Another game with the same people."""
    if room.phase == PLAYING:
        raise Refused("game_goes_on")
    _leave_game(room)


def end(room: Room, fields: Fields) -> None:
    """Stop the game before its end: nobody wins, nothing is revealed."""
    if room.phase != PLAYING:
        raise Refused("no_game")
    values = (room.services.clock.wall(), room.game_id)
    room.changed(("UPDATE games SET ended = ? WHERE id = ?", values))
    _leave_game(room)


def speak(room: Room, fields: Fields) -> None:
    """The language of the host screen."""
    room.lang = _language(fields)
    room.save()


def _on_seat(act: Callable[[Room, Any], None]) -> Callable[[Room, Fields], None]:
    return lambda room, fields: act(room, room.seat(fields.get("seat", "")))


def _free(room: Room, seat: Any) -> None:
    """In the lobby a chair that is freed goes; during a game it waits for another phone."""
    if room.phase == LOBBY:
        seating.remove(room, seat)
    else:
        seating.free(room, seat)


def _remote(room: Room, seat: Any) -> None:
    """Give a seat's phone the host controls: a free chair's would go to whoever takes it next."""
    if seat.is_bot:
        raise Refused("is_a_bot")
    if seat.is_free:
        raise Refused("seat_free")
    seating.set_remote(room, seat.id)


def _leave_game(room: Room) -> None:
    room.live, room.game_id, room.phase, room.is_broken = None, None, LOBBY, False
    room.save()


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("malformed", 422)
    return int(text)


def _language(fields: Fields) -> str:
    if fields.get("lang") not in LANGS:
        raise Refused("malformed", 422)
    return fields["lang"]


ACTIONS: dict[str, Callable[[Room, Fields], None]] = {
    "game": choose_game,
    "option": set_option,
    "order": lambda room, fields: seating.arrange(room, [each for each in fields.get("ids", "").split(",") if each]),
    "bots": fill_with_bots,
    "free": _on_seat(_free),
    "bot": _on_seat(seating.become_bot),
    "remote": _on_seat(_remote),
    "unremote": lambda room, fields: seating.set_remote(room, None),
    "start": start,
    "pause": pause,
    "resume": resume,
    "more": more_time,
    "close": close_now,
    "rewind": rewind,
    "end": end,
    "nod": lambda room, fields: seating.answer_nod(room, fields.get("id", ""), True),
    "refuse": lambda room, fields: seating.answer_nod(room, fields.get("id", ""), False),
    "rematch": rematch,
    "lobby": to_lobby,
    "lang": speak,
}
"""The actions as forms name them. `move` and `room` answer with something to show and stand with the routes."""


def act(room: Room, action: str, fields: Fields) -> None:
    """Do what the host asks, as a job of the room's writer. Raises Refused."""
    if action not in ACTIONS:
        raise Refused("unknown_action", 404)
    room.do(lambda: ACTIONS[action](room, fields))
