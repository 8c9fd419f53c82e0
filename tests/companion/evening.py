"""An evening without a server: house, room and seats as plain classes, time in the test's hand, plain screens."""

from __future__ import annotations

import json
import random
import threading
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from companion import seating
from companion.actions import act
from companion.clock import Clock
from companion.errors import Refused
from companion.house import House
from companion.library import GameLibrary
from companion.live import Live
from companion.picture import Picture
from companion.place import Place
from companion.publish import Surface, publish
from companion.regions import Region
from companion.room import Room
from companion.seats import Seat
from companion.store import Store, database_of

NAMES = ("Ana", "Bo", "Cléo", "Dan", "Ève", "Farid")
PLACE = Place("192.168.1.24", 8000)


class HandClock(Clock):
    """Time passes when the test says so."""

    def __init__(self, at: float = 1000.0, wall: float = 1_700_000_000.0) -> None:
        super().__init__()
        self.at, self.wall_at = at, wall

    def now(self) -> float:
        return self.at

    def wall(self) -> float:
        return self.wall_at

    def passes(self, seconds: float) -> None:
        self.at += seconds
        self.wall_at += seconds


class Plain:
    """A renderer that shows a whole picture as text: two pictures that differ make bytes that differ."""

    def phone(self, picture: Picture, lang: str, names: object = (), mark: object = None) -> dict[str, Region]:
        return {"question": Region.of(json.dumps(picture, ensure_ascii=False, default=list))}

    def host(self, picture: Picture, lang: str) -> dict[str, Region]:
        return {"stage": Region.of(json.dumps(picture, ensure_ascii=False, default=list))}

    def ink(self, picture: Picture, surface: str) -> str:
        return surface

    def again(self, *_: object) -> None:
        """Every screen is made from nothing."""


def same_as_from_nothing(evening: Evening) -> None:
    """What is shown, much of it kept from the last push, is what a server would show that has nothing to keep."""
    room, now = evening.room, evening.clock.now()
    kept, room.published = room.published, None
    fresh, room.published = publish(room, evening.renderer, PLACE), kept
    for surface in fresh.screens:
        assert kept.message(surface, now) == fresh.message(surface, now), surface


