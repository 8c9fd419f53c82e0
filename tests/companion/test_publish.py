"""Screens as they travel: of one length for all phones, and bounded."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from companion import seating
from companion.library import GameLibrary
from companion.publish import HOST, STEP, WATCHER
from companion.regions import Region, html_of
from companion.screens import Screens
from companion.seats import Seat
from companion.words import Words
from tests.companion.evening import Evening, same_as_from_nothing


class Talkative:
    """A renderer whose phones differ in length, as forms do."""

    def phone(self, picture: dict[str, Any], lang: str, names: object = (), mark: object = None) -> dict[str, Region]:
        return {"question": Region.of("é" * (700 * picture["me"])), "card": Region.of("x")}

    def host(self, picture: dict[str, Any], lang: str) -> dict[str, Region]:
        return {"stage": Region.of("s" * 300)}

    def ink(self, picture: dict[str, Any], surface: str) -> str:
        return f"{surface} ink"

    def again(self, *_: object) -> None:
        """Every screen is made from nothing."""


def lengths(evening: Evening) -> set[int]:
    published = evening.room.published
    return {len(published.message(seat.id, evening.clock.now())) for seat in evening.room.seats}


def test_all_phones_get_messages_of_one_length_whatever_their_screens_hold(opens: Callable[..., Evening]) -> None:
    evening = opens(renderer=Talkative())
    evening.six_sit()
    (length,) = lengths(evening)
    assert length % STEP == 0 and length <= 5 * STEP


def test_all_phones_get_first_pages_of_one_length(opens: Callable[..., Evening]) -> None:
    evening = opens(renderer=Talkative())
    evening.six_sit()
    published = evening.room.published
    pages = set()
    for seat in evening.room.seats:
        html = "<!doctype html>" + "".join(html_of(published.screens[seat.id].regions).values())
        page = published.padded_page(seat.id, html)
        assert page.startswith(html)
        pages.add(len(page.encode()))
    assert len(pages) == 1 and pages.pop() % STEP == 0


def test_a_message_is_whole_and_its_filler_is_constant(evening: Evening) -> None:
    seat = evening.six_sit()[0]
    message = json.loads(evening.room.published.message(seat.id, evening.clock.now()))
    assert list(message) == ["key", "clock", "lang", "ink", "regions", "pad"]
    assert message["pad"].strip(" ") == ""
    assert message["key"] == "" and message["clock"] is None


def test_lengths_stay_one_all_through_a_game(evening: Evening, chance: random.Random) -> None:
    evening.six_sit()
    evening.starts()
    while not evening.live.is_over:
        evening.plays_a_step(chance)
        (length,) = lengths(evening)
        assert length % STEP == 0


def test_the_clock_goes_on_while_a_screen_is_kept(small: Evening) -> None:
    published = small.room.published
    assert json.loads(published.message(HOST, small.clock.now()))["clock"]["left"] == 300
    small.clock.passes(2.5)
    assert json.loads(published.message(HOST, small.clock.now()))["clock"]["left"] == 275
    small.clock.passes(100)
    assert json.loads(published.message(HOST, small.clock.now()))["clock"]["left"] == 0
    small.host("pause")
    small.clock.passes(2.5)
    assert json.loads(small.room.published.message(HOST, small.clock.now()))["clock"]["left"] == 0


def test_the_same_moment_gives_the_same_bytes(small: Evening) -> None:
    now = small.clock.now()
    assert small.room.published.message(WATCHER, now) == small.room.published.message(WATCHER, now)


def test_bots_get_no_screen(evening: Evening) -> None:
    evening.sits("Ana")
    evening.host("bots")
    assert set(evening.room.published.screens) == {evening.seat(1).id, HOST, WATCHER}


BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
FOLDERS = [BENCHMARKS.parent / "templates", BENCHMARKS / "templates"]


def test_screens_that_show_open_answers_are_kept_only_while_they_are_true(
    opens: Callable[..., Evening], chance: random.Random
) -> None:
    """A game where every tap changes every screen: who answers, who changes their mind, who only thinks about it."""
    evening = opens(library=GameLibrary([BENCHMARKS]), renderer=Screens(Words(FOLDERS), FOLDERS, str))
    evening.six_sit()
    evening.host("game", code="vote")
    evening.starts()
    acts: list[Callable[[Seat], object]] = [
        lambda seat: evening.host("pause"),
        lambda seat: evening.host("resume"),
        lambda seat: evening.room.do(lambda: seating.speak(evening.room, seat, "en")),
        lambda seat: evening.host("remote", seat=seat.id),
        lambda seat: evening.host("rewind", key=evening.key),
    ]
    for turn in range(60):
        seat = evening.seat(chance.randrange(1, 7))
        answer = {"against": seat.place % 6 + 1, "word": chance.choice(("", "toi", "<b>"))}
        if turn % 12 == 11:
            acts.pop(0)(seat)
        elif turn % 3:
            evening.answers(seat.place, answer)
        else:
            evening.room.do(
                lambda seat=seat: evening.live.propose(evening.key, seat.place, None, {"against": seat.place % 6 + 1})
            )
        same_as_from_nothing(evening)


def test_a_push_leaves_nothing_behind_that_only_the_garbage_collector_would_let_go(
    opens: Callable[..., Evening],
) -> None:
    """Twenty phones' screens of every tap, kept for the collector, are a pause of a tenth of a second when it comes."""
    evening = opens(library=GameLibrary([BENCHMARKS]), renderer=Screens(Words(FOLDERS), FOLDERS, str))
    evening.six_sit()
    evening.host("game", code="vote")
    evening.starts()
    evening.answers(1, {"against": 2, "word": "toi"})
    gc.collect()
    for place in range(2, 7):
        evening.answers(place, {"against": 1, "word": "moi"})
    assert gc.collect() == 0
