"""How much of the long tests to run."""

from __future__ import annotations

import os

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--cpu-seconds",
        type=float,
        default=float(os.environ.get("HIDDEN_HANDS_CPU_SECONDS", "60")),
        help="processor time for the random play of each game (60)",
    )
    parser.addoption(
        "--long",
        action="store_true",
        default=os.environ.get("HIDDEN_HANDS_LONG") == "1",
        help="the numbers of a release",
    )


@pytest.fixture(scope="session")
def is_long(request: pytest.FixtureRequest) -> bool:
    """Whether this is the run for a release."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session")
def cpu_seconds(request: pytest.FixtureRequest, is_long: bool) -> float:
    """Processor time for the random play of each game."""
    return float(request.config.getoption("--cpu-seconds")) * (20 if is_long else 1)
