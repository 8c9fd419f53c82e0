"""Static files under one hashed address: read once, sent compressed, kept by browsers for ever."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mp4": "video/mp4",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
}
COMPRESSED = {".css", ".html", ".js", ".svg", ".webmanifest"}
FOREVER = "public, max-age=31536000, immutable"
COMMENTS = {".css": re.compile(rb"\s*/\*.*?\*/", re.S), ".js": re.compile(rb"^ *// .*\n", re.M)}
"""What is written for those who read the files: it stays at home, a tenth of what a phone would load first."""
PLACE = "/static/HASH/"  # stands in files that name others by their full address; the hash is put in when they are sent


@dataclass(frozen=True, slots=True)
class Asset:
    """One file, ready to send."""

    body: bytes
    zipped: bytes | None
    type: str
    etag: str

    def response(self, accepts_gzip: bool) -> tuple[bytes, dict[str, str]]:
        """Body and headers for one request."""
        headers = {"Content-Type": self.type, "ETag": f'"{self.etag}"', "X-Content-Type-Options": "nosniff"}
        if self.zipped is None:
            return self.body, headers
        headers["Vary"] = "Accept-Encoding"
        if not accepts_gzip:
            return self.body, headers
        return self.zipped, headers | {"Content-Encoding": "gzip"}


class Assets:
    """All files of some static folders, under one hash: so modules may import each other by relative path."""

    def __init__(self, folders: Iterable[Path]) -> None:
        files: dict[str, bytes] = {}
        for folder in folders:
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix in TYPES:
                    files.setdefault(path.relative_to(folder).as_posix(), path.read_bytes())
        digest = hashlib.sha256()
        for name, body in sorted(files.items()):
            digest.update(b"%s %d " % (name.encode(), len(body)) + body)
        self.hash = digest.hexdigest()[:12]
        self._assets = {name: self._asset(name, body) for name, body in files.items()}

    def url(self, path: str) -> str:
        """The address of a file, for templates. Raises KeyError for a file that is not there."""
        self._assets[path]
        return f"/static/{self.hash}/{path}"

    def has(self, path: str) -> bool:
        """Whether there is such a file: a game need not bring an ink of its own."""
        return path in self._assets

    def get(self, path: str) -> Asset | None:
        """The file, or nothing."""
        return self._assets.get(path)

    def _asset(self, name: str, body: bytes) -> Asset:
        suffix = Path(name).suffix
        if suffix in COMMENTS:
            body = COMMENTS[suffix].sub(b"", body)
        if suffix in (".html", ".js", ".webmanifest"):
            body = body.replace(PLACE.encode(), f"/static/{self.hash}/".encode())
        zipped = gzip.compress(body, 9, mtime=0) if suffix in COMPRESSED else None
        return Asset(body, zipped, TYPES[suffix], hashlib.sha256(body).hexdigest()[:16])
