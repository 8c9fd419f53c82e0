"""A round: deal, keep, two passes, reading, reports, discussion, suspicion, reveal (RES-29 to RES-43)."""

from __future__ import annotations

from rules.ask import Ask, Script
from rules.chance import Chance
from rules.forms import NOBODY, Seat
from rules.reseau_mere import asked, automata
from rules.reseau_mere.cards import BALANCED, DEALT, DECK, EXTRA, advantage, in_order, points
from rules.reseau_mere.table import NO_WINNER, Round, Table

REVEAL = Ask("reveal")
PLACE = {"first": 0, "second": 1}


def play_round(table: Table, chance: Chance) -> Script[None]:
    """One round. Without suspicion nothing is left to discuss, so a tie-break round has neither (RES-A18)."""
    yield from keep(table, chance)
    yield from picks(table, chance)
    table.phase, table.now.is_read = "reading", True
    yield asked.all_together("reading", table.played, asked.SEEN)
    yield from reports(table, chance)
    if not table.now.is_tie_break:
        yield from discuss_and_suspect(table)
    resolve(table, table.now)
    table.phase = "reveal"
    yield REVEAL


def keep(table: Table, chance: Chance) -> Script[None]:
    """Three cards to each seat; two are kept, the third counts for nothing; the kept ones are shuffled (RES-29 to 33).

    Under Fracture three more come from the pile that was not dealt, face down (RES-54, RES-A27).
    """
    now, table.phase = table.now, "keep"
    extra = EXTRA if table.options["variant"] == "fracture" else 0
    pile = chance.some(f"deal{now.number}", DECK, DEALT * len(table.seats) + extra)
    now.hands = {seat: [pile.pop() for _ in range(DEALT)] for seat in table.seats}
    chosen = (yield asked.keep_two(table.played)).each("keep")
    now.kept = {seat: chosen[seat] if seat in chosen else automata.keeps(table, seat) for seat in table.seats}
    cards = [now.hands[seat][at - 1] for seat in table.seats for at in now.kept[seat]]
    now.centre = chance.shuffled(f"centre{now.number}", cards + pile)
    now.picks = {seat: [] for seat in table.seats}


def picks(table: Table, chance: Chance) -> Script[None]:
    """Two passes, both up from the First player (RES-34, RES-35, RES-A03)."""
    one_pass = pick_together if table.options["picks"] == "together" else pick_in_turn
    for number in (1, 2):
        table.phase = f"pass{number}"
        yield from one_pass(table, number, chance)


def pick_together(table: Table, number: int, chance: Chance) -> Script[None]:
    """Everybody taps one back at once. Where two want the same the earlier seat has it; the later ones get free ones
    by chance, in playing order too, so that nobody loses a back of their own to that (RES-A05).
    """
    now, free = table.now, table.now.free
    answers = yield asked.pick(table.phase, table.played, len(now.centre), free)
    tapped = answers.each("back")
    late, left = [], set(free)
    for seat in table.in_order:
        if tapped.get(seat) in left:
            left.remove(tapped[seat])
            now.picks[seat].append(tapped[seat])
        else:
            late.append(seat)
    for seat in late:
        now.picks[seat].append(by_chance(table, number, seat, chance))
        if seat in tapped and seat not in answers.drawn:
            now.moved.setdefault(seat, []).append(number)


def pick_in_turn(table: Table, number: int, chance: Chance) -> Script[None]:
    """One seat after another (RES-34)."""
    now = table.now
    for seat in table.in_order:
        if seat in table.automata:
            now.picks[seat].append(by_chance(table, number, seat, chance))
            continue
        now.speaking = seat
        tapped = yield asked.pick(f"{table.phase}_{seat}", (seat,), len(now.centre), now.free)
        now.picks[seat].append(tapped[seat]["back"])
    now.speaking = NOBODY


def by_chance(table: Table, number: int, seat: Seat, chance: Chance) -> int:
    """A free back."""
    return chance.one(f"pass{table.now.number}.{number}.{seat}", table.now.free)


def reports(table: Table, chance: Chance) -> Script[None]:
    """Seat by seat, up from the First player; right after its own report a seat may show Evidence (RES-37 to 39)."""
    now, table.phase = table.now, "reports"
    for seat in table.in_order:
        now.speaking = seat
        yield from (report_of_automaton if seat in table.automata else report)(table, seat, chance)
    now.speaking = NOBODY


def report(table: Table, seat: Seat, chance: Chance) -> Script[None]:
    """What a seat says, lie or not; silence is *sans rapport* (RES-38, RES-A08, COM-05)."""
    now = table.now
    said = yield asked.report_of(seat)
    now.reports[seat] = said[seat]["says"] if said else "none"
    if seat in table.spent:
        return
    shown = yield asked.evidence(seat)
    if shown and shown[seat]["show"] != "no":
        show(table, seat, PLACE[shown[seat]["show"]])


def report_of_automaton(table: Table, seat: Seat, chance: Chance) -> Script[None]:
    """The same by the server, at the same pace (RES-A24)."""
    now = table.now
    now.reports[seat] = automata.says(table, seat, chance)
    yield Ask(f"report_{seat}")
    if seat in table.spent:
        return
    card = automata.shows(table, seat, chance)
    yield Ask(f"evidence_{seat}")
    if card:
        show(table, seat, now.read(seat).index(card))


def show(table: Table, seat: Seat, place: int) -> None:
    """One of its two cards, to everybody, until the round ends; the only one of the game (RES-39, RES-64, RES-A09)."""
    table.now.evidence[seat] = table.now.read(seat)[place]
    table.spent.append(seat)


def discuss_and_suspect(table: Table) -> Script[None]:
    """The people talk; then each writes one suspect (RES-40, RES-41)."""
    table.phase = "discussion"
    yield asked.all_together("discussion", table.people, asked.READY)
    table.phase = "suspicion"
    table.now.suspicions = (yield asked.suspicion(table.seats, table.people)).each("suspect")


def resolve(table: Table, now: Round) -> None:
    """The picked cards are shuffled and revealed: sorted, so that nothing ties a card to a seat (RES-42, RES-A11)."""
    now.revealed = in_order(card for seat in now.picks for card in now.read(seat))
    now.points, ahead = points(now.revealed), advantage(now.revealed)
    now.winner = NO_WINNER if ahead == BALANCED else ahead
    now.why = (
        "RES-A12" if ahead == BALANCED else "RES-60",
        *(["RES-A18"] if now.is_tie_break else []),
        *(["RES-A24"] if table.automata else []),
        *(["RES-A27"] if now.free else []),
    )
