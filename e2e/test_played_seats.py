"""One phone that plays three seats, and what its owner marks about the others: with scripts, without, by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.conftest import Cupboard
from tests.companion.wire import Hall, Server

DEVICE = "Galaxy S9+"
AXE = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}
SMALL = {"viewport": {"width": 360, "height": 740}}
WRITTEN = "() => [...document.querySelectorAll('.for .field')].map((each) => each.value)"
NOTES = "() => [...document.querySelectorAll('.marks .note')].map((each) => each.value)"
IN_SIGHT = """(selector) => { const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight; }"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("relay"))
    yield started
    started.closed()


@pytest.fixture
def hall(server: Server) -> Hall:
    """A room for the game of three seats."""
    hall = Hall(server)
    assert hall.host.does("game", code="relay").status == 200
    return hall


def sits(cupboard: Cupboard, hall: Hall, **more: Any) -> Page:
    """Inès alone: seats 2 and 3 are hers too."""
    page = cupboard.page(DEVICE, "fr", bypass_csp=True, **{**SMALL, **more}).page
    page.goto(f"http://127.0.0.1:{hall.port}/j/{hall.code}")
    page.fill("#name", "Inès")
    page.click(".commit")
    expect(page.locator("#question")).to_contain_text("Ta chaise est prise")
    for action in ("start", "pause"):  # nothing closes while somebody looks
        assert hall.host.does(action).status == 200
    page.goto(f"http://127.0.0.1:{hall.port}/j/{hall.code}")
    expect(page.locator(".for")).to_have_count(3)
    return page


def open_seat(page: Page) -> str:
    """The summary of the only one that stands open."""
    opened = page.locator(".for[open]")
    expect(opened).to_have_count(1)
    return opened.locator("summary").inner_text()


def answers(page: Page, who: str) -> None:
    form = page.locator(".for[open] form")
    form.locator("label.choice", has_text=who).click()
    form.locator(".commit").click()


def healthy(page: Page) -> None:
    found = Axe().run(page, options=AXE).response["violations"]
    assert not found, [(each["id"], [node["html"][:120] for node in each["nodes"]]) for each in found]
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_seats_come_one_after_another_and_each_may_be_changed(cupboard: Cupboard, hall: Hall) -> None:
    page = sits(cupboard, hall)
    assert open_seat(page).startswith("Inès") and "à toi" in open_seat(page)
    healthy(page)
    answers(page, "Siège 2")
    expect(page.locator(".for[open] summary")).to_contain_text("Siège 2")
    assert page.evaluate(IN_SIGHT, ".for[open] > summary")
    page.locator('.for[data-for="3"] > summary').click()  # only one is open at a time
    assert open_seat(page).startswith("Siège 3")
    page.locator('.for[data-for="3"] .field').fill("louche")
    page.locator('.for[data-for="2"] > summary').click()
    answers(page, "Inès")
    expect(page.locator(".for[open] summary")).to_contain_text("Siège 3")
    assert page.evaluate(WRITTEN) == ["", "", "louche"], "what was typed for one seat stays there"
    answers(page, "Inès")
    expect(page.locator("#question [data-state=answered]")).to_have_count(1)
    expect(page.locator(".for[open]")).to_have_count(0)
    healthy(page)
    page.locator('.for[data-for="1"] > summary').click()
    answers(page, "Siège 3")
    expect(page.locator(".for[open] .says")).to_contain_text("Réponse prête")
    assert open_seat(page).startswith("Inès")


def test_it_can_be_done_by_keyboard(cupboard: Cupboard, hall: Hall) -> None:
    page = sits(cupboard, hall)
    page.locator('.for[data-for="1"] input[type=radio]').first.focus()
    page.keyboard.press("Space")
    page.locator('.for[data-for="1"] .commit').focus()
    page.keyboard.press("Enter")
    expect(page.locator('.for[data-for="2"][open]')).to_have_count(1)
    expect(page.locator('.for[data-for="2"] > summary')).to_be_focused()
    page.locator('.for[data-for="1"] > summary').focus()
    page.keyboard.press("Enter")
    assert open_seat(page).startswith("Inès")


def test_it_can_be_done_without_scripts(cupboard: Cupboard, hall: Hall) -> None:
    page = sits(cupboard, hall, java_script_enabled=False)
    for seat, who in ((1, "Siège 2"), (2, "Inès"), (3, "Inès")):
        assert page.locator(".for[open]").get_attribute("data-for") == str(seat)
        answers(page, who)
        page.wait_for_load_state()
    expect(page.locator("#question [data-state=answered]")).to_have_count(1)
    page.goto(f"{page.url.partition('?')[0]}?open=journal#journal")
    row = page.locator('.marks form[data-for="3"]')
    row.locator("label", has_text="louche").click()
    row.locator(".note").fill("ment")
    row.locator("button").click()
    expect(page.locator('.marks form[data-for="3"] .note')).to_have_value("ment")
    expect(page.locator('.marks form[data-for="3"] input[value=a]')).to_be_checked()


def test_marks_are_kept_by_themselves(cupboard: Cupboard, hall: Hall, tmp_path: Path) -> None:
    page = sits(cupboard, hall)
    page.locator("a.fold-link").click()
    expect(page.locator(".marks form")).to_have_count(2)
    healthy(page)
    two, three = (page.locator(f'.marks form[data-for="{seat}"]') for seat in (2, 3))
    three.locator(".note").fill("ment")
    three.locator("label", has_text="louche").click()  # the note is sent at this moment, and the sign right after it
    expect(page.locator("#notice")).to_contain_text("Gardé")
    two.locator(".note").fill("à moitié")
    page.locator(".back-link:visible").click()
    page.locator("a.fold-link").click()
    expect(three.locator("input[value=a]")).to_be_checked()
    assert page.evaluate(NOTES) == ["à moitié", "ment"]
    page.reload()
    expect(page.locator(".marks form")).to_have_count(2)
    assert page.evaluate(NOTES) == ["à moitié", "ment"]
    expect(three.locator("input[value=a]")).to_be_checked()
