"""A phone that plays several seats, and options that hang on how many are there: what the house shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.pieces import answer_of, told_why
from companion.screens import Screens
from companion.words import Words
from tests.screens.pictures import FORM, NAMES, Picture, on_phone, picture, playing

ONE = {"against": FORM["against"] | {"options": (1, 2, 3)}}
languages = pytest.mark.parametrize("lang", ["fr", "en"])


def plays(*answered: int, seats: tuple[int, ...] = (1, 3), form: Picture = ONE, step: str = "vote") -> Picture:
    """Two people at a table of three seats: the first plays these."""
    state = playing(on_phone(picture(NAMES[:2])), seats_of_game=3)
    asked = {
        seat: {"form": form, "answer": {"against": 2} if seat in answered else None, "proposal": None} for seat in seats
    }
    state["view"] |= {"asked": asked, "step": step}
    return state


def question(screens: Screens, state: Picture, lang: str = "fr") -> str:
    return screens.phone(state, lang, ("question",))["question"].html


def folds(html: str) -> list[tuple[int, bool, str, str]]:
    """Of each seat: its number, whether it is open, its summary, its form."""
    found = re.findall(
        r'<details class="for" name="for" data-for="(\d+)"( open)?><summary>(.*?)</summary>(.*?)</details>', html
    )
    return [(int(seat), bool(is_open), re.sub("<[^>]+>", "", title), form) for seat, is_open, title, form in found]


def test_one_seat_that_is_its_own_is_asked_as_ever(screens: Screens) -> None:
    own = question(screens, plays(seats=(1,)))
    assert "<details" not in own and "data-turn" not in own and 'name="for"' not in own
    assert own.count("<form") == 1 and 'data-state="open"' in own
    assert 'data-state="answered"' in question(screens, plays(1, seats=(1,)))


@languages
def test_each_seat_has_a_form_of_its_own_and_the_next_one_is_open(screens: Screens, lang: str) -> None:
    turn, done, third = {"fr": ("à toi", "c’est fait", "Siège 3"), "en": ("your turn", "done", "Seat 3")}[lang]
    for answered, is_open, state in (
        ((), [True, False], "open"),
        ((1,), [False, True], "open"),
        ((1, 3), [False] * 2, "answered"),
    ):
        html = question(screens, plays(*answered), lang)
        assert f'data-state="{state}" data-turn="{" ".join(map(str, answered))}"' in html
        assert html.count('class="question"') == 1
        seats = folds(html)
        assert [seat for seat, *_ in seats] == [1, 3] and [each[1] for each in seats] == is_open
        for seat, _, title, form in seats:
            name = {1: NAMES[0], 3: third}[seat]
            assert title == f"{name} {done if seat in answered else turn}"
            assert f'name="for" value="{seat}"' in form and form.count("<form") == form.count('class="says"') == 1
            assert (" checked" in form) == (seat in answered)


def test_a_seat_of_somebody_else_alone_bears_its_name_too(screens: Screens) -> None:
    seats = folds(question(screens, plays(seats=(3,))))
    assert [(seat, is_open) for seat, is_open, *_ in seats] == [(3, True)]
    assert 'name="for" value="3"' in seats[0][3]


def test_a_seat_that_nobody_sits_in_is_a_choice_with_a_name(screens: Screens) -> None:
    assert re.findall(r'<label class="choice[^>]*>.*?>([^<]+)</label>', question(screens, plays(seats=(1,)))) == [
        "Inès", "Basile", "Siège 3",
    ]  # fmt: skip
    state = plays(seats=(1,), form={"against": ONE["against"] | {"options": (3, 4)}})
    assert re.findall(r">([^<]+)</label>", question(screens, state)) == ["Siège 3", "4"], "the game has no seat 4"


def test_a_step_of_one_seat_is_named_after_it(screens: Screens) -> None:
    for step, said in (("vote_3", "Siège 3, Contre qui ?"), ("deal_2", "Basile, La donne"), ("x_1", "Inès, x")):
        html = question(screens, plays(step=step)).replace("\u00a0", " ")
        assert f'<h1 class="ask">{said}</h1>' in html


def test_the_ring_shows_the_seats_that_nobody_sits_in_once_the_game_is_on(screens: Screens) -> None:
    host = playing(picture(NAMES[:2]), seats_of_game=3)
    ring: Any = screens._macro("fr", "house/parts.html", "ring")
    assert re.findall(r'<text class="name[^>]*>([^<]+)', ring(host)) == ["Inès", "Basile", "Siège 3"]
    lobby = picture(NAMES[:2], seats_of_game=3)
    assert "Siège 3" not in ring(lobby)


def test_answers_are_of_the_seat_that_is_meant() -> None:
    state = plays(3)
    assert (answer_of(state), answer_of(state, 1), answer_of(state, 3)) == ({}, {}, {"against": 2})


def test_a_refusal_opens_the_form_that_it_is_about(screens: Screens) -> None:
    html = question(screens, plays(1))
    for seat in (1, 3):
        told = folds(told_why(html, "no & no", seat))
        assert [(each, is_open, "no &amp; no" in form) for each, is_open, _, form in told] == [
            (each, each == seat, each == seat) for each in (1, 3)
        ]
    assert told_why(html, "no", 2).count("refused") == told_why(html, "no").count("refused") == 1


# Options


def with_options(words: Words, host: bool = True) -> Picture:
    state = picture(game="secte", host=host)
    state["options"][0] |= {"off": ["strict"]}
    return state


def test_what_is_not_possible_now_is_shown_and_cannot_be_chosen(screens: Screens, words: Words) -> None:
    bar = screens.host(with_options(words), "fr")["controls"].html
    assert re.search(r'<button name="value" value="strict" aria-pressed="false" disabled>', bar)
    assert bar.count(" disabled>") - bar.count('value="strict"') == screens.host(picture(), "fr")[
        "controls"
    ].html.count(" disabled>")
    phone = on_phone(with_options(words), host=True)
    drawer = screens.phone(phone, "fr", ("controls",))["controls"].html
    assert '<option value="strict" disabled>' in drawer and '<option value="swift" selected>' in drawer
