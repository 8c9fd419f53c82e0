"""The table: each figure, its ratio to the floor, and whether it is what it must be now."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

Figures = Mapping[str, Any]


@dataclass(frozen=True)
class Row:
    """One line. `ratio` is to the floor; `goal` says in words what `is_met` has checked."""

    number: str
    what: str
    ours: float
    floor: float | None
    ratio: float | None
    goal: str
    is_met: bool

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


@dataclass(frozen=True)
class Wanted:
    """A figure by its name, and the limit it must keep: a ratio to the floor, or a value of its own."""

    number: str
    what: str
    name: str
    limit: float
    is_ratio: bool = True
    is_least: bool = False
    unit: str = ""
    beside: str = ""  # the floor's figure, where it has another name

    def row(self, ours: Figures, floor: Figures) -> Row:
        """The line for what was measured."""
        value, beside = float(ours[self.name]), floor.get(self.beside or self.name)
        ratio = value / float(beside) if beside else None
        compared = ratio if self.is_ratio else value
        is_met = compared is not None and (compared >= self.limit if self.is_least else compared <= self.limit)
        goal = f"{'≥' if self.is_least else '≤'} {self.limit:g}{'x' if self.is_ratio else self.unit}"
        return Row(self.number, self.what, value, beside, ratio, goal, is_met)


P99, P50 = "calm_p99_ms", "calm_p50_ms"
WANTED = (
    Wanted("1", "tap to the last of 21 screens, calm, p99, ms", "calm_p99_ms", 2.0),
    Wanted("2", "the same, p50, ms", "calm_p50_ms", 2.0),
    Wanted("3", "all 20 tap at once, until all 21 screens show it, ms", "burst_ms", 1.0),
    Wanted("4", "taps/s held at p99 < 100 ms, 24 rooms", "held", 0.5, is_least=True),
    Wanted("5", "CPU per tap, saturated, us", "cpu_us", 2.0),
    Wanted("6", "memory per idle phone, KB", "kb_per_phone", 80.0, is_ratio=False, unit=" KB"),
    Wanted("7", "idle CPU per phone, heartbeats of 4 s, us/s", "idle_us", 7.0),
    Wanted("8", "storm of 21, ms", "storm_21_ms", 3.0),
    Wanted("8", "storm of 504, ms", "storm_504_ms", 3.5),
    Wanted("9", "bytes for coming back after 3000 taps, to those after none", "back_ratio", 1.5, is_ratio=False),
    Wanted("10", "start to ready, 24 stored rooms restored, s", "restored_s", 0.8, is_ratio=False, unit=" s"),
    Wanted("11", "the first response holds the first screen", "first_response", 1, is_ratio=False, is_least=True),
    Wanted("12", "player's page, cold, over the wire, KB", "page_kb", 40.0, is_ratio=False, unit=" KB"),
    Wanted("", "requests of a cold page", "page_requests", 10, is_ratio=False),
    Wanted("", "cold start, s", "start_s", 2.0, is_ratio=False, unit=" s"),
    Wanted("", "games/s of `simulate secte`", "simulate_per_s", 700, is_ratio=False, is_least=True),
    Wanted("", "taps lost or refused", "failed", 0, is_ratio=False),
    Wanted("R1", "round of 20: tap to its phone and the host's count, calm, p99, ms", "round_p99_ms", 2.0, beside=P99),
    Wanted("R2", "the same, p50, ms", "round_p50_ms", 2.0, beside=P50),
    Wanted("R3", "all 20 tap at once, until all 21 screens show it, ms", "round_burst_ms", 1.0, beside="burst_ms"),
    Wanted(
        "R4",
        "last tap to all 21 screens of the next question, p99, ms",
        "closing_p99_ms",
        100.0,
        False,
        unit=" ms",
        beside=P99,
    ),
    Wanted("R5", "the same, p50, ms", "closing_p50_ms", 75.0, is_ratio=False, unit=" ms", beside=P50),
    Wanted("R6", "CPU per tap, calm, us", "round_cpu_us", 2.0, beside="calm_cpu_us"),
    Wanted("R7", "largest screen of a phone, bytes", "round_largest", 8192, is_ratio=False),
    Wanted("R8", "taps lost or refused in the whole round", "round_lost", 0, is_ratio=False),
)


def rows(ours: Figures, floor: Figures) -> list[Row]:
    """All lines, derived figures included."""
    derived = {
        "back_ratio": ours["back_3000_bytes"] / ours["back_0_bytes"],
        "page_kb": ours["page_bytes"] / 1024,
        "failed": ours["calm_lost"] + ours["refused"] + ours["failures"],
    }
    return [wanted.row({**ours, **derived}, floor) for wanted in WANTED]


def table(found: Sequence[Row]) -> str:
    """The lines in Markdown."""
    lines = ["| # | figure | ours | ws-py | ratio | now | met |", "|---|---|---:|---:|---:|---:|---|"]
    for row in found:
        ratio = f"{row.ratio:.2f}x" if row.ratio is not None else ""
        floor = _short(row.floor) if row.floor is not None else ""
        verdict = "yes" if row.is_met else "**no**"
        lines.append(f"| {row.number} | {row.what} | {_short(row.ours)} | {floor} | {ratio} | {row.goal} | {verdict} |")
    return "\n".join(lines)


def medians(runs: Sequence[Figures]) -> dict[str, Any]:
    """The median of each number over the repetitions; what is no number is taken from the last."""
    middle: Callable[[str], Any] = lambda name: statistics.median(run[name] for run in runs)  # noqa: E731
    return {name: middle(name) if isinstance(value, (int, float)) else value for name, value in runs[-1].items()}


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
