"""What `run` was told, and where templates and static files lie."""

from __future__ import annotations

import os
import shlex
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

SAID_AS = "PARTY_SAID_AS"
"""Where `party.py` leaves how it was called."""
PACKAGE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Settings:
    """How one server runs. `pace` multiplies every duration (0.05 is twenty times as fast); `url` is the public address
    behind a proxy, empty when phones reach the server itself; `lang` is empty for the language of each device;
    `game_folders` hold games beside those that ship.
    """

    port: int = 8000
    host: str = "0.0.0.0"
    data: Path = field(default_factory=lambda: default_data())
    browser: bool = True
    lang: str = ""
    url: str = ""
    pace: float = 1.0
    game_folders: tuple[Path, ...] = ()


def default_data() -> Path:
    """The folder of this user's data, by the habits of the system."""
    return user_data_path("hidden-hands", appauthor=False)


def command_line(name: str, data: Path) -> str:
    """How another command is typed here: as `party.py` was, or by the installed name, with a folder of one's own."""
    said = os.environ.get(SAID_AS, "hidden-hands")
    return f"{said} {name}" + ("" if data == default_data() else f" --data {shlex.quote(str(data))}")


def templates_folder() -> Path:
    """The folder of all templates: inside the installed package, else beside it in a checkout."""
    return _folder("templates")


def static_folder() -> Path:
    """The folder of all static files: inside the installed package, else beside it in a checkout."""
    return _folder("static")


def _folder(name: str) -> Path:
    installed = PACKAGE / f"_{name}"
    return installed if installed.is_dir() else PACKAGE.parent / name
