"""The final accusation: ballots, the cut-off, its ties, the bonus, and what is told when."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.reseau_mere.accusation import cut
from tests.rules.reseau_mere.story import M, R, Story, level_rounds

V10 = {1: [2, 3], 2: [3, 4], 3: [2, 4], 4: [3, 5], 5: [3, 2]}
"""Counts: 3 four, 2 three, 4 two, 5 one."""
V12 = {1: [3, 2], 2: [3, 4], 3: [2, 4], 4: [3, 5], 5: [3, 1]}
"""Counts: 3 four, 2 and 4 two, 1 and 5 one."""
CYCLE = {1: [2, 3], 2: [3, 4], 3: [4, 5], 4: [5, 1], 5: [1, 2]}
"""Everybody twice."""


def five(**options: Any) -> Story:
    return Story(5, agents=[3, 5], first=1, scores=level_rounds(5), **options)


def suspected(story: Story, seven: int = 7, nine: int = 9) -> Story:
    """Seat 2 is suspected by 3 in so many rounds, seat 4 by 1."""
    for number in range(1, 11):
        story.goes_to("suspicion", number)
        story.suspects({**({3: 2} if number <= seven else {}), **({1: 4} if number <= nine else {})})
    return story


def test_res_46_each_human_names_exactly_as_many_as_there_are_agents() -> None:
    for players, agents in ((3, 1), (5, 2), (8, 3), (20, 7)):
        story = Story(players).goes_to("accusation")
        assert story.game.asked == list(story.people)
        for seat in (1, players):
            field = story.fields(seat)["accused"]
            assert (field.kind, field.least, field.most) == ("some", agents, agents)
            assert field.shown == field.accepted == tuple(each for each in story.seats if each != seat)


def test_res_46_it_comes_before_any_identity_is_shown() -> None:
    story = five().goes_to("accusation")
    assert story.public["over"] is None and story.public["verdict"] is None
    assert len(story.public["past"]) == 9


@pytest.mark.parametrize("seat", [1, 3, 5])
def test_res_46_res_47_res_v16_no_self_no_repeat_no_other_number(seat: int) -> None:
    story = five().goes_to("accusation")
    others = [each for each in story.seats if each != seat]
    story.refuses("not_offered", seat, accused=[seat, others[0]])
    story.refuses("twice_the_same", seat, accused=[others[0], others[0]])
    story.refuses("wrong_number", seat, accused=[others[0]])
    story.refuses("wrong_number", seat, accused=others[:3])
    story.refuses("wrong_number", seat, accused=[])
    assert story.puts(seat, accused=others[:2]).game.answers[seat] == {"accused": tuple(others[:2])}


def test_res_47_com_04_a_ballot_is_secret_until_the_last() -> None:
    story = five().goes_to("accusation")
    before = story.views()
    story.puts(1, accused=[2, 3])
    assert [seat for seat, view in story.views().items() if view != before[seat]] == [1]


def test_res_a13_res_v10_the_seats_with_most_ballots_are_accused() -> None:
    verdict = five().accuses(V10)
    assert verdict["counts"] == [[3, 4], [2, 3], [4, 2], [5, 1], [1, 0]]
    assert verdict["accused"] == [2, 3] and verdict["settled"] == []
    assert "RES-A13" in verdict["why"] and "RES-A14" not in verdict["why"]


def test_res_51_res_52_res_a16_res_v11_three_points_to_one_camp_or_to_the_other() -> None:
    story = five()
    verdict = story.accuses(V10)
    assert verdict["bonus"] == {} and story.public["totals"] == {R: 50, M: 50}
    story.close()
    assert story.verdict["bonus"] == {R: 3, M: 3} and story.public["totals"] == {R: 53, M: 53}
    assert "RES-A16" in story.verdict["why"]


@pytest.mark.parametrize(("accused", "bonus"), [((3, 5), {R: 6, M: 0}), ((1, 2), {R: 0, M: 6}), ((1, 5), {R: 3, M: 3})])
def test_res_51_res_52_the_bonus(accused: tuple[int, ...], bonus: dict[str, int]) -> None:
    third, fourth = [seat for seat in range(1, 6) if seat not in accused][:2]
    story = five()
    story.accuses({seat: [*(a for a in accused if a != seat), *(t for t in (third, fourth) if t != seat)][:2]
                   for seat in story.people})  # fmt: skip
    assert story.verdict["accused"] == sorted(accused)
    assert story.close().verdict["bonus"] == bonus


def test_res_49_res_a14_res_v12_who_straddles_the_last_place_is_parted_by_suspicions() -> None:
    story = suspected(five())
    verdict = story.accuses(V12)
    assert [count for _, count in verdict["counts"]] == [4, 2, 2, 1, 1]
    assert verdict["accused"] == [3, 4] and "RES-A14" in verdict["why"] and "RES-50" not in verdict["why"]
    assert verdict["settled"] == [{"rule": "suspicions", "tied": [2, 4], "chosen": [4], "suspicions": [[2, 7], [4, 9]]}]


def test_res_49_the_suspicions_of_all_rounds_count_the_last_too() -> None:
    assert suspected(five(), 9, 10).accuses(V12)["accused"] == [3, 4]
    assert suspected(five(), 10, 9).accuses(V12)["accused"] == [2, 3]


def test_res_a14_only_those_who_straddle_take_part() -> None:
    """Seat 1 is suspected by everybody but is below; seat 3, whom nobody suspects, is above."""
    story = five()
    for number in range(1, 11):
        story.goes_to("suspicion", number).suspects({2: 1, 3: 1, 4: 1, 5: 1, 1: 4})
    assert story.accuses(V12)["accused"] == [3, 4]


@pytest.mark.parametrize("drawn", [2, 4])
def test_res_50_still_tied_is_drawn_among_the_tied_and_shown_as_such(drawn: int) -> None:
    story = suspected(five(draws={"accused": [drawn]}), 8, 8)
    verdict = story.accuses(V12)
    assert verdict["accused"] == sorted([3, drawn]) and "RES-50" in verdict["why"]
    level = {"tied": [2, 4], "suspicions": [[2, 8], [4, 8]]}
    assert verdict["settled"] == [
        {"rule": "suspicions", "chosen": [], **level},
        {"rule": "chance", "chosen": [drawn], **level},
    ]


def test_res_17_once_the_bonus_is_told_the_accusation_is_not_asked_again() -> None:
    story = five()
    story.accuses(V12)
    assert "accusation" in str(story.game.rewindable())
    story.goes_to("total")
    assert story.game.rewindable() == []


def test_res_50_chance_falls_on_each_of_the_tied() -> None:
    found: Counter[int] = Counter()
    for number in range(20):
        story = Story(3, seed=number)
        found.update(story.accuses({1: [2], 2: [3], 3: [1]})["accused"])
    assert set(found) == {1, 2, 3}


def test_res_49_res_50_suspicions_first_then_chance_for_those_still_tied() -> None:
    """All five are level: two places. Suspicions put 1 in, leave 2 and 3 level for the second, and 4 and 5 out."""
    story = five(draws={"accused": [3]})
    story.goes_to("suspicion").suspects({2: 1, 3: 1, 1: 2, 4: 3})
    verdict = story.accuses(CYCLE)
    assert verdict["accused"] == [1, 3]
    assert [(each["rule"], each["tied"], each["chosen"]) for each in verdict["settled"]] == [
        ("suspicions", [1, 2, 3, 4, 5], [1]), ("chance", [2, 3], [3]),
    ]  # fmt: skip


def test_res_49_suspicions_may_only_put_some_out() -> None:
    story = five(draws={"accused": [3, 1]})
    story.goes_to("suspicion").suspects({2: 1, 1: 2, 4: 3})
    verdict = story.accuses(CYCLE)
    assert verdict["accused"] == [1, 3]
    assert [(each["rule"], each["tied"]) for each in verdict["settled"]] == [
        ("suspicions", [1, 2, 3, 4, 5]), ("chance", [1, 2, 3]),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("counts", "number", "sure", "straddling"),
    [([4, 3, 2], 2, (1, 2), ()), ([2, 2, 2], 1, (), (1, 2, 3)), ([3, 2, 2, 1], 2, (1,), (2, 3)),
     ([0, 0, 5, 0], 1, (3,), ()), ([2, 2, 1], 2, (1, 2), ()), ([0, 0, 0, 0], 3, (), (1, 2, 3, 4))],
)  # fmt: skip
def test_res_a14_above_the_cut_in_below_out(
    counts: list[int], number: int, sure: tuple[int, ...], straddling: tuple[int, ...]
) -> None:
    seats = tuple(range(1, len(counts) + 1))
    assert cut(dict(zip(seats, counts, strict=True)), seats, number) == (sure, straddling)


def test_res_a15_the_ballots_and_suspicions_of_agents_count() -> None:
    """Agents 3 and 5 decide here: without their ballots seat 1 would not be accused."""
    story = five()
    verdict = story.accuses({1: [2, 3], 2: [3, 4], 3: [1, 4], 4: [3, 5], 5: [1, 4]})
    assert dict(verdict["counts"]) == {3: 3, 4: 3, 1: 2, 2: 1, 5: 1}
    assert verdict["accused"] == [3, 4]
    story = five()
    story.goes_to("suspicion").suspects({3: 4, 5: 4, 1: 2})
    assert story.accuses(V12)["accused"] == [3, 4]


def test_res_48_only_humans_accuse() -> None:
    for players in (1, 2):
        story = Story(players, agents=[3]).goes_to("accusation")
        assert story.game.asked == list(story.people)
        story.close()
        assert sum(count for _, count in story.verdict["counts"]) == players


def test_res_a22_res_v21_solo_a_human_agent_always_accuses_a_resistant() -> None:
    for named in (2, 3):
        story = Story(1, agents=[1], scores=level_rounds(1))
        assert story.goes_to("accusation").fields(1)["accused"].shown == (2, 3)
        assert story.accuses({1: [named]})["accused"] == [named]
        assert story.close().verdict["bonus"] == {R: 0, M: 3}


@pytest.mark.parametrize(("named", "bonus"), [(2, {R: 0, M: 3}), (3, {R: 3, M: 0})])
def test_res_a22_res_v22_solo_a_resistant_may_be_right_or_wrong(named: int, bonus: dict[str, int]) -> None:
    story = Story(1, agents=[3])
    story.accuses({1: [named]})
    assert story.close().verdict["bonus"] == bonus


def test_res_a23_duo_two_ballots_of_one_number() -> None:
    story = Story(2, agents=[3], first=1)
    story.goes_to("suspicion").suspects({1: 3, 2: 1})
    verdict = story.accuses({1: [2], 2: [1]})
    assert verdict["settled"][0] == {
        "rule": "suspicions", "tied": [1, 2], "chosen": [1], "suspicions": [[1, 1], [2, 0]],
    }  # fmt: skip


def test_res_a19_com_05_a_blank_accusation_is_filled_by_chance_and_the_table_is_not_told() -> None:
    story = five()
    verdict = story.accuses({1: [2, 3], 2: [3, 4], 3: [2, 4], 4: [3, 5]})
    assert sum(count for _, count in verdict["counts"]) == 10
    assert [story.mine(seat)["why"] for seat in (1, 5)] == [[], ["RES-A19"]]
    ballot = story.mine(5)["ballot"]
    assert len(set(ballot)) == 2 and 5 not in ballot
    assert "RES-A19" not in str(story.public) and "by_chance" not in str(story.public)
    assert [bool(story.game.view(seat)["drawn"]) for seat in range(6)] == [False] * 5 + [True]
    assert "by_chance" not in str(story.to_the_end().public), "not at the end either (COM-05)"


def test_res_53_res_a17_counts_then_totals_with_bonus_then_identities() -> None:
    story = Story(5, agents=[3, 5], scores=level_rounds(5) | {1: (7, 5)})
    story.accuses(V10)
    assert story.step == "count" and story.verdict["bonus"] == {} and story.verdict["winner"] == ""
    assert story.public["totals"] == {R: 52, M: 50}
    story.close()
    assert story.step == "total" and story.verdict["bonus"] and story.verdict["winner"] == R
    assert story.public["totals"] == {R: 55, M: 53} and story.public["over"] is None
    story.close()
    assert story.over["identities"] == [[1, R], [2, R], [3, M], [4, R], [5, M]]


def test_res_a17_res_17_identities_wait_for_the_tie_break_round() -> None:
    story = five()
    story.accuses(V10)
    story.close().close()
    assert story.step == "keep" and story.public["over"] is None
    for seat, view in story.views().items():
        public = {name: value for name, value in view["table"].items() if name != "mine"}
        assert "identities" not in str(public)
        assert seat == 0 or view["table"]["mine"]["identity"] == (M if seat in (3, 5) else R)


def test_res_14_the_end_sheet_is_public_score_bonus_and_result() -> None:
    story = Story(5, agents=[3, 5], scores=level_rounds(5) | {1: (7, 5)})
    story.accuses(V10)
    public = story.to_the_end().public
    assert public["scored"] == {R: 52, M: 50} and public["totals"] == {R: 55, M: 53}
    assert (public["verdict"]["bonus"], public["verdict"]["accused"]) == ({R: 3, M: 3}, [2, 3])
    assert public["over"]["sides"] == [R] and public["over"]["winners"] == [1, 2, 4]


def test_res_a12_the_bonus_wins_no_round() -> None:
    story = five()
    story.accuses(V10)
    assert story.close().public["won"] == {R: 0, M: 0, "nobody": 10}
