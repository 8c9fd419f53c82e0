"""The two surfaces as people use them: the phone in a hand, and the screen that everybody looks at."""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass

from e2e.glass import Glass, qr_in
from e2e.server import eventually

ROLES = {
    "Le Grand Prophète": "grand_prophete", "The Grand Prophet": "grand_prophete",
    "Fidèle": "fidele", "Faithful": "fidele",
    "L’Infidèle": "infidele", "The Infidel": "infidele",
    "Le Martyr": "martyr", "The Martyr": "martyr",
}  # fmt: skip
STEPS = ("obstruction", "malediction", "masque", "inquisition", "grace", "oeil")
ANSWER_SECONDS = 3.0
TEXT = """(css) => {
  const at = document.querySelector(css);
  return at?.checkVisibility({ visibilityProperty: true }) ? at.innerText : "";
}"""
QUESTION = """() => {
  const at = document.querySelector("#question [data-key]"), form = at?.querySelector("form");
  const far = document.querySelector("main > .far");
  return { key: at?.dataset.key ?? "", state: at?.dataset.state ?? "", form: Boolean(form), far: Boolean(far) };
}"""


@dataclass
class Question:
    """What a phone asks now. `state`: open, answered, or told where it asks nothing."""

    key: str
    state: str
    form: bool
    far: bool

    @property
    def step(self) -> str:
        return self.key.partition(".")[2]


class Surface:
    """What phones and the table's screen have in common."""

    def __init__(self, glass: Glass) -> None:
        self.glass = glass

    def text(self, selector: str = "main") -> str:
        """What can be read there now."""
        found: str = self.glass.js(TEXT, selector)
        return found

    def has(self, selector: str) -> bool:
        return bool(self.glass.js("(css) => Boolean(document.querySelector(css))", selector))

    def shows(self, pattern: str, selector: str = "main", within: float = 15.0) -> str:
        """Wait until something can be read; what was read."""

        def look() -> str:
            text = self.text(selector)
            return text if re.search(pattern, text) else ""

        try:
            return str(eventually(look, f"“{pattern}” on the screen", within))
        except AssertionError as late:
            raise AssertionError(f"{late}; it says: {self.text(selector)!r}") from None

    @property
    def key(self) -> str:
        """The question that is open, as the page knows it."""
        return str(self.glass.js("() => document.body.dataset.key ?? ''"))

    @property
    def step(self) -> str:
        return self.key.partition(".")[2]

    def reaches(self, step: str, within: float = 60.0) -> None:
        """Wait for a step: `vote`, or a beginning of it as `told_`."""
        eventually(lambda: self.step.startswith(step), f"the step {step}; it is at {self.key!r}", within)


