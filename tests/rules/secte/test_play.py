"""The deal of the roles, the Guardians, the Steps, and how a game goes from round to round."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import secte
from rules.forms import IllegalInput
from rules.game import Game
from rules.options import complete
from tests.rules.story import IN_ORDER, SEATS, SEED, STANDARD, STEPS, A, B, C, D, E, F, Story


def dealt(number: int) -> dict[int, str]:
    game = Game(secte, complete(secte, {}, 6), number.to_bytes(32, "big"))
    return dict(game.table.dealt)


def test_sec_01_each_player_is_one_member() -> None:
    assert sorted(dealt(1)) == list(SEATS)


def test_sec_02_a_role_is_on_its_own_card_only() -> None:
    story = Story()
    for seat in SEATS:
        assert story.card(seat)["role"] == STANDARD[seat - 1]
        others = {key: value for key, value in story.game.view(seat)["table"].items() if key not in ("card", "options")}
        assert not any(role in str(others) for role in STANDARD)
    assert not any(role in str(story.public | {"options": {}}) for role in STANDARD)


def test_sec_03_exactly_one_infidele() -> None:
    assert all(list(dealt(number).values()).count("infidele") == 1 for number in range(40))


def test_sec_04_six_role_cards() -> None:
    assert all(len(dealt(number)) == 6 for number in range(40))


def test_sec_05_sec_06_sec_07_sec_08_sec_a04_the_composition() -> None:
    for number in range(40):
        assert Counter(dealt(number).values()) == {"grand_prophete": 1, "fidele": 3, "infidele": 1, "martyr": 1}


def test_sec_a01_six_players_and_no_other_number() -> None:
    assert secte.PLAYERS == (6,)
    for players in (0, 1, 5, 7, 12):
        with pytest.raises(IllegalInput) as refusal:
            complete(secte, {}, players)
        assert refusal.value.code == "wrong_players"


def test_sec_a02_three_rounds_or_two_to_five_public_from_the_start() -> None:
    assert (Story().public["round"], Story().public["rounds"]) == (1, 3)
    for rounds in (2, 3, 4, 5):
        story = Story(rounds=rounds)
        assert story.public["rounds"] == rounds
        story.to_the_end()
        assert (story.public["round"], story.over["ending"]) == (rounds, "rounds_over")
    for rounds in (1, 6):
        with pytest.raises(IllegalInput) as refusal:
            Story(rounds=rounds)
        assert refusal.value.code == "unknown_choice"


def test_sec_a03_com_07_roles_are_shuffled_by_the_server_uniformly() -> None:
    games = 1200
    infidele = Counter(seat for number in range(games) for seat, role in dealt(number).items() if role == "infidele")
    assert all(games / 6 * 0.75 < infidele[seat] < games / 6 * 1.25 for seat in SEATS)


def test_sec_a03_even_the_infidele_knows_nobody() -> None:
    story = Story()
    assert set(story.card(E)) == {
        "role", "masked", "may_lie", "guards", "lent_to", "why", "alive", "cursed", "steps", "new_role", "decoys",
    }  # fmt: skip


def test_sec_09_six_steps_one_of_each() -> None:
    story = Story(steps={}).goes_to("steps")
    assert sorted(story.table.now.steps) == sorted(STEPS)


def test_sec_18_a_game_has_several_rounds() -> None:
    story = Story()
    assert [story.public["round"], story.next_round().public["round"], story.next_round().public["round"]] == [1, 2, 3]


def test_sec_19_four_phases_in_this_order() -> None:
    story, phases = Story(), list[str]()
    story.bans(B)
    while story.public["round"] == 2:
        if not phases or phases[-1] != story.public["phase"]:
            phases.append(story.public["phase"])
        story.close()
    assert phases == ["guardians", "steps", "ritual", "discussion", "vote", "count", "verdict"]


def test_sec_20_a_banned_player_guards_the_step_he_held() -> None:
    story = Story()
    story.bans(D)
    assert story.card(D)["guards"] == "inquisition"


def test_sec_21_the_guardian_acts_before_the_deal_in_every_round() -> None:
    story = Story(rounds=4)
    story.bans(B)
    for _ in (2, 3, 4):
        assert story.step == "guardians" and not any(story.steps_of(seat) for seat in SEATS)
        story.close()
        assert story.step == "steps"
        if story.public["round"] < 4:
            story.next_round()


def test_sec_22_the_guardian_chooses_in_secret_among_the_living() -> None:
    story = Story()
    story.bans(B)
    assert story.game.form(B).fields["to"].shown == (A, C, D, E, F)
    before = [story.game.view(seat) for seat in (0, *SEATS) if seat != B]
    story.puts(B, to=C)
    assert [story.game.view(seat) for seat in (0, *SEATS) if seat != B] == before
    story.refuses("not_offered", B, to=B)


def test_sec_23_the_chosen_receives_the_step_in_addition() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    story.puts(B, to=C).close()
    assert story.steps_of(C) == ["malediction", "masque"]


def test_sec_24_all_six_steps_are_active_when_holders_are_banned() -> None:
    story = Story(rounds=5)
    for seat in (B, C, D):
        story.bans(seat).goes_to("steps")
        holders = story.table.now.steps
        assert sorted(holders) == sorted(STEPS)
        assert set(holders.values()) == set(story.public["living"])


def test_sec_25_a_player_may_hold_several_steps() -> None:
    story = Story(rounds=5)
    story.bans(B).goes_to("steps").bans(C)
    story.puts(B, to=A).puts(C, to=A).close()
    assert len(story.steps_of(A)) == 3


def test_sec_26_the_steps_are_shuffled_every_round() -> None:
    story = Story(steps={})
    deals = {tuple(story.goes_to("steps").table.now.dealt.items())}
    deals |= {tuple(story.next_round().goes_to("steps").table.now.dealt.items()) for _ in (2, 3)}
    assert len(deals) > 1


def test_sec_27_one_step_each() -> None:
    story = Story(steps={}).goes_to("steps")
    assert [len(story.steps_of(seat)) for seat in SEATS] == [1] * 6


def test_sec_28_each_is_responsible_for_his_step_in_this_round() -> None:
    story = Story().goes_to("claim_malediction")
    story.puts(B, use="use")
    assert story.game.is_complete


def test_sec_29_a_step_card_is_on_its_own_phone_only() -> None:
    story = Story().goes_to("steps")
    for seat in SEATS:
        assert story.steps_of(seat) == [STEPS[seat - 1]]
    assert "card" not in story.public and all(step["holder"] == 0 for step in story.public["ritual"])


def test_sec_a05_roles_and_steps_can_be_read_at_any_time() -> None:
    story = Story()
    story.goes_to("discussion")
    assert (story.card(D)["role"], story.steps_of(D)) == ("fidele", ["inquisition"])


def test_sec_a06_a_guarded_step_is_taken_out_of_the_deal() -> None:
    story = Story(steps=IN_ORDER, rounds=5)
    story.bans(B).goes_to("steps")
    assert "malediction" not in story.table.now.dealt.values()
    assert len(story.table.now.dealt) == len(story.public["living"]) == 5


def test_sec_a07_he_guards_what_was_dealt_and_a_lent_step_goes_back() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    story.puts(B, to=C).close()
    story.bans(C)
    assert (story.card(C)["guards"], story.card(B)["guards"]) == ("masque", "malediction")


def test_sec_a07_sec_22_the_reason_of_a_ban_does_not_tell_who_was_lent_a_step() -> None:
    """It is the same whether the banned player held one Step or two: whom a Guardian chose is a secret."""
    whys = []
    for chosen in (C, D):
        story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
        story.bans(B)
        story.puts(B, to=chosen).close()
        whys.append(story.votes({A: C})["why"])
    assert whys[0] == whys[1] and "SEC-A07" in whys[0]


@pytest.mark.parametrize("how", ["passed", "cancelled", "used"])
def test_sec_a08_he_guards_it_however_it_was_played(how: str) -> None:
    story = Story()
    if how == "cancelled":
        story.uses("obstruction", step="malediction")
    if how == "used":
        story.uses("malediction", who=A)
    story.goes_to("discussion")
    assert story.told("malediction")["state"] == how
    story.bans(B)
    assert story.card(B)["guards"] == "malediction"


def test_sec_a09_only_the_guardian_learns_what_he_guards() -> None:
    story = Story()
    story.bans(B)
    assert [seat for seat in SEATS if story.card(seat)["guards"]] == [B]
    assert "guards" not in story.public


def test_sec_a10_the_chosen_reads_entrusted_and_not_by_whom_in_the_same_reveal() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    story.puts(B, to=C)
    assert story.steps_of(C) == []
    story.close()
    lines = {line["step"]: line for line in story.card(C)["steps"]}
    assert lines["malediction"] == {"step": "malediction", "yours": True, "entrusted": True}
    assert lines["masque"] == {"step": "masque", "yours": True, "entrusted": False}
    assert not any(line["entrusted"] for line in story.card(A)["steps"])


def test_sec_22_sec_23_the_guardian_alone_is_told_to_whom_his_step_went() -> None:
    story = Story(steps={**IN_ORDER, 2: ("obstruction", "masque", "inquisition", "grace", "oeil")})
    story.bans(B)
    assert story.card(B)["lent_to"] == 0, "not before he chose"
    story.puts(B, to=C).close()
    while story.step != "vote":
        assert [story.card(seat)["lent_to"] for seat in SEATS] == [0, C, 0, 0, 0, 0]
        story.close()
    story.votes({A: C})
    assert (story.card(B)["lent_to"], story.card(C)["lent_to"]) == (C, 0), "who is banned keeps what was dealt to him"
    assert story.close().card(B)["lent_to"] == 0, "a new round, a new choice"


def test_sec_a11_com_05_where_chance_chose_the_guardian_alone_is_told_to_whom_and_why() -> None:
    story = Story()
    story.bans(B).close()
    assert (story.card(B)["lent_to"], story.card(B)["why"]) == (story.holder("malediction"), ["SEC-A11"])
    assert all(story.card(seat)["why"] == [] and story.card(seat)["lent_to"] == 0 for seat in SEATS if seat != B)
    chosen = Story()
    chosen.bans(B).puts(B, to=C).close()
    assert chosen.card(B)["why"] == []


def test_sec_a11_com_05_a_silent_guardian_gives_to_a_living_player_by_chance() -> None:
    chosen = set()
    for number in range(30):
        story = Story()
        story.game.__init__(story.game.rules, story.game.options, number.to_bytes(32, "big"))
        story.bans(B).close()
        assert story.holder("malediction") in story.public["living"]
        assert story.game.view(B)["drawn"] == {B: {"to": story.holder("malediction")}}
        assert all(story.game.view(seat)["drawn"] == {} for seat in (0, A, C, D, E, F))
        chosen.add(story.holder("malediction"))
    assert len(chosen) > 2


def test_sec_a11_he_may_repeat_and_two_may_choose_the_same() -> None:
    story = Story(rounds=5)
    story.bans(B)
    story.puts(B, to=D).close().bans(C)
    story.puts(B, to=D).puts(C, to=D).close()
    assert len(story.steps_of(D)) == 3


def test_sec_a12_a_guardian_has_no_vote_and_is_no_target() -> None:
    story = Story(rounds=5)
    story.bans(B)
    for step in ("malediction", "masque", "inquisition", "grace", "oeil"):
        story.claims(step).refuses("not_offered", story.holder(step), who=B)
    story.goes_to("discussion")
    assert B not in story.game.asked
    story.goes_to("vote").refuses("not_asked", B, against=A)
    story.refuses("not_offered", A, against=B)


def test_sec_a14_no_guardian_no_window() -> None:
    story = Story()
    assert story.close().step == "steps"
    assert story.next_round().step == "steps"


def test_sec_46_a_discussion_that_ends_when_all_are_ready() -> None:
    story = Story()
    story.bans(B).goes_to("discussion")
    for seat in (A, C, D, E):
        story.puts(seat, ready="ready")
    assert story.public["phase"] == "discussion" and not story.game.is_complete
    assert story.puts(F, ready="ready").game.is_complete


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (Game(secte, complete(secte, {}, 6), SEED) for _ in range(2))
    assert repr(one.table) == repr(two.table) and one.log == two.log
