#!/usr/bin/env python3
"""Hidden Hands on a bare machine: Python 3.11 or newer is all it needs, the rest it fetches on first use.

    python3 party.py run [options]      start an evening (run --help: the options)
    python3 party.py test [--long]      lint, types, unit and browser tests; pytest's arguments choose among the tests
    python3 party.py COMMAND …          any other command of hidden-hands: host, simulate, verify, --help, --version

Its own environment is the folder .venv beside this file (elsewhere: set HIDDEN_HANDS_VENV). What this script itself has
to say goes to stderr.
"""

# Standard library only, and nothing that an older Python could not parse: it must get as far as saying what is missing.
from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
NEWEST_TOO_OLD = (3, 10)
WINDOWS = os.name == "nt"
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0
NO_VENV = """Cannot make a Python environment in {venv}: {why}.
This Python ({python}) comes without the means to. On Debian and Ubuntu, as root:  apt-get install {package}
Elsewhere install a complete Python 3.11 or newer, or uv, and run this again."""


def main() -> None:
    """Do what the command line says (this file's docstring). Exits with a sentence on a Python that is too old."""
    if sys.version_info[:2] <= NEWEST_TOO_OLD:
        sys.exit(f"Hidden Hands needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable}).")
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    command, rest = sys.argv[1], sys.argv[2:]
    os.environ["PARTY_SAID_AS"] = f"{'py' if WINDOWS else 'python3'} {sys.argv[0]}"
    if command == "test":
        become(ready("test"), ["-P", str(ROOT / "tests" / "checks.py"), *rest])
    become(ready(""), ["-P", "-m", "companion", command, *rest])


def become(python: Path, arguments: list[str]) -> None:
    """Hand over to the environment's Python, in this very process where the system can: signals need no courier."""
    sys.stderr.flush()
    if WINDOWS:
        sys.exit(subprocess.run([python, *arguments]).returncode)
    os.execv(python, [str(python), *arguments])


# The environment


def ready(extra: str) -> Path:
    """The Python of an environment that holds what `extra` needs ("" or "test"); made or renewed when it must be."""
    venv = chosen_folder(extra)
    if not is_current(venv, extra):
        with alone(venv):
            if not is_current(venv, extra):
                set_up(venv, extra)
    return python_of(venv)


def chosen_folder(extra: str) -> Path:
    """.venv beside this file, else a folder of this user: another user's checkout may be read-only to this one."""
    if os.environ.get("HIDDEN_HANDS_VENV"):
        return Path(os.environ["HIDDEN_HANDS_VENV"]).absolute()
    here = ROOT / ".venv"
    if is_current(here, extra) or os.access(here if here.exists() else ROOT, os.W_OK):
        return here
    caches = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return caches / "hidden-hands" / f"venv-{hashlib.sha256(str(ROOT).encode()).hexdigest()[:12]}"


