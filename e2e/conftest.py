"""Browsers, servers, phones and tables for the tests. What is started ends, and a failure leaves its pictures."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from e2e import browsers
from e2e.evening import Evening
from e2e.glass import ChromiumGlass, Glass, WebKitGlass
from e2e.phones import HostScreen, Phone, Surface
from e2e.server import ROOT, Server
from e2e.wifi import Wifi

PICTURES = ROOT / ".party" / "pictures"
DEVICES = ("iPhone 15", "Pixel 7", "Galaxy S9+", "iPhone SE", "Pixel 4a (5G)", "iPhone 13 Mini")
LOCALES = {"fr": "fr-FR", "en": "en-GB"}
OneSurface = TypeVar("OneSurface", bound=Surface)
NAMES = ("Inès", "Basile", "Colette", "Noé", "Anatole", "Zoé")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    browsers.chromium()  # asked in a process of its own, before the API starts in this one
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for each worker; each phone is a context of its own in it."""
    browser = playwright.chromium.launch(**browsers.chromium())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def display() -> Iterator[str]:
    """A screen for WebKit's windows."""
    if browsers.webkit() is None:
        pytest.skip("WebKitGTK or Xvfb is not here; as root on Debian `python3 party.py test` installs them")
    with browsers.display() as name:
        yield name


class Cupboard:
    """All that a test takes out: closed after it, and photographed when it failed."""

    def __init__(self, request: pytest.FixtureRequest, playwright: Playwright, chromium: Browser, folder: Path) -> None:
        self.request, self.playwright, self.browser, self.folder = request, playwright, chromium, folder
        self.surfaces: list[Surface] = []
        self.servers: list[Server] = []
        self.may_complain = False  # a test that breaks the server on purpose says so
        self.later = contextlib.ExitStack()

    # Devices

    def page(self, device: str = "", lang: str = "fr", touch: bool = True, **more: Any) -> ChromiumGlass:
        """A browser of its own: no cookies, no cache. Without `device` a screen of 1280×720."""
        kind = self.playwright.devices[device] if device else {"viewport": {"width": 1280, "height": 720}}
        known = {name: value for name, value in kind.items() if name != "default_browser_type"} | more
        settings: dict[str, Any] = {"locale": LOCALES[lang], **known}
        context = self.browser.new_context(**settings)
        self.later.callback(closed_quietly, context)
        return ChromiumGlass(context.new_page(), touch and bool(known.get("has_touch")))

    def phone(self, name: str = "Inès", lang: str = "fr", device: str = DEVICES[0], **more: Any) -> Phone:
        return self.keep(Phone(self.page(device, lang, **more), name, lang))

    def webkit(self, name: str = "Zoé", lang: str = "fr") -> Phone:
        """A phone with the engine of iPhones; without it the test is skipped."""
        self.request.getfixturevalue("display")
        driver = self.later.enter_context(browsers.webkit_phone())
        return self.keep(Phone(WebKitGlass(driver), name, lang))

    def iphone(self, name: str = "Zoé", lang: str = "fr") -> Phone:
        """WebKit where it is here, so that a game without it is still played: then Chromium in the same shape."""
        return self.webkit(name, lang) if browsers.webkit() else self.phone(name, lang, "iPhone 15")

    def screen(self, lang: str = "fr", **more: Any) -> HostScreen:
        """A screen for the table."""
        return self.keep(HostScreen(self.page(lang=lang, touch=False, **more)))

    def keep(self, surface: OneSurface) -> OneSurface:
        self.surfaces.append(surface)
        return surface

    # Servers

    def server(self, pace: float = 1.0, *options: str) -> Server:
        server = Server(self.folder, pace, *options)
        self.servers.append(server)
        self.later.callback(server.stop)  # also where it does not answer in time
        return server.start()

    def wifi(self, server: Server, **how: Any) -> Wifi:
        wifi = Wifi(server.port, **how).start()
        self.later.callback(wifi.stop)
        return wifi

    def evening(self, pace: float = 1.0, lang: str = "fr") -> Evening:
        """A server and a host screen in its lobby."""
        server = self.server(pace, "--lang", lang)
        return Evening(server, self.screen(lang).opens(server.host_link()))

    def photograph(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, surface in enumerate(self.surfaces):
            with contextlib.suppress(Exception):
                (PICTURES / f"{name}-{number}.png").write_bytes(surface.glass.picture())
        for number, server in enumerate(self.servers):
            (PICTURES / f"{name}-server-{number}.txt").write_text(server.said(), encoding="utf-8")


@pytest.fixture
def cupboard(
    request: pytest.FixtureRequest, playwright: Playwright, chromium: Browser, tmp_path: Path
) -> Iterator[Cupboard]:
    kept = Cupboard(request, playwright, chromium, tmp_path)
    with kept.later:
        yield kept
        if getattr(request.node, "has_failed", False):
            kept.photograph(re.sub(r"\W+", "-", request.node.name))
    for server in kept.servers if not kept.may_complain else ():
        assert not server.complaints(), server.said()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.failed and report.when == "call":
        item.has_failed = True  # type: ignore[attr-defined]
    return report


def closed_quietly(context: Any) -> None:
    with contextlib.suppress(Exception):
        context.close()


@pytest.fixture
def seats_for(cupboard: Cupboard) -> Callable[..., Evening]:
    """A table with these phones; `last` makes another one than Chromium's of the sixth."""

    def sit(
        evening: Evening,
        lang: str = "fr",
        last: Callable[[str, str], Phone] | None = None,
        names: tuple[str, ...] = NAMES,
    ) -> Evening:
        url = evening.host.invites()
        for number, name in enumerate(names):
            phone = (
                last(name, lang) if last and number == 5 else cupboard.phone(name, lang, DEVICES[number % len(DEVICES)])
            )
            phone.joins(url)
            evening.phones.append(phone)
        return evening

    return sit


__all__ = ["Glass"]
