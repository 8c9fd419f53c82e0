"""How often somebody may do something: buckets of tokens, and waits that grow with each wrong guess.

Never keyed by address alone: in one room all phones may share one address behind a router.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

MOST_KEYS = 4096  # a bound on memory: when full, the keys seen least lately go


@dataclass
class Bucket:
    """What one key may still do: `tokens` as they were at the moment `at`, in monotonic seconds."""

    tokens: float
    at: float


class Rate:
    """`burst` at once, `per_second` on the long run, for each key."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self.per_second, self.burst, self._now = per_second, burst, now
        self._buckets: dict[Hashable, Bucket] = {}

    def allows(self, key: Hashable) -> bool:
        """Whether `key` may do it now; if so it counts."""
        now = self._now()
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, now)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.per_second)
        bucket.at = now
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
        if bucket.tokens < 1:
            return False
        bucket.tokens -= 1
        return True


class Guesses:
    """Three tries are free; after that each wrong one doubles the wait, from 5 seconds to 5 minutes."""

    FREE, FIRST_WAIT, LONGEST_WAIT = 3, 5.0, 300.0

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._wrong: dict[Hashable, tuple[int, float]] = {}

    def wait(self, *keys: Hashable) -> float:
        """Seconds until the next try is allowed for all of `keys`; 0 when it is."""
        now = self._now()
        return max((max(0.0, self._wrong[key][1] - now) for key in keys if key in self._wrong), default=0.0)

    def wrong(self, *keys: Hashable) -> None:
        """Count a wrong guess for each of `keys`."""
        for key in keys:
            count = self._wrong.pop(key, (0, 0.0))[0] + 1
            delay = (
                min(self.LONGEST_WAIT, self.FIRST_WAIT * 2 ** min(count - self.FREE, 10)) if count >= self.FREE else 0.0
            )
            self._wrong[key] = (count, self._now() + delay)
            if len(self._wrong) > MOST_KEYS:
                del self._wrong[next(iter(self._wrong))]

    def right(self, *keys: Hashable) -> None:
        """A right guess: the count of each of `keys` begins anew."""
        for key in keys:
            self._wrong.pop(key, None)
