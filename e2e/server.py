"""The real server, as its own process on a folder of its own: started, killed, started again."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
START_SECONDS = 60.0
LOOK_AGAIN = 0.05  # seconds between two looks at something that is awaited


def eventually(check: Callable[[], Any], what: str, within: float = 15.0) -> Any:
    """The first result of `check` that is true. Raises AssertionError after the deadline: what did not happen."""
    deadline, last = time.monotonic() + within, None
    while True:
        last = check()
        if last:
            return last
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {within:.0f} s: {what} (last seen: {last!r})")
        time.sleep(LOOK_AGAIN)


class Server:
    """`hidden-hands run` on a free port of this machine. After `kill` and `start` it listens on the same port."""

    def __init__(self, folder: Path, pace: float = 1.0, *options: str) -> None:
        self.data, self.pace, self.port = folder / "data", pace, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.txt"
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Server:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "companion", "run", "--no-browser", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), "--pace", str(self.pace), *self._options]
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)
        eventually(self.is_up, f"the server answers; {self.log} tells more", START_SECONDS)
        return self

    def is_up(self) -> bool:
        """Whether it answers. Raises AssertionError when it has ended by itself."""
        assert self._process and self._process.poll() is None, self.log.read_text(encoding="utf-8", errors="replace")
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As if the plug had been pulled."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """As with Ctrl-C."""
        if self._process and self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(5)
            except subprocess.TimeoutExpired:
                self.kill()

    def host_link(self) -> str:
        """The one-use link that it printed when it started last."""
        link = r"Host screen: open (http://\S+/host/\S+)"
        return str(eventually(lambda: re.findall(link, self.said()), "the server prints the host's link")[-1])

    def said(self) -> str:
        """All that it printed."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """Lines of its log that nobody wants to see."""
        return [line for line in self.said().splitlines() if re.search(r"Traceback|Error\b|ERROR|CRITICAL", line)]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
