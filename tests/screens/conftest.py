"""The house's screens, with a game of words alone beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.assets import Assets
from companion.screens import Screens
from companion.words import Words

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "templates", Path(__file__).parent / "templates")


@pytest.fixture(scope="session")
def words() -> Words:
    return Words(FOLDERS)


@pytest.fixture(scope="session")
def assets() -> Assets:
    return Assets([ROOT / "static"])


@pytest.fixture(scope="session")
def screens(words: Words, assets: Assets) -> Screens:
    return Screens(words, FOLDERS, assets.url, assets.has)
