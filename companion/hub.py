"""Sockets: who is connected, and the push of each surface's whole screen.

A connection sits at one surface of one room. A screen goes straight to the phone's line (companion/line.py), made once:
Socket.IO's own `emit` would encode it again. Phones only receive; whatever they send but heartbeats is ignored or
refused.
"""

from __future__ import annotations

import json
import logging
import random
import secrets
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import gevent
from engineio.packet import MESSAGE, PING, Packet
from flask import request
from flask_socketio import SocketIO
from socketio.exceptions import ConnectionRefusedError

from companion.errors import Refused
from companion.house import House
from companion.line import Line
from companion.publish import HOST, WATCHER, Published, Renderer, Surface, publish
from companion.room import Room

log = logging.getLogger("hidden_hands")
SCREEN = b'42["screen",'  # a message of Engine.IO that holds an event of Socket.IO
POLL_SECONDS = 8.0
"""A phone without a socket asks every 2 s; one that has not asked for this long is away."""
BEATS = 8  # moments within the interval of heartbeats at which phones are asked for theirs
MOST_WATCHERS = 64
"""Of one room by socket: each costs a push. Who comes later asks every 2 s, as where sockets do not get through."""


@dataclass(slots=True, eq=False)
class Post:
    """Where a connection sits, and the two ways to it: Engine.IO's and, once it has been greeted, the line's."""

    room: Room
    surface: Surface
    device: int | None
    engine: Any
    line: Line
    is_greeted: bool = False


