"""A round of a real game by twenty phones: Réseau-Mère, from the deal to the reveal.

Nothing is marked here. A screen shows the key of the open question, a phone's whether its own answer is taken, the
host's how many have answered. The server stops between two questions and comes back on the same record at another
pace: one question has to stay open for as long as taps are measured, the others shall not last.
"""

from __future__ import annotations

import random
import re
import shutil
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import evening
from load import PLAYERS, SCREENS, Load, RealSurface, Seat, Where, percentile, windowed
from servers import PACE, Server, new_folder, start_ours
from wire import now

GAME = "reseau_mere"
BRISK = 0.1  # of the true pace: 0.8 s are left for a report, and all twenty moments of Evidence take 8
GAP = 0.016  # seconds between two calm taps, as in the other game
LAPS_BY_TAPS = 4  # how many calm taps to one question that is closed
FRAME = len('42["screen",]')
EVERYBODY = [(0, surface) for surface in range(SCREENS)]
_key = re.compile(rb'"key":"([^"]*)"').search
_state = re.compile(rb'data-state=\\"(\w+)').search
_count = re.compile(rb'<small class=\\"num\\">\D{0,8}(\d+)').search


class Look(NamedTuple):
    """What a screen shows from a moment on."""

    at: float
    key: str
    state: str  # open, answered or told, on a phone
    answers: int  # how many have answered, on the host screen


class Place(RealSurface):
    """A phone or the host screen, with what it has shown since the question was opened."""

    def __init__(self, load: Load, where: Where) -> None:
        super().__init__(load, where)
        self.looks, self.largest, self.answered = list[Look](), 0, ""

    def shows(self, payload: bytes, at: float) -> None:
        key, state, count = _key(payload), _state(payload), _count(payload)
        self.looks.append(
            Look(at, key[1].decode() if key else "", state[1].decode() if state else "", int(count[1]) if count else 0)
        )
        self.largest = max(self.largest, len(payload) - FRAME)
        super().shows(payload, at)

    @property
    def now(self) -> Look:
        """What it shows now."""
        return self.looks[-1]

    def since(self, test: Callable[[Look], bool]) -> float:
        """From when on it has shown this; never: infinity."""
        return next((look.at for look in self.looks if test(look)), float("inf"))


@dataclass
class Tally:
    """What is counted over the whole round, whichever server process it was."""

    taps: int = 0
    taken: int = 0
    missed: int = 0  # taken, but not on the screens in time
    largest: int = 0
    asked: set[str] = field(default_factory=set)  # steps that phones have answered


class Round(Load):
    """All 21 screens of a room, and hands on the phones."""

    def __init__(self, server: Server, seats: dict[Where, Seat], tally: Tally) -> None:
        super().__init__(server.port, seats)
        self.kind, self.tally, self.places = Place, tally, list[Place]()
        self.join(EVERYBODY)
        self.places = [place for where in EVERYBODY if isinstance(place := self.surfaces[where], Place)]
        *self.phones, self.table = self.places
        self.host = evening.Device(server.port)
        self.host.headers["Cookie"] = self.table.seat.cookie

    @property
    def step(self) -> str:
        """Of the question on the host screen."""
        return self.table.now.key.partition(".")[2]

    def hosts(self, action: str, **fields: str) -> None:
        """The host presses a button."""
        self.host.ask("POST", f"/h/{self.table.seat.code}/do", {"action": action, **fields})

    def sees(self, test: Callable[[], bool], limit: float = 20.0) -> None:
        """Wait for what screens will show. Raises TimeoutError."""
        if not self.until(test, limit):
            raise TimeoutError(f"the host screen shows {self.table.now}")

    def acts(self, phone: Place) -> float:
        """A phone answers what it is asked; when it did."""
        key, place, at = phone.now.key, phone.where[1] + 1, now()
        step = key.partition(".")[2]
        self.tally.taps += 1
        self.tally.asked.add(step)
        phone.answered = key
        phone.answer(key, answer_to(step, place), f"{key}-{place}")
        return at

    def answered(self, status: bytes) -> None:
        self.tally.taken += status == b"200"
        super().answered(status)

    def plays_to(self, step: str) -> None:
        """Every phone answers whatever it is asked, until the host screen shows this question."""

        def one_look() -> bool:
            for phone in self.phones:
                look = phone.now
                if look.state == "open" and phone.answered != look.key and not look.key.endswith(f".{step}"):
                    self.acts(phone)
            return self.step == step

        self.sees(one_look, 60.0)

    def again(self, step: str) -> None:
        """The host goes back to the start of a question of this round; all 21 screens show it anew."""
        before = next(look.key for look in reversed(self.table.looks) if look.key.endswith(f".{step}"))
        self.hosts("rewind", key=before)
        self.sees(lambda: all(place.now.key != before and place.now.key.endswith(f".{step}") for place in self.places))
        for place in self.places:
            del place.looks[:-1]
        self.run(0.1)

    def times(self, taps: list[tuple[Place, float]]) -> list[float]:
        """Seconds from each tap until its own phone shows the question answered and the host screen counts it."""

        def shown(number: int, phone: Place) -> float:
            return max(
                phone.since(lambda look: look.state == "answered"), self.table.since(lambda look: look.answers > number)
            )

        self.until(lambda: all(shown(*each) < float("inf") for each in enumerate(phone for phone, _ in taps)), 3.0)
        ends = [shown(number, phone) for number, (phone, _) in enumerate(taps)]
        found = [end - at for end, (_, at) in zip(ends, taps, strict=True) if end < float("inf")]
        self.tally.missed += len(taps) - len(found)
        return found


