"""The command `hidden-hands`: run, host, simulate, verify."""

from __future__ import annotations

import dataclasses
import json
import logging
import math
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar
from urllib.parse import urlsplit

import click

from companion import __version__, terminal
from companion.config import Settings, default_data
from companion.errors import NotStored, StartError
from companion.only_server import only_server
from companion.simulating import Simulate
from companion.words import LANGS

if TYPE_CHECKING:
    from companion.record import Report

P = ParamSpec("P")
R = TypeVar("R")
SLOWEST, FASTEST = 10.0, 0.001


def main() -> None:
    """Run the command line."""
    cli(prog_name="hidden-hands", windows_expand_args=False)


def in_one_sentence(command: Callable[P, R]) -> Callable[P, R]:
    """What hinders a start is told in one sentence, with an exit status that is not 0."""

    @wraps(command)
    def told(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except StartError as error:
            raise click.ClickException(str(error)) from error
        except NotStored as error:
            raise click.ClickException(f"The record cannot be written: {error}. Is the disk full?") from error
        except OSError as error:
            where = f" ({error.filename})" if error.filename else ""
            raise click.ClickException(f"{error.strerror or error}{where}.") from error

    return told


data_option = click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    default=default_data,
    show_default="this user's data folder",
    envvar="HIDDEN_HANDS_DATA",
    show_envvar=True,
    metavar="DIR",
    help="Folder that keeps games, seats and keys.",
)


@click.group(context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 110})
@click.version_option(__version__, message="%(prog)s %(version)s")
def cli() -> None:
    """Hidden-role games for friends in one room: phones hold the cards, one screen is the table."""


@cli.command()
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8000,
    show_default=True,
    envvar="HIDDEN_HANDS_PORT",
    show_envvar=True,
    help="Port to listen on; 0 takes any that is free.",
)
@click.option(
    "--host",
    default="0.0.0.0",
    show_default=True,
    envvar="HIDDEN_HANDS_HOST",
    show_envvar=True,
    metavar="ADDRESS",
    help="Address of this machine to listen on; 0.0.0.0 is all of them.",
)
@data_option
@click.option(
    "--no-browser",
    is_flag=True,
    envvar="HIDDEN_HANDS_NO_BROWSER",
    show_envvar=True,
    help="Open no browser; print the host's link and its QR code.",
)
@click.option(
    "--lang",
    type=click.Choice(LANGS),
    default=None,
    envvar="HIDDEN_HANDS_LANG",
    show_envvar=True,
    help="Language of new rooms and phones. Without it each device's own, French on the host screen.",
)
@click.option(
    "--url",
    default="",
    callback=lambda _context, _option, given: public_address(given),
    envvar="HIDDEN_HANDS_URL",
    show_envvar=True,
    metavar="URL",
    help="Public address, when phones come through a proxy.",
)
@click.option(
    "--pace",
    type=click.FloatRange(FASTEST, SLOWEST),
    default=1.0,
    show_default=True,
    callback=lambda _context, _option, given: a_number(given),
    envvar="HIDDEN_HANDS_PACE",
    show_envvar=True,
    help="Multiplies every duration, for trials: 0.05 is twenty times as fast.",
)
@in_one_sentence
def run(port: int, host: str, data: Path, no_browser: bool, lang: str | None, url: str, pace: float) -> None:
    """Start an evening: serve, open the host screen, show the address, the room's code and a QR code."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    data = data.expanduser().absolute()
    with only_server(data, lambda: terminal.next_free_port(host, port)):
        port = free_port(host, port)
        serve_and_announce(Settings(port, host, data, not no_browser, lang or "", url, pace))


def serve_and_announce(settings: Settings) -> None:
    """Serve until Ctrl-C or SIGTERM. Imported here and not above: the server changes Python's sockets for its own."""
    from companion.server import serve

    serve(settings, lambda base, code, host_url: terminal.announce(settings, base, code, host_url))


def free_port(host: str, port: int) -> int:
    """`port`, or the next free one if somebody at the terminal agrees. Raises StartError."""
    try:
        terminal.check_port(host, port)
    except terminal.PortTaken as taken:
        if not (taken.free and sys.stdin.isatty() and sys.stdout.isatty()):
            raise
        if not click.confirm(f"Port {port} is taken. Use {taken.free} instead?", default=True):
            raise
        return taken.free
    return port


def public_address(url: str) -> str:
    """A public address as it stands in the QR code, without a slash at its end."""
    try:
        parts = urlsplit(url.rstrip("/"))
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and not (parts.path or parts.query)
        is_good = is_good and parts.port != 0
    except ValueError:
        is_good = False
    if url and not is_good:
        raise click.BadParameter("an address like https://hands.example.org, without a path, is needed")
    return url.rstrip("/")


def a_number(given: float) -> float:
    """Not "nan", which no comparison keeps out of a range."""
    if math.isnan(given):
        raise click.BadParameter("a number is needed")
    return given


@cli.command()
@data_option
@in_one_sentence
def host(data: Path) -> None:
    """Print a new one-use link to the host screen of the running server."""
    from companion.hostlink import new_link

    link = new_link(data.expanduser().absolute())
    click.echo(f"{link}\n\n{terminal.qr(link)}\nIt works once and for two minutes.")


@cli.command()
@click.argument("game")
@data_option
@click.option("--json", "as_json", is_flag=True, help="Print what was found as one line of JSON.")
@in_one_sentence
def verify(game: str, data: Path, as_json: bool) -> None:
    """Replay the record of a finished GAME (its number) and draw every card again from the published seed."""
    from companion import record

    report = record.verify(game, data.expanduser().absolute())
    if as_json:
        click.echo(json.dumps({**dataclasses.asdict(report), "good": report.is_good}))
    else:
        click.echo(in_words(report))
    sys.exit(0 if report.is_good else 1)


def in_words(report: Report) -> str:
    """What a check found, for a person."""
    if not report.is_good:
        return f"Game {report.game_id} ({report.game}): the record does NOT hold: {report.problem}."
    return (
        f"Game {report.game_id} ({report.game}): the record holds.\n"
        f"  The SHA-256 of its seed, to compare with the one on the host screen: {report.commitment}\n"
        f"  {report.rows} rows replayed, {report.draws} draws computed again, {how_it_ended(report)}."
    )


def how_it_ended(report: Report) -> str:
    """The ending's code; a game that the host stopped has none."""
    return f"ending {report.ending}" if report.ending else "stopped before its end"


cli.add_command(Simulate("simulate", help="Play games without a server, bots only: who wins, how often, how fast."))
