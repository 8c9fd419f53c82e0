"""Hostile input is refused with a clear code, leaves the table unchanged, and no traceback in the log."""

from __future__ import annotations

import re
import sqlite3

import pytest

from companion.actions import ACTIONS
from companion.store import database_of
from tests.companion.siege import Siege, check, paths, routes
from tests.companion.wire import Guest, Hall, Reply, Wire

# One at a time


def test_a_guest_who_calls_every_host_action_is_refused(siege: Siege) -> None:
    before = siege.state()
    strangers = siege.strangers(2)
    fields = {"seat": siege.people[0].seat, "target": siege.people[0].seat, "key": siege.key, "code": "secte", "id": 1}
    for action in (*ACTIONS, "move", "room", "", "x"):
        for guest in strangers:
            said = {"action": action, **fields}
            assert guest.posts(f"/h/{siege.hall.code}/do", said).refused == "not_the_host", action
        said = {"action": action, **fields, "seat": siege.mallory.seat}
        assert siege.mallory.posts(f"/j/{siege.hall.code}/do", said).refused == "not_the_host", action
        said["seat"] = siege.people[0].seat
        assert siege.mallory.posts(f"/j/{siege.hall.code}/do", said).refused == "not_your_seat", action
    assert siege.state() == before


OPEN_TO_ALL = {"/j/<code>", "/j/<code>/back", "/j/<code>/sit"}
"""The door of a room, a chair, the way back: for whoever comes. Every other route below /j/ is of one seat."""


def test_com_02_nobody_answers_reads_or_leaves_for_another_seat(siege: Siege) -> None:
    """Whatever the route, also one that is new: the fields are all there, the seat is somebody else's."""
    before, code, ana = siege.state(), siege.hall.code, siege.people[0].seat
    of_a_seat = [each for each in routes() if each.rule.startswith("/j/") and each.rule not in OPEN_TO_ALL]
    assert {each.method for each in of_a_seat} == {"GET", "POST"}
    for route in of_a_seat:
        for path in route.paths(code):
            for guest in (siege.mallory, *siege.strangers(1), Guest(siege.hall)):
                reply = asks_for_ana(siege, guest, route.method, path)
                assert (reply.status, reply.refused) == (403, "not_your_seat"), path
    with Wire(siege.mallory, {"room": code, "seat": ana}) as wire:
        assert wire.event() == ("refused", {"message": "not_your_seat"})
    assert siege.state() == before


def asks_for_ana(siege: Siege, guest: Guest, method: str, path: str, accept: str = "application/json") -> Reply:
    """A request in the name of Ana's seat, by somebody's device."""
    if method == "POST":
        return guest.posts(path, siege.speaks_for_ana())
    return guest.asks("GET", f"{path}?seat={siege.people[0].seat}&open=sheet", None, {"Accept": accept})


def test_com_02_what_ana_holds_is_in_no_answer_to_another_device(siege: Siege) -> None:
    """Her notes and her return word, wherever they are asked for, by scripts and as pages."""
    code, ana = siege.hall.code, siege.people[0]
    assert ana.posts(f"/j/{code}/note", {"seat": ana.seat, "text": "the butler"}).status == 200
    sheet = asks_for_ana(siege, ana, "GET", f"/j/{code}/drawer/sheet").json["html"]
    found = re.search(r'class="secret-word">([^<]+)<', sheet)
    assert found and "the butler" in asks_for_ana(siege, ana, "GET", f"/j/{code}", "text/html").text + sheet
    for path in paths("GET", code):
        for guest in (siege.mallory, *siege.strangers(1), siege.hall.host, Guest(siege.hall)):
            for accept in ("application/json", "text/html"):
                body = asks_for_ana(siege, guest, "GET", path, accept).text
                assert "the butler" not in body and found[1] not in body, path


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Referer": "http://evil.example/x"},
        {"Host": "evil.example"},
        {"Origin": "http://["},
        {"Origin": "http://127.0.0.1"},
    ],
)
def test_a_foreign_site_posts_in_vain(siege: Siege, headers: dict[str, str]) -> None:
    before, code = siege.state(), siege.hall.code
    json_please = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded", **headers}
    body = f"action=end&name=x&seat={siege.mallory.seat}".encode()
    for path in paths("POST", code):
        for guest in (siege.hall.host, siege.mallory):
            reply = guest.asks("POST", path, body, json_please)
            assert (reply.status, reply.refused) == (403, "foreign_origin"), path
    assert siege.state() == before


