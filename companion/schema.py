"""Whether a record has all tables of this version. What makes them is loaded only where one is missing."""

from __future__ import annotations

import sqlite3

NAMES = ("first_tables", "marks_of_seats")
"""Every migration of this version (companion/migrations.py), in order."""
SET, TABLE = "hidden_hands", "_sqlite_migrations"


def applied(connection: sqlite3.Connection) -> set[str]:
    """Names of the migrations that this database has been through."""
    if "migration_set" not in {row[1] for row in connection.execute(f"PRAGMA table_info({TABLE})")}:
        return set()
    return {row[0] for row in connection.execute(f"SELECT name FROM {TABLE} WHERE migration_set = ?", (SET,))}


def bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Run the migrations that are missing."""
    if applied(connection) < set(NAMES):
        from companion.migrations import apply  # sqlite-utils takes a tenth of a start, and almost none needs it

        apply(connection)
