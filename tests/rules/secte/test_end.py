"""The endings, who wins, and what is told at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.story import IN_ORDER, SEATS, STANDARD, STEPS, A, B, C, D, E, F, Story


def test_sec_11_sec_12_sec_13_sec_52_la_secte_is_the_grand_prophete_and_the_fideles() -> None:
    story = Story()
    story.votes({A: E})
    story.close()
    assert (story.over["ending"], story.over["winners"]) == ("infidele_banned", [A, B, C, D])


def test_sec_14_sec_54_the_infidele_survives_the_last_round() -> None:
    story = Story(rounds=2)
    story.to_the_end()
    assert (story.over["ending"], story.over["sides"][0]) == ("rounds_over", "infidele")
    assert E in story.over["winners"]


def test_sec_15_sec_53_the_infidele_wins_when_the_grand_prophete_is_banned() -> None:
    story = Story()
    story.votes({B: A})
    story.close()
    assert (story.over["ending"], story.over["winners"]) == ("grand_prophete_banned", [E, F])


def test_sec_17_sec_a41_the_living_martyr_wins_when_the_infidele_is_not_banned() -> None:
    story = Story()
    story.to_the_end()
    assert (story.over["winners"], story.over["sides"]) == ([E, F], ["infidele", "martyr"])
    assert "SEC-A41" in story.over["why"]


def test_sec_17_not_when_the_infidele_is_banned() -> None:
    story = Story()
    story.votes({A: E})
    assert F not in story.close().over["winners"]


def test_sec_55_the_martyrs_ban_ends_the_game() -> None:
    story = Story()
    story.votes({A: F, B: F, C: F})
    assert story.close().over["ending"] == "martyr_banned" and story.game.is_over


def test_sec_a41_the_second_condition_of_the_martyr_ends_no_game() -> None:
    story = Story()
    story.bans(B).bans(C)
    assert not story.game.is_over


def test_sec_a13_a_banned_fidele_wins_with_his_camp() -> None:
    story = Story()
    story.bans(B)
    story.votes({A: E})
    story.close()
    assert story.over["winners"] == [A, B, C, D] and "SEC-A13" in story.over["why"]


@pytest.mark.parametrize(
    ("seat", "votes", "ending"),
    [(E, 1, "infidele_banned"), (A, 1, "grand_prophete_banned"), (F, 3, "martyr_banned"), (B, 1, "rounds_over")],
)
def test_sec_a44_a_ban_in_the_last_round_counts_before_its_end(seat: int, votes: int, ending: str) -> None:
    story = Story(rounds=2)
    story.next_round()
    story.bans(seat, votes)
    assert story.over["ending"] == ending
    assert ("SEC-A44" in story.over["why"]) == (ending != "rounds_over")


MASK_FIRST = ("masque", *(step for step in STEPS if step != "masque"))


def last_round_masked(holder: int, partner: int, **options: Any) -> Story:
    """Round 2 of 2; these two are masked."""
    rest = iter(MASK_FIRST[1:])
    dealt = tuple("masque" if seat == holder else next(rest) for seat in SEATS)
    story = Story(steps={**IN_ORDER, 2: dealt}, rounds=2, **options)
    return story.next_round().uses("masque", who=partner)


def test_sec_a25_in_the_last_round_a_mask_on_the_infidele_steals_his_win() -> None:
    story = last_round_masked(B, E)
    story.to_the_end()
    assert story.over["winners"] == [B, F] and "SEC-A25" in story.over["why"]


def test_sec_a25_a_mask_on_the_martyr_takes_his_second_condition_along() -> None:
    story = last_round_masked(B, F)
    story.to_the_end()
    assert story.over["winners"] == [B, E]


def test_sec_a25_option_dealt_masks_fall_before_sec_54_and_sec_17_are_judged() -> None:
    for partner in (E, F):
        story = last_round_masked(B, partner, final_count="dealt")
        story.to_the_end()
        assert (story.over["winners"], story.over["ending"]) == ([E, F], "rounds_over")
        assert "SEC-A25-dealt" in story.over["why"] and "SEC-A25" not in story.over["why"]


def test_sec_a25_option_dealt_a_ban_is_judged_by_the_borne_role() -> None:
    story = last_round_masked(B, E, final_count="dealt")
    story.bans(B)
    assert (story.over["ending"], story.over["winners"]) == ("infidele_banned", [A, C, D, E])


def test_sec_a25_option_dealt_a_frozen_swap_does_not_fall() -> None:
    story = last_round_masked(B, E, final_count="dealt")
    story.bans(E)
    assert (story.over["ending"], story.over["winners"]) == ("rounds_over", [B, F])


def test_sec_a25_a_mask_of_an_earlier_round_has_fallen() -> None:
    story = Story(steps={1: ("obstruction", "masque", "malediction", "inquisition", "grace", "oeil")}, rounds=2)
    story.uses("masque", who=E).next_round().to_the_end()
    assert story.over["winners"] == [E, F] and "SEC-A25" not in story.over["why"]


def test_a_banned_bearer_of_the_martyr_does_not_win_later() -> None:
    story = Story(rounds=2).uses("masque", who=F)
    story.bans(C, votes=2).to_the_end()
    assert (story.over["winners"], story.over["sides"]) == ([E], ["infidele"])


def test_com_12_at_the_end_everything_is_told() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")}, rounds=2)
    story.uses("malediction", who=D)
    story.bans(B)
    story.puts(B, to=C).close()
    story.uses("masque", who=E)
    story.to_the_end()
    over = story.over
    assert [(role["seat"], role["dealt"]) for role in over["roles"]] == list(zip(SEATS, STANDARD, strict=True))
    assert {role["seat"]: role["borne"] for role in over["roles"]}[C] == "infidele"
    first, second = over["story"]
    assert [(step["step"], step["holder"]) for step in first["steps"]] == list(zip(STEPS, SEATS, strict=True))
    assert {"step": "malediction", "holder": C, "lent_by": B} in second["steps"]
    assert second["masked"] == [C, E]
    assert first["result"]["ballots"] == [[A, B]] and first["result"]["banned"] == B
    assert next(step for step in second["ritual"] if step["step"] == "grace")["holder"] == E
    assert story.card(C)["role"] == "infidele" and not story.card(C)["masked"]


def test_nothing_of_the_end_is_told_before() -> None:
    story = Story()
    while not story.game.is_over:
        assert story.public["over"] is None
        story.close()


def test_after_the_end_nothing_is_asked() -> None:
    story = Story()
    story.to_the_end()
    assert story.game.asked == [] and story.game.rewindable() == [] and story.game.view(A)["asked"] == {}
