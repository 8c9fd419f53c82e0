"""What a phone says to a question: read from JSON or from a form, which give the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from flask import request

from companion.errors import Refused
from companion.web import desk as at


class Said(NamedTuple):
    """An answer as it came. `of`: the seat of the game it is for, where one is named; else it is the phone's own."""

    seat: str
    key: str
    id: str
    raw: dict[str, Any]
    of: int | None


def what_was_said() -> Said:
    """From a JSON object, or from a form whose fields are named `a.<field>`. Raises Refused malformed."""
    if request.is_json:
        body = at.json_body()
        raw = body.get("answer")
        if not isinstance(raw, dict):
            raise Refused("malformed", 400)
    else:
        body = dict(request.form.items())
        raw = {name[2:].removesuffix("[]"): _form_value(name) for name in request.form if name.startswith("a.")}
    known = [body.get(name, "") for name in ("seat", "key", "id")]
    if any(isinstance(value, (dict, list, float, bool)) or value is None or len(str(value)) > 64 for value in known):
        raise Refused("malformed", 400)
    seat, key, answer_id = map(str, known)
    return Said(seat, key, answer_id, raw, _of(body))


def _form_value(name: str) -> str | list[str]:
    """`a.x` is one value, `a.x[]` a list of them however many are ticked."""
    values = request.form.getlist(name)
    return values if name.endswith("[]") or len(values) > 1 else values[0]


def _of(body: Mapping[str, Any]) -> int | None:
    if "for" not in body:
        return None
    number = body["for"]
    text = str(number) if isinstance(number, (int, str)) and not isinstance(number, bool) else ""
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Refused("malformed", 400)
    return int(text)
