"""Whoever comes while one works is served together by the next."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from companion.combine import Combiner, Ticket
from tests.companion.evening import at_once


class Counter:
    """Serves numbers: the result is the double, 13 is at fault; remembers what came together."""

    def __init__(self) -> None:
        self.batches: list[list[int]] = []
        self.may_go = threading.Event()
        self.is_busy = threading.Event()
        self.may_go.set()

    def serve(self, batch: list[Ticket[int]]) -> None:
        self.batches.append([ticket.job for ticket in batch])
        self.is_busy.set()
        assert self.may_go.wait(10)
        for ticket in batch:
            if ticket.job == 13:
                ticket.settle(error=ValueError("unlucky"))
            else:
                ticket.settle(ticket.job * 2)


def test_alone_a_job_is_done_at_once() -> None:
    assert Combiner(Counter().serve).do(4) == 8


def test_jobs_of_many_threads_are_each_done_once_and_get_their_own_result() -> None:
    counter = Counter()
    combiner = Combiner(counter.serve)
    results = at_once(*[lambda n=n: combiner.do(n) for n in range(100, 140)])
    assert results == [n * 2 for n in range(100, 140)]
    assert sorted(job for batch in counter.batches for job in batch) == list(range(100, 140))


def test_who_comes_while_one_works_is_served_together_in_order_of_arrival() -> None:
    counter = Counter()
    counter.may_go.clear()
    combiner = Combiner(counter.serve)
    threads = [threading.Thread(target=combiner.do, args=(1,))]
    threads[0].start()
    assert counter.is_busy.wait(10)
    for number in (2, 3, 4):
        threads.append(threading.Thread(target=combiner.do, args=(number,)))
        threads[-1].start()
        deadline = threading.Event()
        while len(combiner._waiting) < number - 1:
            deadline.wait(0.001)
    counter.may_go.set()
    for thread in threads:
        thread.join(10)
    assert counter.batches == [[1], [2, 3, 4]]


def test_one_failing_job_harms_nobody_else() -> None:
    combiner = Combiner(Counter().serve)
    results = at_once(*[lambda n=n: combiner.do(n) for n in (11, 12, 13, 14)])
    assert results[:2] + results[3:] == [22, 24, 28]
    assert isinstance(results[2], ValueError)


def test_a_bug_in_serving_leaves_nobody_waiting_and_the_next_is_served() -> None:
    calls: list[Any] = []

    def serve(batch: list[Ticket[int]]) -> None:
        calls.append(batch)
        if len(calls) == 1:
            raise KeyError("ours")
        batch[0].settle("fine")

    combiner = Combiner(serve)
    with pytest.raises(KeyError):
        combiner.do(1)
    assert combiner.do(2) == "fine"
