"""What is measured of one server, in one order, for the floor and for ours alike."""

from __future__ import annotations

import random
import shutil
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import evening
import page
import played
from load import PLAYERS, SCREENS, Load, percentile, windowed
from servers import Server, new_folder, start_floor, start_ours

ROOMS = 24
PHONES = ROOMS * SCREENS
FIRST_ROOM = [(0, surface) for surface in range(SCREENS)]
EVERYBODY = [(room, surface) for room in range(ROOMS) for surface in range(SCREENS)]
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3)
Figures = dict[str, Any]


@dataclass(frozen=True)
class Size:
    """How much is measured: seconds, and numbers of tries."""

    calm: int = 400
    bursts: int = 12
    idle: float = 20.0
    window: float = 1.0
    windows: int = 3
    held: float = 2.0
    storms: int = 4
    great_storms: int = 2
    repetitions: int = 3


FULL = Size()
QUICK = Size(calm=200, bursts=6, idle=8.0, window=0.7, windows=3, held=1.2, storms=2, great_storms=1, repetitions=1)


def floor(size: Size, seed: int) -> Figures:
    """Everything of `ws-py`."""
    return _measured(size, seed, start_floor, lambda server: Load(server.port))


def ours(size: Size, seed: int) -> Figures:
    """Everything of the real server, and what only it has: a record to come back from, pages, a whole game."""
    figures = _measured(size, seed, start_ours, _seated, again=start_ours)
    return figures | played.measured(size.calm, size.bursts, seed)


def _seated(server: Server) -> Load:
    return Load(server.port, evening.prepare(server.port, server.link, ROOMS))


def _measured(
    size: Size, seed: int, start: Callable[[Path], Server], open_load: Callable[[Server], Load],
    again: Callable[[Path], Server] | None = None,
) -> Figures:  # fmt: skip
    folder, chance = new_folder(), random.Random(seed)
    server = start(folder)
    try:
        server.settles()
        empty = server.kilobytes
        figures: Figures = {"start_s": server.start_seconds}
        load = open_load(server)
        _one_room(load, server, size, chance, figures)
        _all_rooms(load, server, size, chance, figures, empty)
        _long_after(load, size, chance, figures, 3000 if again else 200)  # the floor forgets all taps but the last
        if again:
            figures |= page.measured(server.port, load.seats)
        figures |= {"refused": load.refused, "dropped": load.dropped, "failures": _failures(load)}
        load.close()
        if again:
            server.kill()
            server = again(folder)
            figures["restored_s"] = server.start_seconds
        return figures
    finally:
        server.kill()
        shutil.rmtree(folder)


def _one_room(load: Load, server: Server, size: Size, chance: random.Random, figures: Figures) -> None:
    """One room, calm; all at once; and how it is to come back before anything has happened."""
    load.join(FIRST_ROOM)
    figures["back_0_ms"], figures["back_0_bytes"] = _storm(load, size.storms)
    load.calm(60, 0.005, chance)
    load.run(1.5)
    before, messages, received = server.cpu, load.messages, load.bytes_in
    times, figures["calm_lost"] = load.calm(size.calm, 0.016, chance)
    figures["calm_cpu_us"] = (server.cpu - before) / max(1, len(times)) * 1e6
    figures["bytes_per_screen"] = (load.bytes_in - received) / max(1, load.messages - messages)
    figures["calm_p50_ms"], figures["calm_p99_ms"] = percentile(times, 0.5) * 1e3, windowed(times, 0.99, 4) * 1e3
    figures["burst_ms"] = statistics.median(load.bursts(size.bursts, 0.12)) * 1e3


def _all_rooms(load: Load, server: Server, size: Size, chance: random.Random, figures: Figures, empty: float) -> None:
    """All 24 rooms: idle, and as fast as they can."""
    load.join([where for where in EVERYBODY if where[0]])
    load.run(10.0)  # idle is who has answered the first heartbeat
    figures["kb_per_phone"] = (server.kilobytes - empty) / PHONES
    before = server.cpu
    load.run(size.idle)
    figures["idle_us"] = (server.cpu - before) / size.idle / PHONES * 1e6
    _fastest(load, server, size, chance, figures)


def _long_after(load: Load, size: Size, chance: random.Random, figures: Figures, taps: int) -> None:
    """Coming back after many taps in one room, and all phones at once."""
    load.run(2.0)
    load.closed([0], PLAYERS, chance, 60.0, most=taps)
    load.run(2.0)
    figures["back_3000_ms"], figures["back_3000_bytes"] = _storm(load, size.storms)
    figures["storm_21_ms"] = figures["back_3000_ms"]
    figures["storm_504_ms"] = statistics.median(_great_storm(load) for _ in range(size.great_storms))


def _fastest(load: Load, server: Server, size: Size, chance: random.Random, figures: Figures) -> None:
    """Taps a second with 24 on their way; then the highest of some shares of it that is held under 100 ms."""
    every, found = range(ROOMS), []
    for seat in range(PLAYERS):  # every phone has answered once: from here on a tap changes an answer, as at the floor
        for room in every:
            load.tap(room, seat)
        load.drain(10)
    for _ in range(size.windows):
        before = server.cpu
        pace = load.closed(every, ROOMS, chance, size.window)
        found.append((pace.rate, (server.cpu - before) / max(1, pace.taps) * 1e6, pace.client))
    found.sort()
    figures["saturated"], _, figures["client"] = found[-1]
    figures["cpu_us"], figures["held"] = statistics.median(cpu for _, cpu, _ in found), 0.0
    for share in SHARES:
        load.run(0.2)
        held = load.open(ROOMS, share * found[-1][0], size.held, chance)
        if held and not held.lost and windowed(held.times, 0.99) < 0.1:
            figures["held"] = held.rate
            return


def _storm(load: Load, times: int) -> tuple[float, float]:
    """All of room 0 is cut off and comes back at once: milliseconds, and bytes for each."""
    found = []
    before = load.bytes_in
    for _ in range(times):
        load.leave(FIRST_ROOM)
        load.run(0.25)
        found.append(load.join(FIRST_ROOM, 10) * 1e3)
    return statistics.median(found), (load.bytes_in - before) / times / SCREENS


def _great_storm(load: Load) -> float:
    load.leave(EVERYBODY)
    load.run(1.5)
    return load.join(EVERYBODY, 20) * 1e3


def _failures(load: Load) -> int:
    """Answers that were not taken."""
    return sum(number for status, number in load.statuses.items() if status != b"200")
