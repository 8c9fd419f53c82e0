"""La Secte, in the order of its rule book: the deal, the rounds, the end."""

from __future__ import annotations

from rules.ask import Answers, Ask, Over, Script
from rules.chance import Chance
from rules.secte.asked import READY, SEEN, all_together, choice
from rules.secte.ritual import ritual
from rules.secte.table import ROLES, SEATS, SIDE, STEPS, Round, Table
from rules.secte.vote import vote


def play(table: Table, chance: Chance) -> Script[None]:
    """The roles are dealt; rounds follow until one of the endings is met (SEC-18, SEC-52 to SEC-55)."""
    try:
        yield from deal_roles(table, chance)
        yield from play_round(table, chance)
        while table.now.number < table.rounds:
            next_round(table)
            yield from play_round(table, chance)
        close_last_round(table)
    except Over as end:
        finish(table, end)


def deal_roles(table: Table, chance: Chance) -> Script[None]:
    """Six roles, one each, by chance; nobody knows another's (SEC-A03)."""
    table.dealt = dict(zip(SEATS, chance.shuffled("roles", ROLES), strict=True))
    table.bears, table.last_seen = dict(table.dealt), dict(table.dealt)
    yield all_together("roles", SEATS, SEEN)


def play_round(table: Table, chance: Chance) -> Script[None]:
    """Distribution, Ritual, Discussion, Vote (SEC-19)."""
    yield from distribution(table, chance)
    yield from ritual(table)
    table.phase = "discussion"
    yield all_together("discussion", table.living, READY)
    yield from vote(table)


def next_round(table: Table) -> None:
    """Masks fall when a further round begins (SEC-A24); a frozen swap stays, the partner reads his role (SEC-A23)."""
    before = table.now
    if before.masked and not before.is_frozen:
        table.swap(*before.masked)
        before.why += ("SEC-A24",)
    for seat in before.masked:
        table.last_seen[seat] = table.bears[seat]
    table.new_role = next((seat for seat in before.masked if seat in table.living), 0) if before.is_frozen else 0
    table.past.append(before)
    table.now = Round(before.number + 1)


def distribution(table: Table, chance: Chance) -> Script[None]:
    """Guardians entrust their Steps, the others are shuffled and dealt, one each (SEC-21 to SEC-29, SEC-A06)."""
    entrusted = Answers()
    if table.guards:
        table.phase = "guardians"
        pads = dict.fromkeys(sorted(table.guards), choice("to", table.living))
        entrusted = yield Ask("guardians", pads, compulsory=True)
    now, guarded = table.now, table.guards.values()
    unguarded = [step for step in STEPS if step not in guarded]
    now.dealt = dict(zip(table.living, chance.shuffled(f"steps{now.number}", unguarded), strict=True))
    now.steps = {step: seat for seat, step in now.dealt.items()}
    now.by_chance = tuple(sorted(entrusted.drawn))
    for guardian, to in entrusted.each("to").items():
        now.steps[table.guards[guardian]] = to
        now.lent_by[table.guards[guardian]] = guardian
    table.phase = "steps"
    yield all_together("steps", table.living, SEEN)


def close_last_round(table: Table) -> None:
    """The last round closes and the Infidèle is not banned (SEC-54, SEC-A44). Raises Over.

    Under the option *dealt* masks fall first: the final count is made with the roles dealt. A frozen swap never falls.
    """
    if table.now.masked and not table.now.is_frozen and table.options["final_count"] == "dealt":
        table.swap(*table.now.masked)
        table.why = ("SEC-A25-dealt",)
    raise Over("rounds_over", ["infidele"])


def finish(table: Table, end: Over) -> None:
    """The role borne when the game stops decides (SEC-A25); everybody may look now (COM-12)."""
    table.phase, table.ending, table.new_role = "over", end.ending, 0
    table.sides = sides_of(table, end)
    table.winners = tuple(seat for seat in SEATS if SIDE[table.bears[seat]] in table.sides)
    table.why += reasons(table)
    table.last_seen = dict(table.bears)


def sides_of(table: Table, end: Over) -> tuple[str, ...]:
    """With the Infidèle wins a Martyr still in play; La Secte never shares (SEC-17, SEC-A41, SEC-A40)."""
    if end.ending in ("rounds_over", "grand_prophete_banned") and table.bearer("martyr") in table.living:
        return (*end.sides, "martyr")
    return end.sides


def reasons(table: Table) -> tuple[str, ...]:
    """The rulings that decided who won."""
    why = []
    if table.now.masked and "SEC-A25-dealt" not in table.why:
        why.append("SEC-A25")
    if any(seat not in table.living for seat in table.winners) and "secte" in table.sides:
        why.append("SEC-A13")
    if table.ending == "martyr_banned":
        why.append("SEC-A40" if table.options["martyr_banned"] == "alone" else "SEC-A40-with_infidele")
    elif "infidele" in table.sides:
        why.append("SEC-A41" if "martyr" in table.sides else "SEC-A13")
    if table.now.number == table.rounds and table.ending != "rounds_over":
        why.append("SEC-A44")
    return tuple(why)
