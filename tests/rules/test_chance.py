"""Draws follow from the seed, by name (COM-07)."""

from __future__ import annotations

import hmac
from collections import Counter

from rules.chance import SPAN, Chance

SEED = bytes(range(32))


def chance(seed: bytes = SEED) -> tuple[Chance, list[tuple[str, list[int]]]]:
    rows: list[tuple[str, list[int]]] = []
    return Chance(seed, lambda name, numbers: rows.append((name, numbers))), rows


def test_com_07_a_draw_is_the_documented_hmac() -> None:
    drawn, rows = chance()
    numbers = drawn.draw("roles", [6, 5, 4])
    expected = [
        int.from_bytes(hmac.digest(SEED, f"roles/0/{index}/0".encode(), "sha256"), "big") % size
        for index, size in enumerate([6, 5, 4])
    ]
    assert numbers == expected and rows == [("roles/0", expected)]


def test_the_second_draw_of_a_name_differs_and_other_names_do_not_matter() -> None:
    one, _ = chance()
    first, second = one.draw("x", [1 << 30]), one.draw("x", [1 << 30])
    two, _ = chance()
    two.draw("y", [1 << 30])
    assert first != second and two.draw("x", [1 << 30]) == first


def test_another_seed_draws_otherwise() -> None:
    assert chance()[0].draw("x", [1 << 60]) != chance(b"1" * 32)[0].draw("x", [1 << 60])


def test_com_07_draws_are_uniform() -> None:
    drawn, _ = chance()
    counts = Counter(tuple(drawn.shuffled("s", "abc")) for _ in range(3000))
    assert len(counts) == 6 and all(400 < count < 600 for count in counts.values())


def test_numbers_that_would_favour_some_are_rejected() -> None:
    class High(Chance):
        tried = 0

        def _hmac(self, message: bytes) -> bytes:
            self.tried += 1
            return (SPAN - 1 if self.tried == 1 else 7).to_bytes(32, "big")

    high = High(SEED, lambda name, numbers: None)
    assert high.draw("x", [3]) == [1] and high.tried == 2


def test_some_and_one() -> None:
    drawn, _ = chance()
    assert len(set(drawn.some("s", range(10), 4))) == 4
    assert drawn.one("o", ["only"]) == "only"
    assert sorted(drawn.shuffled("t", range(8))) == list(range(8))
