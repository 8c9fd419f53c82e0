"""Every code of La Secte has its text, in French and in English, with the same facts."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import rules.secte as secte
from companion.words import LANGS
from rules.secte.table import ROLE_CODES, STEPS
from tests.secte_screens.played import TEMPLATES, words

OURS = ("secte-", "why-sec-")
SIDES = ("secte", "infidele", "martyr", "infidele-martyr")
SOURCES = "".join(path.read_text("utf-8") for path in TEMPLATES.glob("[hs]*/*.html"))


def ours(lang: str) -> list[str]:
    return [code for code in words().codes(lang) if code.startswith(OURS)]


def test_both_languages_have_the_same_codes_and_facts() -> None:
    assert set(ours("fr")) == set(ours("en"))
    for code in ours("fr"):
        assert words().placeholders("fr", code) == words().placeholders("en", code), code


@pytest.mark.parametrize("lang", LANGS)
def test_every_code_of_the_rules_has_words(lang: str) -> None:
    needed = [f"why-{code.lower()}" for code in secte.WHY]
    needed += [f"refused-{code.replace('_', '-')}" for code in secte.REFUSALS]
    needed += [f"secte-role-{role}" for role in ROLE_CODES] + [f"secte-goal-{role}" for role in ROLE_CODES]
    needed += [f"secte-step-{step}" for step in STEPS] + [f"secte-rule-{step}" for step in STEPS]
    needed += [f"secte-ending-{ending}" for ending in secte.ENDINGS] + [f"secte-wins-{sides}" for sides in SIDES]
    needed += ["secte-title", "secte-pitch", "secte-about"]
    for option in secte.OPTIONS:
        needed += [f"secte-option-{option.code}"]
        needed += [f"secte-option-{option.code}-{choice}" for choice in option.choices]
    assert [code for code in needed if not words().has(lang, code)] == []


def test_no_word_is_left_over() -> None:
    """Each code is written in a template, whole or up to what a template puts in; a "why" is one the rules name."""
    literals = set(re.findall(r'"([a-z][\w-]*)"', SOURCES))
    built = ("secte-option-", "secte-at-", "secte-step-", "secte-about", "secte-pitch", "secte-title")

    def is_used(code: str) -> bool:
        parts = [match.end() for match in re.finditer("-", code)]
        return code in literals or code.startswith(built) or any(code[:end] in literals for end in parts)

    named = {f"why-{code.lower()}" for code in secte.WHY}
    left_over = [code for code in ours("fr") if not (code in named if code.startswith("why-") else is_used(code))]
    assert left_over == []


def test_french_is_typeset() -> None:
    """Curly apostrophes, and no double space; no-break spaces are put in when a sentence is said."""
    text = (TEMPLATES / "secte" / "fr.ftl").read_text("utf-8")
    assert "'" not in text
    assert not re.search(r"\S  +\S", re.sub(r"(?m)^ +", "", text))


def test_a_sentence_says_what_is_so_in_every_case_it_is_said_in() -> None:
    """A tie may be of three, an earlier exchange may have stayed, and nobody's gender is guessed."""
    for code, en, fr in (
        ("why-sec-a35", "one of the tied", "l’une de ces personnes"),
        ("why-sec-a25-dealt", "the roles from before the mask count", "les rôles d’avant le masque comptent"),
        ("why-sec-a18", "whoever has it", "peu importe qui la porte"),
        ("secte-host-veiled-step", "this or that Step", "telle étape"),
    ):
        assert en in words().say("en", code) and fr in words().say("fr", code)
    assert "assis" not in words().say("fr", "hall-drag")


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_of_a_phone_are_short(lang: str) -> None:
    """What is read under a thumb in a few seconds."""
    families = ("secte-phone-", "secte-if-yours-", "secte-hint-")
    assert all(any(code.startswith(family) for code in ours(lang)) for family in families)
    for code in ours(lang):
        if code.startswith(families):
            facts = dict.fromkeys(words().placeholders(lang, code), "x")
            assert len(words().say(lang, code, **facts)) <= 110, code


def test_the_catalogue_has_its_parts_in_the_same_order() -> None:
    """So that a translator reads the two side by side."""
    order = {code: place for place, code in enumerate(ours("en"))}
    swapped = [(a, b) for a, b in pairwise(ours("fr")) if order[a] > order[b]]
    assert swapped == []
