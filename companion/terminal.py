"""What the terminal shows of an evening: addresses, QR codes, and the host screen opened in a browser."""

from __future__ import annotations

import errno
import io
import os
import socket
import sys
import threading
import webbrowser
from urllib.parse import urlsplit

import click
import segno

from companion import addresses
from companion.config import Settings, command_line
from companion.errors import StartError

BLOCKS = "█▀▄"
WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"
PORTS_TRIED = 100


def qr(text: str) -> str:
    """A QR code in half blocks; on a terminal in colours of its own, so that it can be read on a light ground too.

    Empty where the output cannot show the blocks.
    """
    if not _can_show(BLOCKS):
        return ""
    out = io.StringIO()
    segno.make(text, error="m").terminal(out, border=2, compact=True)
    lines = out.getvalue().splitlines()
    if sys.stdout.isatty():
        lines = [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in lines]
    return "\n".join(f"  {line}" for line in lines) + "\n"


def announce(settings: Settings, base: str, code: str, host_url: str) -> None:
    """Say that the server runs, and how phones and the host get in. `host_url` is the one-use link on this machine."""
    join = f"{base}/j/{code}"
    host_anywhere = base + urlsplit(host_url).path
    click.echo(f"\nHidden Hands is running.\n\n  Phones: scan this, or open {base} and type the code {code}\n")
    click.echo(qr(join))
    for line in _network_advice(settings, base):
        click.echo(f"  {line}")
    if settings.browser and open_browser(host_url):
        click.echo(f"  Host screen: opening in this machine's browser; if it does not, open {host_url}")
    else:
        click.echo(f"  Host screen: open {host_anywhere}\n\n{qr(host_anywhere)}")
    again = command_line("host", settings.data)
    click.echo(f"  That link works once and for two minutes; `{again}` makes a new one.")
    click.echo("  Stop with Ctrl-C. Games are kept: the next start goes on where this one stopped.\n")


def open_browser(url: str) -> bool:
    """Open the default browser without waiting for it. False where there is none with a window."""
    if not _has_windows():
        return False
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    return True


def check_port(host: str, port: int) -> None:
    """Raise StartError unless the server can listen there; PortTaken names a free port where another program does."""
    try:
        _try_port(host, port)
    except PermissionError as error:
        raise StartError(
            f"This user may not use port {port}; those from 1024 on are open to all: --port 8000."
        ) from error
    except socket.gaierror as error:
        raise StartError(f"“{host}” is no address of this machine (--host).") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(port, next_free_port(host, port)) from error
        raise StartError(f"The server cannot listen on {host}, port {port}: {error.strerror}.") from error


class PortTaken(StartError):
    """Another program listens there; `free` is the next port that is free, 0 if none is near."""

    def __init__(self, port: int, free: int) -> None:
        way = f"Start with --port {free}" if free else "Choose another with --port"
        super().__init__(f"Port {port} is taken; perhaps Hidden Hands is running already. {way}.")
        self.port, self.free = port, free


def next_free_port(host: str, taken: int) -> int:
    """The first free port above `taken`, 0 if none is near."""
    for port in range(taken + 1, min(taken + PORTS_TRIED, 65535) + 1):
        try:
            _try_port(host, port)
        except OSError:
            continue
        return port
    return 0


def _try_port(host: str, port: int) -> None:
    """Listen there for a moment, the way the server does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))
        probe.listen(1)


def _network_advice(settings: Settings, base: str) -> list[str]:
    used = urlsplit(base).hostname or ""
    if settings.url:
        return []
    if addresses.is_loopback(used):
        return ["No network: phones cannot reach this machine. Join the room's Wi-Fi, then start again.", ""]
    others = addresses.other_addresses(used) if settings.host in ("0.0.0.0", "::") else []
    return [f"If phones cannot reach it, try --host {others[0]}", ""] if others else []


def _has_windows() -> bool:
    """A browser of the text terminal would take this very terminal away."""
    if os.environ.get("BROWSER") or sys.platform in ("win32", "darwin", "cygwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _can_show(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
