"""What a seat may be asked: a form of named fields. Reading an answer gives its one canonical value or raises."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

Seat = int
"""Seats count from 1, in sitting order."""
NOBODY: Seat = 0
"""As an option and in facts; false on purpose."""
Option = int | str
"""A seat, a number or a code; never a bool, a float or None."""
Answer = Mapping[str, Any]
"""Field -> Option, tuple of Options, or text."""
Pick = Callable[[int], int]
"""A number from 0 up to, and without, the one given."""

REFUSALS: tuple[str, ...] = (
    "too_late", "not_asked", "already_final", "cannot_call", "cannot_rewind",
    "not_this_form", "missing", "not_offered", "not_accepted", "wrong_number", "twice_the_same", "bad_text",
    "unknown_game", "unknown_option", "unknown_choice", "not_with_so_many", "wrong_players", "unknown_bot",
)  # fmt: skip
"""Every code the engine refuses with; a game adds its own (`REFUSALS` of its package)."""

UNWRITABLE = frozenset({"Cc", "Cs"})  # control characters, and halves of characters that UTF-8 cannot hold
LARGEST = 1 << 53  # what JSON can carry everywhere; also keeps str() away from numbers of a million digits


class IllegalInput(Exception):
    """The player's doing: nothing has changed, that seat alone is told. `code` is one of REFUSALS."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code, self.facts = code, facts


class Field:
    """One thing to choose: one of, some of or an order of `shown` options, or a text. Never changed once made."""

    __slots__ = ("_by_text", "accepted", "hangs_on", "kind", "least", "most", "refusal", "shown")

    def __init__(
        self, kind: str, shown: Iterable[Option] = (), accepted: Iterable[Option] | None = None,
        least: int = 1, most: int = 1, refusal: str = "not_accepted", hangs_on: tuple[str, Option] | None = None,
    ) -> None:  # fmt: skip
        self.kind, self.shown = kind, tuple(shown)
        self.accepted = self.shown if accepted is None else tuple(accepted)
        self.least, self.most, self.refusal, self.hangs_on = least, most, refusal, hangs_on
        self._by_text = {str(option): option for option in self.shown}

    def when(self, field: str, value: Option) -> Field:
        """The same, asked only where `field` was answered with `value`."""
        return Field(self.kind, self.shown, self.accepted, self.least, self.most, self.refusal, (field, value))

    def read(self, name: str, raw: object) -> object:
        """The canonical value of `raw` (JSON, or an HTML form where all is text). Raises IllegalInput."""
        if self.kind == "one":
            return self._option(name, raw)
        if self.kind == "text":
            return self._text(name, raw)
        if not isinstance(raw, (list, tuple)) or not self.least <= len(raw) <= self.most:
            raise IllegalInput("wrong_number", field=name, least=self.least, most=self.most)
        values = tuple(self._option(name, each) for each in raw)
        if len(set(values)) < len(values):
            raise IllegalInput("twice_the_same", field=name)
        return self._in_order(values)

    def draw(self, below: Pick) -> object:
        """An accepted value by chance, uniformly."""
        if self.kind == "one":
            return self.accepted[below(len(self.accepted))]
        if self.kind == "text":
            return ""
        rest, number = list(self.accepted), self.least + below(self.most - self.least + 1)
        return self._in_order(tuple(rest.pop(below(len(rest))) for _ in range(number)))

    def as_shown(self) -> dict[str, Any]:
        """What a phone may know of it: never what is accepted."""
        return {
            "kind": self.kind, "options": self.shown, "least": self.least, "most": self.most, "when": self.hangs_on,
        }  # fmt: skip

    def _option(self, name: str, raw: object) -> Option:
        # True == 1 == 1.0, and an HTML form posts "3": options are compared as text, and the option itself is returned.
        if isinstance(raw, str) or (type(raw) is int and abs(raw) < LARGEST):
            option = self._by_text.get(str(raw))
            if option is not None:
                if option not in self.accepted:
                    raise IllegalInput(self.refusal, field=name)
                return option
        raise IllegalInput("not_offered", field=name)

    def _in_order(self, values: tuple[Option, ...]) -> tuple[Option, ...]:
        """`some` comes in the order shown, so that the order of the taps tells nothing."""
        return values if self.kind == "order" else tuple(option for option in self.shown if option in values)

    def _text(self, name: str, raw: object) -> str:
        if isinstance(raw, str) and len(raw) <= self.most:
            words = " ".join(raw.split())
            if UNWRITABLE.isdisjoint(map(unicodedata.category, words)):
                return words
        raise IllegalInput("bad_text", field=name, most=self.most)


