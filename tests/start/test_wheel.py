"""The wheel: built, installed with the pinned versions in a clean environment, and started far from the checkout."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import party
from companion import __version__
from tests.start.conftest import ROOT, STOP_SECONDS, Command, free_port

NO_REGISTRY = ("Failed to establish a new connection", "Temporary failure in name resolution", "NameResolutionError")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, cwd=out)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(out.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory, make_command: Callable[..., Command]) -> Command:
    """`hidden-hands` of an environment that holds the wheel and what it depends on, nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    venv = folder / "venv"
    party.make(venv)
    install = [party.python_of(venv), "-m", "pip", "install", "-q", "--no-input", "-c", ROOT / "constraints.txt", wheel]
    done = subprocess.run([str(part) for part in install], capture_output=True, text=True, cwd=folder)
    if any(sign in done.stderr for sign in NO_REGISTRY):
        pytest.skip("no package registry can be reached")
    assert done.returncode == 0, done.stderr
    return make_command(folder, party.python_of(venv).with_name("hidden-hands"))


def test_the_wheel_carries_templates_and_static_files(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for folder in ("templates", "static"):
        files = [path for path in (ROOT / folder).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        assert files
        missing = [path for path in files if f"companion/_{folder}/{path.relative_to(ROOT / folder)}" not in inside]
        assert not missing
    assert not [name for name in inside if name.startswith(("tests/", "e2e/", "benchmarks/"))]


def test_the_wheel_carries_the_data_of_its_packages(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    for package in ("rules", "companion"):
        files = [path for path in (ROOT / package).rglob("*") if path.is_file() and "__pycache__" not in path.parts]
        assert not [path for path in files if str(path.relative_to(ROOT)) not in inside]


def test_installed_it_says_what_it_is(installed: Command) -> None:
    assert installed("--version").stdout.strip() == f"hidden-hands {__version__}"
    assert "simulate" in installed("--help").stdout


def test_installed_it_starts_answers_and_stops(installed: Command) -> None:
    port = free_port()
    server = installed.start("run", "--no-browser", "--host", "127.0.0.1", "--port", port, "--data", "data")
    code = server.says(r"type the code (\w+)")[1]
    assert json.loads(server.get(f"http://127.0.0.1:{port}/healthz"))
    page = server.get(f"http://127.0.0.1:{port}/j/{code}").decode()
    style = page.split('rel="stylesheet" href="')[1].split('"')[0]
    assert server.get(f"http://127.0.0.1:{port}{style}")
    assert server.stop(signal.SIGTERM) < STOP_SECONDS


def test_installed_it_simulates(installed: Command) -> None:
    done = installed("simulate", "secte", "--games", 20, "--json")
    assert json.loads(done.stdout.splitlines()[-1])["games"] == 20
