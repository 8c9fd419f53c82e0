"""The record on disk, with a real SQLite."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlite_utils import Database

from companion.errors import NotStored, StartError
from companion.migrations import migrations
from companion.schema import NAMES, TABLE, applied
from companion.schema import SET as SET_OF_MIGRATIONS
from companion.store import Store, database_of
from tests.companion.evening import at_once

SET = "INSERT INTO settings (name, value) VALUES (?, ?)"


def settings(store: Store) -> dict[str, str]:
    return {row["name"]: row["value"] for row in store.rows("SELECT * FROM settings")}


def marks(path: Path) -> dict[str, str]:
    """The bytes of the database file, and of nothing else in its folder."""
    return {each.name: hashlib.sha256(each.read_bytes()).hexdigest() for each in path.parent.iterdir() if each == path}


def test_it_is_made_with_the_care_of_a_record(store: Store, tmp_path: Path) -> None:
    pragmas = {name: store.db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}
    assert database_of(tmp_path).exists()


def test_what_is_written_is_there_for_another_reader_at_once(store: Store, tmp_path: Path) -> None:
    store.write([(SET, ("a", "1")), (SET, ("b", "2"))])
    other = sqlite3.connect(database_of(tmp_path))
    assert other.execute("SELECT count(*) FROM settings").fetchone() == (2,)
    other.close()


def test_a_transaction_is_all_or_nothing(store: Store) -> None:
    store.write([(SET, ("a", "1"))])
    with pytest.raises(NotStored):
        store.write([(SET, ("b", "2")), (SET, ("a", "again"))])
    assert settings(store) == {"a": "1"}
    store.write([(SET, ("b", "2"))])
    assert settings(store) == {"a": "1", "b": "2"}


def test_writers_at_once_are_all_stored_and_a_bad_one_harms_nobody(store: Store) -> None:
    store.write([(SET, ("taken", "x"))])
    acts = [lambda n=n: store.write([(SET, (f"n{n}", str(n)))]) for n in range(12)]
    results = at_once(*acts, lambda: store.write([(SET, ("mine", "y")), (SET, ("taken", "y"))]))
    assert [type(result) for result in results] == [type(None)] * 12 + [NotStored]
    assert settings(store) == {"taken": "x"} | {f"n{n}": str(n) for n in range(12)}


def test_whoever_reads_does_not_fall_into_the_middle_of_what_is_being_written(store: Store) -> None:
    """Both halves of a pair are written together: a reader sees both or neither, and neither of them fails."""

    def writes(number: int) -> None:
        for turn in range(20):
            store.write([(SET, (f"{number}.{turn}.a", "1")), (SET, (f"{number}.{turn}.b", "1"))])

    def reads() -> set[int]:
        return {len(store.rows("SELECT 1 FROM settings")) % 2 for _ in range(100)}

    writers = [lambda number=number: writes(number) for number in range(4)]
    assert at_once(*writers, reads, reads, reads) == [None] * 4 + [{0}] * 3
    assert len(settings(store)) == 4 * 20 * 2


@pytest.mark.parametrize("value", ["\ud800", 1 << 70, object(), float("nan")])
def test_what_sqlite_cannot_take_harms_nobody_else(store: Store, value: object) -> None:
    acts = [lambda n=n: store.write([(SET, (f"n{n}", str(n)))]) for n in range(6)]
    *fine, bad = at_once(*acts, lambda: store.write([(SET, ("bad", value))]))
    assert fine == [None] * 6
    assert isinstance(bad, NotStored)
    assert settings(store) == {f"n{n}": str(n) for n in range(6)}


def test_a_disk_that_is_full_takes_nothing_and_then_all(store: Store) -> None:
    pages = store.rows("PRAGMA page_count")[0]["page_count"]
    store.db.execute(f"PRAGMA max_page_count = {pages}").fetchall()
    with pytest.raises(NotStored):
        store.write([(SET, ("a", "1")), (SET, ("large", "x" * 100_000))])
    assert settings(store) == {}
    store.db.execute("PRAGMA max_page_count = 100000").fetchall()
    store.write([(SET, ("large", "x" * 100_000))])
    assert set(settings(store)) == {"large"}


FULL_DISK = """
import resource, signal, sys
from contextlib import closing
from pathlib import Path
from companion.errors import NotStored
from companion.store import Store
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
store = Store(Path(sys.argv[1]))
store.write([("INSERT INTO settings VALUES ('before', 'x')", ())])
size = Path(sys.argv[1] + "-wal").stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size + 8192, resource.RLIM_INFINITY))
try:
    store.write([("INSERT INTO settings VALUES (?, ?)", ("n", "x" * 50000)),
        ("INSERT INTO settings VALUES ('m', 'x')", ())])
