"""Evenings for the tests of the companion."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.store import Store, database_of
from tests.companion.evening import Evening
from tests.companion.siege import Siege, besiege
from tests.companion.small_game import Shelf, SmallGame
from tests.companion.wire import Hall, Server


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(database_of(tmp_path))
    yield opened
    opened.close()


@pytest.fixture
def opens(tmp_path: Path) -> Iterator[Callable[..., Evening]]:
    """Makes evenings on a folder of this test, and closes them."""
    opened: list[Evening] = []

    def opens(folder: Path = tmp_path, **how: Any) -> Evening:
        opened.append(Evening(folder, **how))
        return opened[-1]

    yield opens
    for evening in opened:
        evening.closed()


@pytest.fixture
def evening(opens: Callable[..., Evening]) -> Evening:
    """A lobby of La Secte."""
    return opens()


@pytest.fixture
def game() -> SmallGame:
    return SmallGame()


@pytest.fixture
def small(opens: Callable[..., Evening], game: SmallGame) -> Evening:
    """Three people play the small game."""
    evening = opens(library=Shelf(game))
    evening.six_sit(("Ana", "Bo", "Cléo"))
    return evening.starts()


@pytest.fixture
def chance() -> random.Random:
    return random.Random(20)


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One real server for all tests that need not end it."""
    server = Server(tmp_path_factory.mktemp("shared"))
    yield server
    server.closed()


@pytest.fixture
def hall(shared: Server) -> Hall:
    """A room of this test's own on the shared server."""
    return Hall(shared)


@pytest.fixture
def siege(hall: Hall) -> Siege:
    """A game on the shared server, with somebody at the table who means harm."""
    return besiege(hall)


@pytest.fixture
def serves(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts real servers on this test's folder, and ends them."""
    running: list[Server] = []

    def serves(pace: float = 1.0) -> Server:
        running.append(Server(tmp_path / "served", pace))
        return running[-1]

    yield serves
    for server in running:
        server.closed()
