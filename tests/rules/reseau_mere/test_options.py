"""The options of the lobby, the head start, and the times of the windows."""

from __future__ import annotations

from typing import Any

import pytest

from rules import reseau_mere
from rules.forms import IllegalInput
from rules.options import Times, complete
from rules.reseau_mere.table import head_start, split
from tests.rules.reseau_mere.story import M, R, Story


def options(players: int = 5, **given: object) -> dict[str, Any]:
    return complete(reseau_mere, given, players)


def refused(players: int, **given: object) -> str:
    with pytest.raises(IllegalInput) as refusal:
        options(players, **given)
    return refusal.value.code


def test_the_options_with_their_defaults() -> None:
    assert options() == {
        "windows": "swift", "rounds": 10, "variant": "none", "picks": "together", "solo_seats": "human",
        "head_start": "off", "players": 5,
    }  # fmt: skip


@pytest.mark.parametrize("players", range(1, 21))
def test_res_a26_express_is_proposed_from_13_people_and_refused_below(players: int) -> None:
    if players < 13:
        assert options(players)["rounds"] == 10 and refused(players, rounds=6) == "not_with_so_many"
    else:
        assert options(players)["rounds"] == 6 and options(players, rounds=10)["rounds"] == 10


def test_res_45_res_59_res_v26_express_with_12_and_with_13() -> None:
    assert refused(12, rounds=6) == "not_with_so_many"
    assert options(13, rounds=6)["rounds"] == 6
    assert refused(13, rounds=7) == "unknown_choice"


@pytest.mark.parametrize("both", ["fracture coordonne", ["fracture", "coordonne"], "fracture+coordonne", True])
def test_res_58_res_a28_res_v28_one_variant_at_most(both: object) -> None:
    assert refused(13, variant=both) == "unknown_choice"


@pytest.mark.parametrize("rounds", [10, 6])
@pytest.mark.parametrize("variant", ["none", "fracture", "coordonne"])
def test_res_a28_express_goes_with_either_or_none(rounds: int, variant: str) -> None:
    assert options(13, rounds=rounds, variant=variant)["variant"] == variant


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_res_a28_with_one_agent_there_is_nobody_to_recognise(players: int) -> None:
    assert refused(players, variant="coordonne") == "not_with_so_many"
    assert options(players, variant="fracture")["variant"] == "fracture"
    assert options(5, variant="coordonne")["variant"] == "coordonne"


def test_res_56_no_variant_unless_it_is_chosen() -> None:
    assert all(options(players)["variant"] == "none" for players in range(1, 21))


def test_res_a24_automata_in_solo_only_and_off_unless_chosen() -> None:
    assert options(1)["solo_seats"] == "human" and options(1, solo_seats="automata")["solo_seats"] == "automata"
    assert all(refused(players, solo_seats="automata") == "not_with_so_many" for players in range(2, 21))


@pytest.mark.parametrize(
    ("players", "rounds", "points"),
    [(3, 10, 12), (4, 10, 24), (5, 10, 12), (6, 10, 24), (8, 10, 24), (10, 10, 48), (16, 10, 72), (20, 10, 72),
     (1, 10, 12), (2, 10, 12), (13, 6, 35), (16, 6, 42), (20, 6, 42)],
)  # fmt: skip
def test_the_head_start_in_numbers(players: int, rounds: int, points: int) -> None:
    given = options(players, rounds=rounds, head_start="on")
    assert head_start(given) == points
    sides = split(players)
    assert points == (sides[R] - sides[M]) * (12 if rounds == 10 else 7)
    assert head_start({**given, "head_start": "off"}) == 0


@pytest.mark.parametrize("players", range(1, 21))
def test_the_head_start_under_fracture_is_in_proportion_to_what_is_picked(players: int) -> None:
    seats = max(3, players)
    for rounds in (10, 6) if players >= 13 else (10,):
        given = options(players, rounds=rounds, head_start="on", variant="fracture")
        whole = head_start({**given, "variant": "none"})
        assert head_start(given) == round(whole * 2 * seats / (2 * seats + 3))
    assert head_start(options(3, variant="fracture", head_start="on")) == 8


def test_the_head_start_is_public_from_the_start_in_the_totals_and_no_round_won() -> None:
    story = Story(5, scores={1: (5, 5)}, head_start="on")
    assert story.public["head_start"] == 12 and story.public["totals"] == {R: 0, M: 12}
    story.goes_to("reveal")
    assert story.public["totals"] == {R: 5, M: 17} and story.public["scored"] == {R: 5, M: 5}
    assert story.public["won"] == {R: 0, M: 0, "nobody": 1}


