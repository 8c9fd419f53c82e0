"""The way out to one phone: real sockets with small buffers, as a phone on bad Wi-Fi has."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Iterator

import gevent
import gevent.socket
import pytest

from companion.line import Line

Ends = tuple[Line, gevent.socket.socket]
SMALL, LARGE = 4096, 200_000


@pytest.fixture(params=["writev", "no writev"])
def ends(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ends]:
    """A server's end and a phone's; Windows has no `writev`."""
    if request.param == "no writev":
        monkeypatch.delattr(os, "writev", raising=False)
    ours, theirs = gevent.socket.socketpair()
    for end in (ours, theirs):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        end.settimeout(5)
    yield Line(ours), theirs
    ours.close()
    theirs.close()


def exactly(end: gevent.socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = end.recv(size - len(found))
        assert more, "the stream ended within a frame"
        found += more
    return found


def frame(end: gevent.socket.socket) -> bytes:
    """The text of the next WebSocket frame."""
    first, length = exactly(end, 2)
    assert first == 0x81 and length < 128, "one whole text message, not masked"
    if length == 126:
        (length,) = struct.unpack(">H", exactly(end, 2))
    elif length == 127:
        (length,) = struct.unpack(">Q", exactly(end, 8))
    return exactly(end, length)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 2048, 65535, 65536, LARGE])
def test_a_message_arrives_as_it_was_whatever_its_size(ends: Ends, size: int) -> None:
    line, phone = ends
    line.push([b"x" * (size // 2), b"x" * (size - size // 2)])
    assert frame(phone) == b"x" * size


def test_whoever_pushes_does_not_wait_for_a_phone_that_does_not_read(ends: Ends) -> None:
    line, _ = ends
    with gevent.Timeout(1):
        for number in range(1000):
            line.push([b"%04d" % number, b"x" * LARGE])


def test_a_slow_phone_gets_what_was_begun_and_then_only_the_newest(ends: Ends) -> None:
    line, phone = ends
    for number in range(1000):
        line.push([b"%04d" % number, b"x" * LARGE])
    assert [frame(phone)[:4] for _ in range(2)] == [b"0000", b"0999"]
    line.push([b"and ", b"then"])
    assert frame(phone) == b"and then"


def test_a_screen_that_has_to_wait_leaves_behind_the_next_bytes_and_only_the_newest_does(ends: Ends) -> None:
    line, phone = ends
    for number in range(3):
        line.push([b"screen ", b"%d" % number], has_to_wait=True)
    line(bytes((0x81, 2)) + b"40")
    assert [frame(phone), frame(phone)] == [b"40", b"screen 2"]
    line.push([b"screen 3"])
    assert frame(phone) == b"screen 3"


def test_what_engine_io_sends_never_falls_into_a_frame(ends: Ends) -> None:
    line, phone = ends
    heartbeat = bytes((0x81, 1)) + b"2"
    line.push([b"a" * LARGE])
    waiting = [gevent.spawn(line, heartbeat) for _ in range(3)]
    gevent.sleep(0)
    line.push([b"b" * LARGE])
    found = sorted(frame(phone)[:1] for _ in range(5))
    assert found == [b"2", b"2", b"2", b"a", b"b"]
    gevent.joinall(waiting, raise_error=True)


def test_a_phone_that_is_gone_harms_nobody_and_is_hung_up(ends: Ends) -> None:
    line, phone = ends
    line.push([b"a" * LARGE])
    phone.close()
    gevent.sleep(0)
    for _ in range(3):
        line.push([b"b"])
    with pytest.raises(OSError):
        line(b"c")
