"""A third seat cannot tell two worlds apart in which two others hold each other's secrets.

Its messages are the same bytes, in the same number and order, until a clause tells it the difference. The renderer here
writes the whole picture out, so nothing that a template could show goes unseen.
"""

from __future__ import annotations

import itertools
import json
import random
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.picture import Picture
from companion.publish import HOST, WATCHER
from companion.regions import Region
from rules import games
from rules.secte.table import ROLES, STEPS
from tests.companion.evening import Evening, HandClock, Plain
from tests.companion.small_game import Shelf

PAIRS = list(itertools.combinations(range(1, 7), 2))
CLAIMED = "malediction"


class Deal:
    """Chance, but roles and Steps are dealt by `seed`, and then `pair` exchange theirs."""

    def __init__(self, chance: Any, pair: tuple[int, int] | None, seed: int) -> None:
        self._chance, self._pair, self._seed = chance, pair, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._chance, name)

    def shuffled(self, name: str, items: Any) -> list[Any]:
        dealt = list(items)
        random.Random(f"{self._seed} {name}").shuffle(dealt)
        if self._pair:
            a, b = (seat - 1 for seat in self._pair)
            dealt[a], dealt[b] = dealt[b], dealt[a]
        return dealt


class Stacked:
    """La Secte with that deal."""

    def __init__(self, pair: tuple[int, int] | None, seed: int) -> None:
        self._rules, self._pair, self._seed = games.load("secte"), pair, seed

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def play(self, table: Any, chance: Any) -> Any:
        stacked: Any = Deal(chance, self._pair, self._seed)
        return self._rules.play(table, stacked)


class World:
    """One round for six people, every number but the deal the same in each world."""

    def __init__(
        self, folder: Path, pair: tuple[int, int], is_swapped: bool, seed: int, renderer: Plain, remote: int = 0
    ) -> None:
        self.pair, self.is_swapped = pair, is_swapped
        library = Shelf(Stacked(pair if is_swapped else None, seed))
        self.evening = Evening(folder, library=library, clock=HandClock(), renderer=renderer)
        self.evening.room.code, self.evening.house.house_key = "MKZT", b"k" * 32
        self.evening.six_sit()
        if remote:
            self.evening.host("remote", seat=self.evening.seat(remote).id)

    def starts(self, seed: int, **options: object) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(secrets, "token_bytes", lambda size: bytes([seed]) * size)
            self.evening.told.clear()
            self.evening.starts(**options)

    def who(self, place: int) -> int:
        """The seat that holds here what `place` holds in the other world: it does what the secret makes one do."""
        a, b = self.pair
        return {a: b, b: a}.get(place, place) if self.is_swapped else place

    def plays_to(self, end: str, claims: bool) -> None:
        """Window by window, up to one whose messages may rightly differ."""
        while self.evening.step != end:
            self.evening.clock.passes(0.5)
            if self.evening.step.startswith("claim_"):
                if claims and self.evening.step == f"claim_{CLAIMED}":
                    self.everybody_taps()
            else:
                for place in range(1, 7):
                    self.answers(self.who(place) if self.evening.step.startswith("veiled_") else place)
            self.evening.until_next_step()

    def answers(self, place: int) -> None:
        """The first choice that is none of the pair: what they are asked is told to the table (SEC-A28)."""
        game = self.evening.live.game
        if place in game.asked:
            fields = game.form(place).fields
            self.evening.answers(
                place,
                {
                    name: next(option for option in field.accepted if option not in self.pair)
                    for name, field in fields.items()
                },
            )

    def everybody_taps(self) -> None:
        """The pad says "this is my Step": one is right, the others are refused in private (SEC-A47)."""
        for place in range(1, 7):
            try:
                self.evening.answers(self.who(place), {"use": "use"})
            except Exception as error:
                assert getattr(error, "code", "") == "not_yours"

    def told(self, surface: int | str) -> list[str]:
        return self.evening.told[self.evening.seat(surface).id if isinstance(surface, int) else surface]


def who_can_tell(
    folder: Path, pair: tuple[int, int], seed: int = 1, renderer: Callable[[], Any] = Plain, end: str = "count",
    claims: bool = False, remote: int = 0, **options: object,
) -> set[int | str]:  # fmt: skip
    """The seats beside `pair`, and the public screens, whose messages are not the same bytes in both worlds."""
    worlds = [World(folder / f"{swapped}", pair, swapped, seed, renderer(), remote) for swapped in (False, True)]
    for world in worlds:
        world.starts(seed, **options)
        world.plays_to(end, claims)
        world.evening.closed()
    one, other = worlds
    if not claims:  # or nothing is tested
        assert any(one.told(place) != other.told(place) for place in pair), "the pair must see other cards"
    third: list[int | str] = [place for place in range(1, 7) if place not in pair]
    return {surface for surface in [*third, HOST, WATCHER] if one.told(surface) != other.told(surface)}


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def test_com_01_com_02_no_third_seat_and_no_public_screen_knows_who_holds_which_card(
    tmp_path: Path, pair: tuple[int, int]
) -> None:
    """Deals, Steps that pass in silence, discussion, ballots: nothing up to the count depends on a secret (SEC-A38)."""
    assert who_can_tell(tmp_path, pair) == set()


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def test_sec_a15_com_10_nor_in_the_veiled_windows_of_the_anonymous_ritual(
    tmp_path: Path, pair: tuple[int, int]
) -> None:
    """The holder's form and the decoys are of one shape and rhythm, whoever of two is the holder (SEC-A15, COM-10)."""
    assert who_can_tell(tmp_path, pair, ritual="anonymous") == set()


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
@pytest.mark.parametrize("pair", PAIRS[::4], ids=lambda pair: f"{pair[0]}-{pair[1]}")
def test_com_11_nor_do_the_controls_on_the_hosts_own_phone(tmp_path: Path, pair: tuple[int, int], ritual: str) -> None:
    """The picture of the seat that is the remote holds them too: close, more time, steps to go back to, nods."""
    remote = next(place for place in range(1, 7) if place not in pair)
    assert who_can_tell(tmp_path, pair, remote=remote, ritual=ritual) == set()


