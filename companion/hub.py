"""Sockets: who is connected, and the push of each surface's whole screen.

A connection sits at one surface of one room. Pushing goes straight to Engine.IO with text made once: Socket.IO's own
`emit` would encode every screen again. Phones only receive; whatever they send but heartbeats is ignored or refused.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engineio.packet import MESSAGE, Packet
from flask import request
from flask_socketio import SocketIO
from socketio.exceptions import ConnectionRefusedError

from companion.errors import Refused
from companion.house import House
from companion.publish import HOST, WATCHER, Published, Renderer, Surface, publish
from companion.room import Room

log = logging.getLogger("hidden_hands")
POLL_SECONDS = 8.0
"""A phone without a socket asks every 2 s; one that has not asked for this long is away."""


@dataclass(frozen=True)
class Post:
    """Where a connection sits."""

    room: Room
    surface: Surface
    device: int | None


class Hub:
    """Keeps the connections of all rooms. One socket for each seat: the newer tab wins and the older is told."""

    def __init__(self, house: House, renderer: Renderer, place: Any, sockets: SocketIO) -> None:
        self.house, self.renderer, self.place, self.sockets = house, renderer, place, sockets
        self.boot = secrets.token_hex(4)  # in every ETag: after a restart versions count from one again
        self._posts: dict[str, Post] = {}
        self._seats: dict[tuple[int, Surface], str] = {}
        self._viewers: dict[int, set[str]] = {}
        self._asked: dict[tuple[int, Surface], float] = {}
        house.on_publish, house.on_dismiss = self.push, self.dismiss
        house.presence, house.on_second = self.is_here, self.sweep
        sockets.on_event("connect", self.connect)
        sockets.on_event("disconnect", self.disconnect)
        self._hear = sockets.server.eio.handlers["message"]
        sockets.server.eio.on("message", self.hear)

    # What the house calls

    def push(self, room: Room) -> None:
        """Render the room's screens and send each to its surface, all in one go."""
        room.published = published = publish(room, self.renderer, self.place)
        now = self.house.clock.now()
        for seat in room.seats:
            sid = self._seats.get((room.id, seat.id))
            if sid and not seat.is_bot:
                self._send(sid, published.message(seat.id, now))
        texts = (
            {surface: published.message(surface, now) for surface in (HOST, WATCHER)}
            if self._viewers.get(room.id)
            else {}
        )
        for sid in list(self._viewers.get(room.id, ())):
            surface = HOST if room.is_host(self._posts[sid].device) else WATCHER
            self._send(sid, texts[surface])

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
            post = self._post(auth, request.cookies)
        except Refused as refused:
            raise ConnectionRefusedError(refused.code) from None
        sid: str = request.sid  # type: ignore[attr-defined]  # Flask-SocketIO adds it
        self._posts[sid] = post
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

    def _post(self, auth: Any, cookies: Mapping[str, str]) -> Post:
        if not isinstance(auth, dict) or not isinstance(auth.get("room"), str):
            raise Refused("malformed", 422)
        device = self.house.device(cookies.get("hh", ""))
        room = self.house.room_said(auth["room"], device)
        if not self.house.allows(device, request.remote_addr):
            raise Refused("too_fast", 429)
        if not auth.get("seat"):
            return Post(room, HOST if room.is_host(device) else WATCHER, device)
        return Post(room, room.seat_for(auth["seat"], device).id, device)

    def _take_seat(self, sid: str, post: Post) -> None:
        old = self._seats.get((post.room.id, post.surface))
        self._seats[post.room.id, post.surface] = sid
        if old:
            self._say_goodbye(old, "newer_tab")
        else:
            self.house.came_or_went(post.room)

    def _greet(self, sid: str, post: Post) -> None:
        published: Published | None = post.room.published
        if published and sid in self._posts and post.surface in published.screens:
            self._send(sid, published.message(post.surface, self.house.clock.now()))

    def _send(self, sid: str, screen: str) -> None:
        self._packet(sid, f'2["screen",{screen}]')

    def _say_goodbye(self, sid: str, why: str) -> None:
        self._packet(sid, f'2["gone",{json.dumps({"why": why})}]')
        self._posts.pop(sid, None)
        self.sockets.start_background_task(self._hang_up, sid)

    def _hang_up(self, sid: str) -> None:
        """Close the connection too: Socket.IO alone would only say that this seat's part of it is over."""
        server = self.sockets.server
        engine_sid = server.manager.eio_sid_from_sid(sid, "/")
        server.disconnect(sid)
        if engine_sid:
            server.eio.disconnect(engine_sid)

    def _packet(self, sid: str, text: str) -> None:
        server = self.sockets.server
        engine_sid = server.manager.eio_sid_from_sid(sid, "/")
        if engine_sid:
            server.eio.send_packet(engine_sid, Packet(MESSAGE, data=text))
