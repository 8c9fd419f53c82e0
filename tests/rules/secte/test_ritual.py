"""The six Steps in their open form: claims, what each does, questions and answers, masks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.rules.story import IN_ORDER, SEATS, STANDARD, STEPS, A, B, C, D, E, F, Story

D_MASKS = {1: ("obstruction", "malediction", "inquisition", "masque", "grace", "oeil")}
"""D holds Masque, C the Inquisition."""


def holding(step: str, seat: int) -> Mapping[int, Sequence[str]]:
    """A deal in which this seat holds this Step."""
    rest = iter(each for each in STEPS if each != step)
    return {1: tuple(step if each == seat else next(rest) for each in SEATS)}


# How a Step is called


def test_sec_30_the_six_steps_in_their_order() -> None:
    story, called = Story(), []
    while story.step != "discussion":
        called.append(story.step)
        story.close()
    expected = [each for step in STEPS for each in (f"claim_{step}", f"told_{step}")]
    assert called == ["roles", "steps", *expected]


@pytest.mark.parametrize("step", STEPS)
def test_sec_31_the_responsible_may_use_or_pass(step: str) -> None:
    passed = Story().goes_to(f"told_{step}")
    assert passed.told(step)["state"] == "passed"
    choice = {"step": "oeil"} if step == "obstruction" else {"who": A}
    used = Story(steps=holding(step, F)).uses(step, **choice)
    if step == "inquisition":
        used.puts(F, question="aloud").close()
    assert used.told(step)["state"] == "used" and used.told(step)["holder"] == F


@pytest.mark.parametrize("step", STEPS)
def test_sec_a16_a_pass_does_not_name_the_responsible(step: str) -> None:
    story = Story().goes_to(f"told_{step}")
    assert (story.told(step)["holder"], story.told(step)["state"]) == (0, "passed")
    assert "SEC-A16" in story.told(step)["why"]


@pytest.mark.parametrize("step", STEPS)
def test_sec_a47_the_same_pad_for_all_on_which_only_the_holder_does_anything(step: str) -> None:
    story = Story().goes_to(f"claim_{step}")
    shown = [story.game.view(seat)["asked"][seat] for seat in SEATS]
    assert all(each == shown[0] for each in shown)
    for seat in SEATS:
        if seat != story.holder(step):
            story.refuses("not_yours", seat, use="use")
    assert not story.game.is_complete
    story.puts(story.holder(step), use="use")
    assert story.game.is_complete


def test_sec_a47_a_claim_is_announced_at_once_and_its_holder_chooses() -> None:
    story = Story().claims("malediction")
    assert (story.told("malediction")["state"], story.told("malediction")["holder"]) == ("claimed", B)
    assert story.game.asked == [B]


def test_sec_a47_a_claim_without_a_choice_has_no_effect() -> None:
    story = Story().claims("malediction").close()
    assert story.told("malediction")["state"] == "no_effect"
    assert "SEC-A47" in story.told("malediction")["why"]
    assert story.public["cursed"] == 0
    story.claims("inquisition").puts(D, who=A).close()
    assert story.step == "question"
    assert story.close().told("inquisition")["state"] == "no_effect" and story.step == "told_inquisition"


def test_sec_a47_a_cancelled_step_has_no_window() -> None:
    story = Story().uses("obstruction", step="malediction").goes_to("told_malediction")
    assert all("claim_malediction" not in row.key for row in story.game.log)


def test_sec_a31_each_step_of_one_holder_at_its_own_place() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    story.puts(B, to=A).close()
    assert story.steps_of(A) == ["obstruction", "malediction"]
    story.goes_to("told_obstruction").uses("malediction", who=E)
    assert story.told("obstruction")["state"] == "passed" and story.public["cursed"] == E


def test_sec_a31_the_second_step_of_one_player_says_why_there_are_two() -> None:
    deal = {**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")}
    story = Story(steps=deal)
    story.bans(B)
    story.puts(B, to=A).close().uses("obstruction", step="oeil")
    assert "SEC-A31" not in story.told("obstruction")["why"]
    assert "SEC-A31" in story.uses("malediction", who=E).told("malediction")["why"]
    assert "SEC-A31" not in story.uses("masque", who=E).told("masque")["why"]
    passed = Story(steps=deal)
    passed.bans(B)
    passed.puts(B, to=A).close().goes_to("told_obstruction").uses("malediction", who=E)
    assert "SEC-A31" not in passed.told("malediction")["why"], "that he holds another one is not told (SEC-A16)"


# Why: each reason against what happened


def test_sec_a15_open_every_use_says_that_the_ritual_is_public_and_no_pass_does() -> None:
    story = Story().uses("malediction", who=E).goes_to("told_grace")
    assert "SEC-A15" in story.told("malediction")["why"]
    assert story.told("grace")["why"] == ["SEC-A16", "SEC-A47"]


@pytest.mark.parametrize("step", ["malediction", "grace"])
def test_sec_a19_the_reason_is_named_when_somebody_names_themself(step: str) -> None:
    for target in (A, Story().goes_to("discussion").holder(step)):
        story = Story().uses(step, who=target)
        assert ("SEC-A19" in story.told(step)["why"]) == (target == story.holder(step))


def test_sec_42_sec_a34_nobody_is_said_to_be_saved_before_the_vote() -> None:
    """The reason of a protection is the protection; that it saved somebody is the verdict's."""
    story = Story().uses("grace", who=B)
    assert "SEC-42" in story.told("grace")["why"] and "SEC-A34" not in story.told("grace")["why"]
    assert "SEC-A34" not in story.votes({A: C})["why"]
    assert "SEC-A34" in Story().uses("grace", who=B).votes({A: B})["why"]


