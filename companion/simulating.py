"""`hidden-hands simulate`: games without a server. The flags of each game are built from its options."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any

import click

from rules import games
from rules.forms import IllegalInput
from rules.options import Option, complete
from rules.protocol import Rules
from rules.simulate import Summary, simulate, wilson


class Simulate(click.Group):
    """One command for each game there is."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(games.codes())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return command_for(games.load(cmd_name)) if cmd_name in games.codes() else None


def command_for(rules: Rules[Any]) -> click.Command:
    """The command that plays one game, with a flag for each of its options."""
    parameters: list[click.Parameter] = [
        click.Option(["--games"], type=click.IntRange(1), default=1000, show_default=True, help="How many to play."),
        click.Option(["--seed"], type=int, default=0, show_default=True, help="The same seed plays the same games."),
        click.Option(["--bots"], type=click.Choice(sorted(rules.BOTS)), default=first(rules.BOTS), show_default=True),
        click.Option(["--players"], type=one_of(rules.PLAYERS), default=str(rules.PLAYERS[0]), show_default=True),
        *[flag(option) for option in rules.OPTIONS],
        click.Option(["--json", "as_json"], is_flag=True, help="Print the result as one last line of JSON."),
    ]
    return click.Command(rules.CODE, params=parameters, callback=played(rules), help=f"Play {rules.CODE} with bots.")


def flag(option: Option) -> click.Option:
    """An option of the lobby as a flag: `day_clock` becomes `--day-clock`."""
    return click.Option(
        ["--" + option.code.replace("_", "-"), f"option_{option.code}"],
        type=one_of(option.choices),
        default=str(option.default),
        show_default=True,
    )


def one_of(choices: tuple[int | str, ...]) -> click.Choice[str]:
    return click.Choice([str(choice) for choice in choices])


def first(names: Mapping[str, object]) -> str:
    return next(iter(names))


def played(rules: Rules[Any]) -> Callable[..., None]:
    """What the command of this game does."""

    def play(games: int, seed: int, bots: str, players: str, as_json: bool, **flags: str) -> None:
        given = {name.removeprefix("option_"): value for name, value in flags.items()}
        try:
            options = complete(rules, given, int(players))
        except IllegalInput as error:
            raise click.UsageError(f"{error.code}: {error.facts}") from error
        summary = with_progress(rules, options, games, seed, bots)
        click.echo(json.dumps(as_data(summary)) if as_json else as_text(summary))

    return play


def with_progress(rules: Rules[Any], options: Mapping[str, Any], number: int, seed: int, bots: str) -> Summary:
    """Play them; a bar on a terminal, on stderr so that the output stays clean."""
    if not sys.stderr.isatty():
        return simulate(rules, options, number, seed, bots)
    with click.progressbar(length=number, label=rules.CODE, file=sys.stderr) as bar:
        return simulate(rules, options, number, seed, bots, lambda done: bar.update(done - bar.pos))


def as_data(summary: Summary) -> dict[str, Any]:
    """The fields that programs read. `wins` counts games in which a side won, alone or with another."""
    return {
        "game": summary.game,
        "games": summary.games,
        "seed": summary.seed,
        "options": dict(summary.options),
        "games_per_second": round(summary.games_per_second, 1),
        "rounds_mean": round(summary.rounds_mean, 4),
        "wins": dict(summary.wins),
        "endings": dict(summary.endings),
    }


def as_text(summary: Summary) -> str:
    """The same for a person, with the 95 % interval of each share."""
    lines = [
        f"{summary.game}: {summary.games} games, seed {summary.seed}, {summary.games_per_second:.0f} games a second",
        "options: " + ", ".join(f"{code} {value}" for code, value in summary.options.items()),
        f"rounds: {summary.rounds_mean:.2f} on average",
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
