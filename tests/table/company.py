"""People for tests of the table: a service, friends in it, and a clock that can be turned."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any

from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.snapshot import Cursor
from chronotable.table.wire import (
    Answer,
    Chair,
    Chat,
    Done,
    Introduce,
    Made,
    NewTable,
    Refused,
    Sit,
    Snapshot,
    Undo,
)

START = 1_700_000_000.0
_ids = count()


class Time:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at

    def pass_by(self, *, minutes: float) -> None:
        self.at += minutes * 60


@asynccontextmanager
async def service_on(url: str, **settings: Any) -> AsyncIterator[TableService]:
    """A service whose bots know the small games and the strange bots, and are soon out of time."""
    chosen = {"beat": 0.02, "bot_workers": 1, "modules": ["tests.table.strange_bots"]}
    async with TableService.open(url, **{**chosen, **settings}) as service:
        yield service


async def meet(service: TableService, *names: str) -> list[Person]:
    """New people of these names."""
    return [(await service.introduce(None, Introduce(name)))[0] for name in names]


async def seated(
    service: TableService, game: str, *people: Person, **settings: Any
) -> list[Viewer]:
    """A table at which these people sit, the first of them being the host."""
    made = await gather(service, game, *people, **settings)
    return [await service.enter(made.id, person) for person in people]


async def gather(service: TableService, game: str, *people: Person, **settings: Any) -> Made:
    host, *others = people
    chairs = [Chair("me"), *(Chair("open") for _ in others)]
    made = await service.make(host, NewTable(game, chairs, **settings))
    for person in others:
        viewer = await service.enter(made.id, person, made.play)
        await viewer.sit(Sit())
    return made


async def answer(viewer: Viewer, key: str | None = None, **changes: Any) -> Done | Refused:
    """Answer what one is asked, with the first option unless told otherwise."""
    look = await viewer.snapshot()
    asked = None if look.question is None else look.question.options[0].key
    chosen = {"id": fresh_id(), "version": look.version, "key": key or asked or "nothing"}
    return await viewer.do(Answer(**{**chosen, **changes}))


async def undo(viewer: Viewer, **changes: Any) -> Done | Refused:
    look = await viewer.snapshot()
    return await viewer.do(Undo(**{"id": fresh_id(), "version": look.version, **changes}))


async def say(viewer: Viewer, text: str) -> Done | Refused:
    return await viewer.do(Chat(fresh_id(), text))


def fresh_id() -> str:
    return f"id{next(_ids)}"


async def play_out(*viewers: Viewer, steps: int = 3000, luck: int = 1) -> Snapshot:
    """Answer for everybody, anyhow, until the game is over."""
    chance = Random(luck)
    for _ in range(steps):
        for viewer in viewers:
            held = Cursor(10**6, 10**6, 10**6)
            look = await viewer.snapshot(*held)
            if look.status != "playing":
                return look
            if look.question is not None:
                key = chance.choice(look.question.options).key
                assert isinstance(await viewer.do(Answer(fresh_id(), look.version, key)), Done)
                break
        else:
            await asyncio.sleep(0.01)
    raise AssertionError(f"not over after {steps} steps")


async def until(viewer: Viewer, status: str = "over", seconds: float = 30.0) -> Snapshot:
    """The look when the table has that status."""
    async with asyncio.timeout(seconds), viewer.subscribe() as changes:
        async for _ in changes:
            look = await viewer.snapshot()
            if look.status == status:
                return look
    raise AssertionError(f"the service has closed before the table was {status}")


def told(look: Snapshot) -> list[str]:
    """The messages that the table itself has said in its chat."""
    return [line.said[0] for line in look.chat if line.said is not None]
