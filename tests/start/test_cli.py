"""The other commands of `hidden-hands`, and what its terminal shows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from companion import __version__, terminal
from companion.cli import cli, public_address
from companion.record import Report
from rules import games
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

FIELDS = ["game", "games", "seed", "options", "games_per_second", "rounds_mean", "wins", "endings"]


@pytest.mark.parametrize("code", games.codes())
def test_simulate_ends_with_one_line_for_programs(code: str) -> None:
    done = hidden_hands("simulate", code, "--games", "30", "--seed", "7", "--json")
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout.splitlines()[-1])
    rules = games.load(code)
    assert list(figures) == FIELDS
    assert (figures["game"], figures["games"], figures["seed"]) == (code, 30, 7)
    assert sum(figures["endings"].values()) == 30
    assert list(figures["wins"]) == list(rules.SIDES) and list(figures["endings"]) == list(rules.ENDINGS)
    assert figures["options"] == {
        **{option.code: option.default for option in rules.OPTIONS},
        "players": rules.PLAYERS[0],
    }


def test_simulate_with_a_seed_is_the_same_again() -> None:
    first, second = (json.loads(hidden_hands("simulate", "secte", "--games", "20", "--json").stdout) for _ in range(2))
    assert {**first, "games_per_second": 0} == {**second, "games_per_second": 0}


@pytest.mark.parametrize("code", games.codes())
def test_simulate_has_a_flag_for_each_choice_of_each_option(code: str) -> None:
    for option in games.load(code).OPTIONS:
        for choice in option.choices:
            flag = "--" + option.code.replace("_", "-")
            done = hidden_hands("simulate", code, "--games", "1", "--json", flag, str(choice))
            assert json.loads(done.stdout)["options"][option.code] == choice


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
