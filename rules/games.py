"""The games there are: each package in this folder, and in any other folder that is named."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from rules.forms import IllegalInput
from rules.protocol import Rules

HERE = Path(__file__).parent


def codes(*folders: str | Path) -> tuple[str, ...]:
    """The codes of all games: names of packages in `rules/` and in `folders`, which may lie anywhere."""
    return tuple(_packages(folders))


def load(code: str, *folders: str | Path) -> Rules[Any]:
    """The game with this code. Raises IllegalInput unknown_game."""
    folder = _packages(folders).get(code)
    if folder is None:
        raise IllegalInput("unknown_game", game=code)
    return cast("Rules[Any]", importlib.import_module(f"rules.{code}") if folder == HERE else _load_from(folder, code))


def _packages(folders: tuple[str | Path, ...]) -> dict[str, Path]:
    found: dict[str, Path] = {}
    for place in (HERE, *(Path(folder).resolve() for folder in folders)):
        for module in pkgutil.iter_modules([str(place)]):
            if module.ispkg:
                found.setdefault(module.name, place)  # the house's own first: nothing outside replaces them
    return found


def _load_from(folder: Path, code: str) -> ModuleType:
    """A package outside `rules/`; it may import its own modules relatively, and `rules`."""
    name = f"rules_elsewhere_{code}"
    known = sys.modules.get(name)
    if known is not None:
        return known
    spec = importlib.util.spec_from_file_location(
        name, folder / code / "__init__.py", submodule_search_locations=[str(folder / code)]
    )
    if spec is None or spec.loader is None:
        raise IllegalInput("unknown_game", game=code)
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
