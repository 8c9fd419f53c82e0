"""The Vote: everybody at once, the count, the verdict, and what a ban does (SEC-48 to SEC-55)."""

from __future__ import annotations

from rules.ask import Ask, Over, Script
from rules.forms import Seat
from rules.secte.asked import ballots, others
from rules.secte.table import MARTYRDOM, Round, Table

COUNT, VERDICT = Ask("count"), Ask("verdict")


def vote(table: Table) -> Script[None]:
    """Everybody votes at once; most votes is banned, a tie bans nobody (SEC-48 to SEC-51). Raises Over."""
    now, table.phase = table.now, "vote"
    now.voters = tuple(seat for seat in table.living if seat != now.cursed)
    cast = yield ballots(table.living, now.voters)
    now.ballots = {seat: cast[seat]["against"] for seat in now.voters if seat in cast}
    now.why = ("SEC-A38",) if len(now.ballots) == len(now.voters) else ("SEC-A38", "SEC-A36")
    table.phase = "count"
    yield COUNT
    judge(table)
    table.phase = "verdict"
    yield VERDICT
    if now.outcome == "banned":
        check_ending(table)


def judge(table: Table) -> None:
    """The tie is judged on the ballots, the protection afterwards (SEC-A33 to SEC-A37)."""
    now = table.now
    match most_voted(now):
        case []:
            settle(now, "no_ballot", "SEC-A37")
        case [seat] if seat == now.protected:
            settle(now, "saved", "SEC-A33", "SEC-A34")
        case [seat]:
            ban(table, seat)
        case tied:
            settle(now, "tie", "SEC-A35" if now.protected in tied else "SEC-50")


def settle(now: Round, outcome: str, *why: str) -> None:
    """What the vote comes to, and why: before that why its ballots are open."""
    now.outcome, now.why = outcome, why + now.why


def ban(table: Table, seat: Seat) -> None:
    """He goes out with the role he bears and guards the Step dealt to him in this round (SEC-20, SEC-A07, SEC-A23)."""
    now = table.now
    now.banned, now.role, now.votes = seat, table.bears[seat], list(now.ballots.values()).count(seat)
    table.guards[seat] = now.dealt[seat]
    table.living = others(table.living, seat)
    settle(now, "banned", *why_banned(now, table.options["banned_role"]))


def why_banned(now: Round, banned_role: str) -> tuple[str, ...]:
    """The rulings of a ban. SEC-A07 is one of every ban: named where it matters it would tell who was lent a Step."""
    why: tuple[str, ...] = ("SEC-A33", *(("SEC-A22", "SEC-A23") if now.is_frozen else ()))
    if banned_role == "hidden":
        why += ("SEC-A39-hidden",)
    else:
        why += ("SEC-A39", "SEC-A13") if now.role == "martyr" and now.votes < MARTYRDOM else ("SEC-A39",)
    return (*why, "SEC-A07")


def check_ending(table: Table) -> None:
    """The role he went out with may end the game (SEC-52, SEC-53, SEC-55). Raises Over."""
    now = table.now
    match now.role:
        case "infidele":
            raise Over("infidele_banned", ["secte"])
        case "grand_prophete":
            raise Over("grand_prophete_banned", ["infidele"])
        case "martyr" if now.votes >= MARTYRDOM:
            raise Over("martyr_banned", martyr_wins_with(table))


def martyr_wins_with(table: Table) -> list[str]:
    """The Martyr alone, or by the table's choice the Infidèle too (SEC-A40)."""
    return ["martyr"] if table.options["martyr_banned"] == "alone" else ["infidele", "martyr"]


def most_voted(now: Round) -> list[Seat]:
    """All who share the highest count, in seat order; nobody without a ballot (SEC-A33, SEC-A37)."""
    counts = counted(now)
    return sorted(seat for seat, votes in counts if votes == counts[0][1])


def counted(now: Round) -> list[tuple[Seat, int]]:
    """(seat, votes against it), most first, then in seat order."""
    against = list(now.ballots.values())
    return sorted(
        ((seat, against.count(seat)) for seat in dict.fromkeys(against)), key=lambda each: (-each[1], each[0])
    )
