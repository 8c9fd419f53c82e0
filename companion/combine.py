"""Whoever comes while one works is served together by the next.

A room and the disk have one writer each. Jobs that arrive while a writer is busy wait, and the next to get the lock
does all of them at once: one transaction, one push. Alone, a job is done at once. There is no thread of its own to
feed, so the same class serves greenlets in the server and real threads in the tests.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

Job = TypeVar("Job")


class Ticket(Generic[Job]):
    """A job that waits, then its result or its error."""

    __slots__ = ("error", "is_done", "job", "result")

    def __init__(self, job: Job) -> None:
        self.job = job
        self.is_done = False
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self, result: Any = None, error: BaseException | None = None) -> None:
        """The job is over: its result, or the error that `Combiner.do` raises to whoever waits."""
        self.result, self.error, self.is_done = result, error, True


class Combiner(Generic[Job]):
    """Serves jobs in order of arrival, as many at once as have come; `serve` must settle every ticket."""

    def __init__(self, serve: Callable[[list[Ticket[Job]]], None]) -> None:
        self._serve = serve
        self._waiting: deque[Ticket[Job]] = deque()
        self._lock = threading.Lock()

    def do(self, job: Job) -> Any:
        """The job's result once it is done. Raises the job's own error."""
        ticket = Ticket(job)
        self._waiting.append(ticket)
        with self._lock:
            if not ticket.is_done:
                self._drain()
        if ticket.error is not None:
            raise ticket.error
        return ticket.result

    def _drain(self) -> None:
        batch = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        try:
            self._serve(batch)
        except BaseException as error:  # a bug in `serve` itself must not leave anybody waiting for ever
            for ticket in batch:
                if not ticket.is_done:
                    ticket.settle(error=error)
