"""Measure the real server against the bare floor `ws-py`: `python benchmarks/run.py [--quick] [--json FILE]`.

The server runs on core 0, the load on core 1, over loopback. The floor is measured in the same run, since only the
ratio to it says anything on another machine.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import measure
import report
from measure import Figures, Size
from servers import HERE


def main() -> int:
    """Measure, print the table; 1 where a figure is not what it must be."""
    said = _arguments()
    _prepare_process()
    started, size = time.monotonic(), measure.QUICK if said.quick else measure.FULL
    runs = _repetitions(size)
    figures = {name: report.medians(each) for name, each in runs.items()}
    figures["ours"]["simulate_per_s"] = _simulate(500 if said.quick else 3000)
    rows = report.rows(figures["ours"], figures["ws-py"])
    print(report.table(rows))
    _say(f"{time.monotonic() - started:.0f} s; {sum(row.is_met for row in rows)} of {len(rows)} figures are met.")
    if said.json:
        whole = {"rows": [row.as_json() for row in rows], "figures": figures, "repetitions": runs}
        said.json.write_text(json.dumps(whole, indent=1), encoding="utf-8")
    return 0 if all(row.is_met for row in rows) else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure a room of 20 phones and a host screen against a bare server.")
    parser.add_argument("--quick", action="store_true", help="once and short: under 3 minutes, noisier")
    parser.add_argument("--json", type=Path, help="write every figure there")
    return parser.parse_args()


def _prepare_process() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # or a server that is being measured would stay behind
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(65536, most), most))
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})


def _repetitions(size: Size) -> dict[str, list[Figures]]:
    """Both servers in turn, the order changing, so that a slow spell of the machine hits both."""
    runs: dict[str, list[Figures]] = {"ws-py": [], "ours": []}
    both = [("ws-py", measure.floor), ("ours", measure.ours)]
    for repetition in range(size.repetitions):
        for name, measured in both if repetition % 2 == 0 else reversed(both):
            _say(f"{repetition + 1} of {size.repetitions}: {name} …")
            runs[name].append(measured(size, repetition))
    return runs


def _simulate(games: int) -> float:
    """Games a second of the rules alone, played by bots on the server's core."""
    command = [sys.executable, "-m", "companion", "simulate", "secte", "--games", str(games), "--seed", "7", "--json"]
    done = subprocess.run(["taskset", "-c", "0", *command], cwd=HERE.parent, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1])["games_per_second"])


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