class Evening:
    """One house with one room on the record in `folder`; opened again on the same folder it goes on."""

    def __init__(
        self, folder: Path, library: Any = None, clock: HandClock | None = None, renderer: Any = None, **seen: Any
    ) -> None:
        self.folder, self.clock = folder, clock or HandClock()
        self.renderer: Any = renderer or Plain()
        self.library = library or GameLibrary()
        self.store = Store(database_of(folder))
        self.house = House(self.store, self.clock, self.library)
        self.told: dict[Surface, list[str]] = defaultdict(list)
        self.dismissed: list[tuple[int, str]] = []
        self.away: set[int] = set()
        self.house.on_publish, self.house.on_dismiss = self._show, self._dismiss
        self.house.presence = lambda room, seat: seat not in self.away
        rooms = self.house.resume_rooms()
        self.room: Room = rooms[0] if rooms else self.house.open_room()
        if rooms:
            self.room.do(self.room.changed)  # the first phone is back

    def _show(self, room: Room) -> None:
        room.published = publish(room, self.renderer, PLACE)
        for surface in room.published.screens:
            self.told[surface].append(room.published.message(surface, self.clock.now()).decode())

    def _dismiss(self, room: Room, seat: int, why: str) -> None:
        self.dismissed.append((seat, why))

    def closed(self) -> None:
        self.store.close()

    def again(self, folder: Path | None = None) -> Evening:
        """The server stops and starts on the same record (or on a copy in another folder)."""
        self.closed()
        return Evening(folder or self.folder, self.library, self.clock, self.renderer)

    # People

    def device(self) -> int:
        return self.house.new_device("fr")[0]

    def sits(self, name: str, device: int | None = None) -> Seat:
        device = self.device() if device is None else device
        return self.room.do(lambda: seating.sit(self.room, device, name, "fr"))

    def six_sit(self, names: Iterable[str] = NAMES) -> list[Seat]:
        return [self.sits(name) for name in names]

    def seat(self, place: int) -> Seat:
        return next(seat for seat in self.room.seats if seat.place == place)

    # Host

    def host(self, action: str, **fields: object) -> None:
        act(self.room, action, {name: str(value) for name, value in fields.items()})

    def starts(self, **options: object) -> Evening:
        for code, value in options.items():
            self.host("option", code=code, value=value)
        self.host("start")
        return self

    # Play

    @property
    def live(self) -> Live:
        assert self.room.live is not None
        return self.room.live

    @property
    def key(self) -> str:
        return self.live.game.key

    @property
    def step(self) -> str:
        return self.key.partition(".")[2]

    def answers(self, place: int, raw: object, answer_id: str = "", key: str | None = None) -> None:
        key = self.key if key is None else key
        self.room.do(lambda: self.room.answer(self.seat(place), key, raw, answer_id))

    def everybody_answers(self, chance: random.Random, places: Sequence[int] | None = None) -> None:
        """Each seat asked answers by chance; a pad that does nothing is left alone."""
        for place in list(self.live.game.asked) if places is None else places:
            form = self.live.game.form(place)
            if form.is_answerable:
                self.answers(place, form.draw(chance.randrange))
            if not self.live.is_over and place not in self.live.game.asked:
                return

    def time_passes(self, seconds: float) -> None:
        """Second by second, as the clock thread does it."""
        end = self.clock.at + seconds
        while self.clock.at < end:
            self.clock.passes(min(1.0, end - self.clock.at))
            self.house.pass_time()

    def until_next_step(self) -> None:
        """As long as the open question takes."""
        key = self.key
        for _ in range(400):
            if self.live.is_over or self.key != key:
                return
            self.clock.passes(max(0.001, self.room.next_moment() - self.clock.at))
            self.house.pass_time()
        raise AssertionError(f"{key} never closes")

    def plays_to(self, step: str, chance: random.Random, claims: float = 0.3) -> None:
        """Play by chance until a step of this family is open."""
        while not self.live.is_over and not self.step.startswith(step):
            self.plays_a_step(chance, claims)
        assert not self.live.is_over, f"the game ended before {step}"

    def plays_a_step(self, chance: random.Random, claims: float = 0.3) -> None:
        if not self.step.startswith("claim") or chance.random() < claims:
            self.everybody_answers(chance)
        self.until_next_step()

    def plays_on(self, chance: random.Random) -> None:
        """Play by chance to the end."""
        while not self.live.is_over:
            self.plays_a_step(chance)

    # What is there

    def memory(self) -> dict[str, Any]:
        """All that the room holds, to compare before and after."""
        live, room = self.room.live, self.room
        return {
            "phase": room.phase,
            "seats": [vars(seat).copy() for seat in room.seats],
            "game": room.game_code,
            "given": dict(room.given),
            "remote": room.remote,
            "log": list(live.game.log) if live else None,
            "key": live.game.key if live else None,
            "views": [live.game.view(seat) for seat in range(len(room.seats) + 1)] if live else None,
            "held": live.is_held if live else None,
            "paused": live.timing.is_paused if live else None,
        }

    def disk(self) -> dict[str, list[dict[str, Any]]]:
        return tables(self.store)


def tables(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Every row of the record."""
    names = ("rooms", "hosts", "seats", "games", "log", "clocks")
    return {name: store.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names}


def refused(code: str, act: Callable[[], object]) -> Refused:
    """`act` is refused with `code`."""
    try:
        act()
    except Refused as refusal:
        assert refusal.code == code, f"{refusal.code}, not {code}"
        return refusal
    raise AssertionError(f"not refused ({code})")


def at_once(*acts: Callable[[], object]) -> list[Any]:
    """Do all of them at the same moment in threads of their own; their results, or what they raised."""
    gate = threading.Barrier(len(acts))
    results: list[Any] = [None] * len(acts)

    def run(number: int) -> None:
        gate.wait(10)
        try:
            results[number] = acts[number]()
        except BaseException as error:
            results[number] = error

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(acts))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive(), "somebody waits for ever"
    return results
