"""What a seat is asked and what it sees, as functions of the open question and the answers so far."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, TypeVar

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

    def choices(of: Seat) -> dict[str, Any]:
        return {"answer": answers.get(of), "proposal": proposals.get(of)}

    mine = [s for s in ask.forms if rules.controller(table, s) == seat] if ask else []
    return {
        "step": ask.step if ask else "",
        "over": ask is None,
        "table": rules.view(table, seat),
        "asked": {s: {"form": form_for(ask, answers, s).as_shown(), **choices(s)} for s in mine} if ask else {},
        "others": {s: choices(s) for s in ask.sees(seat) if s != seat} if ask else {},
    }
