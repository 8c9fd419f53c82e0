"""Secrets are under a finger: shown while it holds, gone on release, tab switch, page hide, after five seconds."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from e2e.conftest import DEVICES, Cupboard
from e2e.evening import Evening
from e2e.phones import ROLES, Phone
from e2e.server import eventually

LONGEST = 5.0


@pytest.fixture
def phone(cupboard: Cupboard) -> Phone:
    """A phone that has just been dealt a role, at a pace at which nothing closes meanwhile."""
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès", "fr", DEVICES[1]))
    return evening.phones[0]


def table_of_one(cupboard: Cupboard, make: Callable[[], Phone]) -> Evening:
    """One person and five bots, in the first question."""
    evening = cupboard.evening(pace=4.0)
    evening.phones.append(make().joins(evening.host.invites()))
    evening.host.presses("bots")
    eventually(lambda: evening.host.offers("start"), "six are at the table")
    evening.host.presses("start")
    evening.host.reaches("roles")
    evening.all_here()
    return evening


BLUR = "() => window.dispatchEvent(new Event('blur'))"
PAGEHIDE = "() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))"


@pytest.mark.parametrize(
    ("button", "secret"), [("[data-hold=card]", "#card"), ("#question .hold", "#question .secret")]
)
def test_sec_a05_a_held_secret_goes_with_the_finger(phone: Phone, button: str, secret: str) -> None:
    """And with whatever takes the eyes off the phone."""
    ways: dict[str, Callable[[], object]] = {
        "release": phone.glass.lets_go,
        "blur": lambda: phone.glass.js(BLUR),
        "another tab": phone.turns_away,
        "page hide": lambda: phone.glass.js(PAGEHIDE),
    }
    for name, leave in ways.items():
        assert not phone.text(secret), name
        phone.glass.presses(button)
        eventually(lambda: phone.text(secret), f"seen while it is held, before: {name}")
        leave()
        eventually(lambda: not phone.text(secret), f"gone on {name}", 2)
        if name != "release":
            phone.glass.lets_go()
        phone.comes_back()
        eventually(lambda: phone.has("html:not(.is-asking)"), "the page shows itself again")


def test_a_held_secret_is_gone_after_five_seconds(phone: Phone) -> None:
    """Though the finger stays; and the next hold shows it again."""
    since = time.monotonic()
    phone.glass.presses("[data-hold=card]")
    eventually(lambda: phone.text("#card"), "seen while it is held")
    eventually(lambda: not phone.text("#card"), "gone by itself", LONGEST + 3)
    assert time.monotonic() - since >= LONGEST
    phone.glass.lets_go()
    assert any(phone.holds_card().lstrip().startswith(words) for words in ROLES)


def test_a_long_press_starts_nothing_else(phone: Phone) -> None:
    """No selection, no menu: what a browser would begin is stopped."""
    stopped = """() => ["contextmenu", "selectstart", "dragstart"].map((name) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      document.querySelector("[data-hold=card]").dispatchEvent(event);
      return event.defaultPrevented;
    })"""
    assert phone.glass.js(stopped) == [True, True, True]
    assert phone.glass.js("() => getComputedStyle(document.querySelector('[data-hold=card]')).userSelect") == "none"


def test_what_is_not_held_is_not_read_out(phone: Phone) -> None:
    """A screen reader is told nothing until a button, which speaks of an earphone, is pressed on purpose."""
    role = phone.learns_role()
    spoken = phone.glass.page.locator("main").aria_snapshot()  # type: ignore[attr-defined]
    words = [each for each, code in ROLES.items() if code == role]
    assert not any(f'heading "{each}"' in spoken for each in words)
    assert "écouteur" in spoken


def test_a_page_from_the_back_forward_cache_asks_anew(phone: Phone) -> None:
    """It shows nothing until the table has answered."""
    asked: list[str] = []
    page = phone.glass.page  # type: ignore[attr-defined]
    page.on("request", lambda request: asked.append(request.url))
    phone.glass.js(PAGEHIDE)
    assert phone.glass.js("() => getComputedStyle(document.querySelector('main')).visibility") == "hidden"
    phone.glass.js("() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    eventually(lambda: any("/screen?" in url for url in asked), "it asks for its screen")
    eventually(lambda: phone.has("html:not(.is-asking)"), "and shows it")
    headers = page.request.get(page.url).headers
    assert headers["cache-control"] == "no-store"


def test_a_keyboard_holds_too(phone: Phone) -> None:
    """While the key is down, no longer."""
    page = phone.glass.page  # type: ignore[attr-defined]
    page.locator("[data-hold=card]").focus()
    page.keyboard.down("Space")
    eventually(lambda: phone.text("#card"), "seen while the key is down")
    page.keyboard.up("Space")
    eventually(lambda: not phone.text("#card"), "gone with the key", 2)


def test_without_scripts_a_pressed_button_shows_the_secret(cupboard: Cupboard) -> None:
    evening = table_of_one(cupboard, lambda: cupboard.phone("Inès", java_script_enabled=False, has_touch=False))
    page = evening.phones[0].glass.page  # type: ignore[attr-defined]
    page.reload()
    card = page.locator("#card")
    assert not card.is_visible()
    page.locator("[data-hold=card]").hover()
    page.mouse.down()
    assert card.is_visible()
    page.mouse.up()
    assert not card.is_visible()
