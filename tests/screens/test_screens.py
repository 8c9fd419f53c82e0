"""A screen is regions of HTML: pure, kept, small, in both languages, and without a word of script or style in them."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import Environment, UndefinedError
from markupsafe import Markup

from companion.needs import HOST, PHONE
from companion.picture import Picture as Pushed
from companion.pieces import Kept, Templates
from companion.publish import DRAWERS
from companion.regions import Common, Marks, html_of
from companion.screens import Screens
from companion.words import LANGS, Words
from tests.screens.conftest import FOLDERS
from tests.screens.pictures import ALL, FORM, NAMES, PAGES, Picture, on_phone, over, picture, playing

LARGEST_PUSH, LARGEST_SCREEN = 4 * 1024 - 150, 8 * 1024 - 150  # bytes, less what stands around the regions
GAME_CLASSES = re.compile(r"\bink-[\w-]+")

OWN = ("me", "my_id", "host", "watching", "view", "word", "notes", "lang", "may", "nods")

PHONES = [name for name in ALL if name.startswith("phone")]
states = pytest.mark.parametrize("name", ALL)
languages = pytest.mark.parametrize("lang", LANGS)


def shown(screens: Screens, name: str, lang: str = "fr") -> dict[str, str]:
    surface, state = ALL[name]
    return drawn(screens, surface, state, lang)


def drawn(screens: Screens, surface: str, state: Picture, lang: str = "fr") -> dict[str, str]:
    return html_of(screens.phone(state, lang) if surface == "phone" else screens.host(state, lang))


def pushed(state: Picture, before: Common | None = None) -> Pushed:
    """A picture as a push makes it, in two parts."""
    own = {name: state[name] for name in OWN}
    return Pushed(Common({name: value for name, value in state.items() if name not in OWN}, before), own)


def size(regions: dict[str, str]) -> int:
    return len(json.dumps(regions, ensure_ascii=False, separators=(",", ":")).encode())


def page(screens: Screens, surface: str, state: Picture, **more: Any) -> str:
    regions = drawn(screens, surface, state)
    meta = {
        "lang": "fr", "ink": screens.ink(state, surface), "room": "MKZT", "seat": state["my_id"], "key": "12.vote",
        "clock": state["clock"], "game": state["game"], "refresh": 0,
    }  # fmt: skip
    return screens.page(surface, regions, meta | more)


# What a screen is


@states
@languages
def test_every_state_has_all_its_regions(screens: Screens, name: str, lang: str) -> None:
    surface, _ = ALL[name]
    assert list(shown(screens, name, lang)) == list(PHONE if surface == "phone" else HOST)


@states
@languages
def test_no_region_holds_a_style_or_a_script(screens: Screens, name: str, lang: str) -> None:
    html = " ".join(shown(screens, name, lang).values())
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|javascript:", html)


@pytest.mark.parametrize("name", PHONES)
@languages
def test_a_phone_s_screen_is_small_and_no_drawer_is_large(screens: Screens, name: str, lang: str) -> None:
    regions = shown(screens, name, lang)
    sent = {name: html for name, html in regions.items() if name not in DRAWERS}
    assert size(sent) < LARGEST_PUSH
    assert all(size({"html": html}) < LARGEST_SCREEN for html in regions.values())


@states
def test_the_same_picture_gives_the_same_bytes(screens: Screens, name: str) -> None:
    surface, state = ALL[name]
    assert drawn(screens, surface, deepcopy(state)) == shown(screens, name)


def test_a_region_is_rendered_once_while_its_part_is_the_same(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    first = pushed(asked)
    before = screens.phone(first, "fr")
    again = pushed(deepcopy(asked) | {"notes": "autre chose", "clock": None, "progress": None}, first.common)
    after = screens.phone(again, "fr")
    same = [name for name in before if after[name] is before[name]]
    assert same == ["strip", "question", "open", "card", "journal", "rules", "controls"]


def test_phones_that_show_the_same_share_it(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    first = pushed(asked)
    other = Pushed(first.common, {name: deepcopy(asked[name]) for name in OWN})
    assert screens.phone(first, "fr")["card"] is screens.phone(other, "fr")["card"]
    assert screens.phone(first, "fr")["card"] != screens.phone(other, "en")["card"]


def test_what_no_screen_shows_any_more_is_let_go(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    first = pushed(asked)
    screens.phone(first, "fr")
    second = pushed(asked | {"paused": True}, first.common)
    screens.phone(second, "fr", ("strip",))
    second.common.settle()
    assert [len(each.common.regions) for each in (first, second)] == [len(PHONE), 1]
    third = pushed(asked, second.common)
    assert screens.phone(third, "fr")["strip"] is not screens.phone(first, "fr")["strip"]


def test_the_clock_changes_no_region(screens: Screens) -> None:
    asked = pushed(playing(picture()))
    later = pushed(playing(picture()) | {"clock": {"left": 3, "of": 300, "run": True, "end": "early"}}, asked.common)
    before, after = screens.host(asked, "fr"), screens.host(later, "fr")
    assert all(after[name] is before[name] for name in before)


@pytest.mark.parametrize(("one", "other"), [(True, 1), (0, False), ("", None), ([1], (1,)), ("1", 1), ([], {})])
def test_what_only_looks_alike_is_told_apart(one: object, other: object) -> None:
    part = Common({}).parts("phone", "fr", {"strip": ("me", "notes")}).all[0]
    assert part.key(Marks({"me": one, "notes": ""})) != part.key(Marks({"me": other, "notes": ""}))
    assert Common({"me": one}).parts("phone", "fr", {"strip": ("me",)}).all[0].key(Marks({})) != Common(
        {"me": other}
    ).parts("phone", "fr", {"strip": ("me",)}).all[0].key(Marks({}))


def test_a_region_cannot_show_what_it_does_not_declare(screens: Screens) -> None:
    render = screens._render
    with pytest.raises(UndefinedError):
        render("phone", "sheet", ("room", "me", "names"), on_phone(picture()), "fr")


def test_kept_regions_are_bounded() -> None:
    kept = Kept(2)
    for number in range(5):
        assert kept.get(number, lambda number=number: f"<p>{number}</p>") == f"<p>{number}</p>"
    assert kept.get(4, lambda: "made again") == "<p>4</p>"
    assert kept.get(0, lambda: "made again") == "made again"


def test_templates_are_compiled_once_for_all_starts(tmp_path: Path, words: Words) -> None:
    first = Screens(words, FOLDERS, str, compiled=tmp_path)
    html = drawn(first, "phone", on_phone(picture()))
    kept = {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    assert kept
    assert drawn(Screens(words, FOLDERS, str, compiled=tmp_path), "phone", on_phone(picture())) == html
    assert {path.name: path.stat().st_mtime_ns for path in tmp_path.iterdir()} == kept


def test_a_disk_without_room_for_compiled_templates_changes_nothing(tmp_path: Path, words: Words) -> None:
    nowhere = Screens(words, FOLDERS, str, compiled=tmp_path / "gone")
    assert drawn(nowhere, "phone", on_phone(picture())) == drawn(
        Screens(words, FOLDERS, str), "phone", on_phone(picture())
    )


def test_a_damaged_compiled_template_is_compiled_again(tmp_path: Path, words: Words) -> None:
    html = drawn(Screens(words, FOLDERS, str, compiled=tmp_path), "phone", on_phone(picture()))
    for number, path in enumerate(sorted(tmp_path.iterdir())):
        path.write_bytes(path.read_bytes()[: 20 + 7 * number])
    assert drawn(Screens(words, FOLDERS, str, compiled=tmp_path), "phone", on_phone(picture())) == html


def test_what_another_compiler_has_compiled_is_not_taken(
    tmp_path: Path, words: Words, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn(Screens(words, FOLDERS, str, compiled=tmp_path), "phone", on_phone(picture()))
    kept = {path.name for path in tmp_path.iterdir()}
    newer = tmp_path / "compiler.py"
    newer.touch()
    monkeypatch.setattr("jinja2.compiler.__file__", str(newer))
    drawn(Screens(words, FOLDERS, str, compiled=tmp_path), "phone", on_phone(picture()))
    assert len({path.name for path in tmp_path.iterdir()} - {newer.name} - kept) == len(kept)


class Loud(str):
    """A word that is escaped like any other, whatever it says about itself."""

    __slots__ = ()


TEXTS = st.text("&<>\"'a")


@given(st.text() | TEXTS.map(Loud) | TEXTS.map(Markup) | st.integers() | st.booleans() | st.none() | st.lists(TEXTS))
def test_what_a_template_puts_out_is_escaped_just_as_by_jinja(value: object) -> None:
    source = "{{ value }}|<b title='{{ value }}'>{% set kept %}{{ value }}{% endset %}{{ kept }}{{ value ~ kept }}</b>"
    ours, jinjas = (kind(autoescape=True).from_string(source).render(value=value) for kind in (Templates, Environment))
    assert ours == jinjas


@languages
def test_the_remote_can_be_taken_back_where_a_seat_has_it(screens: Screens, lang: str) -> None:
    nobody = picture()
    given = nobody | {"seats": [seat | {"remote": seat["place"] == 2} for seat in nobody["seats"]]}
    shown = ['value="unremote"' in drawn(screens, "host", each, lang)["controls"] for each in (given, nobody)]
    assert shown == [True, False]


def test_a_name_is_only_a_name(screens: Screens) -> None:
    wild = picture(("<script>alert(1)</script>", '"><u>', "Zoé 🦉", "l’été", "x" * 16, "&amp;"))
    for regions in (drawn(screens, "host", wild), drawn(screens, "phone", playing(on_phone(wild), form=FORM), "en")):
        html = " ".join(regions.values())
        assert "<script" not in html and '"><u>' not in html


def test_names_in_a_sentence_are_escaped_once(screens: Screens) -> None:
    wild = picture(("Ana & Bo", "<i>", "Zoé"))
    paused = drawn(screens, "host", playing(wild, paused=True, away=["Ana & Bo", "<i>"]))
    assert "Ana &amp; Bo et &lt;i&gt;" in paused["stage"]
    away = drawn(screens, "host", playing(wild, away=["Ana & Bo", "<i>"]))
    assert "Ana &amp; Bo et &lt;i&gt;" in away["doing"]


# What it asks


def test_a_question_carries_its_key_and_its_state(screens: Screens) -> None:
    assert 'data-key="12.vote" data-state="open"' in shown(screens, "phone-question")["question"]
    assert 'data-key="12.vote" data-state="answered"' in shown(screens, "phone-answered")["question"]
    assert 'data-state="told"' in shown(screens, "phone-waiting")["question"]


def test_a_question_can_be_answered_without_a_script(screens: Screens) -> None:
    question = shown(screens, "phone-question")["question"]
    assert 'method="post" action="/j/MKZT/answer"' in question
    assert re.findall(r'type="radio" name="a\.against" value="(\d+)"', question) == ["2", "3", "4", "5", "6"]
    assert 'name="key" value="12.vote"' in question and 'class="commit"' in question


def test_an_answer_that_is_given_is_shown_chosen(screens: Screens) -> None:
    assert re.search(r'value="3" checked', shown(screens, "phone-answered")["question"])


def test_any_form_of_any_game_can_be_shown(screens: Screens) -> None:
    question = shown(screens, "phone-every-kind")["question"]
    for name in ("a.sure", "a.who", "a.two[]", "a.ranks[]", "a.words"):
        assert f'name="{name}"' in question
    assert 'data-field="a.sure" data-value="yes"' in question


def test_a_refusal_stands_where_the_answer_would_be_ready(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    told = page(screens, "phone", asked, refused="not_offered", facts={"field": "against"})
    assert told.count('class="says refused"') == 1
    assert "Tu peux changer jusqu’à la fin du temps." not in told


def test_the_first_document_holds_the_screen(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    whole = page(screens, "phone", asked)
    assert all(html in whole for html in drawn(screens, "phone", asked).values())


def test_without_scripts_the_page_asks_again_only_where_it_is_told_to(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    assert 'http-equiv="refresh"' not in page(screens, "phone", asked)
    assert '<noscript><meta http-equiv="refresh" content="7"></noscript>' in page(screens, "phone", asked, refresh=7)


# Who sees what


def test_a_watcher_has_no_controls(screens: Screens) -> None:
    regions = shown(screens, "host-lobby-watcher")
    assert regions["controls"] == regions["flash"] == ""
    assert "<form" not in " ".join(regions.values())


def test_the_host_s_controls_stand_in_every_phase(screens: Screens) -> None:
    for name in ("host-lobby-full", "host-step", "host-paused", "host-held", "host-over"):
        assert 'data-fold="seats"' in shown(screens, name)["controls"]


def test_start_is_offered_only_when_the_number_fits(screens: Screens) -> None:
    start = 'name="action" value="start"'
    assert f"{start}>" in shown(screens, "host-lobby-full")["controls"]
    assert f"{start} disabled>" in shown(screens, "host-lobby")["controls"]
    assert "Encore 2 pour commencer." in shown(screens, "host-lobby")["doing"]


def test_the_remote_has_the_host_s_controls_and_no_other_phone_has(screens: Screens) -> None:
    assert 'value="pause"' in shown(screens, "phone-remote")["controls"]
    assert shown(screens, "phone-question")["controls"] == ""


def test_a_phone_is_veiled_while_a_game_is_on(screens: Screens) -> None:
    asked = playing(on_phone(picture()), form=FORM)
    assert screens.ink(asked, "phone").split() == ["phone", "ink-plain", "at-vote", "veil"]
    assert "veil" not in screens.ink(over(on_phone(picture())), "phone")
    assert screens.ink(on_phone(picture()), "phone") == "phone"
    assert screens.ink(playing(picture(), paused=True), "host").split() == ["host", "ink-plain", "at-vote", "is-paused"]


def test_who_is_away_is_named_on_the_table_s_screen(screens: Screens) -> None:
    assert "Inès et Basile sont hors de portée." in shown(screens, "host-step-away")["doing"]
    assert "La table attend Colette." in shown(screens, "host-paused")["stage"]


def test_the_seal_stands_from_the_start_and_the_seed_at_the_end(screens: Screens) -> None:
    seed = ALL["host-over"][1]["seed"]
    assert ALL["host-step"][1]["commitment"] in shown(screens, "host-step")["door"]
    assert seed not in " ".join(shown(screens, "host-step").values())
    assert seed in shown(screens, "host-over")["door"]
    assert "partie 12" in shown(screens, "host-over")["door"], "its number, which `verify` asks for"


def test_address_and_qr_stay_all_evening(screens: Screens) -> None:
    for name in ("host-lobby", "host-step", "host-paused", "host-held", "host-over"):
        html = " ".join(shown(screens, name).values())
        assert "192.168.1.24:8000" in html
        assert 'aria-label="Code à scanner pour rejoindre la table"' in html


# Simple pages


@pytest.mark.parametrize("name", PAGES)
@languages
def test_a_simple_page_speaks_both_languages(screens: Screens, name: str, lang: str) -> None:
    html = screens.message(name, lang, **PAGES[name])
    assert html.startswith(f'<!doctype html><html lang="{lang}">')
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?! type=\"module\" src=)", html)
    assert not GAME_CLASSES.search(html)


def test_the_piece_a_script_shows_is_the_one_of_the_page(screens: Screens) -> None:
    facts = PAGES["hand"]
    piece = screens.fragment("hand", "fr", **facts)
    shown_alone = (
        screens.message("hand", "fr", **facts).replace("<h1", "<h2").replace("/h1>", "/h2>")
    )  # there it is the page's own heading
    assert piece and piece in shown_alone


def test_a_refusal_takes_the_facts_it_needs(screens: Screens) -> None:
    assert (
        screens.refusal("wait_before_next_try", "en", seconds=9, other=1)
        == "Too many tries. Wait 9 s, or ask the host."
    )
    assert screens.refusal("need_more", "fr", n=1) == "Il manque une personne pour commencer."


def test_the_lobby_shows_six_chairs_and_who_sits_in_them(screens: Screens) -> None:
    stage = shown(screens, "host-lobby")["stage"]
    assert stage.count('<g class="seat ') == 6 and stage.count("data-id=") == 4
    assert all(name in stage for name in NAMES[:4])


# The rules of the game, before it begins


@languages
def test_the_rules_are_one_tap_away_in_the_lobby(screens: Screens, lang: str) -> None:
    """In a drawer that a phone asks for, in one of the bar on the table's screen: the game's own, or the house's."""
    lobby = on_phone(picture())
    phone, table = drawn(screens, "phone", lobby, lang), drawn(screens, "host", picture(), lang)
    assert 'data-drawer="rules"' in phone["question"] and "rulebook" not in phone["question"]
    assert 'data-fold="rules"' in table["controls"] and "rulebook" not in drawn(screens, "host", playing(picture()))
    for html in (phone["rules"], table["controls"]):
        assert html.count("<section>") > 4 and html.count("<dt>") == 6
    other = drawn(screens, "phone", on_phone(picture(game="plain")), lang)["rules"]
    assert "<section>" not in other and "back-link" in other
