"""Every word a person reads, by code and language. The sentences stand in the catalogues (Fluent), one a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGS = ("fr", "en")
KEPT_SENTENCES = 8192  # a sentence is made once for each set of facts; an evening has a few thousand

_BEFORE = re.compile(r" ([?!;:»])")
_AFTER = re.compile(r"« ")


class UnknownWord(KeyError):
    """A code that has no text: ours to mend, never shown to a person."""


class _Placeholders(Visitor):
    """Collects the facts that a sentence needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Words:
    """The catalogues found in `folders`: `<name>/fr.ftl` and `<name>/en.ftl`, for the house and for every game."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._bundles = {lang: FluentBundle([lang], use_isolating=False) for lang in LANGS}
        self._entries: dict[str, dict[str, ast.Message]] = {lang: {} for lang in LANGS}
        for folder in folders:
            for lang in LANGS:
                for path in sorted(folder.glob(f"*/{lang}.ftl")):
                    self._add(lang, path)
        self.say = lru_cache(KEPT_SENTENCES)(self._say)

    def has(self, lang: str, code: str) -> bool:
        """Whether this code has a text in this language."""
        return code in self._entries[lang]

    def codes(self, lang: str) -> Iterator[str]:
        """Every code of one language, for the tests that hold the catalogues complete."""
        return iter(self._entries[lang])

    def placeholders(self, lang: str, code: str) -> set[str]:
        """The facts a sentence needs."""
        visitor = _Placeholders()
        visitor.visit(self._entries[lang][code])
        return visitor.found

    def _say(self, lang: str, code: str, /, **facts: object) -> str:
        """The sentence for `code`. Raises UnknownWord where there is none, or where a fact is missing."""
        if code not in self._entries.get(lang, {}):
            raise UnknownWord(f"{lang}: {code}")
        bundle = self._bundles[lang]
        pattern = bundle.get_message(code).value
        text, errors = bundle.format_pattern(pattern, facts) if pattern else ("", ["no value"])
        if errors:
            raise UnknownWord(f"{lang}: {code}: {errors}")
        return _spaced(str(text)) if lang == "fr" else str(text)

    def _add(self, lang: str, path: Path) -> None:
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: cannot be read: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._entries[lang]:
                    raise ValueError(f"{path}: {entry.id.name} has a text already")
                self._entries[lang][entry.id.name] = entry
        self._bundles[lang].add_resource(resource)


def _spaced(text: str) -> str:
    """French puts a space before ? ! ; : and inside « »: one that never breaks a line."""
    return _AFTER.sub("«\u00a0", _BEFORE.sub("\u00a0\\1", text))
