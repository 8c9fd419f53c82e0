"""Chairs: every natural gesture leads to the same one, and can be freed, moved or played on in every phase."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from companion import seating
from companion.errors import Refused
from companion.keys import return_word
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.seats import MOST_NODS, MOST_SEATS, Seat
from tests.companion.evening import NAMES, PLACE, Evening, at_once, refused
from tests.companion.small_game import Shelf, SmallGame

PHASES = ("lobby", "roles", "steps", "claim", "told", "discussion", "vote", "count", "over")


@pytest.fixture(params=PHASES)
def phase(request: pytest.FixtureRequest, evening: Evening) -> Evening:
    """An evening of six people in each of the phases."""
    evening.six_sit()
    if request.param != "lobby":
        evening.starts()
        chance = random.Random(4)
        evening.plays_on(chance) if request.param == "over" else evening.plays_to(request.param, chance)
    return evening


def word_of(evening: Evening, seat: Seat, lang: str = "fr") -> str:
    return return_word(evening.house.house_key, seat.id, seat.word, lang)


def gives(evening: Evening, seat: Seat, device: int | None) -> None:
    assert device is not None
    evening.room.do(lambda: seating.give(evening.room, seat, device))


def comes_back(evening: Evening, seat: Seat, device: int, word: str) -> None:
    evening.room.do(lambda: seating.come_back(evening.room, seat, device, word))


# Sitting


def test_a_guest_takes_the_next_chair_and_every_gesture_leads_there_again(evening: Evening) -> None:
    ana, bo = evening.sits("Ana"), evening.sits("Bo")
    for _ in range(10):
        assert evening.sits("Ana", ana.device) is ana
        assert evening.sits("Somebody else", bo.device) is bo
    assert [(seat.place, seat.name) for seat in evening.room.seats] == [(1, "Ana"), (2, "Bo")]


def test_twelve_taps_at_once_give_one_chair_and_twelve_guests_twelve(evening: Evening) -> None:
    device = evening.device()
    seats = at_once(*[lambda: evening.sits("Ana", device) for _ in range(12)])
    assert len({seat.id for seat in seats}) == 1
    devices = [evening.device() for _ in range(12)]
    at_once(*[lambda d=d: evening.sits("Bo", d) for d in devices])
    assert [seat.place for seat in evening.room.seats] == list(range(1, 14))
    assert len({seat.name for seat in evening.room.seats}) == 13


def test_a_room_is_full_at_some_point(evening: Evening) -> None:
    for _ in range(MOST_SEATS):
        evening.sits("Ana")
    before = evening.memory()
    refused("room_full", lambda: evening.sits("Late"))
    assert evening.memory() == before


def test_a_bot_gives_way_to_a_person_where_the_game_takes_no_more(evening: Evening) -> None:
    evening.sits("Inès")
    evening.host("bots")
    assert [seat.name for seat in evening.room.seats] == ["Inès", "Ada", "Blaise", "Camille", "Diego", "Emmy"]
    evening.sits("Zoé")
    assert [seat.name for seat in evening.room.seats] == ["Inès", "Ada", "Blaise", "Camille", "Diego", "Zoé"]
    assert [seat.place for seat in evening.room.seats] == [1, 2, 3, 4, 5, 6]
    evening.starts()
    evening.host("end")
    for name in ("Ada", "Bo", "Cléo", "Dan"):
        evening.sits(name)
    names = [seat.name for seat in evening.room.seats]
    assert names == ["Inès", "Zoé", "Ada 2", "Bo", "Cléo", "Dan"], "the newest bot goes first"
    evening.sits("Late")
    assert len(evening.room.seats) == 7, "a person never gives way"
    assert [seat.name for seat in evening.again().room.seats] == [*names, "Late"]


def test_bots_come_one_by_one_where_the_game_can_do_without(opens: Callable[..., Evening]) -> None:
    """First as many as it needs, then one at a time, as long as it takes more."""
    evening, numbers = opens(library=Shelf(SmallGame())), []
    evening.sits("Inès")
    for _ in range(5):
        evening.host("bots")
        numbers.append(len(evening.room.seats))
    assert numbers == [3, 4, 5, 6, 6]


def test_a_bad_name_sends_no_bot_away(evening: Evening) -> None:
    evening.host("bots")
    before = evening.memory()
    refused("name_empty", lambda: evening.sits(" "))
    assert evening.memory() == before


def test_nobody_new_sits_down_in_a_game_but_who_sits_still_finds_the_chair(phase: Evening) -> None:
    ana = phase.seat(1)
    assert phase.sits("Ana", ana.device) is ana
    if phase.room.phase != "lobby":
        refused("not_in_lobby", lambda: phase.sits("Late"))


def test_the_order_people_sit_in(evening: Evening) -> None:
    ids = [seat.id for seat in evening.six_sit()]
    evening.host("order", ids=",".join(str(ids[n]) for n in (5, 0, 3)))
    assert [seat.name for seat in evening.room.seats] == ["Farid", "Ana", "Dan", "Bo", "Cléo", "Ève"]
    assert [seat.place for seat in evening.room.seats] == [1, 2, 3, 4, 5, 6]
    before = evening.memory()
    for bad in ("999", "x", "1,1,zz", "-1"):
        refused("no_such_seat", lambda bad=bad: evening.host("order", ids=bad))
    assert evening.memory() == before
    evening.host("order", ids="")
    assert evening.again().seat(1).name == "Farid"


def test_who_gets_up_in_the_lobby_leaves_no_gap(evening: Evening) -> None:
    seats = evening.six_sit()
    evening.room.do(lambda: seating.leave(evening.room, seats[2]))
    assert [(seat.place, seat.name) for seat in evening.room.seats] == [
        (n, name) for n, name in enumerate((*NAMES[:2], *NAMES[3:]), 1)
    ]
    assert (seats[2].id, "freed") in evening.dismissed


def test_com_06_who_gets_up_in_a_game_leaves_the_cards_on_the_chair(small: Evening) -> None:
    ana = small.seat(1)
    card = small.live.game.view(1)["table"]["card"]
    small.room.do(lambda: seating.leave(small.room, ana))
    assert ana.is_free and ana.name == "Ana"
    assert small.live.game.view(1)["table"]["card"] == card


# In every phase


def test_com_06_free_and_sit_on_again_in_every_phase(phase: Evening) -> None:
    ana = phase.seat(1)
    old = ana.device
    phase.host("free", seat=ana.id)
    assert (ana.id, "freed") in phase.dismissed
    assert phase.room.seats_of(old) == []
    if phase.room.phase == "lobby":
        assert [seat.name for seat in phase.room.seats] == list(NAMES[1:])
        return
    assert ana.is_free and ana.place == 1 and ana.name == "Ana"
    comes_back(phase, ana, phase.device(), "")
    assert not ana.is_free


def test_com_06_a_bot_plays_on_and_a_phone_takes_over_again_in_every_phase(phase: Evening) -> None:
    ana = phase.seat(1)
    view = phase.live.game.view(1) if phase.room.live else None
    phase.host("bot", seat=ana.id)
    assert ana.is_bot and (ana.id, "freed") in phase.dismissed
    device = phase.device()
    key = phase.house.new_handoff(phase.room, ana)
    assert phase.house.handoff(key).seat == ana.id
    gives(phase, ana, device)
    assert not ana.is_bot and ana.device == device
    assert (phase.live.game.view(1) if phase.room.live else None) == view


def test_a_bots_chair_can_be_freed_in_a_game(small: Evening) -> None:
    small.host("bot", seat=small.seat(2).id)
    small.host("free", seat=small.seat(2).id)
    assert small.seat(2).is_free
    comes_back(small, small.seat(2), small.device(), "")


def test_com_06_move_to_another_phone_in_every_phase(phase: Evening) -> None:
    ana, device = phase.seat(1), phase.device()
    old = ana.device
    gives(phase, ana, device)
    assert (ana.id, "handed_over") in phase.dismissed
    assert phase.room.seats_of(device) == [ana]
    refused("not_your_seat", lambda: phase.room.seat_for(ana.id, old))
    assert phase.again().seat(1).device == device


def test_the_same_phone_may_be_handed_to_itself(evening: Evening) -> None:
    ana = evening.sits("Ana")
    gives(evening, ana, ana.device)
    assert evening.dismissed == []


def test_a_device_that_holds_a_seat_gets_no_second_one_in_a_game(small: Evening) -> None:
    before = small.memory()
    refused("seat_taken", lambda: gives(small, small.seat(1), small.seat(2).device))
    assert small.memory() == before


def test_in_the_lobby_taking_over_a_chair_leaves_the_own_one(evening: Evening) -> None:
    seats = evening.six_sit()
    gives(evening, seats[0], seats[5].device)
    assert [seat.name for seat in evening.room.seats] == list(NAMES[:5])
    assert evening.room.seats_of(seats[5].device) == [seats[0]]


# Dropping out


def same_phone(evening: Evening, seat: Seat) -> None:
    """It was only asleep."""


def by_word(evening: Evening, seat: Seat) -> None:
    comes_back(evening, seat, evening.device(), word_of(evening, seat))


def by_nod(evening: Evening, seat: Seat) -> None:
    evening.room.do(lambda: seating.ask_nod(evening.room, seat, evening.device()))
    evening.host("nod", id=next(iter(evening.room.nods)))


def by_handoff(evening: Evening, seat: Seat) -> None:
    link = evening.house.handoff(evening.house.new_handoff(evening.room, seat))
    gives(evening, evening.room.seat(link.seat), evening.device())


def all_pictures(evening: Evening) -> list[dict[str, Any]]:
    """What the host screen and each phone is made from, but for the return words, which are new for a new phone."""
    room, common, views = evening.room, public_part(evening.room, PLACE), views_of(evening.room)
    phones = [phone_picture(room, seat, common, views) for seat in room.seats]
    return [{**each, "word": ""} for each in (host_picture(room, True, common, views), *phones)]


@pytest.mark.parametrize("comes_again", [same_phone, by_word, by_nod, by_handoff])
def test_com_06_who_drops_out_keeps_the_seat_and_finds_exactly_its_cards_again(
    phase: Evening, comes_again: Callable[[Evening, Seat], None]
) -> None:
    ana = phase.seat(1)
    phase.room.do(lambda: seating.note(phase.room, ana, "It was Bo."))
    before = all_pictures(phase)
    phase.away = {ana.id}
    assert phase.seat(1) is ana and (ana.name, ana.is_free, ana.is_bot) == ("Ana", False, False)
    comes_again(phase, ana)
    phase.away = set()
    assert all_pictures(phase) == before
    if phase.room.live:
        mine, *others = (each["view"]["table"]["card"] for each in before[1:])
        assert any(card != mine for card in others)


def votes_against(evening: Evening, target: int, silent: Sequence[int] = ()) -> None:
    """Nothing is played up to the vote; then all are against one, who is against another."""
    while evening.step != "vote":
        evening.until_next_step()
    asked = list(evening.live.game.asked)
    another = next(place for place in asked if place != target)
    for place in asked:
        if place not in silent:
            evening.answers(place, {"against": target if place != target else another})


def test_com_06_com_05_a_seat_without_a_phone_is_played_by_silence_and_chance(evening: Evening) -> None:
    """A Guardian's choice is drawn after the minimum, a ballot is blank, and neither is waited for any longer."""
    evening.six_sit()
    evening.starts()
    roles = evening.live.game.table.bears
    guardian, mute, target = (place for place in roles if roles[place] == "fidele")
    votes_against(evening, guardian)
    while evening.step != "guardians":
        evening.until_next_step()
    evening.host("free", seat=evening.seat(guardian).id)
    evening.host("free", seat=evening.seat(mute).id)
    opened = evening.clock.at
    evening.until_next_step()
    assert evening.clock.at - opened == pytest.approx(8)
    assert evening.live.game.view(guardian)["drawn"] and evening.live.game.view(mute)["drawn"] == {}
    votes_against(evening, target, silent=[mute])
    opened = evening.clock.at
    evening.until_next_step()
    assert evening.clock.at - opened == pytest.approx(5)
    result = evening.live.game.view(0)["table"]["result"]
    assert result["silent"] == [mute] and mute not in [voter for voter, _ in result["ballots"]]


