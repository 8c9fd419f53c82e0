"""A phone's first page: whether its screen is in it, and what a cold one weighs over the wire, all included."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from posixpath import dirname, join, normpath
from typing import Any

from evening import Device
from load import Seat, Where

# The icon for a home screen is fetched when somebody puts the page there, not with the page.
LINKED = re.compile(rb'<(?:link(?! rel="apple-touch-icon")|script|img|use|video|source)[^>]*? (?:href|src)="(/[^"#]+)')
NAMED = re.compile(rb"(?:import|from)\s*\(?[\"']([^\"']+)[\"']|url\([\"']?(?!data:)([^\"')#]+)")


def measured(port: int, seats: Mapping[Where, Seat]) -> dict[str, Any]:
    """Of a phone in the first room."""
    seat = seats[0, 0]
    phone = Device(port)
    phone.headers |= {"Cookie": seat.cookie, "Accept-Encoding": "gzip, deflate, br"}
    sizes, first = weigh(phone, f"/j/{seat.code}")
    phone.connection.close()
    shown = b'data-key="' + seat.key.encode() + b'" data-state=' in first and b'name="a.against"' in first
    return {"first_response": shown, "page_bytes": sum(sizes.values()), "page_requests": len(sizes), "page": sizes}


def weigh(phone: Device, path: str) -> tuple[dict[str, int], bytes]:
    """Bytes over the wire of a page and everything it loads, heads included; and the page itself."""
    sizes: dict[str, int] = {}
    first, names = b"", [path]
    while names:
        name = names.pop(0)
        if name not in sizes:
            sizes[name], body = _fetch(phone, name)
            first = first or body
            names += [found.decode() for found in LINKED.findall(body)] if name == path else _named(name, body)
    return sizes, first


def _fetch(phone: Device, name: str) -> tuple[int, bytes]:
    status, headers, body = phone.ask("GET", name)
    head = sum(len(f"{key}: {value}\r\n") for key, value in headers.items()) + len(f"HTTP/1.1 {status} OK\r\n\r\n")
    if headers.get("Content-Encoding") == "gzip":
        return head + len(body), gzip.decompress(body)
    return head + len(body), body


def _named(name: str, body: bytes) -> list[str]:
    if not name.endswith((".js", ".css")):
        return []
    found = [(script or style).decode() for script, style in NAMED.findall(body)]
    near = [each for each in found if each.startswith((".", "/")) or name.endswith(".css")]
    return [normpath(join(dirname(name), each)) for each in near]
