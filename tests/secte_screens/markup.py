"""What a region is made of, without the words: to compare the shape of what two seats see."""

from __future__ import annotations

from html.parser import HTMLParser

ALIKE = ("value", "checked", "data-state")
"""Attributes that hold a choice, not a shape."""
VOID = ("input", "br")
"""What is never closed."""


class _Shape(HTMLParser):
    def __init__(self, ignored: tuple[str, ...]) -> None:
        super().__init__()
        self.ignored, self.tags, self.outside, self._depth = ignored, list[str](), list[str](), 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kept = [f"{name}={value}" for name, value in attrs if name not in self.ignored]
        self.tags.append(" ".join([tag, *kept]))
        if self._depth or ("class", "secret") in attrs:
            self._depth += tag not in VOID
        else:
            self.outside.append(" ".join([tag, *kept]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if self._depth and tag not in VOID:
            self._depth -= 1

    def handle_endtag(self, tag: str) -> None:
        self.tags.append(f"/{tag}")
        self._depth = max(0, self._depth - 1)

    def handle_data(self, data: str) -> None:
        if not self._depth:
            self.outside.append(data)


def shape(html: str, *ignored: str) -> list[str]:
    """The tags in their order, with the attributes that make up a shape."""
    parser = _Shape((*ALIKE, *ignored))
    parser.feed(html)
    return parser.tags


def in_sight(html: str) -> list[str]:
    """What shows while no finger holds the secret: tags and words outside of it."""
    parser = _Shape(ALIKE)
    parser.feed(html)
    return parser.outside
