"""Same seat by every gesture: two tabs, another phone, a remote, a watcher, and what the host does with seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from e2e.conftest import DEVICES, Cupboard
from e2e.evening import Evening
from e2e.glass import ChromiumGlass
from e2e.phones import HostScreen, Phone
from e2e.server import eventually

LONG = 4.0
"""A slow pace: nothing closes while people look for buttons."""
Seats = Callable[..., Evening]


@pytest.fixture
def evening(cupboard: Cupboard) -> Evening:
    """Two phones and four bots, in the first question of a game."""
    evening = cupboard.evening(LONG)
    url = evening.host.invites()
    for number, name in enumerate(("Inès", "Basile")):
        evening.phones.append(cupboard.phone(name, "fr", DEVICES[number]).joins(url))
    evening.host.shows("Basile", "#stage")
    return evening


def starts(evening: Evening) -> None:
    evening.host.presses("bots")
    eventually(lambda: evening.host.offers("start"), "six are at the table")
    evening.host.presses("start")
    evening.host.reaches("roles")
    evening.all_here()


def second_tab(cupboard: Cupboard, phone: Phone) -> Phone:
    """Another tab of the same phone."""
    assert isinstance(phone.glass, ChromiumGlass)
    page = phone.glass.page.context.new_page()
    return cupboard.keep(Phone(ChromiumGlass(page), phone.name, phone.lang))


def test_the_newer_tab_wins_and_the_older_is_told(cupboard: Cupboard, evening: Evening) -> None:
    first = evening.phones[0]
    url = f"{evening.server.url}/j/{evening.host.code}"
    newer = second_tab(cupboard, first)
    newer.glass.goes_to(url)
    newer.is_at_the_table()
    first.shows("Ta place est ouverte ailleurs")
    assert "Inès" in newer.text("#strip")
    first.glass.tap("a.commit")  # go on here: now this is the newer one
    first.is_at_the_table()
    newer.shows("Ta place est ouverte ailleurs")


def test_com_06_every_gesture_leads_to_the_same_seat(evening: Evening) -> None:
    """Scanning again, the bare address, the code typed, a reload: ten times in a row, and nobody sits down twice."""
    phone, base = evening.phones[0], evening.server.url
    for number in range(10):
        gestures = (f"/j/{evening.host.code}", "/", f"/?code={evening.host.code.lower()}")
        phone.glass.goes_to(base + gestures[number % 3])
        phone.is_at_the_table()
        assert "Inès" in phone.text("#strip")
    assert evening.host.seats() == ["Inès", "Basile"]


def test_com_06_a_seat_changes_phones_from_the_host_screen(cupboard: Cupboard, evening: Evening) -> None:
    """The host shows a QR, sees no secret by it; the old phone is told and closed."""
    starts(evening)
    old, host = evening.phones[1], evening.host
    host.presses("move", seat="Basile")
    eventually(lambda: host.has("#shown[open] svg"), "the QR for another phone")
    link = next(text for text in host.qr_codes() if "/t/" in text)
    new = cupboard.phone("Basile", "fr", DEVICES[2])
    new.takes_over(link)
    new.shows("Ton mot de retour a changé", "#notice")
    old.shows("Ta place est passée sur un autre téléphone")
    host.shows(r"C’est fait\s: Basile a son siège sur le nouveau téléphone.", "#shown")
    eventually(lambda: not host.has("#shown[open]"), "the panel closes by itself", 15)
    assert new.asks() == evening.phones[0].asks()
    old.glass.goes_to(link)
    old.shows("Ce lien a servi|servi")


def test_the_remote_is_told_that_a_seat_has_changed_phones(cupboard: Cupboard, evening: Evening) -> None:
    host, (remote, other) = evening.host, evening.phones
    host.presses("remote", seat="Inès")
    eventually(lambda: remote.has("#strip a[data-drawer=controls]"), "the remote has the host's controls")
    remote.opens_drawer("controls")
    remote.glass.tap("#controls [data-fold=seats] > summary")
    remote.glass.js("() => { document.querySelector('#controls select[name=target]').selectedIndex = 1; }")
    remote.glass.tap("#controls button[value=move]")
    eventually(lambda: remote.has("#controls .handing svg"), "the QR for another phone")
    look = remote.glass.js("() => document.querySelector('#controls .handing').dataset.look")
    cupboard.phone("Basile", "fr", DEVICES[2]).takes_over(evening.server.url + look)
    remote.shows(r"C’est fait\s: Basile a son siège", "main")
    other.shows("Ta place est passée sur un autre téléphone")


FRAME = """() => [document.querySelector("main").dataset.dim, document.querySelector("main").dataset.lost,
  document.getElementById("far")?.content.textContent ?? "", document.querySelector("#shown > form")?.innerText ?? "",
  document.querySelector("template[data-gone=freed]")?.content.textContent ?? "",
  document.querySelector(".fold-link")?.innerText ?? "", document.querySelector("main > [aria-label]").ariaLabel,
].join(" | ")"""


def test_all_words_of_a_page_follow_its_language(cupboard: Cupboard, evening: Evening) -> None:
    """What is said only when the table is out of reach, or the seat is gone, too; a note that is half written stays."""
    host, phone = evening.host, evening.phones[0]
    starts(evening)
    phone.opens_sheet()
    phone.glass.tap("#sheet [data-fold=notes] > summary")
    phone.glass.types("#note", "Basile ment")
    phone.glass.tap("#sheet button[name=lang]")
    eventually(lambda: "out of reach" in said_by(phone), "the words of the page in English")
    said = said_by(phone)
    assert "holds no seat any more" in said and "What everybody knows" in said and "may fall asleep" in said
    assert "hors de portée" not in said and "téléphone" not in said
    assert phone.glass.js("() => document.getElementById('note').value") == "Basile ment"
    host.presses("lang", lang="en")
    eventually(lambda: "lost its connection" in said_by(host) and "Close" in said_by(host), "the host screen's words")
    evening.server.kill()
    phone.glass.js("() => { location.hash = '#question'; }")
    phone.shows("The table is out of reach", within=30)
    host.shows("This screen has lost its connection", within=30)


def said_by(surface: Phone | HostScreen) -> str:
    return str(surface.glass.js(FRAME))


def test_com_06_a_new_phone_is_let_in_by_the_hosts_nod(cupboard: Cupboard, evening: Evening) -> None:
    starts(evening)
    evening.phones[0].glass.close()
    new = cupboard.phone("Inès", "fr", DEVICES[3])
    new.finds_own_seat(f"{evening.server.url}/j/{evening.host.code}")
    new.glass.tap("button[name=nod]")
    evening.host.shows("Inès", "#flash")
    evening.host.glass.tap("#flash button[value=nod]")
    new.is_at_the_table()
    assert new.learns_role()


def test_the_hosts_phone_is_a_remote(evening: Evening) -> None:
    """It pauses and goes on, in every phase; another phone has no such controls."""
    host, (remote, other) = evening.host, evening.phones
    host.presses("remote", seat="Inès")
    eventually(lambda: remote.has("#strip a[data-drawer=controls]"), "the remote has the host's controls")
    assert not other.has("#strip a[data-drawer=controls]")
    remote.opens_drawer("controls")
    remote.glass.tap("#controls button[value=bots]")
    eventually(lambda: len(host.seats()) == 6, "bots sit down")
    eventually(lambda: remote.has("#controls button[value=start]:not([disabled])"), "the remote may start")
    remote.glass.tap("#controls button[value=start]")
    host.reaches("roles")
    eventually(lambda: remote.has("#question [data-state=open]"), "the remote is asked like everybody")
    remote.opens_drawer("controls")
    remote.glass.tap("#controls button[value=pause]")
    host.shows("En pause|La partie attend", "main")
    other.shows("Pause", "#strip")
    remote.glass.tap("#controls button[value=resume]")
    eventually(lambda: "Pause" not in other.text("#strip"), "the game goes on")


def test_com_01_a_watcher_has_no_controls(cupboard: Cupboard, evening: Evening) -> None:
    """Another visitor of the host screen's address sees the table, and can press nothing."""
    watcher = cupboard.screen()
    watcher.glass.goes_to(f"{evening.server.url}/h/{evening.host.code}")
    watcher.shows("Inès", "#stage")
    assert not watcher.text("#controls").strip()
    starts(evening)
    watcher.reaches("roles")
    assert not watcher.text("#controls").strip()
    told = watcher.glass.js(
        "(code) => fetch(`/h/${code}/do`, { method: 'POST', body: new URLSearchParams({ action: 'pause' }),"
        " headers: { Accept: 'application/json' } }).then((answer) => answer.json())",
        evening.host.code,
    )
    assert told["refused"] == "not_the_host"


