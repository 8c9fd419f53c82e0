"""`hidden-hands run`: starts, says how to get in, stops at once, and says in one sentence why it cannot start."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import socket
import sqlite3
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from companion.cli import cli
from tests.start.conftest import STOP_SECONDS, Command, clean_environment, free_port

HERE = "127.0.0.1"
DROP_CAPABILITY, MAY_WRITE_EVERYWHERE = 24, 1  # of Linux: PR_CAPBSET_DROP, CAP_DAC_OVERRIDE


def start(hidden_hands: Command, port: int, *more: object, **environment: str) -> Any:
    return hidden_hands.start(
        "run", "--no-browser", "--host", HERE, "--port", port, "--data", "data", *more, **environment
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a start that failed."""
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1, done.stderr
    return lines[0]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_starts_answers_and_stops_at_once(hidden_hands: Command, port: int, number: int) -> None:
    server = start(hidden_hands, port)
    code = server.says(rf"http://{HERE}:{port} and type the code (\w+)")[1]
    assert json.loads(server.get(f"http://{HERE}:{port}/healthz"))
    assert b"<form" in server.get(f"http://{HERE}:{port}/j/{code}")
    with socket.create_connection((HERE, port)):  # somebody who holds a connection does not hold the server
        assert server.stop(number) < STOP_SECONDS
    assert "Traceback" not in server.output


def test_the_next_start_resumes_the_room(hidden_hands: Command, port: int) -> None:
    first = start(hidden_hands, port)
    code = first.says(r"type the code (\w+)")[1]
    first.process.kill()
    first.process.wait()
    assert start(hidden_hands, port).says(r"type the code (\w+)")[1] == code


def test_prints_the_hosts_link_and_a_new_one_when_asked(hidden_hands: Command, port: int) -> None:
    server = start(hidden_hands, port)
    link = server.says(rf"Host screen: open (http://{HERE}:{port}/host/\S+)")[1]
    assert server.get(link)
    again = hidden_hands("host", "--data", "data")
    assert again.returncode == 0
    new = again.stdout.split()[0]
    assert new.startswith(f"http://{HERE}:{port}/host/") and new != link
    assert server.get(new)


