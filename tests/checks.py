"""Everything that `python3 party.py test` runs: the list is `stages`, two lanes of it side by side.

    python3 party.py test                   all of it
    python3 party.py test --long            with the numbers of a release (hours of CPU are not spared)
    python3 party.py test tests/rules -x    pytest alone, with these arguments

The last line counts the tests. The exit status is not 0 when anything failed, when no test ran, and under CI=true when
a test was skipped for a reason that is not in EXPLAINED. What each part printed is kept in .party/.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".party"
CORES = os.cpu_count() or 1
LONGEST, LONGEST_LONG = 20 * 60, 6 * 3600  # seconds after which a part hangs, surely
HEARTBEAT = 30  # seconds between two signs of life where there is no terminal
PYTEST = ["pytest", "-q", "-rsfE", "--color=no"]
LAST = ("tests/rules", "tests/start")
NO_TESTS = 5  # pytest's exit status when it found none

EXPLAINED = (
    "Node is not here",
    "Lighthouse is not here",
    "only in the long run",
    "this system is not Linux",
    "this system cannot",
)
"""How the reason of a skip may begin where everything else has to be there (CI=true)."""


@dataclass
class Part:
    """One thing to check: a command of this environment's Python. Its tests, if any, are counted from `report`."""

    name: str
    command: Sequence[str]
    has_tests: bool = False
    outcome: int = -1
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    skips: list[str] = field(default_factory=list)

    @property
    def file(self) -> Path:
        return KEPT / (self.name.replace(" ", "-") + ".txt")

    @property
    def report(self) -> Path:
        return self.file.with_suffix(".xml")

    @property
    def is_good(self) -> bool:
        return self.outcome == 0 or (self.has_tests and self.outcome == NO_TESTS)


