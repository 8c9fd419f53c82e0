"""Every clause has a test that bears its number, or stands in tests/not_testable.md with the reason.

What the rules cannot hold by themselves (phones that drop out, the host's controls, the clock) is held by tests of the
companion and of the browsers.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.rules.secte.clauses import ALL, COM, RULINGS, SEC

ROOT = Path(__file__).parents[3]
NOT_TESTABLE = ROOT / "tests" / "not_testable.md"


def named_by_tests() -> set[str]:
    """The numbers in the names of all tests."""
    found = set()
    for path in (path for folder in ("tests", "e2e") for path in sorted((ROOT / folder).rglob("test_*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {f"{a}-{b}".upper() for a, b in re.findall(r"(?<=_)(sec|com)_(a?\d\d)(?!\d)", node.name)}
    return found


def excused() -> set[str]:
    """The numbers in the list, each with a reason."""
    lines = NOT_TESTABLE.read_text(encoding="utf-8").splitlines()
    found = [re.fullmatch(r"- ((?:SEC|COM)-A?\d\d): .{20,}", line) for line in lines if line.startswith("- ")]
    assert all(found), "a line without a number or a reason"
    return {match[1] for match in found if match}


def test_the_numbers_are_all_there() -> None:
    assert (len(SEC), len(RULINGS), len(COM)) == (57, 47, 12)


def test_every_clause_is_tested_or_excused() -> None:
    assert set(ALL) - named_by_tests() - excused() == set()


def test_no_clause_is_both() -> None:
    assert named_by_tests() & excused() == set()


def test_no_test_names_a_clause_that_is_not() -> None:
    assert named_by_tests() | excused() <= set(ALL)


def test_the_page_of_the_game_tells_every_clause() -> None:
    page = (ROOT / "docs" / "la-secte.md").read_text(encoding="utf-8")
    told = set(re.findall(r"SEC-A?\d\d", page))
    for first, last in re.findall(r"SEC-(\d\d) to SEC-(\d\d)", page):
        told |= {f"SEC-{number:02}" for number in range(int(first), int(last) + 1)}
    assert {*SEC, *RULINGS} <= told
