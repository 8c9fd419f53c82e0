"""The doors of the real server and every way back to a seat: codes, words, links, a second phone."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Callable
from urllib.parse import urlsplit

from companion.store import database_of
from tests.companion.wire import WAIT, Guest, Hall, Reply, Server, Wire, until

Serves = Callable[..., Server]


def devices_of(hall: Hall) -> int:
    with sqlite3.connect(database_of(hall.data)) as database:
        (number,) = database.execute("SELECT count(*) FROM devices").fetchone()
    return int(number)


def test_whoever_is_refused_a_seat_leaves_no_device_behind(hall: Hall) -> None:
    """Each would be a write on the disk that the table's own answers wait for."""
    ana = Guest(hall).sits("Ana")
    hall.host.does("bots")
    hall.host.does("start")
    before = devices_of(hall)
    for said in ({"name": "Bo"}, {"seat": ana.seat, "word": "faux, mot"}, {"seat": ana.seat, "nod": "1"}):
        way = "sit" if "name" in said else "back"
        for _ in range(3):
            assert Guest(hall).posts(f"/j/{hall.code}/{way}", said).status >= 400
    assert devices_of(hall) == before


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


def test_com_06_every_gesture_leads_to_the_same_seat_also_after_a_restart(serves: Serves) -> None:
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
    for _ in range(2):
        other.posts(f"/j/{hall.code}/back", said, script=False)
    slow = other.posts(f"/j/{hall.code}/back", said, script=False)
    assert slow.status == 429 and "Too many tries" in told_at(slow, "word")
    assert not other.cookie and bo.screen().status == 200


def test_a_bad_name_gives_the_same_form_again(hall: Hall) -> None:
    guest = Guest(hall)
    for name, kept in (("  ", 'value="  "'), ("x" * 17, f'value="{"x" * 17}"')):
        reply = guest.posts(f"/j/{hall.code}/sit", {"name": name, "lang": "en"}, script=False)
        assert reply.status == 422 and "name" in told_at(reply, "name") and kept in field_of(reply, "name")
    assert not guest.cookie
