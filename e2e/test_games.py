"""Whole games on six phones, to each of the four endings. The six cheat together: ballots are agreed upon.

One phone of each six has the engine of iPhones. The first game cannot do without it; the others take Chromium instead.
"""

from __future__ import annotations

from collections.abc import Callable

from e2e.conftest import DEVICES, Cupboard
from e2e.evening import Evening, against, in_a_ring
from e2e.server import eventually

PACE = 0.2
Seats = Callable[..., Evening]


def begin(evening: Evening, rounds: int = 3) -> Evening:
    """From the lobby into the game; everybody reads their card, and the table waits for them."""
    if rounds != 3:
        evening.host.presses("option", code="rounds", value=str(rounds))
    evening.host.presses("start")
    evening.host.reaches("roles")
    evening.host.presses("pause")
    evening.everybody_reads()
    evening.host.presses("resume")
    return evening


def test_sec_52_the_infidel_is_banned(cupboard: Cupboard, seats_for: Seats) -> None:
    """In French; phones sleep, reload, change tab; the server is killed and comes back."""
    evening = begin(seats_for(cupboard.evening(PACE), last=cupboard.webkit))
    server, (first, second, third, *_) = evening.server, evening.phones

    def phones_in_pockets() -> None:
        first.sleeps()
        second.glass.reloads()
        second.is_at_the_table()
        third.turns_away()
        evening.phones[-1].glass.reloads()
        first.wakes()
        third.comes_back()
        evening.all_here()

    def plug_is_pulled() -> None:
        """Some have said that they are ready: after the restart they still have, and the same question is open."""
        evening.all_here()
        for phone in evening.phones[:3]:
            if phone.asks().state == "open":
                phone.answers()
            phone.is_acknowledged()
        key, before = evening.host.key, [phone.asks().state for phone in evening.phones]
        server.kill()
        eventually(lambda: first.asks().far, "a phone notices that the table is gone")
        server.start()
        evening.all_here()
        assert evening.host.key == key
        assert [phone.asks().state for phone in evening.phones] == before

    evening.play(against("infidele"), {"steps": phones_in_pockets, "discussion": plug_is_pulled})
    assert evening.host.outcome() == "La Secte l’emporte."
    for phone in evening.phones:
        phone.shows("La Secte l’emporte", "#question")


def test_sec_53_the_grand_prophet_is_banned(cupboard: Cupboard, seats_for: Seats) -> None:
    """In English; half of the phones are on bad Wi-Fi, the WebKit one too, which changes nothing but time."""
    evening = cupboard.evening(PACE, "en")
    wifi = cupboard.wifi(evening.server)
    wifi.worsen()
    seats_for(evening, "en", names=("Ines", "Basil", "Colette"))
    for number, name in enumerate(("Noah", "Anatole", "Zoe"), 3):
        phone = cupboard.iphone(name, "en") if number == 5 else cupboard.phone(name, "en", DEVICES[number])
        evening.phones.append(phone.joins(f"{wifi.url}/j/{evening.host.code}"))
    begin(evening)

    def out_of_reach() -> None:
        """The garden: nothing arrives for a while, and the phones find back by themselves."""
        evening.all_here()
        wifi.mode = "hole"
        for phone in evening.phones[:3]:
            phone.answers()
        eventually(lambda: evening.phones[3].asks().far, "a phone notices the hole", 12)
        wifi.mode = "ok"
        evening.all_here()

    def cut_off() -> None:
        wifi.mode = "reset"
        eventually(lambda: evening.phones[4].asks().far, "a phone notices that it is cut off")
        wifi.mode = "ok"
        evening.all_here()

    evening.play(against("grand_prophete"), {"1.steps": cut_off, "discussion": out_of_reach})
    assert evening.host.outcome() == "The Infidel and the Martyr win."


def test_sec_16_sec_55_the_martyr_is_banned(cupboard: Cupboard, seats_for: Seats) -> None:
    """In French; a seat goes to another phone by QR, another one comes back by its return word."""
    evening = begin(seats_for(cupboard.evening(PACE), last=cupboard.iphone))

    def another_phone() -> None:
        old = evening.phones[1]
        new = cupboard.phone(old.name, "fr", DEVICES[4])
        new.role = old.role
        new.takes_over(old.shows_handoff())
        old.shows("Ta place est passée sur un autre téléphone")
        evening.phones[1] = new

    def empty_battery() -> None:
        old = evening.phones[2]
        word = old.return_word()
        old.glass.close()
        new = cupboard.phone(old.name, "fr", DEVICES[5])
        new.role = old.role
        new.returns_with(f"{evening.server.url}/j/{evening.host.code}", word)
        evening.phones[2] = new

    evening.play(against("martyr"), {"1.steps": another_phone, "discussion": empty_battery})
    assert evening.host.outcome() == "Le Martyr l’emporte."


def test_sec_50_sec_54_all_rounds_are_over(cupboard: Cupboard, seats_for: Seats) -> None:
    """In English, the shortest game, every vote a tie. Some Steps are played on the way, none that changes a vote."""
    evening = cupboard.evening(PACE, "en")
    evening.uses = ("obstruction", "inquisition", "oeil")
    begin(seats_for(evening, "en", last=cupboard.iphone), rounds=2)
    evening.play(in_a_ring)
    assert evening.host.outcome() == "The Infidel and the Martyr win."
    evening.host.shows("Round 2", "#stage")
