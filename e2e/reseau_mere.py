"""A table of Réseau-Mère: people who answer whatever their phone asks, and records that stand where a test begins."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import rules.reseau_mere as reseau
from companion.store import database_of
from e2e.evening import Evening
from e2e.phones import Phone
from e2e.server import Server, eventually
from rules.game import Game

Choice = Callable[[Game[Any], int], Mapping[str, object]]
MOMENTS = ["reveal", "count", "total"]

# A thumb in the page: whatever is asked, the first form that waits is filled in by chance, or as wished, and sent.
THUMB = """(wish, spared) => {
  const tap = () => {
    const { wish, spared } = window.thumb, at = document.querySelector("#question [data-key]");
    if (at?.dataset.state !== "open" || (spared && at.dataset.key.split(".")[1].startsWith(spared))) return;
    const form = [...at.querySelectorAll("form[data-answer]")].find((each) => !each.dataset.thumb
      && !each.dataset.sending && (!each.closest("details") || each.closest("details").open));
    if (!form) return;
    const any = (list) => list[Math.floor(Math.random() * list.length)], live = (each) => !each.disabled;
    const wanted = (name) => [].concat(wish[name.replace("[]", "").slice(2)] ?? []).map(String);
    const wished = (input) => wanted(input.name).includes(input.value);
    const best = (inputs) => any(inputs.filter(wished)) ?? any(inputs);
    for (const name of new Set([...form.querySelectorAll("input[type=radio]")].map((each) => each.name))) {
      best([...form.querySelectorAll(`input[type=radio][name="${name}"]`)].filter(live)).click();
    }
    const boxes = [...form.querySelectorAll("input[type=checkbox][name]")].filter(live);
    const least = Number(form.querySelector("[data-least]")?.dataset.least ?? 0);
    for (const box of boxes.filter((each) => each.checked)) box.click();
    for (let n = 0; n < least; n++) best(boxes.filter((each) => !each.checked)).click();
    const taps = [...form.querySelectorAll("button[name^='a.']")].filter(live);
    form.dataset.thumb = "1";
    form.requestSubmit(taps.length ? best(taps) : form.querySelector("button.commit"));
  };
  if (!window.thumb) setInterval(tap, 50);
  window.thumb = { wish, spared };
}"""
# The host closes moments, but for the one that is awaited.
HURRY = """(spared, moments) => {
  const close = () => {
    const [, step] = (document.body.dataset.key ?? "").split(".");
    if (!moments.includes(step) || step === window.spared) return;
    document.querySelector("#controls [data-fold=close] button[name=key]")?.click();
  };
  if (window.spared === undefined) setInterval(close, 100);
  window.spared = spared;
}"""


@dataclass
class Station(Evening):
    """The same evening, with thumbs in place of hands: in each phone's page, the form that waits is filled in.

    `wish`: what a person chooses where it is offered, by the name of the field; for all or, by name, for one of them.
    """

    wish: dict[str, Any] = field(default_factory=dict)
    wishes: dict[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def at(cls, evening: Evening) -> Station:
        """The table that has gathered."""
        return cls(evening.server, evening.host, evening.phones)

    def answers_all_but(self, spared: str = "") -> None:
        """From now on every phone answers, and the host closes moments, but for steps that begin so."""
        for phone in self.phones:
            self.lets_answer(phone, spared)
        self.host.glass.js(HURRY, spared, MOMENTS)

    def lets_answer(self, phone: Phone, spared: str = "") -> None:
        """The same for one phone."""
        phone.glass.js(THUMB, self.wish | self.wishes.get(phone.name, {}), spared)

    def plays_to(self, step: str, within: float = 200) -> None:
        """Until the next question of this name opens, `pass2`, or `report_` of anybody: that one nobody answers."""
        now = self.host.key
        self.answers_all_but(step)
        eventually(lambda: self.host.key != now and self.host.step.startswith(step), f"the next {step}", within)

    def plays_to_the_end(self, within: float = 240) -> None:
        """The whole game."""
        self.answers_all_but()
        eventually(lambda: self.host.is_over, "the end of the game", within)

    def hurries_on(self, pace: float) -> None:
        """The server is stopped and goes on at another pace."""
        self.server.stop()
        self.server.pace = pace
        self.server.start()
        self.all_here(30)

    def begins(self, **options: str) -> Station:
        """From the lobby into the game."""
        self.host.presses("game", code=reseau.CODE)
        eventually(lambda: self.host.has(f"#controls button[value={reseau.CODE}][aria-pressed=true]"), "it is the game")
        for code, value in options.items():
            self.host.presses("option", code=code, value=value)
            chosen = f'#controls form:has([value={code}]) button[value="{value}"][aria-pressed=true]'
            eventually(lambda chosen=chosen: self.host.has(chosen), f"{code} is {value}")
        eventually(lambda: self.host.offers("start"), "the game can start")
        self.host.presses("start")
        self.host.reaches("identity")
        return self

    def goes_on_from(self, number: int, step: str, choice: Choice, nth: int = 1) -> Game[Any]:
        """The record as if the evening had been played up to this step already; then the server goes on from there.

        `number` stands for the seed; `choice` gives each seat's answers. Gives the game as it stands then.
        """
        self.server.kill()
        game = recorded(self.server, number, step, choice, nth)
        self.server.start()
        self.host.reaches(step)
        self.all_here(30)
        return game


def recorded(server: Server, number: int, step: str, choice: Choice, nth: int) -> Game[Any]:
    """Write a game into the record of a server that does not run."""
    with closing(sqlite3.connect(database_of(server.data))) as db, db:
        (game_id, options) = db.execute("SELECT id, options FROM games ORDER BY id DESC LIMIT 1").fetchone()
        game = played(json.loads(options), number, step, choice, nth)
        db.execute("DELETE FROM log WHERE game = ?", (game_id,))
        rows = [(game_id, at, *row, "", time.time()) for at, row in enumerate(game.log)]
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
        db.execute("UPDATE games SET seed = ? WHERE id = ?", (game.seed.hex(), game_id))
    return game


def played(options: Mapping[str, Any], number: int, step: str, choice: Choice, nth: int = 1) -> Game[Any]:
    """A game up to the first question of this name, or the nth."""
    game: Game[Any] = Game(reseau, options, number.to_bytes(32, "big"))
    while (nth := nth - (game.key.partition(".")[2] == step)) > 0:
        assert not game.is_over, f"no {step} in this game"
        for seat in game.asked:
            game.put(game.key, seat, choice(game, seat))
        game.close(game.key)
    return game
