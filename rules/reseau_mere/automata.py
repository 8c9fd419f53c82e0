"""*Sièges automates*: the server plays an invisible seat for that seat's own identity (RES-A24).

A house rule, off by default. An automaton keeps the two best cards for its side. One of the Résistance reports the
truth; one of the Réseau-Mère lies half the time. Its Evidence never contradicts its report. So the person has
something to deduce: what the two say of four cards must fit with what the round reveals.
"""

from __future__ import annotations

from rules.chance import Chance
from rules.forms import Seat
from rules.reseau_mere.asked import SAYS
from rules.reseau_mere.cards import BALANCED, RESISTANCE, Card, advantage, best_for
from rules.reseau_mere.table import Table

SHOWS_ONE_IN = 4
"""How many rounds an automaton waits on average before it shows its Evidence."""


def keeps(table: Table, seat: Seat) -> tuple[int, ...]:
    """Places in its hand."""
    return best_for(table.identities[seat], table.now.hands[seat])


def says(table: Table, seat: Seat, chance: Chance) -> str:
    """Its report."""
    true = advantage(table.now.read(seat))
    if table.identities[seat] == RESISTANCE:
        return true
    lies = [each for each in SAYS if each != true]
    return chance.one(f"says{table.now.number}.{seat}", [true, true, *lies])


def shows(table: Table, seat: Seat, chance: Chance) -> Card | None:
    """Its Evidence, if it shows one now: the higher of its cards that bear out what it said."""
    said = table.now.reports[seat]
    fitting = [card for card in table.now.read(seat) if said in (BALANCED, card[0])]
    if chance.draw(f"shows{table.now.number}.{seat}", [SHOWS_ONE_IN])[0] or not fitting:
        return None
    return max(fitting, key=lambda card: card[1])
