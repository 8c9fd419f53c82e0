"""What a form accepts, refuses and shows."""

from __future__ import annotations

import random

import pytest

from rules.forms import REFUSALS, Form, IllegalInput, one_of, order_of, some_of, text, yes_no

CHOICES = Form(
    who=one_of([1, 2, 3]),
    pair=some_of([1, 2, 3, 4], 1, 2),
    order=order_of(["a", "b", "c"]),
    note=text(16),
)
WHOLE = {"who": 2, "pair": [3, 1], "order": ["c", "a", "b"], "note": "  two \n words "}


def refusal(form: Form, raw: object, partial: bool = False) -> str:
    with pytest.raises(IllegalInput) as refused:
        form.read(raw, partial)
    assert refused.value.code in (*REFUSALS, "odd")
    return refused.value.code


def test_an_answer_is_read_into_its_one_canonical_value() -> None:
    assert CHOICES.read(WHOLE) == {"who": 2, "pair": (1, 3), "order": ("c", "a", "b"), "note": "two words"}


def test_a_text_may_hold_any_writing() -> None:
    family = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN} \u05d0"
    assert CHOICES.read({**WHOLE, "note": family})["note"] == family


def test_html_text_and_json_give_the_same() -> None:
    posted = {"who": "2", "pair": ["3", "1"], "order": ["c", "a", "b"], "note": "two words"}
    assert CHOICES.read(posted) == CHOICES.read(WHOLE)


@pytest.mark.parametrize(
    "raw",
    [True, 1.0, None, [2], {}, "4", "", " 2", 10**40, 10**5000, -1, "9" * 10_000, b"2"],
    ids=lambda raw: type(raw).__name__,
)
def test_what_is_not_offered_is_refused(raw: object) -> None:
    assert refusal(CHOICES, {**WHOLE, "who": raw}) == "not_offered"


@pytest.mark.parametrize(
    ("field", "raw", "code"),
    [
        ("pair", [], "wrong_number"), ("pair", [1, 2, 3], "wrong_number"), ("pair", "12", "wrong_number"),
        ("pair", [1, 1], "twice_the_same"), ("pair", [1, "1"], "twice_the_same"), ("pair", [1, 9], "not_offered"),
        ("pair", None, "wrong_number"), ("pair", [[1], [2]], "not_offered"), ("order", ["a", "b"], "wrong_number"),
        ("order", ["a", "a", "b"], "twice_the_same"), ("note", "x" * 17, "bad_text"), ("note", 5, "bad_text"),
        ("note", "a\0b", "bad_text"), ("note", "\ud800", "bad_text"),
    ],
)  # fmt: skip
def test_wrong_values_have_their_codes(field: str, raw: object, code: str) -> None:
    assert refusal(CHOICES, {**WHOLE, field: raw}) == code


@pytest.mark.parametrize("raw", [None, 1, "who", [], ["who"], {"nope": 1}, {1: 2}, {None: 1}])
def test_what_is_not_this_form(raw: object) -> None:
    assert refusal(CHOICES, raw) == "not_this_form"


def test_a_field_may_be_missing_from_a_proposal_only() -> None:
    assert refusal(CHOICES, {"who": 1}) == "missing"
    assert CHOICES.read({"who": 1}, partial=True) == {"who": 1, "note": ""}


def test_a_field_may_hang_on_another() -> None:
    form = Form(kind=one_of(["aloud", "role"]), role=one_of(["martyr"]).when("kind", "role"))
    assert form.read({"kind": "aloud", "role": "martyr"}) == {"kind": "aloud"}
    assert form.read({"kind": "role", "role": "martyr"}) == {"kind": "role", "role": "martyr"}
    assert refusal(form, {"kind": "role"}) == "missing"


def test_what_is_shown_and_not_accepted_is_refused_with_its_own_code() -> None:
    form = Form(answer=yes_no(["yes"], refusal="odd"))
    assert refusal(form, {"answer": "no"}) == "odd"
    assert form.as_shown() == Form(answer=yes_no()).as_shown()
    assert form.shape() == Form(answer=yes_no()).shape()


def test_a_dead_pad_is_shown_like_a_live_one_and_cannot_be_answered() -> None:
    dead, live = Form(use=one_of(["use"], accepted=[])), Form(use=one_of(["use"]))
    assert dead.as_shown() == live.as_shown()
    assert (dead.is_answerable, live.is_answerable) == (False, True)
    assert refusal(dead, {"use": "use"}) == "not_accepted"


def test_a_check_may_refuse_a_whole_answer() -> None:
    form = Form(lambda answer: "odd" if answer["a"] == answer["b"] else None, a=one_of([1, 2]), b=one_of([1, 2]))
    assert refusal(form, {"a": 1, "b": 1}) == "odd"
    assert form.read({"a": 1}, partial=True) == {"a": 1}
    luck = random.Random(1)
    assert all(len(set(form.draw(luck.randrange).values())) == 2 for _ in range(20))


def test_a_drawn_answer_is_accepted_and_each_is_drawn() -> None:
    luck, seen = random.Random(1), set()
    for _ in range(200):
        answer = CHOICES.draw(luck.randrange)
        assert CHOICES.read(dict(answer)) == CHOICES.read(answer) == answer
        seen.add((answer["who"], answer["pair"]))
    assert len(seen) == 3 * 10


def test_an_answer_drawn_by_another_form_is_read_like_any_other() -> None:
    wide, narrow = Form(who=one_of([1, 2])), Form(who=one_of([1, 2], accepted=[1], refusal="odd"))
    two = next(answer for answer in iter(lambda: wide.draw(random.Random().randrange), None) if answer["who"] == 2)
    assert refusal(narrow, two) == "odd"


def test_shapes_tell_numbers_of_buttons_and_no_words() -> None:
    assert Form(who=one_of([1, 2])).shape() == Form(who=one_of([5, 6])).shape()
    assert Form(who=one_of([1, 2])).shape() != Form(who=one_of([1, 2, 3])).shape()


def test_as_shown_tells_nothing_of_what_is_accepted() -> None:
    field = Form(who=one_of([1, 2], accepted=[2])).as_shown()["who"]
    assert field == {"kind": "one", "options": (1, 2), "least": 1, "most": 1, "when": None}