# Coming back


def test_com_06_the_return_word_brings_back_the_seat_in_every_phase(phase: Evening) -> None:
    ana = phase.seat(1)
    phase.away = {ana.id}
    view = phase.live.game.view(1) if phase.room.live else None
    device = phase.device()
    comes_back(phase, ana, device, word_of(phase, ana).upper())
    assert phase.room.seats_of(device) == [ana]
    assert (phase.live.game.view(1) if phase.room.live else None) == view


def test_a_word_is_good_in_both_languages_and_only_once(small: Evening) -> None:
    ana = small.seat(1)
    small.away = {ana.id}
    word = word_of(small, ana, "en")
    comes_back(small, ana, small.device(), word)
    refused("wrong_word", lambda: comes_back(small, ana, small.device(), word))


def test_a_wrong_word_changes_nothing(small: Evening) -> None:
    small.away = {seat.id for seat in small.room.seats}
    before = small.memory()
    for word in ("", "x", word_of(small, small.seat(2)), word_of(small, small.seat(1)) + "x"):
        refused("wrong_word", lambda word=word: comes_back(small, small.seat(1), small.device(), word))
    assert small.memory() == before


def test_com_06_a_seat_whose_phone_is_there_cannot_be_claimed(small: Evening) -> None:
    """A dropped seat stays locked to its owner; one that did not drop is not up for claims at all."""
    ana = small.seat(1)
    refused("seat_taken", lambda: comes_back(small, ana, small.device(), word_of(small, ana)))
    refused("seat_taken", lambda: small.room.do(lambda: seating.ask_nod(small.room, ana, small.device())))


