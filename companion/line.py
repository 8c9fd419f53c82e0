"""The way out to one phone: frames leave whole and in order, and nobody waits for a slow phone but its own greenlet."""

from __future__ import annotations

import os
import socket
from collections.abc import Sequence
from typing import Any

import gevent
from gevent.lock import BoundedSemaphore

TEXT = 0x81  # a whole text message; a server's frames are not masked
SHORT, MEDIUM = 126, 1 << 16


class Line:
    """Stands in for `sendall` under a WebSocket. Of screens that cannot leave at once only the newest waits.

    Engine.IO's way to a phone, a queue and a greenlet that empties it, costs more than all else that a push does. It
    stays for what Engine.IO has to say itself, and no screen ever waits there: a phone that does not read would make it
    grow. Both ways meet here, and never in the middle of a frame.
    """

    __slots__ = ("_busy", "_newest", "_socket")

    def __init__(self, connection: Any) -> None:
        self._socket = connection
        self._busy = BoundedSemaphore(1)
        self._newest: bytes | None = None

    def __call__(self, data: bytes) -> None:
        """Send bytes of Engine.IO's, and then the screen that came meanwhile. Raises OSError."""
        with self._busy:
            self._socket.sendall(data)
            self._send_newest()

    def push(self, text: Sequence[bytes], has_to_wait: bool = False) -> None:
        """Send a text message, given in pieces, now or as soon as the phone takes it, unless a newer one has come by
        then. The pieces go out as they are: what twenty phones show is not copied for each of them.

        `has_to_wait`: not before the next bytes of Engine.IO's, which are on their way.
        """
        size = sum(map(len, text))
        frame = [_header(size), *text]
        if has_to_wait or not self._busy.acquire(blocking=False):
            self._newest = b"".join(frame)
            return
        size += len(frame[0])
        sent = self._sent_at_once(frame, size)
        if sent == size:
            self._busy.release()
        else:
            gevent.spawn(self._catch_up, b"".join(frame)[sent:])

    def _sent_at_once(self, frame: Sequence[bytes], size: int) -> int:
        """How many bytes have left without waiting; on a system without `writev` (Windows) none does."""
        if not hasattr(os, "writev"):
            return 0
        try:
            return os.writev(self._socket.fileno(), frame)
        except BlockingIOError:
            return 0
        except OSError:  # the phone is gone, which the reading end will find out
            return size

    def _catch_up(self, rest: bytes) -> None:
        try:
            self._socket.sendall(rest)
            self._send_newest()
        except OSError:  # half a frame may have gone out: nothing can follow it
            self._hang_up()
        finally:
            self._busy.release()

    def _send_newest(self) -> None:
        while self._newest is not None:
            frame, self._newest = self._newest, None
            self._socket.sendall(frame)

    def _hang_up(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:  # it is closed already
            return


def _header(length: int) -> bytes:
    """Of a WebSocket frame (RFC 6455, 5.2)."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < MEDIUM:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + length.to_bytes(8, "big")