def answer_to(step: str, place: int) -> dict[str, object]:
    """What the phone at a place says. Each takes a back of its own."""
    answers: dict[str, dict[str, object]] = {
        "identity": {"seen": "seen"}, "keep": {"keep": [1, 3]}, "pass1": {"back": place},
        "pass2": {"back": PLAYERS + place}, "reading": {"seen": "seen"}, "report": {"says": "balanced"},
        "evidence": {"show": "first"}, "discussion": {"ready": "ready"}, "suspicion": {"suspect": place % PLAYERS + 1},
    }  # fmt: skip
    return answers[step.partition("_")[0]]


def measured(calm: int, bursts: int, seed: int, brisk: float = BRISK) -> dict[str, Any]:
    """The figures of a round, with so many calm taps. `brisk`: the pace of what is only played."""
    folder, seats, tally, found = new_folder(), dict[Where, Seat](), Tally(), dict[str, Any]()
    try:
        with _server(folder, brisk, seats, tally) as (_, game):
            game.plays_to("keep")
        with _server(folder, PACE, seats, tally) as (server, game):
            found |= _answers(game, server, calm, bursts, random.Random(seed))
        with _server(folder, brisk, seats, tally) as (_, game):
            game.plays_to("discussion")
            found |= _closings(game, max(1, calm // LAPS_BY_TAPS))
            game.plays_to("reveal")
    finally:
        shutil.rmtree(folder)
    lost = tally.taps - tally.taken + tally.missed
    return found | {"round_largest": tally.largest, "round_lost": lost, "round_asked": len(tally.asked)}


@contextmanager
def _server(folder: Path, pace: float, seats: dict[Where, Seat], tally: Tally) -> Iterator[tuple[Server, Round]]:
    """The room at this pace, from where the record stands; paused when it is left, so that no question closes alone."""
    server = start_ours(folder, pace)
    try:
        if seats:
            server.settles()
        seats |= seats or evening.prepare(server.port, server.link, 1, GAME)
        game = Round(server, seats, tally)
        game.hosts("resume")
        yield server, game
        game.until(lambda: tally.taken == tally.taps, 5.0)  # a phone is told last, when all screens show its tap
        game.hosts("pause")
        tally.largest = max(tally.largest, *(phone.largest for phone in game.phones))
        game.host.connection.close()
        game.close()
    finally:
        server.kill()


def _answers(game: Round, server: Server, calm: int, bursts: int, chance: random.Random) -> dict[str, float]:
    """Taps on a question that stays open: the first answers of all twenty phones, lap after lap. One lap warms up."""
    times, burst, cpu = list[float](), list[float](), 0.0
    for lap in range(-1, calm // PLAYERS):
        game.again("keep")
        before, taps = server.cpu, list[tuple[Place, float]]()
        for phone in chance.sample(game.phones, PLAYERS):
            game.run(GAP * chance.uniform(0.5, 1.5))
            taps.append((phone, game.acts(phone)))
        found = game.times(taps)
        if lap >= 0:
            times, cpu = times + found, cpu + server.cpu - before
    for _ in range(bursts):
        game.again("keep")
        burst.append(max(game.times([(phone, game.acts(phone)) for phone in game.phones])))
    return {
        "round_p50_ms": percentile(times, 0.5) * 1e3,
        "round_p99_ms": windowed(times, 0.99, 4) * 1e3,
        "round_burst_ms": statistics.median(burst) * 1e3,
        "round_cpu_us": cpu / max(1, len(times)) * 1e6,
    }


def _closings(game: Round, laps: int) -> dict[str, float]:
    """The tap of the last of all who are awaited: until all 21 screens show the question that comes after."""
    times = []
    for lap in range(-1, laps):
        game.again("discussion")
        *others, last = game.phones
        game.times([(phone, game.acts(phone)) for phone in others])
        game.run(0.05)
        at = game.acts(last)
        game.sees(lambda: all(place.now.key.endswith(".suspicion") for place in game.places))
        if lap >= 0:
            times.append(max(place.since(_is_next) for place in game.places) - at)
    return {"closing_p50_ms": percentile(times, 0.5) * 1e3, "closing_p99_ms": windowed(times, 0.99, 4) * 1e3}


def _is_next(look: Look) -> bool:
    return look.key.endswith(".suspicion")
