"""A service under load, to be killed: it plays, and prints every answer that was acknowledged."""

from __future__ import annotations

import asyncio
import sys
from itertools import count
from random import Random

from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import Answer, Chair, Chat, Done, Introduce, NewTable, Sit, Undo
from tests.toys import register_toys

TABLES = 12
GAMES = ("bazaar", "quarry", "parlour")


def tell(*words: object) -> None:
    print(*words, flush=True)


async def main(url: str, seed: int) -> None:
    register_toys()
    async with TableService.open(url, bot_workers=1) as service:
        people = [(await service.introduce(None, Introduce(name)))[0] for name in ("Ann", "Bob")]
        tell("open")
        await asyncio.gather(
            *(play(service, people, Random(seed * 1000 + n)) for n in range(TABLES))
        )


async def play(service: TableService, people: list[Person], luck: Random) -> None:
    """Game after game, sometimes with a bot, sometimes taking back or chatting."""
    ids = count()
    while True:
        chairs = [Chair("me"), Chair("open"), Chair("bot", "random")]
        made = await service.make(
            people[0], NewTable(luck.choice(GAMES), chairs[: luck.choice((2, 3))])
        )
        tell("made", made.id, people[0].id)
        viewers = [await service.enter(made.id, person, made.play) for person in people]
        await viewers[1].sit(Sit())
        while (await viewers[0].snapshot()).status == "playing":
            viewer = luck.choice(viewers)
            await act(viewer, f"{luck.random()}-{next(ids)}", luck)


async def act(viewer: Viewer, request: str, luck: Random) -> None:
    look = await viewer.snapshot(10**6, 10**6, 10**6)
    asked: Answer | Undo | Chat
    if look.undo == "yes" and luck.random() < 0.2:
        asked = Undo(request, look.version)
    elif look.question is not None:
        asked = Answer(request, look.version, luck.choice(look.question.options).key)
    elif luck.random() < 0.05:
        asked = Chat(request, "Come on!")
    else:
        await asyncio.sleep(0)
        return
    done = await viewer.do(asked)
    if isinstance(done, Done):
        assert viewer.person is not None
        kind = type(asked).__name__.lower()
        tell("done", viewer.table_id, kind, request, viewer.person.id, done.version)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
