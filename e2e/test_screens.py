"""Every screen in every state: axe finds nothing, all can be read and reached, at any size of screen and text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from e2e.conftest import Cupboard
from e2e.gallery import Gallery, State, kinds, states
from rules.secte.options import MOMENTS, WINDOWS

LANGS = ("fr", "en")
SURFACES = ("page", "phone", "host")
AXE = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
SIZES = {"720p": (1280, 720), "1080p": (1921, 1081), "4:3": (1024, 768)}
DRAWERS = {
    "phone-lobby-remote": ("sheet", "rules", "controls"),
    "phone-remote": ("sheet", "controls", "journal"),
    "secte-phone-verdict-banned": ("sheet", "journal", "rules"),
    "secte-phone-over": ("journal",),
}
VERDICTS = {
    "host": {"verdict-banned", "verdict-saved", "verdict-tie", "verdict-no_ballot"},
    "phone": {"verdict-banned", "verdict-saved", "verdict-tie", "verdict-no_ballot"}
    | {"verdict-banned-me", "verdict-saved-me"},
}
LEAST, MAIN = 40, 14  # of the height of the table's screen: any text, the main line

# Every visible piece of text: what it says, its box, the size of its letters, and whether something cuts it off.
TEXTS = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const words = node.textContent.trim(), parent = node.parentElement;
    if (!words || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: false })) continue;
    if (parent.closest(".sr, .listen, option, template, script, style, noscript, title")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const scale = parent instanceof SVGElement ? parent.getScreenCTM().d : 1;
    let cut = false;
    for (let up = parent; up && up !== document.documentElement; up = up.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (textOverflow === "ellipsis" && up.title) continue;  // a name that ends in dots is whole in its title
      const hides = (overflow) => ["hidden", "clip"].includes(overflow);
      if (hides(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2)) cut = true;
      if (hides(overflowY) && (box.top < edge.top - 2 || box.bottom > edge.bottom + 2)) cut = true;
    }
    const scrolls = Boolean(parent.closest(".ending, .panel"));
    found.push({ words: words.slice(0, 60), left: box.left, right: box.right, top: box.top, bottom: box.bottom,
      size: parseFloat(getComputedStyle(parent).fontSize) * scale, cut, scrolls, main: Boolean(parent.closest("h1")) });
  }
  return found;
}"""
# Names at the votes with a word that stands on two lines.
BROKEN_NAMES = """() => [...document.querySelectorAll(".voices span, .s-row b, .s-tally > li > b")].flatMap((each) => {
  const node = each.firstChild, range = document.createRange();
  return [...node.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  }).map(([word]) => word);
})"""
FIELDS = """() => [...document.querySelectorAll("input.field")].map((each) => {
  const { borderTopColor, backgroundColor } = getComputedStyle(each), label = each.labels[0];
  return { border: borderTopColor, ground: backgroundColor, around: getComputedStyle(document.body).backgroundColor,
    label: label.innerText, above: label.getBoundingClientRect().bottom <= each.getBoundingClientRect().top };
})"""
STANDS_STILL = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
PAGE = "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
SMALL_TARGETS = """() => [...document.querySelectorAll("button, a[href], summary, select, label.choice, label.zone")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".sr, .listen"))
  .filter((each) => !each.matches(".listen") && !(each.closest("p, .two") && each.matches(".say a")))
  .map((each) => [each.innerText.slice(0, 40), each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 44 || height < 44)
  .map(([words, { width, height }]) => `${words} ${Math.round(width)}x${Math.round(height)}`)"""


@pytest.mark.parametrize("surface", SURFACES)
def test_axe_finds_nothing(cupboard: Cupboard, surface: str) -> None:
    """WCAG 2.2 AA and axe's best practices, with the drawers that may be open as they are."""
    gallery = a_gallery(cupboard, surface, bypass_csp=True)
    problems: list[str] = []
    for number, (state, drawer) in enumerate(opened(surface)):
        gallery.show(state, LANGS[number % 2], drawer)
        found = Axe().run(gallery.page, options=AXE)
        problems += [
            f"{state}: {each['id']}: {[n['html'][:120] for n in each['nodes']][:3]}"
            for each in found.response["violations"]
        ]
    assert not problems, "\n".join(problems)