def set_up(venv: Path, extra: str) -> None:
    """Make the environment where there is none, and put into it what `extra` needs. Exits where that cannot be done."""
    started = time.monotonic()
    say(f"Setting up in {venv} (once; it needs the internet and up to a minute) …")
    if not is_whole(venv):
        make(venv)
    install(venv, wanted_packages(extra))
    checkout = Path(sysconfig.get_path("purelib", "venv", {"base": str(venv), "platbase": str(venv)}))
    (checkout / "hidden_hands_checkout.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    stamp_of(venv).write_text(json.dumps({**stamps(venv), "": mark(""), extra: mark(extra)}), encoding="utf-8")
    say(f"Ready in {time.monotonic() - started:.0f} s.")


def is_current(venv: Path, extra: str) -> bool:
    """Whether the environment holds just what `extra` needs now."""
    return stamps(venv).get(extra) == mark(extra) and python_of(venv).exists()


def is_whole(venv: Path) -> bool:
    """This Python's own environment, and pip starts in it: a build that was broken off leaves neither."""
    settings = venv / "pyvenv.cfg"
    version = sys.version.split()[0]
    if not settings.exists() or f"= {version}" not in settings.read_text(encoding="utf-8"):
        return False
    return quietly(python_of(venv), "-m", "pip", "--version") == 0


def stamps(venv: Path) -> dict[str, str]:
    """What the environment was made for: the mark of each `extra`. Empty where it was never finished."""
    with contextlib.suppress(OSError, ValueError):
        return dict(json.loads(stamp_of(venv).read_text(encoding="utf-8")))
    return {}


def mark(extra: str) -> str:
    """Changes when this Python, the place of the checkout, or what has to be installed changes."""
    parts = [sys.version, sys.base_prefix, str(ROOT), extra, *wanted_packages(extra)]
    parts += [(ROOT / "constraints.txt").read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def stamp_of(venv: Path) -> Path:
    """The file that is written when an environment is ready."""
    return venv / "ready.json"


def python_of(venv: Path) -> Path:
    """The environment's Python, whether it is there or not."""
    return venv / ("Scripts/python.exe" if WINDOWS else "bin/python")


@contextlib.contextmanager
def alone(venv: Path) -> Iterator[None]:
    """Two starts at once: the second waits for the first to finish."""
    try:
        venv.parent.mkdir(parents=True, exist_ok=True)
        lock = venv.with_name(venv.name + ".lock").open("w", encoding="utf-8")
    except OSError as error:
        sys.exit(f"Cannot write in {venv.parent}: {error.strerror}. Name another folder with HIDDEN_HANDS_VENV.")
    with lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


# Packages


def wanted_packages(extra: str) -> list[str]:
    """The packages that pyproject.toml names, with those of `extra`."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["dependencies"]) + list(project["optional-dependencies"][extra] if extra else [])


def install(venv: Path, packages: list[str]) -> None:
    """With pip, which names each package as it comes: on a terminal that is the progress."""
    command = [python_of(venv), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-color"]
    command += ["--prefer-binary", "-c", ROOT / "constraints.txt", *packages]
    lines: list[str] = []
    with subprocess.Popen(
        [str(part) for part in command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        assert pip.stdout
        for line in pip.stdout:
            lines.append(line)
            show_progress(lines)
    progress("")
    if pip.returncode != 0:
        sys.stderr.writelines(lines[-20:])
        sys.exit(
            "The packages could not be installed; pip's last words are above. Fetching them needs the internet, once."
        )


def show_progress(lines: list[str]) -> None:
    """Tell on one line what pip's last line was about."""
    word, _, rest = lines[-1].strip().partition(" ")
    if word == "Collecting":
        seen = sum(line.startswith("Collecting") for line in lines)
        progress(f"package {seen}: {rest.split('=')[0].split('<')[0].split('>')[0]}")
    elif word == "Installing":
        progress("installing them …")


# Environments where the system's Python was shipped without the means to make one


def make(venv: Path) -> None:
    """By the first of these ways that works. Debian's Python lacks ensurepip, with which `venv` brings pip along."""
    for way in (with_venv, with_debian_package, with_uv, with_other_pip, with_pip_wheel):
        shutil.rmtree(venv, ignore_errors=True)
        if way(venv) and is_whole(venv):
            return
    shutil.rmtree(venv, ignore_errors=True)
    why = "no pip was to be had"
    sys.exit(NO_VENV.format(venv=venv, why=why, python=sys.executable, package=f"{debian_python()}-venv"))


def with_venv(venv: Path) -> bool:
    """As any whole Python can. Whether it worked, as with each of these ways."""
    return has_module("ensurepip") and quietly(sys.executable, "-m", "venv", venv) == 0


def with_debian_package(venv: Path) -> bool:
    """As root on Debian: install what its Python lacks."""
    if not (IS_ROOT and shutil.which("apt-get")):
        return False
    package = f"{debian_python()}-venv"
    say(f"This Python has no ensurepip: installing the system's package {package} …")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly("apt-get", "update", env=environment)
    installed = quietly("apt-get", "install", "-y", "--no-install-recommends", package, env=environment)
    return installed == 0 and quietly(sys.executable, "-m", "venv", venv) == 0


def with_uv(venv: Path) -> bool:
    """uv brings a pip of its own."""
    if not shutil.which("uv"):
        return False
    say("This Python has no ensurepip: using uv …")
    return quietly("uv", "venv", "--seed", "--python", sys.executable, venv) == 0


def with_other_pip(venv: Path) -> bool:
    """A pip outside puts one inside."""
    if not has_module("pip") or not without_pip(venv):
        return False
    say("This Python has no ensurepip: using the pip that is here …")
    return quietly(sys.executable, "-m", "pip", "--python", python_of(venv), "install", "--no-input", "pip") == 0


def with_pip_wheel(venv: Path) -> bool:
    """A wheel holds pip and can be run as it is. The system has one, or any user may fetch its package."""
    with tempfile.TemporaryDirectory() as scratch:
        wheel = pip_wheel(Path("/usr/share/python-wheels")) or fetched_pip_wheel(Path(scratch))
        if not wheel or not without_pip(venv):
            return False
        return quietly(python_of(venv), f"{wheel}/pip", "install", "--no-index", "--no-input", wheel) == 0


def fetched_pip_wheel(scratch: Path) -> Path | None:
    """From Debian's package python3-pip-whl, fetched and unpacked without installing anything, which needs no root."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return None
    say("This Python has no ensurepip: fetching pip out of the system's package python3-pip-whl …")
    (scratch / "lists/partial").mkdir(parents=True)
    own = ["-o", f"Dir::State::Lists={scratch}/lists", "-o", f"Dir::Cache={scratch}", "-o", "APT::Sandbox::User="]
    quietly("apt-get", *own, "update", cwd=scratch)
    quietly("apt-get", *own, "download", "python3-pip-whl", cwd=scratch)
    for package in scratch.glob("python3-pip-whl*.deb"):
        quietly("dpkg-deb", "-x", package, scratch / "unpacked")
    return pip_wheel(scratch / "unpacked/usr/share/python-wheels")


def pip_wheel(folder: Path) -> Path | None:
    """The newest wheel of pip in a folder, if any."""
    return next(iter(sorted(folder.glob("pip-*.whl"), reverse=True)), None)


def without_pip(venv: Path) -> bool:
    """An environment that still lacks pip; whether it could be made."""
    return quietly(sys.executable, "-m", "venv", "--without-pip", venv) == 0


def debian_python() -> str:
    """What Debian calls this Python in the names of its packages."""
    return f"python3.{sys.version_info[1]}"


def has_module(name: str) -> bool:
    """Whether this Python can import a module."""
    import importlib.util

    return importlib.util.find_spec(name) is not None


# Talking


def quietly(*command: object, env: dict[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a command and give its exit status; nothing that it prints is shown."""
    try:
        done = subprocess.run(
            [str(part) for part in command], stdin=subprocess.DEVNULL, capture_output=True, env=env, cwd=cwd
        )
    except OSError:
        return 127
    return done.returncode


def progress(text: str) -> None:
    """One line that is written over, on a terminal only."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K  {text}" if text else "\r\033[K")
        sys.stderr.flush()


def say(sentence: str) -> None:
    """One sentence to the person at the terminal; stdout is the program's own."""
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
