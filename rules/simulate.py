"""Many games with bots, as fast as they go: how often each side wins, and how.

It drives the script itself, without a log; a test proves that a `Game` with the same seed and bots comes to the same
table. Rules have neither a clock nor a random generator. This is not a rule but a use of them: it has both.
"""

from __future__ import annotations

import hashlib
import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from rules.ask import Answers, Ask
from rules.chance import Chance, fill
from rules.forms import Answer, Form, IllegalInput, Pick, Seat
from rules.protocol import Bot, Rules
from rules.seen import form_for, seen_by_bot

Table = TypeVar("Table")

Z_95 = 1.959964
"""Standard deviations that hold 95 % of a normal distribution."""
PROGRESS_EVERY = 50
"""Games between two reports."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of it. `wins`: games a side won, alone or with another; `intervals`: where its share lies, at 95 %.

    `means`: of each of the game's MEASURES, over all games.
    """

    game: str
    games: int
    seed: int
    options: Mapping[str, Any]
    seconds: float
    rounds_mean: float
    wins: Mapping[str, int]
    endings: Mapping[str, int]
    intervals: Mapping[str, tuple[float, float]]
    means: Mapping[str, float]

    @property
    def games_per_second(self) -> float:
        """On one core, of processor time."""
        return self.games / self.seconds if self.seconds else math.inf


def simulate(
    rules: Rules[Any], options: Mapping[str, Any], games: int, seed: int, bots: str = "random",
    progress: Callable[[int], object] | None = None,
) -> Summary:  # fmt: skip
    """Play `games` games with complete `options`; the same seed plays the same. `progress` is told how many are done.

    Raises IllegalInput unknown_bot.
    """
    if bots not in rules.BOTS:
        raise IllegalInput("unknown_bot", bots=bots)
    wins, endings, rounds = dict.fromkeys(rules.SIDES, 0), dict.fromkeys(rules.ENDINGS, 0), 0
    sums = dict.fromkeys(rules.MEASURES, 0.0)
    start = time.process_time()
    for number in range(games):
        table = play_game(rules, options, seed_of(seed, number), rules.BOTS[bots], luck_of(seed, number))
        outcome = rules.outcome(table)
        if outcome:
            endings[outcome.ending] += 1
            for side in outcome.sides:
                wins[side] += 1
        rounds += rules.part(table)
        for name, measure in rules.MEASURES.items():
            sums[name] += measure(table)
        if progress and ((number + 1) % PROGRESS_EVERY == 0 or number + 1 == games):
            progress(number + 1)
    seconds = time.process_time() - start
    intervals = {side: wilson(won, games) for side, won in wins.items()}
    means = {name: total / games for name, total in sums.items()}
    return Summary(rules.CODE, games, seed, dict(options), seconds, rounds / games, wins, endings, intervals, means)


def seed_of(seed: int, number: int) -> bytes:
    """The seed of one game: what is drawn by the rules."""
    return hashlib.sha256(f"{seed}/{number}".encode()).digest()


def luck_of(seed: int, number: int) -> Pick:
    """What the bots of one game draw from. Not the rules' chance: bots are players."""
    uniform = random.Random(f"{seed}/{number}").random
    return lambda size: int(uniform() * size)


def play_game(rules: Rules[Table], options: Mapping[str, Any], seed: bytes, bot: Bot, below: Pick) -> Table:
    """One game to its end: every seat is asked once at each question, in order. Gives the last table."""
    table, closed = rules.new_table(options), {"": 0}
    chance = Chance(seed, lambda name, numbers: None)
    script = rules.play(table, chance)
    try:
        ask = next(script)
        while True:
            ask = script.send(ask_bots(rules, table, ask, chance, closed, bot, below) if ask.forms else Answers())
    except StopIteration:
        return table


def ask_bots(
    rules: Rules[Table], table: Table, ask: Ask, chance: Chance, closed: dict[str, int], bot: Bot, below: Pick
) -> Answers:
    """Each seat asked answers or stays silent; then the question closes. `closed`: how often each step did before."""
    answers: dict[Seat, Answer] = dict(ask.resumes) if ask.resumes else {}
    for seat, form in ask.forms.items():
        if not isinstance(form, Form):
            form = form_for(ask, answers, seat)
        if form.is_answerable:
            raw = bot(partial(seen_by_bot, rules, table, ask, answers, seat), ask.step, form, below)
            if raw is not None:
                answer = form.read(raw)
                answers.pop(seat, None)  # the answer that counts goes to the end of the order
                answers[seat] = answer
    nth = closed.get(ask.step, 0)
    closed[ask.step] = nth + 1
    return fill_in(ask, answers, chance, nth) if ask.compulsory else Answers(answers)


def fill_in(ask: Ask, answers: dict[Seat, Answer], chance: Chance, nth: int) -> Answers:
    """What chance chooses for the silent, as in a `Game`."""
    filled = {seat: draw_for(ask, answers, chance, nth, seat) for seat in ask.forms if seat not in answers}
    return Answers({**answers, **filled}, drawn=filled)


def draw_for(ask: Ask, answers: Mapping[Seat, Answer], chance: Chance, nth: int, seat: Seat) -> Answer:
    """What chance chooses for one silent seat."""
    name = fill(ask.step, nth, seat)
    return form_for(ask, answers, seat).draw(lambda size: chance.draw(name, [size])[0])


def wilson(number: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score: sound near 0 and 1 too, where the textbook's leaves the scale."""
    share, z2 = number / of, Z_95**2
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z_95 * math.sqrt(share * (1 - share) / of + z2 / (4 * of * of)) / (1 + z2 / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)
