"""Those who play without a face. A bot sees the view of the phone it stands for and its form, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.forms import Form, Pick
from rules.protocol import Bot
from rules.reseau_mere.cards import best_for

View = Callable[[], dict[str, Any]]
SHOWS_ONE_IN = 4
"""A bot shows its Evidence in one round of four, until it has."""


def random(view: View, step: str, form: Form, below: Pick) -> object | None:
    """Anything that is accepted, uniformly; Evidence now and then."""
    if step.startswith("evidence_"):
        return {"show": "no" if below(SHOWS_ONE_IN) else ("first", "second")[below(2)]}
    return form.draw(below)


def best_two(view: View, step: str, form: Form, below: Pick) -> object | None:
    """Keeps the two best cards for its own side, at every seat it answers for (RES-A21); else by chance."""
    if step != "keep":
        return random(view, step, form, below)
    seen = view()
    mine = seen["table"]["mine"]
    return {"keep": best_for(mine["identity"], mine["plays"][seen["for"]]["hand"])}


BOTS: Mapping[str, Bot] = {"random": random, "best-two": best_two}
