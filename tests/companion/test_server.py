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
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import zxingcpp
from PIL import Image

from companion.hub import MOST_WATCHERS
from companion.publish import STEP
from companion.record import verify
from companion.store import database_of
from tests.companion.evening import Evening
from tests.companion.players import play, table_of, to_the_end
from tests.companion.wire import ROOT, WAIT, Guest, Hall, HungUp, Reply, Server, Wire, until

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


# Sockets


def test_the_newer_tab_wins_and_the_older_is_told(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    with ana.opens_socket() as first:
        first.screen()
        with ana.opens_socket() as second:
            second.screen()
            assert first.event() == ("gone", {"why": "newer_tab"})
            assert first.is_closed()
            Guest(hall).sits("Bo")
            until(lambda: "Bo" in str(second.screen()), why="the newer tab is not told who sits down")


def test_ten_tabs_in_a_row_and_the_last_one_is_told_everything(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    wires = [ana.opens_socket() for _ in range(10)]
    last = wires[-1]
    assert last.screen()["lang"] != "en"
    ana.posts(f"/j/{hall.code}/lang", {"seat": ana.seat, "lang": "en"})
    while last.screen()["lang"] != "en":
        pass
    for wire in wires:
        wire.socket.close()


def test_a_phone_that_is_handed_over_is_told_and_closed(hall: Hall) -> None:
    host, ana, other = hall.host, Guest(hall).sits("Ana"), Guest(hall)
    with ana.opens_socket() as wire:
        wire.screen()
        reply = host.does("move", seat=ana.seat)
        assert reply.status == 200 and reply.json["seconds"] == 120
        key = hand_key(hall, ana.seat)
        assert other.gets(f"/t/{key}").status == 200 and other.gets(f"/t/{key}").status == 200, (
            "looking uses nothing up"
        )
        assert other.posts(f"/t/{key}").status == 200
        until(lambda: wire.event()[0] == "gone", 10)
        assert wire.is_closed()
    other.seat = ana.seat
    assert other.screen().status == 200
    assert ana.screen().refused == "not_your_seat"
    assert Guest(hall).posts(f"/t/{key}").refused == "link_used"
    with ana.opens_socket() as wire:
        assert wire.event()[0] == "refused"


def hand_key(hall: Hall, seat: int) -> str:
    """The key in the QR on the host's screen, read as another phone's camera reads it."""
    svg = hall.host.posts(f"/h/{hall.code}/do", {"action": "move", "seat": seat}).json["html"]
    size = int(re.search(r'viewBox="0 0 (\d+)', svg)[1])  # type: ignore[index]
    picture = Image.new("L", (size * 4, size * 4), 255)
    for x, y, width in ((int(n) for n in run) for run in re.findall(r"M(\d+) (\d+)h(\d+)v1", svg)):
        picture.paste(0, (x * 4, y * 4, (x + width) * 4, (y + 1) * 4))
    return str(zxingcpp.read_barcodes(picture)[0].text).rpartition("/t/")[2]


def test_a_freed_seats_phone_is_told(hall: Hall) -> None:
    host, ana = hall.host, Guest(hall).sits("Ana")
    with ana.opens_socket() as wire:
        wire.screen()
        host.does("free", seat=ana.seat)
        until(lambda: wire.event() == ("gone", {"why": "freed"}), 10)


@pytest.mark.parametrize("first", [0x81, 0x82])
def test_a_frame_of_more_than_4_kb_is_not_even_read(hall: Hall, first: int) -> None:
    ana = Guest(hall).sits("Ana")
    with ana.opens_socket() as wire:
        wire.screen()
        wire.sends_frame(first, b"4" * 100, length=50_000_000)
        assert wire.is_closed(3)
    with ana.opens_socket() as wire:
        wire.screen()
        wire.sends_frame(first, b"4" * 4097)
        assert wire.is_closed(3)
    assert "Traceback" not in hall.log and Guest(hall).gets("/healthz").status == 200


def test_a_stream_of_frames_is_hung_up(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    with ana.opens_socket() as wire:
        wire.screen()
        try:
            for _ in range(200):
                wire.sends('42["x",1]')
        except OSError:
            pass
        assert wire.is_closed(3)


def test_a_second_connect_on_one_connection_leaves_nothing_behind(hall: Hall) -> None:
    """One WebSocket could sit down many times; only its last seat was forgotten when it went."""
    host = hall.host
    ana = Guest(hall).sits("Ana")
    with ana.opens_socket() as wire:
        wire.screen()
        for _ in range(5):
            wire.sends(f'40{{"room":"{hall.code}","seat":{ana.seat}}}')
            wire.sends(f'40{{"room":"{hall.code}","seat":0}}')
    until(lambda: state_of(host, ana.seat) == "away", 10, "the seat of a closed phone is still shown as here")
    assert "Traceback" not in hall.log


def test_a_phone_whose_socket_is_gone_is_away_at_once_though_it_asked_a_moment_ago(hall: Hall) -> None:
    """Its seat may be claimed then: a dead battery must not keep a guest waiting."""
    ana = Guest(hall).sits("Ana")
    ana.gets(f"/j/{hall.code}")
    with ana.opens_socket() as wire:
        wire.screen()
    until(lambda: state_of(hall.host, ana.seat) == "away", 3, "the seat of a phone that is gone is shown as here")


def state_of(host: Guest, seat: int) -> str:
    """What the host's screen says of a chair: here, away, free."""
    stage = host.gets(f"/h/{host.server.code}/screen").json["regions"]["stage"]
    found = re.search(rf'seat is-(\w+)[^>]*data-id="{seat}"', stage)
    assert found, stage
    return found[1]


def test_a_silent_hole_is_noticed_within_12_seconds_and_who_answers_heartbeats_stays(hall: Hall) -> None:
    ana, bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
    with ana.opens_socket() as silent, bo.opens_socket() as alive:
        began, beats = time.monotonic(), 0
        while beats < 3:
            if alive.receives(6) == "2":
                alive.sends("3")
                beats += 1
        assert silent.is_closed(max(0.5, began + 12 - time.monotonic())), (
            "a phone that is gone is still thought to be there"
        )
        assert time.monotonic() - began < 14
        until(lambda: state_of(hall.host, ana.seat) == "away", 3)
        assert state_of(hall.host, bo.seat) == "here"


@pytest.mark.parametrize(
    "auth", [None, [], {}, {"room": "ZZZZ"}, {"room": 7}, {"room": None, "seat": 1}, "x", {"room": "x" * 3000}, 5]
)
def test_a_socket_without_a_room_is_refused(hall: Hall, auth: object) -> None:
    with Wire(Guest(hall), auth) as wire:
        try:
            assert wire.event()[0] == "refused"
        except HungUp:
            assert not isinstance(auth, dict), "only what is no CONNECT at all is hung up without a word"


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}, {"Origin": "null"}])
def test_a_foreign_sites_socket_is_refused(hall: Hall, headers: dict[str, str]) -> None:
    ana = Guest(hall).sits("Ana")
    with Wire(ana, None, headers, says=False) as wire:
        assert wire.status != 101 or wire.is_closed(3), "it is hung up without a word"
        assert "0{" not in wire.said


