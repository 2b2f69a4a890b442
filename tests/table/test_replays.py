"""Games are played again in processes of their own: within a budget, each person in their turn."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.table import carrying, replays
from chronotable.table.errors import BadTable, Busy
from chronotable.table.fair_queue import FairQueue
from chronotable.table.processes import CALL_OFF, Processes
from chronotable.table.wire import PlayOn
from tests.table.company import meet, service_on


def whole_game(name: str = "innovation", seats: int = 2) -> dict[str, Any]:
    match = ct.new(name, seats=seats, seed=4)
    while not match.over:
        match.answer(match.pending[0].seat, 0)
    return match.record()


async def test_nothing_is_played_again_where_everybody_waits(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Importing, looking at the past and playing on: this process plays none of it."""
    record = whole_game()

    def must_not(*_: object) -> None:
        raise AssertionError("a game was played again on the event loop")

    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        with monkeypatch.context() as patched:
            patched.setattr(Match, "answer", must_not)
            patched.setattr(Match, "rewind", must_not)
            made = await service.import_record(ann, record)
        viewer = await service.enter(made.id, ann)
        with monkeypatch.context() as patched:
            patched.setattr(Match, "answer", must_not)
            patched.setattr(Match, "rewind", must_not)
            for step in (30, 3, 29, 0):
                assert (await viewer.replay(step, 1)).step == step
        assert (await viewer.play_on(PlayOn(20, 0, "random"))).id != made.id


async def test_whoever_waits_goes_on_while_a_game_is_read(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = whole_game()
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        made = await service.import_record(ann, record)
        monkeypatch.setattr(carrying, "SLICE", 0.0)
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        beating = asyncio.create_task(beat())
        await service.enter(made.id, ann)
        beating.cancel()
        assert beats >= len(record["answers"])


async def test_a_job_that_takes_too_long_is_given_up_and_the_next_one_done(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = whole_game("anachrony", seats=4)  # more than ten times as much work
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        for _ in range(3):  # interrupted here and there
            with monkeypatch.context() as patched:
                patched.setattr(replays, "_CHECK", 0.001)
                with pytest.raises(BadTable, match="no time"):
                    await service.import_record(ann, record)
            made = await service.import_record(ann, record)
        viewer = await service.enter(made.id, ann)
        assert (await viewer.replay(5, 0)).step == 5


async def test_whoever_asks_for_much_waits_for_themselves() -> None:
    queue, order = FairQueue(1, most=8), []

    async def ask(who: str) -> None:
        async with queue.turn(who):
            order.append(who)
            await asyncio.sleep(0)

    asking = [asyncio.create_task(ask("greedy")) for _ in range(6)]
    await asyncio.sleep(0)
    asking += [asyncio.create_task(ask(who)) for who in ("ann", "bob", "ann")]
    await asyncio.gather(*asking)

    assert {"ann", "bob"} <= {*order[:5]}
    assert order.count("greedy") == 6


async def test_one_person_can_only_have_so_many_waiting() -> None:
    queue = FairQueue(1, most=2)
    async with queue.turn("ann"):
        waiting = [asyncio.create_task(_have(queue, "ann")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await _have(queue, "ann")
        bob = asyncio.create_task(_have(queue, "bob"))
        await asyncio.sleep(0)
    await asyncio.gather(*waiting, bob)


async def test_who_goes_away_is_passed_over_and_blocks_nobody() -> None:
    queue = FairQueue(1)
    async with queue.turn("ann"):
        gone = asyncio.create_task(_have(queue, "bob"))
        stays = asyncio.create_task(_have(queue, "cyd"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
    await asyncio.wait_for(stays, 5)
    await asyncio.wait_for(_have(queue, "dan"), 5)


async def _have(queue: FairQueue, who: str) -> None:
    async with queue.turn(who):
        pass


def long_game() -> dict[str, Any]:
    """A game that takes a while to play again."""
    match, luck = ct.new("anachrony", seats=4, seed=4), Random(1)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.choices)))
    return match.record()


async def test_a_process_that_is_called_off_answers_at_once_and_lives_on() -> None:
    assert CALL_OFF is not None
    processes = Processes("chronotable.table.replay_process", ["tests.table.strange_bots"])
    check = {"do": "check", "seconds": 30, "with": {"record": json.dumps(long_game())}}
    line = json.dumps(check).encode() + b"\n"
    assert "yes" in await processes.ask(line, 30)
    (process,) = processes._resting
    told: dict[str, Any] = {}
    for number in range(60):  # however fast the machine is: one of them comes in time
        called_off = asyncio.Event()
        asyncio.get_running_loop().call_later(0.0005 * number, called_off.set)
        told = await processes.ask(line, 30, called_off)
        if "no" in told:
            break
    assert told.get("no") == "bad-table"
    process.send_signal(CALL_OFF)  # too late: nobody is at work
    await asyncio.sleep(0.05)
    assert "yes" in await processes.ask(line, 30)
    assert processes._resting == [process]
    await processes.close()
