"""*Sièges automates*: in Solo the server plays the invisible seats for their own identity."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import reseau_mere
from rules.reseau_mere.cards import points
from tests.rules.reseau_mere.story import M, R, Story

GAMES = 12


def solo(number: int = 0, agent: int = 3, **options: object) -> Story:
    return Story(1, agents=[agent], seed=number, solo_seats="automata", **options)  # type: ignore[arg-type]


def played(number: int, agent: int = 3) -> Story:
    return solo(number, agent).to_the_end()


def test_res_a24_only_the_humans_own_seat_is_asked() -> None:
    for picks in ("together", "in_turn"):
        story = solo(picks=picks)
        while story.step != "over":
            assert set(story.game.asked) <= {1}
            assert set(story.mine(1)["plays"]) == {1} or story.step == "identity"
            story.close()


@pytest.mark.parametrize("agent", [1, 2, 3])
def test_res_a24_an_automaton_keeps_the_best_two_for_its_own_identity(agent: int) -> None:
    table = played(1, agent).table
    for each in (*table.past, table.now):
        for seat in (2, 3):
            side, other = (M, R) if seat == agent else (R, M)
            hand, ahead = each.hands[seat], []
            for out in range(3):
                score = points(card for at, card in enumerate(hand) if at != out)
                ahead.append(score[side] - score[other])
            kept = points(hand[at - 1] for at in each.kept[seat])
            assert kept[side] - kept[other] == max(ahead)


def test_res_a24_a_resistant_reports_the_truth_and_an_agent_lies_half_the_time() -> None:
    lies: Counter[bool] = Counter()
    for number in range(GAMES):
        for each in played(number).over["story"]:
            resistant, agent = each["seats"][1:]
            assert resistant["said"] == resistant["true"]
            assert agent["said"] in (R, M, "balanced")
            lies[agent["said"] != agent["true"]] += 1
    assert 0.35 < lies[True] / lies.total() < 0.65


def test_res_a24_res_39_evidence_once_at_most_and_it_bears_out_the_report() -> None:
    shown = 0
    for number in range(GAMES):
        story = played(number, 1 + number % 3)
        uses = Counter(seat["seat"] for each in story.over["story"] for seat in each["seats"] if seat["shown"])
        assert all(count == 1 for count in uses.values()) and sorted(uses) == sorted(story.public["spent"])
        shown += sum(uses.values())
        for each in story.over["story"]:
            for seat in each["seats"][1:]:
                if seat["shown"]:
                    assert seat["shown"] in seat["read"]
                    assert seat["said"] in ("balanced", seat["shown"][0])
    assert shown > GAMES


def test_res_a24_the_same_pace_as_a_person_and_none_once_the_evidence_is_spent() -> None:
    story = solo()
    while story.step != "over":
        spent = list(story.public["spent"])
        if story.step in ("report_2", "report_3"):
            seat = int(story.step[-1])
            assert story.game.asked == [] and story.public["now"]["speaking"] == seat
            story.close()
            assert (story.step == f"evidence_{seat}") == (seat not in spent)
        else:
            story.close()
    for seat in (2, 3):
        assert reseau_mere.times(f"evidence_{seat}", story.game.options).longest == 4
        assert reseau_mere.times(f"report_{seat}", story.game.options).longest <= 8


def test_res_a24_what_an_automaton_shows_is_not_shown_before_its_pause_is_over() -> None:
    for number in range(GAMES):
        story = solo(number)
        while story.step not in ("over", "discussion"):
            if story.step in ("evidence_2", "evidence_3"):
                assert int(story.step[-1]) not in story.public["spent"]
            story.close()


def test_res_a24_its_cards_and_identity_are_on_no_phone() -> None:
    story = solo(agent=2)
    while story.step != "over":
        view = story.game.view(1)
        assert list(view["asked"]) in ([], [1]) and view["table"]["mine"]["identity"] == R
        assert set(view["table"]["mine"]["plays"]) == {1} and story.public["automata"] == [2, 3]
        story.close()


def test_res_a24_the_round_says_so() -> None:
    assert "RES-A24" in solo().goes_to("reveal").public["now"]["why"]
    assert "RES-A24" not in Story(1).goes_to("reveal").public["now"]["why"]


def test_res_a24_res_48_only_the_human_suspects_and_accuses() -> None:
    story = solo().goes_to("suspicion")
    assert story.game.asked == [1]
    assert story.goes_to("accusation").game.asked == [1]