def test_a_guest_may_watch_and_never_gets_controls(hall: Hall) -> None:
    host = hall.host
    with Wire(Guest(hall), {"room": hall.code}) as watcher, Wire(host, {"room": hall.code}) as screen:
        assert 'action="/h/' not in str(watcher.screen()["regions"])
        assert 'action="/h/' in str(screen.screen()["regions"])


def test_a_crowd_of_watchers_takes_no_more_than_its_sockets(hall: Hall) -> None:
    """Whoever comes later sees the same by asking; the host and the seats always have room."""
    ana = Guest(hall).sits("Ana")
    with ExitStack() as crowd:
        for _ in range(MOST_WATCHERS):
            crowd.enter_context(Wire(Guest(hall), {"room": hall.code})).screen()
        late = Guest(hall)
        with Wire(late, {"room": hall.code}) as wire:
            assert wire.event()[0] == "refused"
        assert late.gets(f"/h/{hall.code}/screen").status == 200
        with Wire(hall.host, {"room": hall.code}) as screen, ana.opens_socket() as seat:
            assert screen.screen() and seat.screen()
    until(lambda: is_let_in(late, hall.code), why="a watcher who has gone keeps no place")


def is_let_in(guest: Guest, code: str) -> bool:
    with Wire(guest, {"room": code}) as wire:
        return wire.event()[0] != "refused"


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


def test_a_taken_and_a_refused_answer_are_of_one_length_on_the_wire(hall: Hall) -> None:
    """SEC-A28, SEC-A47: who reads sizes on an encrypted link cannot tell a bound player's refusal from an answer."""
    ana = Guest(hall).sits("Ana")
    hall.host.does("bots")
    hall.host.does("start")
    replies = [ways_of_an_answer(ana, hall.code, lang) for lang in ("fr", "en")]
    told = [reply for ways in replies for reply in ways.values()]
    assert [reply.status for reply in told] == [200, 200, 422, 409, 403, 400] * 2
    assert {len(reply.body) for reply in told} == {STEP}
    assert len({reply.size for reply in told}) == 1, "nor do its first line and its headers"


# Ways back


