"""What a seat is asked and what it sees, as functions of the open question and the answers so far."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from rules.ask import Answers, Ask
from rules.forms import Answer, Form, Seat
from rules.protocol import Rules

Table = TypeVar("Table")


def form_for(ask: Ask, answers: Mapping[Seat, Answer], seat: Seat) -> Form:
    """A seat's form: fixed, or a function of what the others have confirmed."""
    form = ask.forms[seat]
    return form if isinstance(form, Form) else form(Answers({s: a for s, a in answers.items() if s != seat}))


def seen_by(
    rules: Rules[Table],
    table: Table,
    ask: Ask | None,
    answers: Mapping[Seat, Answer],
    seat: Seat,
    proposals: Mapping[Seat, Answer] = MappingProxyType({}),
) -> dict[str, Any]:
    """The table as a seat may know it, the open question where its phone answers, and the open answers it is shown."""
    return Views(rules, table, ask, answers, proposals).of(seat)


def seen_by_bot(
    rules: Rules[Table], table: Table, ask: Ask | None, answers: Mapping[Seat, Answer], seat: Seat
) -> dict[str, Any]:
    """What a bot sees that answers for `seat`: never more than the phone that would answer."""
    return {**seen_by(rules, table, ask, answers, rules.controller(table, seat)), "for": seat}


class Moment(NamedTuple):
    """Where a game stands, beside its open question."""

    game: object
    opened: int
    """How many questions have ever been opened."""
    key: str
    rewinds: Sequence[tuple[str, int]]
    last: Answers
    said_at: Mapping[Seat, int]
    """The last row of the log for each seat that has said something to the open question."""
    rows: int


class Views:
    """Every seat's view of one moment. What several are shown is made once for all of them: a view is only read."""

    def __init__(
        self,
        rules: Rules[Any],
        table: Any,
        ask: Ask | None,
        answers: Mapping[Seat, Answer],
        proposals: Mapping[Seat, Answer] = MappingProxyType({}),
    ) -> None:
        self._rules, self._table, self._ask, self._answers = rules, table, ask, answers
        self._asked = ask.forms if ask else {}
        self._proposals = proposals
        self._sight: Collection[Seat] = ()
        self._shared: Mapping[Seat, Answer | None] = NO_ANSWERS
        self.controlled = controlled_by(rules, table, ask)

    def of(self, seat: Seat) -> dict[str, Any]:
        """One seat's view, built from nothing."""
        ask = self._ask
        return {
            "step": ask.step if ask else "",
            "over": ask is None,
            "table": self._rules.view(self._table, seat),
            "asked": {s: self._question(ask, s) for s in self.controlled.get(seat, ())} if ask else {},
            "others": {s: self._chosen.get(s, NOTHING) for s in ask.sees(seat) if s != seat} if ask else {},
        }

    def opened(self, seat: Seat) -> Mapping[Seat, Answer | None]:
        """The answers to the open question that a seat is shown, its own among them; none where it sees no others'."""
        sight = self._ask.sees(seat) if self._ask else ()
        mine = self.controlled.get(seat, ())
        if len(sight) == (seat in sight):
            return NO_ANSWERS
        shared = self._in_sight(sight)
        if all(map(shared.__contains__, mine)) and (seat in mine or seat not in shared):
            return shared
        return self._answers_of({s for s in sight if s != seat}.union(mine))

    def _in_sight(self, sight: Collection[Seat]) -> Mapping[Seat, Answer | None]:
        """The answers of these seats. A game mostly shows all seats the same: then they are put together once."""
        if self._sight is not sight:
            self._sight, self._shared = sight, self._answers_of(sight)
        return self._shared

    def _answers_of(self, seats: Collection[Seat]) -> Mapping[Seat, Answer | None]:
        return {s: self._answers.get(s) for s in sorted(seats)}

    @cached_property
    def _chosen(self) -> dict[Seat, dict[str, Any]]:
        return {s: {"answer": self._answers.get(s), "proposal": self._proposals.get(s)} for s in self._asked}

    def _question(self, ask: Ask, seat: Seat) -> dict[str, Any]:
        return {"form": form_for(ask, self._answers, seat).as_shown(), **self._chosen[seat]}


class GameViews(Views):
    """The same in a game: with where it stands, and what chance has just chosen."""

    def __init__(
        self, rules: Rules[Any], table: Any, ask: Ask | None, answers: Mapping[Seat, Answer],
        proposals: Mapping[Seat, Answer], moment: Moment,
    ) -> None:  # fmt: skip
        super().__init__(rules, table, ask, answers, proposals)
        self._moment = moment
        self._drawn: dict[Seat, dict[Seat, Answer]] = {}
        for seat in moment.last.drawn:
            self._drawn.setdefault(rules.controller(table, seat), {})[seat] = moment.last[seat]

    def of(self, seat: Seat) -> dict[str, Any]:
        """One seat's view, built from nothing."""
        drawn = self._drawn.get(seat, {})
        return {"key": self._moment.key, "rewinds": list(self._moment.rewinds), **super().of(seat), "drawn": drawn}

    def mark(self, seat: Seat) -> tuple[object, ...]:
        """Where two marks are equal the seat's views are too, but for `others`: nothing else has to be made again.

        The table changes only when a question opens. Then on a view changes with what is said for the seat itself, and
        where its form hangs on what others confirm with all that is said. The game itself is part of the mark: one
        that is read again from its log begins anew.
        """
        game, opened, *_ = self._moment
        mine = self.controlled.get(seat, ())
        if not self._hanging.isdisjoint(mine):
            return game, opened, self._moment.rows
        return game, opened, tuple(map(self._moment.said_at.get, mine))

    @cached_property
    def _hanging(self) -> set[Seat]:
        return {s for s, form in self._asked.items() if not isinstance(form, Form)}


NO_ANSWERS: Mapping[Seat, Any] = MappingProxyType({})
NOTHING: Mapping[str, Any] = {"answer": None, "proposal": None}


def controlled_by(rules: Rules[Any], table: Any, ask: Ask | None) -> dict[Seat, list[Seat]]:
    """For which of the seats asked each phone answers."""
    found: dict[Seat, list[Seat]] = {}
    for asked in ask.forms if ask else ():
        found.setdefault(rules.controller(table, asked), []).append(asked)
    return found
