"""The record on disk: one SQLite database, one writer, on disk before anybody is told."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, TypeVar

from companion.combine import Combiner, Ticket
from companion.errors import NotStored, StartError
from companion.schema import NAMES, applied, bring_up_to_date

Write = tuple[str, tuple[Any, ...]]
T = TypeVar("T")
FILE = "hidden-hands.sqlite3"
MOST_LOG_PAGES = 10_000
"""Of 4 KB. With SQLite's own thousand a commit now and then would bring the whole log in, and its tap would wait for
that; here it is left to `Store.tidy`, and this is only a bound where nobody calls it."""


def at_once(work: Callable[[], T]) -> T:
    """Run here and now: what tests and the command line need. The server gives a pool of threads instead."""
    return work()


def database_of(data: Path) -> Path:
    """Where the record of a data folder lies."""
    return data / FILE


class Store:
    """Reads, and transactions of many rooms at once. Raises StartError where the database cannot be used."""

    def __init__(self, path: Path, offload: Callable[[Callable[[], None]], None] = at_once) -> None:
        self.path = path
        self._offload = offload
        self._combiner: Combiner[Sequence[Write]] = Combiner(self._commit)
        self.db = _opened(path)
        self._reading = _reader(path)
        self._one_read = threading.Lock()

    def rows(self, sql: str, *values: object) -> list[dict[str, Any]]:
        """All rows of a query, as they are on disk: a transaction that is still on its way is not seen."""
        with self._one_read:
            return [dict(row) for row in self._reading.execute(sql, values)]

    def write(self, writes: Sequence[Write]) -> None:
        """Do `writes` in one transaction, synced to the disk. Raises NotStored, and then none of them is there."""
        if writes:
            self._combiner.do(writes)

    def tidy(self) -> None:
        """Bring the log of the last commits into the database, in a connection and a thread of its own: nobody waits.

        Where that cannot be done now, as on a full disk, the next time will do.
        """
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.path, isolation_level=None, timeout=0)) as other:
            other.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def next_id(self, table: str) -> int:
        """The first free id of a table with an integer key: never one given before, even if its row is gone."""
        rows = self.rows(f"SELECT max(id) AS id FROM {table}")
        rows += self.rows("SELECT seq AS id FROM sqlite_sequence WHERE name = ?", table)
        return max(int(row["id"] or 0) for row in rows) + 1

    def close(self) -> None:
        """Close the database. Reading and writing raise afterwards."""
        self._reading.close()
        self.db.close()

    def _commit(self, batch: list[Ticket[Sequence[Write]]]) -> None:
        """All that came together is one transaction. If it fails each is tried alone: one bad row harms nobody else."""
        try:
            self._offload(lambda: self._transaction(write for ticket in batch for write in ticket.job))
        except (sqlite3.Error, ValueError, OverflowError) as error:  # the last two: a value that SQLite cannot take
            if len(batch) == 1:
                batch[0].settle(error=NotStored(str(error)))
            else:
                for ticket in batch:
                    self._commit([ticket])
            return
        for ticket in batch:
            ticket.settle()

    def _transaction(self, writes: Iterable[Write]) -> None:
        connection = self.db
        connection.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in writes:
                connection.execute(sql, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _opened(path: Path) -> sqlite3.Connection:
    """The database, whole and of this version. Nothing is overwritten when it is not."""
    _writable(path)
    try:
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
        _checked(connection, path)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint={MOST_LOG_PAGES}")
        bring_up_to_date(connection)
    except sqlite3.OperationalError as error:
        raise StartError(f"The record {path} cannot be written: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise StartError(
            f"The record {path} is damaged ({error}); it was left as it is. Move it away or choose another with --data."
        ) from error
    return connection


def _reader(path: Path) -> sqlite3.Connection:
    """A connection of its own for reading: on the writer's a read would fall into the middle of its transaction."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA query_only = ON")
    return connection


def _writable(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StartError(f"The folder {path.parent} cannot be made: {error.strerror}.") from error
    if not os.access(path.parent, os.W_OK | os.X_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise StartError(f"There is no permission to write in {path.parent}. Choose another folder with --data.")


def _checked(connection: sqlite3.Connection, path: Path) -> None:
    if not path.exists() or path.stat().st_size == 0:
        return
    verdict = connection.execute("PRAGMA quick_check").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    if applied(connection) - set(NAMES):
        raise StartError(f"The record {path} was made by a newer version of Hidden Hands; it was left as it is.")
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if tables and "rooms" not in tables:
        raise StartError(f"The file {path} is no record of Hidden Hands; it was left as it is.")
