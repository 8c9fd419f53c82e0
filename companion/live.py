"""A game that is being played: the rules' Game, the clock of its question, its bots, what is not on disk yet."""

from __future__ import annotations

import json
import math
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.clock import Clock
from companion.errors import Refused
from companion.store import Write
from companion.timing import Timing
from rules.forms import IllegalInput, Seat
from rules.game import Game, Outcome, Row, Rules, step_of

MORE_SECONDS = 30.0
BOT_DELAYS = (0.6, 3.0)  # seconds of play: bots answer like people who know what they want
ADD_ROW = "INSERT INTO log (game, number, kind, key, seat, data, answer_id, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
SET_CLOCK = (
    "INSERT INTO clocks (game, key, opened, deadline, paused, held) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (game) DO UPDATE SET key = excluded.key, opened = excluded.opened, deadline = excluded.deadline,"
    " paused = excluded.paused, held = excluded.held"
)


@dataclass
class Live:
    """One game. Inputs change it in memory; `unsaved` tells what must be written before anybody hears of it."""

    id: int
    clock: Clock
    rules: Rules[Any]
    options: Mapping[str, Any]
    seed: bytes
    game: Game[Any]
    timing: Timing
    is_held: bool = False
    answer_ids: dict[str, Seat] = field(
        default_factory=dict
    )  # of the whole game: a repeated request does nothing, ever
    bots_at: dict[Seat, float] = field(default_factory=dict)
    half_told: str = ""  # the key of the question whose half time has been shown
    close_told: str = ""  # the key of the question that the host has been shown as one that may be closed
    _written: int = 0
    _ids_of_rows: dict[int, str] = field(default_factory=dict)
    _clock_changed: bool = True

    @classmethod
    def start(
        cls, number: int, clock: Clock, rules: Rules[Any], options: Mapping[str, Any], bots: Sequence[Seat]
    ) -> Live:
        """A new game from a fresh seed."""
        seed = secrets.token_bytes(32)
        game = Game(rules, options, seed)
        live = cls(number, clock, rules, options, seed, game, _timing_of(clock, rules, options, game.key))
        live.wake_bots(bots)
        return live

    @classmethod
    def restore(
        cls, row: Mapping[str, Any], log: Sequence[Mapping[str, Any]], clock_row: dict[str, Any], clock: Clock,
        rules: Rules[Any], bots: Sequence[Seat], kept: Timing | None = None,
    ) -> Live:  # fmt: skip
        """The game as its record tells it; `kept`: the clock of its question, where this process knows it still.

        Raises rules.game.ReplayDiverged when the record does not fit the rules.
        """
        options, seed = json.loads(row["options"]), bytes.fromhex(row["seed"])
        game = Game(rules, options, seed, [Row(each["kind"], each["key"], each["seat"], each["data"]) for each in log])
        if kept and kept.key == game.key:
            timing = kept
        elif clock_row["key"] == game.key:
            timing = Timing.restored(clock, game.key, _times_of(rules, options, game.key), clock_row)
        else:
            timing = _timing_of(clock, rules, options, game.key, clock_row["paused"] is not None)
        live = cls(row["id"], clock, rules, options, seed, game, timing, bool(clock_row["held"]), _written=len(log))
        live.answer_ids = {each["answer_id"]: each["seat"] for each in log if each["answer_id"]}
        live.wake_bots(bots)
        return live

    # Inputs

    def put(self, key: str, by: Seat, of: Seat | None, raw: object, answer_id: str) -> None:
        """Confirm an answer by the phone at the place `by`: its own seat's, or that `of` another which it plays.

        The same request again does nothing, also after the question has closed and whoever plays the seat by then.
        """
        seat = by if of is None else of
        if answer_id and self.answer_ids.get(answer_id) == seat:
            return
        self._check_plays(key, by, seat)
        before = len(self.game.log)
        self._checked(self.game.put, key, seat, raw)
        if answer_id and len(self.game.log) > before:
            self.answer_ids[answer_id] = seat
            self._ids_of_rows[before] = answer_id

    def propose(self, key: str, by: Seat, of: Seat | None, raw: object) -> None:
        """Show a choice that is not confirmed to those who see open answers."""
        seat = by if of is None else of
        self._check_plays(key, by, seat)
        self._checked(self.game.propose, key, seat, raw)

    def close(self, bots: Sequence[Seat]) -> None:
        """End the open question. Raises rules.game.RulesBug; then this object is of no use any more."""
        self.game.close(self.game.key)
        self._opened(bots)

    def silence(self, seat: Seat) -> None:
        """Nobody will answer for this seat."""
        self.game.silence(self.game.key, seat)

    def rewind(self, key: str, bots: Sequence[Seat]) -> None:
        """Back to the start of a step of this round. Raises Refused nothing_to_rewind."""
        if key not in [each for each, _ in self.game.rewindable()]:
            raise Refused("nothing_to_rewind")
        self._checked(self.game.rewind, key)
        self.is_held = False
        self._opened(bots)

    def pause(self) -> None:
        """Stop the clock of the open question; in a pause already, nothing."""
        if not self.timing.is_paused:
            self.timing.pause()
            self._clock_changed = True

    def resume(self) -> None:
        """Let the clock go on with the time that was left; without a pause, nothing."""
        if self.timing.is_paused:
            self.timing.resume()
            self._clock_changed = True

    def more(self) -> None:
        """Thirty seconds more (SEC-A45). Raises Refused not_here where the step's length is part of the rules."""
        if not self.timing.may_add:
            raise Refused("not_here")
        self.timing.add(MORE_SECONDS)
        self._clock_changed = True

    def hold(self) -> None:
        """After a bug of the rules nothing closes until the host rewinds or ends."""
        self.is_held = self._clock_changed = True

    # Time

    @property
    def is_over(self) -> bool:
        """Whether the rules have ended the game."""
        return self.game.is_over

    def may_host_close(self) -> bool:
        """COM-10: not before the minimum, and not where the length itself keeps a secret."""
        return not self.is_held and self.clock.now() >= self.timing.host_may_close_at

    def next_moment(self, freed: Sequence[Seat]) -> float:
        """When `Room.tick` has something to do here."""
        if self.is_over or self.is_held or self.timing.is_paused:
            return math.inf
        moments = [self.timing.next_moment(self.game.is_complete), *self.bots_at.values()]
        if any(seat not in self.game.silent and seat not in self.game.answers for seat in self.asked_of(freed)):
            moments.append(self.timing.may_close_at)
        if self.half_told != self.timing.key:
            moments.append(self.timing.half_at)
        if self.close_told != self.timing.key:
            moments.append(self.timing.host_may_close_at)
        return min(moments)

    def tell_half(self) -> bool:
        """Whether half the clock has just gone: from now on the screens name who is away."""
        if self.half_told == self.timing.key or not self.timing.is_past_half:
            return False
        self.half_told = self.timing.key
        return True

    def tell_close(self) -> bool:
        """Whether the host's screen has just got a control more: the question may be closed now."""
        if self.close_told == self.timing.key or not self.may_host_close():
            return False
        self.close_told = self.timing.key
        return self.timing.shortest > 0

    def silence_the_freed(self, freed: Sequence[Seat]) -> None:
        """A seat without a phone does not make the table wait longer than the minimum (COM-06)."""
        if self.clock.now() >= self.timing.may_close_at:
            for seat in self.asked_of(freed):
                self.silence(seat)

    def play_bots(self, bots: Sequence[Seat]) -> None:
        """Let a bot answer for each seat whose moment has come. It sees its own view and the form, nothing else."""
        now, asked = self.clock.now(), self.asked_of(bots)
        for seat in [seat for seat, moment in self.bots_at.items() if moment <= now]:
            del self.bots_at[seat]
            if seat in asked:
                self._bot_answers(seat)

    def wake_bots(self, bots: Sequence[Seat]) -> None:
        """Give each seat that a bot answers for a moment to answer at."""
        low, high = BOT_DELAYS
        start = max(self.timing.opened, self.clock.now() - self.clock.scaled(low))
        self.bots_at = {
            seat: start + self.clock.scaled(low + (high - low) * secrets.randbelow(1000) / 1000)
            for seat in self.asked_of(bots)
            if seat not in self.game.answers
        }

    def asked_of(self, places: Sequence[Seat]) -> list[Seat]:
        """The seats asked that somebody at one of these places answers for: mostly the same, but some play several."""
        if not places:
            return []
        return [seat for seat in self.game.asked if self.rules.controller(self.game.table, seat) in places]

    # The record

    def unsaved(self) -> list[Write]:
        """What is new since the last call: rows of the log, and the clock where it changed."""
        at = self.clock.wall()
        rows = enumerate(self.game.log[self._written :], self._written)
        writes: list[Write] = [
            (ADD_ROW, (self.id, number, *row, self._ids_of_rows.pop(number, ""), at)) for number, row in rows
        ]
        self._written = len(self.game.log)
        if self._clock_changed and not self.is_over:
            stored = self.timing.as_row()
            key = self.timing.key
            values = (self.id, key, stored["opened"], stored["deadline"], stored["paused"], self.is_held)
            writes.append((SET_CLOCK, values))
        self._clock_changed = False
        return writes

    # Inside

    def _checked(self, act: Any, *values: object) -> None:
        try:
            act(*values)
        except IllegalInput as refused:
            raise Refused(refused.code, 409 if refused.code == "too_late" else 422, **refused.facts) from None

    def _opened(self, bots: Sequence[Seat]) -> None:
        paused = self.timing.is_paused
        if not self.is_over:
            self.timing = _timing_of(self.clock, self.rules, self.options, self.game.key, paused)
            self._clock_changed = True
        self.wake_bots(bots)

    def _check_plays(self, key: str, by: Seat, seat: Seat) -> None:
        """Raises Refused not_your_seat, whether the seat is asked or not: that may be a secret.

        Whoever answers a question that is closed is told just that: another may play the seat by now.
        """
        if key != self.game.key:
            return
        is_there = 1 <= seat <= self.rules.seats(self.options["players"])
        if not is_there or self.rules.controller(self.game.table, seat) != by:
            raise Refused("not_your_seat", 403)

    def _bot_answers(self, seat: Seat) -> None:
        game, bot = self.game, self.rules.BOTS["random"]
        place = self.rules.controller(game.table, seat)
        raw = bot(lambda: {**game.view(place), "for": seat}, step_of(game.key), game.form(seat), secrets.randbelow)
        if raw is not None:
            game.put(game.key, seat, raw)


def outcome_as_stored(outcome: Outcome | None, names: Sequence[str]) -> dict[str, Any]:
    """How a game ended, as it stands on record. A seat that nobody sits in wins without a name."""
    winners = [names[seat - 1] for seat in outcome.winners if seat <= len(names)] if outcome else []
    return {"ending": outcome.ending if outcome else "", "winners": winners}


def _times_of(rules: Rules[Any], options: Mapping[str, Any], key: str) -> Any:
    return rules.times(step_of(key), options)


def _timing_of(clock: Clock, rules: Rules[Any], options: Mapping[str, Any], key: str, paused: bool = False) -> Timing:
    if not key:  # the game is over before it began: no rule book has that, a replay of a finished record has
        return Timing(clock, "", 0, 0, False, False, clock.now(), math.inf)
    return Timing.open(clock, key, _times_of(rules, options, key), paused)
