"""Chance: every draw has a name and follows from the seed, so that replay and rewind give the same one (COM-07)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
SPAN = 1 << 256
INNER, OUTER = bytes(byte ^ 0x36 for byte in range(256)), bytes(byte ^ 0x5C for byte in range(256))
"""What HMAC does to a key before it is hashed (RFC 2104)."""


class Chance:
    """Draws by HMAC-SHA256(seed, name, how often that name was drawn before, index), with rejection.

    `record(name, numbers)` is told of every draw: it becomes a row of the log.
    """

    def __init__(self, seed: bytes, record: Callable[[str, list[int]], object]) -> None:
        self._record = record
        key = seed.ljust(sha256().block_size, b"\0")
        self._inner, self._outer = sha256(key.translate(INNER)), sha256(key.translate(OUTER))
        self._before: dict[str, int] = {}

    def draw(self, name: str, sizes: Sequence[int]) -> list[int]:
        """One number below each of `sizes`; one row of the log."""
        nth = self._before.get(name, 0)
        self._before[name] = nth + 1
        name = f"{name}/{nth}"
        numbers = [self._below(f"{name}/{index}", size) for index, size in enumerate(sizes)]
        self._record(name, numbers)
        return numbers

    def one(self, name: str, items: Sequence[T]) -> T:
        """One of `items`."""
        return items[self.draw(name, [len(items)])[0]]

    def some(self, name: str, items: Sequence[T], number: int) -> list[T]:
        """`number` of `items`, in the order drawn."""
        rest = list(items)
        return [rest.pop(i) for i in self.draw(name, range(len(rest), len(rest) - number, -1))]

    def shuffled(self, name: str, items: Sequence[T]) -> list[T]:
        """All of `items` in a new order."""
        return self.some(name, items, len(items))

    def _below(self, what: str, size: int) -> int:
        if size == 1:
            return 0
        attempt = 0
        while True:
            number = int.from_bytes(self._hmac(f"{what}/{attempt}".encode()), "big")
            if number < SPAN - SPAN % size:
                return number % size
            attempt += 1

    def _hmac(self, message: bytes) -> bytes:
        """HMAC-SHA256 with its key set up once for all draws: `hmac.digest` does it anew each time, and a copy of an
        `hmac` object takes twice as long. Simulated games draw a hundred times each.
        """
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


def fill(name: str, nth: int, seat: int) -> str:
    """The name of a silent seat's draw, with how often the step closed before: a rewind draws the same again."""
    return f"silence/{name}/{nth}/{seat}"
