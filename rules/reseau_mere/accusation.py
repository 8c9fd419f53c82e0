"""The final accusation: ballots, the cut-off and its ties, the bonus, who wins (RES-46 to RES-53)."""

from __future__ import annotations

from rules.ask import Answers, Ask, Over, Script
from rules.chance import Chance
from rules.forms import Seat
from rules.reseau_mere import asked
from rules.reseau_mere.cards import RESEAU_MERE, RESISTANCE, SIDES
from rules.reseau_mere.table import Settled, Table, Verdict, head_start

COUNT, TOTAL = Ask("count"), Ask("total")
BONUS = 3
"""Points for each agent found, and for each Résistant accused by mistake (RES-51, RES-52, RES-A16)."""


def accusation(table: Table, chance: Chance) -> Script[None]:
    """Each person names as many others as there are agents; counts first, then totals with the bonus (RES-A17)."""
    table.phase = "accusation"
    ballots = yield asked.ballots(table.seats, table.people, table.agents)
    verdict = table.verdict = count(table, ballots)
    accuse(table, verdict, chance)
    table.phase = "count"
    yield COUNT
    add_bonus(table, verdict)
    table.phase = "total"
    judge(table, verdict)
    yield TOTAL


def count(table: Table, ballots: Answers) -> Verdict:
    """Ballots of people only, and the suspicions of all rounds (RES-48, RES-49, RES-A15)."""
    written = {seat: ballots[seat]["accused"] for seat in table.people}
    named = [seat for ballot in written.values() for seat in ballot]
    suspected = [seat for each in (*table.past, table.now) for seat in each.suspicions.values()]
    return Verdict(
        ballots=written,
        by_chance=tuple(sorted(ballots.drawn)),
        counts={seat: named.count(seat) for seat in table.seats},
        suspicions={seat: suspected.count(seat) for seat in table.seats},
    )


def accuse(table: Table, verdict: Verdict, chance: Chance) -> None:
    """The seats with most ballots. Those that straddle the last place are parted by suspicions, then by chance
    (RES-49, RES-50, RES-A13, RES-A14).
    """
    accused, straddling = cut(verdict.counts, table.seats, table.agents)
    verdict.why = ("RES-A13",)
    if straddling:
        left = table.agents - len(accused)
        chosen, tied = cut(verdict.suspicions, straddling, left)
        verdict.settled.append(Settled("suspicions", straddling, chosen))
        verdict.why += ("RES-A14",)
        if tied:
            drawn = tuple(sorted(chance.some("accused", tied, left - len(chosen))))
            verdict.settled.append(Settled("chance", tied, drawn))
            verdict.why += ("RES-50",)
            chosen += drawn
        accused += chosen
    verdict.accused = tuple(sorted(accused))


def cut(counts: dict[Seat, int], among: tuple[Seat, ...], number: int) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Who is surely among the `number` highest, and who straddles the last place (nobody where it is clear)."""
    last = sorted((counts[seat] for seat in among), reverse=True)[number - 1]
    above = tuple(seat for seat in among if counts[seat] > last)
    level = tuple(seat for seat in among if counts[seat] == last)
    return (above + level, ()) if len(above) + len(level) == number else (above, level)


def add_bonus(table: Table, verdict: Verdict) -> None:
    """Three points to one camp or to the other for each accused seat (RES-51, RES-52)."""
    found = [table.identities[seat] for seat in verdict.accused].count(RESEAU_MERE)
    verdict.bonus = {RESISTANCE: BONUS * found, RESEAU_MERE: BONUS * (len(verdict.accused) - found)}


def judge(table: Table, verdict: Verdict) -> None:
    """Who has won, if anybody has yet, and why (RES-06 to RES-08)."""
    total, won = table.totals, table.won
    if total[RESISTANCE] != total[RESEAU_MERE]:
        verdict.winner, why = max(SIDES, key=total.__getitem__), "RES-06"
    elif won[RESISTANCE] != won[RESEAU_MERE]:
        verdict.winner, why = max(SIDES, key=won.__getitem__), "RES-07"
    else:
        why = "RES-08"
    verdict.why = (why, *verdict.why, "RES-A16", *(("RES-HEAD-START",) if head_start(table.options) else ()))


def result(table: Table) -> None:
    """The end, unless all is equal (RES-06, RES-07). Raises Over."""
    verdict = table.verdict
    if verdict and verdict.winner:
        raise Over("total" if verdict.why[0] == "RES-06" else "rounds_won", [verdict.winner])
