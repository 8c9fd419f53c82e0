"""Every moment of real games of Réseau-Mère on the table's screen, in both languages, and its end on paper."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import Any

import pytest

import rules.reseau_mere as reseau
from companion.regions import html_of
from companion.words import LANGS
from rules.game import PUBLIC, Game
from tests.reseau_mere_screens.played import Picture, moments, picture_of
from tests.secte_screens.played import ROOT, TEMPLATES, screens, words
from tests.secte_screens.test_secte_screens import says_to_one

SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (ROOT / "static/games/reseau_mere/sprite.svg").read_text("utf-8")))
TABLES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {}),
    (1, {"solo_seats": "automata"}),
    (2, {"head_start": "on"}),
    (3, {"picks": "in_turn", "variant": "fracture"}),
    (5, {"variant": "coordonne"}),
    (13, {"head_start": "on", "variant": "fracture"}),
    (20, {"rounds": 6}),
)
OURS = ("reseau_mere-host-", "reseau_mere-doing-", "reseau_mere-sheet-", "reseau_mere-before-", "reseau_mere-settled-")
SETTLED = ("suspicions", "chance")
WAYS = {"total": 5, "rounds_won": 3, "tie_break": 3}
"""Each ending, and for how many people one is looked for."""


def host(game: Game[Any], lang: str) -> dict[str, str]:
    return html_of(screens().host(picture_of(game, PUBLIC), lang))


def paper(game: Game[Any], lang: str) -> str:
    """The printed page."""
    return screens().sheet(picture_of(game, PUBLIC), lang)


def before(picture: Picture, lang: str) -> str:
    """What the lobby tells of the game."""
    lobby = picture | {"view": None, "room": picture["room"] | {"phase": "lobby"}}
    html = html_of(screens().host(lobby, lang))["stage"]
    return html.partition('<div class="t-before">')[2].partition("</div>")[0]


def check_markup(html: str) -> None:
    """Safe, and drawn with symbols that exist."""
    assert not re.search(r"<script|\sstyle=|\son[a-z]+=", html)
    assert "<i>&" not in html and "&amp;lt;" not in html, "a name is escaped once"
    assert set(re.findall(r"sprite\.svg#([\w-]+)", html)) <= SYMBOLS


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_moment_has_its_screen(players: int, options: dict[str, object]) -> None:
    steps = set()
    for number, game in enumerate(moments(players, 1, **options)):
        steps.add(game.key.partition(".")[2].partition("_")[0])
        for lang in LANGS if players < 10 else (LANGS[number // 2 % 2],):
            found = host(game, lang)
            check_markup("".join(found.values()))
            assert "<h1" in found["stage"] and found["doing"] and found["where"]
    assert steps >= {"identity", "keep", "pass1", "pass2", "reading", "report", "evidence", "discussion", "suspicion"}
    assert steps >= {"reveal", "accusation", "count", "total"}


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_lobby_tells_the_split_and_the_centre(players: int, options: dict[str, object]) -> None:
    """RES-15, RES-19: and what the head start gives, or would give."""
    picture = picture_of(next(moments(players, 1, **options)), PUBLIC)
    told = picture["before"]
    for lang in LANGS:
        html = before(picture, lang)
        check_markup(html)
        assert re.findall(r'<b class="num">(\d+)</b>', html) == [str(number) for number in told["split"].values()]
        code = "reseau_mere-before-extra" if told["extra"] else "reseau_mere-host-nothing-added"
        assert words().say(lang, code) in html
        assert str(told["head_start"] or told["advance"]) in html.rpartition("<p")[2]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_table_never_sees_a_secret(players: int, options: dict[str, object]) -> None:
    """COM-01, RES-17: before the end no card but Evidence and what a round revealed, and nobody's side."""
    for game in moments(players, 2, **options):
        table = picture_of(game, PUBLIC)["view"]["table"]
        assert "mine" not in table
        if game.is_over or game.answers:
            continue
        found, now = host(game, "fr"), table["now"]
        stage = found["stage"]
        shown = len(now["evidence"]) if 't-trace"' in stage or "t-trace " in stage else 0
        shown += len(now["revealed"]) if game.key.endswith(".reveal") else 0
        assert len(re.findall(r'class="t-op', stage)) == shown
        assert "t-sign " not in "".join(found.values())
        seats = re.findall(r'<ol class="t-seats.*?</ol>', stage)
        assert not any("sprite.svg" in each for each in seats), "a seat has no mark before the end"


