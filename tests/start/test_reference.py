"""The generated reference page and the hand-written ones keep up with the code."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from types import ModuleType

import pytest

from rules import games
from tests.start.conftest import ROOT

REFERENCE = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
DEPENDENCIES = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
READ_BY_USERS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
CODE = ("party.py", "companion", "rules", "tests", "e2e", "benchmarks")


@pytest.fixture(scope="module")
def generator() -> ModuleType:
    """docs/make_reference.py, which is no package."""
    spec = importlib.util.spec_from_file_location("make_reference", ROOT / "docs" / "make_reference.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_reference_is_what_the_code_says(generator: ModuleType) -> None:
    assert generator.page() == REFERENCE, "python3 party.py …: run docs/make_reference.py again (CONTRIBUTING.md)"


def test_every_variable_that_the_code_reads_is_there() -> None:
    sources = [path for name in CODE for path in [ROOT / name, *(ROOT / name).rglob("*.py")] if path.is_file()]
    read = {name for path in sources for name in re.findall(r"HIDDEN_HANDS_[A-Z_]*[A-Z]", path.read_text("utf-8"))}
    assert read
    assert not [name for name in sorted(read) if f"`{name}`" not in REFERENCE]


def test_every_game_and_option_is_there() -> None:
    for code in games.codes():
        assert f"(`{code}`)" in REFERENCE
        assert not [option.code for option in games.load(code).OPTIONS if f"`{option.code}`" not in REFERENCE]


def test_every_dependency_has_its_line_and_its_pin() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["test"]]
    names = [re.split(r"[<>=!~\[ ]", one)[0] for one in [*wanted, *project["build-system"]["requires"]]]
    pins = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower()
    for name in names:
        assert f"**{name}**" in DEPENDENCIES
        assert re.search(rf"^{re.escape(name)}==", pins, re.MULTILINE)


def test_every_module_has_its_line() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    modules = [path.name for name in ("rules", "companion") for path in (ROOT / name).glob("*.py")]
    assert not [name for name in modules if f"{name}`" not in page and not name.startswith("__")]


def test_pins_are_exact_and_without_addresses() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert not [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+", pin)]


@pytest.mark.parametrize("name", READ_BY_USERS)
def test_every_path_that_a_page_names_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    linked = re.findall(r"\]\((?!https?:|#)([^)#]+)", text)
    assert not [path for path in linked if not (ROOT / path).exists()]


def test_the_readme_shows_both_screens_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for wanted in ("docs/images/host.png", "docs/images/phone.png", "python3 party.py run", "python3 party.py test"):
        assert wanted in text