def test_com_10_the_host_pauses_adds_time_closes_and_goes_back(evening: Evening) -> None:
    starts(evening)
    host, (first, second) = evening.host, evening.phones
    host.presses("pause")
    first.shows("Pause", "#strip")
    second.answers()
    second.is_acknowledged()
    host.presses("resume")
    key = host.key
    assert not host.offers_to_close(), "not before the minimum (COM-10)"
    host.closes_now()
    host.reaches("steps", 60)
    host.presses("rewind", key=key)
    host.reaches("roles")
    assert host.key != key, "a key is never used twice"
    eventually(lambda: second.asks().state == "open", "the question is open again")
    host.shows("en arrière|revenu", "#where")


def test_the_host_frees_a_seat_and_lets_a_bot_play(cupboard: Cupboard, evening: Evening) -> None:
    starts(evening)
    host, (first, second) = evening.host, evening.phones
    host.presses("free", seat="Inès")
    first.shows("Ce téléphone ne tient plus")
    host.presses("bot", seat="Basile")
    second.shows("Ce téléphone ne tient plus|robot|bot")
    again = cupboard.phone("Inès", "fr", DEVICES[4])
    again.finds_own_seat(f"{evening.server.url}/j/{host.code}")


def test_chairs_are_put_in_order(evening: Evening) -> None:
    """By keyboard, and by dragging a name to another place."""
    host = evening.host
    assert host.seats() == ["Inès", "Basile"]
    host.glass.js("() => document.querySelector('#stage .seat[data-id]').focus()")
    host.types_key("ArrowRight")
    eventually(lambda: host.seats() == ["Basile", "Inès"], "Inès sits on Basile's left")
    host.drags("Inès", "Basile")
    eventually(lambda: host.seats() == ["Inès", "Basile"], "dragged back")


