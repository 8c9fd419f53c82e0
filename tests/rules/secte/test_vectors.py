"""The test vectors of the rulings. Seats A to F; A is the Grand Prophète, E the Infidèle, F the Martyr."""

from __future__ import annotations

from typing import Any

from tests.rules.story import IN_ORDER, A, B, C, D, E, F, Story


def winners(story: Story) -> list[int]:
    story.close()
    return story.over["winners"]  # type: ignore[no-any-return]


def test_sec_v01_a_tie_bans_nobody_and_round_2_has_no_guardian() -> None:
    story = Story()
    result = story.votes({A: E, B: E, C: E, D: B, E: B, F: B})
    assert (result["outcome"], result["banned"], result["counts"]) == ("tie", 0, [[B, 3], [E, 3]])
    story.next_round()
    assert story.step == "steps" and story.public["guardians"] == [] and story.public["round"] == 2


def test_sec_v02_the_infidele_banned_la_secte_wins() -> None:
    story = Story()
    result = story.votes({A: E, B: E, C: E, D: E, E: A, F: B})
    assert (result["banned"], result["votes"], result["role"]) == (E, 4, "infidele")
    assert winners(story) == [A, B, C, D]
    assert (story.over["ending"], story.over["sides"]) == ("infidele_banned", ["secte"])


def test_sec_v03_the_grand_prophete_banned_the_living_martyr_wins_too() -> None:
    story = Story()
    assert story.votes({B: A, C: A, E: A, A: E, D: E, F: C})["banned"] == A
    assert winners(story) == [E, F]
    assert (story.over["ending"], story.over["sides"]) == ("grand_prophete_banned", ["infidele", "martyr"])
    assert "SEC-A41" in story.over["why"]


def test_sec_v04_a_martyr_banned_before_does_not_share() -> None:
    story = Story()
    story.bans(F, votes=2)
    story.votes({B: A, C: A, E: A, A: E, D: E})
    assert winners(story) == [E]
    assert story.over["sides"] == ["infidele"]


def test_sec_v05_the_martyr_banned_with_exactly_three_votes_wins_alone() -> None:
    story = Story()
    result = story.votes({A: F, B: F, C: F, D: E, E: D, F: E})
    assert (result["banned"], result["votes"], result["counts"]) == (F, 3, [[F, 3], [E, 2], [D, 1]])
    assert winners(story) == [F]
    assert (story.over["ending"], story.over["sides"]) == ("martyr_banned", ["martyr"])


def test_sec_v06_the_martyr_banned_with_two_votes_goes_and_the_game_goes_on() -> None:
    story = Story()
    result = story.votes({A: F, B: F, C: A, D: B, E: C, F: D})
    assert (result["banned"], result["votes"], result["role"]) == (F, 2, "martyr")
    assert story.card(F)["guards"] == "oeil"
    story.close()
    assert story.step == "guardians" and story.public["guardians"] == [F]


def test_sec_v08_a_curse_takes_the_third_vote_away() -> None:
    story = Story()
    story.uses("malediction", who=D)
    result = story.votes({A: F, B: F, C: E, E: B, F: C})
    assert (result["banned"], result["votes"]) == (F, 2)
    story.close()
    assert story.step == "guardians"


def test_sec_v09_a_curse_breaks_a_tie() -> None:
    story = Story()
    story.uses("malediction", who=D)
    result = story.votes({A: E, B: E, C: E, E: B, F: B})
    assert (result["banned"], result["counts"]) == (E, [[E, 3], [B, 2]])
    assert winners(story) == [A, B, C, D]


def test_sec_v11_grace_cancelled_its_holder_is_not_named_and_e_is_banned() -> None:
    story = Story()
    story.uses("obstruction", step="grace").goes_to("told_grace")
    assert (story.told("grace")["state"], story.told("grace")["holder"]) == ("cancelled", 0)
    assert story.votes({A: E, B: E, C: E, D: E})["banned"] == E
    assert winners(story) == [A, B, C, D]


def test_sec_v12_masque_cancelled_no_swap_is_offered() -> None:
    story = Story()
    story.uses("obstruction", step="masque")
    asked = []
    while story.step != "vote":
        asked.append(story.step)
        story.close()
    assert "told_masque" in asked and not {"claim_masque", "use_masque"} & set(asked)
    assert story.table.bears == story.table.dealt


def test_sec_v13_masked_b_bears_the_infidele_and_is_banned() -> None:
    story = Story(steps={1: ("obstruction", "masque", "malediction", "inquisition", "grace", "oeil")})
    story.uses("masque", who=E)
    result = story.votes({A: B, C: B, D: B, E: B, B: E, F: C})
    assert (result["banned"], result["role"]) == (B, "infidele")
    assert winners(story) == [A, C, D, E]
    assert story.over["sides"] == ["secte"]


def masked_b_and_e(**options: Any) -> Story:
    story = Story(steps={1: ("obstruction", "masque", "malediction", "inquisition", "grace", "oeil")}, **options)
    return story.uses("masque", who=E)


