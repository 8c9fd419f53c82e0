"""The Ritual: six Steps in their order, each used or passed (SEC-30 to SEC-45)."""

from __future__ import annotations

from rules.ask import Ask, Script
from rules.forms import Answer
from rules.secte import asked
from rules.secte.table import DECLARED, STEPS, Played, Table

TOLD = {step: Ask(f"told_{step}") for step in STEPS}
"""The moment after a Step: the table reads what happened."""


def ritual(table: Table) -> Script[None]:
    """The six Steps, in their order (SEC-30)."""
    table.phase = "ritual"
    for played in table.now.ritual:
        if table.is_anonymous and played.step not in DECLARED:
            yield from call_veiled(table, played)
        elif played.state != "cancelled":
            yield from call_openly(table, played)
        yield TOLD[played.step]


def call_openly(table: Table, played: Played) -> Script[None]:
    """Claimed and announced at once, or passed in silence after 8 seconds, without a name (SEC-A16, SEC-A47)."""
    step, holder = played.step, table.now.steps[played.step]
    played.state = "now"
    if not (yield asked.claim(step, table.living, holder)):
        played.state, played.why = "passed", ("SEC-A16", "SEC-A47")
        return
    played.state, played.holder = "claimed", holder
    chosen = yield asked.choose(step, table.living, holder)
    if chosen:
        yield from use(table, played, chosen[holder])
    else:
        no_effect(played)


def call_veiled(table: Table, played: Played) -> Script[None]:
    """Every living seat answers as if the Step were its own; only the holder's answer does anything (SEC-A15).

    A cancelled Step is called all the same, and for as long.
    """
    step, holder = played.step, table.now.steps[played.step]
    is_cancelled = played.state == "cancelled"
    if not is_cancelled:
        played.state = "now"
    answers = yield asked.veiled(step, table.living)
    is_used = not is_cancelled and holder in answers and answers[holder]["use"] == "use"
    played.decoys = {seat: answer for seat, answer in answers.items() if seat != holder or not is_used}
    if is_cancelled:
        return
    if is_used:
        played.holder = holder
        yield from use(table, played, answers[holder])
    else:
        played.state, played.why = "passed", ("SEC-A15-anonymous", "SEC-A16")


def use(table: Table, played: Played, chosen: Answer) -> Script[None]:
    """What each Step does (SEC-32 to SEC-45)."""
    played.target = chosen.get("who", 0)
    match played.step:
        case "obstruction":
            obstruct(table, played, chosen["step"])
        case "malediction":
            table.now.cursed = played.target
            used(table, played, "SEC-A20")
        case "masque":
            mask(table, played)
        case "inquisition":
            yield from inquisition(table, played, chosen)
        case "grace":
            table.now.protected = played.target
            used(table, played, "SEC-42")
        case "oeil":
            used(table, played, "SEC-A30")
            played.question = "special"
            yield from ask_openly(table, played, yes(table.last_seen[played.target] != "fidele"))


def used(table: Table, played: Played, *why: str) -> None:
    """It was used; these rulings say what that means, and what follows from who is known to play it."""
    played.state, played.why = "used", why + known(table, played)


def known(table: Table, played: Played) -> tuple[str, ...]:
    """Why its responsible is told or is not (SEC-A15); where told, that one may name oneself (SEC-A19) and play several
    Steps (SEC-A31). Where it is hidden neither is said: it would tell who plays.
    """
    if not table.is_told(played.step):
        return ("SEC-A15-anonymous",)
    why: tuple[str, ...] = () if table.is_anonymous else ("SEC-A15",)
    before = (each for each in table.now.ritual if each is not played and table.is_told(each.step))
    if played.holder == played.target:
        why += ("SEC-A19",)
    if played.holder in (each.holder for each in before):
        why += ("SEC-A31",)
    return why


def no_effect(played: Played) -> None:
    """Claimed, and nothing chosen in time (SEC-A47)."""
    played.state, played.why = "no_effect", ("SEC-A47",)


def obstruct(table: Table, played: Played, step: str) -> None:
    """A Step, not a card, is ignored in this round, whoever holds it (SEC-32 to SEC-34, SEC-A17, SEC-A18)."""
    played.names = step
    used(table, played, "SEC-A17")
    cancelled = table.now.of(step)
    cancelled.state, cancelled.why = "cancelled", ("SEC-A16", "SEC-A18")


def mask(table: Table, played: Played) -> None:
    """The holder and another exchange the roles they bear; neither may look or refuse (SEC-37, SEC-38, SEC-A21)."""
    table.now.masked = (played.holder, played.target)
    table.swap(played.holder, played.target)
    used(table, played, "SEC-A21", "SEC-A22")


def inquisition(table: Table, played: Played, chosen: Answer) -> Script[None]:
    """One yes/no question to one player (SEC-39): put after its target was named; veiled, together with it."""
    if "question" in chosen:
        played.question, _, played.about = chosen["question"].partition(":")
    else:
        put = yield Ask("question", {played.holder: asked.QUESTION})
        if not put:
            no_effect(played)
            return
        question = put[played.holder]
        played.question = question["question"]
        played.about = question.get("role", question.get("step", ""))
    used(table, played, "SEC-A27" if played.question == "aloud" else "SEC-A28")
    yield from ask_openly(table, played, truth(table, played))


def truth(table: Table, played: Played) -> str:
    """The true answer where it is known here, by the role last seen and the Steps held (SEC-A26, SEC-A28); else ""."""
    match played.question:
        case "role":
            return yes(table.last_seen[played.target] == played.about)
        case "step":
            return yes(table.now.steps[played.about] == played.target)
        case _:
            return ""


def ask_openly(table: Table, played: Played, true: str) -> Script[None]:
    """The Infidèle, as last seen, may lie; the others answer the truth where it is known (SEC-41, SEC-45, SEC-A28)."""
    target = played.target
    answers = yield asked.answer(target, true, table.last_seen[target] == "infidele")
    played.answer = answers[target]["answer"] if answers else "none"
    if target in table.now.masked:
        played.why += ("SEC-A26",)
    if not answers:  # one that went by itself is not said to have: the table does not see who was silent (COM-05)
        played.why += ("SEC-A29-opinion",)


def yes(is_so: bool) -> str:
    """An answer."""
    return "yes" if is_so else "no"
