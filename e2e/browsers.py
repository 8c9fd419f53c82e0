"""Browsers for the tests: find them, or get them.

Run as a program (`python e2e/browsers.py`) it gets what is missing and says what it found. The tests only look.

Chromium, in this order: $HIDDEN_HANDS_CHROMIUM; Playwright's own; the system's Chromium, Chrome or Edge; Playwright's
download; apt-get, as root on Debian. A full Chromium besides, for what the headless shell cannot judge: Lighthouse, and
whether the page can be installed. WebKit, the engine of iPhones: WebKitGTK with its driver under Xvfb (apt-get, as root
on Debian). Firefox: the system's firefox-esr, never fetched. Lighthouse: by npm, where Node is.
"""

from __future__ import annotations

import contextlib
import functools
import os
import platform
import shutil
import subprocess
import sys
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
NO_FULL = "a full Chromium is not here; as root on Debian `python3 party.py test` installs it, elsewhere Chrome will do"
LIGHTHOUSE = "lighthouse@12.2.3"  # 13 wants a newer Node than Debian's
PLACE_OF_LIGHTHOUSE = Path(__file__).resolve().parents[1] / ".party" / LIGHTHOUSE
NO_LIGHTHOUSE = "Lighthouse is not here; where npm is, `python3 party.py test` fetches it"
DOWNLOAD_SECONDS, NPM_SECONDS = 600, 180
PAGE_SECONDS, START_SECONDS = 30, 60


# For the tests


@functools.cache
def chromium(full: bool = False) -> dict[str, Any]:
    """What `playwright.chromium.launch` is to be given. `full`: not the headless shell, which has no checker for
    installability. Raises RuntimeError, which names the ways out, where there is none.
    """
    base: dict[str, Any] = {"args": ARGUMENTS, "headless": os.environ.get("HEADED") != "1"}
    named = named_chromium(full)
    if named:
        return {**base, "executable_path": named}
    if own("chromium"):
        return {**base, "channel": "chromium"} if full else base
    found = system_chromium(full)
    if not found:
        raise RuntimeError(NO_FULL if full else NO_CHROMIUM)
    return {**base, "executable_path": found}


def chrome() -> str:
    """Where the full Chromium is, for programs that start it themselves. Raises RuntimeError where there is none."""
    return str(chromium(full=True).get("executable_path") or own("chromium"))


def lighthouse() -> Path | None:
    """The program; None where it is not, or where Node is not."""
    program = PLACE_OF_LIGHTHOUSE / "node_modules" / ".bin" / "lighthouse"
    return program if shutil.which("node") and program.exists() else None


def firefox() -> dict[str, Any] | None:
    """What `playwright.firefox.launch` is to be given: Playwright's own, else Debian's through WebDriver BiDi."""
    if own("firefox"):
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
        with os.fdopen(read) as said:
            number = said.readline().strip()
        if not number:
            raise RuntimeError("Xvfb has not started")
        os.environ["DISPLAY"] = f":{number}"
        yield os.environ["DISPLAY"]
    finally:
        os.environ.pop("DISPLAY", None)
        if before is not None:
            os.environ["DISPLAY"] = before
        xvfb.terminate()
        xvfb.wait()


@contextlib.contextmanager
def webkit_phone() -> Iterator[Any]:
    """A WebKit window driven by Selenium, on a screen of its own where DISPLAY names none.

    Each is a device of its own, without cookies. Raises RuntimeError where WebKitGTK is not here, or has not started by
    the deadline: the driver itself waits for ever for a window that no screen can show.
    """
    from selenium import webdriver
    from selenium.webdriver.remote.client_config import ClientConfig
    from selenium.webdriver.remote.remote_connection import RemoteConnection
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service
    from urllib3.exceptions import HTTPError

    found = webkit()
    if found is None:
        raise RuntimeError("WebKitGTK is not here: apt-get install " + " ".join(WEBKIT_PACKAGES[:2]))
    options = Options()
    options.add_argument("--automation")
    options.binary_location = found[1]
    with contextlib.ExitStack() as later:
        if not os.environ.get("DISPLAY"):
            later.enter_context(display())
        service = Service(found[0])
        service.start()
        later.callback(service.stop)
        how = ClientConfig(service.service_url, timeout=START_SECONDS)
        try:
            driver = webdriver.Remote(RemoteConnection(client_config=how), options=options)
        except HTTPError as late:
            where = os.environ["DISPLAY"]
            raise RuntimeError(f"WebKit has not started within {START_SECONDS} s on the display {where}") from late
        later.callback(driver.quit)
        driver.set_page_load_timeout(PAGE_SECONDS)
        yield driver


# Finding


def named_chromium(full: bool) -> str:
    """The one that $HIDDEN_HANDS_CHROMIUM names, unless it is a headless shell and a full one is wanted."""
    named = os.environ.get("HIDDEN_HANDS_CHROMIUM", "")
    return "" if full and "headless" in Path(named).name else named


@functools.cache
def own(name: str) -> str:
    """Where the browser is that Playwright downloaded, if it did. Asked in a process of its own: its API starts once
    in a thread.
    """
    script = f"from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.{name}.executable_path)"
    asked = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    path = asked.stdout.strip()
    return path if path and Path(path).exists() else ""


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
    own.cache_clear()
    print(f"Chromium: {chromium().get('executable_path', 'Playwright’s own')}")
    if not is_here(True) and (apt(*CHROMIUM_PACKAGES) or download()):
        own.cache_clear()
    skipped = "its tests are skipped"
    print(f"  full:   {chrome() if is_here(True) else f'none ({NO_FULL}); {skipped}'}")
    if webkit() is None:
        apt(*WEBKIT_PACKAGES)
    found = webkit()
    print(f"WebKit:   {found[1] if found else f'none (as root on Debian it would be installed); {skipped}'}")
    print(f"Firefox:  {shutil.which('firefox-esr') or f'none; {skipped}'}")
    if lighthouse() is None and is_here(True):
        npm()
    print(f"Lighthouse: {lighthouse() or f'none ({NO_LIGHTHOUSE}); {skipped}'}")


def is_here(full: bool) -> bool:
    return bool(named_chromium(full) or own("chromium") or system_chromium(full))


def npm() -> None:
    """Fetch Lighthouse into the project's own folder, once."""
    program = shutil.which("npm")
    if not (program and shutil.which("node")):
        return
    print(f"Getting {LIGHTHOUSE} by npm …", flush=True)
    PLACE_OF_LIGHTHOUSE.mkdir(parents=True, exist_ok=True)
    command = [program, "install", "--no-audit", "--no-fund", "--no-save", "--prefix", str(PLACE_OF_LIGHTHOUSE)]
    with contextlib.suppress(subprocess.TimeoutExpired, OSError):
        subprocess.run([*command, LIGHTHOUSE], stdin=subprocess.DEVNULL, capture_output=True, timeout=NPM_SECONDS)


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
