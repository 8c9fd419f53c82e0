"""`hidden-hands simulate`: games without a server. The flags of each game are built from its options."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import click

from rules import games
from rules.forms import IllegalInput
from rules.options import Option, complete
from rules.protocol import Rules
from rules.simulate import Summary, simulate, wilson


class Simulate(click.Group):
    """One command for each game there is, named as one types it: `lake_house` is `lake-house`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [typed(code) for code in games.codes()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        code = next((code for code in games.codes() if cmd_name in (code, typed(code))), None)
        return command_for(games.load(code)) if code else None


def typed(code: str) -> str:
    """A name as it is typed and told: with hyphens."""
    return code.replace("_", "-")


def command_for(rules: Rules[Any]) -> click.Command:
    """The command that plays one game, with a flag for each of its options."""
    parameters: list[click.Parameter] = [
        click.Option(["--games"], type=click.IntRange(1), default=1000, show_default=True, help="How many to play."),
        click.Option(["--seed"], type=int, default=0, show_default=True, help="The same seed plays the same games."),
        click.Option(["--bots"], type=click.Choice(sorted(rules.BOTS)), default=first(rules.BOTS), show_default=True),
        *of_table(rules),
        *[flag(option, rules) for option in rules.OPTIONS],
        click.Option(["--json", "as_json"], is_flag=True, help="Print the result as one last line of JSON."),
    ]
    name = typed(rules.CODE)
    return click.Command(name, params=parameters, callback=played(rules), help=f"Play {name} with bots.")


def of_table(rules: Rules[Any]) -> list[click.Parameter]:
    """How many people play, at how many seats, in which of the game's modes."""
    usual = people(rules)
    seats = tuple(sorted({rules.seats(number) for number in rules.PLAYERS}))
    found: list[click.Parameter] = [
        click.Option(["--players"], type=one_of(rules.PLAYERS), show_default=str(usual), help="How many people."),
        click.Option(["--seats"], type=one_of(seats), show_default=str(rules.seats(usual)), help="At how many seats."),
    ]
    if len(rules.MODES) > 1:
        found.append(click.Option(["--mode"], type=one_of(tuple(rules.MODES)), show_default=first(rules.MODES)))
    return found


def people(rules: Rules[Any], players: str | None = None, seats: str | None = None, mode: str | None = None) -> int:
    """How many play: in the first mode that fits what is asked for, at the smallest table. Raises UsageError."""
    for name, numbers in rules.MODES.items():
        fitting = [
            number
            for number in numbers
            if mode in (None, name) and players in (None, str(number)) and seats in (None, str(rules.seats(number)))
        ]
        if fitting:
            return min(fitting, key=lambda number: (rules.seats(number), number))
    said = {"mode": mode, "players": players, "seats": seats}
    flags = ", ".join(f"--{name} {value}" for name, value in said.items() if value is not None)
    raise click.UsageError(f"{flags}: that does not fit together. {ways(rules)}")


def ways(rules: Rules[Any]) -> str:
    """The modes of a game, each with its numbers."""
    return " ".join(
        f"{name.capitalize()}: {listed(numbers)} people at {listed(map(rules.seats, numbers))} seats."
        for name, numbers in rules.MODES.items()
    )


def listed(numbers: Iterable[int]) -> str:
    """Numbers with commas, those that follow each other as a range."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


def flag(option: Option, rules: Rules[Any]) -> click.Option:
    """An option of the lobby as a flag: `day_clock` becomes `--day-clock`. Left out it is what is usual."""
    usual = {option.default_for(players) for players in rules.PLAYERS}
    return click.Option(
        [f"--{typed(option.code)}", f"option_{option.code}"],
        type=one_of(option.choices),
        show_default=str(*usual) if len(usual) == 1 else "by the number of people",
    )


def one_of(choices: tuple[int | str, ...]) -> click.Choice[str]:
    return click.Choice([str(choice) for choice in choices])


def first(names: Mapping[str, object]) -> str:
    return next(iter(names))


def played(rules: Rules[Any]) -> Callable[..., None]:
    """What the command of this game does."""

    def play(
        games: int, seed: int, bots: str, players: str | None, seats: str | None, as_json: bool,
        mode: str | None = None, **flags: str | None,
    ) -> None:  # fmt: skip
        given = {name.removeprefix("option_"): value for name, value in flags.items() if value is not None}
        try:
            options = complete(rules, given, people(rules, players, seats, mode))
        except IllegalInput as error:
            raise click.UsageError(f"{error.code}: {error.facts}") from error
        summary = with_progress(rules, options, games, seed, bots)
        click.echo(json.dumps(as_data(summary)) if as_json else as_text(summary))

    return play


def with_progress(rules: Rules[Any], options: Mapping[str, Any], number: int, seed: int, bots: str) -> Summary:
    """Play them; a bar on a terminal, on stderr so that the output stays clean."""
    if not sys.stderr.isatty():
        return simulate(rules, options, number, seed, bots)
    with click.progressbar(length=number, label=typed(rules.CODE), file=sys.stderr) as bar:
        return simulate(rules, options, number, seed, bots, lambda done: bar.update(done - bar.pos))


def as_data(summary: Summary) -> dict[str, Any]:
    """The fields that programs read. `wins` counts games in which a side won, alone or with another."""
    return {
        "game": typed(summary.game),
        "games": summary.games,
        "seed": summary.seed,
        "options": dict(summary.options),
        "games_per_second": round(summary.games_per_second, 1),
        "rounds_mean": round(summary.rounds_mean, 4),
        "wins": dict(summary.wins),
        "endings": dict(summary.endings),
        **{f"{name}_mean": round(mean, 4) for name, mean in summary.means.items()},
    }


def as_text(summary: Summary) -> str:
    """The same for a person, with the 95 % interval of each share."""
    name = typed(summary.game)
    lines = [
        f"{name}: {summary.games} games, seed {summary.seed}, {summary.games_per_second:.0f} games a second",
        "options: " + ", ".join(f"{code} {value}" for code, value in summary.options.items()),
        f"rounds: {summary.rounds_mean:.2f} on average",
        *(f"{name}: {mean:.2f} on average" for name, mean in summary.means.items()),
        "wins (95 % interval):",
        *shares(summary.wins, summary.games),
        "endings:",
        *shares(summary.endings, summary.games),
    ]
    return "\n".join(lines)


def shares(numbers: Mapping[str, int], of: int) -> list[str]:
    """A line for each name: how often, its share, the interval that holds the true share 95 times in 100."""
    return [
        f"  {name:<24}{number:>8}  {number / of:6.1%}  ({low:.1%} to {high:.1%})"
        for name, number in numbers.items()
        for low, high in [wilson(number, of)]
    ]
