"""Which names this server answers to, and whose pages may post to it."""

from __future__ import annotations

import socket

import pytest

from companion.place import Place
from tests.companion.evening import refused

HOME = Place("192.168.1.24", 8000)
PROXIED = Place("192.168.1.24", 8000, "https://play.example.org/")


def test_where_phones_find_it() -> None:
    assert HOME.join_url("MKZT") == "http://192.168.1.24:8000/j/MKZT"
    assert HOME.address() == "192.168.1.24:8000"
    assert PROXIED.join_url("MKZT") == "https://play.example.org/j/MKZT"
    assert Place("fe80::1", 80).base() == "http://[fe80::1]:80"
    assert PROXIED.is_secure and not HOME.is_secure


@pytest.mark.parametrize(
    "host",
    ["192.168.1.24:8000", "127.0.0.1", "localhost:8000", "[::1]:8000", "10.0.0.7", socket.gethostname(),
     f"{socket.gethostname()}.local:8000", "LOCALHOST"],
)  # fmt: skip
def test_own_names_and_addresses_are_answered(host: str) -> None:
    HOME.check_host(host)
    PROXIED.check_host(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "play.example.org", "", "localhost.evil.example", "192.168.1.24.evil.example",
     "[", "[::1", "a b", "localhost@evil.example", "evil.example#localhost", "\u212aelvin", "x" * 5000],
)  # fmt: skip
def test_names_of_others_are_refused(host: str) -> None:
    """A foreign site could point its own name at this machine (DNS rebinding)."""
    assert refused("foreign_origin", lambda: HOME.check_host(host)).status == 403


def test_the_public_name_is_answered() -> None:
    PROXIED.check_host("play.example.org")
    refused("foreign_origin", lambda: PROXIED.check_host("other.example.org"))


@pytest.mark.parametrize("said", [None, "http://192.168.1.24:8000", "http://192.168.1.24:8000/j/MKZT"])
def test_own_pages_may_post(said: str | None) -> None:
    HOME.check_origin(said, "192.168.1.24:8000")


@pytest.mark.parametrize(
    "said",
    ["null", "http://evil.example", "http://192.168.1.24", "http://192.168.1.24:8001", "http://192.168.1.24:8000.evil.example",
     "http://192.168.1.24:8000@evil.example", "http://[", "http://[::1", "//", "x", "javascript:alert(1)", "https://[v1.x]"],
)  # fmt: skip
def test_pages_of_others_may_not(said: str) -> None:
    refused("foreign_origin", lambda: HOME.check_origin(said, "192.168.1.24:8000"))


def test_behind_a_proxy_the_public_origin_counts() -> None:
    PROXIED.check_origin("https://play.example.org", "127.0.0.1:8000")
    refused("foreign_origin", lambda: PROXIED.check_origin("http://play.example.org", "127.0.0.1:8000"))
    refused("foreign_origin", lambda: PROXIED.check_origin("https://play.example.org.evil.example", "127.0.0.1:8000"))