def test_a_suspicion_shows_nothing_of_who_has_answered() -> None:
    """Rulings 3.4: no counter: the screen is the same before and after."""
    screens_of_step: dict[str, set[str]] = {}
    for game in moments(5, 3):
        if game.key.endswith(".suspicion"):
            found = host(game, "fr")
            screens_of_step.setdefault(game.key, set()).add(found["stage"] + found["doing"])
    assert screens_of_step and all(len(each) == 1 for each in screens_of_step.values())


@pytest.mark.parametrize("players", [2, 3, 12, 20])
def test_each_report_stands_in_the_trace_at_its_seat(players: int) -> None:
    """RES-A08: with the seat's name, in words for the ear; *sans rapport* too; whoever speaks is marked."""
    for game in moments(players, 4):
        if game.answers or not game.key.partition(".")[2].startswith(("report", "evidence", "discussion", "reveal")):
            continue
        stage, now = host(game, "fr")["stage"], game.table.now
        seats = re.findall(r'<li class="is-(\w+)( is-now)?(?: long)?"><div class="t-slot">', stage)
        assert [says for says, _ in seats] == [now.reports.get(seat, "wait") for seat in game.table.seats]
        assert [bool(mark) for _, mark in seats] == [seat == now.speaking for seat in game.table.seats]
        assert stage.count('class="t-proof"') == len(now.evidence)
        for says in now.reports.values():
            assert words().say("fr", "reseau_mere-says", says=says) in stage


@pytest.mark.parametrize("players", [3, 20])
def test_the_centre_has_all_backs_and_taken_ones_are_faded(players: int) -> None:
    for game in moments(players, 5, variant="fracture"):
        if game.key.partition(".")[2].startswith("pass"):
            stage, now = host(game, "en")["stage"], game.table.now
            assert stage.count("<li") == 2 * players + 3
            assert stage.count('class="is-taken"') == len(now.centre) - len(now.free)


def test_all_cards_of_the_centre_are_turned_in_their_order() -> None:
    """RES-A11: by faction and value, forty of them at twenty seats."""
    for game in moments(20, 1):
        if game.key.endswith(".reveal"):
            stage = host(game, "fr")["stage"].partition('class="t-trace')[0]
            cards = re.findall(r'<li class="t-op (res|mere)[^>]*>.*?<b class="num" aria-hidden="true">(\d)</b>', stage)
            ours = {"resistance": "res", "reseau_mere": "mere"}
            assert cards == [(ours[side], str(value)) for side, value in game.table.now.revealed]
            assert len(cards) == 40


@cache
def counted(rule: str) -> Game[Any]:
    """A game at its count, where this rule parted a tie."""
    return next(
        game
        for seed in range(200)
        for game in moments(5, seed)
        if game.key.endswith(".count") and any(each.rule == rule for each in game.table.verdict.settled)
    )


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("rule", SETTLED)
def test_a_tie_says_what_parted_it(rule: str, lang: str) -> None:
    """RES-49, RES-50, RES-A14: who was tied, with how many suspicions, and whom it chose; a draw is called a draw."""
    game = counted(rule)
    stage, verdict = host(game, lang)["stage"], game.table.verdict
    each = next(each for each in verdict.settled if each.rule == rule)
    line = next(
        line
        for line in re.findall(r"<li><b>.*?</li>", stage)
        if words().say(lang, f"reseau_mere-settled-{rule}") in line
    )
    assert re.findall(r'<span class="(is-chosen|)"><i class="num">(\d+)</i>', line) == [
        ("is-chosen" if seat in each.chosen else "", str(seat)) for seat in each.tied
    ]
    numbers = re.findall(r'<em class="num">(\d+)</em>', line)
    assert numbers == ([str(verdict.suspicions[seat]) for seat in each.tied] if rule == "suspicions" else [])
    for code in verdict.why:
        assert words().say(lang, f"why-{code.lower()}") in unescape(stage)


@cache
def ended(ending: str) -> Game[Any]:
    """A game that ended so."""
    for seed in range(3000):
        *_, game = moments(WAYS[ending], seed)
        if game.table.ending == ending:
            return game
    raise AssertionError(ending)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ending", reseau.ENDINGS)
