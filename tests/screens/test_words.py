"""Every word a person reads stands in a catalogue, in both languages, with the same facts in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.errors import REFUSALS
from companion.words import LANGS, UnknownWord, Words
from rules.games import codes
from tests.screens.conftest import ROOT

HOUSE = ROOT / "templates" / "house"


def test_both_languages_have_the_same_codes(words: Words) -> None:
    assert set(words.codes("fr")) == set(words.codes("en"))


def test_a_sentence_needs_the_same_facts_in_both_languages(words: Words) -> None:
    unlike = [code for code in words.codes("fr") if words.placeholders("fr", code) != words.placeholders("en", code)]
    assert unlike == []


def test_every_refusal_of_the_companion_has_its_text(words: Words) -> None:
    assert [code for code in REFUSALS if not words.has("fr", _word(code))] == []


def test_every_refusal_of_the_rules_has_its_text(words: Words) -> None:
    said = set[str]()
    for path in (ROOT / "rules").rglob("*.py"):
        said |= set(re.findall(r"IllegalInput\(\s*\"(\w+)\"|refusal(?:: str)? ?= ?\"(\w+)\"", path.read_text("utf-8")))
    found = {code for pair in said for code in pair if code}
    assert found >= {"too_late", "not_offered", "not_accepted", "missing"}
    assert [code for code in sorted(found) if not words.has("fr", _word(code))] == []


def test_every_code_a_template_of_the_house_names_has_its_text(words: Words) -> None:
    named = {
        code for path in HOUSE.glob("*.html") for code in re.findall(r"\bt\(\"([\w-]+)\"[,)]", path.read_text("utf-8"))
    }
    shown_only_in_comments = {"x-commit-none", "x-commit"}
    assert sorted(code for code in named - shown_only_in_comments if not words.has("fr", code)) == []


def test_every_game_has_what_the_lobby_says_of_it(words: Words) -> None:
    assert [
        game for game in codes() if not (words.has("fr", f"{game}-title") and words.has("fr", f"{game}-pitch"))
    ] == []


def test_french_spaces_never_break_a_line(words: Words) -> None:
    assert words.say("fr", "why") == "Pourquoi\u00a0?"
    assert words.say("en", "why") == "Why?"


def test_a_code_without_text_is_our_mistake_and_is_loud(words: Words) -> None:
    with pytest.raises(UnknownWord):
        words.say("fr", "no-such-code")


def test_a_fact_that_is_missing_is_loud(words: Words) -> None:
    with pytest.raises(UnknownWord):
        words.say("fr", "lobby-seated")


def test_a_fact_may_have_any_name(words: Words) -> None:
    assert words.say("en", "nod-asks", name="{ $code }") == "{ $code } asks to come back."


def test_a_code_with_two_texts_is_refused(tmp_path: Path) -> None:
    for game in ("one", "two"):
        (tmp_path / game).mkdir()
        (tmp_path / game / "fr.ftl").write_text("same = texte\n", "utf-8")
    with pytest.raises(ValueError, match="has a text already"):
        Words([tmp_path]).catalogue("fr")


def test_a_catalogue_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "one" / "fr.ftl").write_text("broken { = x\n", "utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        Words([tmp_path]).catalogue("fr")


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_is_left_empty(words: Words, lang: str) -> None:
    whole = [code for code in words.codes(lang) if not words.placeholders(lang, code)]
    assert [code for code in whole if not words.say(lang, code).strip()] == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_ends_twice(words: Words, lang: str) -> None:
    said = {
        code: words.say(lang, code, **dict.fromkeys(words.placeholders(lang, code), "x")) for code in words.codes(lang)
    }
    assert {code: text for code, text in said.items() if re.search(r"[.?!…]\s?[”»][.?!]|[?!.][?!.]", text)} == {}


def test_twice_is_said_twice(words: Words) -> None:
    assert words.say("en", "rewound", n=2) == "The host has gone back twice."
    assert words.say("en", "rewound-short", n=2) == "gone back twice"
    assert words.say("en", "rewound", n=3) == "The host has gone back 3 times."


def _word(code: str) -> str:
    return f"refused-{code.replace('_', '-')}"
