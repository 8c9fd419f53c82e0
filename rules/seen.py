"""What a seat is asked and what it sees, as functions of the open question and the answers so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    return views(rules, table, ask, answers, proposals)(seat)


def views(
    rules: Rules[Table],
    table: Table,
    ask: Ask | None,
    answers: Mapping[Seat, Answer],
    proposals: Mapping[Seat, Answer] = MappingProxyType({}),
) -> Callable[[Seat], dict[str, Any]]:
    """Every seat's view of one moment. What several are shown is made once for all of them: a view is only read."""
    controlled: dict[Seat, list[Seat]] = {}
    for asked in ask.forms if ask else ():
        controlled.setdefault(rules.controller(table, asked), []).append(asked)
    chosen = {s: {"answer": answers.get(s), "proposal": proposals.get(s)} for s in (ask.forms if ask else ())}
    nothing: dict[str, Any] = {"answer": None, "proposal": None}

    def question(seat: Seat) -> dict[str, Any]:
        if ask is None:
            return {"asked": {}, "others": {}}
        mine = controlled.get(seat, ())
        return {
            "asked": {s: {"form": form_for(ask, answers, s).as_shown(), **chosen[s]} for s in mine},
            "others": {s: chosen.get(s, nothing) for s in ask.sees(seat) if s != seat},
        }

    def view(seat: Seat) -> dict[str, Any]:
        step = ask.step if ask else ""
        return {"step": step, "over": ask is None, "table": rules.view(table, seat), **question(seat)}

    return view
