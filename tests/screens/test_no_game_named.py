"""A game is three folders: nothing the house shares names one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.games import codes, load
from tests.screens.conftest import ROOT

SHARED = sorted(
    path
    for folder, kinds in (
        ("templates/house", ("html", "ftl")),
        ("static/js", ("js",)),
        ("static/css", ("css",)),
        ("static", ("js", "html", "webmanifest")),
    )
    for kind in kinds
    for path in (ROOT / folder).glob(f"*.{kind}")
)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_shared_names_a_game(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    said = set(codes()) | {side for game in codes() for side in load(game).SIDES}
    assert [word for word in sorted(said) if re.search(rf"\b{re.escape(word)}\b", text)] == []
