"""Pictures as companion/picture.py makes them, for screens of the house. Their game has no templates of its own."""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import Any

NAMES = ("Inès", "Basile", "Colette", "Noé", "Anatole", "Zoé")
LONG_NAMES = (
    "Maximilienne",
    "Jean-Christophe",
    "Bartholomée",
    "Wilhelmina",
    "Konstantinos",
    "Zoé 🦉",
    "Ève",
    "Théodore",
)
SEED = bytes(range(32))

Picture = dict[str, Any]


def seats(names: tuple[str, ...], states: str = "") -> list[Picture]:
    """Seats in sitting order. `states`: one letter for each seat: h(ere), a(way), f(ree), b(ot), r(emote)."""
    known = {"h": "here", "a": "away", "f": "free", "b": "bot", "r": "here"}
    letters = states.ljust(len(names), "h")
    return [
        {"id": 10 + place, "place": place, "name": name, "state": known[letter], "remote": letter == "r"}
        for place, (name, letter) in enumerate(zip(names, letters, strict=False), 1)
    ]


def picture(names: tuple[str, ...] = NAMES, game: str = "secte", states: str = "", **facts: Any) -> Picture:
    """The lobby as the host's screen shows it, with `facts` put over it."""
    options = [
        {"code": "windows", "choices": ["swift", "strict"], "value": "swift", "off": []},
        {"code": "rounds", "choices": [2, 3, 4, 5], "value": 3, "off": []},
        {"code": "ritual", "choices": ["open", "anonymous"], "value": "open", "off": []},
        {"code": "final_count", "choices": ["borne", "dealt"], "value": "borne", "off": []},
        {"code": "martyr_banned", "choices": ["alone", "with_infidele"], "value": "alone", "off": []},
        {"code": "banned_role", "choices": ["shown", "hidden"], "value": "shown", "off": []},
    ]
    missing = 6 - len(names)
    start = {
        "ok": missing == 0,
        "why": "need_more" if missing > 0 else "need_fewer" if missing < 0 else "",
        "n": abs(missing),
    }
    base: Picture = {
        "room": {
            "code": "MKZT", "phase": "lobby", "lang": "fr",
            "url": "http://192.168.1.24:8000/j/MKZT", "address": "192.168.1.24:8000",
        },
        "games": [{"code": game, "players": [6], "minutes": [20, 35]}], "game": game,
        "options": options if game == "secte" else [], "seats": seats(names, states),
        "names": dict(enumerate(names, 1)), "seats_of_game": max(len(names), 6), "before": {}, "start": start,
        "scores": [], "held": False, "game_id": "",
        "paused": False, "clock": None, "rewinds": 0, "progress": None, "away": [], "commitment": "", "seed": "",
        "me": 0, "my_id": 0, "host": True, "watching": False, "view": None, "word": "", "notes": "", "marks": {},
        "lang": "fr", "may": {"close": False, "more": False, "rewind": []}, "nods": [],
    }  # fmt: skip
    return base | facts


def on_phone(base: Picture, me: int = 1, host: bool = False) -> Picture:
    """The same for the phone of one seat."""
    own = {"me": me, "my_id": 10 + me, "host": host, "word": "lune, bassin", "notes": "Basile ment ?\nNoé aussi"}
    return deepcopy(base) | own


FORM = {"against": {"kind": "one", "options": (2, 3, 4, 5, 6), "least": 1, "most": 1, "when": None}}
EVERY_KIND = {
    "sure": {"kind": "one", "options": ("yes", "no"), "least": 1, "most": 1, "when": None},
    "who": {"kind": "one", "options": (2, 3), "least": 1, "most": 1, "when": ("sure", "yes")},
    "two": {"kind": "some", "options": (2, 3, 4), "least": 1, "most": 2, "when": None},
    "ranks": {"kind": "order", "options": (2, 3, 4), "least": 3, "most": 3, "when": None},
    "words": {"kind": "text", "options": (), "least": 0, "most": 80, "when": None},
}


def playing(
    base: Picture, game: str = "plain", form: Picture | None = None, answer: Picture | None = None, **facts: Any
) -> Picture:
    """A question of a game that has no template for it."""
    asked = {base["me"]: {"form": form, "answer": answer, "proposal": None}} if form else {}
    view = {
        "key": "12.vote", "step": "vote", "rewinds": [], "over": False, "table": {"phase": "vote"}, "asked": asked,
        "others": {}, "drawn": {},
    }  # fmt: skip
    on = {
        "room": base["room"] | {"phase": "game"}, "games": [], "game": game, "options": [], "view": view,
        "clock": {"left": 220, "of": 300, "run": True, "end": "early"},
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "may": {
            "close": True, "more": True,
            "rewind": [
                {"key": "9.deal", "step": "deal", "undoes": 11}, {"key": "12.vote", "step": "vote", "undoes": 0},
            ],
        },
        "progress": {"answered": 4, "asked": 6},
    }  # fmt: skip
    return deepcopy(base) | on | facts


