"""Every moment of real games of Réseau-Mère on each phone, in both languages: what is shown, and what never is."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from typing import Any

import pytest

from companion.publish import PUSHED
from companion.regions import html_of
from companion.words import LANGS
from rules.game import Game
from tests.reseau_mere_screens.played import NAMES, moments, picture_of
from tests.secte_screens.markup import in_sight, shape
from tests.secte_screens.played import ROOT, Picture, screens, words

MOST_BYTES = 8192
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (ROOT / "static/games/reseau_mere/sprite.svg").read_text("utf-8")))
SEEN_BY_ALL = ("identity", "keep", "pass1", "pass2", "reading", "suspicion")
"""Steps where all phones look the same."""
LETTERS = {"resistance": "r", "reseau_mere": "m"}
GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}), (1, {"solo_seats": "automata"}), (2, {}), (2, {"picks": "in_turn"}), (3, {}),
    (5, {"variant": "coordonne"}),
    (13, {"rounds": 6, "head_start": "on"}), (20, {"variant": "fracture", "rounds": 6}),
    (20, {"variant": "coordonne", "rounds": 6, "picks": "in_turn"}),
)  # fmt: skip


def step_of(game: Game[Any]) -> str:
    return game.key.partition(".")[2]


def kind_of(game: Game[Any]) -> str:
    return step_of(game).partition("_")[0]


def regions(picture: Picture, lang: str) -> dict[str, str]:
    return html_of(screens().phone(picture, lang))


def without_filler(html: str) -> str:
    """What is seen: the filler that makes secrets of one size is a comment of spaces."""
    return re.sub(r"<!-- *-->", "", html)


@cache
def pictures_of(players: int, seed: int, options: tuple[tuple[str, object], ...]) -> list[tuple[str, Picture]]:
    """(step, picture) of some phones: the first time that a step of a family is open, answered or not, and the end."""
    found, seen = [], set[tuple[str, int, int]]()
    for game in moments(players, seed, **dict(options)):
        speaker = game.table.now.speaking
        for seat in dict.fromkeys((1, 2, players, speaker)):
            if not 1 <= seat <= players:
                continue
            mark = (kind_of(game), seat, len(game.answers) and 1)
            if mark not in seen or game.is_over:
                seen.add(mark)
                found.append((step_of(game), picture_of(game, seat)))
    return found


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_moment_has_its_phone(players: int, options: dict[str, object], lang: str) -> None:
    """Small, safe, and drawn with symbols that exist; nobody's name is put in as it was written."""
    kinds = set()
    for step, picture in pictures_of(players, 1, tuple(options.items())):
        kinds.add(step.partition("_")[0])
        found = regions(picture, lang)
        assert sum(len(found[name].encode()) for name in PUSHED) <= MOST_BYTES, step
        html = "".join(found.values())
        assert not re.search(r"<script|\sstyle=|\son[a-z]+=", html)
        assert "<i>&" not in html and "&amp;lt;" not in html, "a name is escaped once"
        assert set(re.findall(r"reseau_mere/sprite\.svg#([\w-]+)", html)) <= SYMBOLS
        assert found["question"] and found["journal"] and found["rules"]
        assert "répondre" not in found["question"], "no question of this game is shown by the house's own form"
    assert kinds >= {
        "", "identity", "keep", "pass1", "pass2", "reading", "report", "evidence", "discussion", "suspicion", "reveal",
        "accusation", "count", "total",
    }  # fmt: skip


def phones(game: Game[Any]) -> list[Picture]:
    return [picture_of(game, seat) for seat in range(1, game.options["players"] + 1)]


def question_of(picture: Picture) -> str:
    """The question without what is a seat's own in plain sight: its number in a link, and the back it has taken."""
    html = regions(picture, "fr")["question"]
    return re.sub(r"seat=\d+|( class=\"is-own\")? disabled", "", html)


@pytest.mark.parametrize("options", [{}, {"variant": "coordonne"}, {"variant": "fracture"}])
def test_secret_windows_look_the_same_on_every_phone(options: dict[str, object]) -> None:
    """Rulings §3.4, COM-10: same blocks, same words outside the held secret, same tags inside it, same near-black."""
    seen = set()
    for game in moments(7, 2, **options):
        kind = kind_of(game)
        if game.is_over or game.answers or kind not in SEEN_BY_ALL or (kind in seen and game.table.now.number > 2):
            continue
        seen.add(kind)
        mine = phones(game)
        assert {screens().ink(each, "phone") for each in mine} == {f"phone ink-reseau_mere at-{kind} veil"}
        found = [question_of(each) for each in mine]
        if kind == "suspicion":  # everybody chooses among the others: only the names differ
            assert len({str(shape(each, "data-n")) for each in found}) == 1
            continue
        assert len({str(shape(each, "class", "href", "aria-label")) for each in found}) == 1, kind
        assert len({str(in_sight(each)) for each in found}) == 1, kind
        assert len({str(shape(regions(each, "fr")["card"], "class", "href")) for each in mine}) == 1, kind
    assert seen == set(SEEN_BY_ALL)


