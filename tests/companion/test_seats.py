"""Names on chairs."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.seats import BOT, LONGEST_NAME, MOST_SIGNS, Seat, bot_name, clean_name, told_apart
from tests.companion.evening import refused


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Éléonore",
        "Bjørn",
        "陳大文",
        "محمد",
        "🦊",
        "👩‍👩‍👧‍👦",
        "🇫🇷 Ana",
        "❤️",
        "O'Neil",
        "x",
        "👍🏽 Bo",
        "नीता",
        "7",
    ],
)
def test_names_of_all_people_are_welcome(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


def test_script_is_just_a_name() -> None:
    assert clean_name("<script>") == "<script>"
    assert clean_name("\"'><b>&amp;") == "\"'><b>&amp;"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Ana\u202eanA", "AnaanA"),
        ("\u2066Ana\u2069", "Ana"),
        ("A\u0000n\u0007a", "Ana"),
        ("A\u200bn\u2060a\ufeff", "Ana"),
        ("A\ud800na", "Ana"),
        ("E\u0301va", "Éva"),
        ("Ana\u00a0B", "Ana B"),
        ("Ana\U000e0100", "Ana"),
        ("A\u034fna\ufe00", "Ana"),
    ],
)
def test_signs_that_cannot_be_seen_are_left_out(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed", ["", "   ", "\u202e\u200b", "\u200d", "\ufe0f\u200d\ufe0f", "\n\t", "\u0301", "\u3164\u200b"]
)
def test_a_name_that_shows_nothing_is_empty(typed: str) -> None:
    refused("name_empty", lambda: clean_name(typed))


def test_the_length_is_what_a_reader_counts() -> None:
    assert clean_name("👩‍👩‍👧‍👦" * 4) == "👩‍👩‍👧‍👦" * 4
    assert clean_name("x" * LONGEST_NAME)
    assert refused("name_too_long", lambda: clean_name("x" * (LONGEST_NAME + 1))).facts == {"most": LONGEST_NAME}
    refused("name_too_long", lambda: clean_name("e" + "\u0301" * 100))
    refused("name_too_long", lambda: clean_name("👩‍👩‍👧‍👦" * 8))


@given(st.text(max_size=60))
@settings(max_examples=300, deadline=None)
def test_any_text_gives_a_bounded_visible_name_or_is_refused(typed: str) -> None:
    try:
        name = clean_name(typed)
    except Exception as error:
        assert getattr(error, "code", "") in ("name_empty", "name_too_long")
        return
    assert 0 < len(name) <= MOST_SIGNS
    assert name == clean_name(name), "a clean name stays as it is"
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Co") for sign in name)
    name.encode()


def test_people_of_one_name_are_told_apart() -> None:
    assert told_apart("Ana", []) == "Ana"
    assert told_apart("ana", ["Ana"]) == "ana 2"
    assert told_apart("Ana", ["Ana", "ANA 2"]) == "Ana 3"


def test_bots_have_names_that_nobody_bears() -> None:
    taken: list[str] = ["Ada"]
    for _ in range(20):
        taken.append(bot_name(taken))
    assert len({name.casefold() for name in taken}) == 21


def test_a_chair_is_free_without_a_device_and_a_bots_is_not() -> None:
    assert Seat(1, 1, "Ana").is_free
    assert not Seat(1, 1, "Ana", device=4).is_free
    assert not Seat(1, 1, "Ada", BOT).is_free
