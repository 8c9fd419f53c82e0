"""Secrets that prove something: device keys, one-use links, return words. At rest there are only hashes of them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from functools import lru_cache
from pathlib import Path

DATA = Path(__file__).parent / "data"
WORDS = {lang: (DATA / f"return_words.{lang}.txt").read_text(encoding="utf-8").split() for lang in ("fr", "en")}
"""What return words are made of: short, concrete, easily said and typed, and none of them a word of a game."""

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""Of a room's code: no vowel (no words by accident), no 0/O, no 1/I, no Y."""


def new_key() -> str:
    """A key nobody can guess, safe in a cookie or an address."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is stored of a key. The key is random, so one plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_code() -> str:
    """A room's code: four signs, easily read aloud and typed."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(4))


@lru_cache(1024)
def return_word(house_key: bytes, seat: int, turn: int, lang: str) -> str:
    """The two short words of a seat, made from the house's key, so that they need not be stored."""
    digest = hmac.digest(house_key, f"return/{seat}/{turn}".encode(), "sha256")
    words = WORDS[lang]
    first, second = int.from_bytes(digest[:8], "big") % len(words), int.from_bytes(digest[8:16], "big") % len(words)
    return f"{words[first]}, {words[second]}"


def is_return_word(said: str, house_key: bytes, seat: int, turn: int) -> bool:
    """Whether `said` is the seat's word in either language; capitals, accents and signs do not matter."""
    letters = _letters(said)
    return any(hmac.compare_digest(letters, _letters(return_word(house_key, seat, turn, lang))) for lang in WORDS)


def _letters(text: str) -> bytes:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in plain if sign.isalpha()).encode("ascii", "replace")