@pytest.mark.parametrize("size", SIZES)
def test_the_table_is_read_from_four_metres(cupboard: Cupboard, size: str) -> None:
    """No scrolling, nothing cut off, no letter under 1/40 of the height, the main line from 1/14 on."""
    width, height = SIZES[size]
    gallery = a_gallery(cupboard, "host", width=width, height=height, reduced_motion="reduce")
    problems: list[str] = []
    for number, state in enumerate(states("host")):
        lang = LANGS[(number + height) % 2]
        gallery.show(state, lang)
        found = unreadable(gallery.page, width, height) + unreadable_when_opened(gallery.page, width, height)
        problems += [f"{state} {lang}: {each}" for each in found]
    assert not problems, "\n".join(problems)


def unreadable_when_opened(page: Any, width: int, height: int) -> list[str]:
    """The why of each result, and the rules in the lobby: whole, without scrolling, no letter under 1/40."""
    found: list[str] = []
    for fold in page.locator("[data-moment] > .why, .drawer[data-fold=rules]").all():
        fold.evaluate("(each) => { each.open = true; }")
        found += unreadable(page, width, height)
        within = fold.locator(".panel").first if fold.locator(".panel").count() else fold
        cut = within.evaluate("(each) => each.scrollHeight - each.clientHeight > 2")
        found += ["has to be scrolled"] if cut else []
        fold.evaluate("(each) => { each.open = false; }")
    return found


def opened(surface: str) -> Iterator[tuple[State, str]]:
    """One state of each kind; and pages that lie over the question, in two phases."""
    for state in kinds(surface):
        yield state, ""
        for drawer in DRAWERS.get(state.name, ()):
            yield state, drawer


def unreadable(page: Any, width: int, height: int) -> list[str]:
    texts = page.evaluate(TEXTS)
    wide, high, *_ = page.evaluate(PAGE)
    found = [f"the page scrolls: {wide}x{high}"] if wide > width or high > height else []
    found += [f"small, {each['size']:.1f} px: {each['words']}" for each in texts if each["size"] < height / LEAST - 0.1]
    found += [f"cut off: {each['words']}" for each in texts if is_cut(each, width, height)]
    main = max((each["size"] for each in texts if each["main"]), default=0)
    return found + ([f"the main line has {main:.0f} px"] if main < height / MAIN - 0.1 else [])


def is_cut(text: dict[str, Any], width: int, height: int) -> bool:
    if text["scrolls"]:
        return bool(text["left"] < -1 or text["right"] > width + 1)
    return bool(
        text["cut"] or text["left"] < -1 or text["right"] > width + 1 or text["top"] < -2 or text["bottom"] > height + 2
    )


@pytest.mark.parametrize("surface", ["page", "phone"])
@pytest.mark.parametrize(
    ("width", "height", "text"), [(320, 568, 16), (320, 568, 32), (844, 390, 16)], ids=["320", "320-200%", "landscape"]
)
def test_phones_of_any_size(cupboard: Cupboard, surface: str, width: int, height: int, text: int) -> None:
    """Narrow, with letters twice as large, lying on its side: nothing sideways, cut off, or too small to hit."""
    gallery = a_gallery(cupboard, surface, width=width, height=height, reduced_motion="reduce")
    gallery.page.add_init_script(f"document.documentElement.style.fontSize = '{text}px'")
    problems: list[str] = []
    for number, (state, drawer) in enumerate(opened(surface)):
        gallery.show(state, LANGS[number % 2], drawer)
        problems += [f"{state} {drawer}: {each}" for each in awkward(gallery.page, width)]
    assert not problems, "\n".join(problems)


def awkward(page: Any, width: int) -> list[str]:
    texts, (wide, *_) = page.evaluate(TEXTS), page.evaluate(PAGE)
    found = [f"scrolls sideways: {wide}"] if wide > width else []
    found += [f"cut off: {t['words']}" for t in texts if t["cut"] or t["left"] < -1 or t["right"] > width + 1]
    return found + [f"hard to hit: {each}" for each in page.evaluate(SMALL_TARGETS)]


@pytest.mark.parametrize("size", SIZES)
def test_no_name_is_broken_in_two_under_a_seal(cupboard: Cupboard, size: str) -> None:
    """A long name takes the room there is, or ends in dots: whoever reads it from four metres sees one word."""
    width, height = SIZES[size]
    gallery = a_gallery(cupboard, "host", width=width, height=height, reduced_motion="reduce")
    sealed = [state for state in states("host") if "count" in state.name or "verdict" in state.name]
    assert sealed
    for state in sealed:
        gallery.show(state, "en")
        assert gallery.page.evaluate(BROKEN_NAMES) == [], state


