"""Six phones that play by themselves against a real server, whatever happens to it."""

from __future__ import annotations

import random
import re
import threading
import time
from dataclasses import dataclass, field
from typing import Any

from tests.companion.wire import Guest, HungUp, Server

LOST = (HungUp, OSError, ConnectionError, TimeoutError)


@dataclass
class Player:
    """One phone in a thread of its own. It remembers which answers were acknowledged, and which refused."""

    guest: Guest
    chance: random.Random
    claims: float = 0.3
    acknowledged: dict[str, str] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)
    error: BaseException | None = None
    is_done: threading.Event = field(default_factory=threading.Event)

    def plays(self, until: float) -> None:
        """Until the game is over or the deadline has passed."""
        try:
            while not self.is_done.is_set() and time.monotonic() < until:
                try:
                    self._sits_at_the_screen()
                except LOST:
                    threading.Event().wait(0.05)  # the server is away: a phone tries again
        except BaseException as error:
            self.error = error

    def _sits_at_the_screen(self) -> None:
        with self.guest.opens_socket() as wire:
            while not self.is_done.is_set():
                screen = wire.screen(wait=10)
                if screen["key"]:
                    self.keys.append(screen["key"])
                elif self.keys:
                    self.is_done.set()
                self._answers(screen)

    def _answers(self, screen: dict[str, Any]) -> None:
        question, key = screen["regions"]["question"], screen["key"]
        state = re.search(r'data-state="(\w+)"', question)
        if not state or state[1] != "open" or "/answer" not in question or key in self.acknowledged.values():
            return
        if ".claim_" in key and self.chance.random() > self.claims:
            self.acknowledged[f"silent {key}"] = key
            return
        number = f"{self.chance.getrandbits(64):x}"
        seed = self.chance.random()
        while True:  # the same request, until there is an answer to it
            try:
                reply = self.guest.answers_by_chance(question, random.Random(seed), number)
                break
            except LOST:
                threading.Event().wait(0.05)
        if reply.status == 200:
            self.acknowledged[number] = key
        elif reply.status in (409, 422):
            self.refused[number] = reply.refused
        else:
            raise AssertionError((reply.status, reply.body))


def table_of(server: Server, seed: int = 1) -> list[Player]:
    """Six people sit down."""
    return [Player(Guest(server).sits(f"Guest {n}"), random.Random(seed * 100 + n)) for n in range(1, 7)]


def play(players: list[Player], seconds: float) -> list[threading.Thread]:
    """Let them play."""
    until = time.monotonic() + seconds
    threads = [threading.Thread(target=player.plays, args=(until,)) for player in players]
    for thread in threads:
        thread.start()
    return threads


def to_the_end(players: list[Player], threads: list[threading.Thread], seconds: float) -> None:
    """Wait until every phone shows the end."""
    for thread in threads:
        thread.join(seconds)
    for player in players:
        if player.error:
            raise player.error
    assert all(player.is_done.is_set() for player in players), [player.keys[-1:] for player in players]
