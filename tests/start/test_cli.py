"""The other commands of `hidden-hands`, and what its terminal shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion import __version__, terminal
from companion.cli import cli, public_address
from companion.record import Report
from companion.simulating import command_for, listed, typed
from rules import games
from rules.options import complete
from rules.simulate import simulate


def hidden_hands(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments))


def test_help_names_every_command() -> None:
    said = hidden_hands("--help").output
    for command in ("run", "host", "simulate", "verify"):
        assert f"\n  {command} " in said


def test_version() -> None:
    assert __version__ in hidden_hands("--version").output


def test_an_unknown_command_is_refused() -> None:
    assert hidden_hands("dance").exit_code == 2
    assert hidden_hands("simulate", "no_such_game").exit_code == 2


# simulate

RELAY = games.load("relay", Path(__file__).parents[1] / "companion" / "games" / "rules")
FIELDS = ["game", "games", "seed", "options", "games_per_second", "rounds_mean", "wins", "endings"]


@pytest.mark.parametrize("code", games.codes())
def test_simulate_ends_with_one_line_for_programs(code: str) -> None:
    done = hidden_hands("simulate", typed(code), "--games", "30", "--seed", "7", "--json")
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout.splitlines()[-1])
    rules = games.load(code)
    assert list(figures) == [*FIELDS, *(f"{name}_mean" for name in rules.MEASURES)]
    assert (figures["game"], figures["games"], figures["seed"]) == (typed(code), 30, 7)
    assert sum(figures["endings"].values()) == 30
    assert list(figures["wins"]) == list(rules.SIDES) and list(figures["endings"]) == list(rules.ENDINGS)
    assert figures["options"] == complete(rules, {}, min(next(iter(rules.MODES.values()))))


def test_simulate_with_a_seed_is_the_same_again() -> None:
    first, second = (json.loads(hidden_hands("simulate", "secte", "--games", "20", "--json").stdout) for _ in range(2))
    assert {**first, "games_per_second": 0} == {**second, "games_per_second": 0}


@pytest.mark.parametrize("code", games.codes())
def test_simulate_has_a_flag_for_each_choice_of_each_option(code: str) -> None:
    rules = games.load(code)
    for option in rules.OPTIONS:
        for choice in option.choices:
            players = next(str(number) for number in rules.PLAYERS if choice in option.choices_for(number))
            said = ("--games", "1", "--json", "--players", players, f"--{typed(option.code)}", str(choice))
            done = hidden_hands("simulate", typed(code), *said)
            assert json.loads(done.stdout)["options"][option.code] == choice


def plays_relay(*arguments: str) -> Result:
    return CliRunner().invoke(command_for(RELAY), ["--games", "4", "--json", *arguments])


@pytest.mark.parametrize(
    ("said", "players", "rounds"),
    [
        ((), 1, 3),
        (("--seats", "3"), 1, 3),
        (("--mode", "pair"), 2, 2),
        (("--players", "2"), 2, 2),
        (("--mode", "pair", "--seats", "3", "--players", "2", "--talk", "whispered"), 2, 2),
    ],
)
def test_people_are_named_by_their_number_their_seats_or_their_mode(said: list[str], players: int, rounds: int) -> None:
    """Options that are not named are what is usual with so many."""
    figures = json.loads(plays_relay(*said).stdout.splitlines()[-1])
    assert (figures["options"]["players"], figures["options"]["rounds"]) == (players, rounds)
    assert 0 <= figures["yes_mean"] <= 3 * rounds and list(figures)[-1] == "yes_mean"


@pytest.mark.parametrize("said", [("--mode", "alone", "--players", "2"), ("--mode", "alone", "--talk", "whispered")])
def test_flags_that_contradict_each_other_are_refused_with_the_reason(said: tuple[str, ...]) -> None:
    done = plays_relay(*said)
    assert done.exit_code == 2
    assert "not_with_so_many" in done.output or "Alone: 1 people at 3 seats. Pair: 2 people at 3 seats." in done.output


def test_a_mode_is_asked_for_only_where_there_are_several() -> None:
    assert "--mode" in plays_relay("--help").output
    assert "--mode" not in hidden_hands("simulate", "secte", "--help").output


def test_a_game_is_typed_with_hyphens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "codes", lambda *folders: ("lake_house",))
    monkeypatch.setattr(games, "load", lambda code, *folders: RELAY)
    assert "\n  lake-house " in hidden_hands("simulate", "--help").output
    for name in ("lake-house", "lake_house"):
        assert hidden_hands("simulate", name, "--games", "1").exit_code == 0


def test_means_are_told_to_a_person_too() -> None:
    assert "yes: " in CliRunner().invoke(command_for(RELAY), ["--games", "4"]).output


def test_numbers_are_listed_as_ranges() -> None:
    assert listed([3, 1, 2, 6, 8, 9, 9]) == "1 to 3, 6, 8 to 9"


def test_simulate_tells_a_person_shares_with_their_intervals() -> None:
    said = hidden_hands("simulate", "secte", "--games", "20").output
    assert "games a second" in said and "95 % interval" in said and "infidele_banned" in said


def test_simulate_refuses_what_the_game_does_not_offer() -> None:
    assert hidden_hands("simulate", "secte", "--rounds", "9").exit_code == 2
    assert hidden_hands("simulate", "secte", "--bots", "oracle").exit_code == 2
    assert hidden_hands("simulate", "secte", "--games", "0").exit_code == 2


def test_simulate_reports_its_progress() -> None:
    rules, seen = games.load("secte"), list[int]()
    simulate(
        rules, {option.code: option.default for option in rules.OPTIONS} | {"players": 6}, 120, 1, "random", seen.append
    )
    assert seen[-1] == 120 and seen == sorted(seen)


# verify, host

GOOD = Report("secte", "3", "c" * 64, 120, 30, "rounds_over")


@pytest.mark.parametrize(("problem", "status"), [("", 0), ("row 7 is not what the rules make", 1)])
def test_verify_tells_by_its_exit_status(monkeypatch: pytest.MonkeyPatch, problem: str, status: int) -> None:
    from dataclasses import replace

    monkeypatch.setattr("companion.record.verify", lambda game, data: replace(GOOD, problem=problem))
    words, data = hidden_hands("verify", "3"), hidden_hands("verify", "3", "--json")
    assert words.exit_code == data.exit_code == status
    assert (problem or "the record holds") in words.output
    assert json.loads(data.output)["good"] == (not problem)


def test_verify_and_host_without_a_record_say_so(tmp_path: Path) -> None:
    for command in (["verify", "1"], ["host"]):
        done = hidden_hands(*command, "--data", str(tmp_path / "none"))
        assert done.exit_code == 1
        assert done.output.startswith("Error: ") and done.output.count("\n") == 1
    assert not (tmp_path / "none").exists()


# What the terminal shows


def test_the_qr_code_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    import zxingcpp
    from PIL import Image

    lines = [line[2:] for line in terminal.qr("http://192.168.1.24:8000/j/MKZT").splitlines()]
    image = Image.new("L", (len(lines[0]), 2 * len(lines)))
    lit = {"█": (255, 255), "▀": (255, 0), "▄": (0, 255), " ": (0, 0)}
    for row, line in enumerate(lines):
        for column, block in enumerate(line):
            for half in (0, 1):
                image.putpixel((column, 2 * row + half), lit[block][half])
    large = image.resize((image.width * 8, image.height * 8), Image.Resampling.NEAREST)
    assert [code.text for code in zxingcpp.read_barcodes(large)] == ["http://192.168.1.24:8000/j/MKZT"]


@pytest.mark.parametrize("given", ["", "https://hands.example.org/", "http://hands.example.org:8080"])
def test_a_public_address_loses_its_last_slash(given: str) -> None:
    assert public_address(given) == given.rstrip("/")
