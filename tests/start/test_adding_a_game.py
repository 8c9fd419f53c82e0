"""docs/adding-a-game.md names every place that a game touches, and no other file names a game but the first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.games import codes

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
FIRST = "secte"
"""The game that the house is tested with: its name stands in tests of the house, and it is called *La* Secte."""
TEXT = {".py", ".md", ".html", ".ftl", ".js", ".css", ".svg", ".toml", ".txt", ".json"}
FOLDERS = ("rules", "companion", "templates", "static", "tests", "e2e", "benchmarks", "docs")
ANYWHERE = {
    "README.md",
    "CHANGELOG.md",
    "docs/adding-a-game.md",
    "docs/performance.md",
    "benchmarks/run.py",
    "benchmarks/played.py",
}
"""What tells of the games there are, and measures them."""


def places(game: str) -> list[str]:
    """The first column of the list, for one game."""
    listed = re.findall(r"^\| `([^`]+)` \|", PAGE.read_text("utf-8"), re.M)
    return [place.replace("<game>", game.replace("_", "-") if place.startswith("docs/") else game) for place in listed]


def files() -> list[Path]:
    """All that is written by hand."""
    return [
        path
        for folder in FOLDERS
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in TEXT and "__pycache__" not in path.parts
    ]


def test_the_list_is_found() -> None:
    assert len(places(FIRST)) >= 10


@pytest.mark.parametrize("game", [code for code in codes() if code != FIRST])
def test_each_place_exists(game: str) -> None:
    assert [place for place in places(game) if not (ROOT / place).exists()] == []


@pytest.mark.parametrize("game", [code for code in codes() if code != FIRST])
def test_no_other_file_names_the_game(game: str) -> None:
    allowed = places(game)
    naming = [path.relative_to(ROOT).as_posix() for path in files() if names(path, game)]
    assert naming, "its own files do"
    elsewhere = [path for path in naming if path not in ANYWHERE and not any(map(path.startswith, allowed))]
    assert elsewhere == []


def names(path: Path, game: str) -> bool:
    """Whether a file has the game's code in it, as a word, in any of its spellings."""
    word = re.compile(rf"(?<![a-z]){game.replace('_', '[-_]')}(?![a-z])")
    return bool(word.search(path.read_text("utf-8")))
