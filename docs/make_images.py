"""Takes the two pictures of README from a real game: PYTHONPATH=. python docs/make_images.py."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e import browsers
from e2e.evening import Evening
from e2e.glass import ChromiumGlass
from e2e.phones import HostScreen, Phone
from e2e.server import LOOK_AGAIN, Server

IMAGES = Path(__file__).with_name("images")
NAMES = ("Inès", "Basile", "Colette", "Noé", "Anatole", "Zoé")
PACE = 0.25
SETTLE = 1.5  # seconds in which whatever moves on a screen comes to rest


def main() -> None:
    """Six phones play until the first discussion."""
    launch = browsers.chromium()
    IMAGES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch)
        server = Server(Path(folder), PACE, "--lang", "en").start()
        try:
            take(playwright, browser, server)
        finally:
            server.stop()
            browser.close()


def take(playwright: Playwright, browser: Browser, server: Server) -> None:
    screen = browser.new_context(viewport={"width": 1280, "height": 720}, locale="en-GB")
    host = HostScreen(ChromiumGlass(screen.new_page(), touch=False)).opens(server.host_link())
    evening = Evening(server, host, uses=("grace", "oeil", "masque"))
    url = host.invites()
    device = {name: value for name, value in playwright.devices["iPhone 15"].items() if name != "default_browser_type"}
    for name in NAMES:
        glass = ChromiumGlass(browser.new_context(**device, locale="en-GB").new_page())
        evening.phones.append(Phone(glass, name, "en").joins(url))
    host.presses("start")
    play_until(evening, "discussion")
    time.sleep(SETTLE)
    (IMAGES / "host.png").write_bytes(host.glass.picture())
    photograph(evening.phones[0])


def play_until(evening: Evening, step: str) -> None:
    """Answer whatever is asked until this step opens."""
    while not evening.host.step.startswith(step):
        for phone in evening.phones:
            evening.act(phone, lambda _evening, _phone: "")
        time.sleep(LOOK_AGAIN)


def photograph(phone: Phone) -> None:
    """A phone whose card is held in sight."""
    glass: Any = phone.glass
    glass.presses("[data-hold=card]")
    time.sleep(SETTLE)
    (IMAGES / "phone.png").write_bytes(glass.picture())
    glass.lets_go()


if __name__ == "__main__":
    main()
