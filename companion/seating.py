"""Who takes, leaves and moves seats. Each function is a job of the room's writer; none ever shows a secret."""

from __future__ import annotations

import json

from companion import marks
from companion.errors import Refused
from companion.keys import is_return_word
from companion.live import Live
from companion.room import LOBBY, PLAYING, Room
from companion.seats import (
    BOT,
    MOST_NODS,
    MOST_SEATS,
    NOD_SECONDS,
    PERSON,
    Nod,
    Seat,
    bot_name,
    clean_name,
    told_apart,
)  # fmt: skip


def sit(room: Room, device: int, name: str, lang: str) -> Seat:
    """Take a new chair. A device that sits already keeps its chair: every gesture leads to the same seat."""
    mine = room.seats_of(device)
    if mine:
        return mine[0]
    wanted = clean_name(name)
    has_a_chair(room)
    _make_room(room)
    shown = told_apart(wanted, [seat.name for seat in room.seats])
    return _new_seat(room, shown, PERSON, device, lang)


def has_a_chair(room: Room) -> None:
    """Raises Refused where nobody more can sit down: not_in_lobby, room_full."""
    in_lobby(room)
    if len(room.seats) >= MOST_SEATS and not any(seat.is_bot for seat in room.seats):
        raise Refused("room_full")


def leave(room: Room, seat: Seat) -> None:
    """Get up: in the lobby the chair goes; during a game it stays, without a phone."""
    if room.phase == LOBBY:
        remove(room, seat)
    else:
        free(room, seat)


def free(room: Room, seat: Seat) -> None:
    """Take the device, or the bot, from a seat. Its cards stay; its return word is new: the old phone cannot use it."""
    seat.kind, seat.device = PERSON, None
    seat.word += 1
    if room.remote == seat.id:
        set_remote(room, None)
    room.save_seat(seat)
    room.dismiss(seat.id, "freed")


def give(room: Room, seat: Seat, device: int, why: str = "handed_over") -> None:
    """Another device holds the seat from now on; the old one is told. A bot's chair becomes a person's again."""
    for other in room.seats_of(device):
        if other.id != seat.id and room.phase == LOBBY:
            remove(room, other)
        elif other.id != seat.id:
            raise Refused("seat_taken")
    if seat.device == device:
        return
    seat.kind, seat.device = PERSON, device
    seat.word += 1
    room.nods = {number: nod for number, nod in room.nods.items() if nod.seat != seat.id and nod.device != device}
    room.save_seat(seat)
    room.dismiss(seat.id, why)


def come_back(room: Room, seat: Seat, device: int, word: str) -> None:
    """An unknown device names the seat's return word, or takes a seat that nobody holds. Raises Refused wrong_word."""
    check_word(room, seat, word)
    give(room, seat, device)


def check_word(room: Room, seat: Seat, word: str) -> None:
    """Raises Refused: wrong_word, or seat_taken where the seat is not up for claims at all."""
    _may_be_claimed(room, seat)
    if not seat.is_free and not is_return_word(word, room.services.house_key, seat.id, seat.word):
        raise Refused("wrong_word", 403)


def ask_nod(room: Room, seat: Seat, device: int) -> Nod:
    """Ask the host to give the seat back; one question for each device."""
    room.nods = may_ask_nod(room, seat, device)
    now = room.services.clock.now()
    nod = Nod(max(room.nods, default=0) + 1, device, seat.id, now + NOD_SECONDS)
    room.nods[nod.id] = nod
    room.changed()
    return nod


def may_ask_nod(room: Room, seat: Seat, device: int | None) -> dict[int, Nod]:
    """The questions of others that are open. Raises Refused seat_taken, and too_fast where they are many."""
    _may_be_claimed(room, seat)
    now = room.services.clock.now()
    others = {number: nod for number, nod in room.nods.items() if nod.until > now and nod.device != device}
    if len(others) >= MOST_NODS:
        raise Refused("too_fast", 429)
    return others


def waits_for_nod(room: Room, device: int | None) -> bool:
    """Whether the host is still being asked on behalf of this device: a question that nobody answers runs out."""
    now = room.services.clock.now()
    return any(nod.device == device and nod.until > now for nod in room.nods.values())


def answer_nod(room: Room, number: str, is_granted: bool) -> None:
    """The host's nod, or not."""
    now = room.services.clock.now()
    found = [nod for nod in room.nods.values() if str(nod.id) == number and nod.until > now]
    if not found:
        raise Refused("link_used")
    del room.nods[found[0].id]
    room.changed()
    if is_granted:
        give(room, room.seat(found[0].seat), found[0].device)


