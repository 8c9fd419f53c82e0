"""A room: the seats of an evening, the game they play, and the one writer of both.

Every change is a job: check, apply, commit, publish, and only then an answer to whoever asked. Jobs that come together
share one commit and one push. If anything raises but a refusal, memory is thrown away and read again from the disk: it
never runs ahead of the record. What others read (`published`) is what was on disk when it was made.
"""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from companion.combine import Combiner, Ticket
from companion.errors import NotStored, Refused
from companion.live import Live, outcome_as_stored
from companion.seats import PERSON, Nod, Seat
from companion.services import Services
from companion.store import Write
from companion.timing import Timing
from rules.game import ReplayDiverged, Rules, RulesBug
from rules.options import nearest

T = TypeVar("T")
log = logging.getLogger("hidden_hands")
LOBBY, PLAYING, OVER = "lobby", "game", "over"
SAVE_ROOM = "UPDATE rooms SET lang = ?, game = ?, options = ?, phase = ?, game_id = ?, remote = ? WHERE id = ?"


@dataclass
class Score:
    """One finished game of the evening."""

    names: Sequence[str]
    winners: Sequence[str]


@dataclass(eq=False)
class Room:
    """Everything true in one room. Change it only inside `do`."""

    services: Services
    id: int
    code: str
    lang: str
    game_code: str
    given: dict[str, Any]
    phase: str = LOBBY
    remote: int | None = None
    game_id: int | None = None
    seats: list[Seat] = field(default_factory=list)
    hosts: set[int] = field(default_factory=set)
    live: Live | None = None
    is_broken: bool = False  # the record of the game does not fit the rules: nothing is written to it any more
    nods: dict[int, Nod] = field(default_factory=dict)
    scores: list[Score] = field(default_factory=list)
    published: Any = None
    _kept: Timing | None = None  # the clock of the open question as it is on disk, in this process's seconds
    _writes: list[Write] = field(default_factory=list)
    _farewells: list[tuple[int, str]] = field(default_factory=list)
    _is_changed: bool = False

    def __post_init__(self) -> None:
        self._combiner: Combiner[Callable[[], Any]] = Combiner(self._serve)

    # One writer

    def do(self, job: Callable[[], T]) -> T:
        """Run `job` as the room's writer. Raises what it refuses, or NotStored; then nothing has changed."""
        result: T = self._combiner.do(job)
        return result

    def changed(self, *writes: Write) -> None:
        """Say inside a job what is to be written; the push follows by itself."""
        self._writes += writes
        self._is_changed = True

    def dismiss(self, seat: int, why: str) -> None:
        """Say inside a job that the phone which holds this seat is to be told why it does so no longer."""
        self._farewells.append((seat, why))

    def _serve(self, batch: list[Ticket[Callable[[], Any]]]) -> None:
        outcomes: list[tuple[Any, BaseException | None]] = []
        try:
            for ticket in batch:
                outcomes.append(self._outcome(ticket.job))
            self.services.store.write(self._writes)
        except Exception as error:
            self._forget()
            self._failed(batch, error)
            return
        is_changed, farewells = self._is_changed, self._farewells
        self._forget()
        self._keep_clock()
        for seat, why in farewells:
            self.services.dismiss(self, seat, why)
        if is_changed:
            self.publish()
        for ticket, (result, refused) in zip(batch, outcomes, strict=True):
            ticket.settle(result, refused)

    def _forget(self) -> None:
        self._writes, self._farewells, self._is_changed = [], [], False

    def _keep_clock(self) -> None:
        """After a failure the question goes on with this clock: only a restart gives it more time."""
        self._kept = replace(self.live.timing) if self.live else None

    def _outcome(self, job: Callable[[], Any]) -> tuple[Any, Refused | None]:
        try:
            result = job()
        except Refused as refused:
            return None, refused
        if self.live:
            self.settle_game()
            unsaved = self.live.unsaved()
            if unsaved:
                self.changed(*unsaved)
        return result, None

    def _failed(self, batch: list[Ticket[Callable[[], Any]]], error: Exception) -> None:
        """Memory is thrown away. Several jobs are then tried one by one, so that only the one at fault fails."""
        self.load()
        if len(batch) > 1:
            for ticket in batch:
                self._serve([ticket])
            return
        if isinstance(error, RulesBug):
            self._hold(error)
        elif not isinstance(error, NotStored):
            log.error("A request could not be served; the room was read again from the record.", exc_info=error)
        batch[0].settle(error=Refused("not_stored" if isinstance(error, NotStored) else "broken", 500))

    def _hold(self, error: Exception) -> None:
        log.error("The rules of %s failed; the host has to go back a step.", self.game_code, exc_info=error)
        if self.live:
            self.live.hold()
            with suppress(NotStored):  # on a full disk it is held in memory; a restart comes to the same bug
                self.services.store.write(self.live.unsaved())
            self.publish()

    def publish(self) -> None:
        """Make every screen anew from what is on disk, and send them."""
        self.services.publish(self)

    # Reading the record

    def load(self) -> None:
        """Read the room from the record: seats, and the game by giving its inputs again."""
        store = self.services.store
        row = store.rows("SELECT * FROM rooms WHERE id = ?", self.id)[0]
        self.lang, self.game_code, self.given = row["lang"], row["game"], json.loads(row["options"])
        self.phase, self.game_id, self.remote = row["phase"], row["game_id"], row["remote"]
        found = store.rows("SELECT * FROM seats WHERE room = ? ORDER BY place, id", self.id)
        self.seats = [Seat(**{name: value for name, value in each.items() if name != "room"}) for each in found]
        self.hosts = {each["device"] for each in store.rows("SELECT device FROM hosts WHERE room = ?", self.id)}
        ended = "SELECT names, outcome FROM games WHERE room = ? AND outcome IS NOT NULL ORDER BY id"
        self.scores = [
            Score(json.loads(each["names"]), json.loads(each["outcome"])["winners"])
            for each in store.rows(ended, self.id)
        ]
        self.live = self._load_game() if self.game_id is not None else None
        self._keep_clock()

    def _load_game(self) -> Live | None:
        store = self.services.store
        row = store.rows("SELECT * FROM games WHERE id = ?", self.game_id)[0]
        columns = "number, kind, key, seat, data, answer_id"
        rows = store.rows(f"SELECT {columns} FROM log WHERE game = ? ORDER BY number", self.game_id)
        clock_row = store.rows("SELECT * FROM clocks WHERE game = ?", self.game_id)[0]
        try:
            if [each["number"] for each in rows] != list(range(len(rows))):
                raise ReplayDiverged("a row is missing")
            rules = self.services.library.rules(row["game"])
            bots, clock = self.places_of_bots(), self.services.clock
            live = Live.restore(row, rows, clock_row, clock, rules, bots, self._kept)
        except (RulesBug, Refused, ValueError):  # the last one: what stands there is not even JSON
            log.exception("The record of game %s does not fit the rules; it was left as it is.", self.game_id)
            self.is_broken = True
            return None
        self.is_broken = False
        return live

    # What is to be saved

    def save(self) -> None:
        """Write the room's own row."""
        given = json.dumps(self.given)
        values = (self.lang, self.game_code, given, self.phase, self.game_id, self.remote, self.id)
        self.changed((SAVE_ROOM, values))

    def save_seat(self, seat: Seat) -> None:
        """Write one seat."""
        self.changed(seat.as_write(self.id))

    # Seats

    def seat(self, number: object) -> Seat:
        """The seat with this id. Raises Refused no_such_seat."""
        found = [seat for seat in self.seats if str(seat.id) == str(number)]
        if not found:
            raise Refused("no_such_seat", 404)
        return found[0]

    def seats_of(self, device: int | None) -> list[Seat]:
        """The seats that a device holds."""
        return [seat for seat in self.seats if device is not None and seat.device == device and seat.kind == PERSON]

    def seat_for(self, number: object, device: int | None) -> Seat:
        """The seat, checked: this device holds it. Raises Refused not_your_seat."""
        seat = self.seat(number)
        if seat not in self.seats_of(device):
            raise Refused("not_your_seat", 403)
        return seat

    def places_of_bots(self) -> list[int]:
        """Where bots sit."""
        return [seat.place for seat in self.seats if seat.is_bot]

    def places_freed(self) -> list[int]:
        """Where nobody's phone answers."""
        return [seat.place for seat in self.seats if seat.is_free]

    def is_host(self, device: int | None) -> bool:
        """Whether a device holds the host key, or the seat that is the host's remote."""
        return device is not None and (
            device in self.hosts or any(seat.id == self.remote for seat in self.seats_of(device))
        )

    # The game

    @property
    def rules(self) -> Rules[Any]:
        """Of the game that is chosen. Raises Refused unknown_game where it is not installed any more."""
        return self.services.library.rules(self.game_code)

    def playing(self) -> Live:
        """The game that is on. Raises Refused no_game."""
        if self.live is None or self.phase != PLAYING:
            raise Refused("no_game")
        return self.live

    def answer(self, seat: Seat, key: str, raw: object, answer_id: str, of: int | None = None) -> None:
        """An answer to the question with this key: the seat's own, or `of` a seat of the game that it plays too."""
        self.playing_or_over().put(key, seat.place, of, raw, answer_id)

    def playing_or_over(self) -> Live:
        """A late repeat of the last answer is no error, so the finished game may be asked too."""
        if self.live is None:
            raise Refused("too_late")
        return self.live

    def next_moment(self) -> float:
        """When `tick` has something to do (COM-10)."""
        return self.live.next_moment(self.places_freed()) if self.live and self.phase == PLAYING else math.inf

    def tick(self) -> None:
        """Do what time has brought: bots answer, freed seats are given up, a question closes."""
        live = self.live
        if not live or self.phase != PLAYING or self.next_moment() > live.clock.now():
            return
        live.play_bots(self.places_of_bots())
        live.silence_the_freed(self.places_freed())
        if live.tell_close():
            self.changed()
        if live.tell_half() and any(
            not seat.is_bot and not self.services.is_here(self, seat.id) for seat in self.seats
        ):
            self.changed()
        if live.timing.next_moment(live.game.is_complete) <= live.clock.now():
            live.close(self.places_of_bots())

    def settle_game(self) -> None:
        """When the rules say that the game is over the room knows it too, in the same transaction."""
        live = self.live
        if not live or not live.is_over or self.phase != PLAYING:
            return
        names = [seat.name for seat in self.seats]
        stored = outcome_as_stored(live.rules.outcome(live.game.table), names)
        self.phase = OVER
        self.scores.append(Score(names, stored["winners"]))
        values = (self.services.clock.wall(), json.dumps(stored), live.id)
        self.save()
        self.changed(("UPDATE games SET ended = ?, outcome = ? WHERE id = ?", values))

    def options(self) -> Mapping[str, Any]:
        """The options as they stand with the people there now: what was wished where it is possible, else defaults."""
        players = self.players()
        return {each.code: each.choice_for(players, self.given.get(each.code)) for each in self.rules.OPTIONS}

    def players(self) -> int:
        """How many people would play the game that is chosen, if it began now with as few or many more as it takes."""
        return nearest(self.rules, len(self.seats))
