"""Writes docs/reference.md out of the code: python docs/make_reference.py. A test compares the two."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import click

from companion.cli import cli
from companion.config import Settings, templates_folder
from companion.errors import REFUSALS
from companion.simulating import listed as numbers
from companion.words import Words
from rules import forms, games
from rules.options import Option
from rules.protocol import Rules

PAGE = Path(__file__).with_name("reference.md")
LANG = "en"
SETTINGS = {
    "port": "port to listen on",
    "host": "address of this machine to listen on",
    "data": "folder of the record",
    "browser": "whether to open the host screen",
    "lang": "language of new rooms and phones; empty: each device's own",
    "url": "public address behind a proxy; empty: phones reach the server itself",
    "pace": "multiplies every duration",
    "game_folders": "folders with games beside those that ship",
}
ELSEWHERE = {
    "HIDDEN_HANDS_VENV": "`party.py`: folder of its environment",
    "HIDDEN_HANDS_CHROMIUM": "tests: the Chromium to use",
    "HIDDEN_HANDS_LONG": "tests: `1` for the numbers of a release, as `test --long` sets it",
    "HIDDEN_HANDS_CPU_SECONDS": "tests: processor time for the random play of each game",
}
"""Variables of the environment that are no option of a command."""


def page() -> str:
    """The whole page."""
    parts = [
        ["# Reference", "", "Written by `docs/make_reference.py` out of the code; a test holds it complete.", ""],
        commands(),
        settings(),
        variables(),
        *(game(games.load(code)) for code in games.codes()),
        refusals(),
    ]
    return "\n".join(line for part in parts for line in part)


def commands() -> Iterator[str]:
    yield from ("## Commands", "", "`hidden-hands COMMAND`, from a checkout `python3 party.py COMMAND`.", "")
    context = click.Context(cli, info_name="hidden-hands")
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command
        below = sub_commands(command)
        yield from command_lines(name, command)
        for code, game_command in below:
            yield from command_lines(f"{name} {code}", game_command)


def sub_commands(command: click.Command) -> list[tuple[str, click.Command]]:
    if not isinstance(command, click.Group):
        return []
    context = click.Context(command)
    return [(name, found) for name in command.list_commands(context) if (found := command.get_command(context, name))]


def command_lines(name: str, command: click.Command) -> Iterator[str]:
    arguments = [str(parameter.name).upper() for parameter in command.params if isinstance(parameter, click.Argument)]
    yield from (f"### {' '.join([name, *arguments])}", "", str(command.help), "")
    options = [parameter for parameter in command.params if isinstance(parameter, click.Option)]
    if options:
        yield from table(("option", "default", "variable", "what"), [option_row(option) for option in options])


def option_row(option: click.Option) -> tuple[str, str, str, str]:
    choices = option.type.choices if isinstance(option.type, click.Choice) else ()
    what = " ".join([option.help or "", " ".join(f"`{choice}`" for choice in choices)]).strip()
    return code(option.opts[0]), default_of(option), code(str(option.envvar or "")), what


def default_of(option: click.Option) -> str:
    if isinstance(option.show_default, str):
        return option.show_default
    if option.is_flag or option.default in (None, ""):
        return ""
    return code(str(option.default))


def settings() -> Iterator[str]:
    yield from ("## Settings", "", "`companion.config.Settings`, for programs that start a server themselves.", "")
    yield from table(
        ("setting", "type", "what"),
        [(code(field.name), code(str(field.type)), SETTINGS[field.name]) for field in dataclasses.fields(Settings)],
    )


def variables() -> Iterator[str]:
    yield from ("## Other variables of the environment", "")
    yield from table(("variable", "what"), [(code(name), what) for name, what in ELSEWHERE.items()])


def game(rules: Rules[Any]) -> Iterator[str]:
    words, name = Words([templates_folder()]), rules.CODE
    yield from (f"## {words.say(LANG, f'{name}-title')} (`{name}`)", "")
    yield f"- Players: {numbers(rules.PLAYERS)}; {rules.MINUTES[0]} to {rules.MINUTES[1]} minutes"
    yield f"- Modes: {'; '.join(f'{code(mode)} {table_of(rules, people)}' for mode, people in rules.MODES.items())}"
    for title, codes in (("Sides", rules.SIDES), ("Endings", rules.ENDINGS), ("Bots", rules.BOTS)):
        yield f"- {title}: {listed(codes)}"
    yield from (f"- Rulings that a result may name: {', '.join(rules.WHY)}", "")
    rows = [choice_row(rules, words, option, choice) for option in rules.OPTIONS for choice in option.choices]
    yield from table(("option", "choice", "default", "what"), rows)


def choice_row(rules: Rules[Any], words: Words, option: Option, choice: int | str) -> tuple[str, str, str, str]:
    """One choice, and with how many people it is possible and the default where that is not always so."""
    name = f"{rules.CODE}-option-{option.code}"
    usual = only_with(rules, "default", lambda players: option.default_for(players) == choice)
    possible = only_with(rules, "", lambda players: choice in option.choices_for(players))
    what = f"{words.say(LANG, name)}: {words.say(LANG, f'{name}-{choice}')}{possible}"
    return code(option.code), code(str(choice)), usual, what


def table_of(rules: Rules[Any], people: tuple[int, ...]) -> str:
    """How many people, and at how many seats where that is another number."""
    seats = tuple(map(rules.seats, people))
    return numbers(people) if seats == people else f"{numbers(people)} at {numbers(seats)} seats"


def only_with(rules: Rules[Any], words: str, is_so: Callable[[int], bool]) -> str:
    """`words`, with the numbers of people for which it is so where it is not for all; nothing where it is for none."""
    so = [players for players in rules.PLAYERS if is_so(players)]
    if not so or len(so) == len(rules.PLAYERS):
        return words if so else ""
    return f"{words} (with {numbers(so)})"


def refusals() -> Iterator[str]:
    words = Words([templates_folder()])
    yield from ("## Refusals", "", "The code that a program gets and the sentence that a person reads.", "")
    yield from table(
        ("code", "from", "sentence"),
        [(code(refusal), source, sentence(words, refusal)) for refusal, source in refusal_codes().items()],
    )


def refusal_codes() -> dict[str, str]:
    """Every code and where it comes from; the first that names it."""
    found = dict.fromkeys(REFUSALS, "companion")
    for refusal in forms.REFUSALS:
        found.setdefault(refusal, "rules")
    for name in games.codes():
        for refusal in games.load(name).REFUSALS:
            found.setdefault(refusal, name)
    return found


def sentence(words: Words, refusal: str) -> str:
    name = f"refused-{refusal.replace('_', '-')}"
    return words.say(LANG, name, **{fact: f"{{{fact}}}" for fact in words.placeholders(LANG, name)})


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in row) + " |"
    yield ""


def listed(codes: Iterable[str]) -> str:
    return ", ".join(code(name) for name in codes)


def code(text: str) -> str:
    return f"`{text}`" if text else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