def test_a_bots_seat_cannot_be_claimed_by_a_guest(small: Evening) -> None:
    small.host("bot", seat=small.seat(1).id)
    refused("seat_taken", lambda: comes_back(small, small.seat(1), small.device(), ""))


def test_the_hosts_nod_gives_the_seat_back(small: Evening) -> None:
    ana, device = small.seat(1), small.device()
    small.away = {ana.id}
    nod = small.room.do(lambda: seating.ask_nod(small.room, ana, device))
    small.host("nod", id=nod.id)
    assert small.room.seats_of(device) == [ana] and small.room.nods == {}
    refused("link_used", lambda: small.host("nod", id=nod.id))


def test_the_host_may_refuse_a_nod_and_a_nod_runs_out(small: Evening) -> None:
    ana, device = small.seat(1), small.device()
    small.away = {ana.id}
    nod = small.room.do(lambda: seating.ask_nod(small.room, ana, device))
    small.host("refuse", id=nod.id)
    assert small.room.seats_of(device) == [] and small.room.nods == {}
    nod = small.room.do(lambda: seating.ask_nod(small.room, ana, device))
    assert seating.waits_for_nod(small.room, device) and not seating.waits_for_nod(small.room, small.device())
    small.clock.passes(301)
    refused("link_used", lambda: small.host("nod", id=nod.id))
    assert not seating.waits_for_nod(small.room, device), "the phone would wait for ever"


