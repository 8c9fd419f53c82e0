"""Evenings of Réseau-Mère in browsers: three people in full, Duo, Solo both ways, twenty at once, ties.

The first round is tapped by fingers; after it a thumb in each page fills in the forms that the phones show.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from e2e.conftest import DEVICES, Cupboard
from e2e.evening import Evening
from e2e.gallery import Gallery, states
from e2e.phones import Phone
from e2e.reseau_mere import Station, played
from e2e.server import eventually
from rules.game import Game

Seats = Callable[..., Evening]
PACE, FAST = 0.25, 0.06
THREE = ("Inès", "Basile", "Colette")


def table(
    cupboard: Cupboard, seats_for: Seats, names: tuple[str, ...], lang: str = "fr", pace: float = PACE
) -> Station:
    """So many phones in the lobby."""
    evening = cupboard.evening(pace, lang)
    return Station.at(seats_for(evening, lang, names=names))


def test_res_27_three_people_play_it_in_full(cupboard: Cupboard, seats_for: Seats) -> None:
    """In French, ten rounds. The server is killed between the two passes, a seat changes phones with its cards in
    hand, the First player's phone dies, somebody leaves and comes back (RES-A31): it goes on each time.
    """
    station = table(cupboard, seats_for, THREE).begins()
    station.plays_to("pass2")
    plug_is_pulled(station)
    station.plays_to("reading")
    changes_phones(station, 1, cupboard)
    station.plays_to("report_")
    first = int(station.host.step.partition("_")[2]) - 1
    dies_and_comes_back(station, first, cupboard)
    leaves_and_comes_back(station, 2)
    station.hurries_on(FAST)
    station.plays_to_the_end()
    assert station.host.outcome()
    for phone in station.phones:
        phone.shows("Résistance|Réseau-Mère", "#question")


def plug_is_pulled(station: Station) -> None:
    """The same question is open afterwards."""
    key = station.host.key
    station.server.kill()
    eventually(lambda: station.phones[0].asks().far, "a phone notices that the table is gone")
    station.server.start()
    station.all_here()
    assert station.host.key == key


def changes_phones(station: Station, place: int, cupboard: Cupboard) -> None:
    """By QR; the cards are on the new phone."""
    old = station.phones[place]
    new = cupboard.phone(old.name, old.lang, DEVICES[4])
    new.takes_over(old.shows_handoff())
    old.shows("Ta place est passée sur un autre téléphone")
    station.phones[place] = new


def dies_and_comes_back(station: Station, place: int, cupboard: Cupboard) -> None:
    """Whoever speaks first has no phone any more: without a report the round goes on."""
    dead = station.phones.pop(place)
    word = dead.return_word()
    dead.glass.close()
    station.plays_to("discussion")
    station.host.shows("sans rapport", "#stage")
    back = cupboard.phone(dead.name, dead.lang, DEVICES[5])
    back.returns_with(f"{station.server.url}/j/{station.host.code}", word)
    station.phones.insert(place, back)


def leaves_and_comes_back(station: Station, place: int) -> None:
    """The seat goes on by chance, without a report; its chair is there for whoever takes it again (RES-A31)."""
    gone = station.phones.pop(place)
    gone.opens_sheet()
    gone.glass.tap("#sheet [data-fold=leave] > summary")
    gone.glass.tap("#sheet form[data-leave] button")
    station.plays_to("keep")
    station.plays_to("reveal")
    station.host.shows("sans rapport", "#stage")
    gone.finds_own_seat(f"{station.server.url}/j/{station.host.code}")
    gone.glass.tap('//form//button[not(@name)][contains(@class,"commit")]')
    gone.is_at_the_table()
    station.phones.insert(place, gone)


def test_res_25_duo(cupboard: Cupboard, seats_for: Seats) -> None:
    """Two people in English; the third seat changes hands each round, and each phone keeps its seats apart."""
    station = table(cupboard, seats_for, ("Ines", "Basil"), "en", FAST).begins()
    station.plays_to("keep")
    assert sorted(map(folds, station.phones)) == [0, 2], "one of them answers for seat 3"
    station.plays_to_the_end()


def folds(phone: Phone) -> int:
    """How many seats a phone keeps apart; none where it answers for its own alone."""
    return int(phone.glass.js("() => document.querySelectorAll('#question details.for').length"))


@pytest.mark.parametrize("seats", ["human", "automata"])
def test_res_22_solo(cupboard: Cupboard, seats_for: Seats, seats: str) -> None:
    """Alone: three seats played by oneself, or two by the server for their own identities (RES-A24)."""
    station = table(cupboard, seats_for, ("Inès",), pace=FAST).begins(solo_seats=seats)
    station.plays_to("keep")
    assert folds(station.phones[0]) == (3 if seats == "human" else 0)
    station.plays_to_the_end()
    assert station.host.outcome()


def test_res_59_twenty_phones_play_express(
    cupboard: Cupboard, seats_for: Seats, capsys: pytest.CaptureFixture[str]
) -> None:
    """Twenty phones at once: all finish. Prints how long the last screen follows the last tap.

    Twenty browsers share two cores, so they play the last two of the six rounds; in the long run all of them.
    """
    names = tuple(f"Phone {number}" for number in range(1, 21))
    station = table(cupboard, seats_for, names, "en", 0.1).begins()
    waits: list[float] = []
    rounds = 6 if os.environ.get("HIDDEN_HANDS_LONG") else 2
    if rounds < 6:
        station.goes_on_from(1, "keep", in_a_ring, nth=7 - rounds)
    for _ in range(rounds):
        station.plays_to("discussion")
        waits.append(last_screen_after_last_tap(station))
    station.plays_to_the_end(400)
    for phone in station.phones:
        phone.shows("Résistance|Réseau-Mère", "#question")
    with capsys.disabled():
        print(f"\nlast tap to last screen, 20 phones: {sorted(waits)[len(waits) // 2]:.2f} s (median of {len(waits)})")


def last_screen_after_last_tap(station: Station) -> float:
    """Everybody has said it all; the time from the last tap until all phones and the table show the next question."""
    key, last = station.host.key, station.phones[-1]
    station.host.presses("pause")
    for phone in station.phones[:-1]:
        station.lets_answer(phone, "suspicion")
    eventually(
        lambda: all(phone.asks().state == "answered" for phone in station.phones[:-1]), "the others are ready", 60
    )
    station.host.presses("resume")
    station.lets_answer(last, "suspicion")
    start = time.monotonic()
    eventually(lambda: all(screen.key != key for screen in (station.host, *station.phones)), "all have moved on", 30)
    return time.monotonic() - start


# Twenty at a table, on a small phone


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_twenty_seats_and_43_backs_fit_a_small_phone(cupboard: Cupboard, lang: str) -> None:
    """360 by 740: no page of a question scrolls, neither the list of reports nor the grid of Fracture."""
    size = {"width": 360, "height": 740}
    gallery = Gallery(cupboard.page("", viewport=size, service_workers="block", reduced_motion="reduce").page)
    cupboard.later.callback(gallery.close)
    shown = [state for state in states("phone") if state.name.startswith("reseau") and "-20" in state.name]
    tall = []
    for state in shown:
        if "-over" in state.name or "-lobby" in state.name:
            continue
        gallery.show(state, lang)
        high = gallery.page.evaluate("() => document.documentElement.scrollHeight")
        tall += [f"{state}: {high}"] if high > 740 else []
    assert len(shown) > 15 and tall == []


# Ties: the evening begins where the accusation opens, on a record that was played up to there


def in_a_ring(game: Game[Any], seat: int) -> Any:
    """Everybody suspects the next one, so that all are suspected alike; the rest by chance that is always the same."""
    step = game.key.partition(".")[2]
    if step == "suspicion":
        return {"suspect": seat % game.options["players"] + 1}
    return game.form(seat).draw(random.Random(f"{game.key}{seat}").randrange)


def against_the_first(game: Game[Any], seat: int) -> Any:
    """Two suspect seat 1, in all rounds."""
    return {"suspect": 2 if seat == 1 else 1} if game.key.endswith(".suspicion") else in_a_ring(game, seat)


RING = {"Inès": {"accused": 2}, "Basile": {"accused": 3}, "Colette": {"accused": 1}}


def test_res_49_a_tie_is_settled_by_suspicions(cupboard: Cupboard, seats_for: Seats) -> None:
    station = table(cupboard, seats_for, THREE, pace=FAST).begins()
    station.goes_on_from(1, "accusation", against_the_first)
    station.wishes = RING
    station.plays_to("count")
    station.host.shows("La table accuse Inès", "#stage")
    assert "hasard" not in station.host.text(".t-settled")


def test_res_50_a_tie_is_settled_by_chance(cupboard: Cupboard, seats_for: Seats) -> None:
    station = table(cupboard, seats_for, THREE, "en", FAST).begins()
    station.goes_on_from(1, "accusation", in_a_ring)
    station.wishes = RING
    station.plays_to("count")
    station.host.shows("[Cc]hance", "#stage")


def test_res_08_a_tie_break_round(cupboard: Cupboard, seats_for: Seats) -> None:
    """Totals and rounds won are equal: a round more decides, and until then nobody's identity is told (RES-A18)."""
    number, accused = level_game()
    station = table(cupboard, seats_for, THREE, pace=FAST).begins()
    station.goes_on_from(number, "accusation", in_a_ring)
    station.wish = {"accused": accused}
    station.plays_to("keep")
    station.host.shows("[Dd]épartage", "main")
    assert not station.host.is_over
    station.plays_to_the_end()
    assert "départage" in station.host.text("#stage").lower()


def level_game() -> tuple[int, int]:
    """The number of a game that the bonus makes level, and whom two of three have to accuse for that."""
    options = {"players": 3, "windows": "swift", "rounds": 10, "variant": "none", "picks": "together",
               "solo_seats": "human", "head_start": "off"}  # fmt: skip
    for number in range(2000):
        table = played(options, number, "accusation", in_a_ring).table
        gap, won = table.scored["resistance"] - table.scored["reseau_mere"], table.won
        if won["resistance"] == won["reseau_mere"] and abs(gap) == 3:
            side = "reseau_mere" if gap == -3 else "resistance"
            return number, next(seat for seat in table.seats if table.identities[seat] == side)
    raise AssertionError("no game is level")
