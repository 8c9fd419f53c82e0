"""The clock of one open question: when it may close, when it must, and what a pause does to it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from companion.clock import Clock
from rules.options import Times

LEAST_AFTER_RESTART = 10.0
"""Seconds: a question that was open when the server died gives everybody the time to find their phone again."""


@dataclass
class Timing:
    """All in the clock's monotonic seconds, durations already scaled."""

    clock: Clock
    key: str
    shortest: float
    longest: float
    host_may_close: bool
    may_add: bool
    opened: float
    deadline: float
    paused_left: float | None = None

    @classmethod
    def open(cls, clock: Clock, key: str, times: Times, paused: bool = False) -> Timing:
        """The clock of a question that opens now."""
        now, longest = clock.now(), clock.scaled(times.longest)
        timing = cls(
            clock, key, clock.scaled(times.shortest), longest, times.host_may_close, times.may_add, now, now + longest
        )
        if paused:
            timing.pause()
        return timing

    @classmethod
    def restored(cls, clock: Clock, key: str, times: Times, row: dict[str, Any]) -> Timing:
        """The clock of a question that was open when the server stopped: what was left of it, at least 10 seconds."""
        timing = cls.open(clock, key, times)
        whole = row["deadline"] - row["opened"]
        left = row["paused"] if row["paused"] is not None else row["deadline"] - clock.wall()
        left = min(left, whole)  # a machine without a battery may have started in the past
        passed = whole - left
        left = max(left, clock.scaled(LEAST_AFTER_RESTART))
        timing.opened = clock.now() - passed
        timing.deadline = clock.now() + left
        timing.longest = max(timing.longest, left)
        timing.paused_left = left if row["paused"] is not None else None
        return timing

    @property
    def is_paused(self) -> bool:
        """Whether it stands still."""
        return self.paused_left is not None

    @property
    def left(self) -> float:
        """Seconds until it must close."""
        return self.paused_left if self.paused_left is not None else max(0.0, self.deadline - self.clock.now())

    @property
    def may_close_at(self) -> float:
        """The moment from which everybody's answer is enough (COM-10)."""
        return self.opened + self.shortest

    @property
    def host_may_close_at(self) -> float:
        """The moment from which the host may end it; never where its length itself keeps a secret (COM-10)."""
        return self.may_close_at if self.host_may_close and self.shortest < self.longest else math.inf

    @property
    def half_at(self) -> float:
        """The moment from which the host screen names who is away."""
        return self.deadline - self.longest / 2

    @property
    def is_past_half(self) -> bool:
        """Whether half of the time or less is left."""
        return self.left <= self.longest / 2

    def next_moment(self, is_complete: bool) -> float:
        """When something is to be done next; never while paused."""
        if self.is_paused:
            return math.inf
        return min(self.deadline, self.may_close_at) if is_complete else self.deadline

    def pause(self) -> None:
        """Stand still with what is left now; to do it again changes nothing."""
        self.paused_left = self.left

    def resume(self) -> None:
        """Go on with the time that was left; the minimum time goes on as well."""
        now, left = self.clock.now(), self.left
        self.opened += now + left - self.deadline
        self.deadline, self.paused_left = now + left, None

    def add(self, seconds: float) -> None:
        """More time, in seconds of the rules."""
        more = self.clock.scaled(seconds)
        self.deadline += more
        self.longest += more
        if self.paused_left is not None:
            self.paused_left += more

    def as_row(self) -> dict[str, Any]:
        """What is stored: times of day, since monotonic time does not outlive the process."""
        shift = self.clock.wall() - self.clock.now()
        return {"opened": self.opened + shift, "deadline": self.deadline + shift, "paused": self.paused_left}

    def as_shown(self) -> dict[str, Any]:
        """What a screen counts with: tenths of seconds that are left, never a time of day."""
        return {
            "left": round(self.left * 10),
            "of": round(self.longest * 10),
            "run": not self.is_paused,
            "end": "fixed" if self.shortest >= self.longest else "early",
        }
