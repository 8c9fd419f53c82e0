"""Those who play without a face. A bot sees its seat's view and its form, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.forms import Form, Pick
from rules.protocol import Bot


def random(view: Callable[[], dict[str, Any]], step: str, form: Form, below: Pick) -> object | None:
    """Claims a Step half the time, then a target uniformly; ballots uniform; answers uniform among what is accepted."""
    if not form.is_answerable or (step.startswith("claim_") and below(2)):
        return None
    return form.draw(below)


BOTS: Mapping[str, Bot] = {"random": random}
