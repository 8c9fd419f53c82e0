"""A game for tests in which one phone may play several seats: three seats, and one or two people.

Whoever sits at places 1 and 2 plays these; a seat that nobody sits in is played by somebody else, another from round
to round. What is dealt to such a seat is shown to whoever plays it; who it is, its mask, is shown to nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.ask import Ask, Script, by_the_clock
from rules.chance import Chance
from rules.forms import Form, Pick, Seat, one_of, text, yes_no
from rules.options import Option, Times
from rules.protocol import Outcome

SEATS: tuple[Seat, ...] = (1, 2, 3)
CODE = "relay"
PLAYERS = (1, 2)
MODES: Mapping[str, tuple[int, ...]] = {"alone": (1,), "pair": (2,)}
MINUTES = (1, 2)


def offers(players: int) -> Sequence[int | str]:
    """Alone nobody can be short of time, or whisper."""
    return ("aloud",) if players == 1 else ("aloud", "whispered")


OPTIONS = (
    Option("rounds", (1, 2, 3, 4), 2, usual=lambda players: 3 if players == 1 else 2),
    Option("talk", ("aloud", "whispered"), "aloud", offers=offers),
)
SIDES = ("table", "mask")
ENDINGS = ("rounds_over",)
REFUSALS: tuple[str, ...] = ()
WHY: tuple[str, ...] = ()


@dataclass
class Table:
    """Cards and masks by seat; what each round was told."""

    options: Mapping[str, Any]
    round: int = 1
    cards: dict[Seat, str] = field(default_factory=dict)
    masks: dict[Seat, str] = field(default_factory=dict)
    told: list[dict[Seat, str]] = field(default_factory=list)
    is_over: bool = False


MEASURES: Mapping[str, Callable[[Table], float]] = {
    "yes": lambda table: sum(word == "yes" for each in table.told for word in each.values()),
}


def seats(players: int) -> int:
    """Three, however many have come."""
    return len(SEATS)


def before(options: Mapping[str, Any]) -> dict[str, Any]:
    """How many seats somebody else plays."""
    return {"played": len(SEATS) - options["players"], "rounds": options["rounds"]}


def new_table(options: Mapping[str, Any]) -> Table:
    """Nothing is dealt yet."""
    return Table(options)


def play(table: Table, chance: Chance) -> Script[None]:
    """Masks once; in each round a card for each seat, a word of each about another, a report by each in turn."""
    table.masks = dict(zip(SEATS, chance.shuffled("masks", ["mask-red", "mask-red", "mask-blue"]), strict=True))
    for table.round in range(1, table.options["rounds"] + 1):  # noqa: B020 - the round is the table's own
        cards = [f"card-{table.round}-{seat}" for seat in SEATS]
        table.cards = dict(zip(SEATS, chance.shuffled("cards", cards), strict=True))
        forms = {seat: Form(who=one_of(other for other in SEATS if other != seat), why=text(12)) for seat in SEATS}
        yield Ask("suspect", forms, counted=table.options["talk"] == "aloud")
        said: dict[Seat, str] = {}
        for seat in SEATS:
            answers = yield Ask(f"report_{seat}", {seat: Form(sure=yes_no())}, compulsory=True, complete=by_the_clock)
            said[seat] = answers[seat]["sure"]
        table.told.append(said)
        yield Ask("told")
    table.is_over = True


def controller(table: Table, seat: Seat) -> Seat:
    """A seat with somebody in it is theirs; the others change hands each round."""
    players: int = table.options["players"]
    return seat if seat <= players else (table.round - 1) % players + 1


def view(table: Table, seat: Seat) -> dict[str, Any]:
    """What was told, and where somebody sits their mask and the cards of all seats that they play."""
    facts: dict[str, Any] = {"round": table.round, "told": [dict(each) for each in table.told]}
    if seat not in range(1, table.options["players"] + 1):
        return facts
    cards = {each: table.cards[each] for each in table.cards if controller(table, each) == seat}
    return facts | {"mask": table.masks.get(seat, ""), "cards": cards}


def times(step: str, options: Mapping[str, Any]) -> Times:
    """Twenty seconds for what is written, five for a report."""
    if step == "told":
        return Times(0, 3, host_may_close=True)
    return Times(0, 5, host_may_close=True) if step.startswith("report") else Times(2, 20, host_may_close=True)


def part(table: Table) -> int:
    """The round."""
    return table.round


def outcome(table: Table) -> Outcome | None:
    """Everybody wins, the seat without a person too."""
    return Outcome("rounds_over", ("table",), SEATS) if table.is_over else None


def random(view: Callable[[], dict[str, Any]], step: str, form: Form, below: Pick) -> object:
    """By chance; a bot looks at what it is shown first, so that tests can see what that is."""
    SEEN.append(view())
    return form.draw(below)


SEEN: list[dict[str, Any]] = []
BOTS = {"random": random}