def test_opens_the_hosts_link_in_the_default_browser(hidden_hands: Command, port: int, tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.part && mv {opened}.part {opened}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    server = hidden_hands.start("run", "--host", HERE, "--port", port, "--data", "data", BROWSER=f"{browser} %s")
    link = server.says(r"if it does not, open (\S+)")[1]
    while not opened.exists():
        assert server.process.poll() is None
    assert opened.read_text(encoding="utf-8") == link


def test_without_a_screen_no_browser_is_opened(hidden_hands: Command, port: int) -> None:
    server = hidden_hands.start("run", "--host", HERE, "--port", port, "--data", "data")
    server.says(r"Host screen: open http")


def test_every_option_is_an_environment_variable_too(hidden_hands: Command, port: int, tmp_path: Path) -> None:
    server = hidden_hands.start(
        "run",
        HIDDEN_HANDS_PORT=str(port),
        HIDDEN_HANDS_HOST=HERE,
        HIDDEN_HANDS_DATA=str(tmp_path / "elsewhere"),
        HIDDEN_HANDS_NO_BROWSER="1",
        HIDDEN_HANDS_LANG="en",
        HIDDEN_HANDS_URL="https://hands.example.org",
        HIDDEN_HANDS_PACE="0.5",
    )
    code = server.says(r"open https://hands.example.org and type the code (\w+)")[1]
    assert b'lang="en"' in server.get(f"http://{HERE}:{port}/j/{code}")
    assert list((tmp_path / "elsewhere").glob("*.sqlite3"))


@pytest.mark.parametrize(
    "option",
    [
        ("--port", "70000"),
        ("--pace", "0"),
        ("--pace", "nan"),
        ("--lang", "de"),
        ("--url", "hands.example.org"),
        ("--url", "https://hands.example.org/below"),
        ("--url", "http://[half"),
    ],
)
def test_odd_values_are_refused(option: tuple[str, str]) -> None:
    done = CliRunner().invoke(cli, ["run", *option])
    assert done.exit_code == 2
    assert option[0] in done.output


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program listens on."""
    with socket.socket() as other:
        other.bind((HERE, 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_taken_port_says_so_and_names_a_free_one(hidden_hands: Command, taken: int) -> None:
    said = refused(hidden_hands("run", "--no-browser", "--host", HERE, "--port", taken, "--data", "data"))
    assert f"Port {taken} is taken" in said
    free = int(said.split("--port ")[1].split()[0].rstrip("."))
    assert free > taken
    start(hidden_hands, free).says("Hidden Hands is running")


def test_at_a_terminal_the_free_port_is_offered(hidden_hands: Command, taken: int) -> None:
    import pty

    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*hidden_hands.command, "run", "--no-browser", "--host", HERE, "--port", str(taken), "--data", "data"],
        cwd=hidden_hands.folder,
        stdin=follower,
        stdout=follower,
        stderr=follower,
    )
    os.close(follower)
    try:
        assert "instead? [Y/n]" in read_until(leader, "instead?")
        os.write(leader, b"\n")
        assert f":{taken}/" not in read_until(leader, "Stop with Ctrl-C")
        os.write(leader, b"\x03")  # Ctrl-C goes to the group of this terminal only if it leads one; so by signal too
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0
    finally:
        process.kill()
        process.wait()
        os.close(leader)


def read_until(terminal: int, wanted: str) -> str:
    seen = ""
    while wanted not in seen:
        seen += os.read(terminal, 4096).decode(errors="replace")
    return seen


def test_a_second_server_with_the_same_folder_is_refused(hidden_hands: Command, port: int) -> None:
    start(hidden_hands, port).says("Hidden Hands is running")
    said = refused(hidden_hands("run", "--no-browser", "--host", HERE, "--port", free_port(), "--data", "data"))
    assert "running already" in said and "--data" in said


def test_an_address_of_another_machine_is_refused(hidden_hands: Command) -> None:
    assert "203.0.113.1" in refused(hidden_hands("run", "--no-browser", "--host", "203.0.113.1", "--data", "data"))
    assert "nowhere.invalid" in refused(
        hidden_hands("run", "--no-browser", "--host", "nowhere.invalid", "--data", "data")
    )


def test_a_folder_without_permission(tmp_path: Path, hidden_hands: Command, port: int) -> None:
    """As root nothing is forbidden, so there the command gives that up first."""
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    for folder in (locked, locked / "below"):
        said = refused(without_power(hidden_hands, "run", "--host", HERE, "--port", port, "--data", folder))
        assert str(folder) in said and "--data" in said
    assert not list(locked.iterdir())


def without_power(command: Command, *arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*command.command, *map(str, arguments)],
        cwd=command.folder,
        env=clean_environment(command.folder, {}),
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=drop_power if os.geteuid() == 0 else None,
    )


def drop_power() -> None:
    """Give up what lets root write everywhere, and nothing else: its Python may lie where only root can read."""
    ctypes.CDLL(None).prctl(DROP_CAPABILITY, MAY_WRITE_EVERYWHERE, 0, 0, 0)


def test_a_full_disk(hidden_hands: Command, port: int) -> None:
    """A limit on the size of files stands for the full disk: writing fails half-way just the same."""
    done = subprocess.run(
        [*hidden_hands.command, "run", "--no-browser", "--host", HERE, "--port", str(port), "--data", "data"],
        cwd=hidden_hands.folder,
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)),
    )
    assert "record" in refused(done)


def test_a_damaged_record_is_left_as_it_is(hidden_hands: Command, port: int, tmp_path: Path) -> None:
    record = made_record(hidden_hands, port)
    whole = record.read_bytes()
    damaged = whole[: len(whole) // 3] + os.urandom(len(whole) // 3) + whole[2 * len(whole) // 3 :]
    for content in (damaged, b"not a database at all, but somebody's diary" * 200):
        record.write_bytes(content)
        said = refused(hidden_hands("run", "--no-browser", "--host", HERE, "--port", port, "--data", "data"))
        assert str(record) in said and "left as it was" in said.replace("left as it is", "left as it was")
        assert record.read_bytes() == content


def test_a_record_of_a_newer_version_is_left_as_it_is(hidden_hands: Command, port: int) -> None:
    record = made_record(hidden_hands, port)
    with contextlib.closing(sqlite3.connect(record)) as database:
        table = "_sqlite_migrations"
        row = database.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()
        columns = [column[1] for column in database.execute(f"PRAGMA table_info({table})")]
        later = ["m999_from_the_future" if name == "name" else value for name, value in zip(columns, row, strict=True)]
        later = [None if name == "id" else value for name, value in zip(columns, later, strict=True)]
        database.execute(f"INSERT INTO {table} VALUES ({','.join('?' * len(columns))})", later)
        database.commit()
        before = list(database.iterdump())
    said = refused(hidden_hands("run", "--no-browser", "--host", HERE, "--port", port, "--data", "data"))
    assert "newer version" in said
    with contextlib.closing(sqlite3.connect(record)) as database:
        assert list(database.iterdump()) == before


def made_record(hidden_hands: Command, port: int) -> Path:
    """The database of a server that ran and was stopped."""
    server = start(hidden_hands, port)
    server.says("Hidden Hands is running")
    server.stop(signal.SIGTERM)
    return next((hidden_hands.folder / "data").glob("*.sqlite3"))


def test_without_a_network_it_starts_and_says_so(hidden_hands: Command, port: int) -> None:
    """The cable out: the machine has no address but its own."""
    script = (
        "from companion import addresses; addresses.interfaces = lambda: []; addresses.way_out = lambda: '';"
        "from companion.cli import main; main()"
    )
    alone = Command(
        hidden_hands.folder, *hidden_hands.command[:-1], hidden_hands.command[-1].rpartition("from")[0] + script
    )
    try:
        server = alone.start("run", "--no-browser", "--port", port, "--data", "data")
        server.says(rf"open http://127.0.0.1:{port} ")
        server.says("No network: phones cannot reach this machine")
        server.stop(signal.SIGTERM)
    finally:
        alone.end()


def test_it_needs_no_module_of_the_current_folder(hidden_hands: Command) -> None:
    (hidden_hands.folder / "click.py").write_text("raise SystemExit('the wrong click')", encoding="utf-8")
    assert hidden_hands("--version").returncode == 0
