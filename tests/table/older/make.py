"""Make databases as this version of chronotable leaves them, to be opened by all later ones.

    python -m tests.table.older.make FOLDER NAME

writes `NAME-TITLE.sql` for each title into the folder: tables that gather, are under way (in the
middle of effects, with clocks, chats, bots, stand-ins, resignations, answers in secret, an undo)
and are over. The files beside this one were made by commit cc468eb, whose rules are version 3 of
Anachrony, 5 of Echoes and 2 of Innovation. They are never made anew: add others when the tables
of the database or the rules have changed.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import (
    Answer,
    Chair,
    Chat,
    Done,
    Introduce,
    NewTable,
    PlayOn,
    Resign,
    Sit,
    Undo,
)

START = 1_700_000_000.0
PASSPHRASE = "three weeks of one game"
_ids = count(1)


class Time:
    """A clock that goes on by a minute with each answer."""

    at = START

    def __call__(self) -> float:
        return self.at


async def make(game: str, file: Path) -> None:
    """A database with tables of one title."""
    time, tokens = Time(), count(1)
    settings: Any = {"now": time, "token": lambda n: f"{next(tokens):0{n}d}", "bot_workers": 1}
    async with TableService.open(f"sqlite:///{file}", **settings) as service:
        ann, _ = await service.introduce(None, Introduce("Ann", PASSPHRASE))
        bob, _ = await service.introduce(None, Introduce("Bob"))
        cem, _ = await service.introduce(None, Introduce("Cem", lang="cs"))
        dana, _ = await service.introduce(None, Introduce("Dana", lang="pl"))
        play = Play(service, time, Random(game))
        # A slow game in the middle of an effect, with a chat.
        slow = await play.seated(game, ann, bob, pace="slow", minutes=2880)
        await play.on(slow, 40, stop_in_mid_effect=True)
        await play.say(slow[0], "Three more weeks?")
        await play.say(slow[1], "Žádný spěch, моя очередь.")
        # A live game with clocks, four at the table.
        live = await play.seated(game, ann, bob, cem, dana, pace="live", minutes=90)
        await play.on(live, 90)
        # Somebody has left, so a bot stands in; it has stopped to think with the server.
        away = await play.seated(game, bob, cem, dana)
        await play.on(away, 25, until=0)
        await away[1].leave()
        # Somebody has given up; the others play on.
        fewer = await play.seated(game, ann, bob, cem)
        await play.on(fewer, 30, until=1)
        await fewer[2].do(Resign(play.id()))
        # One has chosen in secret, the other has not, and one choice was taken back before.
        secret = await play.seated(game, ann, bob)
        await play.answer(secret[1])
        look = await secret[1].snapshot()
        await secret[1].do(Undo(play.id(), look.version))
        if (await secret[1].snapshot()).question is not None:
            await play.answer(secret[1])
        # A game that is over, its rematch that gathers, and one that goes on from its middle.
        over = await play.seated(game, ann, bob)
        await play.on(over, 5000)
        await over[0].rematch()
        await over[1].play_on(PlayOn(20, 1, "random"))
        # A listed table that waits for a third.
        await service.make(
            dana, NewTable(game, [Chair("me"), Chair("open"), Chair("bot", "novice")], listed=True)
        )


class Play:
    """People who play anyhow, but always the same."""

    def __init__(self, service: TableService, time: Time, luck: Random) -> None:
        self.service, self.time, self.luck = service, time, luck
        self._seed = count(7)

    def id(self) -> str:
        return f"made{next(_ids)}"

    async def seated(self, game: str, *people: Person, **settings: Any) -> list[Viewer]:
        host, *others = people
        chairs = [Chair("me"), *(Chair("open") for _ in others)]
        seed = f"{next(self._seed):x}"
        made = await self.service.make(host, NewTable(game, chairs, seed=seed, **settings))
        for person in others:
            await (await self.service.enter(made.id, person, made.play)).sit(Sit())
        return [await self.service.enter(made.id, person) for person in people]

    async def answer(self, viewer: Viewer) -> None:
        look = await viewer.snapshot()
        assert look.question is not None
        key = self.luck.choice(look.question.options).key
        self.time.at += 60
        assert isinstance(await viewer.do(Answer(self.id(), look.version, key)), Done)

    async def on(
        self,
        viewers: list[Viewer],
        answers: int,
        *,
        until: int | None = None,
        stop_in_mid_effect: bool = False,
    ) -> None:
        """So many answers, or until the game is over; then until this seat alone is asked, or
        until an effect is under way."""
        for number in range(answers + 400):
            looks = [await viewer.snapshot() for viewer in viewers]
            if looks[0].status != "playing":
                return
            asked = [n for n, look in enumerate(looks) if look.question is not None]
            if number >= answers:
                room = await self.service.registry.room(viewers[0].table_id)
                assert room.match is not None
                if stop_in_mid_effect:
                    if room.match.answers_since >= 2:
                        return
                elif until is None or asked == [until]:
                    return
            await self.answer(viewers[asked[0]])
        raise AssertionError("it never came to that")

    async def say(self, viewer: Viewer, text: str) -> None:
        self.time.at += 30
        assert isinstance(await viewer.do(Chat(self.id(), text)), Done)


def main(folder: Path, name: str) -> None:
    for game in ("anachrony", "echoes", "innovation"):
        with tempfile.TemporaryDirectory() as place:
            file = Path(place) / "made.sqlite3"
            asyncio.run(make(game, file))
            with sqlite3.connect(file) as made:
                text = "\n".join(made.iterdump())
        (folder / f"{name}-{game}.sql").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
