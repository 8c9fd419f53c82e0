"""What each seat is told, and when."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import reseau_mere
from tests.rules.reseau_mere.story import M, R, Story


def public_part(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view["table"].items() if name != "mine"}


def test_res_12_a_private_sheet_for_each_human() -> None:
    """What one has kept, read and written, round by round, and nothing of anybody else's."""
    story = Story(3, first=1, hands={1: {1: "R1 R2 M3", 2: "M1 M2 R1", 3: "R1 M1 R3"}})
    story.goes_to("suspicion").suspects({1: 3, 2: 1})
    story.goes_to("keep", 2)
    line = story.mine(1)["sheet"][0]
    assert (line["round"], line["kept"], line["suspect"]) == (1, [[R, 1], [R, 2]], 3)
    assert len(line["read"]) == 2
    assert story.mine(2)["sheet"][0]["kept"] == [[M, 1], [M, 2]] and story.mine(3)["sheet"][0]["suspect"] == 0
    for seat in (0, 1, 2, 3):
        assert "sheet" not in public_part(story.game.view(seat)) and "kept" not in str(
            public_part(story.game.view(seat))
        )


@pytest.mark.parametrize("players", [1, 2])
def test_res_13_invisible_seats_are_followed_without_their_identity(players: int) -> None:
    """Their reports and Evidence stay on record for all; their identity is nowhere."""
    story = Story(players, agents=[3], first=1).says(3, M).shows(3, "first").goes_to("keep", 2)
    past = story.public["past"][0]
    assert [3, M] in past["reports"] and past["evidence"][0][0] == 3
    for seat in (0, 1, 2, 3):
        mine = story.game.view(seat)["table"].get("mine", {"identity": ""})
        assert mine["identity"] == (R if seat in story.people else "")
        assert "identities" not in str(story.game.view(seat))


def test_res_17_res_28_com_01_com_02_identities_are_on_their_own_phone_only_until_the_end() -> None:
    story = Story(5, agents=[2, 4])
    while story.step != "over":
        for seat, view in story.views().items():
            assert "identity" not in public_part(view) and view["table"]["over"] is None
            if seat:
                assert view["table"]["mine"]["identity"] == (M if seat in (2, 4) else R)
            else:
                assert "mine" not in view["table"]
        story.close()
    assert story.over["identities"] == [[1, R], [2, M], [3, R], [4, M], [5, R]]


def test_res_18_res_v29_in_the_standard_game_nobody_reads_anything() -> None:
    story = Story(6, agents=[2, 5])
    assert all(story.mine(seat)["agents"] == [] for seat in story.people)


def test_res_57_res_a29_res_v29_under_reseau_coordonne_agents_read_each_other_from_the_deal_on() -> None:
    story = Story(6, agents=[2, 5], variant="coordonne")
    assert story.step == "identity"
    while story.step != "over":
        assert [story.mine(seat)["agents"] for seat in story.people] == [[], [5], [], [], [2], []]
        assert all("agents" not in public_part(view) for view in story.views().values())
        story.close()


def test_res_57_with_seven_agents_each_reads_the_six_others() -> None:
    agents = [1, 3, 5, 7, 9, 11, 20]
    story = Story(20, agents=agents, variant="coordonne")
    for seat in story.people:
        assert story.mine(seat)["agents"] == ([each for each in agents if each != seat] if seat in agents else [])


@pytest.mark.parametrize("players", [1, 2])
def test_res_a20_the_controller_sees_the_cards_of_the_seats_it_plays_in_that_round_only(players: int) -> None:
    story = Story(players, agents=[3], first=1).goes_to("reading")
    plays = story.mine(1)["plays"]
    assert list(plays) == ([1, 2, 3] if players == 1 else [1, 3])
    for seat, held in plays.items():
        assert held["hand"] == [list(card) for card in story.now.hands[seat]]
        assert held["cards"] == [list(card) for card in story.now.read(seat)] and len(held["cards"]) == 2
    story.goes_to("keep", 2)
    if players == 2:
        assert list(story.mine(1)["plays"]) == [1] and list(story.mine(2)["plays"]) == [2, 3]
    for seat in story.people:
        for line in story.mine(seat)["sheet"]:
            assert set(line) == {"round", "kept", "read", "suspect"}


def test_res_a20_in_duo_the_other_human_never_sees_the_cards_of_seat_3() -> None:
    story = Story(2, agents=[1], first=1)
    while story.step != "over":
        for seat in (1, 2):
            held = story.mine(seat)["plays"]
            assert list(held) == ([seat, 3] if story.now.first == seat else [seat])
        assert "mine" not in story.game.view(3)["table"] and "hand" not in str(public_part(story.game.view(2)))
        story.close()


