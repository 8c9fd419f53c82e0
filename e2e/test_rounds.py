"""One round each in other circumstances: at the true pace, without WebSockets, without scripts, by keyboard alone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

from e2e.conftest import Cupboard
from e2e.evening import Evening
from e2e.phones import Phone
from e2e.server import eventually

Seats = Callable[..., Evening]
TAP_MILLISECONDS = 3000
TAKEN = 303  # the answer to a form: the page it belongs to
CURSED = "Inès, sous la malédiction"
# Who has not voted, as the verdict says it; nothing before.
NO_VOTE = """() => document.body.dataset.key.endsWith(".verdict")
  ? { words: document.querySelector("#stage .s-novote")?.innerText ?? "" } : null"""


def start(evening: Evening, phone: Phone) -> None:
    """One person and five bots."""
    evening.phones.append(phone)
    evening.host.presses("bots")
    eventually(lambda: evening.host.offers("start"), "six are at the table")
    evening.host.presses("start")
    evening.host.reaches("roles")


def page_of(phone: Phone) -> Page:
    page: Page = phone.glass.page  # type: ignore[attr-defined]
    return page


def test_a_round_at_the_true_pace(cupboard: Cupboard) -> None:
    """Nothing is scaled. A silent Step lasts its eight seconds; the host hurries the moments between, and the rest."""
    evening = cupboard.evening(pace=1.0)
    phone = cupboard.phone("Inès").joins(evening.host.invites())
    start(evening, phone)
    host = evening.host
    assert phone.learns_role()
    while host.step != "verdict":
        key = host.key
        evening.act(phone, against_somebody)
        if host.offers_to_close() and phone.asks().state != "open" and not host.step.startswith(("vote", "use")):
            host.hurries(key)
    host.shows("banni|égalité|Personne|sauv", "#stage")
    phone.shows("banni|égalité|Personne|sauv", "#question")
    assert not phone.asks().form


def against_somebody(evening: Evening, phone: Phone) -> str:
    return phone.first_choice()


def test_a_round_without_websockets(cupboard: Cupboard) -> None:
    """A network that lets none through: the phone asks for its screen every two seconds, and plays on."""
    evening = cupboard.evening(pace=0.3)
    wifi = cupboard.wifi(evening.server, no_sockets=True)
    phone = cupboard.phone("Inès").joins(f"{wifi.url}/j/{evening.host.code}")
    start(evening, phone)
    answered = plays_until(evening, phone, "verdict")
    assert {"roles", "discussion"} <= answered
    assert "vote" in answered or "Inès" in evening.host.text(".s-novote"), "asked to vote, or cursed"
    assert wifi.refused, "no socket was even tried"
    evening.host.shows("Inès", "#stage")


def plays_until(evening: Evening, phone: Phone, step: str) -> set[str]:
    """Take part until the table's screen shows a step; what was answered."""
    answered: set[str] = set()

    def one_look() -> bool:
        before = phone.done
        evening.act(phone, against_somebody)
        if phone.done != before:
            answered.add(phone.done.partition(".")[2])
        return evening.host.step == step

    eventually(one_look, f"the round comes to {step}", 120)
    return answered


def test_a_round_without_scripts(cupboard: Cupboard) -> None:
    """Forms that are posted and a page that looks again by itself are enough."""
    evening = cupboard.evening(pace=0.5)
    phone = cupboard.phone("Inès", java_script_enabled=False)
    page = page_of(phone)
    page.goto(evening.host.invites())
    page.fill("#name", "Inès")
    page.tap(".commit")
    appears(page, "#question [data-key]")
    start(evening, phone)
    for step in ("roles", "steps", "discussion"):
        eventually(lambda step=step: confirms(page, step), f"{step} is asked and confirmed without scripts", 60)
    eventually(lambda: confirms(page, "vote") or is_cursed(evening), "she votes without scripts", 60)
    told = eventually(lambda: evening.host.glass.js(NO_VOTE), "the verdict", 60)["words"]
    assert CURSED in told or "Inès" not in told, "her ballot has counted"


def confirms(page: Page, step: str) -> bool:
    """Choose and confirm what the page asks at a step; whether the table has taken the answer.

    What the form is answered tells that, and not the next page alone: who answers last closes the question and finds
    the next one there. A page that looks again may take the button from under a finger: a person taps once more, and so
    does this.
    """
    at = f'#question [data-key$=".{step}"]'
    if page.locator(f"{at}[data-state=open]").count():
        with contextlib.suppress(PlaywrightError):
            for choice in page.locator(f"{at} .choice").all()[:1]:
                choice.tap(timeout=TAP_MILLISECONDS)
            with page.expect_request(lambda request: request.method == "POST", timeout=TAP_MILLISECONDS) as sent:
                page.locator(f"{at} form .commit").tap(timeout=TAP_MILLISECONDS)
            answer = sent.value.response()
            return answer is not None and answer.status == TAKEN
    return bool(page.locator(f"{at}[data-state=answered]").count())


def is_cursed(evening: Evening) -> bool:
    """A bot has cursed Inès: she has no ballot in this round, and the count says so.

    Her phone tells her during the vote. But the bots alone may be done with that before she looks again.
    """
    return evening.host.step in ("count", "verdict") and CURSED in evening.host.text(".s-novote")


def appears(page: Page, selector: str) -> None:
    """Look again and again from outside: in a page without scripts nothing can wait."""
    eventually(lambda: page.locator(selector).count(), f"{selector} on a page without scripts", 60)


def test_a_round_by_keyboard_alone(cupboard: Cupboard) -> None:
    """Tab, arrows, space and return: join, hold the card, confirm, vote."""
    evening = cupboard.evening(pace=0.5)
    phone = cupboard.phone("Inès")
    page = page_of(phone)
    page.goto(evening.host.invites())
    tabs_to(page, "#name")
    page.keyboard.type("Inès")
    page.keyboard.press("Enter")
    phone.is_at_the_table()
    evening.phones.append(phone)
    for action in ("bots", "start"):  # the host screen by keyboard too
        eventually(lambda action=action: evening.host.offers(action), f"{action} is offered")
        tabs_to(page_of(evening.host), f'#controls button[value="{action}"]')  # type: ignore[arg-type]
        evening.host.types_key("Enter")
    evening.host.reaches("roles")
    for step in ("roles", "steps", "discussion", "vote"):
        if not phone.is_asked_at(step):
            break  # a bot has cursed Inès: she has no ballot this round
        if step == "roles":
            tabs_to(page, "[data-hold=card]")
            page.keyboard.down("Enter")
            assert phone.text("#card")
            page.keyboard.up("Enter")
        if step == "vote":
            tabs_to(page, "#question input[type=radio]")
            page.keyboard.press("Space")
        tabs_to(page, "#question .commit")
        page.keyboard.press("Enter")
        phone.done = phone.key
    evening.host.reaches("verdict")
    evening.host.shows("Inès", "#stage")


def tabs_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there, as somebody who has nothing else."""
    for _ in range(60):
        if page.evaluate("(css) => document.activeElement?.matches(css)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")