def one_of(options: Iterable[Option], accepted: Iterable[Option] | None = None, refusal: str = "not_accepted") -> Field:
    """Exactly one. What is shown but not `accepted` is refused with `refusal`; an empty `accepted` is a dead pad."""
    return Field("one", options, accepted, refusal=refusal)


def yes_no(accepted: Iterable[Option] = ("yes", "no"), refusal: str = "not_accepted") -> Field:
    """Yes or no; both are always shown."""
    return one_of(("yes", "no"), accepted, refusal)


def some_of(options: Iterable[Option], least: int, most: int, accepted: Iterable[Option] | None = None) -> Field:
    """From `least` to `most` of them, all different; the answer is a tuple in the order shown."""
    return Field("some", options, accepted, least, most)


def order_of(options: Iterable[Option]) -> Field:
    """All of them, in an order."""
    shown = tuple(options)
    return Field("order", shown, least=len(shown), most=len(shown))


def text(most: int) -> Field:
    """A text of at most so many characters; may be empty."""
    return Field("text", least=0, most=most)


class Drawn(dict[str, object]):
    """An answer that `form` has drawn: canonical already, so that form need not read it again. Never changed."""

    __slots__ = ("form",)

    def __init__(self, form: Form, name: str = "", value: object = None) -> None:
        super().__init__({name: value} if name else {})
        self.form = form


class Form:
    """Named fields, in the order shown. Never changed once made, so it is shared.

    `check` may refuse a whole answer by a code. `is_answerable`: there is something it accepts.
    """

    __slots__ = ("_each", "check", "fields", "is_answerable")

    def __init__(self, check: Callable[[Answer], str | None] | None = None, /, **fields: Field) -> None:
        self.check, self.fields = check, fields
        self.is_answerable = all(len(f.accepted) >= f.least for f in fields.values() if f.kind != "text")
        self._each = self._all_answers()

    def read(self, raw: object, partial: bool = False) -> Answer:
        """The canonical answer. A field that is not asked is dropped; a partial one (a proposal) may lack fields."""
        if type(raw) is Drawn and raw.form is self:
            return raw
        if not isinstance(raw, (dict, Mapping)) or not raw.keys() <= self.fields.keys():
            raise IllegalInput("not_this_form")
        answer: dict[str, object] = {}
        for name, field in self.fields.items():
            if field.hangs_on and answer.get(field.hangs_on[0]) != field.hangs_on[1]:
                continue
            if name in raw:
                answer[name] = field.read(name, raw[name])
            elif field.least == 0:
                answer[name] = "" if field.kind == "text" else ()
            elif not partial:
                raise IllegalInput("missing", field=name)
        if self.check and not partial and (code := self.check(answer)):
            raise IllegalInput(code)
        return answer

    def draw(self, below: Pick) -> Answer:
        """A legal answer by chance, each field uniform; by rejection where the form has a check."""
        if self._each:
            return self._each[below(len(self._each))] if len(self._each) > 1 else self._each[0]
        while True:
            answer = Drawn(self)
            for name, field in self.fields.items():
                if not field.hangs_on or answer.get(field.hangs_on[0]) == field.hangs_on[1]:
                    answer[name] = field.draw(below)
            if not (self.check and self.check(answer)):
                return answer

    def _all_answers(self) -> tuple[Drawn, ...]:
        """Every answer there is, where that is one choice: most forms are, and drawing from them is then quick."""
        if len(self.fields) > 1 or self.check:
            return ()
        return tuple(
            Drawn(self, name, option) for name, f in self.fields.items() if f.kind == "one" for option in f.accepted
        )

    def as_shown(self) -> dict[str, Any]:
        """What a phone may know of it: never what is accepted."""
        return {name: field.as_shown() for name, field in self.fields.items()}

    def shape(self) -> tuple[Any, ...]:
        """Fields, buttons and taps, without the words on them: equal for all in a veiled window (COM-10)."""
        return tuple(
            (name, f.kind, len(f.shown), f.least, f.most, f.hangs_on and f.hangs_on[0])
            for name, f in self.fields.items()
        )
