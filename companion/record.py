"""A finished game's record: read, replayed, and every draw computed again from the seed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.game import Game, ReplayDiverged, Row

from companion.errors import Refused, StartError
from companion.library import GameLibrary
from companion.store import Store, database_of


@dataclass(frozen=True)
class Report:
    """What a check of a record found. `problem` is "" when the record holds."""

    game: str
    game_id: str
    commitment: str
    rows: int
    draws: int
    ending: str
    problem: str = ""

    @property
    def is_good(self) -> bool:
        return not self.problem


def exported(store: Store, game_id: int) -> dict[str, Any]:
    """The record of one game as plain data. Raises StartError where there is none or it is still going on."""
    rows = store.rows("SELECT * FROM games WHERE id = ?", game_id)
    if not rows:
        raise StartError(f"There is no game {game_id} in {store.path}.")
    if rows[0]["ended"] is None:
        raise StartError(f"Game {game_id} is still going on; its seed is published at the end.")
    log = store.rows("SELECT number, kind, key, seat, data FROM log WHERE game = ? ORDER BY number", game_id)
    return {
        "id": str(game_id), "game": rows[0]["game"], "options": json.loads(rows[0]["options"]),
        "names": json.loads(rows[0]["names"]), "seed": rows[0]["seed"],
        "commitment": hashlib.sha256(bytes.fromhex(rows[0]["seed"])).hexdigest(),
        "log": [[row["kind"], row["key"], row["seat"], row["data"]] for row in log],
    }  # fmt: skip


def verify(game: str, data: Path, folders: tuple[Path, ...] = ()) -> Report:
    """Check the record of the game with this number. Raises StartError where there is none, or it is still going on."""
    if not (game.isascii() and game.isdigit()):
        raise StartError(f"A game is named by its number, as on its last screen; “{game[:40]}” is none.")
    if not database_of(data).exists():
        raise StartError(f"There is no record in {data}.")
    store = Store(database_of(data))
    try:
        return check(exported(store, int(game)), GameLibrary(folders))
    finally:
        store.close()


def check(record: dict[str, Any], library: GameLibrary) -> Report:
    """Replay a record. Every row the rules make, draws too, must be the row on record."""
    rows = [Row(*row) for row in record["log"]]
    seed = bytes.fromhex(record["seed"])
    commitment = hashlib.sha256(seed).hexdigest()
    facts = (record["game"], str(record["id"]), commitment, len(rows), sum(row.kind == "draw" for row in rows))
    if commitment != record["commitment"]:
        return Report(*facts, "", "the seed is not the one whose SHA-256 was shown at the start")
    try:
        game = Game(library.rules(record["game"]), record["options"], seed, rows)
    except (ReplayDiverged, Refused) as error:
        return Report(*facts, "", str(error))
    outcome = game.rules.outcome(game.table)
    return Report(*facts, outcome.ending if outcome else "")