def add_bots(room: Room, number: int) -> None:
    """Seat this many bots more, as long as there are chairs."""
    in_lobby(room)
    for _ in range(min(number, MOST_SEATS - len(room.seats))):
        _new_seat(room, bot_name([seat.name for seat in room.seats]), BOT, None, room.lang)


def become_bot(room: Room, seat: Seat) -> None:
    """A bot plays this seat from now on, in every phase; a phone may take it back."""
    old, seat.kind, seat.device = seat.device, BOT, None
    seat.word += 1
    if room.remote == seat.id:
        set_remote(room, None)
    room.save_seat(seat)
    if old is not None:
        room.dismiss(seat.id, "freed")
    if room.live and not room.live.is_over:
        room.live.wake_bots(room.places_of_bots())


def remove(room: Room, seat: Seat) -> None:
    """Take the chair away; only in the lobby."""
    in_lobby(room)
    room.seats.remove(seat)
    room.nods = {number: nod for number, nod in room.nods.items() if nod.seat != seat.id}
    room.changed(("DELETE FROM seats WHERE id = ?", (seat.id,)))
    if room.remote == seat.id:
        set_remote(room, None)
    _renumber(room)
    room.dismiss(seat.id, "freed")


def arrange(room: Room, ids: list[str]) -> None:
    """The order people sit in. Seats that are not named keep their order behind the others."""
    in_lobby(room)
    first = [room.seat(number) for number in dict.fromkeys(ids)]
    room.seats = first + [seat for seat in room.seats if seat not in first]
    _renumber(room)


def note(room: Room, seat: Seat, text: str) -> None:
    """A seat's own notes: nobody else is ever shown them."""
    seat.notes = text[:2000]
    room.save_seat(seat)


def speak(room: Room, seat: Seat, lang: str) -> None:
    """The language of a seat's phone."""
    seat.lang = lang
    room.save_seat(seat)


def in_lobby(room: Room) -> None:
    """Raises Refused not_in_lobby while a game is on."""
    if room.phase != LOBBY:
        raise Refused("not_in_lobby")


def why_not_start(room: Room) -> tuple[str, int]:
    """Why the game that is chosen cannot start, need_more or need_fewer, and how many; ("", 0) where it can."""
    wanted, there = room.rules.PLAYERS, len(room.seats)
    if there < min(wanted):
        return "need_more", min(wanted) - there
    if there not in wanted:
        return "need_fewer", there - max(wanted)
    return "", 0


def start(room: Room) -> None:
    """Deal: the seats in their order become the seats of the game."""
    why, number = why_not_start(room)
    if why:
        raise Refused(why, n=number)
    options = {**room.options(), "players": len(room.seats)}
    services, names = room.services, [seat.name for seat in room.seats]
    live = Live.start(services.new_game_id(), services.clock, room.rules, options, room.places_of_bots())
    room.live, room.game_id, room.phase, room.is_broken = live, live.id, PLAYING, False
    marks.forget(room)
    values = (
        live.id,
        room.id,
        room.game_code,
        json.dumps(options),
        live.seed.hex(),
        json.dumps(names),
        services.clock.wall(),
    )
    room.changed(
        ("INSERT INTO games (id, room, game, options, seed, names, started) VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    )
    room.save()


def _make_room(room: Room) -> None:
    """Where the game that is chosen takes no more players, bots give way to a person: the one that came last first."""
    while len(room.seats) >= max(room.rules.PLAYERS) and (bots := [seat for seat in room.seats if seat.is_bot]):
        remove(room, max(bots, key=lambda seat: seat.id))


def _new_seat(room: Room, name: str, kind: str, device: int | None, lang: str) -> Seat:
    if len(room.seats) >= MOST_SEATS:
        raise Refused("room_full")
    seat = Seat(room.services.new_seat_id(), len(room.seats) + 1, name, kind, device, lang)
    room.seats.append(seat)
    room.save_seat(seat)
    return seat


def _may_be_claimed(room: Room, seat: Seat) -> None:
    """A dropped seat stays locked to its owner; one whose phone is there is not up for claims at all."""
    if seat.is_bot or (not seat.is_free and room.services.is_here(room, seat.id)):
        raise Refused("seat_taken")


def _renumber(room: Room) -> None:
    for place, seat in enumerate(room.seats, 1):
        if seat.place != place:
            seat.place = place
            room.save_seat(seat)
    room.changed()


def set_remote(room: Room, seat: int | None) -> None:
    """The seat whose phone gets the host controls too, or none."""
    room.remote = seat
    room.save()