def test_a_name_is_only_a_name(cupboard: Cupboard, evening: Evening) -> None:
    """Emoji and accents are welcome, `<script>` is just letters, and two of the same name are told apart."""
    url = f"{evening.server.url}/j/{evening.host.code}"
    for number, name in enumerate(("<b>&Zoé</b> 🦉", "Inès")):
        cupboard.phone(name, "fr", DEVICES[number + 2]).joins(url)
    evening.host.shows("<b>&Zoé</b> 🦉", "#stage")
    eventually(lambda: len(set(evening.host.seats())) == 4, "four names, all different, round the table")
    assert not evening.host.has("#stage b")


__all__ = ["HostScreen"]


def test_the_rules_of_the_game_are_read_in_the_lobby(cupboard: Cupboard, evening: Evening) -> None:
    """SEC 1.5: in one page, before anybody has a card. A phone asks for them when they are opened, and not before."""
    host, phone = evening.host, evening.phones[0]
    assert not phone.glass.js("() => document.querySelector('.rulebook')")
    phone.opens_drawer("rules")
    phone.shows("Comment la partie finit", "#rules")
    phone.shows("L’Obstruction nomme une autre étape", "#rules")
    host.glass.tap("#controls [data-fold=rules] > summary")
    host.shows("Comment la partie finit", "#controls")