except NotStored:
    print("refused", [row["name"] for row in store.rows("SELECT name FROM settings")])
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
store.write([("INSERT INTO settings VALUES ('after', 'x')", ())])
print("taken", sorted(row["name"] for row in store.rows("SELECT name FROM settings")))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="this system is not Linux")
def test_a_file_that_cannot_grow_takes_nothing_and_the_record_stays_whole(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path)], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.stdout.splitlines() == ["refused ['before']", "taken ['after', 'before']"], done.stderr
    again = Store(path)
    assert set(settings(again)) == {"before", "after"}
    again.close()


def filled(path: Path) -> None:
    store = Store(path)
    store.write([(SET, (f"n{n}", "x" * 500)) for n in range(300)])
    store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    store.close()


def cannot_open(path: Path) -> str:
    before = marks(path)
    with pytest.raises(StartError) as caught:
        Store(path)
    assert marks(path) == before, "not one byte is overwritten"
    sentence = str(caught.value)
    assert sentence.endswith(".") and "\n" not in sentence
    return sentence


def test_no_database_at_all(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    path.write_bytes(b"a letter to my aunt\n" * 400)
    assert "damaged" in cannot_open(path)


def test_a_damaged_page(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    filled(path)
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(os.urandom(3 * 4096))
    assert "damaged" in cannot_open(path)


def test_a_database_cut_short(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    filled(path)
    path.write_bytes(path.read_bytes()[: 7 * 4096 + 100])
    assert "damaged" in cannot_open(path)


def test_the_names_of_the_migrations_are_known_without_loading_them(store: Store) -> None:
    assert [each.name for each in migrations.pending(Database(memory=True))] == list(NAMES)
    assert applied(store.db) == set(NAMES)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    store = Store(path)
    row = (SET_OF_MIGRATIONS, "second_tables", "2030-01-01")
    store.db.execute(f"INSERT INTO {TABLE} (migration_set, name, applied_at) VALUES (?, ?, ?)", row)
    store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    store.close()
    assert "newer version" in cannot_open(path)


def test_a_database_of_something_else(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    assert "no record of Hidden Hands" in cannot_open(path)


def test_an_older_database_is_opened_and_kept(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    filled(path)
    store = Store(path)
    assert len(settings(store)) == 300
    store.close()


def test_an_empty_file_becomes_a_record(tmp_path: Path) -> None:
    path = database_of(tmp_path)
    path.touch()
    store = Store(path)
    store.write([(SET, ("a", "1"))])
    assert settings(store)["a"] == "1"
    store.close()


UNWRITABLE = """
import os, sys
from contextlib import closing
from pathlib import Path
from companion.errors import StartError
from companion.store import Store
os.chdir(sys.argv[1])
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    Store(Path("locked/hidden-hands.sqlite3"))
except StartError as error:
    print(error)
"""


def refused_without_rights(folder: Path) -> str:
    """What somebody without rights is told. Root gives them up, and steps into the folder before, as others may not."""
    done = subprocess.run(
        [sys.executable, "-c", UNWRITABLE, str(folder)], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="this system is not Linux")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    path = database_of(tmp_path / "locked")
    filled(path)
    path.parent.chmod(0o555)
    path.chmod(0o444)
    before = marks(path)
    try:
        tmp_path.chmod(0o755)
        sentence = refused_without_rights(tmp_path)
    finally:
        path.parent.chmod(0o755)
    assert "permission" in sentence and "--data" in sentence
    assert marks(path) == before


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StartError, match="cannot be made"):
        Store(tmp_path / "file" / "record.sqlite3")
    assert (tmp_path / "file").read_text() == "in the way"


def test_tidying_brings_the_log_in_beside_the_writer_and_nobody_waits(store: Store) -> None:
    """What is committed is then in the database itself, and the log begins anew instead of growing all evening."""
    replace = "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)"
    sizes: list[int] = []
    for turn in range(30):
        for number in range(40):
            store.write([(replace, (f"k{number}", "x" * 400 + str(turn)))])
        store.tidy()
        sizes.append(store.path.with_name(store.path.name + "-wal").stat().st_size)
    assert max(sizes) < 2 * sizes[0], "it does not grow"
    store.db.execute("BEGIN IMMEDIATE")
    store.tidy()  # in the middle of a transaction too
    store.db.execute("COMMIT")
    with closing(sqlite3.connect(f"file:{store.path}?immutable=1", uri=True)) as alone:  # the database without its log
        (value,) = alone.execute("SELECT value FROM settings WHERE name = 'k39'").fetchone()
    assert value.endswith("29")


def test_tidying_fails_without_a_word_where_it_cannot_be_done(store: Store) -> None:
    store.close()
    store.path.unlink()
    store.path.mkdir()
    store.tidy()
