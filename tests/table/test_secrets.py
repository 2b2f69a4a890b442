"""Secrets: two worlds that differ only in what a seat cannot know look the same to it, to the byte.

Each world is a service of its own, with the same clock and the same links. Everything that the
seat or a spectator can fetch is compared: looks, frames, the past, refusals, lists, counters.
"""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from prometheus_client import generate_latest

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.kernel.record import Record
from chronotable.table.errors import TableError
from chronotable.table.seat import person as sitting
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import Answer, Chat, Resign, Undo
from tests.table.company import Time, answer, meet, seated, service_on
from tests.toys import TOYS

GAMES = ("bazaar", "parlour", "quarry", "innovation", "echoes", "anachrony")


def positions(game: str, luck: Random) -> Iterator[tuple[Match, int]]:
    """Positions of random games, at boundaries and in mid-effect, each with a seat."""
    often = 0.4 if game in TOYS else 0.05
    for seed in range(2):
        match = ct.new(game, seats=2, seed=seed)
        steps = 0
        while not match.over and steps < 60:
            decision = match.pending[0]
            match.answer(decision.seat, luck.choice(decision.options.keys()))
            steps += 1
            if not match.over and luck.random() < often:
                yield match.fork(), luck.randrange(2)


class World:
    """A service in which everything but the game's secrets is foreseeable."""

    def __init__(self, service: TableService, people: list[Person]) -> None:
        self.service = service
        self.people = people

    async def sit_down(self, match: Match) -> tuple[list[Viewer], Viewer]:
        """The viewers of all seats, and a spectator."""
        host, seats = self.people[-1], [sitting(each.id) for each in self.people[: match.seats]]
        made = await self.service.founding.continued(host, Record.read(match.record()), seats)
        viewers = [await self.service.enter(made.id, each) for each in self.people[: match.seats]]
        return viewers, await self.service.enter(made.id, None, made.watch)

    async def fetched(self, match: Match, seat: int) -> AsyncIterator[tuple[str, object]]:
        """Everything that the seat and a spectator can get to see, in some order."""
        viewers, spectator = await self.sit_down(match)
        mine = viewers[seat]
        for name, viewer in (("seat", mine), ("spectator", spectator)):
            look = await viewer.snapshot()
            yield f"{name}: look", look
            yield f"{name}: frame", (await viewer.frame()).data
            for step in range(look.step + 1):
                yield f"{name}: past {step}", await viewer.replay(step, look.seat)
            for what in (
                Answer("a", look.version, "no such thing"),
                Answer("b", 0, "no such thing"),
                Undo("c", look.version),
                Chat("d", "Well?"),
            ):
                yield f"{name}: {what}", await viewer.do(what)
            yield f"{name}: record", await refusal(viewer.record())
            yield f"{name}: others' past", await refusal(viewer.replay(0, 1 - seat))
            yield f"{name}: look again", await viewer.snapshot()
        yield "lobby", await self.service.lobby(mine.person)
        yield "lobby of a stranger", await self.service.lobby(None)
        yield "health", await self.service.health()
        yield "metrics", _without_times(generate_latest(self.service.metrics).decode())
        yield "resigned", await viewers[1 - seat].do(Resign("e"))


async def refusal(coroutine: object) -> str:
    try:
        await coroutine  # type: ignore[misc]
    except TableError as error:
        return f"{error.status} {error.error} {error.text}"
    return "not refused"


def _without_times(metrics: str) -> list[str]:
    clocks = ("seconds", "commit", "created", "disk_free")  # the disk is the machine's
    return [line for line in metrics.splitlines() if not any(word in line for word in clocks)]


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_cannot_know_changes_nothing_that_it_gets(
    game: str, tmp_path: Path
) -> None:
    compared = 0
    async with AsyncExitStack() as stack:
        worlds = []
        for name in ("one", "other"):
            numbers, time = count(), Time()
            service = await stack.enter_async_context(
                service_on(
                    f"sqlite:///{tmp_path}/{name}.sqlite3",
                    token=lambda size, numbers=numbers: f"link{next(numbers):022}",
                    now=time,
                    beat=60,
                )
            )
            worlds.append(World(service, await meet(service, "Ann", "Bob", "Host")))
        for match, seat in positions(game, Random(game)):
            view = match.view(seat)
            dealt = [match.game.imagine(view, seed=seed) for seed in (1, 2)]
            assert dealt[0].view(seat) == dealt[1].view(seat)
            pairs = [
                [pair async for pair in world.fetched(each, seat)]
                for world, each in zip(worlds, dealt, strict=True)
            ]
            for (what, one), (_, other) in zip(*pairs, strict=True):
                assert msgspec.json.encode(one) == msgspec.json.encode(other), (what, seat)
                compared += 1
    assert compared > 40


async def test_the_worlds_that_are_compared_do_differ(sqlite: str) -> None:
    match = ct.new("innovation", seats=2, seed=1)
    view = match.view(0)
    one, other = (match.game.imagine(view, seed=seed) for seed in (1, 2))
    assert one.hash() != other.hash()
    async with service_on(sqlite) as service:
        world = World(service, await meet(service, "Ann", "Bob", "Host"))
        looks = [await (await world.sit_down(each))[0][1].snapshot() for each in (one, other)]
        assert looks[0].table != looks[1].table


async def test_nothing_of_the_seed_is_told_before_the_end(sqlite: str) -> None:
    seed = f"{random.SystemRandom().getrandbits(128):032x}"
    async with service_on(sqlite) as service:
        ann, bob = await seated(
            service, "innovation", *await meet(service, "Ann", "Bob"), seed=seed
        )
        for _ in range(10):
            for viewer in (ann, bob):
                assert seed.encode() not in (await viewer.frame()).data
                if (await viewer.snapshot()).question:
                    await answer(viewer)
        await ann.do(Resign("r"))
        assert (await bob.snapshot()).seed == seed
