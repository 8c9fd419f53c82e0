"""The servers that are measured, each a process of its own on core 0, with its record on a real disk."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from wire import LOOPBACK

HERE = Path(__file__).resolve().parent
PACKAGES = HERE.parent / ".party" / "floor"  # what the floor needs, kept out of the project's own environment
FLOOR_NEEDS = ("websockets==17.4", "uvloop==0.23.0")
PACE = 600.0  # a question stays open for as long as is measured
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server that is up. `folder` outlives it, so that it can be started again on the same record."""

    def __init__(self, command: list[str], folder: Path, port: int, **environment: str) -> None:
        self.port, self.log = port, folder / "log.txt"
        pinned = ["taskset", "-c", "0", *command] if shutil.which("taskset") else command
        started = time.perf_counter()
        with self.log.open("w") as log:
            self.process = subprocess.Popen(pinned, env=os.environ | environment, stdout=log, stderr=log)
        while not self._answers():
            if self.process.poll() is not None or time.perf_counter() - started > 30:
                raise RuntimeError(f"the server did not start: {self.log.read_text()[-1000:]}")
            time.sleep(0.003)
        self.start_seconds = time.perf_counter() - started

    def _answers(self) -> bool:
        """Ready is whoever answers a request."""
        try:
            with socket.create_connection((LOOPBACK, self.port), 1) as connection:
                connection.sendall(f"GET /healthz HTTP/1.1\r\nHost: {LOOPBACK}\r\nConnection: close\r\n\r\n".encode())
                return bool(connection.recv(1))
        except OSError:
            return False

    @property
    def cpu(self) -> float:
        """Seconds of one core used so far, the kernel's work for it too."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def settles(self) -> None:
        """Wait until it does nothing: what it still reads once its port is open is no phone's memory."""
        before = -1.0
        while before != self.cpu:
            before = self.cpu
            time.sleep(0.5)

    @property
    def kilobytes(self) -> float:
        """Its share of memory (PSS)."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return float(next(line for line in lines if line.startswith("Pss:")).split()[1])

    @property
    def link(self) -> str:
        """The host's link, from the first line that our server prints."""
        while not (text := self.log.read_text()).endswith("\n"):
            time.sleep(0.01)
        return next(line for line in text.splitlines() if "/host/" in line)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind((LOOPBACK, 0))
        return int(found.getsockname()[1])


def new_folder() -> Path:
    """For a record that is really on the disk: /tmp may be memory."""
    place = HERE.parent / ".party"
    place.mkdir(exist_ok=True)
    return Path(tempfile.mkdtemp(prefix="bench-", dir=place))


def start_floor(folder: Path) -> Server:
    """`ws-py`: bare WebSockets on asyncio and uvloop."""
    port = free_port()
    return Server(
        [sys.executable, str(HERE / "floor" / "ws_py.py")], folder, port,
        PORT=str(port), DB=str(folder / "log.sqlite3"), PYTHONPATH=str(_packages()),
    )  # fmt: skip


def start_ours(folder: Path, pace: float = PACE) -> Server:
    """The real server, with the voting game beside its own."""
    port = free_port()
    return Server([sys.executable, str(HERE / "serve.py"), str(folder), str(port), str(pace)], folder, port)


def _packages() -> Path:
    """The floor's packages, fetched once."""
    if not (PACKAGES / "websockets").is_dir():
        print("Fetching what the floor needs …", file=sys.stderr)
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*command, "--target", str(PACKAGES), *FLOOR_NEEDS], check=True, stdout=sys.stderr)
    return PACKAGES
