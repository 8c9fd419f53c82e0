"""What holds at every moment of a game of La Secte."""

from __future__ import annotations

from typing import Any

from rules.game import Game
from rules.secte.table import DECLARED, SEATS, STEPS


def secte_holds(game: Game[Any]) -> None:
    """Six Steps, one living responsible each; Guardians and living are six; one Infidèle and one Prophète in play."""
    table, now = game.table, game.table.now
    assert sorted([*table.living, *table.guards]) == list(SEATS)
    assert len(set(table.guards.values())) == len(table.guards)
    assert sorted(table.bears.values()) == sorted(table.dealt.values())
    if now.steps:
        assert sorted(now.steps) == sorted(STEPS)
        assert set(now.steps.values()) <= {*table.living, now.banned}
        assert set(now.dealt) == {*table.living, now.banned} - {0}
    is_decided = now.role in ("infidele", "grand_prophete")
    if not is_decided:
        for role in ("infidele", "grand_prophete"):
            assert table.bearer(role) in table.living
    assert sum(each.banned != 0 for each in (*table.past, now)) == len(table.guards)
    for seat in now.masked:
        if not game.is_over:
            card = game.view(seat)["table"]["card"]
            assert card["masked"] and card["role"] == table.last_seen[seat]
    for of in (*table.past, now):
        reasons_are_so(table, of)
    if game.is_over:
        ends_rightly(table)


def reasons_are_so(table: Any, of: Any) -> None:
    """Each ruling that is named is one of what happened, and tells no more than the table knows (SEC-22, COM-05)."""
    for played in of.ritual:
        why, is_used = set(played.why), played.state == "used"
        is_hidden = table.is_anonymous and played.step not in DECLARED
        assert ("SEC-A15-anonymous" in why) == (is_hidden and played.state in ("used", "passed"))
        assert ("SEC-A15" in why) == (is_used and not table.is_anonymous)
        assert ("SEC-A16" in why) == (played.state in ("passed", "cancelled"))
        assert ("SEC-A19" in why) == (is_used and not is_hidden and played.holder == played.target)
        assert ("SEC-42" in why) == (is_used and played.step == "grace") and "SEC-A34" not in why
        assert ("SEC-A29-opinion" in why) == (played.answer == "none")
        assert not is_hidden or not {"SEC-A31", "SEC-A47"} & why
    why = set(of.why)
    for code, outcome in (("SEC-A34", "saved"), ("SEC-A37", "no_ballot"), ("SEC-A07", "banned")):
        assert (code in why) == (of.outcome == outcome)
    assert bool({"SEC-50", "SEC-A35"} & why) == (of.outcome == "tie")
    assert ("SEC-A23" in why) == (of.outcome == "banned" and of.is_frozen)
    assert ("SEC-A24" in why) == (bool(of.masked) and not of.is_frozen and of is not table.now)


def ends_rightly(table: Any) -> None:
    """La Secte never shares; there is always a winner; the winners are those who bear a role of a winning side."""
    assert table.ending and table.sides and table.winners
    assert "secte" not in table.sides or table.sides == ("secte",)
    assert table.now.number <= table.rounds
    if "martyr" in table.sides and table.ending != "martyr_banned":
        assert table.bearer("martyr") in table.living