def test_no_get_changes_or_uses_up_anything(serves: Serves) -> None:
    server = serves()
    path = urlsplit(server.host_url).path
    preview = Guest(server)
    for _ in range(3):
        assert preview.gets(path).status == 200
        for each in ("/", f"/j/{server.code}", f"/h/{server.code}", f"/j/{server.code}/back", f"/?code={server.code}"):
            preview.gets(each)
    assert preview.cookie == "", "a look makes no device"
    assert Guest(server).posts(path).status == 200
    assert Guest(server).posts(path).refused == "link_used"
    assert preview.gets(path).status == 410


def test_two_who_open_the_hosts_link_at_once_are_not_both_the_host(serves: Serves) -> None:
    server = serves()
    path, replies = urlsplit(server.host_url).path, []
    threads = [threading.Thread(target=lambda: replies.append(Guest(server).posts(path).status)) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(WAIT)
    assert sorted(replies) == [200] + [410] * 7


def test_every_gesture_leads_to_the_same_seat_also_after_a_restart(serves: Serves) -> None:
    server = serves()
    ana = Guest(server).sits("Ana")
    seat, cookie = ana.seat, ana.cookie
    for turn in range(3):
        assert f'data-seat="{seat}"' in ana.gets(f"/j/{server.code}").text
        assert f'data-seat="{seat}"' in ana.gets(f"/j/{server.code.lower()}").text
        assert ana.gets(f"/?code={server.code.lower()}").headers["location"] == f"/j/{server.code}"
        assert ana.posts(f"/j/{server.code}/sit", {"name": "Ana"}).status == 200
        assert f'data-seat="{seat}"' in ana.gets(f"/j/{server.code}").text
        assert ana.cookie == cookie
        if turn == 1:
            server.is_killed()
            server.starts()


def test_back_by_the_return_word_is_slowed_down_after_three_tries(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    other = Guest(hall)
    until(lambda: "Ana" in other.gets(f"/j/{hall.code}/back").text, 15, pause=0.3)
    codes = [other.posts(f"/j/{hall.code}/back", {"seat": ana.seat, "word": f"x{n}"}).refused for n in range(5)]
    assert codes == ["wrong_word"] * 3 + ["wait_before_next_try"] * 2
    fresh = Guest(hall).posts(f"/j/{hall.code}/back", {"seat": ana.seat, "word": "y"})
    assert fresh.refused == "wait_before_next_try", "another device does not make another seat"


def test_wrong_codes_are_slowed_down_for_pages_and_sockets_alike(hall: Hall) -> None:
    guest = Guest(hall).sits("Ana")
    codes = [guest.asks("GET", f"/j/ZZZ{n}", None, {"Accept": "application/json"}).refused for n in range(2, 7)]
    assert codes == ["no_such_room"] * 3 + ["wait_before_next_try"] * 2
    with Wire(guest, {"room": "BBBB"}) as wire:
        assert wire.event() == ("refused", {"message": "wait_before_next_try"})
    assert guest.gets(f"/j/{hall.code}").status == 200, "the right code is never shut out"


def test_the_qr_for_another_phone_says_by_itself_how_it_ended(hall: Hall) -> None:
    """In the language of the screen that shows it; nobody is told a secret, and looking uses nothing up."""
    ana, bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
    hall.host.does("lang", lang="en")

    def look_of(seat: int) -> str:
        found = re.search(r'data-look="([^"]+)"', hall.host.does("move", seat=seat).json["html"])
        assert found
        return found[1]

    def ended(look: str) -> tuple[bool, str]:
        told = hall.host.asks("GET", look, None, {"Accept": "application/json"}).json
        return told.get("used", False), re.sub(r"<[^>]*>", "", told.get("html", ""))

    look = look_of(ana.seat)
    assert [ended(look) for _ in range(3)] == [(False, "")] * 3
    new = Guest(hall)
    assert new.posts(look.partition("?")[0], script=False).status == 303
    assert ended(look) == (True, "Done: Ana’s seat is on the new phone.")
    freed = look_of(bo.seat)
    hall.host.does("free", seat=bo.seat)
    over = (False, "This code is no longer good: nobody used it in time.")
    assert ended(freed) == over and ended("/t/x?lang=en") == over
    assert hall.host.gets(look).status == 410, "as a page it is a used link"


def test_a_seat_s_new_phone_is_told_once_that_the_return_word_changed(hall: Hall) -> None:
    """The word itself stands where it always does, under "Seat": the notice may be read by whoever sits beside."""
    ana = Guest(hall).sits("Ana")
    path, notice = f"/j/{hall.code}", "Ton mot de retour a changé avec le téléphone"
    assert notice not in ana.gets(path).text, "a first chair's word is no news"

    def word_of(guest: Guest) -> str:
        drawer = guest.asks("GET", f"{path}/drawer/sheet?seat={ana.seat}", None, {"Accept": "application/json"})
        found = re.search(r'class="secret-word">([^<]+)<', drawer.json["html"])
        assert found
        return found[1]

    old, new = word_of(ana), Guest(hall)
    hall.host.does("lang", lang="fr")
    look = re.search(r'data-look="([^"?]+)', hall.host.does("move", seat=ana.seat).json["html"])
    assert look
    reply = new.posts(look[1], script=False)
    flash = reply.headers["set-cookie"]
    page = new.asks("GET", path, None, {"Cookie": f"hh={new.cookie}; hh_new_word=1"})
    assert "hh_new_word=1" in flash and f"Path={path}" in flash
    assert notice in page.text and word_of(new) not in page.text and word_of(new) != old
    assert "hh_new_word=;" in page.headers["set-cookie"], "once"
    assert notice not in new.gets(path).text


def field_of(reply: Reply, name: str) -> str:
    """The tag of a text field on a page."""
    found = re.search(rf'<input class="field[^>]* name="{name}"[^>]*>', reply.text)
    assert found, reply.text[:2000]
    return found[0]


def told_at(reply: Reply, name: str) -> str:
    """What stands at a field about the last try: the field points to it, and the cursor waits there."""
    field = field_of(reply, name)
    assert 'aria-invalid="true"' in field and f'aria-describedby="{name}-wrong"' in field and "autofocus" in field
    found = re.search(rf'<p class="wrong" id="{name}-wrong" role="alert">([^<]*)</p>', reply.text)
    assert found
    return found[1]


def test_a_wrong_code_gives_the_door_again_with_what_was_typed(hall: Hall) -> None:
    guest = Guest(hall).sits("Ana")
    there = guest.gets("/?code=zzz2&lang=en")
    assert (there.status, there.headers["location"]) == (302, "/j/ZZZ2?lang=en")
    door = guest.gets("/j/ZZZ2?lang=en")
    assert door.status == 404
    assert told_at(door, "code") == "No table has this code. Read it again on the big screen."
    assert 'value="ZZZ2"' in field_of(door, "code") and 'action="/"' in door.text
    odd = guest.gets("/?code=z-2%22%3E&lang=fr")
    assert odd.status == 404 and 'value="Z-2&#34;&gt;"' in field_of(odd, "code")
    for _ in range(2):
        guest.gets("/j/ZZZ3")
    slow = guest.gets("/j/ZZZ3?lang=en")
    assert slow.status == 429 and re.match(r"Too many tries\. Wait \d+ s", told_at(slow, "code"))
    assert "aria-invalid" not in field_of(Guest(hall).gets("/"), "code")


def test_a_wrong_return_word_gives_the_same_form_again(hall: Hall) -> None:
    """The seat stays chosen; the word is not written back: whoever looks on would read half of it."""
    ana, bo = Guest(hall).sits("Ana"), Guest(hall).sits("Bo")
    other = Guest(hall)
    until(lambda: other.gets(f"/j/{hall.code}/back").text.count('type="radio"') == 2, 15, pause=0.3)
    said = {"seat": ana.seat, "word": "lune, basssin", "lang": "en"}
    reply = other.posts(f"/j/{hall.code}/back", said, script=False)
    assert reply.status == 403 and "basssin" not in reply.text
    assert told_at(reply, "word") == "That is not this seat’s word. Look on the other phone, or ask the host."
    assert re.findall(r'name="seat" value="(\d+)" required checked', reply.text) == [str(ana.seat)]
    cookie = other.cookie
    assert cookie, "the next try comes from the same device"
    for _ in range(2):
        other.posts(f"/j/{hall.code}/back", said, script=False)
    slow = other.posts(f"/j/{hall.code}/back", said, script=False)
    assert slow.status == 429 and "Too many tries" in told_at(slow, "word")
    assert other.cookie == cookie and bo.screen().status == 200


def test_a_bad_name_gives_the_same_form_again(hall: Hall) -> None:
    guest = Guest(hall)
    for name, kept in (("  ", 'value="  "'), ("x" * 17, f'value="{"x" * 17}"')):
        reply = guest.posts(f"/j/{hall.code}/sit", {"name": name, "lang": "en"}, script=False)
        assert reply.status == 422 and "name" in told_at(reply, "name") and kept in field_of(reply, "name")
    assert not guest.cookie


def test_a_port_that_is_taken_raises_and_touches_nothing(hall: Hall) -> None:
    code = "import sys; from companion.server import listen; listen('127.0.0.1', int(sys.argv[1]))"
    command = [sys.executable, "-c", code, str(hall.port)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1 and "Address already in use" in done.stderr
    assert Guest(hall).gets("/healthz").json["ok"] is True