class Phone(Surface):
    """A phone in somebody's hand."""

    def __init__(self, glass: Glass, name: str, lang: str = "fr") -> None:
        super().__init__(glass)
        self.name, self.lang = name, lang
        self.done = ""  # the last question that this person has answered
        self.role = ""
        self.held_steps: list[str] = []

    # Coming in

    def joins(self, url: str) -> Phone:
        """Scan, give a name, take a chair."""
        self.glass.goes_to(url)
        self.glass.types("#name", self.name)
        self.glass.tap(".commit")
        self.is_at_the_table()
        return self

    def is_at_the_table(self, within: float = 15.0) -> None:
        """The seat's own screen is here, and follows by itself."""
        eventually(lambda: self.has("body[data-surface=phone] #question [data-key]"), f"{self.name} has a seat", within)

    # Looking

    def asks(self) -> Question:
        return Question(**self.glass.js(QUESTION))

    def says(self) -> str:
        """The line where answers are acknowledged or refused."""
        return self.text("#question .says").strip()

    def holds_card(self) -> str:
        """Press and hold "Card", read, let go; once more where a new screen took the button from under the finger."""
        assert not self.text("#card"), "the card is hidden before"
        return str(eventually(self._reads_card, f"{self.name} reads the card"))

    def _reads_card(self) -> str:
        self.glass.presses("[data-hold=card]")
        try:
            with contextlib.suppress(AssertionError):
                eventually(lambda: self.text("#card"), "the card is in sight", 1.5)
            read = self.text("#card")
            self.held_steps = self.steps_in_sight()
        finally:
            self.glass.lets_go()
        eventually(lambda: not self.text("#card"), "the card is gone on release", 2)
        return read

    def steps_in_sight(self) -> list[str]:
        lines: list[bool] = self.glass.js(
            "() => [...document.querySelectorAll('#card .s-six li')].map((line) => line.classList.contains('is-mine'))"
        )
        return [step for step, mine in zip(STEPS, lines, strict=True) if mine]

    def learns_role(self) -> str:
        """The role on this phone's own card."""
        card = self.holds_card()
        self.role = next(role for words, role in ROLES.items() if card.lstrip().startswith(words))
        return self.role

    def is_asked_at(self, step: str, within: float = 60.0) -> bool:
        """Wait until a step is on this phone; whether it asks anything there."""
        eventually(lambda: self.asks().step == step, f"{step} on {self.name}'s phone", within)
        return self.asks().state == "open"

    # Answering

    def answers(self, *choices: str) -> None:
        """Choose by the words on the choices, then commit."""
        key = self.asks().key
        for words in choices:
            choice = f'//form[@data-answer]//label[contains(@class,"choice")][normalize-space()="{words}"]'
            self.glass.tap(choice, ANSWER_SECONDS)
        self.glass.tap("#question form[data-answer] .commit", ANSWER_SECONDS)
        self.done = key

    def first_choice(self) -> str:
        """The words on the first choice that is offered."""
        words = "() => document.querySelector('#question .choice').innerText.trim()"
        return str(self.glass.js(words))

    def taps(self, words: str) -> None:
        """One of the big buttons that commit at one tap."""
        key = self.asks().key
        self.glass.tap(f'//form[@data-answer]//button[normalize-space()="{words}"]', ANSWER_SECONDS)
        self.done = key

    def is_acknowledged(self, within: float = 10.0) -> None:
        """The answer is on disk: this phone says so."""
        eventually(lambda: self.asks().state == "answered", f"{self.name}'s answer is taken", within)

    # What phones do in a pocket

    def turns_away(self) -> None:
        """Another tab, or another app, is in front."""
        self.glass.js(HIDDEN, True)

    def comes_back(self) -> None:
        self.glass.js(HIDDEN, False)

    def sleeps(self) -> None:
        """A locked phone: scripts stand still. Chromium only."""
        self.glass.cdp.send("Debugger.enable")  # type: ignore[attr-defined]
        self.glass.cdp.send("Debugger.pause")  # type: ignore[attr-defined]

    def wakes(self) -> None:
        self.glass.cdp.send("Debugger.disable")  # type: ignore[attr-defined]

    # The seat's sheet

    def opens_sheet(self) -> None:
        self.opens_drawer("sheet")
        eventually(lambda: self.has("#sheet .secret-word"), "the sheet is here")

    def opens_drawer(self, name: str) -> None:
        """The journal, the seat's sheet or, on the remote, the host's controls."""
        self.glass.tap(f"#hand a[data-drawer={name}]")
        eventually(lambda: self.has(f"#{name} h1"), f"the drawer {name} is open")

    def closes_sheet(self) -> None:
        self.glass.tap("#sheet .back-link")

    def return_word(self) -> str:
        """Read on the sheet, as one would to write it down."""
        self.opens_sheet()
        assert not self.text("#sheet .secret-word").strip(), "whoever sits beside reads nothing"
        word = str(eventually(self._reads_word, f"{self.name} reads the return word"))
        self.closes_sheet()
        return word

    def _reads_word(self) -> str:
        self.glass.presses("#sheet .word .hold")
        try:
            with contextlib.suppress(AssertionError):
                eventually(lambda: self.text("#sheet .secret-word"), "the word is in sight", 1.5)
            return self.text("#sheet .secret-word").strip()
        finally:
            self.glass.lets_go()

    def shows_handoff(self) -> str:
        """The address in the QR with which another phone takes over, read from this phone's screenshot."""
        self.opens_sheet()
        self.glass.tap("#sheet form[data-hand] button")
        eventually(lambda: self.has("#sheet .handover"), "the QR for another phone")
        self.glass.js("() => document.querySelector('#sheet .handover').scrollIntoView({ block: 'center' })")
        return str(eventually(lambda: qr_in(self.glass.picture()), "the QR can be read")[0])

    def takes_over(self, link: str) -> None:
        """Another phone than the one that shows the QR: open what it says, confirm."""
        self.glass.goes_to(link)
        self.glass.tap(".commit")
        self.is_at_the_table()

    def finds_own_seat(self, url: str) -> None:
        """On a new phone: the seats that are away. A phone that has just gone counts as here for some seconds yet."""

        def is_offered() -> bool:
            self.glass.goes_to(url)
            return self.name in self.text("main")

        eventually(is_offered, f"{self.name}'s seat may be claimed", 20)
        self.glass.tap(f'//label[contains(@class,"choice")][starts-with(normalize-space(), "{self.name}")]')

    def returns_with(self, url: str, word: str) -> None:
        """A new phone, and the return word."""
        self.finds_own_seat(url)
        self.glass.types("input[name=word]", word)
        self.glass.tap('//form//button[not(@name)][contains(@class,"commit")]')
        self.is_at_the_table()


