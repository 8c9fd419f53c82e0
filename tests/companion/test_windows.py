"""How long a question of La Secte is open, by the clock on the wall, whoever answers and whatever the host wants."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

import pytest

from companion.picture import host_picture, phone_picture, public_part, views_of
from tests.companion.evening import PLACE, Evening, refused

OPEN = {"roles": (8, 20), "steps": (8, 20), "guardians": (8, 20), "use": (0, 15), "question": (0, 20), "vote": (5, 30)}
"""Least and most seconds where it is public who is asked: it ends when all have answered and the least is over."""
FIXED = {"claim": 8, "answer": 8, "veiled": 12}
"""Seconds where the length itself keeps a secret: nothing but the clock ends it (a claim ends its own window)."""
SPOKEN = {"discussion": (0, 180)}
WINDOWS = {**OPEN, **SPOKEN, **{family: (seconds, seconds) for family, seconds in FIXED.items()}}
WAYS = ("all answer", "nobody answers", "the host closes")
MOST_GAMES, SEED = 20, 1


def family_of(evening: Evening) -> str:
    return evening.step.partition("_")[0]


def may_close(evening: Evening) -> bool:
    """Whether the host is offered to close now, on the table's screen and on the remote alike."""
    common, views = public_part(evening.room, PLACE), views_of(evening.room)
    screen = host_picture(evening.room, True, common, views)["may"]["close"]
    assert phone_picture(evening.room, evening.seat(1), common, views)["may"]["close"] == screen
    return bool(screen)


def seconds_open(evening: Evening) -> float:
    """How long the open question stays open from now on."""
    began = evening.clock.at
    evening.until_next_step()
    return evening.clock.at - began


def closes_by_hand(evening: Evening, least: float, most: float) -> float:
    """The host tries from the start and is offered it from the minimum on; a window of a fixed length goes on."""
    key, began = evening.key, evening.clock.at
    code = "not_here" if least == most else "not_yet"
    for wait in (least - 0.1, 0.1) if least else ():
        assert not may_close(evening)
        refused(code, lambda: evening.host("close", key=key))
        evening.clock.passes(wait)
    if least == most:
        evening.house.pass_time()
    else:
        assert may_close(evening)
        evening.host("close", key=key)
    assert evening.live.is_over or evening.key != key
    return evening.clock.at - began


def lasts(evening: Evening, way: str, chance: random.Random, least: float, most: float) -> tuple[float, float]:
    """Let one window pass in this way: how long it took, and how long it should have taken."""
    evening.host("pause")
    evening.clock.passes(1000)
    evening.house.pass_time()
    evening.host("resume")
    if way == "the host closes":
        return closes_by_hand(evening, least, most), least
    if way == "all answer":
        evening.everybody_answers(chance)
        return seconds_open(evening), least
    return seconds_open(evening), most


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
@pytest.mark.parametrize("windows", ["swift", "strict"])
def test_com_10_every_window_has_its_least_and_its_most_seconds(
    opens: Callable[..., Evening], monkeypatch: pytest.MonkeyPatch, windows: str, ritual: str
) -> None:
    """A pause is offered in each of them, is no part of its time, and closes nothing.

    Under *strict* all but the spoken ones run to their most.
    """
    chance, seen = random.Random(SEED), set[tuple[str, str]]()
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)  # the deals, the same in every run
    families = set(WINDOWS) - {"veiled" if ritual == "open" else "question"}
    wanted = {(family, way) for family in families for way in WAYS} - {("claim", "all answer")}
    evening = opens()
    evening.six_sit()
    evening.host("remote", seat=evening.seat(1).id)
    evening.starts(windows=windows, ritual=ritual, rounds=5)
    for _ in range(MOST_GAMES):
        while not evening.live.is_over:
            family = family_of(evening)
            way = next((way for way in WAYS if (family, way) not in seen), WAYS[0])
            seen.add((family, way))
            if family not in WINDOWS or (family == "claim" and way == "all answer"):
                evening.plays_a_step(chance, claims=1)
                continue
            least, most = WINDOWS[family]
            least = most if windows == "strict" and family not in SPOKEN else least
            took, due = lasts(evening, way, chance, least, most)
            assert took == pytest.approx(due, abs=0.01), (family, way)
        if seen >= wanted:
            return
        evening.host("rematch")
    raise AssertionError(f"never seen: {wanted - seen}")


def test_com_10_only_those_who_are_asked_tap_and_the_table_knows_who(evening: Evening, chance: random.Random) -> None:
    """In an open window the table's screen names who is asked; nobody else's answer is taken, nor waited for."""
    evening.six_sit()
    evening.starts(rounds=5)
    seen = set[str]()
    while seen != set(OPEN):
        while not evening.live.is_over:
            if family_of(evening) in OPEN:
                seen.add(family_of(evening))
                asked = list(evening.live.game.asked)
                public = evening.live.game.view(0)["table"]
                assert set(asked) <= who_may_be_asked(family_of(evening), public)
                for place in set(range(1, 7)) - set(asked):
                    refused("not_asked", lambda place=place: evening.answers(place, {"seen": "seen"}))
            evening.plays_a_step(chance, claims=1)
        evening.host("rematch")
        assert evening.room.game_id != MOST_GAMES, f"never seen: {set(OPEN) - seen}"


def who_may_be_asked(family: str, public: dict[str, Any]) -> set[int]:
    """As everybody at the table can tell from its screen."""
    living, guardians = set[int](public["living"]), set[int](public["guardians"])
    holders = {int(step["holder"]) for step in public["ritual"] if step["state"] == "claimed"}
    fewer = {"guardians": guardians, "use": holders, "question": holders, "vote": living - {public["cursed"]}}
    return fewer.get(family, living)
