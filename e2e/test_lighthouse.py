"""Lighthouse where Node is: 100 in accessibility and best practices, 95 or more in performance, for phone and host."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from e2e import browsers
from e2e.conftest import Cupboard
from e2e.server import ROOT
from e2e.test_secrets import table_of_one

FLAGS = "--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking"
RUN_SECONDS = 90
KEPT = ROOT / ".party"


@pytest.fixture(scope="session")
def lighthouse() -> Path:
    """The program; `python e2e/browsers.py` fetches it."""
    if not shutil.which("node"):
        pytest.skip("Node is not here")
    program = browsers.lighthouse()
    if program is None:
        pytest.skip(browsers.NO_LIGHTHOUSE)
    return program


@pytest.fixture(scope="session")
def chrome() -> str:
    try:
        return browsers.chrome()
    except RuntimeError as why:
        pytest.skip(f"Lighthouse is not here: {why}")


@pytest.mark.parametrize("surface", ["phone", "host"])
def test_lighthouse(cupboard: Cupboard, lighthouse: Path, chrome: str, surface: str, tmp_path: Path) -> None:
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès"))
    glass = evening.phones[0].glass if surface == "phone" else evening.host.glass
    cookie = glass.page.context.cookies()[0]  # type: ignore[attr-defined]
    headers = tmp_path / "headers.json"
    headers.write_text(json.dumps({"Cookie": f"{cookie['name']}={cookie['value']}"}), encoding="utf-8")
    url = f"{evening.server.url}/{'j' if surface == 'phone' else 'h'}/{evening.host.code}"
    command = [str(lighthouse), url, f"--extra-headers={headers}", *(["--preset=desktop"] if surface == "host" else [])]
    report = reported(command, chrome, KEPT / f"lighthouse-{surface}.json")
    scores = {name: each["score"] for name, each in report["categories"].items()}
    assert scores["accessibility"] == scores["best-practices"] == 1.0, (scores, short_of(report))
    assert scores["performance"] >= 0.95, (scores, short_of(report))


def reported(command: list[str], chrome: str, out: Path) -> dict[str, Any]:
    """What Lighthouse finds; the report stays beside what the other parts of a run have printed."""
    out.parent.mkdir(exist_ok=True)
    command += ["--only-categories=performance,accessibility,best-practices", "--output=json", "--quiet"]
    command += [f"--output-path={out}", f"--chrome-flags={FLAGS}"]
    ran = subprocess.run(command, env={**os.environ, "CHROME_PATH": chrome}, capture_output=True, timeout=RUN_SECONDS)
    assert ran.returncode == 0, ran.stderr.decode(errors="replace")[-2000:]
    report: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return report


def short_of(report: dict[str, Any]) -> dict[str, Any]:
    """What keeps the scores from 1: a figure for what is measured, 0 for what is there or not."""
    audits = report["audits"].values()
    return {
        each["id"]: each.get("displayValue", 0) for each in audits if each["score"] is not None and each["score"] < 1
    }
