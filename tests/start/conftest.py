"""The command as people run it: a process of its own, in a folder of its own."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 30
STOP_SECONDS = 2


class Started:
    """A `hidden-hands run` that goes on."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        self.process, self._log = process, log

    @property
    def output(self) -> str:
        return self._log.read_text(encoding="utf-8")

    def says(self, pattern: str) -> re.Match[str]:
        """Wait until the terminal shows it."""
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            found = re.search(pattern, self.output)
            if found:
                return found
            assert self.process.poll() is None, self.output
            time.sleep(0.05)
        raise AssertionError(f"{pattern} was not said:\n{self.output}")

    def get(self, url: str) -> bytes:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return bytes(answer.read())

    def stop(self, number: int) -> float:
        """Send a signal; the seconds until it ended, which must be with status 0."""
        began = time.monotonic()
        self.process.send_signal(number)
        assert self.process.wait(10) == 0, self.output
        return time.monotonic() - began


class Command:
    """`hidden-hands` of one environment."""

    def __init__(self, folder: Path, *command: object) -> None:
        self.folder, self.command = folder, [str(part) for part in command]
        self._started: list[subprocess.Popen[str]] = []

    def __call__(self, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run it to its end."""
        return subprocess.run(
            [*self.command, *map(str, arguments)],
            cwd=self.folder,
            env=clean_environment(self.folder, environment),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=120,
        )

    def start(self, *arguments: object, **environment: str) -> Started:
        """Start it and leave it running."""
        log = self.folder / f"terminal-{len(self._started)}.txt"
        with log.open("w", encoding="utf-8") as out:
            process = subprocess.Popen(
                [*self.command, *map(str, arguments)],
                cwd=self.folder,
                env=clean_environment(self.folder, environment),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                text=True,
            )
        self._started.append(process)
        return Started(process, log)

    def end(self) -> None:
        for process in self._started:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
                process.wait()


def clean_environment(home: Path, more: dict[str, str]) -> dict[str, str]:
    """Of this shell's environment only what any start needs: a home of its own, no screen, no settings of ours."""
    kept = ("PATH", "LANG", "SYSTEMROOT", "TEMP", "TMP")
    own = {name: os.environ[name] for name in kept if name in os.environ}
    return {**own, "HOME": str(home), "PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", **more}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def port() -> int:
    """A port that nobody listens on."""
    return free_port()


@pytest.fixture
def hidden_hands(tmp_path: Path) -> Iterator[Command]:
    """The command of this checkout."""
    command = Command(tmp_path, sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {MAIN}")
    yield command
    command.end()


MAIN = "from companion.cli import main; main()"


@pytest.fixture(scope="session")
def make_command() -> Iterator[Callable[..., Command]]:
    """Commands of other environments, ended with the tests."""
    made: list[Command] = []

    def make(folder: Path, *command: object) -> Command:
        made.append(Command(folder, *command))
        return made[-1]

    yield make
    for command in made:
        command.end()
