"""Running the server: gevent, one process, one listening socket.

gevent with gevent-websocket was chosen by figures (docs/performance.md): of Flask-SocketIO's modes it has the least
memory for each phone and the most taps a second. TCP_NODELAY is set, or a second push within 40 ms waits for the
first's acknowledgement; the backlog is 1024, since a whole room comes back at once after a restart.
"""

from __future__ import annotations

import gc

from gevent import events, monkey

# Python's own thresholds (700, 10, 10) have the collector look through everything several times a second while a full
# house plays, a fifth of all work and a tap now and then that waits for it; and again and again while modules are read.
gc.set_threshold(100_000, 20, 150)

# For each module it patches gevent looks for plugins in the metadata of every package that is installed: a third of all
# the time that a start takes. We have none.
events.notify_and_call_entry_points = events.notify
monkey.patch_all(ssl=False)

import errno  # noqa: E402 - the patch has to come before whatever it patches
import logging  # noqa: E402
import signal  # noqa: E402
import socket  # noqa: E402
import time  # noqa: E402
from collections.abc import Callable  # noqa: E402
from typing import Any  # noqa: E402

import gevent  # noqa: E402
from gevent import pywsgi  # noqa: E402
from gevent.pool import Pool  # noqa: E402
from gevent.threadpool import ThreadPool  # noqa: E402
from geventwebsocket.handler import WebSocketHandler  # noqa: E402
from geventwebsocket.websocket import Header, WebSocket  # noqa: E402

from companion.addresses import reachable_address  # noqa: E402
from companion.app import LARGEST_FRAME, Application, create_app  # noqa: E402
from companion.config import Settings  # noqa: E402
from companion.errors import StartError  # noqa: E402
from companion.hostlink import note_running, path_of_new_link  # noqa: E402
from companion.limits import Rate  # noqa: E402
from companion.line import Line  # noqa: E402
from companion.place import Place  # noqa: E402
from companion.words import LANGS  # noqa: E402

log = logging.getLogger("hidden_hands")
BACKLOG, MOST_CONNECTIONS = 1024, 4000
IDLE_SECONDS = 75.0
COLLECT_SECONDS = 2.0
TIDY_SECONDS = 5.0
READ_BUFFER = 2048  # bytes: what a phone says is small, and every socket keeps its buffer all evening
SOCKETS = "/socket.io/"
FRAMES = Rate(4, 40, time.monotonic)  # a phone sends one CONNECT, and a heartbeat every four seconds
UPGRADE = b"5"  # of Engine.IO: from long polling, which is not offered
Announce = Callable[[str, str, str], None]


class SmallFrames(WebSocket):  # type: ignore[misc]  # gevent-websocket has no types
    """A WebSocket that hangs up before it reads a frame larger than any phone of ours sends."""

    __slots__ = ()

    def read_frame(self) -> Any:
        """The next frame. A long one, or one of several, looks like the end of the stream to the reader above."""
        header = Header.decode_header(self.stream)
        if not FRAMES.allows(id(self)):
            self.close(1008)
            raise OSError(errno.EMSGSIZE, "too many frames")
        if header.length > LARGEST_FRAME or not header.fin or header.flags:
            self.close(1009)
            raise OSError(errno.EMSGSIZE, "frame too large")
        payload = self.raw_read(header.length) if header.length else b""
        if len(payload) != header.length:
            raise OSError(errno.ECONNRESET, "the stream ended within a frame")
        said = header.unmask_payload(payload) if header.mask else payload
        if bytes(said[:1]) == UPGRADE:
            self.close(1008)
            raise OSError(errno.EPROTO, "there is nothing to upgrade")
        return header, said