HELD = (
    ("resistance", ("resistance", 1)), ("resistance", ("reseau_mere", 3)),
    ("reseau_mere", ("resistance", 3)), ("reseau_mere", ("reseau_mere", 1)),
)  # fmt: skip
"""Identities and cards that may be under a finger."""


def with_secrets(picture: Picture, identity: str, card: tuple[str, int]) -> Picture:
    """The same phone with another identity, and with the same card in every place."""
    table = picture["view"]["table"]
    plays = {
        seat: of
        | {"hand": [list(card)] * len(of["hand"]), "cards": [list(card)] * len(of["cards"])}
        | {"true": card[0] if of["cards"] else "", "moved": [1] if card[1] > 1 and of["cards"] else []}
        for seat, of in table["mine"]["plays"].items()
    }
    agents = table["seats"][1 : table["split"]["reseau_mere"]] if identity == "reseau_mere" else []
    mine = table["mine"] | {"identity": identity, "plays": plays, "agents": agents}
    return picture | {"view": picture["view"] | {"table": table | {"mine": mine}}}


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (5, {"variant": "coordonne"}), (20, {"rounds": 6})])
def test_a_secret_shows_under_the_finger_only(players: int, options: dict[str, object]) -> None:
    """Nothing in sight depends on the identity or on a card, and what is held has one shape whichever it is (§3.4)."""
    for step, picture in pictures_of(players, 2, tuple(options.items())):
        if not step:
            continue
        variants = [regions(with_secrets(picture, *each), "fr") for each in HELD]
        for name in ("question", "journal", "strip", "sheet"):
            assert len({str(in_sight(each[name])) for each in variants}) == 1, (step, name)
        for name in ("question", "card"):
            assert len({str(shape(each[name], "class", "href", "aria-label")) for each in variants}) == 1, (step, name)


@pytest.mark.parametrize("lang", LANGS)
def test_both_identities_fill_the_same_lines(lang: str) -> None:
    """Rulings §3.4: the same card for all, read in the same time."""
    goals = [words().say(lang, f"reseau_mere-phone-goal-{side}") for side in LETTERS]
    assert abs(len(goals[0]) - len(goals[1])) <= 9
    game = next(iter(moments(20, 1, variant="coordonne")))
    lines = {regions(each, lang)["question"].count("<li><b>") for each in phones(game)}
    assert lines == {6}, "as many lines as there can be other agents, for everybody"


def test_agents_read_each_other_and_nobody_else_does() -> None:
    """RES-57, RES-A29, RES-V29."""
    game = next(iter(moments(6, 4, variant="coordonne")))
    agents = {seat for seat, side in game.table.identities.items() if side == "reseau_mere"}
    for picture in phones(game):
        line = without_filler(regions(picture, "fr")["question"]).partition("r-agents")[2]
        read = {seat for seat, name in picture["names"].items() if f"<span>{name}</span>" in line}
        assert read == (agents - {picture["me"]} if picture["me"] in agents else set())
    plain = next(iter(moments(6, 4)))
    assert all("· · ·" in regions(each, "fr")["question"] for each in phones(plain))


def shown_cards(html: str) -> list[str]:
    return re.findall(r"#(c-[rm]\d)", html)


def code_of(card: list[Any] | tuple[str, int]) -> str:
    return f"c-{LETTERS[card[0]]}{card[1]}"


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_a_phone_shows_the_cards_of_the_seats_it_plays_and_no_others(players: int) -> None:
    """RES-A20, COM-02: the hand while one keeps, what was picked from the reading on."""
    for game in moments(players, 3):
        now, kind = game.table.now, kind_of(game)
        if game.is_over or now.number > 3:
            return
        for picture in phones(game):
            played = [
                s for s in game.table.seats
                if s == picture["me"] or (s > players and now.first == picture["me"])
            ]  # fmt: skip
            html = regions(picture, "en")["question"]
            if kind == "keep":
                assert shown_cards(html) == [code_of(card) for seat in played for card in now.hands[seat]]
            elif kind == "reading":
                assert shown_cards(html) == [code_of(card) for seat in played for card in now.read(seat)]
            elif kind in ("identity", "suspicion", "accusation", "count", "total"):
                assert not shown_cards(html)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("lang", LANGS)
