"""The host's controls, on the table's screen and on the remote: what they show and what they ask for, all game long."""

from __future__ import annotations

import random
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import pytest

from companion import seating
from companion.actions import ACTIONS
from companion.picture import host_picture, phone_picture, public_part, views_of
from companion.words import LANGS
from rules.secte.table import ROLE_CODES
from tests.companion.evening import PLACE, Evening
from tests.secte_screens.played import screens, words

REMOTE = 2
WITH_THE_ROUTES = ("move", "room")
"""Actions that are not in the table of actions, since they answer with something to show."""


class Controls(HTMLParser):
    """What can be pressed or chosen, by the name of its field, and what can be read."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.values: dict[str, set[str]] = {}
        self.text = ""
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = {name: value or "" for name, value in attrs}
        self._select = said["name"] if tag == "select" else self._select
        name = self._select if tag == "option" else said.get("name", "")
        if name and tag in ("input", "button", "option"):
            self.values.setdefault(name, set()).add(said.get("value", ""))

    def handle_data(self, data: str) -> None:
        self.text += data


def controls(evening: Evening, lang: str) -> list[Controls]:
    """On the table's screen, with the nods that wait; on the remote."""
    room, common, views = evening.room, public_part(evening.room, PLACE), views_of(evening.room)
    on_screen = screens().host(host_picture(room, True, common, views), lang)
    on_phone = screens().phone(phone_picture(room, evening.seat(REMOTE), common, views), lang, ("controls",))
    return [Controls(on_screen["controls"].html + on_screen["flash"].html), Controls(on_phone["controls"].html)]


def known_to_all(evening: Evening, keys: set[str]) -> dict[str, set[str]]:
    """What each field may hold: all of it stands on a watcher's screen, or has stood there (`keys`)."""
    shown: dict[str, Any] = host_picture(evening.room, False, public_part(evening.room, PLACE), views_of(evening.room))
    seats = {str(seat["id"]) for seat in shown["seats"]}
    return {
        "action": {*ACTIONS, *WITH_THE_ROUTES},
        "seat": seats,
        "target": seats,
        "key": keys,
        "code": {evening.room.game_code, *(option["code"] for option in shown["options"])},
        "value": {str(choice) for option in shown["options"] for choice in option["choices"]},
        "id": {str(nod) for nod in evening.room.nods},
        "lang": set(LANGS),
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ritual", ["open", "anonymous"])
def test_com_11_the_controls_show_no_secret_and_need_none(
    opens: Callable[..., Evening], chance: random.Random, ritual: str, lang: str
) -> None:
    """No role is named, and every value that they send is one that anybody at the table can see."""
    evening = opens()
    evening.six_sit()
    evening.host("remote", seat=evening.seat(REMOTE).id)
    evening.starts(ritual=ritual)
    evening.away = {evening.seat(5).id}
    evening.room.do(lambda: seating.ask_nod(evening.room, evening.seat(5), evening.device()))
    keys, pressed, roles = set[str](), set[str](), [words().say(lang, f"secte-role-{role}") for role in ROLE_CODES]
    while not evening.live.is_over:
        keys.add(evening.key)
        known = known_to_all(evening, keys)
        for each in controls(evening, lang):
            assert not [role for role in roles if role.lower() in each.text.lower()]
            for name, values in each.values.items():
                assert values <= known[name], (name, values - known[name])
            pressed |= each.values["action"]
        evening.plays_a_step(chance)
    assert pressed >= {"pause", "more", "close", "rewind", "move", "remote", "bot", "free", "end", "nod", "refuse"}
