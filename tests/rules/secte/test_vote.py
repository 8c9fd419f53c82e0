"""The vote, the count and the verdict."""

from __future__ import annotations

import pytest

from tests.rules.story import SEATS, STEPS, A, B, C, D, E, F, Story


def test_sec_48_everybody_votes_at_once_against_another() -> None:
    story = Story().goes_to("vote")
    assert story.game.asked == list(SEATS)
    for seat in SEATS:
        assert story.game.form(seat).fields["against"].shown == tuple(each for each in SEATS if each != seat)


def test_sec_48_com_04_no_ballot_is_shown_before_all_are() -> None:
    story = Story().goes_to("vote")
    before = [story.game.view(seat) for seat in (0, *SEATS)]
    story.puts(A, against=E)
    after = [story.game.view(seat) for seat in (0, *SEATS)]
    assert [n for n, (one, two) in enumerate(zip(before, after, strict=True)) if one != two] == [A]
    assert story.public["result"] is None


def test_sec_49_sec_a33_the_single_highest_count_is_banned_without_a_majority() -> None:
    result = Story().votes({A: B, C: B, D: E, E: D, F: C})
    assert (result["outcome"], result["banned"], result["votes"]) == ("banned", B, 2)
    assert "SEC-A33" in result["why"]


def test_sec_50_a_tie_bans_nobody() -> None:
    story = Story()
    result = story.votes({A: B, C: B, D: E, F: E})
    assert (result["outcome"], result["banned"], result["role"]) == ("tie", 0, "")
    assert story.public["living"] == list(SEATS)
    assert "SEC-50" in result["why"] and "SEC-A33" not in result["why"], "it says why a tie, not what a majority is"


@pytest.mark.parametrize("seat", [B, E, A, F])
def test_sec_43_sec_51_sec_a34_sec_a42_the_protected_on_top_is_saved_and_nobody_else_goes(seat: int) -> None:
    story = Story().uses("grace", who=seat)
    voters = [each for each in SEATS if each != seat]
    result = story.votes({**dict.fromkeys(voters[:3], seat), voters[3]: voters[0], voters[4]: voters[0]})
    assert (result["outcome"], result["banned"], result["role"]) == ("saved", 0, "")
    assert "SEC-A34" in result["why"] and story.public["living"] == list(SEATS)
    assert story.close().public["round"] == 2


def test_sec_a35_the_tie_is_judged_before_the_protection() -> None:
    result = Story().uses("grace", who=B).votes({A: B, C: B, D: E, F: E})
    assert (result["outcome"], result["banned"]) == ("tie", 0)
    assert "SEC-A35" in result["why"] and "SEC-50" not in result["why"]


def test_sec_42_the_protected_but_not_on_top_changes_nothing() -> None:
    assert Story().uses("grace", who=B).votes({A: B, C: D, E: D})["banned"] == D


def test_sec_a36_a_missing_ballot_is_blank_and_shown_as_such() -> None:
    story = Story().uses("malediction", who=D)
    result = story.votes({A: E, B: E, C: F})
    assert result["silent"] == [E, F]
    assert "SEC-A36" in result["why"]
    story = Story()
    story.bans(C).goes_to("vote").refuses("not_offered", A, against=C)
    story.refuses("not_offered", A, against=A)
    story.refuses("missing", A)


def test_sec_a37_no_ballot_at_all_bans_nobody() -> None:
    result = Story().votes({})
    assert (result["outcome"], result["banned"], result["silent"]) == ("no_ballot", 0, list(SEATS))
    assert "SEC-A37" in result["why"]


def test_sec_a38_com_09_ballots_are_public_by_name_in_seat_order() -> None:
    story = Story().ballots({F: A, B: E, E: A, A: B, D: C})
    result = story.public["result"]
    assert story.step == "count"
    assert result["ballots"] == [[A, B], [B, E], [D, C], [E, A], [F, A]]
    assert result["counts"] == [[A, 2], [B, 1], [C, 1], [E, 1]]
    assert (result["outcome"], result["banned"], result["role"]) == ("", 0, "")


@pytest.mark.parametrize(("seat", "role"), [(A, "grand_prophete"), (B, "fidele"), (E, "infidele"), (F, "martyr")])
def test_sec_a39_the_role_borne_is_shown(seat: int, role: str) -> None:
    story = Story()
    voters = [each for each in SEATS if each != seat]
    result = story.votes(dict.fromkeys(voters[:2], seat))
    assert result["role"] == role and "SEC-A39" in result["why"]


def test_sec_a39_only_the_borne_role_not_what_the_partner_bears() -> None:
    story = Story(steps={1: ("masque", *(step for step in STEPS if step != "masque"))}).uses("masque", who=F)
    result = story.votes({B: F, C: F})
    assert result["role"] == "grand_prophete"
    assert {key: value for key, value in result.items() if value == "martyr"} == {}


def test_sec_a39_option_hidden_the_host_only_says_whether_the_game_goes_on() -> None:
    story = Story(banned_role="hidden")
    result = story.votes({A: F, B: F})
    assert (result["banned"], result["role"], result["outcome"]) == (F, "", "banned")
    assert "SEC-A39-hidden" in result["why"] and not {"SEC-A39", "SEC-A13"} & set(result["why"])
    story.close()
    assert story.public["past"][0]["result"]["role"] == ""
    story.to_the_end()
    assert story.over["story"][0]["result"]["role"] == "martyr"


def test_sec_a40_the_martyr_banned_with_three_votes_wins_alone_or_with_the_infidele() -> None:
    for choice, sides, winners, why in (
        ("alone", ["martyr"], [F], "SEC-A40"),
        ("with_infidele", ["infidele", "martyr"], [E, F], "SEC-A40-with_infidele"),
    ):
        story = Story(martyr_banned=choice)
        story.votes({A: F, B: F, C: F})
        story.close()
        assert (story.over["sides"], story.over["winners"]) == (sides, winners)
        assert why in story.over["why"]


def test_sec_16_sec_a13_under_three_votes_the_martyr_does_not_win() -> None:
    story = Story()
    result = story.votes({A: F, B: F})
    assert "SEC-A13" in result["why"]
    story.close().to_the_end()
    assert (story.over["winners"], story.over["sides"]) == ([E], ["infidele"])


def test_sec_16_more_than_three_votes_win_too() -> None:
    story = Story()
    story.votes({A: F, B: F, C: F, D: F, E: F})
    assert story.close().over["winners"] == [F]


def test_sec_16_whoever_bears_the_martyr_wins_by_his_ban() -> None:
    story = Story().uses("masque", who=F)
    story.votes({A: C, B: C, D: C})
    assert story.close().over["winners"] == [C]


def test_sec_a43_with_three_left_two_votes_at_most_can_hit_the_martyr() -> None:
    story = Story(rounds=5)
    story.bans(B).bans(C).bans(D).goes_to("vote")
    against_f = [seat for seat in story.game.asked if F in story.game.form(seat).fields["against"].shown]
    assert against_f == [A, E]


def test_at_most_one_is_banned_in_a_round() -> None:
    story = Story()
    story.votes({A: B, C: B, D: B, E: C, F: C})
    assert story.public["guardians"] == [B]
