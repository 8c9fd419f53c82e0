"""What is hardly HTTP, and sockets that talk nonsense: nothing falls down, and the table is unchanged."""

from __future__ import annotations

import random
import socket
from contextlib import suppress

import pytest

from tests.companion.siege import Siege
from tests.companion.wire import Guest, HungUp, Wire

RAW = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -5\r\n\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999\r\n\r\nabc",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /j/x/sit HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFF\r\n" + b"a" * 5000,
    b"GET /" + b"x" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"X-A: 1\r\n" * 3000 + b"\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: \xff\xfe\xe9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a;b'c\"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01",
    b"GET //evil.example/j HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n"
    b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /j/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
]


def test_what_is_hardly_http_brings_nothing_down(siege: Siege) -> None:
    before, answered = siege.state(), 0
    for raw in RAW:
        with socket.create_connection(("127.0.0.1", siege.hall.port), timeout=2) as connection:
            try:
                connection.sendall(raw)
                connection.shutdown(socket.SHUT_WR)
                answer = connection.recv(200)
            except OSError:
                continue
            assert b" 500 " not in answer.split(b"\r\n")[0], (raw[:80], answer)
            answered += bool(answer)
    assert answered > len(RAW) / 2
    assert Guest(siege.hall).gets("/healthz").status == 200
    assert siege.state() == before
    assert "Traceback" not in siege.hall.log, siege.hall.log[-3000:]


TEXTS = [
    *("", "0", "1", "2", "3", "4", "5", "6", "7", "9", "x", "é" * 1000, "2probe", "3probe"),
    *("40", "41", "42", "43", "44", "45", "46", "4\x00", "4" * 4000, "4" + "[" * 3000),
    *("40/x", "40/x,{}", "40{", '40{"room":1}', "40[]", "40" + '{"a":' * 900, '40{"room":"\\ud800"}'),
    *('40{"room":"ROOM","seat":"x"}', '40{"room":"ROOM","seat":[1]}', f'40{{"room":"ROOM","seat":{"9" * 3000}}}'),
    *('42["screen",1]', '42["answer",{"seat":1}]', "42[", "42{}", "42/x,[]", '421["x"]'),
    *('42["connect"]', '42["disconnect"]', '42["__class__"]'),
    *("450-[]", '451-["x",{"_placeholder":true,"num":0}]', "b" * 50, "bAAAA"),
]
"""What may stand in a text frame; ROOM is the code of the room that is besieged."""
FRAMES = [
    (0x82, random.Random(3).randbytes(50)), (0x01, b"4"), (0x80, b"tail"), (0xF1, b"reserved"), (0x83, b"?"),
    (0x89, b"p" * 126), (0x88, b"\x00"), (0x81, b"\xff\xfe"),
]  # fmt: skip
"""First byte and payload: binary, torn, a tail without a head, reserved bits, a kind that is not, a ping too long."""
UNMASKED = b"\x81\x04text"
KINDS: dict[str, list[str | bytes | tuple[int, bytes]]] = {"texts": [*TEXTS], "frames": [*FRAMES, UNMASKED]}


def send(wire: Wire, said: str | bytes | tuple[int, bytes]) -> None:
    if isinstance(said, str):
        wire.sends(said)
    elif isinstance(said, bytes):
        wire.socket.sendall(said)
    else:
        wire.sends_frame(*said)


@pytest.mark.parametrize("kind", KINDS)
def test_a_socket_that_talks_nonsense_changes_nothing(siege: Siege, kind: str) -> None:
    """Sent by one who plays and by one who means harm, as a first word and after a CONNECT."""
    before, code = siege.state(), siege.hall.code
    for number, said in enumerate(KINDS[kind]):
        guest = siege.mallory if number % 2 else siege.people[1]
        with Wire(guest, {"room": code, "seat": guest.seat}, says=number % 3 > 0) as wire, suppress(HungUp, OSError):
            send(wire, said.replace("ROOM", code) if isinstance(said, str) else said)
            wire.receives(0.02)
    assert siege.state() == before
    assert Guest(siege.hall).gets("/healthz").status == 200
    assert "Traceback" not in siege.hall.log, siege.hall.log[-4000:]
