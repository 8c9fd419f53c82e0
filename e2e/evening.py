"""A table of people who play, and cheat together: each reads their own card, and all agree whom to vote against."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from e2e.glass import NotThere
from e2e.phones import HostScreen, Phone
from e2e.server import LOOK_AGAIN, Server, eventually
from rules.game import step_of

Ballots = Callable[["Evening", Phone], str]
"""Whom somebody votes against: a name."""


@dataclass
class Evening:
    """The server, the table's screen, the phones in sitting order. `words`: what stands on buttons, by language."""

    server: Server
    host: HostScreen
    phones: list[Phone] = field(default_factory=list)
    uses: tuple[str, ...] = ()  # Steps that their holders play
    seen: list[str] = field(default_factory=list)  # every key that the table's screen has shown

    def seat(self, role: str) -> Phone:
        return next(phone for phone in self.phones if phone.role == role)

    def named(self, name: str) -> Phone:
        return next(phone for phone in self.phones if phone.name == name)

    def everybody_reads(self) -> None:
        """Each holds their card and learns what they are."""
        for phone in self.phones:
            phone.learns_role()
        roles = sorted(phone.role for phone in self.phones)
        assert roles == ["fidele", "fidele", "fidele", "grand_prophete", "infidele", "martyr"]

    def play(
        self, ballots: Ballots, surprises: Mapping[str, Callable[[], None]] | None = None, within: float = 150
    ) -> None:
        """Play on until the end. A surprise happens when its step opens: `vote`, or `2.vote`.

        Nobody answers what the table's screen does not show yet: a surprise comes before the first answer. Else all but
        one may have answered by then, and the one who does so during the surprise would close the question.
        """
        waiting = dict(surprises or {})
        deadline = time.monotonic() + within
        while not self.host.is_over:
            assert time.monotonic() < deadline, f"the game is not over; it went {self.seen}"
            key = self.host.key
            if self._is_new_step(key):
                step = step_of(key)
                times = sum(step_of(each) == step for each in self.seen)
                for name in (step, f"{times}.{step}"):
                    waiting.pop(name, lambda: None)()
            for phone in self.phones:
                self.act(phone, ballots, key)
            time.sleep(LOOK_AGAIN)
        assert not waiting, f"these never happened: {[*waiting]}"

    def _is_new_step(self, key: str) -> bool:
        if not key or key in self.seen:
            return False
        self.seen.append(key)
        return True

    def act(self, phone: Phone, ballots: Ballots, only: str = "") -> None:
        """What this person does now, if they are asked anything. If the table moves on meanwhile, it was too late.

        `only`: the key of the one question that is to be answered.
        """
        asks = phone.asks()
        is_asked = asks.form and asks.state == "open" and not asks.far and asks.key != phone.done
        if not is_asked or asks.key != (only or asks.key):
            return
        try:
            self._answer(phone, asks.step, ballots)
        except (NotThere, AssertionError):
            now = phone.asks()
            if now.key == asks.key and not now.far:
                raise

    def _answer(self, phone: Phone, named: str, ballots: Ballots) -> None:
        step, _, about = named.partition("_")
        if step in ("roles", "steps", "discussion"):
            phone.answers()
        elif step == "vote":
            phone.answers(ballots(self, phone))
        elif step == "claim":
            self._claim(phone, about)
        elif step in ("use", "question", "guardians"):
            phone.answers(phone.first_choice())
        elif step == "answer":
            phone.taps({"fr": "Oui", "en": "Yes"}[phone.lang])

    def _claim(self, phone: Phone, about: str) -> None:
        """Whoever holds a Step that the table wants played says so."""
        phone.done = phone.asks().key
        if about not in self.uses:
            return
        phone.holds_card()
        if about in phone.held_steps:
            phone.taps({"fr": "Utiliser", "en": "Use it"}[phone.lang])

    def all_here(self, within: float = 30) -> None:
        """Every phone reaches the table, and is at the same question as the table's screen, or told so."""
        for phone in self.phones:
            eventually(lambda phone=phone: self._is_here(phone), f"{phone.name} is where the table is", within)

    def _is_here(self, phone: Phone) -> bool:
        """While the table is out of reach, what a phone was asked last is still in its page, and hidden."""
        asks = phone.asks()
        return asks.key == self.host.key and not asks.far


# Ways to vote


def against(role: str) -> Ballots:
    """All against one; who it is votes against the next in line."""

    def choose(evening: Evening, phone: Phone) -> str:
        target = evening.seat(role)
        return after(evening, phone) if phone is target else target.name

    return choose


def in_a_ring(evening: Evening, phone: Phone) -> str:
    """Everybody against the next one: a tie, whoever is missing."""
    return after(evening, phone)


def after(evening: Evening, phone: Phone) -> str:
    place = evening.phones.index(phone)
    return evening.phones[(place + 1) % len(evening.phones)].name