def test_the_head_start_decides() -> None:
    story = Story(5, agents=[3, 5], scores=dict.fromkeys(range(1, 11), (6, 5)), head_start="on")
    story.accuses({1: [2, 3], 2: [1, 3], 3: [1, 2], 4: [2, 3], 5: [2, 3]})
    story.close()
    assert story.public["totals"] == {R: 63, M: 65} and "RES-HEAD-START" in story.verdict["why"]
    assert story.to_the_end().over["sides"] == [M]


def test_what_the_lobby_tells_before_the_game() -> None:
    told = reseau_mere.before(options(1))
    assert (told["mode"], told["seats"], told["split"], told["rounds"]) == ("solo", 3, {R: 2, M: 1}, 10)
    assert (told["extra"], told["head_start"], told["advance"]) == (0, 0, 12)
    told = reseau_mere.before(options(16, variant="fracture", head_start="on"))
    assert (told["mode"], told["rounds"], told["extra"]) == ("full", 6, 3)
    assert told["head_start"] == told["advance"] == round(42 * 32 / 35)


# Times


@pytest.mark.parametrize(
    ("step", "shortest", "longest"),
    [("identity", 8, 20), ("keep", 8, 30), ("pass1", 3, 8), ("pass2", 3, 8), ("pass1_4", 3, 8), ("pass2_20", 3, 8),
     ("reading", 6, 12), ("suspicion", 5, 15), ("accusation", 10, 120)],
)  # fmt: skip
def test_com_10_res_a32_the_times_of_the_windows(step: str, shortest: float, longest: float) -> None:
    assert reseau_mere.times(step, options(5)) == Times(shortest, longest, True)
    assert reseau_mere.times(step, options(5, windows="strict")) == Times(longest, longest, True)
    assert reseau_mere.times(step, options(20)) == Times(shortest, longest, True)


@pytest.mark.parametrize(
    ("players", "solo_seats", "keep", "pick", "reading"),
    [(1, "human", 90, 24, 24), (2, "human", 60, 16, 24), (1, "automata", 30, 8, 12), (3, "human", 30, 8, 12)],
)
def test_com_10_res_24_res_26_more_time_for_everybody_where_a_phone_plays_several_seats(
    players: int, solo_seats: str, keep: float, pick: float, reading: float
) -> None:
    """30 s for each controlled seat; 24 s of reading in Solo and Duo."""
    given = options(players, solo_seats=solo_seats)
    assert reseau_mere.times("keep", given) == Times(8, keep, True)
    assert reseau_mere.times("pass1", given) == reseau_mere.times("pass2", given) == Times(3, pick, True)
    assert reseau_mere.times("reading", given) == Times(6, reading, True)
    assert reseau_mere.times("pass1_1", given) == Times(3, 8, True), "in turn each seat has its own window"
    assert reseau_mere.times("suspicion", given) == Times(5, 15, True)


@pytest.mark.parametrize("windows", ["swift", "strict"])
@pytest.mark.parametrize("players", [1, 2, 3, 20])
def test_com_10_res_a08_res_a09_report_and_evidence(players: int, windows: str) -> None:
    """A report closes on the tap; the pause after it is fixed, and nobody may cut it short."""
    given = options(players, windows=windows)
    for seat in range(1, max(3, players) + 1):
        assert reseau_mere.times(f"report_{seat}", given) == Times(0, 8, True)
        assert reseau_mere.times(f"evidence_{seat}", given) == Times(4, 4, False)


@pytest.mark.parametrize("windows", ["swift", "strict"])
@pytest.mark.parametrize(("players", "longest"), [(1, 90), (3, 90), (12, 90), (13, 60), (20, 60)])
def test_com_10_res_a32_the_discussion_is_shorter_from_13_on_and_the_host_may_add(
    players: int, longest: float, windows: str
) -> None:
    assert reseau_mere.times("discussion", options(players, windows=windows)) == Times(0, longest, True, True)


@pytest.mark.parametrize("windows", ["swift", "strict"])
def test_com_10_res_a32_moments_may_be_cut_short(windows: str) -> None:
    assert reseau_mere.times("reveal", options(5, windows=windows)) == Times(0, 20, True)
    for step in ("count", "total"):
        assert reseau_mere.times(step, options(5, windows=windows)) == Times(0, 15, True)


@pytest.mark.parametrize("given", [{"players": 1}, {"players": 1, "solo_seats": "automata", "picks": "in_turn"},
                                   {"players": 2}, {"players": 4, "picks": "in_turn"}])  # fmt: skip
def test_every_step_that_is_asked_has_its_times(given: dict[str, Any]) -> None:
    story = Story(**given)
    while story.step != "over":
        times = reseau_mere.times(story.step, story.game.options)
        assert 0 <= times.shortest <= times.longest > 0
        story.close()
