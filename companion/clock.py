"""Time, from one object: the only place where a duration of the game is scaled."""

from __future__ import annotations

import time


class Clock:
    """Seconds of play. `pace` scales durations of the game (0.05: twenty times as fast), never network time-outs."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def now(self) -> float:
        """Monotonic seconds, for deadlines in memory."""
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970, for what must outlive the process."""
        return time.time()

    def scaled(self, seconds: float) -> float:
        """How long `seconds` of the rules last here."""
        return seconds * self.pace
