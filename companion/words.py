"""Every word a person reads, by code and language. The sentences stand in the catalogues (Fluent), one a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.catalogue import Catalogue

LANGS = ("fr", "en")
KEPT_SENTENCES = 8192  # a sentence is made once for each set of facts; an evening has a few thousand

_BEFORE = re.compile(r" ([?!;:»])")
_AFTER = re.compile(r"« ")


class UnknownWord(KeyError):
    """A code that has no text: ours to mend, never shown to a person."""


class Words:
    """The catalogues found in `folders`: `<name>/fr.ftl` and `<name>/en.ftl`, for the house and for every game.

    Each language is read when its first sentence is asked for: a start does not wait for that.
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = list(folders)
        self._read: dict[str, Catalogue] = {}
        self.say = lru_cache(KEPT_SENTENCES)(self._say)

    def has(self, lang: str, code: str) -> bool:
        """Whether this code has a text in this language."""
        return code in self.catalogue(lang).entries

    def codes(self, lang: str) -> Iterator[str]:
        """Every code of one language, for the tests that hold the catalogues complete."""
        return iter(self.catalogue(lang).entries)

    def placeholders(self, lang: str, code: str) -> set[str]:
        """The facts a sentence needs."""
        return self.catalogue(lang).placeholders(code)

    def catalogue(self, lang: str) -> Catalogue:
        """All of one language. Raises ValueError for a file that cannot be read, UnknownWord for another language."""
        if lang not in LANGS:
            raise UnknownWord(f"no such language: {lang}")
        if lang not in self._read:
            from companion.catalogue import Catalogue  # Fluent takes a tenth of a start, and the first page can wait

            self._read[lang] = Catalogue(lang, self._folders)
        return self._read[lang]

    def _say(self, lang: str, code: str, /, **facts: object) -> str:
        """The sentence for `code`. Raises UnknownWord where there is none, or where a fact is missing."""
        if not self.has(lang, code):
            raise UnknownWord(f"{lang}: {code}")
        text, errors = self.catalogue(lang).text(code, facts)
        if errors:
            raise UnknownWord(f"{lang}: {code}: {errors}")
        return _spaced(text) if lang == "fr" else text


def _spaced(text: str) -> str:
    """French puts a space before ? ! ; : and inside « »: one that never breaks a line."""
    return _AFTER.sub("«\u00a0", _BEFORE.sub("\u00a0\\1", text))