def test_a_nod_for_a_chair_that_was_taken_away_does_not_stop_the_room(evening: Evening) -> None:
    """The host's picture named the chair of every nod, and there was none any more: every push failed from then on."""
    ana = evening.six_sit()[0]
    evening.away = {ana.id}
    evening.room.do(lambda: seating.ask_nod(evening.room, ana, evening.device()))
    evening.host("free", seat=ana.id)
    evening.sits("Zoé")
    assert evening.room.nods == {}


def test_nods_that_wait_are_few(small: Evening) -> None:
    """A stranger may ask from any number of devices; the host's screen stays small."""
    ana = small.seat(1)
    small.away = {ana.id}
    devices = [small.device() for _ in range(MOST_NODS + 1)]
    for device in devices[:MOST_NODS] * 2:
        small.room.do(lambda d=device: seating.ask_nod(small.room, ana, d))
    refused("too_fast", lambda: small.room.do(lambda: seating.ask_nod(small.room, ana, devices[-1])))
    assert len(small.room.nods) == MOST_NODS


# Handoff


def test_a_handoff_works_once(small: Evening) -> None:
    ana = small.seat(1)
    key = small.house.new_handoff(small.room, ana)
    gives(small, ana, small.device())
    refused("link_used", lambda: small.house.handoff(key))


def test_whoever_shows_a_handoff_is_told_that_it_was_used(small: Evening) -> None:
    ana = small.seat(1)
    key = small.house.new_handoff(small.room, ana)
    assert small.house.used_handoff(key) is None
    gives(small, ana, small.device())
    small.house.use_handoff(key)
    used = small.house.used_handoff(key)
    assert used and used.seat == ana.id
    refused("link_used", lambda: small.house.handoff(key))
    assert small.house.used_handoff("x") is None


def test_a_handoff_runs_out_after_two_minutes(small: Evening) -> None:
    key = small.house.new_handoff(small.room, small.seat(1))
    small.clock.passes(119)
    assert small.house.handoff(key).seat == small.seat(1).id
    small.clock.passes(2)
    refused("link_used", lambda: small.house.handoff(key))


def test_a_new_handoff_voids_the_older_one_of_the_same_seat_only(small: Evening) -> None:
    first, other = (small.house.new_handoff(small.room, small.seat(place)) for place in (1, 2))
    second = small.house.new_handoff(small.room, small.seat(1))
    refused("link_used", lambda: small.house.handoff(first))
    assert [small.house.handoff(key).seat for key in (second, other)] == [small.seat(1).id, small.seat(2).id]


