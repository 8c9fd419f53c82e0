"""A round: deal, keep, passes, reading, reports, Evidence, discussion, suspicion, reveal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.rules.reseau_mere.story import NINETY, NOBODY, M, R, Story, cards

HANDS = {1: "R1 R2 R3", 2: "M1 M2 M3", 3: "R1 M1 R2", 4: "M2 M1 R1", 5: "R3 M3 R1"}
"""Five hands; in silence everybody keeps their first two."""


def told(players: int = 5, **options: Any) -> Story:
    """A first round with these hands; seat 1 begins."""
    return Story(players, first=1, hands={1: {seat: HANDS[seat] for seat in range(1, max(3, players) + 1)}}, **options)


@pytest.mark.parametrize(("players", "seats"), [(1, 3), (2, 3), (3, 3), (5, 5), (20, 20)])
def test_res_29_three_cards_to_each_seat(players: int, seats: int) -> None:
    hands = Story(players).goes_to("keep").now.hands
    assert [len(hands[seat]) for seat in range(1, seats + 1)] == [3] * seats == [3] * len(hands)
    dealt = Counter(card for hand in hands.values() for card in hand)
    assert not dealt - Counter(NINETY)


def test_res_30_each_seat_keeps_exactly_two_of_its_three() -> None:
    story = told().goes_to("keep")
    assert story.game.asked == [1, 2, 3, 4, 5]
    for wrong, code in (([1], "wrong_number"), ([1, 2, 3], "wrong_number"), ([2, 2], "twice_the_same"),
                        ([1, 4], "not_offered"), ([], "wrong_number"), (1, "wrong_number")):  # fmt: skip
        story.refuses(code, 1, keep=wrong)
    story.puts(1, keep=[3, 2]).close()
    assert story.now.kept[1] == (2, 3)
    assert Counter(story.now.centre) == Counter(cards("R2 R3 M1 M2 R1 M1 M2 M1 R3 M3"))


def test_res_30_com_05_a_silent_seat_keeps_two_by_chance_and_its_phone_alone_is_told() -> None:
    story = Story(5).goes_to("keep")
    for seat in (1, 2, 4, 5):
        story.puts(seat, keep=[1, 3])
    story.close()
    assert len(set(story.now.kept[3])) == 2
    assert [bool(story.game.view(seat)["drawn"]) for seat in range(6)] == [False, False, False, True, False, False]


@pytest.mark.parametrize(
    ("players", "variant", "dealt", "centre", "undealt"),
    [(5, "none", 15, 10, 75), (20, "none", 60, 40, 30), (20, "fracture", 60, 43, 27), (1, "none", 9, 6, 81),
     (2, "fracture", 9, 9, 78)],
)  # fmt: skip
def test_res_31_res_54_res_66_res_v01_res_v02_how_many_cards_are_where(
    players: int, variant: str, dealt: int, centre: int, undealt: int
) -> None:
    story = Story(players, variant=variant).goes_to("pass1")
    now = story.now
    assert sum(map(len, now.hands.values())) == dealt
    assert len(now.centre) == story.public["now"]["centre"] == centre
    kept = [now.hands[seat][at - 1] for seat in story.seats for at in now.kept[seat]]
    added = Counter(now.centre) - Counter(kept)
    assert sum(added.values()) == (3 if variant == "fracture" else 0)
    in_hands = Counter(card for hand in now.hands.values() for card in hand)
    assert 90 - dealt - sum(added.values()) == undealt and not (in_hands + added) - Counter(NINETY)
    story.goes_to("reading")
    assert len(now.free) == (3 if variant == "fracture" else 0)


def test_res_15_res_16_res_32_nothing_is_added_to_the_centre() -> None:
    story = told().goes_to("pass1")
    assert Counter(story.now.centre) == Counter(cards("R1 R2 M1 M2 R1 M1 M2 M1 R3 M3"))
    assert Story(5).public["options"]["variant"] == "none"


def test_res_33_the_centre_is_shuffled() -> None:
    """A card of seat 1 may lie anywhere."""
    places: set[int] = set()
    story = Story(3, scores=dict.fromkeys(range(1, 11), (3, 3)))
    for number in range(1, 11):
        story.goes_to("pass1", number)
        places |= {at for at, card in enumerate(story.now.centre) if card == (M, 1)}
    assert places == set(range(6))


def test_res_34_res_35_res_a03_two_passes_one_card_each() -> None:
    story = told().goes_to("pass1")
    for seat in story.seats:
        story.puts(seat, back=seat)
    story.close()
    assert story.step == "pass2" and story.now.picks == {seat: [seat] for seat in story.seats}
    for seat in story.seats:
        story.refuses("back_taken", seat, back=seat)
        story.puts(seat, back=5 + seat)
    story.close()
    assert story.now.picks == {seat: [seat, 5 + seat] for seat in story.seats}


def test_res_a02_a_pick_is_blind() -> None:
    """Backs are numbers; no face is shown to anybody, own hand and kept cards apart."""
    story = told().goes_to("pass1")
    assert story.fields(1)["back"].shown == tuple(range(1, 11))
    for seat, view in story.views().items():
        assert not any(word in str(view["table"]["now"]) for word in ("'resistance', ", "'reseau_mere', "))
        if seat:
            assert view["table"]["mine"]["plays"][seat]["cards"] == []


def test_res_a04_a_seat_does_not_see_its_first_card_before_the_second_pass() -> None:
    story = told().goes_to("pass2")
    mine = story.mine(1)
    assert len(mine["plays"][1]["backs"]) == 1 and mine["plays"][1]["cards"] == []
    assert mine["sheet"][-1]["read"] == [] and mine["plays"][1]["true"] == ""
    story.goes_to("reading")
    assert len(story.mine(1)["plays"][1]["cards"]) == 2


@pytest.mark.parametrize("first", [1, 2, 3, 4, 5])
def test_res_a05_the_earlier_seat_in_playing_order_has_the_back(first: int) -> None:
    story = Story(5, first=first).goes_to("pass1")
    for seat in (5, 3, 1, 4, 2):
        story.puts(seat, back=7)
    story.close()
    assert story.now.picks[first] == [7]
    got = [picked[0] for picked in story.now.picks.values()]
    assert len(set(got)) == 5
    assert [story.mine(seat)["plays"][seat]["moved"] for seat in story.seats] == [
        [] if seat == first else [1] for seat in story.seats
    ]
    assert [bool(story.mine(seat)["plays"][seat]["why"]) for seat in story.seats] == [s != first for s in story.seats]


def test_res_a05_a_later_seat_gets_any_free_back_but_none_that_somebody_else_tapped() -> None:
    found = set()
    for number in range(1, 11):
        story = Story(3, first=1).goes_to("pass1", number)
        first = story.now.first
        second, third = first % 3 + 1, (first + 1) % 3 + 1
        story.puts(first, back=1).puts(second, back=1).puts(third, back=2).close()
        assert story.now.picks[first] == [1] and story.now.picks[third] == [2]
        found |= set(story.now.picks[second])
    assert found <= {3, 4, 5, 6} and len(found) > 2


def test_res_a05_the_same_grid_for_all_and_taken_ones_fade_after_each_pass() -> None:
    story = told().goes_to("pass1")
    assert story.public["now"]["free"] == list(range(1, 11))
    assert len({repr(story.game.form(seat).as_shown()) for seat in story.seats}) == 1
    before = story.views()
    story.puts(2, back=4)
    assert [seat for seat, view in story.views().items() if view != before[seat]] == [2]
    story.close()
    assert len(story.public["now"]["free"]) == 5 and 4 not in story.public["now"]["free"]


def test_res_a05_option_in_turn_one_seat_after_the_other() -> None:
    story = told(picks="in_turn").goes_to("pass1_1")
    order = []
    while story.step.startswith("pass"):
        number, seat = story.step.removeprefix("pass").split("_")
        assert story.game.asked == [int(seat)] and story.public["now"]["speaking"] == int(seat)
        taken = [at for at in range(1, 11) if at not in story.public["now"]["free"]]
        if taken:
            story.refuses("back_taken", int(seat), back=taken[-1])
        order.append((int(number), int(seat)))
        story.close()
    assert order == [(number, seat) for number in (1, 2) for seat in (1, 2, 3, 4, 5)]
    assert story.now.free == () and story.public["now"]["speaking"] == 0


def test_res_a03_res_a01_in_turn_both_passes_begin_with_the_first_player() -> None:
    story = Story(4, first=3, picks="in_turn").goes_to("pass1_3")
    order = []
    while story.step.startswith("pass"):
        order.append(story.step)
        story.close()
    assert order == [f"pass{number}_{seat}" for number in (1, 2) for seat in (3, 4, 1, 2)]


def test_res_a02_res_a05_picking_is_no_advantage_every_back_is_as_good() -> None:
    """In the standard game all are picked: the score is that of the kept cards, whoever picks what."""
    for picks in ("together", "in_turn"):
        story = told(picks=picks).goes_to("reveal")
        assert Counter(story.now.revealed) == Counter(cards("R1 R2 M1 M2 R1 M1 M2 M1 R3 M3"))


def test_res_36_each_player_reads_only_the_two_cards_of_their_seat() -> None:
    story = told().goes_to("reading")
    for seat in story.seats:
        plays = story.mine(seat)["plays"]
        assert list(plays) == [seat]
        picked = [list(story.now.centre[at - 1]) for at in story.now.picks[seat]]
        assert plays[seat]["cards"] == picked and len(picked) == 2


def test_res_37_res_v06_three_reports_all_accepted_whatever_was_read() -> None:
    for said in (R, M, "balanced"):
        story = told().goes_to("report_1")
        assert story.fields(1)["says"].shown == story.fields(1)["says"].accepted == (R, M, "balanced")
        story.puts(1, says=said).close()
        assert story.public["now"]["reports"] == [[1, said]]
    told().goes_to("report_1").refuses("not_offered", 1, says="none")


def test_res_38_res_63_a_report_may_be_a_lie_and_nobody_is_told() -> None:
    story = told().goes_to("report_1")
    true = story.mine(1)["plays"][1]["true"]
    views = []
    for said in (R, M, "balanced"):
        again = told().goes_to("report_1").puts(1, says=said).close()
        public = again.public
        public["now"]["reports"] = []
        views.append((public, {seat: again.game.view(seat)["table"] for seat in (2, 3, 4, 5)}))
        for seat in views[-1][1]:
            views[-1][1][seat]["now"]["reports"] = []
    assert true in (R, M, "balanced") and views[0] == views[1] == views[2]


def test_res_a08_com_05_every_seat_reports_in_order_and_silence_is_no_report() -> None:
    story = Story(5, first=4).goes_to("report_4")
    order = []
    while story.step != "discussion":
        if story.step.startswith("report_"):
            order.append(story.game.asked)
        story.close()
    assert order == [[4], [5], [1], [2], [3]]
    assert story.public["now"]["reports"] == [[seat, "none"] for seat in (4, 5, 1, 2, 3)]


@pytest.mark.parametrize("players", [1, 2])
def test_res_a08_res_a23_an_invisible_seat_reports_by_its_controller(players: int) -> None:
    story = Story(players, first=1).goes_to("report_3")
    assert story.game.asked == [3] and list(story.game.view(1)["asked"]) == [3]
    assert all(story.game.view(seat)["asked"] == {} for seat in (0, 2, 3))
    story.puts(3, says=M).close()
    assert story.step == "evidence_3" and list(story.game.view(1)["asked"]) == [3]
    assert story.public["now"]["reports"][-1] == [3, M]


@pytest.mark.parametrize(("which", "place"), [("first", 0), ("second", 1)])
def test_res_39_res_a09_one_card_of_the_two_right_after_the_own_report(which: str, place: int) -> None:
    story = told().goes_to("report_2")
    assert story.public["now"]["evidence"] == []
    read = story.mine(2)["plays"][2]["cards"]
    story.says(2, "balanced").shows(2, which)
    assert story.public["now"]["evidence"] == [[2, read[place]]]
    assert story.public["spent"] == [2] and story.step == "report_3"


def test_res_39_evidence_is_optional_and_silence_keeps_it() -> None:
    story = told().shows(1, "no").goes_to("evidence_2").close()
    assert story.public["spent"] == [] and story.public["now"]["evidence"] == []
    assert story.goes_to("evidence_1", 2).step == "evidence_1"


def test_res_39_res_v08_evidence_only_right_after_the_own_report() -> None:
    story = told().goes_to("evidence_3")
    story.refuses("not_asked", 2, show="first")
    story.close().refuses("not_asked", 2, show="first")


def test_res_39_res_v09_not_both_cards() -> None:
    story = told().goes_to("evidence_2")
    story.refuses("not_offered", 2, show=["first", "second"])
    story.refuses("not_offered", 2, show="both")
    assert story.fields(2)["show"].shown == ("no", "first", "second")


def test_res_39_res_64_once_per_game_and_seat() -> None:
    story = told().shows(1, "second").shows(3, "first")
    asked = []
    while story.step != "over":
        if story.step.startswith("evidence_"):
            asked += story.game.asked
        story.close()
    assert 1 not in asked and 3 not in asked and asked.count(2) == 9 and asked.count(5) == 10
    assert story.public["spent"] == [1, 3]


def test_res_a09_com_10_the_pause_is_as_long_used_or_not_and_none_once_it_is_spent() -> None:
    story = told().goes_to("evidence_1")
    assert not story.game.is_complete
    story.puts(1, show="first")
    assert not story.game.is_complete
    story.close().goes_to("report_1", 2).close()
    assert story.step != "evidence_1"


def test_res_a09_evidence_may_contradict_the_report() -> None:
    """It says Réseau-Mère, then shows a card of the Résistance: both stand on the table."""
    story = told()
    while True:
        story.goes_to("report_1").says(1, M).goes_to("evidence_1")
        sides = [card[0] for card in story.mine(1)["plays"][1]["cards"]]
        if R in sides:
            break
        story.goes_to("keep", story.now.number + 1)
    shown = story.shows(1, ("first", "second")[sides.index(R)]).public["now"]
    assert dict(map(tuple, shown["reports"]))[1] == M
    assert [(seat, card[0]) for seat, card in shown["evidence"]] == [(1, R)]


def test_res_a09_the_card_shown_goes_back_into_the_collective_reveal() -> None:
    story = told().shows(1, "first")
    card = tuple(story.public["now"]["evidence"][0][1])
    story.goes_to("reveal")
    assert Counter(story.now.revealed) == Counter(cards("R1 R2 M1 M2 R1 M1 M2 M1 R3 M3"))
    assert list(card) in story.public["now"]["revealed"]
    assert story.goes_to("keep", 2).public["now"]["evidence"] == []


def test_res_a09_res_v25_duo_the_use_of_seat_3_is_spent_by_whoever_controlled_it() -> None:
    story = Story(2, first=2).goes_to("keep", 2)
    assert story.now.first == 1
    story.shows(3, "first")
    for number in (3, 4, 5):
        story.goes_to("report_3", number).close()
        assert story.step != "evidence_3"
    assert story.public["spent"] == [3]
    assert story.goes_to("evidence_1").step == "evidence_1"


def test_res_40_a_discussion_after_all_reports_ends_when_all_are_ready() -> None:
    story = told().goes_to("discussion")
    assert len(story.public["now"]["reports"]) == 5
    for seat in story.people:
        assert not story.game.is_complete
        story.puts(seat, ready="ready")
    assert story.game.is_complete


@pytest.mark.parametrize(("players", "choices"), [(1, {1: (2, 3)}), (2, {1: (2, 3), 2: (1, 3)}),
                                                  (4, {1: (2, 3, 4), 4: (1, 2, 3)})])  # fmt: skip
def test_res_41_res_a10_res_a22_res_a23_each_human_suspects_one_other_seat(
    players: int, choices: dict[int, tuple[int, ...]]
) -> None:
    """Any other, invisible ones and the one that they control too."""
    story = Story(players).goes_to("suspicion")
    assert story.game.asked == list(story.people)
    for seat, others in choices.items():
        assert story.fields(seat)["suspect"].shown == story.fields(seat)["suspect"].accepted == others


def test_res_41_res_a10_res_v31_not_oneself_and_blank_counts_for_nobody() -> None:
    story = told().goes_to("suspicion")
    for seat in story.people:
        story.refuses("not_offered", seat, suspect=seat)
    story.refuses("not_offered", 1, suspect=[2, 3])
    story.puts(1, suspect=2).close()
    assert story.now.suspicions == {1: 2}
    assert story.mine(2)["sheet"][-1]["suspect"] == 0 and story.mine(1)["sheet"][-1]["suspect"] == 2


def test_res_a10_com_04_a_suspicion_is_secret_and_not_even_counted() -> None:
    story = told().goes_to("suspicion")
    assert story.game.ask and not story.game.ask.counted
    before = story.views()
    story.puts(1, suspect=2)
    assert [seat for seat, view in story.views().items() if view != before[seat]] == [1]
    story.close()
    blank = told().goes_to("suspicion").close()
    for seat in (0, 2, 3, 4, 5):
        assert story.game.view(seat) == blank.game.view(seat)


def test_res_42_res_a11_after_the_suspicions_all_picked_cards_lie_open_by_faction_and_value() -> None:
    story = told().goes_to("suspicion")
    assert story.public["now"]["revealed"] == [] and story.public["now"]["winner"] == ""
    assert story.public["scored"] == {R: 0, M: 0}
    story.close()
    now = story.public["now"]
    assert story.step == "reveal"
    assert now["revealed"] == [list(card) for card in cards("R3 R2 R1 R1 M3 M2 M2 M1 M1 M1")]
    assert (now["points"], now["winner"]) == ({R: 7, M: 10}, M)
    assert story.public["scored"] == story.public["totals"] == {R: 7, M: 10}
    assert story.public["won"] == {R: 0, M: 1, NOBODY: 0}


@pytest.mark.parametrize(
    ("hands", "points", "winner"),
    [({1: "R1 R2 M1", 2: "M3 M1 R1", 3: "R1 M1 R1"}, (4, 5), M),
     ({1: "R1 R1 M1", 2: "M2 R3 R1", 3: "M1 M2 R1"}, (5, 5), NOBODY)],
)  # fmt: skip
def test_res_43_res_a12_res_v03_res_v04_the_score_of_a_round(
    hands: dict[int, str], points: tuple[int, int], winner: str
) -> None:
    story = Story(3, hands={1: hands}).goes_to("reveal")
    now = story.public["now"]
    assert (now["points"][R], now["points"][M], now["winner"]) == (*points, winner)
    assert (now["why"] == ["RES-A12"]) == (winner == NOBODY)
    assert story.public["totals"] == {R: points[0], M: points[1]}


def test_res_60_res_61_res_62_res_v05_a_card_scores_for_its_faction_whoever_kept_or_picked_it() -> None:
    """An agent keeps R3 and M1 and discards M1."""
    for agents in ([1], [2], [3]):
        story = Story(3, agents=agents, hands={1: {1: "R3 M1 M1", 2: "R1 R1 M1", 3: "R1 R1 M3"}})
        now = story.goes_to("reveal").public["now"]
        assert now["points"] == {R: 7, M: 1} and now["why"] == ["RES-60"]


def test_res_54_res_55_res_a27_fracture_three_of_all_are_left_over_and_score_nothing() -> None:
    left_kept = 0
    story = Story(3, variant="fracture")
    for number in range(1, 11):
        story.goes_to("reveal", number)
        now = story.now
        assert len(now.centre) == 9 and len(now.free) == 3 and len(now.revealed) == 6
        left = Counter(now.centre[at - 1] for at in now.free)
        assert Counter(now.centre) - left == Counter(now.revealed)
        assert story.public["now"]["why"][-1] == "RES-A27"
        kept = Counter(now.hands[seat][at - 1] for seat in story.seats for at in now.kept[seat])
        left_kept += bool(left - (Counter(now.centre) - kept))
    assert left_kept, "the three that were added may be picked"


def test_res_54_fracture_adds_what_was_not_dealt() -> None:
    """The three that are added and the sixty in the hands are cards of one pack of ninety."""
    for number in range(1, 4):
        story = Story(20, variant="fracture").goes_to("pass1", number)
        kept = Counter(story.now.hands[seat][at - 1] for seat in story.seats for at in story.now.kept[seat])
        added = Counter(story.now.centre) - kept
        in_hands = Counter(card for hand in story.now.hands.values() for card in hand)
        assert sum(added.values()) == 3 and not added + in_hands - Counter(NINETY)


@pytest.mark.parametrize("variant", ["none", "fracture"])
def test_res_a06_a_discard_is_in_its_own_hand_only(variant: str) -> None:
    """The discard is in its own hand only; what nobody picked is nowhere."""
    story = Story(5, variant=variant).goes_to("reveal")
    for seat, view in story.views().items():
        text = view["table"]
        assert "unpicked" not in str(text) and "hand" not in {**text, "mine": None}
        if seat:
            assert len(text["mine"]["plays"][seat]["hand"]) == 3 and list(text["mine"]["plays"]) == [seat]
    story.goes_to("keep", 2)
    assert all("hand" not in line for seat in story.people for line in story.mine(seat)["sheet"])


def test_res_a31_the_seat_of_who_leaves_goes_on_by_chance() -> None:
    story = Story(3, agents=[1])
    while story.step != "over":
        if 2 in story.game.asked:
            story.game.silence(story.game.key, 2)
        for seat in story.game.asked:
            if seat != 2 and story.step in ("suspicion", "accusation"):
                story.puts(seat, **({"suspect": 2} if story.step == "suspicion" else {"accused": [2]}))
        assert story.step != "report_2" or story.game.is_complete
        story.close()
    for each in story.over["story"]:
        seat = each["seats"][1]
        assert len(seat["kept"]) == len(seat["read"]) == 2
        assert (seat["said"], seat["shown"], seat["suspect"]) == ("none", [], 0)
    ballots = dict(map(tuple, story.over["ballots"]))
    assert len(ballots[2]) == 1 and ballots[2] != [2]