HIDDEN = """(hidden) => {
  Object.defineProperty(document, "visibilityState", { value: hidden ? "hidden" : "visible", configurable: true });
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class HostScreen(Surface):
    """The screen of the table, with the host's bar where this browser is the host's."""

    code = ""

    def opens(self, link: str) -> HostScreen:
        """Follow the one-use link; the page confirms by itself."""
        self.glass.goes_to(link)
        eventually(lambda: self.has("body[data-surface=host]"), "the host screen opens")
        self.code = str(self.glass.js("() => document.body.dataset.room"))
        return self

    def invites(self) -> str:
        """The address in its QR code, read from a screenshot as a phone's camera would."""

        def look() -> str:
            return next((text for text in qr_in(self.glass.picture()) if "/j/" in text), "")

        return str(eventually(look, "the QR code can be read from the picture of the host screen"))

    def presses(self, action: str, **values: str) -> None:
        """A button of the bar; in a drawer, after opening it. `values` name a seat, a key, a code or a language."""
        button = self._button(action, values)
        drawer = self.glass.js(DRAWER_OF, button)
        if drawer and not self.has(f"#controls [data-fold={drawer}][open]"):
            self.glass.tap(f"#controls [data-fold={drawer}] > summary")
        if "seat" in values:
            self.glass.tap(f'//nav[@id="controls"]//label[.//span[normalize-space()="{values["seat"]}"]]')
        self.glass.tap(button)

    @staticmethod
    def _button(action: str, values: dict[str, str]) -> str:
        if action == "option":
            return f'#controls form:has([name=code][value={values["code"]}]) button[value="{values["value"]}"]'
        for name in ("key", "code", "lang"):
            if name in values:
                return f'#controls button[name={name}][value="{values[name]}"]'
        return f'#controls button[value="{action}"]'

    def offers(self, action: str) -> bool:
        """Whether the bar has this button, and it can be pressed."""
        return self.has(f'#controls button[value="{action}"]:not([disabled])')

    def closes_now(self) -> None:
        """ "Close now", as soon as the minimum is over."""
        eventually(lambda: self.offers_to_close(), "the host may close", 60)
        self.glass.tap("#controls [data-fold=close] > summary")
        self.glass.tap("#controls [data-fold=close] button[name=key]")

    def hurries(self, key: str) -> None:
        """Close a moment at once, unless it has just ended by itself."""
        press = """(key) => {
          const button = document.querySelector(`#controls [data-fold=close] button[value="${key}"]`);
          button?.click();
        }"""
        self.glass.js(press, key)

    def offers_to_close(self) -> bool:
        return self.has("#controls [data-fold=close]")

    def qr_codes(self) -> list[str]:
        """All that can be scanned from this screen now."""
        return qr_in(self.glass.picture())

    def types_key(self, key: str) -> None:
        self.glass.page.keyboard.press(key)  # type: ignore[attr-defined]

    def drags(self, name: str, to: str) -> None:
        """A name to the place of another, with the mouse."""
        page = self.glass.page  # type: ignore[attr-defined]
        here, there = (page.locator("#stage .seat .name", has_text=each).bounding_box() for each in (name, to))
        page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
        page.mouse.down()
        page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
        page.mouse.up()

    def seats(self) -> list[str]:
        """The names round the table, in order, in the lobby."""
        return [str(name) for name in self.glass.js(NAMES)]

    @property
    def is_over(self) -> bool:
        return self.has("#stage .ending")

    def outcome(self) -> str:
        """The headline at the end."""
        return self.text("#stage .ending h1").strip()


DRAWER_OF = "(css) => document.querySelector(css)?.closest('[data-fold]')?.dataset.fold ?? ''"
NAMES = """() => [...document.querySelectorAll("#stage .seat[data-id] .name")]
  .map((name) => name.firstChild.textContent.trim())"""
