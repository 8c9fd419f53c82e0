"""What holds at every moment of a game of La Secte."""

from __future__ import annotations

from typing import Any

from rules.game import Game
from rules.secte.table import SEATS, STEPS


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
    if game.is_over:
        ends_rightly(table)


def ends_rightly(table: Any) -> None:
    """La Secte never shares; there is always a winner; the winners are those who bear a role of a winning side."""
    assert table.ending and table.sides and table.winners
    assert "secte" not in table.sides or table.sides == ("secte",)
    assert table.now.number <= table.rounds
    if "martyr" in table.sides and table.ending != "martyr_banned":
        assert table.bearer("martyr") in table.living