def test_an_invisible_seat_has_no_identity_before_the_end(players: int, lang: str) -> None:
    """RES-24: whatever its identity is, all phones show the same."""
    for game in moments(players, 3):
        if game.table.now.number > 1 and not game.is_over:
            continue
        identities = game.table.identities
        before = [regions(each, lang) for each in phones(game)]
        hidden = [seat for seat in identities if seat > players]
        for seat in hidden:
            identities[seat] = "resistance" if identities[seat] == "reseau_mere" else "reseau_mere"
        after = [regions(each, lang) for each in phones(game)]
        for seat in hidden:
            identities[seat] = "resistance" if identities[seat] == "reseau_mere" else "reseau_mere"
        assert game.is_over or before == after


def test_each_seat_that_a_phone_plays_has_its_own_form() -> None:
    """RES-24, RES-26, RES-A23."""
    for game in moments(2, 1):
        if kind_of(game) in ("keep", "pass1", "pass2", "reading") and not game.answers:
            first = game.table.now.first
            for picture in phones(game):
                html = regions(picture, "fr")["question"]
                assert html.count("<form") == (2 if picture["me"] == first else 1)
                assert ("Siège 3" in html) == (picture["me"] == first)
        if step_of(game) == "report_3" and not game.answers:
            asked = ['name="a.says"' in regions(each, "fr")["question"] for each in phones(game)]
            assert asked == [seat == game.table.now.first for seat in (1, 2)]


def test_a_pick_is_blind_and_what_is_taken_cannot_be_tapped() -> None:
    """RES-A02, RES-A05: the same backs for everybody, each a button of its own."""
    for game in moments(20, 1, variant="fracture", rounds=6):
        if step_of(game) == "pass2" and not game.answers:
            html = regions(picture_of(game, 1), "fr")["question"]
            backs = re.findall(r'<button name="a\.back" value="(\d+)"([^>]*)>', html)
            assert [int(n) for n, _ in backs] == list(range(1, 44))
            assert {int(n) for n, more in backs if "disabled" not in more} == set(game.table.now.free)
            assert html.count("is-own") == 1
            return
    raise AssertionError("no second pass")


@pytest.mark.parametrize("lang", LANGS)
def test_chance_says_so_under_the_hold(lang: str) -> None:
    """COM-05: the phone is told "chosen by chance", and nobody beside it is."""
    sentence = words().say(lang, "reseau_mere-phone-by-chance-keep")
    told = set()
    for game in moments(5, 1):
        if step_of(game) == "pass1" and not game.answers:
            for picture in phones(game):
                html = unescape(regions(picture, lang)["question"])
                is_drawn = picture["me"] in picture["view"]["drawn"]
                assert (sentence in html) == is_drawn and sentence not in in_sight(html)
                told.add(is_drawn)
    assert told == {True, False}


def test_whoever_lost_a_back_to_another_seat_is_told_under_the_hold() -> None:
    """RES-A05."""
    sentence, told = words().say("fr", "why-res-a05"), set()
    for game in moments(7, 1):
        if step_of(game) == "reading" and not game.answers:
            for picture in phones(game):
                html = regions(picture, "fr")["question"]
                is_moved = bool(game.table.now.moved.get(picture["me"]))
                assert (sentence in html) == is_moved and sentence not in in_sight(html)
                told.add(is_moved)
    assert told == {True, False}


def test_a_report_has_three_live_answers_whatever_was_read() -> None:
    """RES-37, RES-38, RES-D2: nothing in sight says which of them is true."""
    for game in moments(5, 1):
        if kind_of(game) == "report" and not game.answers:
            speaker = game.table.now.speaking
            html = regions(picture_of(game, speaker), "fr")["question"]
            assert re.findall(r'<button class="zone" name="a\.says" value="(\w+)">', html) == [
                "resistance", "reseau_mere", "balanced",
            ]  # fmt: skip
            assert "Mentir est permis" in html and "disabled" not in html


@pytest.mark.parametrize("lang", LANGS)
def test_an_accusation_names_the_others_and_says_how_many(lang: str) -> None:
    """RES-46, RES-47: nobody accuses themself; one alone is a radio input, several are check boxes."""
    for players, k in ((3, 1), (5, 2), (20, 7)):
        for game in moments(players, 1, **({"rounds": 6} if players == 20 else {})):
            if kind_of(game) == "accusation" and not game.answers:
                html = regions(picture_of(game, 2), lang)["question"]
                kind = "radio" if k == 1 else "checkbox"
                named = re.findall(rf'type="{kind}" name="a\.accused\[\]" value="(\d+)"', html)
                assert [int(n) for n in named] == [n for n in game.table.seats if n != 2]
                assert (f'data-least="{k}"' in html) == (k > 1)


