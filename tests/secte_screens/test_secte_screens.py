"""Every moment of real games of La Secte, on the table's screen and on each phone, in both languages."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest

from companion.publish import DRAWERS, PUSHED
from companion.regions import html_of
from companion.words import LANGS
from rules.game import Game
from rules.secte.table import ROLE_CODES, STEPS
from tests.rules.story import A, B, C, D, E, F, Story
from tests.screens.pictures import ALL
from tests.secte_screens.markup import in_sight, shape
from tests.secte_screens.played import NAMES, ROOT, Picture, moments, picture_of, pictures, screens, words

SEEDS = range(3)
MOST_BYTES = 8192
SYMBOLS = set(re.findall(r'<symbol id="([^"]+)"', (ROOT / "static/games/secte/sprite.svg").read_text("utf-8")))
SEEN_BY_ALL = ("roles", "steps", "claim", "veiled")
"""Families of steps where every living seat is asked the same."""


def regions(surface: str, picture: Picture, lang: str) -> dict[str, str]:
    return html_of(screens().phone(picture, lang) if surface == "phone" else screens().host(picture, lang))


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_has_its_screens(seed: int, ritual: str) -> None:
    for game in moments(seed, ritual=ritual):
        for surface, picture in pictures(game):
            for lang in LANGS:
                check_screen(surface, regions(surface, picture, lang))


def check_screen(surface: str, found: dict[str, str]) -> None:
    """Small, safe, and drawn with symbols that exist. A phone asks for each drawer by itself; the story is longer."""
    html = "".join(found.values())
    if surface == "phone":
        assert sum(len(found[name].encode()) for name in PUSHED) <= MOST_BYTES
        is_over = 'data-drawer="journal"' in found["question"]
        for name in DRAWERS:
            assert len(found[name].encode()) <= MOST_BYTES * (2 if is_over and name == "journal" else 1), name
    assert not re.search(r"<script|\sstyle=|\son[a-z]+=", html)
    assert "<i>&" not in html and "&amp;lt;" not in html, "a name is escaped once"
    assert set(re.findall(r"sprite\.svg#([\w-]+)", html)) <= SYMBOLS
    assert found["stage" if surface == "host" else "question"]


def living(game: Game[Any]) -> list[Picture]:
    """Phones of those in play."""
    return [picture_of(game, seat) for seat in game.table.living]


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
def test_secret_windows_look_the_same_on_every_phone(ritual: str) -> None:
    """SEC 1.4, COM-10: same blocks, same words outside the held secret, same tags inside it, same near-black."""
    seen = set()
    for game in moments(3, ritual=ritual, rounds=4):
        kind = game.key.partition(".")[2].partition("_")[0]
        if kind not in SEEN_BY_ALL or game.answers:
            continue
        seen.add(kind)
        phones = living(game)
        assert len({screens().ink(each, "phone") for each in phones}) == 1 and " veil" in screens().ink(
            phones[0], "phone"
        )
        found = [regions("phone", each, "fr") for each in phones]
        assert len({str(shape(each["question"], "class")) for each in found}) == 1
        if kind in ("roles", "steps", "claim"):
            assert len({str(in_sight(each["question"])) for each in found}) == 1
        assert len({each["journal"] for each in found}) == 1
    assert seen == set(SEEN_BY_ALL) - ({"veiled"} if ritual == "open" else set())


def with_role(picture: Picture, role: str) -> Picture:
    """The same seat with another role."""
    table = picture["view"]["table"]
    card = table["card"] | {"role": role, "may_lie": role == "infidele"}
    return picture | {"view": picture["view"] | {"table": table | {"card": card}}}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_role_shows_under_the_finger_only(seed: int) -> None:
    """Nothing in sight depends on the role, nor do the journal, the strip and the sheet."""
    for game in moments(seed):
        for picture in () if game.is_over else living(game):
            variants = [regions("phone", with_role(picture, role), "fr") for role in ROLE_CODES]
            for name in ("strip", "journal", "sheet"):
                assert len({each[name] for each in variants}) == 1
            assert len({str(in_sight(each["question"])) for each in variants}) == 1
            assert len({str(shape(each["card"], "class")) for each in variants}) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_the_four_roles_fill_the_same_lines(lang: str) -> None:
    """SEC 1.4: same text length and same layout for the four roles, and for the cover of a mask."""
    game = next(iter(moments(1)))
    picture = picture_of(game, 1)
    cards = [regions("phone", with_role(picture, role), lang)["card"] for role in ROLE_CODES]
    texts = [re.findall(r"<dd[^>]*>([^<]+)</dd>", card) for card in cards]
    assert len(texts[0]) > 2
    for same_line in zip(*texts, strict=True):
        assert max(map(len, same_line)) - min(map(len, same_line)) <= 9


def test_both_masked_phones_say_the_same_but_for_the_last_role() -> None:
    """SEC-A05, SEC-38: the cover stands where the role was, and nothing tells the new one."""
    game = next(game for seed in range(50) for game in moments(seed, ritual="open") if game.table.now.masked)
    covers = []
    for seat in game.table.now.masked:
        picture = picture_of(game, seat)
        assert picture["view"]["table"]["card"]["role"] == game.table.last_seen[seat]
        covers.append(regions("phone", picture, "fr")["card"])
    assert all("Masqué jusqu’à la fin du tour. Dernier rôle vu" in cover for cover in covers)
    assert shape(covers[0], "class") == shape(covers[1], "class")


@pytest.mark.parametrize("lang", LANGS)
def test_a_masked_card_promises_no_win_of_the_role_that_is_gone(lang: str) -> None:
    """SEC-A22, SEC-A25, SEC-A26: the role borne wins, unread; the last seen only says how to answer."""
    game = next(game for seed in range(50) for game in moments(seed, ritual="open") if game.table.now.masked)
    lines = set()
    for seat in game.table.now.masked:
        for role in ROLE_CODES:
            card = regions("phone", with_role(picture_of(game, seat), role), lang)["card"]
            assert words().say(lang, f"secte-goal-{role}") not in card
            assert words().say(lang, f"secte-camp-{role}") not in card
            assert words().say(lang, "secte-honesty-free" if role == "infidele" else "secte-honesty-bound") in card
            lines.add(tuple(re.findall(r"<dd[^>]*>([^<]+)</dd>", card)[:2]))
    assert len(lines) == 1, "what wins says the same whatever was there before"
    for part in ("camp", "goal"):
        lengths = [len(words().say(lang, f"secte-{part}-{role}")) for role in (*ROLE_CODES, "masked")]
        assert max(lengths) - min(lengths) <= 9, "as long as any role's (SEC 1.4)"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_journal_tells_this_round_in_the_order_of_play(seed: int) -> None:
    discussions = 0
    for game in moments(seed, ritual="open"):
        if game.is_over or not game.key.endswith(".discussion"):
            continue
        discussions += 1
        journal = regions("phone", picture_of(game, 1), "en")["journal"]
        this_round = journal.partition("</ul>")[0]
        names = [words().say("en", f"secte-step-{step}-noun") for step in STEPS]
        lines = re.findall(r"<li>([^<]*)", this_round)
        assert len(lines) == len(STEPS)
        for line, step, played in zip(lines, names, game.table.now.ritual, strict=True):
            assert step in line or played.state == "used", (line, step)
    assert discussions


@pytest.mark.parametrize(
    ("lang", "step", "words"),
    [
        ("en", "grace", "Protect yourself (Zoé)"),
        ("en", "malediction", "Curse yourself (Zoé)"),
        ("fr", "grace", "Te protéger (Zoé)"),
        ("fr", "malediction", "Te maudire (Zoé)"),
    ],
)
def test_whoever_names_themself_reads_it_on_the_button(lang: str, step: str, words: str) -> None:
    game = next(game for seed in range(50) for game in moments(seed, ritual="open") if game.key.endswith(f"use_{step}"))
    seat = game.asked[0]
    names = tuple("Zoé" if place == seat else f"Ami {place}" for place in range(1, 7))
    html = regions("phone", picture_of(game, seat, names), lang)["question"]
    assert re.findall(r'value="(\d)"[^>]* data-commit="([^"]*)"', html) == [(str(seat), words)]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("step", STEPS)
def test_what_stands_above_let_it_pass_does_not_say_to_do_nothing(lang: str, step: str) -> None:
    may, way_out = {"en": ("you may", "Otherwise, let it pass."), "fr": ("tu peux", "Sinon, laisse passer.")}[lang]
    sentence = words().say(lang, f"secte-if-yours-{step}")
    assert may in sentence and sentence.endswith(way_out), "whoever holds it may let it pass too"


def test_an_answer_has_two_live_buttons_alike() -> None:
    """SEC-A28: whoever is bound to honesty has the same two buttons as the Infidèle."""
    seen = set()
    for seed in range(20):
        for game in moments(seed, ritual="open"):
            if game.key.endswith(".answer") and not game.answers:
                html = regions("phone", picture_of(game, game.asked[0]), "fr")["question"]
                seen.add(str([tag for tag in shape(html) if tag.startswith("button")]))
                assert len(re.findall(r'<button class="zone" name="a\.answer" value="(?:yes|no)">', html)) == 2
                assert "disabled" not in html
    assert len(seen) == 1


BY_CHANCE = {"fr": "hasard", "en": "chance"}


def told_of_silence(seat: int, lang: str, **question: str) -> list[str]:
    """What stands in sight on the phone of a seat that was asked and let the time run out."""
    story = Story().inquires(seat, **question).close()
    assert story.step == "told_inquisition"
    return in_sight(regions("phone", picture_of(story.game, seat), lang)["question"])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("seat", "role"), [(A, "grand_prophete"), (B, "fidele"), (E, "infidele"), (F, "martyr")])
def test_a_silent_answer_is_never_said_to_be_chance(seat: int, role: str, lang: str) -> None:
    """SEC-A29: a bound player's is the truth; the Infidèle's is drawn, but who sits beside must not read that off."""
    sentence = words().say(lang, "secte-drawn-answer")
    for asked in ({"question": "role", "role": role}, {"question": "step", "step": "oeil"}):
        shown = told_of_silence(seat, lang, **asked)
        assert sentence in shown and BY_CHANCE[lang] not in " ".join(shown).lower()
    assert sentence not in told_of_silence(seat, lang, question="aloud"), "nothing went by itself (SEC-A29)"


@pytest.mark.parametrize("lang", LANGS)
def test_a_silent_guardian_is_told_of_chance_and_nobody_else(lang: str) -> None:
    """SEC-A11, COM-05: the phone sees that chance chose, the table does not."""
    game = next(
        game for seed in range(50) for game in moments(seed) if game.key.endswith(".steps") and told_by_chance(game)
    )
    sentence, silent = words().say(lang, "secte-drawn"), told_by_chance(game)
    phones = {seat: regions("phone", picture_of(game, seat), lang)["question"] for seat in range(1, len(NAMES) + 1)}
    assert {seat for seat, html in phones.items() if sentence in html} == silent
    assert sentence not in "".join(regions("host", picture_of(game, 0), lang).values())


def told_by_chance(game: Game[Any]) -> set[int]:
    return {seat for seat in range(1, len(NAMES) + 1) if game.view(seat)["drawn"]}


@pytest.mark.parametrize("lang", LANGS)
def test_sec_22_a_guardian_reads_under_the_finger_to_whom_his_step_went(lang: str) -> None:
    """SEC 1.5: "entrusted to X" is his private result, chosen by himself or by chance, and all round long."""
    story = Story()
    story.bans(B)
    story.puts(B, to=C).close()
    told = words().say(lang, "secte-guards-lent", step="malediction", name=NAMES[C - 1])
    phones = {seat: regions("phone", picture_of(story.game, seat), lang) for seat in range(1, len(NAMES) + 1)}
    assert {seat for seat, each in phones.items() if told in "".join(each.values())} == {B}
    assert told in phones[B]["question"] and told not in in_sight(phones[B]["question"])
    assert told in phones[B]["card"] and shape(phones[B]["card"], "class") == shape(phones[A]["card"], "class")
    chance = Story()
    chance.bans(B).close()
    html = regions("phone", picture_of(chance.game, B), lang)["question"]
    assert words().say(lang, "why-sec-a11") in html and NAMES[chance.card(B)["lent_to"] - 1] not in in_sight(html)


def test_two_guardians_have_the_same_shape_whomever_they_chose() -> None:
    story = Story(rounds=5)
    story.bans(B).close().bans(D)
    story.puts(B, to=A).puts(D, to=C).close()
    found = [regions("phone", picture_of(story.game, seat), "fr") for seat in (B, D)]
    assert in_sight(found[0]["question"]) == in_sight(found[1]["question"])
    assert shape(found[0]["question"]) == shape(found[1]["question"])


RESULTS = ("told", "count", "verdict")


def whys_of(html: str) -> list[str]:
    """What stands one tap away."""
    return re.findall(r'<details class="why"[^>]*>.*?</details>', html)


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
@pytest.mark.parametrize("seed", SEEDS)
def test_every_result_carries_its_why_one_tap_away_the_same_on_every_phone(seed: int, ritual: str) -> None:
    for game in moments(seed, ritual=ritual):
        kind, _, step = game.key.partition(".")[2].partition("_")
        if game.is_over or kind not in RESULTS:
            continue
        now = game.table.now
        codes = now.of(step).why if kind == "told" else now.why
        for lang in LANGS:
            sentences = [words().say(lang, f"why-{code.lower()}") for code in codes]
            found = [whys_of(regions("phone", picture_of(game, seat), lang)["question"]) for seat in range(1, 7)]
            assert len(found[0]) == 1 and all(each == found[0] for each in found)
            table = whys_of(regions("host", picture_of(game, 0), lang)["stage"])
            for html in (found[0][0], *table):
                assert [escape(text) for text in sentences] == re.findall(r"<p>(.*?)</p>", html)
            assert len(table) == 1


def test_past_rounds_and_the_story_carry_their_whys() -> None:
    for game in moments(5, ritual="open", rounds=4):
        if not game.table.past:
            continue
        rounds = (*game.table.past, *([game.table.now] if game.is_over else []))
        journal = regions("phone", picture_of(game, 1), "en")["journal"]
        stage = regions("host", picture_of(game, 0), "en")["stage"] if game.is_over else None
        for of in rounds:
            codes = {code for part in of.ritual if part.state == "used" for code in part.why} | set(of.why)
            for code in codes:
                sentence = escape(words().say("en", f"why-{code.lower()}"))
                assert sentence in journal and (stage is None or sentence in stage), code
        folds = re.findall(r'<details class="why" data-fold="([^"]*)"', journal)
        assert len(set(folds)) == len(folds), "what is open stays open, each by its name"


def escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")


@pytest.mark.parametrize("lang", LANGS)
def test_com_12_decoys_are_read_at_the_end_by_their_author_only(lang: str) -> None:
    story = Story(ritual="anonymous").goes_to("veiled_grace")
    decoy = next(seat for seat in (A, B) if seat != story.holder("grace"))
    story.puts(decoy, use="use", who=F).close().to_the_end()
    told = words().say(
        lang, "secte-decoy", n=1, step=words().say(lang, "secte-step-grace"), use="use", name=NAMES[F - 1]
    )
    title = words().say(lang, "secte-decoys")
    for seat in range(1, len(NAMES) + 1):
        journal = regions("phone", picture_of(story.game, seat), lang)["journal"]
        assert (told in journal, title in journal) == (seat == decoy, seat == decoy)
    assert told not in "".join(regions("host", picture_of(story.game, 0), lang).values())


TO_ONE = re.compile(
    r"\b(?:tu|toi|te|ton|ta|tes|tien(?:ne)?s?)\b|\bt’"
    r"|(?:^|[.!?:>] *)(?:Scanne\b|Maintiens|Touche\b|Choisis\b|Protège-|Glisse\b|Regarde\b|Règle\b|Lis\b|Assieds)",
    re.IGNORECASE | re.MULTILINE,
)
"""French words that speak to one person."""


def says_to_one(html: str) -> list[str]:
    """But for what one person asks another."""
    lines = [line for pair in re.findall(r'data-say="([^"]*)"|>([^<]+)', html) for line in pair]
    return [line for line in lines if TO_ONE.search(re.sub(r"(?:Es|As)-tu[^?]*\?", "", line).strip())]


@pytest.mark.parametrize("ritual", ["open", "anonymous"])
def test_the_table_s_screen_says_vous(ritual: str) -> None:
    """It speaks to all; a phone says *tu* to its one person."""
    assert says_to_one("<p>Touche une zone.</p>") and says_to_one("<p>C’est à toi</p>")
    seen = set()
    for seed in range(4):
        for game in moments(seed, ritual=ritual):
            found = regions("host", picture_of(game, 0), "fr")
            seen |= {line for name in ("stage", "doing", "where") for line in says_to_one(found[name])}
    for surface, picture in ALL.values():
        if surface == "host" and picture["game"] == "secte":
            seen |= {line for html in regions("host", picture, "fr").values() for line in says_to_one(html)}
    assert seen == set()


def test_letting_a_step_pass_sends_nothing() -> None:
    """SEC-A47: silence is a pass, so that zone is no part of the answer."""
    game = next(game for game in moments(0, ritual="open") if ".claim_" in game.key)
    html = regions("phone", picture_of(game, 1), "fr")["question"]
    assert re.findall(r'name="a\.[^"]*"', html) == ['name="a.use"'] and 'value="pass"' not in html


def test_the_table_never_sees_a_card() -> None:
    """COM-01: before the end the table's screen has no role but one that a ban has shown."""
    for game in moments(2, banned_role="hidden"):
        picture = picture_of(game, 0)
        assert "card" not in picture["view"]["table"]
        if not game.is_over:
            assert "sprite.svg#r-" not in "".join(regions("host", picture, "fr").values())


def test_the_end_tells_all() -> None:
    """COM-12: winners and why, roles dealt and borne, round by round."""
    *_, game = moments(5)
    host, over = regions("host", picture_of(game, 0), "en")["stage"], game.table
    whys = game.view(0)["table"]["over"]["why"]
    assert all(name in host for name in NAMES[:3])
    assert host.count("<figure") == len(NAMES)
    assert host.count('class="s-recap"') == len(over.past) + 1
    assert whys and all(words().say("en", f"why-{code.lower()}") in unescape(host) for code in whys)


def test_the_story_on_a_phone_is_asked_for_and_told_whole() -> None:
    """COM-12, and 8 KB at most for what is pushed: five rounds with long names are twice as much."""
    *_, game = moments(5)
    phone = regions("phone", picture_of(game, 1), "en")
    assert 'data-drawer="journal"' in phone["question"] and "s-facts" not in phone["question"]
    assert phone["journal"].count('class="s-facts"') == len(game.table.past) + 1