def test_res_a21_the_controller_keeps_as_they_like() -> None:
    story = Story(1, agents=[1]).goes_to("keep")
    for kept in ([1, 2], [1, 3], [2, 3]):
        story.puts(3, keep=kept)
    assert story.game.answers[3] == {"keep": (2, 3)}


def test_res_a10_only_the_counts_of_who_was_tied_are_shown_before_the_end() -> None:
    story = Story(5, agents=[3, 5])
    story.goes_to("suspicion").suspects({1: 5, 2: 5, 3: 1, 4: 2})
    while story.step != "accusation":
        for seat, view in story.views().items():
            assert "suspicion" not in json.dumps(view["table"]).replace('"phase": "suspicion"', "")
            if seat:
                own = view["table"]["mine"]["sheet"][0]["suspect"]
                assert own == {1: 5, 2: 5, 3: 1, 4: 2}.get(seat, 0)
        story.close()
    verdict = story.accuses({1: [2, 3], 2: [3, 4], 3: [2, 4], 4: [3, 5], 5: [3, 1]})
    assert [each["suspicions"] for each in verdict["settled"]] == [[[2, 1], [4, 0]]]
    over = story.to_the_end().over
    assert over["suspicions"] == [[1, 1], [2, 1], [3, 0], [4, 0], [5, 2]]
    assert [each["suspect"] for each in over["story"][0]["seats"]] == [5, 5, 1, 2, 0]


def test_res_a11_com_09_nothing_ties_a_revealed_card_to_a_seat_before_the_end() -> None:
    """Two games in which other seats picked the same cards show the same reveal."""
    hands = {1: {1: "R1 R2 M3", 2: "M1 M2 R1", 3: "R3 M1 R1"}}
    shown = []
    for backs in ({1: 1, 2: 2, 3: 3}, {1: 3, 2: 1, 3: 2}):
        story = Story(3, first=1, hands=hands).goes_to("pass1")
        for seat, back in backs.items():
            story.puts(seat, back=back)
        shown.append(json.dumps(story.goes_to("reveal").public))
    assert shown[0] == shown[1]


def test_com_12_at_the_end_everything_is_told() -> None:
    story = Story(3, agents=[2], first=1, hands={1: {1: "R1 R2 M3", 2: "M1 M2 R1", 3: "R3 M1 R1"}})
    story.says(1, M).shows(1, "second").suspects({1: 2, 3: 1})
    first = {seat: [list(card) for card in story.table.now.read(seat)] for seat in story.seats}
    story.accuses({1: [2], 2: [1], 3: [2]})
    over = story.to_the_end().over
    assert over["identities"] == [[1, R], [2, M], [3, R]]
    assert over["ballots"] == [[1, [2]], [2, [1]], [3, [2]]]
    assert [each["round"] for each in over["story"]] == list(range(1, 11))
    seats = over["story"][0]["seats"]
    assert [each["kept"] for each in seats] == [[[R, 1], [R, 2]], [[M, 1], [M, 2]], [[R, 3], [M, 1]]]
    assert [each["read"] for each in seats] == [first[seat] for seat in story.seats]
    assert [each["said"] for each in seats] == [M, "none", "none"]
    assert [each["shown"] for each in seats] == [first[1][1], [], []]
    assert [each["suspect"] for each in seats] == [2, 0, 1]
    for seat in story.people:
        assert story.game.view(seat)["table"]["over"] == over


def test_res_a06_not_even_the_end_shows_a_discard_or_what_nobody_picked() -> None:
    """Two cards kept and two read stand in the story for each seat, and no others."""
    story = Story(3, variant="fracture").to_the_end()
    for of, told in zip((*story.table.past, story.table.now), story.over["story"], strict=True):
        assert set(told) == {"round", "seats"}
        for each in told["seats"]:
            hand, kept = of.hands[each["seat"]], of.kept[each["seat"]]
            assert each["kept"] == [list(hand[at - 1]) for at in kept] and len(each["read"]) == 2
            assert set(each) == {"seat", "kept", "read", "true", "said", "shown", "suspect"}


@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_ruling_that_is_named_has_its_words(players: int) -> None:
    story = Story(players)
    while story.step != "over":
        named = [story.public["now"]["why"], (story.verdict or {"why": []})["why"]]
        named += [story.mine(seat)["why"] for seat in story.people]
        assert {code for each in named for code in each} <= set(reseau_mere.WHY)
        story.close()


def test_what_is_shown_before_the_first_round() -> None:
    public = Story(5, first=2).public
    assert (public["phase"], public["now"]["round"], public["now"]["first"]) == ("identity", 0, 2)
    assert public["past"] == [] and public["totals"] == {R: 0, M: 0}