class Handler(WebSocketHandler):  # type: ignore[misc]
    """HTTP and WebSocket requests; no access log, since addresses can hold one-use keys."""

    def __init__(self, sock: Any, address: Any, server: Any) -> None:
        super().__init__(sock, address, server, sock.makefile("rb", READ_BUFFER))

    def handle(self) -> None:
        """One connection. A silent one is closed: phones that play send a heartbeat every four seconds."""
        self.socket.settimeout(IDLE_SECONDS)
        super().handle()

    def upgrade_websocket(self) -> Any:
        """Sockets live at one address and speak one version; at any other an upgrade is an ordinary request."""
        if self.environ.get("HTTP_UPGRADE", "").lower() != "websocket" or self.environ["PATH_INFO"] != SOCKETS:
            return None
        result = super().upgrade_websocket() if self.environ.get("HTTP_SEC_WEBSOCKET_VERSION") == "13" else None
        if not hasattr(self, "websocket"):
            self.start_response("400 Bad Request", [])
            result = [b"no WebSocket of version 13"]
        return result

    def _handle_client_error(self, ex: Exception) -> Any:
        """What is no HTTP at all gives one line in the log and no traceback: it is not our bug."""
        return super()._handle_client_error(ex if isinstance(ex, ValueError) else ValueError(str(ex)[:100]))

    def run_websocket(self) -> None:
        """Until it closes. Engine.IO raises on a packet that is none; the connection ends, and that is all."""
        try:
            super().run_websocket()
        except (ValueError, RecursionError) as error:
            log.warning("A socket spoke no Engine.IO: %s", type(error).__name__)

    def upgrade_connection(self) -> Any:
        result = super().upgrade_connection()
        if hasattr(self, "websocket"):
            self.websocket.__class__ = SmallFrames
            self.websocket.raw_write = Line(self.socket)
        return result

    def log_request(self) -> None:
        """Nothing: a log of requests would hold keys."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket whose connections send at once. Raises OSError, EADDRINUSE where the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # accepted connections inherit it
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    return listener


def serve(settings: Settings, announce: Announce) -> None:
    """Serve until Ctrl-C or SIGTERM. `announce(address, code, host_url)` is called once the port is open.

    Raises StartError, and OSError where the port cannot be had.
    """
    listener = listen(settings.host, settings.port)
    port = listener.getsockname()[1]
    place = Place(_address(settings), port, settings.url)
    application = create_app(settings, place, _offload())
    server = pywsgi.WSGIServer(
        listener, application.flask, log=None, error_log=_Errors(), handler_class=Handler, spawn=Pool(MOST_CONNECTIONS)
    )
    code = _open_rooms(application)
    clocks = gevent.spawn(application.house.run_clocks)
    stop = gevent.event.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        gevent.signal_handler(number, stop.set)
    server.start()
    note_running(settings.data, place.base())
    announce(place.base(), code, f"http://{_own(settings.host)}:{port}{path_of_new_link(application.house.store)}")
    gevent.spawn(_warm, application)
    gevent.spawn(_collect)
    gevent.spawn(_tidy, application)
    stop.wait()
    application.house.stop()
    server.stop(timeout=0.3)
    clocks.join(timeout=0.3)
    application.house.store.close()


def _open_rooms(application: Application) -> str:
    """Resume the rooms of the evening, or open one; the newest one's code."""
    rooms = application.house.resume_rooms()
    newest = max(rooms, key=lambda room: room.id) if rooms else application.house.open_room()
    return newest.code


def _warm(application: Application) -> None:
    """Catalogues and templates are read once the port is open, a piece at a time between requests.

    What is there then stays all evening: the garbage collector need not look at it again.
    """
    games = {room.game_code for room in application.house.rooms.values()}
    for lang in LANGS:
        for game in games:
            for _ in application.hub.renderer.warm(lang, game):
                gevent.sleep(0)
    gc.collect()
    gc.freeze()


def _tidy(application: Application) -> None:
    """The record's log is brought in beside the commits, so that no tap waits for it."""
    while True:
        gevent.sleep(TIDY_SECONDS)
        gevent.get_hub().threadpool.apply(application.house.store.tidy)


def _collect() -> None:
    """What has been closed lately goes within seconds, a little at a time, also on an evening too calm to reach a
    threshold. Older objects are looked through now and then by Python itself.
    """
    while True:
        gevent.sleep(COLLECT_SECONDS)
        gc.collect(1)


def _offload() -> Callable[[Callable[[], None]], None]:
    """Commits wait for the disk in a thread of their own, so that a slow disk does not freeze the sockets."""
    pool = ThreadPool(1)

    def run(work: Callable[[], None]) -> None:
        pool.apply(work)

    return run


def _address(settings: Settings) -> str:
    return settings.host if settings.host not in ("0.0.0.0", "::", "") else reachable_address()


def _own(host: str) -> str:
    """Where this machine itself reaches the server."""
    return "127.0.0.1" if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host


class _Errors:
    """Where pywsgi writes what goes wrong with a connection: a line in the log, without the request."""

    def write(self, text: str) -> None:
        if text.strip():
            log.warning("A connection failed: %s", text.strip().splitlines()[-1][:200])

    def flush(self) -> None:
        """Nothing is held back."""


__all__ = ["StartError", "listen", "serve"]