@pytest.mark.parametrize("how", ["word", "free", "bot"])
def test_a_handoff_is_void_once_the_seat_changed_hands_by_another_way(small: Evening, how: str) -> None:
    ana = small.seat(1)
    small.away = {ana.id}
    key = small.house.new_handoff(small.room, ana)
    if how == "word":
        comes_back(small, ana, small.device(), word_of(small, ana))
    else:
        small.host(how, seat=ana.id)
    refused("link_used", lambda: small.house.handoff(key))


@pytest.mark.parametrize("key", ["", "x", "\ud7ff", "x" * 10_000])
def test_an_unknown_handoff(small: Evening, key: str) -> None:
    assert refused("link_used", lambda: small.house.handoff(key)).status == 410


# Remote


def test_the_remote_is_the_hosts_until_it_is_given_to_another(phase: Evening) -> None:
    ana, bo = phase.seat(1), phase.seat(2)
    assert not phase.room.is_host(ana.device)
    phase.host("remote", seat=ana.id)
    assert phase.room.is_host(ana.device)
    phase.host("remote", seat=bo.id)
    assert [phase.room.is_host(seat.device) for seat in (ana, bo)] == [False, True]
    phase.host("unremote")
    assert not phase.room.is_host(bo.device)


@pytest.mark.parametrize("how", ["free", "bot", "leave"])
def test_a_remote_that_leaves_its_seat_is_none_any_more(phase: Evening, how: str) -> None:
    """The controls stay on the host screen, and whoever takes the chair next gets none."""
    ana = phase.seat(1)
    old = ana.device
    phase.host("remote", seat=ana.id)
    if how == "leave":
        phase.room.do(lambda: seating.leave(phase.room, ana))
    else:
        phase.host(how, seat=ana.id)
    assert phase.room.remote is None and not phase.room.is_host(old)
    phase = phase.again()
    assert phase.room.remote is None
    if how != "bot" and phase.room.phase != "lobby":
        next_one = phase.device()
        comes_back(phase, phase.seat(1), next_one, "")
        assert not phase.room.is_host(next_one)


def test_the_remote_goes_with_the_seat_to_another_phone(small: Evening) -> None:
    ana, device = small.seat(1), small.device()
    old = ana.device
    small.host("remote", seat=ana.id)
    gives(small, ana, device)
    assert small.room.is_host(device) and not small.room.is_host(old)


def test_a_bot_is_no_remote(small: Evening) -> None:
    small.host("bot", seat=small.seat(1).id)
    refused("is_a_bot", lambda: small.host("remote", seat=small.seat(1).id))


def test_a_free_seat_is_no_remote(small: Evening) -> None:
    """The host's controls would have gone to whoever took the free chair next."""
    small.host("remote", seat=small.seat(2).id)
    small.host("free", seat=small.seat(1).id)
    before, disk = small.memory(), small.disk()
    refused("seat_free", lambda: small.host("remote", seat=small.seat(1).id))
    assert (small.memory(), small.disk()) == (before, disk) and small.room.remote == small.seat(2).id


# Own things


def test_notes_and_language_are_kept_and_bounded(small: Evening) -> None:
    ana = small.seat(1)
    small.room.do(lambda: seating.note(small.room, ana, "é" * 5000))
    small.room.do(lambda: seating.speak(small.room, ana, "en"))
    again = small.again().seat(1)
    assert (again.lang, set(again.notes)) == ("en", {"é"}) and len(again.notes) <= 2000


def test_com_06_a_restart_keeps_every_seat(opens: Callable[..., Evening]) -> None:
    evening = opens()
    evening.six_sit()
    evening.host("remote", seat=evening.seat(3).id)
    before = evening.memory()
    assert evening.again().memory() == before


def test_seats_are_numbered_for_good(evening: Evening) -> None:
    """An id that was free again would let an old phone's form speak for a newcomer."""
    seats = evening.six_sit()
    evening.host("free", seat=seats[5].id)
    assert evening.sits("Gus").id > seats[5].id
    with pytest.raises(Refused):
        evening.room.seat(seats[5].id)


def test_the_id_of_a_chair_that_went_is_not_given_again_after_a_restart(evening: Evening) -> None:
    """Its return word follows from it."""
    gone = evening.sits("Ana")
    evening.room.do(lambda: seating.leave(evening.room, gone))
    assert evening.again().sits("Bo").id > gone.id
