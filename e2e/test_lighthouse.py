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
from e2e.test_secrets import table_of_one

PACKAGE = "lighthouse@12.2.3"  # 13 wants a newer Node than Debian's
FLAGS = "--headless=new --no-sandbox --disable-quic --no-first-run --disable-background-networking"
INSTALL_SECONDS, RUN_SECONDS = 120, 90


@pytest.fixture(scope="session")
def lighthouse() -> Path:
    """The program, in this user's cache; fetched once."""
    npm = shutil.which("npm")
    if not (npm and shutil.which("node")):
        pytest.skip("Node is not here")
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "hidden-hands" / PACKAGE
    program = folder / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        folder.mkdir(parents=True, exist_ok=True)
        command = [npm, "install", "--no-audit", "--no-fund", "--no-save", "--prefix", str(folder), PACKAGE]
        try:
            subprocess.run(command, check=True, capture_output=True, timeout=INSTALL_SECONDS)
        except (subprocess.SubprocessError, OSError):
            pytest.skip("Lighthouse is not here, and npm cannot fetch it")
    return program


@pytest.fixture(scope="session")
def chrome() -> str:
    try:
        how = browsers.chromium(full=True)
    except RuntimeError:
        pytest.skip("Lighthouse is not here: it needs a full Chromium")
    return str(how.get("executable_path") or shutil.which("chromium") or "")


@pytest.mark.parametrize("surface", ["phone", "host"])
def test_lighthouse(cupboard: Cupboard, lighthouse: Path, chrome: str, surface: str, tmp_path: Path) -> None:
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès"))
    glass = evening.phones[0].glass if surface == "phone" else evening.host.glass
    cookie = glass.page.context.cookies()[0]  # type: ignore[attr-defined]
    url = f"{evening.server.url}/{'j' if surface == 'phone' else 'h'}/{evening.host.code}"
    headers = tmp_path / "headers.json"
    headers.write_text(json.dumps({"Cookie": f"{cookie['name']}={cookie['value']}"}), encoding="utf-8")
    scores = scored(lighthouse, chrome, url, headers, surface == "host")
    assert scores["accessibility"] == 1.0 and scores["best-practices"] == 1.0, scores
    assert scores["performance"] >= 0.95, scores


def scored(lighthouse: Path, chrome: str, url: str, headers: Path, is_wide: bool) -> dict[str, Any]:
    """Scores by category, 0 to 1; what keeps one from 1 is named beside them."""
    out = headers.with_name("lighthouse.json")
    command = [str(lighthouse), url, "--only-categories=performance,accessibility,best-practices", "--quiet"]
    command += ["--output=json", f"--output-path={out}", f"--extra-headers={headers}", f"--chrome-flags={FLAGS}"]
    command += ["--preset=desktop"] if is_wide else []
    ran = subprocess.run(command, env={**os.environ, "CHROME_PATH": chrome}, capture_output=True, timeout=RUN_SECONDS)
    assert ran.returncode == 0, ran.stderr.decode(errors="replace")[-2000:]
    report = json.loads(out.read_text(encoding="utf-8"))
    audits = report["audits"].values()
    short = [each["id"] for each in audits if each["scoreDisplayMode"] == "binary" and each["score"] == 0]
    return {name: each["score"] for name, each in report["categories"].items()} | {"short of": short}
