"""The server as its own process, with phones that speak HTTP and WebSocket to it."""

from __future__ import annotations

import os
import random
import re
import select
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.publish import STEP
from companion.record import verify
from companion.store import database_of
from tests.companion.evening import Evening
from tests.companion.players import play, table_of, to_the_end
from tests.companion.wire import ROOT, WAIT, Guest, Hall, Reply, Server, until

Serves = Callable[..., Server]


def log_rows(server: Server | Hall) -> list[sqlite3.Row]:
    """The log as another process reads it."""
    connection = sqlite3.connect(database_of(server.data))
    connection.row_factory = sqlite3.Row
    rows = connection.execute("SELECT * FROM log ORDER BY game, number").fetchall()
    connection.close()
    return rows


# Whole games


def test_six_phones_play_a_whole_game(serves: Serves) -> None:
    server = serves(pace=0.02)
    host = Guest(server).becomes_host()
    players = table_of(server)
    assert host.does("option", code="rounds", value="2").status == 200
    threads = play(players, 60)
    assert host.does("start").status == 200
    to_the_end(players, threads, 60)
    stored = {row["answer_id"]: row["key"] for row in log_rows(server) if row["answer_id"]}
    told = {number: key for player in players for number, key in player.acknowledged.items() if " " not in number}
    assert stored == told and len(told) > 12
    assert set().union(*[player.refused for player in players]) & set(stored) == set()
    assert {code for player in players for code in player.refused.values()} <= {
        "too_late",
        "not_yours",
        "bound_to_truth",
    }
    assert "Traceback" not in server.log
    page = host.gets(f"/h/{server.code}").text
    report = verify("1", server.data)
    assert report.is_good and report.ending and report.commitment in page
    assert host.does("rematch").status == 200
    assert host.gets(f"/h/{server.code}/screen").json["key"] == "1.roles"


@pytest.mark.parametrize("seed", [1, 2])
def test_kill_9_at_any_instant_loses_no_acknowledged_answer(serves: Serves, seed: int, is_long: bool) -> None:
    chance = random.Random(seed)
    server = serves(pace=0.05)
    host = Guest(server).becomes_host()
    players = table_of(server, seed)
    host.does("option", code="rounds", value="2")
    threads = play(players, 300)
    assert host.does("start").status == 200
    records: list[tuple[list[tuple[object, ...]], str]] = []
    for _ in range(40 if is_long else 3):
        if all(player.is_done.is_set() for player in players):
            break
        threading.Event().wait(chance.uniform(0.05, 1.5))  # an instant by chance
        server.is_killed()
        records.append(on_record(server.data))
        server.starts()
    to_the_end(players, threads, 240)
    last = [tuple(row) for row in log_rows(server)]
    for rows, key in records:
        assert last[: len(rows)] == rows, "nothing that was on disk is lost or changed"
        assert [row[3] for row in last[len(rows) :] if row[2] != "draw"][:1] in ([key], []), (
            "the same question was open"
        )
    stored = [row["answer_id"] for row in log_rows(server) if row["answer_id"]]
    assert len(stored) == len(set(stored)), "an answer that arrives twice counts once"
    for player in players:
        assert {number for number in player.acknowledged if " " not in number} <= set(stored)
        assert not set(player.refused) & set(stored)
    assert "Traceback" not in server.log
    assert verify("1", server.data).is_good


def on_record(data: Path) -> tuple[list[tuple[object, ...]], str]:
    """The rows that are on disk while the server is dead, and the question that they leave open."""
    evening = Evening(data)
    try:
        assert evening.room.live is not None
        rows = evening.store.db.execute("SELECT * FROM log ORDER BY game, number").fetchall()
        return [tuple(row) for row in rows], evening.room.live.game.key
    finally:
        evening.closed()


def test_sigterm_stops_at_once_with_phones_connected_and_a_restart_finds_everybody(serves: Serves) -> None:
    server = serves()
    host = Guest(server).becomes_host()
    players = table_of(server)
    host.does("start")
    wires = [player.guest.opens_socket() for player in players]
    for wire in wires:
        wire.screen()
    status, seconds = server.stops()
    assert status == 0 and seconds < 2
    assert all(wire.is_closed() for wire in wires)
    for wire in wires:
        wire.socket.close()
    server.starts()
    for player in players:
        with player.guest.opens_socket() as wire:
            assert wire.screen()["key"] == "1.roles"
        assert player.guest.gets(f"/j/{server.code}").text.count(f'data-seat="{player.guest.seat}"') >= 1
    assert "Traceback" not in server.log


def test_the_command_runs_a_server_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "companion", "run", "--port", "0", "--host", "127.0.0.1", "--no-browser", "--data"]
    plain = {name: value for name, value in os.environ.items() if not name.startswith("HIDDEN_HANDS")}
    process = subprocess.Popen(
        [*command, str(tmp_path / "d")], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=plain
    )
    assert process.stdout
    told = b""
    try:
        while b"/host/" not in told:
            ready, _, _ = select.select([process.stdout], [], [], WAIT)
            assert ready, told
            told += os.read(process.stdout.fileno(), 65536)
        assert re.search(rb"http://127\.0\.0\.1:\d+", told)
        process.send_signal(signal.SIGINT)
        assert process.wait(5) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(5)
        process.stdout.close()


def test_a_port_that_is_taken_raises_and_touches_nothing(hall: Hall) -> None:
    code = "import sys; from companion.server import listen; listen('127.0.0.1', int(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(hall.port)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1 and "Address already in use" in done.stderr
    assert Guest(hall).gets("/healthz").json["ok"] is True