def test_a_foreign_name_reads_nothing(siege: Siege) -> None:
    headers = {"Host": "evil.example", "Accept": "application/json"}
    for path in paths("GET", siege.hall.code):
        asked = f"{path}?seat={siege.mallory.seat}"
        assert siege.mallory.asks("GET", asked, None, headers).refused == "foreign_origin", path


FORGED = ["x", "", "x" * 4000, "é", '"', "%00", "a=b; hh=c", "\\", "0", "null", "../../x", "1' OR '1'='1"]


@pytest.mark.parametrize("cookie", FORGED)
def test_a_forged_cookie_is_nobody(siege: Siege, cookie: str) -> None:
    before = siege.state()
    forger = Guest(siege.hall)
    said = {"seat": siege.people[0].seat, "key": siege.key, "a.seen": "seen"}
    forger.cookie = cookie
    headers = {"Accept": "application/json", "Content-Type": "application/x-www-form-urlencoded"}
    headers["Cookie"] = f"hh={cookie}".encode().decode("latin-1")
    body = "&".join(f"{name}={value}" for name, value in said.items()).encode()
    assert forger.asks("POST", f"/j/{siege.hall.code}/answer", body, headers).refused == "not_your_seat"
    assert forger.asks("POST", f"/h/{siege.hall.code}/do", b"action=end", headers).refused == "not_the_host"
    assert siege.state() == before


def test_a_stored_hash_is_no_key(siege: Siege) -> None:
    connection = sqlite3.connect(database_of(siege.hall.data))
    hashes = [row[0] for row in connection.execute("SELECT key_hash FROM devices")]
    text = "\n".join(connection.iterdump())
    connection.close()
    assert siege.hall.host.cookie not in text and siege.mallory.cookie not in text
    forger = Guest(siege.hall)
    for each in hashes[:5]:
        forger.cookie = each
        assert forger.posts(f"/h/{siege.hall.code}/do", {"action": "end"}).refused == "not_the_host"


NOT_OFFERED: list[object] = [
    {}, {"seen": "no"}, {"seen": ["seen"]}, {"seen": None}, {"x": 1}, [], None, "seen", {"seen": {"a": 1}},
]  # fmt: skip


def test_answers_that_are_not_offered_are_refused_and_the_offered_one_still_counts(siege: Siege) -> None:
    before, ana = siege.state(), siege.people[0]
    path = f"/j/{siege.hall.code}/answer"
    for answer in NOT_OFFERED:
        for key in (siege.key, "0.roles", "99.roles", "", "x" * 64, "\u0000"):
            check(ana.posts_json(path, {"seat": ana.seat, "key": key, "id": "z", "answer": answer}))
    assert siege.state() == before
    said = {"seat": ana.seat, "key": siege.key, "id": "fine", "answer": {"seen": "seen"}}
    assert ana.posts_json(path, said).status == 200
    assert siege.state() != before


# What must not be seen


def test_no_key_stays_in_an_address_and_no_secret_in_the_log(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    replies = [
        ana.posts(f"/j/{hall.code}/sit", {"name": "Ana"}, script=False),
        hall.host.posts(f"/h/{hall.code}/do", {"action": "bots"}, script=False),
        ana.posts(f"/j/{hall.code}/note", {"seat": ana.seat, "text": "my thought"}, script=False),
        ana.gets(f"/?code={hall.code}"),
    ]
    for reply in replies:
        assert reply.headers["location"] in (f"/j/{hall.code}", f"/h/{hall.code}")
    page = ana.gets(f"/j/{hall.code}").text
    assert ana.cookie not in page and hall.host.cookie not in hall.host.gets(f"/h/{hall.code}").text
    assert "my thought" not in hall.log and ana.cookie not in hall.log and hall.host.cookie not in hall.log


def test_what_holds_secrets_is_never_kept_by_a_browser(hall: Hall) -> None:
    ana = Guest(hall).sits("Ana")
    for path in (*paths("GET", hall.code, "/j/"), *paths("GET", hall.code, "/h/")):
        reply = ana.gets(f"{path}?seat={ana.seat}")
        headers = reply.headers
        assert reply.status == (404 if path == f"/h/{hall.code}/sheet" else 200), "there is a sheet only at the end"
        assert headers["cache-control"] == "no-store", path
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy and "default-src 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff" and "content-encoding" not in headers
    reply = Guest(hall).posts(f"/j/{hall.code}/sit", {"name": "Bo"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Domain" not in cookie
