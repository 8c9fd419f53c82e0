"""One-use links that make a device the host's: two minutes, stored as a hash, shown on the terminal only."""

from __future__ import annotations

import json
import time
from pathlib import Path

from companion.errors import StartError
from companion.house import LINK_SECONDS
from companion.keys import hashed, new_key
from companion.store import Store, database_of

RUNNING = "running.json"


def path_of_new_link(store: Store) -> str:
    """The path of a fresh link; older ones that ran out are forgotten."""
    key, now = new_key(), time.time()
    store.write(
        [
            ("DELETE FROM host_links WHERE expires < ?", (now,)),
            ("INSERT INTO host_links (key_hash, expires) VALUES (?, ?)", (hashed(key), now + LINK_SECONDS)),
        ]
    )
    return f"/host/{key}"


def note_running(data: Path, base: str) -> None:
    """Leave the running server's own address beside its record, for `new_link`."""
    (data / RUNNING).write_text(json.dumps({"base": base}), encoding="utf-8")


def new_link(data: Path) -> str:
    """A link to the server that runs on this data folder. Raises StartError where none has run."""
    try:
        base = json.loads((data / RUNNING).read_text(encoding="utf-8"))["base"]
    except (OSError, ValueError, KeyError) as error:
        raise StartError(
            f"No server has been started with the folder {data}. Say the folder of yours with --data."
        ) from error
    store = Store(database_of(data))
    try:
        return str(base) + path_of_new_link(store)
    finally:
        store.close()