def without(folders: Sequence[str]) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def stages() -> list[list[list[Part]]]:
    """The parts of a whole run: stages one after the other, each of lanes side by side.

    A browser test mostly waits, so that lane has a worker for each core. The tests of the rules and of
    starting do nothing but reckon and install: they come last and have all cores to themselves.
    """
    return [
        [
            [
                Part("lint", ["ruff", "check", "."]),
                Part("format", ["ruff", "format", "--check", "."]),
                Part("types", ["mypy"]),
                Part("unit tests", [*PYTEST, "tests", *without(LAST), *workers(CORES // 2)], has_tests=True),
            ],
            [
                Part("browsers", [str(ROOT / "e2e" / "browsers.py")]),
                Part("browser tests", [*PYTEST, "e2e", *workers(CORES)], has_tests=True),
            ],
        ],
        [[Part("tests of rules and starting", [*PYTEST, *LAST, *workers(CORES)], has_tests=True)]],
    ]


def chosen(arguments: Sequence[str]) -> list[list[list[Part]]]:
    """Somebody's own choice of tests, by pytest's arguments."""
    return [[[Part("chosen tests", [*PYTEST, *arguments], has_tests=True)]]]


def workers(number: int) -> list[str]:
    return ["-n", str(number), "--dist", "worksteal"] if number > 1 else []


def main(arguments: list[str]) -> int:
    """Run the parts, print each one's outcome as it comes, then the counts."""
    long = "--long" in arguments
    arguments = [argument for argument in arguments if argument != "--long"]
    if long:
        os.environ["HIDDEN_HANDS_LONG"] = "1"
    KEPT.mkdir(exist_ok=True)
    started = time.monotonic()
    plan = chosen(arguments) if arguments else stages()
    for lanes in plan:
        run_lanes(lanes, LONGEST_LONG if long else LONGEST)
    parts = [part for lanes in plan for lane in lanes for part in lane]
    return conclude(parts, time.monotonic() - started)


def run_lanes(lanes: list[list[Part]], longest: float) -> None:
    """All lanes at once, the parts of a lane one after the other."""
    threads = [threading.Thread(target=run_lane, args=(lane, longest), daemon=True) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def run_lane(lane: list[Part], longest: float) -> None:
    for part in lane:
        run(part, longest)
        print_outcome(part)


def run(part: Part, longest: float) -> None:
    """Run one part in a process group of its own, so that nothing it started outlives it."""
    command = [sys.executable, *([] if part.command[0].endswith(".py") else ["-m"]), *part.command]
    if part.has_tests:
        part.report.unlink(missing_ok=True)
        command += [f"--junit-xml={part.report}", "-o", "junit_family=xunit1"]
    print(f"… {part.name}", flush=True)
    started = time.monotonic()
    with part.file.open("w", encoding="utf-8") as out:
        process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, start_new_session=True
        )
        RUNNING.append(process)
        part.outcome = wait_for(process, part, started + longest)
    part.seconds = time.monotonic() - started
    if part.has_tests:
        count(part)


RUNNING: list[subprocess.Popen[bytes]] = []


def wait_for(process: subprocess.Popen[bytes], part: Part, deadline: float) -> int:
    """The exit status. A sign of life from time to time, since some hosts end what is silent."""
    began = time.monotonic()
    while True:
        try:
            return process.wait(HEARTBEAT)
        except subprocess.TimeoutExpired:
            print(f"  {part.name}: {time.monotonic() - began:.0f} s {last_line(part.file)}", flush=True)
        if time.monotonic() > deadline:
            end(process)
            with part.file.open("a", encoding="utf-8") as out:
                out.write(f"\n{part.name} was ended: it took too long.\n")
            return process.wait() or 1


def end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def last_line(file: Path) -> str:
    lines = file.read_text(encoding="utf-8", errors="replace").split("\n")
    return next((line.strip()[-80:] for line in reversed(lines) if line.strip()), "")


def count(part: Part) -> None:
    """Passed, failed and skipped out of pytest's report; an error outside a test counts as failed."""
    part.counts = {"passed": 0, "failed": 0, "skipped": 0}
    if not part.report.exists():
        return
    for case in ElementTree.parse(part.report).getroot().iter("testcase"):
        kinds = {child.tag for child in case}
        kind = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        part.counts[kind] += 1
        if kind == "skipped":
            part.skips.append(reason_of(case))


def reason_of(case: ElementTree.Element) -> str:
    skipped = case.find("skipped")
    return "" if skipped is None else str(skipped.get("message", "")).strip()


def print_outcome(part: Part) -> None:
    """One line for a part that is good; all that it printed for one that is not."""
    facts = [f"{number} {kind}" for kind, number in part.counts.items() if number or kind == "passed"]
    text = "" if part.is_good and part.name != "browsers" else part.file.read_text(encoding="utf-8", errors="replace")
    line = f"{'✓' if part.is_good else '✗'} {part.name} ({', '.join([*facts, f'{part.seconds:.0f} s'])})"
    print("\n".join([*text.rstrip().splitlines(), line]), flush=True)


def conclude(parts: Sequence[Part], seconds: float) -> int:
    """Say what was skipped and why, what failed, and the counts; the exit status."""
    skips = sorted({reason for part in parts for reason in part.skips})
    for reason in skips:
        print(f"skipped: {reason or '(no reason given)'}")
    unexplained = [reason for reason in skips if not reason.startswith(EXPLAINED)]
    totals = {kind: sum(part.counts.get(kind, 0) for part in parts) for kind in ("passed", "failed", "skipped")}
    problems = list(problems_of(parts, totals, unexplained))
    for problem in problems:
        print(f"✗ {problem}")
    print(f"{seconds:.0f} s in all")
    print(", ".join(f"{number} {kind}" for kind, number in totals.items()), flush=True)
    return 1 if problems else 0


def problems_of(parts: Iterable[Part], totals: dict[str, int], unexplained: Sequence[str]) -> Iterable[str]:
    for part in parts:
        if not part.is_good:
            yield f"{part.name} failed; its output: {part.file.relative_to(ROOT)}"
    if not totals["passed"] + totals["failed"]:
        yield "no test ran"
    if os.environ.get("CI") == "true" and unexplained:
        yield "skipped without a reason that is good enough here: " + "; ".join(unexplained)


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    try:
        status = main(sys.argv[1:])
    except KeyboardInterrupt:
        status = 130
    finally:
        for process in RUNNING:
            end(process)
    sys.exit(status)
