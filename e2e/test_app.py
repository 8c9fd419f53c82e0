"""The page as an app: installable where the origin is secure, a shell without screens, a screen that stays awake."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e import browsers
from e2e.conftest import Cupboard
from e2e.glass import ChromiumGlass
from e2e.phones import Phone
from e2e.server import Server, eventually

AWAKE = """() => { window.locks = 0;
  const real = navigator.wakeLock?.request.bind(navigator.wakeLock);
  const counted = async (kind) => { const lock = await real(kind); window.locks += 1; return lock; };
  if (real) navigator.wakeLock.request = counted;
}"""
NO_LOCK = "() => Object.defineProperty(navigator, 'wakeLock', { value: undefined })"
PLAYING = """() => {
  const video = document.querySelector("video.awake");
  return video && !video.paused && video.muted && video.loop && video.offsetWidth <= 1;
}"""
NO_VIDEO = "() => { HTMLMediaElement.prototype.play = () => Promise.reject(new Error('not here')); }"


@pytest.fixture
def server(cupboard: Cupboard) -> Server:
    return cupboard.server(1.0, "--lang", "fr")


def seated(cupboard: Cupboard, server: Server, *scripts: str, **more: Any) -> Phone:
    """A phone at the table; `scripts` run before the page's own."""
    host = cupboard.screen().opens(server.host_link())
    phone = cupboard.phone("Inès", **more)
    for script in scripts:
        phone.glass.page.add_init_script(f"({script})()")  # type: ignore[attr-defined]
    return phone.joins(host.invites())


def test_the_manifest_and_its_icons(server: Server) -> None:
    manifest = json.loads(got(f"{server.url}/manifest.webmanifest"))
    assert manifest["display"] == "standalone" and manifest["start_url"] == "/" and manifest["scope"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        assert got(server.url + icon["src"])


def got(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=5) as answer:
        body: bytes = answer.read()
        return body


def test_offline_there_is_the_shell_and_never_a_screen(cupboard: Cupboard, server: Server) -> None:
    phone = seated(cupboard, server)
    phone.glass.tap("h1")
    page = phone.glass.page  # type: ignore[attr-defined]
    eventually(
        lambda: phone.glass.js("() => Boolean(navigator.serviceWorker?.controller)"), "the service worker serves", 60
    )
    kept = phone.glass.js(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"
    )
    assert kept and all(path.startswith("/static/") for path in kept), kept
    page.reload()
    page.context.set_offline(True)

    def is_out_of_reach() -> bool:
        """Asked again: the browser takes the network from the page first, from its worker a little later."""
        page.reload()
        return "hors de portée" in phone.text("main")

    eventually(is_out_of_reach, "the shell stands where the table is out of reach", 30)
    assert "out of reach" in phone.text("main")
    assert "Inès" not in page.content()
    page.context.set_offline(False)
    page.goto(f"{server.url}/")
    phone.is_at_the_table()
    again = phone.glass.js(
        "async () => (await Promise.all((await caches.keys()).map(async (name) =>"
        " (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname)))).flat()"
    )
    assert sorted(again) == sorted(kept), "pages of the room were kept"


def test_chromium_would_install_it(cupboard: Cupboard, server: Server) -> None:
    """The door, where the app starts, and a seat after the first gesture; with icons and a service worker that works.

    Judged by a full Chromium, since its headless shell finds no fault with anything.
    """
    invitation = cupboard.screen().opens(server.host_link()).invites()
    page = full_chromium(cupboard).new_page()
    page.goto(server.url)
    assert what_hinders(page) == []
    phone = cupboard.keep(Phone(ChromiumGlass(page, touch=False), "Inès")).joins(invitation)
    assert "no-manifest" in what_hinders(page), "a phone's first load is lean: what an app needs comes after a gesture"
    phone.glass.tap("h1")
    eventually(lambda: what_hinders(page) == [], "nothing hinders installing")
    assert page.evaluate("async () => (await navigator.serviceWorker.ready).active.scriptURL") == f"{server.url}/sw.js"


def full_chromium(cupboard: Cupboard) -> BrowserContext:
    """Of its own, without cookies; the test is skipped where there is none."""
    try:
        how = browsers.chromium(full=True)
    except RuntimeError as why:
        pytest.skip(f"this system cannot: {why}")
    browser = cupboard.playwright.chromium.launch(**how)
    cupboard.later.callback(browser.close)
    return browser.new_context(locale="fr-FR")


def what_hinders(page: Page) -> list[str]:
    """Why Chromium would not offer to install this page, but for the one reason that tests always have."""
    cdp = page.context.new_cdp_session(page)
    found = [each["errorId"] for each in cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    cdp.detach()
    return [each for each in found if each != "in-incognito"]


def test_the_screen_stays_awake_by_a_wake_lock(cupboard: Cupboard, server: Server) -> None:
    phone = seated(cupboard, server, AWAKE, permissions=["screen-wake-lock"])
    assert phone.glass.js("() => window.locks") == 0, "not before the first gesture"
    phone.glass.tap("h1")
    eventually(lambda: phone.glass.js("() => window.locks"), "a wake lock is taken")
    assert not phone.has("video.awake")


def test_where_there_is_no_wake_lock_a_tiny_video_runs(cupboard: Cupboard, server: Server) -> None:
    """As on plain http: muted, looping, one pixel."""
    phone = seated(cupboard, server, NO_LOCK)
    phone.glass.tap("h1")
    eventually(lambda: phone.glass.js(PLAYING), "the video runs")
    assert not phone.text("#notice")


def test_where_neither_works_people_are_told(cupboard: Cupboard, server: Server) -> None:
    phone = seated(cupboard, server, NO_LOCK, NO_VIDEO)
    phone.glass.tap("h1")
    phone.shows("veille|s’endormir|endormir", "#notice")
