"""The engine, with small scripts that each show one thing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from rules.ask import Answers, Ask, Over, Script, anybody, by_the_clock
from rules.chance import Chance
from rules.forms import Form, IllegalInput, one_of, yes_no
from rules.game import Game, ReplayDiverged, Row, RulesBug
from tests.rules.small import SmallTable, small_game, small_rules

PICK = Form(pick=one_of([1, 2, 3]))


def refuses(game: Game[SmallTable], code: str, act: Callable[[], None]) -> None:
    """This code, and everything is as it was."""

    def everything() -> tuple[object, ...]:
        answers = list(game.answers.items()), list(game.proposals.items()), list(game.silent)
        return repr(game.table), game.key, answers, list(game.log), list(game.rewinds), game.view(0), game.view(1)

    before = everything()
    with pytest.raises(IllegalInput) as refused:
        act()
    assert refused.value.code == code
    assert everything() == before


def ask_all(table: SmallTable, chance: Chance) -> Script[None]:
    """Three rounds: everybody picks, then a moment."""
    for number in (1, 2, 3):
        table.part = number
        picks = yield Ask("pick", {1: PICK, 2: PICK, 3: PICK})
        table.said.append(list(picks.each("pick").items()))
        yield Ask("told")


def test_a_key_is_the_number_of_the_question_and_its_step() -> None:
    game = small_game(ask_all)
    assert game.key == "1.pick"
    game.close(game.key)
    assert (game.key, game.asked) == ("2.told", [])


def test_com_03_the_last_confirmed_answer_counts_until_the_close() -> None:
    game = small_game(ask_all)
    game.put("1.pick", 1, {"pick": 1})
    game.put("1.pick", 1, {"pick": 2})
    game.close("1.pick")
    assert game.table.said == [[(1, 2)]]


def test_com_03_the_same_again_is_harmless_and_leaves_no_row() -> None:
    game = small_game(ask_all)
    game.put("1.pick", 1, {"pick": 1})
    rows = list(game.log)
    game.put("1.pick", 1, {"pick": "1"})
    assert game.log == rows


def test_com_08_answers_come_in_the_order_in_which_the_one_that_counts_was_accepted() -> None:
    game = small_game(ask_all)
    for seat, pick in ((3, 1), (1, 1), (2, 1), (3, 2)):
        game.put("1.pick", seat, {"pick": pick})
    game.close("1.pick")
    assert game.table.said == [[(1, 1), (2, 1), (3, 2)]]


def test_com_04_open_answers_are_shown_to_nobody_but_their_author() -> None:
    game = small_game(ask_all)
    before = [game.view(seat) for seat in (0, 2, 3)]
    game.put("1.pick", 1, {"pick": 1})
    assert [game.view(seat) for seat in (0, 2, 3)] == before
    assert game.view(1)["asked"][1]["answer"] == {"pick": 1}


def test_open_answers_and_proposals_are_shown_to_those_who_see_them() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("pick", {1: PICK, 2: PICK, 3: PICK}, sees=lambda seat: [1, 2] if seat in (1, 2) else [])

    game = small_game(script)
    game.put(game.key, 1, {"pick": 1})
    game.propose(game.key, 2, {})
    assert game.view(2)["others"] == {1: {"answer": {"pick": 1}, "proposal": None}}
    assert game.view(1)["others"] == {2: {"answer": None, "proposal": {}}}
    assert game.view(3)["others"] == game.view(0)["others"] == {}


def test_a_mark_changes_with_all_that_a_seat_is_shown_but_others_answers() -> None:
    """Seat 3 may pick what seat 1 has left; seat 2 answers for itself and for nobody else."""

    def script(table: SmallTable, chance: Chance) -> Script[None]:
        def left(answers: Answers) -> Form:
            return Form(pick=one_of(n for n in (1, 2, 3) if n not in answers.each("pick").values()))

        forms: dict[int, Form | Callable[[Answers], Form]] = {1: PICK, 2: PICK, 3: left}
        for _ in range(2):
            yield Ask("pick", forms, final=True, sees=lambda seat: (1, 2))

    def changed(act: Callable[[], object]) -> list[int]:
        before, shown = [game.views().mark(seat) for seat in range(4)], [steady(seat) for seat in range(4)]
        act()
        marks = [seat for seat in range(4) if game.views().mark(seat) != before[seat]]
        assert {seat for seat in range(4) if steady(seat) != shown[seat]} <= set(marks)
        return marks

    def steady(seat: int) -> dict[str, object]:
        return {name: value for name, value in game.view(seat).items() if name != "others"}

    game = small_game(script)
    assert changed(lambda: game.put(game.key, 1, {"pick": 1})) == [1, 3]
    assert changed(lambda: game.propose(game.key, 2, {"pick": 2})) == [2, 3]
    assert changed(lambda: game.put(game.key, 1, {"pick": 1})) == []
    assert changed(lambda: game.close(game.key)) == [0, 1, 2, 3]
    assert changed(lambda: game.rewind("1.pick")) == [0, 1, 2, 3]
    again = Game(game.rules, game.options, game.seed, game.log)
    assert again.view(1) == game.view(1) and again.views().mark(1) != game.views().mark(1)


def test_open_answers_are_put_together_for_each_seat_as_its_view_has_them() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("pick", {1: PICK, 2: PICK, 3: PICK}, sees=lambda seat: shown)

    shown: tuple[int, ...] = (1, 2)
    game = small_game(script, controller=lambda table, seat: {3: 1}.get(seat, seat))
    game.put(game.key, 1, {"pick": 1})
    game.put(game.key, 3, {"pick": 3})
    views = game.views()
    one, two = {"pick": 1}, None
    assert dict(views.opened(1)) == {1: one, 2: two, 3: {"pick": 3}}
    assert dict(views.opened(2)) == dict(views.opened(0)) == {1: one, 2: two}
    assert dict(views.opened(3)) == {1: one, 2: two}
    shown = (3,)
    assert dict(game.views().opened(3)) == {} and dict(game.views().opened(2)) == {2: two, 3: {"pick": 3}}


def test_what_is_refused_changes_nothing() -> None:
    game = small_game(ask_all)
    game.put("1.pick", 2, {"pick": 3})
    game.propose("1.pick", 3, {"pick": 3})
    refuses(game, "too_late", lambda: game.put("0.pick", 1, {"pick": 1}))
    refuses(game, "too_late", lambda: game.propose("2.pick", 1, {"pick": 1}))
    refuses(game, "too_late", lambda: game.silence("", 1))
    refuses(game, "too_late", lambda: game.close("1.told"))
    refuses(game, "too_late", lambda: game.call("1", "fire"))
    refuses(game, "not_asked", lambda: game.put("1.pick", 4, {"pick": 1}))
    refuses(game, "not_asked", lambda: game.put("1.pick", "1", {"pick": 1}))  # type: ignore[arg-type]
    refuses(game, "not_asked", lambda: game.put("1.pick", True, {"pick": 1}))
    refuses(game, "not_asked", lambda: game.put("1.pick", [1], {"pick": 1}))  # type: ignore[arg-type]
    refuses(game, "not_asked", lambda: game.silence("1.pick", 0))
    refuses(game, "not_offered", lambda: game.put("1.pick", 1, {"pick": 4}))
    refuses(game, "missing", lambda: game.put("1.pick", 1, {}))
    refuses(game, "not_this_form", lambda: game.put("1.pick", 1, "pick"))
    refuses(game, "not_this_form", lambda: game.propose("1.pick", 1, {"x": 1}))
    refuses(game, "cannot_call", lambda: game.call("1.pick", "fire"))
    refuses(game, "cannot_rewind", lambda: game.rewind("7.pick"))


def test_com_03_where_the_order_decides_the_first_answer_is_final() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("pick", {1: PICK, 2: PICK}, final=True)

    game = small_game(script)
    game.put(game.key, 1, {"pick": 1})
    refuses(game, "already_final", lambda: game.put(game.key, 1, {"pick": 2}))
    refuses(game, "already_final", lambda: game.propose(game.key, 1, {"pick": 2}))
    game.put(game.key, 1, {"pick": 1})


def test_com_05_silence_is_no_answer_or_a_choice_among_what_is_accepted() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        bound = Form(answer=yes_no(["no"]))
        for compulsory in (False, True):
            answers = yield Ask("say", {1: bound, 2: bound}, compulsory=compulsory)
            table.said.append((answers.each("answer"), answers.drawn))

    game = small_game(script)
    game.close(game.key)
    game.put(game.key, 2, {"answer": "no"})
    game.close(game.key)
    assert game.table.said == [({}, ()), ({2: "no", 1: "no"}, (1,))]
    assert game.view(1)["drawn"] == {1: {"answer": "no"}}
    assert game.view(2)["drawn"] == game.view(0)["drawn"] == {}


def test_a_silent_seat_is_not_awaited_and_may_still_answer() -> None:
    game = small_game(ask_all)
    for seat in (1, 2):
        game.put("1.pick", seat, {"pick": 1})
    assert not game.is_complete
    game.silence("1.pick", 3)
    assert game.is_complete
    rows = list(game.log)
    game.silence("1.pick", 3)
    assert game.log == rows
    game.put("1.pick", 3, {"pick": 2})
    assert not game.silent


def test_a_moment_is_never_complete() -> None:
    game = small_game(ask_all)
    game.close(game.key)
    assert not game.asked and not game.is_complete


def test_when_a_question_is_complete() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("any", {1: PICK, 2: PICK}, complete=anybody)
        yield Ask("clock", {1: PICK}, complete=by_the_clock)

    game = small_game(script)
    assert not game.is_complete
    game.put(game.key, 2, {"pick": 1})
    assert game.is_complete
    game.close(game.key)
    game.put(game.key, 1, {"pick": 1})
    assert not game.is_complete


def test_a_form_may_depend_on_what_the_others_confirmed() -> None:
    def left(seat: int, others: Answers) -> Form:
        taken = list(others.each("pick").values())
        return Form(pick=one_of([1, 2, 3], accepted=[n for n in (1, 2, 3) if n not in taken], refusal="not_accepted"))

    def script(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("pick", {seat: partial(left, seat) for seat in (1, 2)}, final=True)

    game = small_game(script)
    game.put(game.key, 1, {"pick": 1})
    refuses(game, "not_accepted", lambda: game.put(game.key, 2, {"pick": 1}))
    game.put(game.key, 1, {"pick": 1})
    assert game.view(2)["asked"][2]["form"] == game.view(1)["asked"][1]["form"]
    assert game.form(2).shape() == game.form(1).shape()


def called_away(table: SmallTable, chance: Chance) -> Script[None]:
    answers = Answers()
    calls: tuple[str, ...] = ("stop",)
    while True:
        answers = yield Ask("pick", {1: PICK, 2: PICK}, calls=calls, resumes=answers)
        if not answers.call:
            break
        table.said.append((answers.call, answers.key))
        calls = ()
        yield Ask("stopped")
    table.said.append(list(answers.each("pick").items()))


def test_a_call_interrupts_and_the_answers_stand() -> None:
    game = small_game(called_away)
    game.put("1.pick", 2, {"pick": 3})
    game.call("1.pick", "stop")
    game.close("2.stopped")
    assert game.key == "3.pick" and game.answers == {2: {"pick": 3}}
    assert game.ask is not None and game.ask.resumes.key == "1.pick"
    refuses(game, "cannot_call", lambda: game.call("3.pick", "stop"))
    game.close("3.pick")
    assert game.table.said == [("stop", "1.pick"), [(2, 3)]]
    again = Game(game.rules, {}, game.seed, game.log)
    assert again.table.said == game.table.said


def played() -> Game[SmallTable]:
    """In round 2, with an open answer."""
    game = small_game(ask_all)
    for key, seat in (("1.pick", 1), ("1.pick", 2)):
        game.put(key, seat, {"pick": seat})
    for key in ("1.pick", "2.told"):
        game.close(key)
    game.put("3.pick", 3, {"pick": 3})
    return game


def test_rewind_goes_back_under_a_new_key_and_says_how_much_it_undid() -> None:
    game = played()
    assert game.table.said == [[(1, 1), (2, 2)]]
    game.rewind("1.pick")
    assert (game.key, game.table.said, game.answers) == ("4.pick", [], {})
    assert game.rewinds == game.view(0)["rewinds"] == [("pick", 3)]
    refuses(game, "too_late", lambda: game.put("1.pick", 1, {"pick": 1}))
    refuses(game, "cannot_rewind", lambda: game.rewind("3.pick"))


def test_rewindable_are_the_questions_of_this_part_and_no_moments() -> None:
    game = played()
    assert game.rewindable() == [("3.pick", 1)]
    game.close("3.pick")
    assert (game.key, game.rewindable()) == ("4.told", [("3.pick", 1)])
    game.rewind("3.pick")
    assert game.rewindable() == [("5.pick", 0)]


def test_a_rewind_does_not_tell_how_many_answered_what_is_not_counted() -> None:
    """Neither while the question is open nor once it has closed, and whoever gave them."""

    def one_in_secret(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("secret", {1: PICK, 2: PICK}, counted=False)
        yield Ask("pick", {1: PICK, 2: PICK})

    for answered in ([], [1], [1, 2]):
        game = small_game(one_in_secret)
        for seat in answered:
            game.put(game.key, seat, {"pick": 1})
        assert game.rewindable() == [("1.secret", 0)]
        game.close(game.key)
        game.put(game.key, 1, {"pick": 2})
        assert game.rewindable() == [("1.secret", 1), ("2.pick", 1)]
        game.rewind("1.secret")
        assert game.rewinds == [("secret", 1)]


def test_there_is_no_rewind_after_the_end() -> None:
    game = small_game(ask_all)
    while not game.is_over:
        game.close(game.key)
    assert game.rewindable() == []
    refuses(game, "cannot_rewind", lambda: game.rewind("1.pick"))
    refuses(game, "too_late", lambda: game.put("", 1, {"pick": 1}))


def test_a_rewind_draws_the_same_again_and_writes_no_draw_twice() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        for _ in (1, 2):
            table.said.append(chance.one("card", range(1000)))
            answers = yield Ask("pick", {1: PICK}, compulsory=True)
            table.said.append(answers[1]["pick"])

    game = small_game(script)
    for _ in (1, 2):
        game.close(game.key)
    again = small_game(script)
    again.close(again.key)
    again.rewind("1.pick")
    for _ in (1, 2):
        again.close(again.key)
    assert again.table.said == game.table.said
    draws = [row.key for row in again.log if row.kind == "draw"]
    assert draws.count("card/0") == 1
    assert Game(again.rules, {}, again.seed, again.log).table.said == again.table.said


def test_the_log_is_the_game() -> None:
    game = played()
    again = Game(game.rules, {}, game.seed, game.log)
    assert (again.table, again.key, again.answers, again.log) == (game.table, game.key, game.answers, game.log)


@pytest.mark.parametrize(
    "change",
    [
        lambda rows: rows[1:],
        lambda rows: [rows[0]._replace(key="9.pick"), *rows[1:]],
        lambda rows: [rows[0]._replace(data='{"pick":4}'), *rows[1:]],
        lambda rows: [*rows, Row("put", "1.pick", 1, '{"pick":1}')],
        lambda rows: [*rows, Row("shuffle", "1.pick", 1, "null")],
        lambda rows: [Row("draw", "x/0", 0, "[1]"), *rows],
        lambda rows: [*rows, rows[-1]],
    ],
)
def test_a_log_that_does_not_fit_stops_loudly(change: Callable[[list[Row]], list[Row]]) -> None:
    def one(table: SmallTable, chance: Chance) -> Script[None]:
        table.said.append(chance.one("card", range(1000)))
        yield Ask("pick", {1: PICK})
        table.said.append(chance.one("card", range(1000)))
        yield Ask("pick", {1: PICK})

    game = small_game(one)
    game.put(game.key, 1, {"pick": 1})
    game.close(game.key)
    rows = list(game.log)
    with pytest.raises(ReplayDiverged):
        Game(game.rules, {}, game.seed, change(rows))


def test_another_seed_does_not_fit_the_log() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        chance.one("card", range(1000))
        yield Ask("told")

    game = small_game(script)
    with pytest.raises(ReplayDiverged):
        Game(game.rules, {}, b"1" * 32, game.log)


def test_after_a_bug_of_the_rules_nothing_is_taken_any_more() -> None:
    def broken(table: SmallTable, chance: Chance) -> Script[None]:
        yield Ask("pick", {1: PICK})
        raise KeyError("ours")

    game = small_game(broken)
    with pytest.raises(RulesBug):
        game.close(game.key)
    acts: list[Callable[[], object]] = [
        lambda: game.close(game.key),
        lambda: game.put(game.key, 1, {"pick": 1}),
        lambda: game.rewind("1.pick"),
    ]
    for act in acts:
        with pytest.raises(RulesBug):
            act()
    rebuilt = Game(game.rules, {}, game.seed, game.log[:-1])
    assert rebuilt.key == "1.pick"


@pytest.mark.parametrize("wrong", [IllegalInput("odd"), StopIteration(), AssertionError()])
def test_whatever_a_script_raises_is_a_bug(wrong: Exception) -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        raise wrong
        yield

    with pytest.raises(RulesBug):
        small_game(script)


def test_a_script_cannot_change_an_answer() -> None:
    def script(table: SmallTable, chance: Chance) -> Script[None]:
        answers = yield Ask("pick", {1: PICK})
        answers[1] = {"pick": 2}  # type: ignore[index]

    game = small_game(script)
    with pytest.raises(RulesBug):
        game.close(game.key)


def test_a_controller_answers_for_another_seat() -> None:
    game = small_game(ask_all, controller=lambda table, seat: 1 if seat == 3 else seat)
    assert list(game.view(1)["asked"]) == [1, 3] and game.view(3)["asked"] == {}


def test_over_carries_its_ending_and_sides() -> None:
    end = Over("rounds_over", ["infidele"])
    assert (end.ending, end.sides) == ("rounds_over", ("infidele",))


def test_a_form_made_in_a_loop_belongs_to_its_seat() -> None:
    rules = small_rules(ask_all)
    game: Game[SmallTable] = Game(rules, {}, bytes(32))
    assert {seat: game.form(seat) for seat in game.asked} == {1: PICK, 2: PICK, 3: PICK}
