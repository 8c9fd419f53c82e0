"""A game is three folders: nothing in the companion, in shared scripts or in shared styles names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules import games
from rules.secte.table import ROLE_CODES, STEPS

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(
    path
    for folder, kind in (("companion", "*.py"), ("static/js", "*.js"), ("static/css", "*.css"), ("static", "sw.js"))
    for path in (ROOT / folder).rglob(kind)
)
SHARED_TEMPLATES = sorted((ROOT / "templates" / "house").glob("*.html"))
OTHERS = ("guardians", "gardien", "prophete", "curse", "rituel", "sect")


def words_of_games() -> set[str]:
    """Codes of games, their titles, and the codes of what is in them."""
    names = {*games.codes(), "la secte", "la-secte", "lasecte", *ROLE_CODES, *STEPS, *OTHERS}
    return {name for name in names if name not in WORDS_OF_EVERY_DAY}


WORDS_OF_EVERY_DAY = {
    "grace",
    "oeil",
}  # `oeil` is in French prose, `grace` in English; both are looked for as quoted codes


def test_there_is_something_to_look_at() -> None:
    assert len(FILES) > 30 and len(SHARED_TEMPLATES) > 10


@pytest.mark.parametrize("path", FILES + SHARED_TEMPLATES, ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_shared_names_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").casefold()
    found = [word for word in words_of_games() if re.search(rf"(?<![a-z]){re.escape(word)}(?![a-z])", text)]
    found += [code for code in WORDS_OF_EVERY_DAY if re.search(rf"""["'.#-]{code}["'\s]""", text)]
    assert found == []
