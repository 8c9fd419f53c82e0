"""`verify`: a finished game's record is replayed and every draw computed again."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.errors import StartError
from companion.record import Report, verify
from companion.store import database_of
from tests.companion.evening import Evening


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A game of La Secte that is over, with one rewind in it."""
    evening, chance = Evening(tmp_path_factory.mktemp("played")), random.Random(20)
    evening.six_sit()
    evening.starts()
    evening.plays_to("vote", chance)
    evening.host("rewind", key=evening.live.game.rewindable()[1][0])
    evening.plays_on(chance)
    yield evening
    evening.closed()


@pytest.fixture
def played(finished: Evening, opens: Callable[..., Evening], tmp_path: Path) -> Evening:
    """The same, on a record that may be spoiled."""
    finished.store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    shutil.copy(database_of(finished.folder), database_of(tmp_path))
    return opens()


def checked(evening: Evening) -> Report:
    return verify("1", evening.folder)


def test_a_record_that_holds(played: Evening) -> None:
    report = checked(played)
    log = played.live.game.log
    assert report.is_good and report.problem == ""
    assert (report.game, report.game_id, report.rows) == ("secte", "1", len(log))
    assert report.draws == sum(row.kind == "draw" for row in log) > 0
    outcome = played.live.rules.outcome(played.live.game.table)
    assert outcome and report.ending == outcome.ending
    assert report.commitment == played.told["host"][-1].split('commitment\\": \\"')[1][:64]


LAST = "WHERE number = (SELECT max(number) FROM log WHERE kind = 'put')"
CHANGES = {
    "another draw": "UPDATE log SET data = '[' || '7' || substr(data, instr(data, ',')) WHERE number = 0",
    "another seed": "UPDATE games SET seed = substr(seed, 3) || '00'",
    "a missing draw": "DELETE FROM log WHERE number = (SELECT max(number) FROM log WHERE kind = 'draw')",
    "a missing close": "DELETE FROM log WHERE number = (SELECT min(number) FROM log WHERE kind = 'close')",
    "a missing answer": "DELETE FROM log WHERE number = (SELECT min(number) FROM log WHERE kind = 'put')",
    "a missing last row": "DELETE FROM log WHERE number = (SELECT max(number) FROM log)",
    "an answer of another seat": "UPDATE log SET seat = 9 {LAST}",
    "an answer nobody offered": "UPDATE log SET data = '{\"against\":9}' {LAST}",
    "no JSON": "UPDATE log SET data = '{' {LAST}",
    "a row of no kind": "UPDATE log SET kind = 'wish' {LAST}",
    "other winners": "UPDATE games SET outcome = '{\"ending\": \"rounds_over\", \"winners\": [\"Nobody\"]}'",
    "another ending": "UPDATE games SET outcome = replace(outcome, '_', '-')",
    "other options": "UPDATE games SET options = replace(options, '\"rounds\": 3', '\"rounds\": 9')",
    "a seed that is none": "UPDATE games SET seed = 'zz'",
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_record_that_was_changed_is_found_out(played: Evening, change: str) -> None:
    before = checked(played)
    assert before.is_good
    played.store.db.execute(CHANGES[change].replace("{LAST}", LAST))
    report = checked(played)
    assert not report.is_good and report.problem != "" and "\n" not in report.problem


def test_a_seed_that_was_not_the_one_on_the_screen(played: Evening) -> None:
    """The commitment that `verify` prints is what people compare with the photo of the host screen."""
    before = checked(played).commitment
    played.store.db.execute("UPDATE games SET seed = substr(seed, 3) || '00'")
    assert checked(played).commitment != before


def test_a_game_that_goes_on_keeps_its_seed(small: Evening) -> None:
    with pytest.raises(StartError, match="still going on"):
        verify("1", small.folder)


@pytest.mark.parametrize("name", ["2", "99999999999999999999999", "x", "", "-1", "１", "1; DROP TABLE log"])
def test_a_game_that_is_not_there(played: Evening, name: str) -> None:
    with pytest.raises(StartError):
        verify(name, played.folder)


def test_a_folder_without_a_record_is_left_empty(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(StartError, match="no record"):
        verify("1", empty)
    assert not database_of(empty).exists()


def test_a_game_the_host_ended_early_has_no_ending(opens: Callable[..., Evening], chance: random.Random) -> None:
    evening = opens()
    evening.six_sit()
    evening.starts()
    evening.plays_to("steps", chance)
    evening.host("end")
    report = checked(evening)
    assert report.is_good and report.ending == ""
