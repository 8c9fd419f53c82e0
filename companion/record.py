"""A finished game's record: read, replayed, and every draw computed again from the seed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.errors import Refused, StartError
from companion.library import GameLibrary
from companion.live import outcome_as_stored
from companion.store import Store, database_of
from rules.forms import IllegalInput
from rules.game import Game, ReplayDiverged, Row, RulesBug
from rules.options import complete


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
        """Whether nothing was found that the rules and the seed would not have made."""
        return not self.problem


def exported(store: Store, game_id: int) -> dict[str, Any]:
    """The record of one game as plain data. Raises StartError where there is none or it is still going on."""
    rows = store.rows("SELECT * FROM games WHERE id = ?", game_id)
    if not rows:
        raise StartError(f"There is no game {game_id} in {store.path}.")
    if rows[0]["ended"] is None:
        raise StartError(f"Game {game_id} is still going on; its seed is published at the end.")
    log = store.rows("SELECT number, kind, key, seat, data FROM log WHERE game = ? ORDER BY number", game_id)
    told = {name: rows[0][name] for name in ("game", "options", "names", "seed", "outcome")}
    return {"id": str(game_id), **told, "log": [list(row.values()) for row in log]}


def verify(game: str, data: Path, folders: tuple[Path, ...] = ()) -> Report:
    """Check the record of the game with this number. Raises StartError where there is none, or it is still going on."""
    if not (game.isascii() and game.isdigit()):
        raise StartError(f"A game is named by its number, as on its last screen; “{game[:40]}” is none.")
    if len(game) > 15:
        raise StartError(f"There is no game {game[:40]} in {data}.")
    if not database_of(data).exists():
        raise StartError(f"There is no record in {data}. Say the folder of yours with --data.")
    store = Store(database_of(data))
    try:
        return check(exported(store, int(game)), GameLibrary(folders))
    finally:
        store.close()


def check(record: dict[str, Any], library: GameLibrary) -> Report:
    """Replay a record. Every row the rules make, draws too, must be the row on record, and so must the ending."""
    rows, seed, problem, ending = record["log"], _bytes(record["seed"]), "", ""
    try:
        ending = _replayed(record, seed, library)
    except (
        RulesBug,
        Refused,
        IllegalInput,
        ValueError,
        TypeError,
    ) as error:  # the last two: no row of ours
        problem = " ".join(str(error).split()) or "the record cannot be read"
    draws = sum(row[1] == "draw" for row in rows)
    return Report(
        record["game"], str(record["id"]), hashlib.sha256(seed).hexdigest(), len(rows), draws, ending, problem
    )


def _replayed(record: dict[str, Any], seed: bytes, library: GameLibrary) -> str:
    """The ending, once all is found to fit. Raises ReplayDiverged, Refused, ValueError, TypeError."""
    if len(seed) != 32:
        raise ReplayDiverged("the seed is none")
    if [number for number, *_ in record["log"]] != list(range(len(record["log"]))):
        raise ReplayDiverged("a row is missing")
    rules, options = library.rules(record["game"]), json.loads(record["options"])
    players = options.pop("players")
    if complete(rules, options, players) != {**options, "players": players}:
        raise ReplayDiverged("the options are not those of the game")
    game = Game(rules, {**options, "players": players}, seed, [Row(*row) for _, *row in record["log"]])
    stored = outcome_as_stored(game.rules.outcome(game.table), json.loads(record["names"]))
    if record["outcome"] is not None and json.loads(record["outcome"]) != stored:
        raise ReplayDiverged("the rules end it otherwise than is on record")
    if record["outcome"] is None and game.is_over:
        raise ReplayDiverged("the ending is missing")
    return str(stored["ending"])


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