def test_sec_a16_a_claim_that_the_table_hears_is_the_first_difference(tmp_path: Path) -> None:
    """SEC-A16: a Step that is claimed is announced with its responsible; until then nobody can tell."""
    holder = holder_of(CLAIMED, seed=1)
    others = [place for place in range(1, 7) if place != holder]
    pair = (min(holder, others[0]), max(holder, others[0]))
    assert who_can_tell(tmp_path / "before", pair, end=f"claim_{CLAIMED}", claims=True) == set()
    assert who_can_tell(tmp_path / "after", pair, claims=True) == {*range(1, 7), HOST, WATCHER} - set(pair)
    assert who_can_tell(tmp_path / "rest", (others[0], others[1]), claims=True) == set()


def test_a_tap_on_a_pad_that_is_not_yours_is_seen_by_nobody(small: Evening, chance: random.Random) -> None:
    small.plays_to("oath", chance)
    before = {surface: len(told) for surface, told in small.told.items()}
    for place, word in ((1, "no"), (2, "yes"), (3, "yes")):
        with pytest.raises(Exception, match=r"not_accepted|not_asked"):
            small.answers(place, {"word": word})
    assert {surface: len(told) for surface, told in small.told.items()} == before


def holder_of(step: str, seed: int) -> int:
    """Who is dealt a Step in the first round."""
    return Deal(None, None, seed).shuffled("steps1", STEPS).index(step) + 1


# Planted leaks: each must be caught, over 40 seeds


class ShowsTheNeighboursCard(Plain):
    """A picture that includes another seat's card."""

    def __init__(self) -> None:
        self.cards: dict[int, str] = {}

    def phone(self, picture: Picture, lang: str, names: object = (), mark: object = None) -> dict[str, Region]:
        me = picture["me"]
        self.cards[me] = json.dumps(picture["view"] and picture["view"]["table"]["card"])
        return {**super().phone(picture, lang), "hint": Region.of(self.cards.get(me % 6 + 1, ""))}


class GrowsWithOneSeatsCard(Plain):
    """Padding to the longest screen is no excuse where one seat's screen is longer for what it holds."""

    def phone(self, picture: Picture, lang: str, names: object = (), mark: object = None) -> dict[str, Region]:
        role = picture["view"]["table"]["card"]["role"] if picture["view"] and picture["me"] == 1 else ""
        return {**super().phone(picture, lang), "card": Region.of("x" * 2048 * len(role))}


class SaysMoreToTheNeighboursOfOneRole(Plain):
    """One bit is enough: the table's screen has a space more while seat 3 bears the Martyr."""

    def __init__(self) -> None:
        self.bit = ""

    def phone(self, picture: Picture, lang: str, names: object = (), mark: object = None) -> dict[str, Region]:
        if picture["me"] == 3 and picture["view"]:
            self.bit = " " * (picture["view"]["table"]["card"]["role"] == "martyr")
        return super().phone(picture, lang)

    def host(self, picture: Picture, lang: str) -> dict[str, Region]:
        return {**super().host(picture, lang), "doing": Region.of(self.bit)}


def pair_that_gives_it_away(leak: type[Plain], seed: int) -> tuple[int, int]:
    """Two seats whose exchange this leak shows: any, for a card; such as differ in what it measures, for the others."""
    roles = Deal(None, None, seed).shuffled("roles", ROLES)
    if leak is ShowsTheNeighboursCard:
        return next((a, b) for a, b in PAIRS[seed % 9 :] if roles[a - 1] != roles[b - 1])
    if leak is GrowsWithOneSeatsCard:
        return 1, next(place for place in range(2, 7) if len(roles[place - 1]) != len(roles[0]))
    other = roles.index("martyr") + 1 if roles[2] != "martyr" else 1
    return min(3, other), max(3, other)


@pytest.mark.parametrize("leak", [ShowsTheNeighboursCard, GrowsWithOneSeatsCard, SaysMoreToTheNeighboursOfOneRole])
def test_a_planted_leak_is_caught(tmp_path: Path, leak: type[Plain]) -> None:
    for seed in range(40):
        pair = pair_that_gives_it_away(leak, seed)
        assert who_can_tell(tmp_path / f"{seed}", pair, seed, leak, end="steps"), (pair, seed)
