"""Start the real server with the small voting game of this folder: `python benchmarks/serve.py DATA PORT PACE`."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

import companion.server  # noqa: E402
from companion.config import Settings  # noqa: E402


def main(data: str, port: str, pace: str) -> None:
    """Serve on loopback until SIGTERM; the first line says where the host's link is."""
    settings = Settings(port=int(port), host="127.0.0.1", data=Path(data), pace=float(pace), game_folders=(HERE,))
    companion.server.serve(settings, lambda address, code, link: print(link, flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
