"""Keys, codes and return words."""

from __future__ import annotations

import pytest

from companion.keys import CODE_LETTERS, WORDS, hashed, is_return_word, new_code, new_key, return_word

HOUSE = b"h" * 32


def test_keys_are_long_different_and_safe_in_addresses() -> None:
    keys = {new_key() for _ in range(200)}
    assert len(keys) == 200
    assert all(len(key) == 32 and key.replace("-", "").replace("_", "").isalnum() for key in keys)


def test_a_hash_tells_nothing_of_its_key() -> None:
    key = new_key()
    assert key not in hashed(key)
    assert hashed(key) == hashed(key) != hashed(key + "x")


def test_codes_have_no_vowels_and_no_signs_that_look_alike() -> None:
    assert not set(CODE_LETTERS) & set("AEIOUY01")
    assert all(len(code) == 4 and set(code) <= set(CODE_LETTERS) for code in (new_code() for _ in range(300)))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_return_words_are_many_short_and_written_without_signs(lang: str) -> None:
    words = WORDS[lang]
    assert len(set(words)) == len(words) >= 150
    assert all(2 < len(word) < 10 and word.isalpha() and word == word.lower() for word in words)


def test_a_return_word_is_made_anew_from_the_house_key_and_differs_by_seat_and_turn() -> None:
    said = {return_word(HOUSE, seat, turn, "fr") for seat in range(1, 30) for turn in range(5)}
    assert len(said) > 130
    assert return_word(HOUSE, 3, 1, "fr") == return_word(HOUSE, 3, 1, "fr") != return_word(b"x" * 32, 3, 1, "fr")


def test_a_return_word_is_understood_however_it_is_typed() -> None:
    for lang in ("fr", "en"):
        first, second = return_word(HOUSE, 7, 0, lang).split(", ")
        for typed in (
            f"{first} {second}",
            f"{first}{second}",
            f"  {first.upper()},{second.title()} ",
            f"{first}-{second}",
        ):
            assert is_return_word(typed, HOUSE, 7, 0)
        assert not is_return_word(first, HOUSE, 7, 0)
        assert first != second and not is_return_word(f"{second}, {first}", HOUSE, 7, 0)


@pytest.mark.parametrize("typed", ["", " ", "x" * 5000, "é" * 40, "\ud800", "🎲🎲", "\x00", "lune\u202e, bassin"])
def test_strange_words_are_simply_wrong(typed: str) -> None:
    assert not is_return_word(typed, HOUSE, 7, 0)


def test_the_word_of_last_turn_is_wrong() -> None:
    assert not is_return_word(return_word(HOUSE, 7, 0, "fr"), HOUSE, 7, 1)
