"""Identities, who sits where, the way of the game from round to round, and how it ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules import reseau_mere
from rules.forms import IllegalInput
from rules.game import Game
from rules.options import complete
from rules.reseau_mere.table import Table
from tests.rules.reseau_mere.story import NINETY, M, R, Story, level_rounds

SPLITS = {
    3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (4, 2), 7: (5, 2), 8: (5, 3), 9: (6, 3), 10: (7, 3), 11: (7, 4), 12: (8, 4),
    13: (9, 4), 14: (9, 5), 15: (10, 5), 16: (11, 5), 17: (11, 6), 18: (12, 6), 19: (13, 6), 20: (13, 7),
}  # fmt: skip
"""The table of the rule book."""


def start(players: int, number: int = 0) -> Game[Table]:
    return Game(reseau_mere, complete(reseau_mere, {}, players), number.to_bytes(32, "big"))


def test_res_01_one_to_twenty_people() -> None:
    assert tuple(range(1, 21)) == reseau_mere.PLAYERS
    for players in (-1, 0, 21):
        with pytest.raises(IllegalInput) as refusal:
            complete(reseau_mere, {}, players)
        assert refusal.value.code == "wrong_players"


def test_res_02_thirty_to_sixty_minutes() -> None:
    assert reseau_mere.MINUTES == (30, 60)


def test_res_27_res_a30_solo_duo_and_the_usual_way() -> None:
    assert {"full": tuple(range(3, 21)), "duo": (2,), "solo": (1,)} == reseau_mere.MODES
    assert [reseau_mere.seats(players) for players in range(1, 7)] == [3, 3, 3, 4, 5, 6]
    game = start(4)
    assert game.asked == [1, 2, 3, 4]
    assert [reseau_mere.controller(game.table, seat) for seat in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.parametrize("players", range(1, 21))
def test_res_19_res_v33_the_split_by_seats_is_public(players: int) -> None:
    resistance, agents = SPLITS[max(3, players)]
    game = start(players)
    public = game.view(0)["table"]
    assert public["split"] == {R: resistance, M: agents}
    assert reseau_mere.before(game.options)["split"] == public["split"]
    assert Counter(game.table.identities.values()) == {R: resistance, M: agents}
    assert public["seats"] == list(range(1, max(3, players) + 1))


def test_res_19_every_seat_may_be_an_agent() -> None:
    agents = Counter(
        seat for number in range(60) for seat, side in start(5, number).table.identities.items() if side == M
    )
    assert set(agents) == {1, 2, 3, 4, 5} and min(agents.values()) > 8


@pytest.mark.parametrize("players", [1, 2])
def test_res_20_res_21_res_22_an_invisible_seat_has_a_true_identity(players: int) -> None:
    for number in range(20):
        identities = start(players, number).table.identities
        assert set(identities) == {1, 2, 3}
        assert Counter(identities.values()) == {R: 2, M: 1}
    assert any(start(players, number).table.identities[3] == M for number in range(20))


def test_res_23_solo_the_human_looks_at_his_own_identity_only() -> None:
    story = Story(1, agents=[2])
    assert story.game.asked == [1] and story.mine(1)["identity"] == R
    assert all("mine" not in story.game.view(seat)["table"] for seat in (0, 2, 3))


def test_res_24_solo_the_human_controls_seats_2_and_3() -> None:
    story = Story(1).goes_to("keep")
    assert [reseau_mere.controller(story.table, seat) for seat in (1, 2, 3)] == [1, 1, 1]
    assert list(story.game.view(1)["asked"]) == [1, 2, 3] and set(story.mine(1)["plays"]) == {1, 2, 3}
    assert story.game.view(2)["asked"] == {}


def test_res_25_duo_each_looks_at_their_own_identity() -> None:
    story = Story(2, agents=[3])
    assert story.game.asked == [1, 2]
    assert (story.mine(1)["identity"], story.mine(2)["identity"]) == (R, R)
    assert "mine" not in story.game.view(3)["table"]


@pytest.mark.parametrize("first", [1, 2])
def test_res_26_res_v23_duo_the_first_player_of_the_round_plays_seat_3(first: int) -> None:
    """Tie-break round 11 goes on with the same alternation (RES-A18)."""
    scores = {**level_rounds(2), 1: (4, 3), 2: (2, 6)}
    story = Story(2, agents=[3], first=first, scores=scores)
    found = []
    for number in range(1, 11):
        story.goes_to("keep", number)
        assert story.public["now"]["controls"] == story.public["now"]["first"] == story.now.first
        found.append(reseau_mere.controller(story.table, 3))
    other = 3 - first
    assert found == [first, other] * 5
    story.accuses({1: [3], 2: [3]})
    story.goes_to("keep", 11)
    assert reseau_mere.controller(story.table, 3) == first
    assert 3 in story.game.view(first)["asked"] and 3 not in story.game.view(other)["asked"]


def test_res_a01_the_first_player_is_drawn_and_moves_on_by_one_seat() -> None:
    drawn = Counter(start(4, number).table.now.first for number in range(60))
    assert set(drawn) == {1, 2, 3, 4}
    story = Story(4, first=3)
    found = []
    for number in range(1, 7):
        story.goes_to("keep", number)
        found.append(story.public["now"]["first"])
    assert found == [3, 4, 1, 2, 3, 4]


def test_res_a25_solo_seat_1_is_always_first() -> None:
    story = Story(1)
    for number in range(1, 5):
        assert story.goes_to("keep", number).public["now"]["first"] == 1


@pytest.mark.parametrize(("players", "options", "rounds"), [(5, {}, 10), (13, {"rounds": 10}, 10), (13, {}, 6)])
def test_res_44_res_45_res_59_ten_rounds_or_six(players: int, options: dict[str, Any], rounds: int) -> None:
    """The accusation is the same in both."""
    story = Story(players, **options).goes_to("accusation")
    assert story.public["rounds"] == rounds == len([*story.public["past"], story.public["now"]])
    assert [each["round"] for each in story.public["past"]] == list(range(1, rounds))
    field = story.fields(1)["accused"]
    assert (field.least, field.most) == (SPLITS[players][1],) * 2


def test_res_65_res_v32_every_deal_is_from_all_ninety_cards() -> None:
    """Sixty of them are dealt to twenty seats: any sixty, in every round, whatever an earlier one has shown."""
    draws = {"deal1": NINETY[:60], "deal2": NINETY[30:], "deal3": NINETY[:60]}
    story = Story(20, draws=draws)
    for number in (1, 2, 3):
        story.goes_to("keep", number)
        dealt = Counter(card for hand in story.now.hands.values() for card in hand)
        assert dealt == Counter(draws[f"deal{number}"])


def test_res_05_totals_are_the_points_of_all_rounds() -> None:
    scores = {number: (number % 3 + 5, 6) for number in range(1, 11)}
    story = Story(5, agents=[1, 2], scores=scores).goes_to("accusation")
    assert story.public["scored"] == {R: sum(r for r, _ in scores.values()), M: 60}
    story.accuses({1: [2, 3], 2: [1, 3], 3: [1, 2], 4: [1, 2], 5: [1, 2]})
    before = story.public["totals"]
    after = story.close().public["totals"]
    assert (after[R], after[M]) == (before[R] + 6, before[M])


SIXTY = {**dict.fromkeys((1, 2, 3), (6, 5)), **dict.fromkeys(range(4, 11), (6, 6))}


def test_res_06_res_v17_the_higher_total_wins_with_the_bonus_in_it() -> None:
    story = Story(5, agents=[1, 2], scores=SIXTY)
    story.accuses({1: [3, 4], 2: [3, 4], 3: [1, 4], 4: [3, 5], 5: [3, 4]})
    assert story.public["scored"] == {R: 60, M: 57}
    assert story.verdict["accused"] == [3, 4]
    story.close()
    assert story.public["totals"] == {R: 60, M: 63}
    story.close()
    assert (story.over["ending"], story.over["sides"], story.over["winners"]) == ("total", [M], [1, 2])


def test_res_06_the_resistance_wins_with_all_its_seats() -> None:
    story = Story(5, agents=[1, 2], scores=SIXTY)
    story.accuses({1: [3, 4], 2: [1, 3], 3: [1, 2], 4: [1, 2], 5: [1, 2]})
    assert story.to_the_end().over["winners"] == [3, 4, 5]


ONE_EACH = {1: [2, 3], 2: [1, 3], 3: [1, 4], 4: [1, 3], 5: [1, 3]}
"""Accuses seats 1 and 3: with agents 1 and 2 three points for each side."""


def test_res_07_res_v18_equal_totals_are_parted_by_rounds_won() -> None:
    scores = dict.fromkeys(range(1, 6), (7, 5)) | dict.fromkeys(range(6, 9), (5, 7)) | {9: (5, 9), 10: (6, 6)}
    story = Story(5, agents=[1, 2], scores=scores)
    story.accuses(ONE_EACH)
    assert story.public["won"] == {R: 5, M: 4, "nobody": 1}
    story.close()
    assert story.public["totals"] == {R: 64, M: 64}
    assert story.verdict["winner"] == R and "RES-07" in story.verdict["why"]
    story.close()
    assert (story.over["ending"], story.over["sides"]) == ("rounds_won", [R])


def level_story(**more: tuple[int, int]) -> Story:
    scores = level_rounds(5) | {int(name[1:]): points for name, points in more.items()}
    return Story(5, agents=[1, 2], first=1, scores=scores)


def test_res_08_res_a18_res_v19_a_tie_break_round_decides_without_a_new_bonus() -> None:
    story = level_story(r11=(7, 5))
    story.accuses(ONE_EACH)
    story.close()
    totals = story.public["totals"]
    assert totals[R] == totals[M] == 53 and story.verdict["winner"] == ""
    story.close()
    assert story.step == "keep" and story.public["now"]["tie_break"] and story.public["now"]["round"] == 11
    steps = []
    while story.step != "over":
        steps.append(story.step)
        assert story.public["over"] is None and "identities" not in str(story.public)
        story.close()
    assert not {"suspicion", "discussion", "accusation", "count", "total"} & set(steps)
    assert {"keep", "pass1", "pass2", "reading", "report_1", "evidence_1", "reveal"} <= set(steps)
    assert (story.over["ending"], story.over["sides"]) == ("tie_break", [R])
    assert story.public["totals"] == totals and story.public["verdict"]["bonus"] == {R: 3, M: 3}
    assert len(story.over["identities"]) == 5


def test_res_a18_an_equal_tie_break_round_is_played_again() -> None:
    story = level_story(r11=(5, 5), r12=(6, 6), r13=(4, 7))
    story.accuses(ONE_EACH)
    story.to_the_end()
    assert story.over["sides"] == [M] and story.over["winners"] == [1, 2]
    assert [each["round"] for each in story.over["story"]] == list(range(1, 14))
    assert [each["tie_break"] for each in [*story.public["past"], story.public["now"]]] == [False] * 10 + [True] * 3
    assert "RES-A18" in story.public["now"]["why"]


def test_res_a18_evidence_only_where_it_is_not_spent() -> None:
    story = level_story(r11=(7, 5)).shows(1, "first")
    story.accuses(ONE_EACH)
    story.goes_to("report_1", 11).close()
    assert story.step == "report_2"
    story.close()
    assert story.step == "evidence_2"


def test_res_a12_a_tie_break_round_is_no_round_won() -> None:
    story = level_story(r11=(7, 5))
    story.accuses(ONE_EACH)
    assert story.to_the_end().public["won"] == {R: 0, M: 0, "nobody": 10}


def test_the_part_of_the_game_is_the_round() -> None:
    story = Story(3)
    assert reseau_mere.part(story.table) == 0
    assert reseau_mere.part(story.goes_to("keep", 4).table) == 4
    assert reseau_mere.outcome(story.table) is None
    outcome = reseau_mere.outcome(story.to_the_end().table)
    assert outcome and outcome.ending in reseau_mere.ENDINGS and len(outcome.sides) == 1
