"""A TCP proxy that behaves like the Wi-Fi of a party, for any browser, without root."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

CHUNK = 16384
LOOK_AGAIN = 0.05


class Wifi:
    """Stands between phones and the server; phones use its `url`.

    `delay` and `jitter` are seconds, `stall` the share of pieces held back 0.2 to 1 s, as lost packets are above TCP.
    `mode`: "ok"; "hole", where connections go silent and new ones get no answer (out of reach); "reset", where they are
    cut and refused (the access point restarts). `no_sockets`: a network that lets no WebSocket through.
    """

    def __init__(self, port: int, no_sockets: bool = False) -> None:
        self.to, self.port, self.no_sockets = port, 0, no_sockets
        self.delay = self.jitter = self.stall = 0.0
        self.refused = 0
        self._mode = "ok"
        self._open: set[asyncio.StreamWriter] = set()
        self._dice = random.Random(1)
        self._loop: asyncio.AbstractEventLoop
        self._thread: threading.Thread

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Wifi:
        up = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(up,), daemon=True)
        self._thread.start()
        assert up.wait(5), "the proxy does not start"
        return self

    def worsen(self, delay: float = 0.03, jitter: float = 0.08, stall: float = 0.02) -> None:
        """From now on as it is in a full room."""
        self.delay, self.jitter, self.stall = delay, jitter, stall

    @property
    def mode(self) -> str:
        return self._mode

    @mode.setter
    def mode(self, mode: str) -> None:
        self._mode = mode
        if mode == "reset":
            self._loop.call_soon_threadsafe(self._cut)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop)
        self._thread.join(5)
        self._loop.close()

    # Inside

    def _run(self, up: threading.Event) -> None:
        self._loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self._loop)
        self._server = self._loop.run_until_complete(asyncio.start_server(self._connection, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        up.set()
        self._loop.run_forever()

    def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _reachable(self) -> None:
        while self._mode == "hole":
            await asyncio.sleep(LOOK_AGAIN)

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._mode == "reset":
            writer.transport.abort()
            return
        self._open.add(writer)
        await self._reachable()
        try:
            first = await reader.read(CHUNK)
            if self.no_sockets and b"/socket.io/" in first:
                self.refused += 1
                writer.transport.abort()
                return
            to_reader, to_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.close()
            return
        self._open.add(to_writer)
        pumps = (self._pump(reader, to_writer, first), self._pump(to_reader, writer))
        await asyncio.gather(*pumps, return_exceptions=True)
        for each in (writer, to_writer):
            each.transport.abort()
        self._open -= {writer, to_writer}

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes = b"") -> None:
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        out = asyncio.ensure_future(self._send(pieces, writer))
        last = 0.0
        try:
            piece = first or await reader.read(CHUNK)
            while True:
                last = max(last, self._arrives())  # order is kept, as TCP does
                pieces.put_nowait((last, piece))
                if not piece:
                    break
                piece = await reader.read(CHUNK)
        except OSError:
            pieces.put_nowait((0, b""))
        except asyncio.CancelledError:
            out.cancel()
            raise
        await out

    def _arrives(self) -> float:
        late = self._dice.uniform(0.2, 1.0) if self._dice.random() < self.stall else 0.0
        return self._loop.time() + max(0.0, self.delay + self._dice.uniform(-self.jitter, self.jitter)) + late

    async def _send(self, pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        while True:
            at, piece = await pieces.get()
            await asyncio.sleep(max(0.0, at - self._loop.time()))
            await self._reachable()
            if not piece:
                break
            writer.write(piece)
            await writer.drain()
        writer.close()

    async def _end(self) -> None:
        self._server.close()
        others: list[asyncio.Task[Any]] = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self._cut()
        await asyncio.sleep(LOOK_AGAIN)  # transports close in the loop's next rounds
        self._loop.stop()
