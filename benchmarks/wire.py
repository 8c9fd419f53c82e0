"""Connections of the load generator: just enough WebSocket and HTTP/1.1, on raw sockets and one epoll.

Nothing is parsed while measuring but frame headers and status lines: a screen is handed on as bytes.
"""

from __future__ import annotations

import select
import socket
import time
from collections.abc import Callable

now = time.perf_counter
LOOPBACK = "127.0.0.1"


class Loop:
    """One epoll for all connections. `busy` adds up the seconds spent on them: the generator must not be the limit."""

    def __init__(self, port: int) -> None:
        self.port, self.poller = port, select.epoll()
        self.by_fd: dict[int, Connection] = {}
        self.messages = self.bytes_in = self.dropped = self.refused = 0
        self.busy = 0.0

    def pump(self, timeout: float) -> None:
        """One round; spins where less than a millisecond is left."""
        events = self.poller.poll(int(timeout * 1000) / 1000 if timeout > 0.001 else 0)
        started = now()
        for fd, event in events:
            connection = self.by_fd.get(fd)
            if connection is None:
                continue
            if event & select.EPOLLOUT and not event & (select.EPOLLERR | select.EPOLLHUP):
                connection.writable()
            if event & ~select.EPOLLOUT:
                connection.readable()
        if events:
            self.busy += now() - started

    def run(self, seconds: float) -> None:
        """Serve the connections for a while."""
        end = now() + seconds
        while (left := end - now()) > 0:
            self.pump(min(left, 0.05))

    def until(self, is_done: Callable[[], bool], limit: float) -> bool:
        """Serve the connections until `is_done()`, at most `limit` seconds; whether it came to that."""
        end = now() + limit
        while not is_done() and now() < end:
            self.pump(0.005)
        return is_done()

    def close(self) -> None:
        """Hang up everywhere."""
        for connection in list(self.by_fd.values()):
            connection.close()
        self.poller.close()


class Connection:
    """A socket that is being opened, then sends and hears."""

    def __init__(self, loop: Loop, opening: bytes = b"") -> None:
        self.loop, self.buffer, self.unsent = loop, b"", opening
        self.socket = socket.socket()
        self.socket.setblocking(False)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.connect_ex((LOOPBACK, loop.port))
        self.fd = self.socket.fileno()
        self.is_open = False
        loop.by_fd[self.fd] = self
        loop.poller.register(self.fd, select.EPOLLIN | select.EPOLLOUT)

    def writable(self) -> None:
        """Connected: what has waited goes out."""
        self.loop.poller.modify(self.fd, select.EPOLLIN)
        self.is_open = True
        if self.unsent:
            self.socket.send(self.unsent)
            self.unsent = b""

    def write(self, data: bytes) -> None:
        """Send now, or as soon as the connection is there."""
        if self.is_open:
            self.socket.send(data)
        else:
            self.unsent += data

    def close(self) -> None:
        """Hang up without a goodbye, as a phone does that falls asleep."""
        self.loop.by_fd.pop(self.fd, None)
        self.socket.close()

    def readable(self) -> None:
        """Take what has come."""
        try:
            data = self.socket.recv(262144)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.loop.bytes_in += len(data)
        if not data:
            self.loop.dropped += 1
            self.close()
            return
        self.buffer += data
        self.feed()

    def feed(self) -> None:
        """Take whole messages out of the buffer."""
        raise NotImplementedError


class Socket(Connection):
    """A WebSocket. `hear(payload, at)` gets each message."""

    def __init__(self, loop: Loop, path: str, cookie: str, hear: Callable[[bytes, float], None]) -> None:
        self.hear, self.is_upgraded = hear, False
        self.opened: Callable[[], object] = lambda: None
        super().__init__(loop, _upgrade(loop.port, path, cookie))

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """One message, masked with zeros."""
        size = len(payload)
        length = bytes((0x80 | size,)) if size < 126 else bytes((0xFE, size >> 8, size & 255))
        self.write(bytes((0x80 | opcode,)) + length + b"\0\0\0\0" + payload)

    def feed(self) -> None:
        if not self.is_upgraded and not self._upgrade_done():
            return
        at, buffer, start = now(), self.buffer, 0
        while (found := _frame(buffer, start)) is not None:
            opcode, begin, start = found
            self._take(opcode, buffer[begin:start], at)
        self.buffer = buffer[start:]

    def _take(self, opcode: int, payload: bytes, at: float) -> None:
        if opcode < 3:
            self.loop.messages += 1
            self.hear(payload, at)
        elif opcode == 9:
            self.send(payload, 10)
        elif opcode == 8:
            self.loop.dropped += 1

    def _upgrade_done(self) -> bool:
        head, whole, rest = self.buffer.partition(b"\r\n\r\n")
        if not whole:
            return False
        if b" 101 " not in head[:20]:
            self.loop.refused += 1
            self.close()
            return False
        self.is_upgraded, self.buffer = True, rest
        self.opened()
        return True


class Requests(Connection):
    """A keep-alive HTTP connection; `heard(status)` is called for each answer."""

    def __init__(self, loop: Loop, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        super().__init__(loop)

    def feed(self) -> None:
        while True:
            head, whole, rest = self.buffer.partition(b"\r\n\r\n")
            if not whole:
                return
            size = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
            if len(rest) < size:
                return
            self.buffer = rest[size:]
            self.heard(head[9:12])


def _upgrade(port: int, path: str, cookie: str) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1", f"Host: {LOOPBACK}:{port}", f"Origin: http://{LOOPBACK}:{port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []), "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


def _frame(buffer: bytes, start: int) -> tuple[int, int, int] | None:
    """Opcode, begin and end of the payload of the frame at `start`, if it is whole. Servers send no fragments here."""
    if len(buffer) - start < 10:
        if len(buffer) - start < 2 or buffer[start + 1] > 125:
            return None
    size, begin = buffer[start + 1], start + 2
    if size == 126:
        size, begin = int.from_bytes(buffer[start + 2 : start + 4], "big"), start + 4
    elif size == 127:
        size, begin = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
    if len(buffer) < begin + size:
        return None
    return buffer[start] & 15, begin, begin + size