# Without a socket, without scripts


def test_a_phone_without_a_socket_asks_and_gets_304_while_nothing_is_new(serves: Serves) -> None:
    server = serves()
    host, ana = Guest(server).becomes_host(), Guest(server).sits("Ana")
    first = ana.screen()
    tag = first.headers["etag"]
    again = until(lambda: (reply := ana.screen(tag)).status == 304 and reply, 5)
    assert again.body == b"" and again.headers["etag"] == tag
    host.does("bots")
    fresh = ana.screen(tag)
    assert fresh.status == 200 and fresh.headers["etag"] != tag and fresh.headers["cache-control"] == "no-store"
    server.is_killed()
    server.starts()
    assert ana.screen(fresh.headers["etag"]).status == 200, "versions begin anew after a restart, tags do not repeat"


def test_a_whole_question_by_forms_alone(hall: Hall) -> None:
    host = hall.host
    ana = Guest(hall)
    assert 'name="name"' in ana.gets(f"/j/{hall.code}").text
    reply = ana.posts(f"/j/{hall.code}/sit", {"name": "Ana <script>"}, script=False)
    assert reply.status == 303 and reply.headers["location"] == f"/j/{hall.code}"
    page = ana.gets(f"/j/{hall.code}").text
    ana.seat = int(re.search(r'data-seat="(\d+)"', page)[1])  # type: ignore[index]
    assert "Ana &lt;script&gt;" in page and "Ana <script>" not in page
    host.does("bots")
    assert host.posts(f"/h/{hall.code}/do", {"action": "start"}, script=False).status == 303
    page = ana.gets(f"/j/{hall.code}").text
    said = {"seat": ana.seat, "key": "1.roles", "a.seen": "seen"}
    refused = ana.posts(f"/j/{hall.code}/answer", {**said, "a.seen": "no"}, script=False)
    assert refused.status == 422 and 'data-key="1.roles"' in refused.text
    assert ana.posts(f"/j/{hall.code}/answer", said, script=False).status == 303
    assert 'data-state="answered"' in ana.gets(f"/j/{hall.code}").text
    late = ana.posts(f"/j/{hall.code}/answer", {**said, "key": "0.roles"}, script=False)
    assert late.status == 409 and 'data-key="1.roles"' in late.text
    assert 'http-equiv="refresh"' in page


def test_an_answer_as_json_and_as_a_form_give_the_same_row(hall: Hall) -> None:
    host = hall.host
    ana, bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
    host.does("bots")
    host.does("start")
    body = {"seat": ana.seat, "key": "1.roles", "id": "a1", "answer": {"seen": "seen"}}
    assert ana.posts_json(f"/j/{hall.code}/answer", body).status == 200
    assert (
        bo.posts(f"/j/{hall.code}/answer", {"seat": bo.seat, "key": "1.roles", "id": "b1", "a.seen": "seen"}).status
        == 200
    )
    rows = {row["answer_id"]: (row["kind"], row["key"], row["data"]) for row in log_rows(hall)}
    assert rows["a1"] == rows["b1"]


def ways_of_an_answer(ana: Guest, code: str, lang: str) -> dict[str, Reply]:
    """What a script may be told when it answers the first question: taken, taken before, refused, late, not yours."""
    address = f"/j/{code}/answer?lang={lang}"
    good = {"seat": ana.seat, "key": "1.roles", "id": f"{lang}1", "a.seen": "seen"}
    return {
        "accepted": ana.posts(address, good),
        "repeated": ana.posts(address, good),
        "refused": ana.posts(address, {**good, "id": f"{lang}2", "a.seen": "no"}),
        "late": ana.posts(address, {**good, "id": f"{lang}3", "key": "0.roles"}),
        "not yours": ana.posts(address, {**good, "seat": ana.seat + 1}),
        "malformed": ana.posts_json(address, {**good, "answer": "seen"}),
    }


def test_sec_a28_sec_a47_a_taken_and_a_refused_answer_are_of_one_length_on_the_wire(hall: Hall) -> None:
    """SEC-A28, SEC-A47: who reads sizes on an encrypted link cannot tell a bound player's refusal from an answer."""
    ana = Guest(hall).sits("Ana")
    hall.host.does("bots")
    hall.host.does("start")
    replies = [ways_of_an_answer(ana, hall.code, lang) for lang in ("fr", "en")]
    told = [reply for ways in replies for reply in ways.values()]
    assert [reply.status for reply in told] == [200, 200, 422, 409, 403, 400] * 2
    assert {len(reply.body) for reply in told} == {STEP}
    assert len({reply.size for reply in told}) == 1, "nor do its first line and its headers"


def test_sec_a28_a_refused_answer_brings_a_screen_just_as_a_taken_one_does(hall: Hall) -> None:
    """Else the frames on a link would tell who is bound to the truth and has tried to lie (SEC-A28)."""
    ana, tries = Guest(hall).sits("Ana"), 20
    hall.host.does("bots")
    hall.host.does("start")
    with ana.opens_socket() as wire:
        wire.screen()
        for number in range(tries):
            said = {"seat": ana.seat, "key": "1.roles", "id": f"{number}", "a.seen": "no"}
            assert ana.posts(f"/j/{hall.code}/answer", said).status == 422
        screens = [wire.screen() for _ in range(tries)]
        assert all('data-state="open"' in screen["regions"]["question"] for screen in screens)
