"""Every clause has a test that bears its number, or stands in tests/not_testable.md with the reason.

What the rules cannot hold by themselves (phones that drop out, the host's controls, the clock) is held by tests of the
companion and of the browsers.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.rules.reseau_mere import clauses as reseau_mere
from tests.rules.secte import clauses as secte

ROOT = Path(__file__).parents[2]
NOT_TESTABLE = ROOT / "tests" / "not_testable.md"
PAGES = {"la-secte.md": (*secte.SEC, *secte.RULINGS), "reseau-mere.md": (*reseau_mere.RES, *reseau_mere.RULINGS)}
"""The page of each game, and what it has to tell."""
ALL = {clause for clauses in PAGES.values() for clause in clauses} | set(secte.COM)


@cache
def names_of_tests() -> tuple[str, ...]:
    """Of every test function."""
    paths = [path for folder in ("tests", "e2e") for path in sorted((ROOT / folder).rglob("test_*.py"))]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return tuple(node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"))


def named(number: str) -> set[str]:
    """The numbers of this shape in the names of all tests."""
    shape = rf"(?<=_)(sec|res|com)_({number})(?!\d)"
    return {f"{a}-{b}".upper() for name in names_of_tests() for a, b in re.findall(shape, name)}


def named_by_tests() -> set[str]:
    return named(r"a?\d\d")


def excused() -> set[str]:
    """The numbers in the list, each with a reason."""
    lines = NOT_TESTABLE.read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"- ((?:SEC|RES|COM)-A?\d\d): .{20,}", line) for line in lines if line.startswith("- ")]
    assert all(found), "a line without a number or a reason"
    return {match[1] for match in found if match}


def test_the_numbers_are_all_there() -> None:
    assert (len(secte.SEC), len(secte.RULINGS), len(secte.COM)) == (57, 47, 12)
    assert (len(reseau_mere.RES), len(reseau_mere.RULINGS), len(reseau_mere.VECTORS)) == (66, 33, 25)


def test_every_clause_is_tested_or_excused() -> None:
    assert sorted(ALL - named_by_tests() - excused()) == []


def test_no_clause_is_both() -> None:
    assert named_by_tests() & excused() == set()


def test_no_test_names_a_clause_that_is_not() -> None:
    assert named_by_tests() | excused() <= ALL


def test_every_vector_of_reseau_mere_is_tested() -> None:
    assert {each for each in named(r"v\d\d") if each.startswith("RES")} == set(reseau_mere.VECTORS)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_of_the_game_tells_every_clause(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    told = set(re.findall(r"(?:SEC|RES)-A?\d\d", text))
    for game, first, last in re.findall(r"(SEC|RES)-(\d\d) to (?:SEC|RES)-(\d\d)", text):
        told |= {f"{game}-{number:02}" for number in range(int(first), int(last) + 1)}
    assert sorted(set(PAGES[page]) - told) == []
