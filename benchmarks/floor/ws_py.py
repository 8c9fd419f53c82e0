"""The floor: a bare WebSocket server, `websockets` on asyncio and uvloop, standard json."""

from __future__ import annotations

import json
import os
from typing import Any

import uvloop
from room import Room, Store
from websockets.asyncio.server import serve

rooms: dict[str, Room] = {}
store = Store()
dumps = json.JSONEncoder(separators=(",", ":")).encode


async def phone(socket: Any) -> None:
    """One connection: a first message says where it sits, each further one is a tap."""
    hello = json.loads(await socket.recv())
    room, seat = rooms.setdefault(hello["room"], Room(hello["room"])), hello["seat"]
    room.peers[seat] = socket
    await socket.send(dumps(room.view(seat)))
    try:
        async for message in socket:
            tap = json.loads(message)["tap"]
            if room.apply(seat, tap):
                store.add(room, seat, tap)
                await tell(room)
    finally:
        if room.peers.get(seat) is socket:
            del room.peers[seat]


async def tell(room: Room) -> None:
    """All views are made before the first wait: one consistent state."""
    for peer, text in [(peer, dumps(room.view(seat))) for seat, peer in room.peers.items()]:
        try:
            await peer.send(text)
        except Exception:  # a peer that is going away must not stop the others
            continue


async def main() -> None:
    """Serve on loopback until killed, with the heartbeat of the real server."""
    port = int(os.environ["PORT"])
    async with serve(
        phone, "127.0.0.1", port, backlog=1024, compression=None, ping_interval=4, ping_timeout=4
    ) as server:
        await server.serve_forever()


uvloop.run(main())