@pytest.mark.parametrize(("players", "variant"), [(5, "none"), (6, "coordonne"), (8, "coordonne")])
def test_neither_the_card_nor_the_sheet_is_longer_for_one_secret_than_for_another(players: int, variant: str) -> None:
    """Rulings 3.4: whoever reads sizes on the line learns no identity, no card, no suspect."""
    for game in moments(players, 3, variant=variant):
        if kind_of(game) not in ("identity", "keep", "reading", "reveal") or game.answers or game.table.now.number > 3:
            continue
        own = [
            as_json.partition("is-sheet")[2].partition("</table>")[0]
            + as_json.partition("r-of")[2].partition("<table")[0]
            for as_json in (json.dumps(regions(each, "fr")["journal"], ensure_ascii=False) for each in phones(game))
        ]
        assert len({len(each.encode()) for each in own}) == 1, step_of(game)
        cards = [json.dumps(regions(each, "fr")["card"], ensure_ascii=False) for each in phones(game)]
        assert len({len(each.encode()) for each in cards}) == 1, step_of(game)


def test_nothing_counts_answers_or_measures_suspicion() -> None:
    """RES-A10, RES-D2: no counter, and nobody's suspicions but one's own, in the private sheet, under a hold."""
    for game in moments(5, 2):
        if kind_of(game) == "suspicion" and game.answers:
            mine = phones(game)
            assert all("progress" not in regions(each, "fr")["question"] for each in mine)
            assert "%" not in "".join(regions(mine[0], "fr").values())
        if step_of(game) == "discussion" and game.table.now.number == 3 and not game.answers:
            for picture in phones(game):
                journal = without_filler(regions(picture, "fr")["journal"])
                seats = [of.suspicions.get(picture["me"]) for of in game.table.past]
                table = journal.partition("is-sheet")[2].partition("</table>")[0]
                lines = re.findall(r"<td>([^<]*)</td></tr>", table)
                assert lines == ["·", *(unescape(NAMES[seat - 1]) if seat else "·" for seat in reversed(seats))]
                assert journal.index('class="secret"') < journal.index("is-sheet") < journal.index("is-grid")


def test_the_sheet_tells_what_everybody_said() -> None:
    """RES-12, RES-13: seats by rounds, invisible ones too; the Evidence with its card."""
    for game in moments(2, 1):
        if game.table.phase == "accusation":
            journal = regions(picture_of(game, 1), "fr")["journal"]
            grid = journal.partition("is-grid")[2].partition("</table>")[0]
            rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", grid)
            assert len(rows) == 3 + 2 and all(row.count("<td") == 10 for row in rows)
            assert grid.count("is-shown") == len(game.table.spent)
            assert "Siège 3" in grid
            return
    raise AssertionError("no accusation")


@pytest.mark.parametrize("players", [1, 3, 20])
@pytest.mark.parametrize("lang", LANGS)
def test_the_end_tells_all(players: int, lang: str) -> None:
    """COM-12, RES-53: who won and why, every identity; the story with each round, each ballot and each suspicion."""
    *_, game = moments(players, 1)
    over = game.view(0)["table"]["over"]
    for picture in phones(game)[:4]:
        found = regions(picture, lang)
        html, journal = unescape(found["question"]), unescape(found["journal"])
        title = words().say(lang, f"reseau_mere-phone-{'win' if picture['me'] in over['winners'] else 'lose'}")
        assert title in html
        for seat, side in over["identities"]:
            name = words().say(lang, "seat-number", n=seat) if seat > players else NAMES[seat - 1]
            assert re.search(rf"<i>{seat}</i><span>{re.escape(name)}</span><b class=\"r-s is-{LETTERS[side]}", html)
        whys = game.view(0)["table"]["verdict"]["why"]
        assert whys and all(words().say(lang, f"why-{code.lower()}") in html for code in whys)
        assert journal.count('data-fold="round') == len(game.table.past) + 1
        assert words().say(lang, "reseau_mere-story") in journal


@pytest.mark.parametrize("lang", LANGS)
def test_the_rules_of_every_step_are_told(lang: str) -> None:
    for step, picture in pictures_of(1, 1, ()) + pictures_of(5, 1, ()):
        if step:
            sheet = regions(picture, lang)["sheet"].partition('data-fold="rules"')[2]
            assert "<h2>" in sheet, step


def test_the_words_of_a_commit_say_what_it_does() -> None:
    """The button says "Keep 1 and 3", never what is left out (RES-30)."""
    game = next(game for game in moments(3, 1) if step_of(game) == "keep")
    html = regions(picture_of(game, 1), "fr")["question"]
    assert 'data-named="Garder la {name}"' in html and 'data-and=" et la "' in html
    assert 'data-few="Encore {n}"' in html and "défauss" not in html.lower()


@pytest.mark.parametrize("lang", LANGS)
def test_a_result_says_why(lang: str) -> None:
    for game in moments(5, 2, variant="fracture"):
        if kind_of(game) in ("reveal", "count", "total"):
            html = unescape(regions(picture_of(game, 2), lang)["question"])
            of = game.table.now.why if kind_of(game) == "reveal" else game.table.verdict.why
            assert of and all(words().say(lang, f"why-{code.lower()}") in html for code in of)