def test_a_text_field_looks_like_one(cupboard: Cupboard) -> None:
    """A border of 3:1 at least (WCAG 1.4.11), a ground of its own, and a label above it that can be read."""
    gallery = a_gallery(cupboard, "page")
    for state in states("page"):
        gallery.show(state, "en")
        for field in gallery.page.evaluate(FIELDS):
            assert contrast(field["border"], field["around"]) >= 3, (state, field)
            assert field["ground"] != field["around"] and field["label"] and field["above"], (state, field)
    gallery.show(next(state for state in states("page") if state.name == "door"), "en")
    assert len(gallery.page.evaluate(FIELDS)) == 1


def contrast(one: str, other: str) -> float:
    """Of two colours as a browser writes them (WCAG 2)."""

    def light(colour: str) -> float:
        parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_a_pause_has_a_place_of_its_own_on_a_phone(cupboard: Cupboard) -> None:
    gallery = a_gallery(cupboard, "phone")
    gallery.show(next(state for state in states("phone") if state.name == "phone-paused"), "en")
    head, note = (gallery.page.locator(css).first.bounding_box() for css in ("#strip > p", "#strip .notice"))
    assert head and note and note["y"] - head["y"] - head["height"] >= 8


def test_ending_the_game_does_not_look_like_going_on(cupboard: Cupboard) -> None:
    """On the remote as on the table's screen: its drawer says what is lost, and its button is no light one."""
    for surface, name in (("phone", "phone-remote"), ("host", "host-step")):
        gallery = a_gallery(cupboard, surface)
        gallery.show(next(state for state in states(surface) if state.name == name), "en", "controls")
        button = gallery.page.locator("#controls button[value=end]")
        assert not button.is_visible(), "it asks first"
        gallery.page.locator("#controls [data-fold=end] > summary").click()
        assert "cannot go on later" in gallery.page.locator("#controls [data-fold=end]").inner_text()
        ground, border = button.evaluate(
            "(each) => { const { backgroundColor, borderStyle } = getComputedStyle(each);"
            " return [backgroundColor, borderStyle]; }"
        )
        assert (ground, border) == ("rgba(0, 0, 0, 0)", "dashed")


@pytest.mark.parametrize("size", SIZES)
def test_the_end_shows_that_there_is_more_below(cupboard: Cupboard, size: str) -> None:
    """An arrow at the lower edge, until the end of the story is in sight."""
    width, height = SIZES[size]
    gallery = a_gallery(cupboard, "host", width=width, height=height)
    gallery.show(next(state for state in states("host") if state.name == "secte-host-over"), "en")
    look = "() => getComputedStyle(document.querySelector('.ending'), '::before').opacity"
    assert gallery.page.evaluate(look) == "1"
    gallery.page.evaluate("() => document.querySelector('.ending').scrollTo(0, 1e6)")
    gallery.page.wait_for_function(f"() => ({look})() === '0'")


def test_reduced_motion_stands_still(cupboard: Cupboard) -> None:
    """Cuts in place of motion: nothing moves, and everything is there at once."""
    for surface in ("phone", "host"):
        gallery = a_gallery(cupboard, surface, reduced_motion="reduce")
        for state in kinds(surface)[::3]:
            gallery.show(state, "fr")
            gallery.page.wait_for_function(STANDS_STILL, timeout=2000)


def a_gallery(cupboard: Cupboard, surface: str, width: int = 0, height: int = 0, **more: Any) -> Gallery:
    usual = (1280, 720) if surface == "host" else (390, 780)
    size = {"width": width or usual[0], "height": height or usual[1]}
    gallery = Gallery(cupboard.page("", viewport=size, service_workers="block", **more).page)
    cupboard.later.callback(gallery.close)
    return gallery


def test_there_is_a_state_of_every_step() -> None:
    """The gallery is whole: each step of the rule book is in it, on both surfaces."""
    for surface in ("phone", "host"):
        shown = {name.partition(f"secte-{surface}-")[2] for name in map(repr, states(surface))}
        for step in (*WINDOWS, *MOMENTS, "claim", "over"):
            assert any(each.startswith(step) for each in shown), (surface, step)
        assert {each for each in shown if each.startswith("verdict")} == VERDICTS[surface]
