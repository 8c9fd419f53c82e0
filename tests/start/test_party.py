"""party.py: an environment on a bare machine, by whatever way this machine leaves open."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import party
from companion import __version__
from tests.start.conftest import ROOT, clean_environment

NEEDED = ("party.py", "pyproject.toml", "constraints.txt", "companion", "rules", "templates", "static")


def checkout(folder: Path) -> Path:
    """A copy of what the command needs, far from this checkout's environment."""
    copy = folder / "a checkout with a space"
    copy.mkdir()
    for name in NEEDED:
        source = ROOT / name
        shutil.copytree(source, copy / name) if source.is_dir() else shutil.copy(source, copy / name)
    return copy


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """party.py by the Python below this environment, as on a machine that has nothing else."""
    python = os.path.realpath(sys.executable)
    passed_on = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    environment = clean_environment(copy.parent, passed_on)
    command = [python, str(copy / "party.py"), *arguments]
    return subprocess.run(command, cwd=copy.parent, env=environment, capture_output=True, text=True, timeout=300)


def test_a_first_start_a_warm_one_and_one_after_a_change(tmp_path: Path) -> None:
    copy = checkout(tmp_path)
    first = run(copy, "--version")
    if "Failed to establish a new connection" in first.stderr:
        pytest.skip("no package registry can be reached")
    assert first.stdout == f"hidden-hands {__version__}\n", first.stderr
    assert "Setting up" in first.stderr and "Ready in" in first.stderr

    warm = run(copy, "--version")
    assert (warm.stdout, warm.stderr) == (first.stdout, "")

    pins = copy / "constraints.txt"
    pins.write_text(pins.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert "Setting up" in run(copy, "--version").stderr

    shutil.rmtree(copy / ".venv" / "bin")  # broken, as by a newer Python of the system
    mended = run(copy, "--version")
    assert mended.stdout == first.stdout and "Setting up" in mended.stderr
    assert run(copy, "dance").returncode == 2


def test_without_arguments_it_says_what_it_can() -> None:
    done = subprocess.run([sys.executable, ROOT / "party.py"], capture_output=True, text=True)
    assert done.returncode != 0
    assert "party.py run" in done.stderr and not done.stdout


def test_it_imports_the_standard_library_only() -> None:
    script = "import sys; sys.path.insert(0, sys.argv[1]); import party; print(party.main)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script, str(ROOT)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_an_old_python_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(party, "NEWEST_TOO_OLD", sys.version_info[:2])
    with pytest.raises(SystemExit, match="or newer; this is"):
        party.main()


# Where the system's Python has no ensurepip


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither root nor uv, and a Python without ensurepip and pip."""
    monkeypatch.setattr(party, "has_module", lambda name: False)
    monkeypatch.setattr(party, "IS_ROOT", False)
    monkeypatch.setattr(shutil, "which", lambda name: None)


def test_with_a_wheel_of_pip(bare: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wheel = wheel_of_pip()
    monkeypatch.setattr(party, "pip_wheel", lambda folder: wheel)
    party.make(tmp_path / "venv")
    assert party.is_whole(tmp_path / "venv")


def wheel_of_pip() -> Path:
    """The wheel that Python's own ensurepip carries, or the system's."""
    ensurepip = pytest.importorskip("ensurepip", reason="this system cannot show the way: its Python has no ensurepip")
    places = [Path(ensurepip.__file__).parent / "_bundled", Path("/usr/share/python-wheels")]
    found = [wheel for place in places for wheel in place.glob("pip-*.whl")]
    assert found
    return found[0]


def test_with_a_pip_outside(bare: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(party, "has_module", lambda name: name == "pip")
    monkeypatch.setattr(party, "quietly", lambda *command, **more: asked.append(command) or 0)
    assert party.with_other_pip(tmp_path / "venv")
    assert "--without-pip" in asked[0] and "--python" in asked[1]


def test_as_root_on_debian_the_systems_package_is_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(party, "IS_ROOT", True)
    monkeypatch.setattr(shutil, "which", lambda name: "/usr/bin/apt-get")
    monkeypatch.setattr(party, "quietly", lambda *command, **more: asked.append(command) or 0)
    assert party.with_debian_package(tmp_path / "venv")
    assert asked[1][:2] == ("apt-get", "install") and str(asked[1][-1]).endswith("-venv")


def test_when_nothing_works_it_says_what_would(bare: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(party, "pip_wheel", lambda folder: None)
    with pytest.raises(SystemExit, match="apt-get install python3"):
        party.make(tmp_path / "venv")
    assert not (tmp_path / "venv").exists()


@pytest.mark.parametrize("way", [party.with_debian_package, party.with_uv, party.with_other_pip])
def test_a_way_that_is_not_there_is_passed_over(bare: None, way: Callable[[Path], bool], tmp_path: Path) -> None:
    assert not way(tmp_path / "venv")


def test_a_checkout_that_is_read_only_gets_its_environment_elsewhere(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("HIDDEN_HANDS_VENV", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(party, "is_current", lambda venv, extra: False)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert party.chosen_folder("").parent == tmp_path / "hidden-hands"
