"""A real server in its own process, and phones that speak to it as browsers do: HTTP, and a WebSocket by hand."""

from __future__ import annotations

import base64
import http.client
import json
import os
import random
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode, urlsplit

from companion.hostlink import new_link

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path(__file__).parent / "games"
WAIT = 20.0  # seconds after which a test gives up on something that has to come
SERVE = """
import json, logging, sys
from pathlib import Path
logging.basicConfig(level=logging.INFO, stream=sys.stderr)
from companion.config import Settings
from companion.server import serve
port, data, pace, folders = json.loads(sys.argv[1])
games = tuple(map(Path, folders))
settings = Settings(port=port, host="127.0.0.1", data=Path(data), browser=False, pace=pace, game_folders=games)
serve(settings, lambda base, code, host_url: print(json.dumps([base, code, host_url]), flush=True))
"""


def until(what: Callable[[], Any], wait: float = WAIT, why: str = "it never came", pause: float = 0.1) -> Any:
    """The first true result of `what`, looked at every `pause` seconds until the deadline."""
    deadline = time.monotonic() + wait
    while not (found := what()):
        assert time.monotonic() < deadline, why
        select.select([], [], [], pause)
    return found


class Server:
    """`serve` in a process of its own. `log` is all it wrote to stderr, over all its lives."""

    def __init__(self, data: Path, pace: float = 1.0) -> None:
        self.data, self.pace, self.port = data, pace, 0
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the server
        self.process: subprocess.Popen[str] | None = None
        self.host: Guest | None = None
        self.starts()

    def starts(self) -> None:
        """Start it, on the port it had before."""
        said = json.dumps([self.port, str(self.data), self.pace, [str(GAMES)]])
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, said], cwd=ROOT, stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        assert self.process.stdout
        ready, _, _ = select.select([self.process.stdout], [], [], WAIT)
        line = self.process.stdout.readline() if ready else ""
        assert line, f"the server did not start: {self.log}"
        self.base, self.code, self.host_url = json.loads(line)
        self.port = urlsplit(self.base).port or 80

    @property
    def log(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace")

    def is_killed(self) -> None:
        """`kill -9`."""
        self._ends(signal.SIGKILL)

    def stops(self) -> tuple[int, float]:
        """SIGTERM; its exit status and the seconds it took."""
        began = time.monotonic()
        status = self._ends(signal.SIGTERM)
        return status, time.monotonic() - began

    def closed(self) -> None:
        if self.process and self.process.poll() is None:
            self.is_killed()
        self._log.close()

    def _ends(self, number: signal.Signals) -> int:
        assert self.process and self.process.stdout
        self.process.send_signal(number)
        status = self.process.wait(WAIT)
        self.process.stdout.close()
        return status


class Hall:
    """A room of its own on a server that many tests share, and its host."""

    def __init__(self, server: Server) -> None:
        self.server, self.port, self.data = server, server.port, server.data
        if not server.host:
            server.host = Guest(server).becomes_host()
        reply = server.host.does("room")
        assert reply.status == 200, reply.body
        self.code = str(reply.json["to"]).rpartition("/")[2]
        self.host = Guest(self)  # a device of its own: how much another test has asked for does not slow it down
        assert self.host.posts(urlsplit(new_link(server.data)).path).status == 200

    @property
    def log(self) -> str:
        return self.server.log


@dataclass
class Reply:
    """What the server answered."""

    status: int
    headers: Mapping[str, str]
    body: bytes
    reason: str = ""

    @property
    def size(self) -> int:
        """Bytes of the whole answer, as somebody on an encrypted link counts them: first line, headers and body."""
        lines = [f"HTTP/1.1 {self.status} {self.reason}", *(f"{name}: {said}" for name, said in self.headers.items())]
        return sum(len(line) + 2 for line in lines) + 2 + len(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refused(self) -> str:
        """The code of a refusal to a script, or ""."""
        return str(self.json.get("refused", "")) if self.body.startswith(b"{") else ""


@dataclass
class Asked(HTMLParser):
    """The form of an open question, as a person sees it: hidden fields, and the choices of each field."""

    html: str
    hidden: dict[str, str] = field(default_factory=dict)
    choices: dict[str, list[str]] = field(default_factory=dict)
    is_inside: bool = False

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.is_inside = said.get("action", "").endswith("/answer")
        if not self.is_inside or tag not in ("input", "button") or "name" not in said:
            return
        if said["name"].startswith("a.") and said.get("type") != "hidden":
            self.choices.setdefault(said["name"], []).append(said.get("value", ""))
        elif said.get("type") == "hidden":
            self.hidden[said["name"]] = said.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.is_inside = False


class Guest:
    """One browser: a cookie, and requests by HTTP."""

    def __init__(self, server: Server | Hall) -> None:
        self.server, self.cookie, self.seat = server, "", 0

    def asks(
        self, method: str, path: str, body: bytes | None = None, headers: Mapping[str, str] | None = None
    ) -> Reply:
        """One request on a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=WAIT)
        own = {"Cookie": f"hh={self.cookie}"} if self.cookie else {}
        try:
            connection.request(method, path, body, {**own, **(headers or {})})
            response = connection.getresponse()
            headers = {name.lower(): said for name, said in response.getheaders()}
            if cookies := response.headers.get_all("set-cookie"):
                headers["set-cookie"] = ", ".join(cookies)
            reply = Reply(response.status, headers, response.read(), response.reason)
        finally:
            connection.close()
        if cookie := re.search(r"\bhh=([^;]*)", reply.headers.get("set-cookie", "")):
            self.cookie = cookie[1]
        return reply

    def gets(self, path: str, **headers: str) -> Reply:
        return self.asks("GET", path, None, {name.replace("_", "-"): value for name, value in headers.items()})

    def posts(self, path: str, said: Mapping[str, Any] | None = None, script: bool = True) -> Reply:
        """A form post, by a script that wants JSON or by a page without."""
        headers = {
            "Content-Type": "application/x-www-form-urlencoded",
            "Origin": f"http://127.0.0.1:{self.server.port}",
        }
        if script:
            headers["Accept"] = "application/json"
        return self.asks("POST", path, urlencode(said or {}, doseq=True).encode(), headers)

    def posts_json(self, path: str, body: object) -> Reply:
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        return self.asks("POST", path, json.dumps(body).encode(), headers)

    # What people do

    def sits(self, name: str) -> Self:
        reply = self.posts(f"/j/{self.server.code}/sit", {"name": name})
        assert reply.status == 200, reply.body
        page = self.gets(f"/j/{self.server.code}").text
        found = re.search(r'data-seat="(\d+)"', page)
        assert found, page[:2000]
        self.seat = int(found[1])
        return self

    def becomes_host(self) -> Self:
        assert isinstance(self.server, Server), "a hall has its host already"
        reply = self.posts(urlsplit(self.server.host_url).path)
        assert reply.status == 200, reply.body
        return self

    def does(self, action: str, **fields: object) -> Reply:
        """A host action from the host screen."""
        return self.posts(f"/h/{self.server.code}/do", {"action": action, **fields})

    def screen(self, tag: str = "") -> Reply:
        headers = {"Accept": "application/json"} | ({"If-None-Match": tag} if tag else {})
        return self.asks("GET", f"/j/{self.server.code}/screen?seat={self.seat}", None, headers)

    def asked(self) -> Asked:
        return Asked(self.screen().json["regions"]["question"])

    def answers_by_chance(self, html: str, chance: random.Random, number: str = "") -> Reply:
        """Choose among what the question on this screen offers, and confirm it."""
        asked = Asked(html)
        chosen = {name: chance.choice(options) for name, options in asked.choices.items()}
        answer_id = number or f"{chance.getrandbits(64):x}"
        said = {**asked.hidden, "seat": self.seat, "id": answer_id, **chosen}
        return self.posts(f"/j/{self.server.code}/answer", said)

    def opens_socket(self) -> Wire:
        return Wire(self, {"room": self.server.code, "seat": self.seat})


class HungUp(Exception):
    """The other end has closed the connection."""


class Wire:
    """A WebSocket with Engine.IO and Socket.IO spoken by hand, so that a test may also speak them badly."""

    def __init__(self, guest: Guest, auth: object, headers: Mapping[str, str] | None = None, says: bool = True) -> None:
        port = guest.server.port
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=WAIT)
        self._read, self.said = b"", ""
        lines = {
            "Host": f"127.0.0.1:{port}", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), "Origin": f"http://127.0.0.1:{port}",
            "Cookie": f"hh={guest.cookie}", **(headers or {}),
        }  # fmt: skip
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        try:
            self._greets(head, json.dumps(auth) if says else "")
        except BaseException:
            self.socket.close()  # nobody else can: there is no object yet
            raise

    def _greets(self, head: str, auth: str) -> None:
        self.socket.sendall(f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n{head}\r\n".encode())
        self.status = self._status()
        if self.status == 101 and auth:
            assert self.receives().startswith("0{")
            self.sends("40" + auth)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.socket.close()

    def _status(self) -> int:
        """The HTTP status of the handshake; 0 where the server hangs up instead."""
        try:
            while b"\r\n\r\n" not in self._read:
                self._more()
        except HungUp:
            return 0
        answer, self._read = self._read.split(b"\r\n\r\n", 1)
        return int(answer.split(b" ", 2)[1])

    def sends(self, text: str) -> None:
        self.sends_frame(0x81, text.encode())

    def sends_frame(self, first: int, payload: bytes, length: int | None = None, mask: bytes = b"\0\0\0\0") -> None:
        """One frame; `length` may lie, `first` may be anything."""
        size = len(payload) if length is None else length
        head = bytes([first])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 1 << 16:
            head += bytes([0x80 | 126]) + struct.pack("!H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack("!Q", size)
        self.socket.sendall(head + mask + payload)

    def receives(self, wait: float = WAIT) -> str:
        """The next text. Raises HungUp, TimeoutError."""
        self.socket.settimeout(wait)
        while True:
            first, size = self._exactly(2)
            size &= 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._exactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._exactly(8))
            payload = self._exactly(size)
            if first & 0x0F == 8:
                raise HungUp(payload)
            if first & 0x0F == 1:
                self.said += payload.decode()
                return payload.decode()

    def event(self, wait: float = WAIT) -> tuple[str, Any]:
        """The next event, heartbeats answered on the way; a refused CONNECT is the event "refused"."""
        deadline = time.monotonic() + wait
        while True:
            text = self.receives(max(0.001, deadline - time.monotonic()))
            if text == "2":
                self.sends("3")
            elif text.startswith("42"):
                name, data = json.loads(text[2:])
                return name, data
            elif text.startswith("44"):
                return "refused", json.loads(text[2:] or "null")

    def screen(self, wait: float = WAIT) -> dict[str, Any]:
        name, data = self.event(wait)
        assert name == "screen", (name, data)
        return dict(data)

    def is_closed(self, wait: float = WAIT) -> bool:
        """Whether the server hangs up within `wait`."""
        deadline = time.monotonic() + wait
        try:
            while True:
                self.receives(max(0.001, deadline - time.monotonic()))
        except (HungUp, ConnectionError):
            return True
        except TimeoutError:
            return False

    def _more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise HungUp
        self._read += data

    def _exactly(self, size: int) -> bytes:
        while len(self._read) < size:
            self._more()
        data, self._read = self._read[:size], self._read[size:]
        return data
