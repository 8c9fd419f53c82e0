"""The tables of the record, as migrations: each runs once, in order, in a transaction."""

from __future__ import annotations

import sqlite3

from sqlite_utils import Database, Migrations

from companion.schema import SET

migrations = Migrations(SET)

FIRST = """
CREATE TABLE devices (id INTEGER PRIMARY KEY, key_hash TEXT NOT NULL UNIQUE, lang TEXT NOT NULL, created REAL NOT NULL);
CREATE TABLE rooms (
    id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, lang TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
    phase TEXT NOT NULL, game_id INTEGER, remote INTEGER, created REAL NOT NULL);
CREATE TABLE hosts (
    room INTEGER NOT NULL REFERENCES rooms(id), device INTEGER NOT NULL REFERENCES devices(id),
    PRIMARY KEY (room, device));
CREATE TABLE seats (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- a chair's return word follows from its id
    room INTEGER NOT NULL REFERENCES rooms(id), place INTEGER NOT NULL, name TEXT NOT NULL,
    kind TEXT NOT NULL, device INTEGER REFERENCES devices(id), lang TEXT NOT NULL, word INTEGER NOT NULL,
    notes TEXT NOT NULL);
CREATE TABLE games (
    id INTEGER PRIMARY KEY, room INTEGER NOT NULL REFERENCES rooms(id), game TEXT NOT NULL, options TEXT NOT NULL,
    seed TEXT NOT NULL, names TEXT NOT NULL, started REAL NOT NULL, ended REAL, outcome TEXT);
CREATE TABLE log (
    game INTEGER NOT NULL REFERENCES games(id), number INTEGER NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL,
    seat INTEGER NOT NULL, data TEXT NOT NULL, answer_id TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (game, number)) WITHOUT ROWID;
CREATE TABLE clocks (
    game INTEGER PRIMARY KEY REFERENCES games(id), key TEXT NOT NULL, opened REAL NOT NULL, deadline REAL NOT NULL,
    paused REAL, held INTEGER NOT NULL);
CREATE TABLE host_links (key_hash TEXT PRIMARY KEY, expires REAL NOT NULL);
CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
"""


@migrations()
def first_tables(db: Database) -> None:
    """Rooms, seats and devices; games with their append-only log of inputs."""
    for statement in filter(str.strip, FIRST.split(";")):
        db.execute(statement)


@migrations()
def marks_of_seats(db: Database) -> None:
    """What somebody marks about each other seat of a game."""
    db.execute("ALTER TABLE seats ADD COLUMN marks TEXT NOT NULL DEFAULT '{}'")


def apply(connection: sqlite3.Connection) -> None:
    """Run what this database has not been through."""
    migrations.apply(Database(connection))