class Hub:
    """Keeps the connections of all rooms. One socket for each seat: the newer tab wins and the older is told."""

    def __init__(self, house: House, renderer: Renderer, place: Any, sockets: SocketIO) -> None:
        self.house, self.renderer, self.place, self.sockets = house, renderer, place, sockets
        self.boot = secrets.token_hex(4)  # in every ETag: after a restart turns count from one again
        self._posts: dict[str, Post] = {}
        self._seats: dict[tuple[int, Surface], str] = {}
        self._viewers: dict[int, set[str]] = {}
        self._asked: dict[tuple[int, Surface], float] = {}
        self._watched: set[int] = set()  # rooms that somebody has watched without being their host
        house.on_publish, house.on_dismiss = self.push, self.dismiss
        house.presence, house.on_second = self.is_here, self.sweep
        sockets.on_event("connect", self.connect)
        sockets.on_event("disconnect", self.disconnect)
        self._hear = sockets.server.eio.handlers["message"]
        sockets.server.eio.on("message", self.hear)

    # What the house calls

    def push(self, room: Room) -> None:
        """Render the room's screens and send each to its surface, all in one go."""
        viewers = [(self._posts[sid], _role(room, self._posts[sid].device)) for sid in self._viewers.get(room.id, ())]
        if any(role == WATCHER for _, role in viewers):
            self._watched.add(room.id)
        before, published = room.published, publish(room, self.renderer, self.place, room.id in self._watched)
        room.published, concerned = published, _concerned(before, published)
        now = self.house.clock.now()  # one for all: what messages of a moment begin with is made once
        for seat in room.seats:
            sid = self._seats.get((room.id, seat.id))
            if sid and seat.id in concerned:
                self._send(self._posts[sid], published, seat.id, now)
        for post, role in viewers:
            if role in concerned:
                self._send(post, published, role, now)

    def surface(self, room: Room, device: int | None) -> Surface:
        """The host screen for its host, for anybody else the watchers', which is made once somebody watches."""
        role = _role(room, device)
        if role == WATCHER:
            self._watched.add(room.id)
            if WATCHER not in self.published(room).screens:
                room.do(room.changed)
        return role

    def published(self, room: Room) -> Published:
        """The screens of a room. After a restart they are made when somebody first asks for one."""
        if room.published is None:
            room.do(room.changed)
        found: Published = room.published
        return found

    def dismiss(self, room: Room, seat: int, why: str) -> None:
        """Tell the phone at a seat why it is there no longer, and close its socket."""
        self._asked.pop((room.id, seat), None)
        sid = self._seats.pop((room.id, seat), None)
        if sid:
            self._say_goodbye(sid, why)

    def is_here(self, room: Room, seat: int) -> bool:
        """Whether a seat's phone is connected, or asks for its screen by itself."""
        asked = self._asked.get((room.id, seat))
        return (room.id, seat) in self._seats or (asked is not None and self.house.clock.now() - asked < POLL_SECONDS)

    def show_again(self, room: Room, seat: int) -> None:
        """The same screen once more, to a phone whose answer was refused: one that was taken brings it a screen too."""
        sid = self._seats.get((room.id, seat))
        if sid and room.published and seat in room.published.screens:
            self._send(self._posts[sid], room.published, seat, self.house.clock.now())

    def asked(self, room: Room, seat: int) -> None:
        """A phone asked for its screen: it is here, whether or not its socket will open."""
        was_here = self.is_here(room, seat)
        self._asked[room.id, seat] = self.house.clock.now()
        if not was_here:
            self.house.came_or_went(room)

    def sweep(self) -> None:
        """Who asked by GET and has stopped asking is away."""
        late = self.house.clock.now() - POLL_SECONDS
        for room in self.house.rooms.values():
            for seat in room.seats:
                if self._asked.get((room.id, seat.id), late) < late:
                    del self._asked[room.id, seat.id]
                    self.house.came_or_went(room)

    # Socket events

    def hear(self, engine_sid: str, said: object) -> None:
        """Let through what a phone has to say, CONNECT and DISCONNECT; whoever says anything else is hung up."""
        try:
            if not isinstance(said, str) or not said.startswith(("0{", "1")):
                raise ValueError("phones only receive")
            self._hear(engine_sid, said)
        except (ValueError, RecursionError) as error:
            log.warning("A socket spoke no Socket.IO: %s", type(error).__name__)
            self.sockets.start_background_task(self.sockets.server.eio.disconnect, engine_sid)

    def connect(self, auth: Any = None) -> None:
        """Take a connection: the cookie proves the device, `auth` names the room and the seat it speaks for."""
        try:
            where = self._place_of(auth, request.cookies)
        except Refused as refused:
            raise ConnectionRefusedError(refused.code) from None
        sid: str = request.sid  # type: ignore[attr-defined]  # Flask-SocketIO adds it
        server = self.sockets.server
        engine = server.eio.sockets[server.manager.eio_sid_from_sid(sid, "/")]
        engine.schedule_ping = partial(_schedule_ping, engine, random.randrange(BEATS))
        post = self._posts[sid] = Post(*where, engine, request.environ["wsgi.websocket"].raw_write)
        if isinstance(post.surface, int):
            self._take_seat(sid, post)
        else:
            self._viewers.setdefault(post.room.id, set()).add(sid)
        # Socket.IO answers the CONNECT after this returns; the screen must come behind that answer.
        self.sockets.start_background_task(self._greet, sid, post)

    def disconnect(self, *_: object) -> None:
        """Forget a connection; the seat stays locked and is shown as away."""
        sid: str = request.sid  # type: ignore[attr-defined]
        post = self._posts.pop(sid, None)
        if post is None:
            return
        self._viewers.get(post.room.id, set()).discard(sid)
        if self._seats.get((post.room.id, post.surface)) == sid:
            del self._seats[post.room.id, post.surface]
            self.house.came_or_went(post.room)

    # Inside

    def _place_of(self, auth: Any, cookies: Mapping[str, str]) -> tuple[Room, Surface, int | None]:
        if not isinstance(auth, dict) or not isinstance(auth.get("room"), str):
            raise Refused("malformed", 422)
        device = self.house.device(cookies.get("hh", ""))
        room = self.house.room_said(auth["room"], device)
        if not self.house.allows(device, request.remote_addr):
            raise Refused("too_fast", 429)
        if not auth.get("seat"):
            return room, self._surface_of_one_more(room, device), device
        return room, room.seat_for(auth["seat"], device).id, device

    def _surface_of_one_more(self, room: Room, device: int | None) -> Surface:
        surface = self.surface(room, device)
        if surface == WATCHER and len(self._viewers.get(room.id, ())) >= MOST_WATCHERS:
            raise Refused("too_fast", 429)
        return surface

    def _take_seat(self, sid: str, post: Post) -> None:
        here = (post.room.id, post.surface)
        was_here, old = here in self._asked, self._seats.get(here)
        self._asked.pop(here, None)  # from now on its socket tells whether it is here
        self._seats[here] = sid
        if old:
            self._say_goodbye(old, "newer_tab")
        elif not was_here:
            self.house.came_or_went(post.room)

    def _greet(self, sid: str, post: Post) -> None:
        """The first screen, behind Socket.IO's own answer."""
        published = self.published(post.room)
        if sid in self._posts and post.surface in published.screens:
            post.is_greeted = True
            self._send(post, published, post.surface, self.house.clock.now())

    def _send(self, post: Post, published: Published, surface: Surface, now: float) -> None:
        if post.is_greeted:
            text = (SCREEN, *published.pieces(surface, now), b"]")
            post.line.push(text, has_to_wait=not post.engine.queue.empty())

    def _say_goodbye(self, sid: str, why: str) -> None:
        self._packet(sid, b'2["gone",%s]' % json.dumps({"why": why}).encode())
        self._posts.pop(sid, None)
        self.sockets.start_background_task(self._hang_up, sid)

    def _hang_up(self, sid: str) -> None:
        """Close the connection too: Socket.IO alone would only say that this seat's part of it is over."""
        server = self.sockets.server
        engine_sid = server.manager.eio_sid_from_sid(sid, "/")
        server.disconnect(sid)
        if engine_sid:
            server.eio.disconnect(engine_sid)

    def _packet(self, sid: str, text: bytes) -> None:
        post = self._posts.get(sid)
        if post and not post.engine.closed:
            post.engine.send(Packet(MESSAGE, data=text.decode()))


def _concerned(before: Published | None, now: Published) -> Collection[Surface]:
    """Whom a push goes to: all at the same instant, but for a change that one phone alone shows. That somebody has
    changed an answer would else be told by a message with nothing new in it.
    """
    if before is None or before.turn != now.turn:
        return now.screens
    changed = [surface for surface, screen in now.screens.items() if before.screens.get(surface) is not screen]
    return now.screens if len(changed) > 1 or HOST in changed else changed


def _schedule_ping(engine: Any, beat: int) -> None:
    """As Engine.IO does it when a heartbeat is answered, but with a greenlet that does not exist until it is time: one
    that sleeps keeps 9 KB for each phone.

    Phones that have come together, as after a restart, would answer all at once for the rest of the evening, and a tap
    now and then would come behind all of them; one by one they would wake the server for each. So they have a beat.
    """
    if engine.last_ping:
        engine.last_ping = None
        interval = engine.server.ping_interval
        gevent.spawn_later(interval - (time.monotonic() - interval * beat / BEATS) % interval, _ping, engine)


def _ping(engine: Any) -> None:
    if not engine.closing and not engine.closed:
        engine.last_ping = time.time()
        engine.send(Packet(PING))


def _role(room: Room, device: int | None) -> str:
    return HOST if room.is_host(device) else WATCHER