def test_sec_v14_masked_e_goes_as_a_fidele_and_b_reads_infidele_in_round_2() -> None:
    story = masked_b_and_e()
    result = story.votes({A: E, B: E, C: A, D: C, E: F, F: B})
    assert (result["banned"], result["votes"], result["role"]) == (E, 2, "fidele")
    assert story.card(B)["role"] == "fidele"
    story.close()
    assert (story.public["round"], story.step) == (2, "guardians")
    assert (story.card(B)["role"], story.card(B)["new_role"]) == ("infidele", True)
    assert story.card(E)["guards"] == "grace"


def test_sec_v17_masked_b_goes_as_the_martyr_and_f_is_a_fidele_for_good() -> None:
    story = Story(steps={1: ("obstruction", "masque", "malediction", "inquisition", "grace", "oeil")})
    story.uses("masque", who=F)
    result = story.votes({A: B, C: B, D: C})
    assert (result["banned"], result["role"], result["votes"]) == (B, "martyr", 2)
    story.close()
    assert story.card(F)["role"] == "fidele" and story.table.bears[F] == "fidele"
    story.next_round()
    assert story.card(F)["role"] == "fidele" and not story.card(F)["new_role"]


def test_sec_v18_masked_e_goes_as_the_grand_prophete_and_a_wins_as_infidele() -> None:
    story = Story(steps={1: ("masque", "obstruction", "malediction", "inquisition", "grace", "oeil")})
    story.uses("masque", who=E)
    assert story.votes({B: E, C: E})["role"] == "grand_prophete"
    assert winners(story) == [A, F]
    assert story.over["ending"] == "grand_prophete_banned"


def test_sec_v21_nobody_banned_both_regain_their_own_role() -> None:
    story = masked_b_and_e()
    assert story.table.bears[B] == "infidele"
    story.next_round()
    assert (story.card(B)["role"], story.card(E)["role"]) == ("fidele", "infidele")
    assert story.table.bears == story.table.dealt


def test_sec_v23_what_oeil_accepts_from_whom() -> None:
    for asked, true, false in ((A, "yes", "no"), (F, "yes", "no"), (D, "no", "yes")):
        story = Story(steps={1: ("obstruction", "malediction", "oeil", "inquisition", "grace", "masque")})
        story.uses("oeil", who=asked)
        story.refuses("bound_to_truth", asked, answer=false)
        story.says(true)
        assert story.told("oeil")["answer"] == true


def test_sec_v24_two_guardians_each_with_the_step_dealt_to_him() -> None:
    story = Story(
        steps={
            1: ("obstruction", "grace", "malediction", "masque", "inquisition", "oeil"),
            2: ("obstruction", "oeil", "malediction", "masque", "inquisition"),
            3: ("obstruction", "malediction", "masque", "inquisition"),
        }
    )
    story.bans(B)
    story.puts(B, to=C).close()
    assert story.steps_of(C) == ["grace", "oeil"]
    story.bans(C)
    assert (story.card(C)["guards"], story.card(B)["guards"]) == ("oeil", "grace")
    assert story.public["round"] == 3 and story.game.asked == [B, C]
    story.puts(B, to=A).puts(C, to=D).close()
    assert story.table.now.dealt == {A: "obstruction", D: "malediction", E: "masque", F: "inquisition"}
    assert (story.steps_of(A), story.steps_of(D)) == (["obstruction", "grace"], ["malediction", "oeil"])


def three_left(rounds: int) -> Story:
    """Round 4; A, E and F are left."""
    story = Story(rounds=rounds)
    return story.bans(B).bans(C).bans(D)


def test_sec_v26_three_left_the_martyr_goes_with_two_votes() -> None:
    story = three_left(5)
    assert (story.public["round"], story.public["living"]) == (4, [A, E, F])
    assert story.votes({A: F, E: F, F: A})["votes"] == 2
    story.close()
    assert (story.public["round"], story.public["living"]) == (5, [A, E])
    last = three_left(4)
    last.votes({A: F, E: F, F: A})
    assert winners(last) == [E]
    assert last.over["ending"] == "rounds_over"


def test_sec_v28_no_ballot_in_the_last_round() -> None:
    story = Story(steps=IN_ORDER)
    story.next_round().next_round()
    assert story.votes({})["outcome"] == "no_ballot"
    assert winners(story) == [E, F]
    assert story.over["ending"] == "rounds_over"
    without_f = Story()
    without_f.bans(F, votes=2).next_round()
    without_f.votes({})
    assert winners(without_f) == [E]


def test_sec_v29_targets_that_are_refused() -> None:
    story = Story()
    story.bans(B)
    story.claims("obstruction").refuses("not_offered", story.holder("obstruction"), step="obstruction")
    story.claims("masque").refuses("not_offered", story.holder("masque"), who=B)
    holder = story.claims("inquisition").holder("inquisition")
    story.refuses("not_offered", holder, who=holder)
    story.goes_to("vote").refuses("not_offered", A, against=A)
    story.refuses("not_offered", A, against=B)
