"""Whole games of La Secte with the screens as they are shipped: how large what each phone is pushed is, and to whom."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from companion import seating
from companion.publish import STEP
from companion.seats import LONGEST_NAME, MOST_SIGNS, Seat, clean_name
from companion.words import LANGS
from rules.game import step_of
from tests.companion.evening import Evening, same_as_from_nothing
from tests.companion.test_same_bytes import PAIRS, who_can_tell
from tests.secte_screens.played import screens

MOST_BYTES = 8192
SIGNS = ("👩🏽‍🚀", "👨🏿‍🦱", "🧑🏻‍🎤", "👩🏼‍🔬")
NAMES = (
    *("".join(SIGNS[(turn + sign) % 4] for sign in range(12)) for turn in range(4)),  # as many bytes as a name may have
    "&<>\"'&<>\"'&<>\"'&",
    "Maximiliennerose",
)
REMOTE = 2
STEPS = {"roles", "guardians", "steps", "discussion", "vote", "count", "verdict", "question", "answer", "over"}


@dataclass
class Push:
    """What all phones of the room were sent at one moment: bytes, by place."""

    step: str
    sizes: dict[int, int]


@dataclass
class Pushes:
    """An evening whose every push is measured."""

    evening: Evening
    all: list[Push] = field(default_factory=list)

    def measure(self) -> None:
        """All that has been sent since the last look."""
        if len(self.all) % 4 == 0:
            same_as_from_nothing(self.evening)
        told = {seat.place: self.evening.told[seat.id] for seat in self.evening.room.seats}
        live = self.evening.room.live
        step = "lobby" if live is None else "over" if live.is_over else step_of(live.game.key)
        assert len({len(messages) for messages in told.values()}) == 1, f"{step}: some phones were told more often"
        for messages in zip(*told.values(), strict=True):
            self.all.append(
                Push(step, {place: len(message.encode()) for place, message in zip(told, messages, strict=True)})
            )
        self.evening.told.clear()


def speaks(evening: Evening, seat: Seat, lang: str) -> None:
    evening.room.do(lambda: seating.speak(evening.room, seat, lang))


def played(folder: Path, seed: int, langs: tuple[str, ...], **options: object) -> list[Push]:
    """Six people play to the end; one of them has the remote, and each speaks one of `langs`."""
    evening, chance = Evening(folder, renderer=screens()), random.Random(seed)
    for seat in evening.six_sit(NAMES):
        speaks(evening, seat, langs[seat.place % len(langs)])
    evening.host("remote", seat=evening.seat(REMOTE).id)
    evening.told.clear()
    pushes = Pushes(evening)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", lambda size: bytes([seed]) * size)  # the deal, the same in every run
        evening.starts(**options)
    pushes.measure()
    while not evening.live.is_over:
        plays_a_step(pushes, chance)
    evening.closed()
    return pushes.all


def plays_a_step(pushes: Pushes, chance: random.Random) -> None:
    """Who is asked answers, mostly; then the clock goes on. A pause and a step back are shown too."""
    evening, is_claim = pushes.evening, pushes.evening.step.startswith("claim")
    places = [place for place in evening.live.game.asked if chance.random() < (0.5 if is_claim else 0.9)]
    evening.everybody_answers(chance, places)
    pushes.measure()
    if chance.random() < 0.1:
        evening.host("pause")
        evening.host("resume")
    evening.until_next_step()
    pushes.measure()


GAMES = {
    "fr open": (("fr",), {"ritual": "open", "rounds": 5}),
    "en open": (("en",), {"ritual": "open", "rounds": 5, "banned_role": "hidden"}),
    "fr anonymous": (("fr",), {"ritual": "anonymous", "rounds": 2}),
    "en anonymous": (("en",), {"ritual": "anonymous", "rounds": 2}),
    "both": (LANGS, {"ritual": "open", "rounds": 2}),
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, list[Push]]]:
    yield {
        name: played(tmp_path_factory.mktemp("real"), seed, langs, **options)
        for seed, (name, (langs, options)) in enumerate(GAMES.items())
    }


def test_the_names_here_are_the_longest_there_are() -> None:
    assert all(clean_name(name) == name for name in NAMES)
    assert len(NAMES[0]) == MOST_SIGNS and len(NAMES[-1]) == len(NAMES[-2]) == LONGEST_NAME


def test_these_games_show_every_step(games: dict[str, list[Push]]) -> None:
    seen = {push.step for pushes in games.values() for push in pushes}
    assert seen >= STEPS, STEPS - seen


@pytest.mark.parametrize("name", GAMES)
def test_no_phone_is_pushed_more_than_8_kb(games: dict[str, list[Push]], name: str) -> None:
    too_large = {
        (push.step, place): size for push in games[name] for place, size in push.sizes.items() if size > MOST_BYTES
    }
    assert not too_large


@pytest.mark.parametrize("name", GAMES)
def test_all_phones_of_a_room_get_as_much_whatever_their_role(games: dict[str, list[Push]], name: str) -> None:
    """One length at one moment, a multiple of 2 KB: holder or not, whatever the role, the remote, in any language."""
    assert len(games[name]) > 40
    for push in games[name]:
        assert len(set(push.sizes.values())) == 1 and next(iter(push.sizes.values())) % STEP == 0, push


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
@pytest.mark.parametrize("pair", PAIRS[::5], ids=lambda pair: f"{pair[0]}-{pair[1]}")
def test_com_02_no_third_phone_is_shown_a_byte_of_who_holds_which_card(
    tmp_path: Path, pair: tuple[int, int], ritual: str
) -> None:
    """SEC-A38, as `test_same_bytes` has it, but through the templates: neither in words nor in their length."""
    assert who_can_tell(tmp_path, pair, renderer=screens, ritual=ritual) == set()
