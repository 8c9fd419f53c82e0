"""Sockets of the real server: who gets one, who is told what on it, who is hung up."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from contextlib import ExitStack

import pytest
import zxingcpp
from PIL import Image

from companion.hub import MOST_WATCHERS
from tests.companion.wire import Guest, Hall, HungUp, Server, Wire, until

Serves = Callable[..., Server]


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