@pytest.mark.parametrize("seat", [A, E])
def test_sec_a29_com_05_the_table_is_not_told_that_an_answer_went_by_itself(seat: int) -> None:
    for asked in ({"question": "role", "role": "fidele"}, {"question": "step", "step": "oeil"}):
        story = Story().inquires(seat, **asked).close()
        assert not [why for why in story.told("inquisition")["why"] if why.startswith("SEC-A29")]


# Obstruction


def test_sec_32_sec_a17_obstruction_names_another_step_never_itself_or_a_person() -> None:
    story = Story().claims("obstruction")
    assert story.game.form(A).fields["step"].shown == STEPS[1:]
    story.refuses("not_offered", A, step="obstruction")
    story.refuses("not_this_form", A, who=B)


def test_sec_33_obstruction_is_public() -> None:
    told = Story().uses("obstruction", step="grace").told("obstruction")
    assert (told["holder"], told["names"], told["state"]) == (A, "grace", "used")


@pytest.mark.parametrize("step", STEPS[1:])
def test_sec_34_sec_a16_the_cancelled_step_is_ignored_without_a_name(step: str) -> None:
    story = Story().uses("obstruction", step=step).goes_to(f"told_{step}")
    assert (story.told(step)["state"], story.told(step)["holder"]) == ("cancelled", 0)
    story.next_round().goes_to(f"claim_{step}")


def test_sec_a17_obstruction_cannot_be_used_later_in_the_round() -> None:
    story = Story().goes_to("told_obstruction")
    while story.step != "discussion":
        assert "obstruction" not in story.close().step


def test_sec_a18_obstruction_cancels_a_lent_step_too() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    story.puts(B, to=C).close().uses("obstruction", step="malediction").goes_to("told_masque")
    assert story.told("malediction")["state"] == "cancelled"
    assert story.told("masque")["state"] == "passed"


# Malédiction and Grâce


def test_sec_35_sec_36_sec_56_the_cursed_cannot_vote_in_this_round() -> None:
    story = Story().uses("malediction", who=E)
    assert story.public["cursed"] == E and story.card(E)["cursed"]
    story.goes_to("vote")
    assert E not in story.game.asked
    story.refuses("not_asked", E, against=A)
    story.next_round().goes_to("vote")
    assert E in story.game.asked and story.public["cursed"] == 0


def test_sec_a20_the_cursed_only_loses_the_ballot() -> None:
    story = Story(steps=D_MASKS).uses("malediction", who=E)
    story.uses("masque", who=E).uses("grace", who=E).uses("oeil", who=E)
    assert story.step == "answer" and story.game.asked == [E]
    story.goes_to("vote").puts(A, against=E)


@pytest.mark.parametrize("step", ["malediction", "grace"])
def test_sec_a19_malediction_and_grace_may_name_oneself(step: str) -> None:
    story = Story()
    holder = story.claims(step).holder(step)
    assert story.game.form(holder).fields["who"].shown == SEATS
    story.puts(holder, who=holder)


@pytest.mark.parametrize("step", ["masque", "inquisition", "oeil"])
def test_sec_a19_masque_inquisition_and_oeil_name_another(step: str) -> None:
    story = Story()
    holder = story.claims(step).holder(step)
    assert story.game.form(holder).fields["who"].shown == tuple(seat for seat in SEATS if seat != holder)
    story.refuses("not_offered", holder, who=holder)


