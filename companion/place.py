"""The server's own names: the address phones reach, and which Host and Origin a request may name."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass
from urllib.parse import urlsplit

from companion.errors import Refused


@dataclass
class Place:
    """Where this server is found. `url` is its public address when it stands behind a proxy, else ""."""

    reachable: str
    port: int
    url: str = ""

    def base(self) -> str:
        """The address that stands in the QR, without a slash at its end."""
        return self.url.rstrip("/") or f"http://{_bracketed(self.reachable)}:{self.port}"

    def join_url(self, code: str) -> str:
        """The address of the room with this code, as it stands in the QR."""
        return f"{self.base()}/j/{code}"

    def address(self) -> str:
        """The address as people read and type it."""
        return self.base().partition("://")[2]

    @property
    def is_secure(self) -> bool:
        """Whether phones reach it by HTTPS only, so that cookies may say so."""
        return self.url.startswith("https://")

    def check_host(self, host: str) -> None:
        """Refuse a name that is not ours: a foreign site could point its own name at this machine (DNS rebinding)."""
        name = _host_of("//" + host)
        if not (_is_address(name) or name in self._names()):
            raise Refused("foreign_origin", 403)

    def check_origin(self, said: str | None, host: str) -> None:
        """Refuse what another site's page sends. `said`: its Origin, or Referer; without either no page has sent it."""
        if said is None:
            return
        if said == "null" or not self._is_own(said, host):
            raise Refused("foreign_origin", 403)

    def _is_own(self, origin: str, host: str) -> bool:
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.netloc == host or bool(self.url and parts[:2] == urlsplit(self.url)[:2])

    def _names(self) -> set[str]:
        own = socket.gethostname().lower()
        return {"localhost", own, f"{own}.local", _host_of(self.base())}


def _host_of(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
