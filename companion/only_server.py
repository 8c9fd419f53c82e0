"""One server for each data folder: two would each believe to be the only writer of its record."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from companion.config import command_line
from companion.errors import StartError

LOCK = "running.lock"


@contextlib.contextmanager
def only_server(data: Path, free_port: Callable[[], int]) -> Iterator[None]:
    """Hold the folder while the server runs; the system lets go of it even when the server is killed.

    Raises StartError where the folder cannot be written, or another server holds it; `free_port` then tells which port
    a second one could take.
    """
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (data / LOCK).open("a", encoding="ascii")
    except OSError as error:
        raise StartError(
            f"The folder {data} cannot be written ({error.strerror}). Choose another with --data."
        ) from error
    with lock:
        if not _taken(lock):
            raise StartError(
                f"Hidden Hands is running already with the folder {data}"
                f" (`{command_line('host', data)}` gives a link to it)."
                f" For a second server: --port {free_port()} and another folder with --data."
            )
        yield


def _taken(lock: IO[str]) -> bool:
    """Take the lock unless another process has it. Where the system has no such locks, nobody is kept out."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
