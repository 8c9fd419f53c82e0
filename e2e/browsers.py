"""Browsers for the tests: find them, or get them.

Run as a program (`python e2e/browsers.py`) it gets what is missing and says what it found. The tests only look.

Chromium, in this order: $HIDDEN_HANDS_CHROMIUM; Playwright's own; the system's Chromium, Chrome or Edge; Playwright's
download; apt-get, as root on Debian. WebKit, the engine of iPhones: WebKitGTK with its driver under Xvfb (apt-get, as
root on Debian). Firefox: the system's firefox-esr, never fetched.
"""

from __future__ import annotations

import contextlib
import functools
import os
import platform
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ARGUMENTS = [
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
]
SHELL = "chromium-headless-shell"  # a third of full Chromium's memory, a quarter of its time to start
FULL = ("chromium", "google-chrome-stable", "google-chrome", "chromium-browser", "microsoft-edge")
ELSEWHERE = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"%ProgramFiles%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Google\Chrome\Application\chrome.exe",
    r"%ProgramFiles(x86)%\Microsoft\Edge\Application\msedge.exe",
)
CHROMIUM_PACKAGES = ("chromium", SHELL, "fonts-dejavu-core", "fonts-noto-color-emoji")
WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb", "fonts-dejavu-core", "fonts-noto-color-emoji")
WEBKIT_BROWSER = "webkit2gtk-4.*/MiniBrowser"
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
NO_CHROMIUM = (
    "No Chromium was found. Any one of these helps: `python3 party.py test` as root on Debian, which installs it;"
    " `sudo apt-get install chromium-headless-shell`; Chrome; or HIDDEN_HANDS_CHROMIUM=/path/to/chromium."
)
DOWNLOAD_SECONDS = 600
PAGE_SECONDS = 30


# For the tests


@functools.cache
def chromium(full: bool = False) -> dict[str, Any]:
    """What `playwright.chromium.launch` is to be given. `full`: not the headless shell, which has no checker for
    installability. Raises RuntimeError, which names the ways out, where there is none.
    """
    base: dict[str, Any] = {"args": ARGUMENTS, "headless": os.environ.get("HEADED") != "1"}
    named = os.environ.get("HIDDEN_HANDS_CHROMIUM")
    if named:
        return {**base, "executable_path": named}
    if has_own("chromium"):
        return {**base, "channel": "chromium"} if full else base
    found = system_chromium(full)
    if not found:
        raise RuntimeError(NO_CHROMIUM)
    return {**base, "executable_path": found}


def firefox() -> dict[str, Any] | None:
    """What `playwright.firefox.launch` is to be given: Playwright's own, else Debian's through WebDriver BiDi."""
    if has_own("firefox"):
        return {}
    found = shutil.which("firefox-esr")
    return {"channel": "moz-firefox", "executable_path": found} if found else None


def webkit() -> tuple[str, str] | None:
    """WebKitGTK's driver and browser, None where they or Xvfb are missing."""
    driver = shutil.which("WebKitWebDriver")
    browsers = sorted(Path("/usr/lib").glob(f"*/{WEBKIT_BROWSER}"))
    if not (driver and browsers and (os.environ.get("DISPLAY") or shutil.which("Xvfb"))):
        return None
    return driver, str(browsers[-1])


@contextlib.contextmanager
def display() -> Iterator[str]:
    """A screen for browsers with windows, of their own; its name is in DISPLAY meanwhile."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    xvfb = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    before = os.environ.get("DISPLAY")
    try:
        with os.fdopen(read) as number:
            os.environ["DISPLAY"] = ":" + number.readline().strip()
        yield os.environ["DISPLAY"]
    finally:
        os.environ.pop("DISPLAY")
        if before is not None:
            os.environ["DISPLAY"] = before
        xvfb.terminate()
        xvfb.wait()


@contextlib.contextmanager
def webkit_phone() -> Iterator[Any]:
    """A WebKit window driven by Selenium; needs DISPLAY (`display`). Each is a device of its own, without cookies."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    found = webkit()
    if found is None:
        raise RuntimeError("WebKitGTK is not here: apt-get install " + " ".join(WEBKIT_PACKAGES[:2]))
    options = Options()
    options.add_argument("--automation")
    options.binary_location = found[1]
    with warnings.catch_warnings():  # Selenium's own class for WebKitGTK uses what Selenium itself warns of
        warnings.simplefilter("ignore", DeprecationWarning)
        driver = webdriver.WebKitGTK(options=options, service=Service(found[0]))
    try:
        driver.set_page_load_timeout(PAGE_SECONDS)
        yield driver
    finally:
        driver.quit()


# Finding


@functools.cache
def has_own(name: str) -> bool:
    """Whether Playwright downloaded this browser. Asked in a process of its own: its API starts once in a thread."""
    script = f"from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.{name}.executable_path)"
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    path = asked.stdout.strip()
    return bool(path) and Path(path).exists()


def system_chromium(full: bool) -> str | None:
    names = FULL if full else (SHELL, *FULL)
    found = [shutil.which(name) for name in names] + [os.path.expandvars(place) for place in ELSEWHERE]
    return next((path for path in found if path and is_browser(path)), None)


def is_browser(path: str) -> bool:
    """Something that starts: not a stub that would send one to a shop of snaps, not one that lacks its libraries."""
    real = Path(path).resolve()
    if not real.exists() or real.is_relative_to("/snap") or b"snap" in real.read_bytes()[:4096]:
        return False
    with contextlib.suppress(OSError, subprocess.TimeoutExpired):
        return subprocess.run([path, "--version"], capture_output=True, timeout=30).returncode == 0
    return False


# Getting


def get() -> None:
    """Get what is missing as far as it goes, and say what is there. Raises RuntimeError without any Chromium."""
    if not is_here(False) and not (download() or apt(*CHROMIUM_PACKAGES)):
        raise RuntimeError(NO_CHROMIUM)
    has_own.cache_clear()
    print(f"Chromium: {chromium().get('executable_path', 'Playwright’s own')}")
    if webkit() is None:
        apt(*WEBKIT_PACKAGES)
    found = webkit()
    print(f"WebKit:   {found[1] if found else 'none (as root on Debian it would be installed); its tests are skipped'}")
    print(f"Firefox:  {shutil.which('firefox-esr') or 'none; its tests are skipped'}")


def is_here(full: bool) -> bool:
    return bool(os.environ.get("HIDDEN_HANDS_CHROMIUM") or has_own("chromium") or system_chromium(full))


def download() -> bool:
    """Playwright's own Chromium. The browser first, which fails in seconds where it cannot be had, then libraries."""
    print("Getting Chromium by Playwright …", flush=True)
    environment = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "20000"}
    playwright = [sys.executable, "-m", "playwright"]
    try:
        done = subprocess.run([*playwright, "install", "chromium"], env=environment, timeout=DOWNLOAD_SECONDS)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode == 0 and IS_ROOT and platform.system() == "Linux":
        subprocess.run([*playwright, "install-deps", "chromium"])
    return done.returncode == 0


def apt(*packages: str) -> bool:
    """Install Debian's packages. On Ubuntu they are stubs of the snap, so not there."""
    if not (IS_ROOT and shutil.which("apt-get") and is_debian()):
        return False
    print(f"Installing {' '.join(packages)} by apt-get …", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=environment, stdin=subprocess.DEVNULL)
    command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return done.returncode == 0


def is_debian() -> bool:
    with contextlib.suppress(OSError):
        return "ID=debian" in Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    return False


if __name__ == "__main__":
    try:
        get()
    except RuntimeError as error:
        sys.exit(str(error))
