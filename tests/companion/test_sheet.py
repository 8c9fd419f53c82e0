"""The end of a game on paper: for whoever sees the table's screen, once the game is over, and not before."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.companion.wire import Guest, Hall, Server, until


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose games are over soon."""
    server = Server(tmp_path_factory.mktemp("quick"), pace=0.002)
    yield server
    server.closed()


@pytest.fixture
def played(quick: Server) -> Hall:
    """A game of bots and of one person that is over."""
    hall = Hall(quick)
    Guest(hall).sits("Ana")
    assert hall.host.does("bots").status == 200
    assert hall.host.does("start").status == 200
    until(lambda: "ink-secte at-over" in hall.host.gets(f"/h/{hall.code}").text, wait=60)
    return hall


def test_there_is_none_before_the_end(hall: Hall) -> None:
    for guest in (hall.host, Guest(hall)):
        reply = guest.gets(f"/h/{hall.code}/sheet")
        assert reply.status == 404 and "Il n’y a rien à cette adresse" in reply.text
    assert "/sheet" not in hall.host.gets(f"/h/{hall.code}").text
    hall.host.does("bots")
    assert hall.host.does("start").status == 200
    assert hall.host.gets(f"/h/{hall.code}/sheet", Accept="application/json").refused == "no_such_page"


def test_the_host_and_watchers_may_print_it_in_the_rooms_language(played: Hall) -> None:
    page = played.host.gets(f"/h/{played.code}")
    assert re.search(
        rf'<a class="tool" href="/h/{played.code}/sheet" target="_blank" rel="noopener">[^<]+</a>', page.text
    )
    for lang, title in (("fr", "La Secte : la fin de la partie"), ("en", "La Secte: the end of the game")):
        assert played.host.does("lang", lang=lang).status == 200
        for guest in (played.host, Guest(played)):
            reply = guest.gets(f"/h/{played.code}/sheet")
            html = reply.text.replace("\u00a0", " ")
            assert reply.status == 200 and reply.headers["cache-control"] == "no-store"
            assert f'<html lang="{lang}">' in html and f"<title>{title}</title>" in html and "css/print.css" in html
            assert "Ana" in html and re.search(r"\b[0-9a-f]{64}\b", html)
            assert not re.search(r"<script|<form|20\d\d-", html)
    assert "/sheet" not in Guest(played).gets(f"/h/{played.code}").text, "a watcher has no controls"
