"""What a table of La Secte may choose, and how long its windows last (COM-10, SEC-A45, SEC-A47)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.options import Option, Times

OPTIONS: tuple[Option, ...] = (
    Option("windows", ("swift", "strict"), "swift"),
    Option("rounds", (2, 3, 4, 5), 3),
    Option("ritual", ("open", "anonymous"), "open"),
    Option("final_count", ("borne", "dealt"), "borne"),
    Option("martyr_banned", ("alone", "with_infidele"), "alone"),
    Option("banned_role", ("shown", "hidden"), "shown"),
)

WINDOWS: dict[str, Times] = {
    "roles": Times(8, 20, host_may_close=True),
    "guardians": Times(8, 20, host_may_close=True),
    "steps": Times(8, 20, host_may_close=True),
    "use": Times(0, 15, host_may_close=True),
    "question": Times(0, 20, host_may_close=True),
    "answer": Times(8, 8, host_may_close=False),
    "veiled": Times(12, 12, host_may_close=False),
    "discussion": Times(0, 180, host_may_close=True, may_add=True),
    "vote": Times(5, 30, host_may_close=True),
}
CLAIM = Times(0, 8, host_may_close=False)
"""Only a claim completes it, and a claim ends it at once, under *strict* too (SEC-A47)."""
SPOKEN = ("discussion",)
"""A spoken phase ends when everybody has tapped that all is said, under *strict* too (COM-10, SEC-A45)."""
MOMENTS: dict[str, Times] = {
    "told": Times(0, 3.5, host_may_close=True),
    "count": Times(0, 12, host_may_close=True),
    "verdict": Times(0, 9, host_may_close=True),
}


def times(step: str, options: Mapping[str, Any]) -> Times:
    """How long a step lasts. Its kind is what stands before the first "_": all claims last alike."""
    kind = step.partition("_")[0]
    if kind == "claim":
        return CLAIM
    if kind in MOMENTS:
        return MOMENTS[kind]
    is_strict = options["windows"] == "strict" and kind not in SPOKEN
    return WINDOWS[kind].strict() if is_strict else WINDOWS[kind]