def test_each_ending_has_its_words_and_tells_all(ending: str, lang: str) -> None:
    """COM-12: winner, why, every identity by shape and in words, the end sheet with the same figures on paper."""
    game = ended(ending)
    stage, table, sheet = host(game, lang)["stage"], game.table, paper(game, lang)
    won = words().say(lang, "reseau_mere-wins", side=table.sides[0])
    assert won in stage and won in sheet
    seats = re.findall(r'<ol class="t-seats.*?</ol>', stage)[0]
    marks = {"m-r": "resistance", "m-m": "reseau_mere"}
    found = [marks[mark] for mark in re.findall(r"sprite\.svg#([\w-]+)", seats)]
    assert found == [table.identities[seat] for seat in table.seats]
    for number in table.totals.values():
        assert f">{number}</td>" in stage and f">{number}</td>" in sheet
    check_markup(sheet)


@pytest.mark.parametrize(("players", "options"), [(1, {}), (5, {}), (20, {"variant": "fracture"})])
def test_the_sheet_holds_each_report_beside_its_cards(players: int, options: dict[str, object]) -> None:
    """Said against true: on the screen and on paper, each seat of each round in one line."""
    *_, game = moments(players, 6, **options)
    letters = {"resistance": "R", "reseau_mere": "M", "balanced": "=", "none": "–"}
    story = game.view(PUBLIC)["table"]["over"]["story"]
    for html in (host(game, "fr")["stage"], paper(game, "fr")):
        rounds = re.findall(r'<section class="t-told">.*?</section>', html)
        assert len(rounds) == len(story)
        for of, found in zip(story, rounds, strict=True):
            lines = re.findall(r"<tr>(.*?)</tr>", found.partition("<tbody>")[2])
            assert len(lines) == len(of["seats"])
            for line, told in zip(lines, of["seats"], strict=True):
                seat, hand, read, true, said, proof, _ = re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", line)
                assert f'<i class="num">{told["seat"]}</i>' in seat
                assert signs(read) == [f"{letters[side]}{value}" for side, value in told["read"]]
                assert signs(hand) == [f"{letters[side]}{value}" for side, value in told["kept"]]
                assert (signs(true), signs(said)) == ([letters[told["true"]]], [letters[told["said"]]])
                assert len(signs(proof)) == bool(told["shown"])


def signs(html: str) -> list[str]:
    return re.findall(r'<b class="t-sign [^"]*">([^<]*)</b>', html)


def test_the_sheet_says_who_accused_whom() -> None:
    *_, game = moments(5, 7)
    sheet, verdict = paper(game, "en"), game.table.verdict
    table = sheet.partition(words().say("en", "reseau_mere-sheet-accusation"))[2].partition("</table>")[0]
    lines = re.findall(r"<tr>(.*?)</tr>", table.partition("<tbody>")[2])
    for seat, line in zip(game.table.seats, lines, strict=True):
        assert ", ".join(map(str, verdict.ballots[seat])) in line
        assert ("+3" in line) == (seat in verdict.accused)


def test_the_screen_says_vous() -> None:
    """It speaks to all; a phone says *tu* to its one person."""
    seen = set()
    for players, options in TABLES[:4]:
        for game in moments(players, 1, **options):
            found = host(game, "fr")
            seen |= {line for name in ("stage", "doing", "where") for line in says_to_one(found[name])}
    assert seen == set()


def test_a_pause_has_its_drawing_in_both_languages() -> None:
    game = next(iter(moments(5, 1)))
    for lang in LANGS:
        stage = html_of(screens().host(picture_of(game, PUBLIC) | {"paused": True, "away": ["Prune"]}, lang))["stage"]
        assert "t-snuff" in stage and "Prune" in stage


def test_both_languages_have_the_same_words_of_the_table_and_none_is_left_over() -> None:
    sources = "".join(path.read_text("utf-8") for path in (TEMPLATES / "reseau_mere").glob("*.html"))
    literals = set(re.findall(r'"([a-z][\w-]*)"', sources))
    codes = {lang: [code for code in words().codes(lang) if code.startswith(OURS)] for lang in LANGS}
    assert codes["fr"] == codes["en"]
    for code in codes["fr"]:
        assert words().placeholders("fr", code) == words().placeholders("en", code), code
        starts = {code[: match.end()] for match in re.finditer("-", code)}
        assert code in literals or starts & {each for each in literals if each.endswith("-")}, code