def test_sec_42_grace_protects_one_player() -> None:
    story = Story().uses("grace", who=D)
    assert (story.public["protected"], story.told("grace")["target"], story.told("grace")["holder"]) == (D, D, E)
    assert story.next_round().public["protected"] == 0


# Masque


def test_sec_37_sec_a21_the_swap_is_immediate_public_and_not_asked_for() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    assert story.step == "told_masque"
    assert (story.table.bears[D], story.table.bears[E]) == ("infidele", "fidele")
    assert story.public["masked"] == [D, E]


def test_sec_38_sec_a05_nobody_reads_the_new_role_while_masked() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    while story.public["round"] == 1:
        for seat, role in ((D, "fidele"), (E, "infidele")):
            card = story.card(seat)
            assert (card["role"], card["masked"], card["may_lie"]) == (role, True, role == "infidele")
        assert story.steps_of(D) == ["masque"]
        story.close()


def test_sec_a24_unbanned_both_regain_their_role_when_the_next_round_begins() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    assert "SEC-A24" not in story.votes({A: B, B: A})["why"], "whether a further round begins is not known yet"
    story.next_round()
    assert "SEC-A24" in story.public["past"][0]["result"]["why"]
    assert story.table.bears == dict(zip(SEATS, STANDARD, strict=True))
    assert (story.card(D)["masked"], story.card(D)["new_role"]) == (False, False)


def test_sec_a24_the_ban_of_a_third_freezes_nothing() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    story.bans(B)
    assert story.table.bears == dict(zip(SEATS, STANDARD, strict=True))
    assert story.card(D)["role"] == "fidele" and not story.card(D)["new_role"]


def test_sec_a23_a_frozen_swap_stays_and_is_read_when_the_next_round_begins() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    story.votes({A: E})
    assert story.card(D)["role"] == "fidele" and story.card(D)["masked"]
    story.close()
    assert (story.public["round"], story.card(D)["role"], story.card(D)["masked"]) == (2, "infidele", False)
    assert story.card(D)["new_role"] and not story.card(A)["new_role"]
    story.next_round()
    assert story.card(D)["role"] == "infidele" and story.table.bears[D] == "infidele"


def test_sec_a23_the_holder_banned_his_partner_keeps_the_other_role() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=F)
    assert story.votes({A: D})["role"] == "martyr"
    assert story.close().card(F)["role"] == "fidele"


def test_sec_a23_there_is_always_one_infidele_and_one_grand_prophete_in_play() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    story.votes({A: E})
    story.close()
    borne = [story.table.bears[seat] for seat in story.public["living"]]
    assert borne.count("infidele") == borne.count("grand_prophete") == 1


# Inquisition and Œil


def test_sec_39_sec_40_sec_a27_a_question_to_one_player_yes_or_no_and_the_answer_is_public() -> None:
    story = Story().inquires(A, question="aloud")
    assert story.step == "answer" and story.game.asked == [A]
    assert story.game.form(A).fields["answer"].shown == ("yes", "no")
    story.refuses("not_offered", A, answer="perhaps")
    story.says("yes")
    told = story.told("inquisition")
    assert (told["holder"], told["target"], told["question"], told["answer"]) == (D, A, "aloud", "yes")


def test_sec_39_the_question_is_a_step_of_its_own_after_the_target() -> None:
    story = Story().claims("inquisition").puts(D, who=A).close()
    assert (story.step, story.game.asked) == ("question", [D])
    assert story.told("inquisition")["target"] == A
    story.refuses("missing", D, question="role")
    story.puts(D, question="role", role="infidele", step="masque")
    assert story.game.answers[D] == {"question": "role", "role": "infidele"}


@pytest.mark.parametrize("seat", [A, B, F])
def test_sec_41_sec_45_everyone_but_the_infidele_must_answer_honestly(seat: int) -> None:
    role = STANDARD[seat - 1]
    story = Story().inquires(seat, question="role", role=role)
    story.refuses("bound_to_truth", seat, answer="no")
    story.says("yes")
    assert story.told("inquisition")["answer"] == "yes"
    other = Story().inquires(seat, question="role", role="infidele")
    other.refuses("bound_to_truth", seat, answer="yes")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sec_41_sec_45_the_infidele_may_lie(answer: str) -> None:
    story = Story().inquires(E, question="role", role="infidele").says(answer)
    assert story.told("inquisition")["answer"] == answer
    story.uses("oeil", who=E).says(answer)
    assert story.told("oeil")["answer"] == answer


def test_sec_41_the_truth_about_a_step() -> None:
    story = Story().inquires(A, question="step", step="obstruction")
    story.refuses("bound_to_truth", A, answer="no")
    other = Story().inquires(A, question="step", step="grace")
    other.refuses("bound_to_truth", A, answer="yes")