def several(base: Picture, *answered: int, seats: tuple[int, ...] = (1, 2, 7)) -> Picture:
    """A question to several seats that this phone plays, one of which nobody sits in."""
    state = playing(base, seats_of_game=len(base["names"]) + 1)
    answers = {seat: {"against": 4} if seat in answered else None for seat in seats}
    state["view"]["asked"] = {
        seat: {"form": FORM, "answer": answer, "proposal": None} for seat, answer in answers.items()
    }
    return state


def over(base: Picture, **facts: Any) -> Picture:
    """After the end."""
    ended = playing(base, clock=None, progress=None, seed=SEED.hex(), game_id="12")
    ended["room"]["phase"] = "over"
    ended["view"] |= {"over": True, "step": "", "key": ""}
    ended["scores"] = [{"name": name, "won": place % 3, "played": 3} for place, name in base["names"].items()]
    return ended | facts


def all_pictures() -> dict[str, tuple[str, Picture]]:
    """One of each state, by name: surface and picture."""
    hall, phone = picture(NAMES[:4], states="rhab"), on_phone(picture(NAMES[:4]))
    remote = on_phone(picture(states="rhaffb"), host=True)
    full = picture(states="rhahhb", scores=[{"name": "Inès", "won": 2, "played": 3}])
    nods = [{"id": 1, "name": "Prune", "seat": 12}]
    watcher = {"host": False, "watching": True}
    return {
        "host-lobby-empty": ("host", picture(())),
        "host-lobby": ("host", hall),
        "host-lobby-full": ("host", full),
        "host-lobby-twenty": ("host", picture(tuple(f"{LONG_NAMES[i % 8]}" for i in range(20)), states="hhabfh")),
        "host-lobby-watcher": ("host", hall | watcher),
        "host-step": ("host", playing(picture())),
        "host-step-away": ("host", playing(picture(states="aab"), away=["Inès", "Basile"])),
        "host-paused": ("host", playing(picture(), paused=True, away=["Colette"], rewinds=2)),
        "host-paused-all": ("host", playing(picture(), paused=True)),
        "host-held": ("host", playing(picture(), held=True)),
        "host-broken": ("host", playing(picture(), held=True, view=None, clock=None, commitment="")),
        "host-nods": ("host", playing(picture(), nods=nods)),
        "host-over": ("host", over(picture())),
        "phone-lobby": ("phone", phone),
        "phone-lobby-remote": ("phone", remote),
        "phone-question": ("phone", playing(on_phone(picture()), form=FORM)),
        "phone-several": ("phone", several(on_phone(picture()))),
        "phone-several-one": ("phone", several(on_phone(picture()), 1)),
        "phone-several-all": ("phone", several(on_phone(picture()), 1, 2, 7)),
        "phone-answered": ("phone", playing(on_phone(picture()), form=FORM, answer={"against": 3})),
        "phone-every-kind": ("phone", playing(on_phone(picture()), form=EVERY_KIND)),
        "phone-waiting": ("phone", playing(on_phone(picture()))),
        "phone-paused": ("phone", playing(on_phone(picture()), form=FORM, paused=True)),
        "phone-held": ("phone", playing(on_phone(picture()), held=True)),
        "phone-broken": ("phone", playing(on_phone(picture()), held=True, view=None)),
        "phone-remote": ("phone", playing(on_phone(picture(states="rhahfb"), host=True), form=FORM, nods=nods)),
        "phone-over": ("phone", over(on_phone(picture()))),
        "phone-twenty": ("phone", playing(on_phone(picture(tuple(LONG_NAMES[i % 8] for i in range(20))), host=True),
                                          form={"who": FORM["against"] | {"options": tuple(range(2, 21))}})),
    }  # fmt: skip


ALL = all_pictures()
PAGES: dict[str, Picture] = {
    "door": {"rooms": 1},
    "join": {"code": "MKZT", "phase": "lobby", "seated": 4, "seats": [{"id": 3, "name": "Noé", "free": False}]},
    "back": {"code": "MKZT", "phase": "game", "seated": 6,
             "seats": [{"id": 3, "name": "Noé", "free": False}, {"id": 4, "name": "Maximilienne", "free": True}]},
    "waiting": {"code": "MKZT", "phase": "game", "seated": 6, "seats": [], "refresh": 3},
    "hand": {
        "url": "http://192.168.1.24:8000/t/" + "a" * 43, "seconds": 120, "name": "Noé", "code": "MKZT",
        "back": "/j/MKZT",
    },
    "take": {"key": "a" * 43, "name": "Noé", "code": "MKZT"},
    "hostlink": {"key": "a" * 43},
    "error": {"status": 404, "text": "Aucune table n’a ce code. Relis-le sur le grand écran."},
}  # fmt: skip
