"""One game: a script of questions, and the inputs it was given. Only the inputs are ever saved.

The table changes only when a question closes. An answer, a proposal, a silence touch the open question and nothing
else, so a refusal cannot change the table. The script is sent one `Answers` for each question that closed; these, in
order, are `_sent`. A new script run through a part of `_sent` is a rewind; the inputs given again to a new Game are
resume and replay.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from rules.ask import NONE_YET, Answers, Ask
from rules.chance import Chance, fill
from rules.forms import Answer, Form, IllegalInput, Seat
from rules.protocol import Bot, Outcome, Rules
from rules.seen import GameViews, Moment, form_for

__all__ = ["PUBLIC", "Bot", "Game", "Outcome", "ReplayDiverged", "Row", "Rules", "RulesBug", "step_of"]

PUBLIC: Seat = 0
"""The host screen and the watchers: a seat like any other."""
Table = TypeVar("Table")

_as_json = json.JSONEncoder(separators=(",", ":")).encode


class RulesBug(Exception):
    """Ours: loud. The game in memory is lost and is rebuilt from its log."""


class ReplayDiverged(RulesBug):
    """The log does not fit the rules. It is never overwritten."""


class Row(NamedTuple):
    """One row of the log; `data` is canonical JSON text."""

    kind: str
    key: str
    seat: Seat
    data: str


NO_ROW = Row("", "", PUBLIC, "")


@dataclass(frozen=True, slots=True)
class Opened:
    """A question on the line that counts: its key, the part of the game it belongs to, whether nobody was asked, and
    whether the table may be told how many have answered it.
    """

    key: str
    part: int
    is_moment: bool
    is_counted: bool


class Game(Generic[Table]):
    """A script and its inputs. An input either happens whole or raises IllegalInput and changes nothing.

    After an input its new rows stand at the end of `log`: the rows of one input belong into one transaction. After a
    RulesBug it takes nothing more.
    """

    def __init__(self, rules: Rules[Table], options: Mapping[str, Any], seed: bytes, log: Sequence[Row] = ()) -> None:
        """A new game, or the one that `log` tells. Raises ReplayDiverged, RulesBug."""
        self.rules, self.options, self.seed = rules, options, seed
        self.log: list[Row] = []
        self.rewinds: list[tuple[str, int]] = []  # step gone back to, answers undone
        self._sent: list[Answers] = []  # of each question closed, on the line that counts
        self._line: list[Opened] = []  # these questions, and the open one
        self._opened, self._is_known = 0, False  # questions ever opened; draws are on record already
        self._given: tuple[Row, Any] = NO_ROW, None  # the row that `input` was given last, and what it holds
        self._bug: Exception | None = None  # a script that raised is dead: another close would pass for the end
        self._run()
        self._replay(log)

    # The open question

    @property
    def is_over(self) -> bool:
        """No question is open any more."""
        return self.ask is None

    @property
    def asked(self) -> list[Seat]:
        """The seats that are asked."""
        return list(self.ask.forms) if self.ask else []

    @property
    def is_complete(self) -> bool:
        """Whether it may close before its clock. A moment never is."""
        if self.ask is None or not self.ask.forms:
            return False
        waiting = [seat for seat in self.ask.forms if seat not in self.answers and seat not in self.silent]
        return self.ask.complete(Answers(self.answers), waiting)

    def form(self, seat: Seat) -> Form:
        """What this seat is asked, given what the others have confirmed. Raises IllegalInput not_asked."""
        if self.ask is None or type(seat) is not int or seat not in self.ask.forms:
            raise IllegalInput("not_asked", seat=seat)
        return form_for(self.ask, self.answers, seat)

    def view(self, seat: Seat) -> dict[str, Any]:
        """All that this seat may know now, built from nothing. `drawn`: what chance just chose for it (COM-05)."""
        return self.views().of(seat)

    def views(self) -> GameViews:
        """`view` for many seats of this moment; good until the next input. What they share is made once: only read."""
        last = self._sent[-1] if self._sent else NONE_YET
        moment = Moment(self, self._opened, self.key, self.rewinds, last, self._said_at, len(self.log))
        return GameViews(self.rules, self.table, self.ask, self.answers, self.proposals, moment)

    def rewindable(self) -> list[tuple[str, int]]:
        """The questions of this part one may go back to, oldest first, each with the number of answers undone."""
        if self.ask is None:
            return []
        now = self._line[-1].part
        return [(q.key, self._undone(n)) for n, q in enumerate(self._line) if q.part == now and not q.is_moment]

    # Inputs

    def put(self, key: str, seat: Seat, raw: object) -> None:
        """Confirm an answer. Another one later replaces it, or is refused where the question is final (COM-03)."""
        ask, answer = self._question(key), self.form(seat).read(raw)
        if self.answers.get(seat) == answer:
            return
        if ask.final and seat in self.answers:
            raise IllegalInput("already_final")
        self._log("put", seat, answer)
        for there in (self.answers, self.proposals, self.silent):
            there.pop(seat, None)  # the answer that counts goes to the end of the order (COM-08)
        self.answers[seat] = answer

    def propose(self, key: str, seat: Seat, raw: object) -> None:
        """A choice not confirmed: counts for nothing, may lack fields, is shown to those who see the open answers."""
        ask, proposal = self._question(key), self.form(seat).read(raw, partial=True)
        if ask.final and seat in self.answers:
            raise IllegalInput("already_final")
        if self.proposals.get(seat) != proposal:
            self._log("propose", seat, proposal)
            self.proposals[seat] = proposal

    def silence(self, key: str, seat: Seat) -> None:
        """Nobody will answer for this seat; a later put is still taken."""
        self._question(key)
        self.form(seat)
        if seat not in self.answers and seat not in self.silent:
            self._log("silence", seat)
            self.silent[seat] = True

    def close(self, key: str) -> None:
        """End the question: silence becomes what it means, and the script goes on. Raises RulesBug."""
        ask = self._question(key)
        self._log("close")
        drawn = {s: self._draw(ask, s) for s in ask.forms if s not in self.answers} if ask.compulsory else {}
        self._send(Answers({**self.answers, **drawn}, key, drawn=drawn))

    def call(self, key: str, name: str) -> None:
        """Interrupt the question: the script gets the answers so far and the name of the call."""
        if name not in self._question(key).calls:
            raise IllegalInput("cannot_call", name=name)
        self._log("call", data=name)
        self._send(Answers(self.answers, key, call=name))

    def rewind(self, key: str) -> None:
        """Back to the question once asked under `key`, as it was when it opened; it is asked under a new key."""
        self._refuse_after_a_bug()
        at = next((n for n, opened in enumerate(self._line) if opened.key == key), None)
        if self.ask is None or at is None:
            raise IllegalInput("cannot_rewind", key=key)
        self._log("rewind", data=key)
        self.rewinds.append((step_of(key), self._undone(at)))
        self._sent, self._line = self._sent[:at], self._line[:at]
        self._run()

    def input(self, row: Row) -> None:
        """Do what one row of a log says. Raises ReplayDiverged for a row that is no input."""
        key, seat, data = row.key, row.seat, json.loads(row.data)
        self._given = row, data
        match row.kind:
            case "put":
                self.put(key, seat, data)
            case "propose":
                self.propose(key, seat, data)
            case "silence":
                self.silence(key, seat)
            case "close":
                self.close(key)
            case "call":
                self.call(key, data)
            case "rewind":
                self.rewind(data)
            case kind:
                raise ReplayDiverged(f"{kind} is no input")

    # Inside

    def _question(self, key: str) -> Ask:
        self._refuse_after_a_bug()
        if self.ask is None or key != self.key:
            raise IllegalInput("too_late", key=key)
        return self.ask

    def _refuse_after_a_bug(self) -> None:
        if self._bug:
            raise RulesBug("rebuild this game from its log") from self._bug

    def _undone(self, at: int) -> int:
        """Answers given from there on, but for those whose number the table is not told."""
        given = [*self._sent[at:], self.answers]
        return sum(len(each) for each, opened in zip(given, self._line[at:], strict=True) if opened.is_counted)

    def _draw(self, ask: Ask, seat: Seat) -> Answer:
        """Named by how often the step closed: a count of draws would differ after a rewind, which sends the old one."""
        name = fill(ask.step, sum(step_of(sent.key) == ask.step for sent in self._sent), seat)
        return self.form(seat).draw(lambda size: self.chance.draw(name, [size])[0])

    def _run(self) -> None:
        """A new script through all that was sent; what it draws on the way is on record."""
        self._is_known = bool(self.log)
        self.chance = Chance(self.seed, self._drawn)
        self.table = self.rules.new_table(self.options)
        self._script = self.rules.play(self.table, self.chance)
        ask = self._next(None)
        for answers in self._sent:
            ask = self._next(answers)
        self._is_known = False
        self._open(ask)

    def _send(self, answers: Answers) -> None:
        self._sent.append(answers)
        self._open(self._next(answers))

    def _next(self, answers: Answers | None) -> Ask | None:
        try:
            return next(self._script) if answers is None else self._script.send(answers)
        except StopIteration:
            return None
        except Exception as bug:
            self._bug = bug
            raise RulesBug(f"after {'the start' if answers is None else answers.key}: {bug!r}") from bug

    def _open(self, ask: Ask | None) -> None:
        self.ask = ask
        self.answers: dict[Seat, Answer] = dict(ask.resumes) if ask else {}
        self.proposals: dict[Seat, Answer] = {}
        self.silent: dict[Seat, bool] = {}
        self._said_at: dict[Seat, int] = {}  # which row of the log is the last of each seat's
        self._opened += 1
        self.key = f"{self._opened}.{ask.step}" if ask else ""
        if ask:
            self._line.append(Opened(self.key, self.rules.part(self.table), not ask.forms, ask.counted))

    def _log(self, kind: str, seat: Seat = PUBLIC, data: object = None) -> None:
        """One row more. One that is given again, equal in all its parts, need not be written out again: that would be a
        fifth of what it takes to read a record.
        """
        self._said_at[seat] = len(self.log)
        given, known = self._given
        is_given = (given.kind, given.key, given.seat) == (kind, self.key, seat) and known == data
        self.log.append(given if is_given else Row(kind, self.key, seat, _as_json(data)))

    def _drawn(self, name: str, numbers: list[int]) -> None:
        if not self._is_known:
            self.log.append(Row("draw", name, PUBLIC, _as_json(numbers)))

    def _replay(self, log: Sequence[Row]) -> None:
        """Give the inputs again; the rows they make, draws too, must be those on record."""
        for number, row in enumerate(log):
            try:
                if number >= len(self.log):
                    self.input(row)
            except IllegalInput as refused:
                raise ReplayDiverged(f"row {number}: {refused}") from refused
            if number >= len(self.log) or self.log[number] != row:
                raise ReplayDiverged(f"row {number}: on record {row.kind} {row.key}")
        if log and len(self.log) > len(log):
            raise ReplayDiverged("the rules draw more than is on record")


def step_of(key: str) -> str:
    """The step of a question's key: "12.vote" -> "vote"."""
    return key.partition(".")[2]
