"""Every code of Réseau-Mère's phones has its text, in French and in English, with the same facts."""

from __future__ import annotations

import re

import pytest

import rules.reseau_mere as reseau
from companion.words import LANGS
from tests.secte_screens.played import TEMPLATES, words

OURS = ("reseau_mere-", "why-res-")
PHONE = ("reseau_mere-phone-", "reseau_mere-rules-")
SOURCES = "".join(path.read_text("utf-8") for path in (TEMPLATES / "reseau_mere").glob("*.html"))


def ours(lang: str, families: tuple[str, ...] = OURS) -> list[str]:
    return [code for code in words().codes(lang) if code.startswith(families)]


def test_both_languages_have_the_same_codes_and_facts() -> None:
    assert ours("fr") == ours("en"), "in the same order, so that a translator reads the two side by side"
    for code in ours("fr"):
        assert words().placeholders("fr", code) == words().placeholders("en", code), code


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_of_the_rules_has_words(lang: str) -> None:
    needed = [f"why-{code.lower()}" for code in reseau.WHY]
    needed += [f"refused-{code.replace('_', '-')}" for code in reseau.REFUSALS]
    needed += [f"reseau_mere-side-{side}" for side in reseau.SIDES]
    needed += [f"reseau_mere-phone-ending-{ending}" for ending in reseau.ENDINGS]
    for option in reseau.OPTIONS:
        needed += [f"reseau_mere-option-{option.code}"]
        needed += [f"reseau_mere-option-{option.code}-{choice}" for choice in option.choices]
    assert [code for code in needed if not words().has(lang, code)] == []


def test_no_word_of_the_phone_is_left_over() -> None:
    """Each code is written in a template, whole or up to what a template puts in."""
    literals = set(re.findall(r'"([a-z][\w-]*)"', SOURCES))

    def is_used(code: str) -> bool:
        starts = [code[: match.end()] for match in re.finditer(r"[-\d]", code)]
        return code in literals or any(start.rstrip("0123456789") in literals for start in starts)

    assert [code for code in ours("fr", PHONE) if not is_used(code)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_of_a_phone_are_short(lang: str) -> None:
    """What is read under a thumb in a few seconds."""
    for code in ours(lang, PHONE[:1]):
        facts = dict.fromkeys(words().placeholders(lang, code), "x")
        assert len(words().say(lang, code, **facts)) <= 110, code


def test_french_is_typeset() -> None:
    """Curly apostrophes, and no double space; no-break spaces are put in when a sentence is said."""
    text = (TEMPLATES / "reseau_mere" / "fr.ftl").read_text("utf-8")
    assert "'" not in text
    assert not re.search(r"\S  +\S", re.sub(r"(?m)^ +", "", text))


def test_nobody_is_told_to_discard() -> None:
    """RES-30, RES-62: one keeps two cards; the third is never what one does."""
    for lang, word in (("fr", "défauss"), ("en", "discard")):
        for code in ours(lang, PHONE):
            facts = dict.fromkeys(words().placeholders(lang, code), "x")
            assert word not in words().say(lang, code, **facts).lower(), code
