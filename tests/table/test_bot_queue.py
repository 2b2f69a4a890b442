"""Time to think is shared out: by person, by table, and by how long a level takes."""

from __future__ import annotations

import asyncio
from collections import Counter
from time import perf_counter

import pytest

from chronotable.table.bot_queue import BotQueue
from chronotable.table.service import Person, TableService
from chronotable.table.wire import Chair, NewTable
from tests.depth import DEEP
from tests.table.company import answer, meet, service_on

TABLES = 100
BOUND = 0.2  # seconds that a stranger's quick bot may wait longer because of them


@pytest.fixture(autouse=True)
def strange_bots() -> None:
    from tests.table.strange_bots import register_strange_bots

    register_strange_bots()


class Thinkers:
    """Bots that think by a clock of their own, and what came of whose turn."""

    def __init__(self, turns: int = 1) -> None:
        self.at = 0.0
        self.takes = {"deep": 1.0, "novice": 0.02}
        self.queue = BotQueue(turns, swift=["novice"], now=lambda: self.at)
        self.order: list[tuple[str, str]] = []
        self.spent: Counter[str] = Counter()

    async def think(self, person: str, table: str, level: str) -> None:
        async with self.queue.turn(person, table, level, "toy"):
            self.order.append((person, table))
            self.spent[person] += round(1000 * self.takes[level])
            await asyncio.sleep(0)
            self.at += self.takes[level]

    async def all_of(self, *thoughts: tuple[str, str, str]) -> None:
        await asyncio.gather(*(self.think(*thought) for thought in thoughts))


async def test_time_is_shared_out_among_people_and_not_among_their_tables() -> None:
    them = Thinkers()
    greedy = [("greedy", str(n), "deep") for n in range(20)]
    await them.all_of(*greedy, *[("ann", "a", "deep") for _ in range(3)])
    first = [person for person, _ in them.order[:6]]
    assert first.count("ann") >= 2


async def test_the_tables_of_one_person_take_turns() -> None:
    them = Thinkers()
    one = [("ann", "one", "deep") for _ in range(10)]
    await them.all_of(*one, *[("ann", "two", "deep") for _ in range(3)])
    assert [table for _, table in them.order[:6]].count("two") >= 2


async def test_who_lets_bots_think_long_has_turns_more_seldom() -> None:
    them = Thinkers()
    await them.all_of(*[("ann", "a", "deep") for _ in range(3)])
    them.order.clear()
    deep = [("ann", "a", "deep") for _ in range(5)]
    await them.all_of(*deep, *[("bob", "b", "novice") for _ in range(30)])
    assert [person for person, _ in them.order[:30]].count("bob") >= 28


async def test_what_is_quick_does_not_wait_for_what_is_deep() -> None:
    them = Thinkers()
    deep = [asyncio.create_task(them.think(f"p{n}", "t", "deep")) for n in range(50)]
    await asyncio.sleep(0)
    await asyncio.wait_for(them.think("stranger", "t", "novice"), 5)
    assert [person for person, _ in them.order[:2]] == ["p0", "stranger"]
    await asyncio.gather(*deep)


async def test_a_level_that_turns_out_to_be_slow_loses_its_lane() -> None:
    them = Thinkers()
    them.takes["novice"] = 3.0
    await them.think("ann", "a", "novice")
    deep = [asyncio.create_task(them.think("bob", str(n), "deep")) for n in range(2)]
    await asyncio.sleep(0)
    novice = asyncio.create_task(them.think("ann", "a", "novice"))
    await asyncio.sleep(0)
    assert them.order == [("ann", "a"), ("bob", "0")]
    await asyncio.gather(*deep, novice)


async def test_who_goes_away_is_passed_over_and_blocks_nobody() -> None:
    them = Thinkers()
    async with them.queue.turn("ann", "a", "deep", "toy"):
        gone = asyncio.create_task(them.think("bob", "b", "deep"))
        stays = asyncio.create_task(them.think("cyd", "c", "deep"))
        await asyncio.sleep(0)
        gone.cancel()
    await asyncio.wait_for(stays, 5)
    await asyncio.wait_for(them.think("dan", "d", "deep"), 5)
    assert them.order == [("cyd", "c"), ("dan", "d")]


async def test_a_hundred_tables_of_deep_bots_do_not_delay_a_strangers_novice(sqlite: str) -> None:
    """By night they are skilled ones, which use the processor; by day they only take their time."""
    level = "skilled" if DEEP else "slow"
    async with service_on(sqlite) as service:
        greedy, stranger = await meet(service, "Greedy", "Stranger")
        alone = [await _novice_takes(service, stranger) for _ in range(7)]
        chairs = [Chair("bot", level), Chair("bot", level)]
        for _ in range(TABLES):
            await service.make(greedy, NewTable("innovation", chairs))
        await asyncio.sleep(1.0)
        beside = [await _novice_takes(service, stranger) for _ in range(7)]
        usual, later = sorted(alone)[3], sorted(beside)[3]
        print(f"a novice took {1000 * usual:.0f} ms alone, {1000 * later:.0f} ms beside {level}")
        assert later - usual < BOUND


async def _novice_takes(service: TableService, person: Person) -> float:
    """The seconds from one's own answer to that of a bot."""
    made = await service.make(person, NewTable("quarry", [Chair("me"), Chair("bot", "novice")]))
    viewer = await service.enter(made.id, person)
    await answer(viewer, "rest")
    began = perf_counter()
    async with asyncio.timeout(30), viewer.subscribe() as changes:
        async for _ in changes:
            if 1 not in (await viewer.snapshot()).asked:
                break
    return perf_counter() - began