def test_sec_44_sec_a30_a_special_role_is_any_but_fidele() -> None:
    for asked, true in ((A, "yes"), (B, "no"), (C, "no"), (D, "no")):
        story = Story().uses("oeil", who=asked)
        assert story.told("oeil")["question"] == "special"
        assert story.game.form(asked).fields["answer"].accepted == (true,)
    martyr = Story(steps=holding("oeil", A)).uses("oeil", who=F)
    assert martyr.game.form(F).fields["answer"].accepted == ("yes",)
    infidele = Story().uses("oeil", who=E)
    assert infidele.game.form(E).fields["answer"].accepted == ("yes", "no")


def test_sec_a47_the_answer_appears_at_eight_seconds_never_at_the_tap() -> None:
    for story in (Story().inquires(A, question="aloud"), Story().uses("oeil", who=A)):
        asked = story.game.asked[0]
        before = story.public
        story.puts(asked, answer="yes")
        assert not story.game.is_complete and story.public == before


def test_sec_a28_what_is_shown_does_not_tell_who_is_bound() -> None:
    bound = Story().inquires(A, question="role", role="infidele")
    free = Story().inquires(E, question="role", role="infidele")
    assert bound.game.view(A)["asked"][A] == free.game.view(E)["asked"][E]


def test_sec_a28_a_spoken_opinion_is_never_refused() -> None:
    for seat in (A, B, E, F):
        assert Story().inquires(seat, question="aloud").game.form(seat).fields["answer"].accepted == ("yes", "no")


@pytest.mark.parametrize(("seat", "role"), [(A, "grand_prophete"), (B, "fidele"), (F, "martyr")])
def test_sec_a29_com_05_a_silent_bound_player_tells_the_truth(seat: int, role: str) -> None:
    story = Story().inquires(seat, question="role", role=role).close()
    assert story.told("inquisition")["answer"] == "yes"
    assert "SEC-A29" not in story.told("inquisition")["why"]
    assert story.game.view(seat)["drawn"] == {seat: {"answer": "yes"}}
    assert story.game.view(0)["drawn"] == {}


def test_sec_a29_the_silent_infideles_answer_is_drawn() -> None:
    answers = set()
    for number in range(16):
        story = Story()
        story.game.__init__(story.game.rules, story.game.options, number.to_bytes(32, "big"))
        answers.add(story.inquires(E, question="role", role="infidele").close().told("inquisition")["answer"])
    assert answers == {"yes", "no"}


@pytest.mark.parametrize("seat", [A, B, E, F])
def test_sec_a29_a_spoken_opinion_left_without_answer_is_told_so_whoever_it_is(seat: int) -> None:
    story = Story().inquires(seat, question="aloud").close()
    assert story.told("inquisition")["answer"] == "none"
    assert story.told("inquisition")["why"][-1] == "SEC-A29-opinion"
    assert story.game.view(seat)["drawn"] == {}


def test_sec_a26_a_masked_player_answers_from_the_role_last_seen() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    story.inquires(E, question="role", role="infidele")
    assert story.game.form(E).fields["answer"].accepted == ("yes", "no")
    story.says("no").uses("oeil", who=D)
    story.refuses("bound_to_truth", D, answer="yes")
    assert "SEC-A26" in story.says("no").told("oeil")["why"]


@pytest.mark.parametrize(("role", "true", "false"), [("fidele", "yes", "no"), ("grand_prophete", "no", "yes")])
def test_sec_a26_questions_about_the_role_mean_the_one_last_seen(role: str, true: str, false: str) -> None:
    story = Story(ritual="anonymous", steps=D_MASKS).uses("masque", who=A).goes_to("veiled_inquisition")
    story.puts(C, use="use", who=D, question=f"role:{role}").close()
    story.refuses("bound_to_truth", D, answer=false)
    assert story.says(true).told("inquisition")["answer"] == true


def test_sec_a26_a_frozen_role_counts_once_it_was_read() -> None:
    story = Story(steps={**D_MASKS, 2: ("obstruction", "malediction", "inquisition", "masque", "oeil")})
    story.uses("masque", who=E)
    story.bans(E).uses("oeil", who=D)
    assert story.game.form(D).fields["answer"].accepted == ("yes", "no")


def test_sec_a22_the_role_borne_counts_for_the_vote() -> None:
    story = Story(steps=D_MASKS).uses("masque", who=E)
    assert story.votes({A: D})["role"] == "infidele"
    assert story.close().over["ending"] == "infidele_banned"
