"""What rules may use: the standard library and themselves, no clock, no chance but the seed's, no input or output."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "rules").rglob("*.py"))
TREES = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}

IMPURE = {
    "rules/simulate.py": {"random", "time"},  # a use of the rules, not a rule
    "rules/games.py": {"importlib", "pathlib", "pkgutil", "sys"},  # finds the folders of the games
}
PURE = {
    "__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "hmac", "itertools", "json", "math",
    "types", "typing", "unicodedata",
}  # fmt: skip


def imported(tree: ast.Module) -> set[str]:
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, "rules name what they import in full"
            found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("module", TREES)
def test_rules_import_the_standard_library_and_rules_only(module: str) -> None:
    assert imported(TREES[module]) <= {*sys.stdlib_module_names, "rules"}


@pytest.mark.parametrize("module", TREES)
def test_rules_are_pure(module: str) -> None:
    assert imported(TREES[module]) - {"rules"} <= PURE | IMPURE.get(module, set())


FORBIDDEN = {"hash", "id", "open", "print", "input", "eval", "exec", "globals", "vars"}


@pytest.mark.parametrize("module", TREES)
def test_nothing_depends_on_the_process(module: str) -> None:
    called = {n.func.id for n in ast.walk(TREES[module]) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
    assert not called & FORBIDDEN
    assert not any(isinstance(node, ast.Global | ast.Nonlocal) for node in ast.walk(TREES[module]))


@pytest.mark.parametrize("module", TREES)
def test_no_set_is_gone_through(module: str) -> None:
    """The order of a set differs from process to process."""
    for node in ast.walk(TREES[module]):
        over = node.iter if isinstance(node, ast.For | ast.comprehension) else None
        is_set = isinstance(over, ast.Set | ast.SetComp)
        is_call = (
            isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id in ("set", "frozenset")
        )
        assert not (is_set or is_call)


def scripts(trees: dict[str, ast.Module]) -> set[str]:
    """Names of functions that are scripts: they return `Script[…]`."""
    functions = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {each.name for each in functions if each.returns and ast.unparse(each.returns).startswith("Script")}


def forgotten(tree: ast.Module, names: set[str]) -> list[str]:
    """Calls of scripts that are not under `yield from`: such a phase does nothing, silently."""
    under = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.YieldFrom)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in under]
    called = [(node.lineno, getattr(node.func, "id", getattr(node.func, "attr", ""))) for node in calls]
    return [f"line {line}: {name}" for line, name in called if name in names]


DRIVERS = {"rules/game.py", "rules/simulate.py"}
"""These run a script themselves."""


@pytest.mark.parametrize("module", sorted(set(TREES) - DRIVERS))
def test_every_script_is_called_with_yield_from(module: str) -> None:
    names = scripts(TREES)
    assert len(names) > 5
    own = {module: TREES[module]}
    local = {each.asname or each.name for each in ast.walk(TREES[module]) if isinstance(each, ast.alias)}
    assert not forgotten(TREES[module], names & (scripts(own) | local))


def test_a_forgotten_yield_from_is_found() -> None:
    tree = ast.parse("def vote(table) -> Script[None]:\n    yield\ndef play(table) -> Script[None]:\n    vote(table)\n")
    assert forgotten(tree, scripts({"x": tree})) == ["line 4: vote"]


@pytest.mark.parametrize("module", TREES)
def test_modules_stay_small(module: str) -> None:
    assert len((ROOT / module).read_text(encoding="utf-8").splitlines()) < 300


def test_functions_stay_short() -> None:
    lengths = sorted(
        (node.end_lineno or 0) - node.body[0].lineno + 1
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    )
    assert lengths[len(lengths) // 2] <= 8
    assert lengths[len(lengths) * 9 // 10] <= 30
