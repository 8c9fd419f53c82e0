"""One language's catalogue: its sentences as Fluent has them, and what they need."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class _Placeholders(Visitor):
    """Collects the facts that a sentence needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Catalogue:
    """The sentences found in `<folder>/<name>/<lang>.ftl`. Raises ValueError for a file that cannot be read."""

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        for folder in folders:
            for path in sorted(folder.glob(f"*/{lang}.ftl")):
                self._add(path)

    def placeholders(self, code: str) -> set[str]:
        """The facts a sentence needs."""
        visitor = _Placeholders()
        visitor.visit(self.entries[code])
        return visitor.found

    def text(self, code: str, facts: dict[str, object]) -> tuple[str, list[Exception]]:
        """The sentence for `code`, and what went wrong."""
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            return "", [ValueError("no value")]
        text, errors = self._bundle.format_pattern(pattern, facts)
        return str(text), list(errors)

    def _add(self, path: Path) -> None:
        resource = FluentResource(path.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: cannot be read: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, ast.Message):
                if entry.id.name in self.entries:
                    raise ValueError(f"{path}: {entry.id.name} has a text already")
                self.entries[entry.id.name] = entry
        self._bundle.add_resource(resource)
