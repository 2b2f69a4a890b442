"""Founding: how a table comes to be. New ones, rematches, games from elsewhere, and games that
go on from a position of the past."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, Update, insert, update

from chronotable.agents import is_level, levels
from chronotable.games import infos, load
from chronotable.kernel.errors import (
    BadOption,
    UnknownGame,
)
from chronotable.kernel.json import Json
from chronotable.kernel.match import DISCREET, Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Record
from chronotable.table import requests, store, wire
from chronotable.table.clock import Clock
from chronotable.table.errors import BadTable, Moved, NotNow
from chronotable.table.log import Entry
from chronotable.table.people import People, Person
from chronotable.table.registry import Registry
from chronotable.table.room import Room
from chronotable.table.seat import OPEN, Seat, bot
from chronotable.table.seat import person as sitting
from chronotable.table.settings import TableSettings
from chronotable.table.standing import Standing, outcome_of
from chronotable.table.uploads import passed_on


class Founding:
    """Makes tables, writes them down, and opens their rooms."""

    def __init__(self, registry: Registry, people: People, token: Callable[[int], str]) -> None:
        self._registry = registry
        self._people = people
        self._token = token

    async def new(self, host: Person, wanted: wire.NewTable) -> wire.Made:
        """A new table; the game begins when every seat is taken."""
        with suppress(UnknownGame):  # which is told below
            await asyncio.to_thread(load, wanted.game)  # reading a title's rules takes a while
        wanted = structs.replace(wanted, options={**_discretion(wanted), **wanted.options})
        match = _playable(wanted)
        if sum(chair.who == "me" for chair in wanted.chairs) > 1:
            raise BadTable("error-one-chair")
        for chair in wanted.chairs:
            if chair.who == "bot":
                check_level(chair.level)
        choose = {"me": sitting(host.id), "open": OPEN}
        seats = [bot(c.level) if c.who == "bot" else choose[c.who] for c in wanted.chairs]
        settings = self._settings(
            host,
            wanted.game,
            match.game.version,
            match.options,
            seed=fresh_seed() if wanted.seed is None else wanted.seed,
            pace=wanted.pace,
            minutes=wanted.minutes,
            listed=wanted.listed,
        )
        says = [] if wanted.seed is None else [Message("table-seeded")]
        return await self._found(settings, seats, says=says)

    async def rematch(self, room: Room, person: Person) -> wire.Made:
        """The next game of a table: the same one, whoever asks."""
        async with room.lock:
            standing = room.standing
            if standing.rematch is not None:
                return await self._registry.links_of(standing.rematch)
            if not standing.ended:
                raise NotNow("error-not-over")
            old, seed = standing.settings, fresh_seed()
            try:
                match = Match.begin(load(old.game), len(standing.seats), seed, old.options)
            except (BadOption, UnknownGame):
                raise NotNow("error-no-rematch") from None
            settings = self._settings(
                person,
                old.game,
                match.game.version,
                old.options,
                seed=seed,
                pace=old.pace,
                minutes=old.minutes,
                listed=old.listed,
                after=old.id,
            )
            mine = {person.id: sitting(person.id)}
            seats = [
                seat if seat.kind == "bot" else mine.get(seat.person or "", OPEN)
                for seat in standing.seats
            ]
            table = store.tables.c
            told = update(store.tables).where(table.id == old.id).values(rematch=settings.id)
            if room.epoch:
                told = told.where(table.epoch == room.epoch)
            made = await self._found(settings, seats, also=told)
            room.followed_by(settings.id)
            seat = standing.seat_of(person.id)
            if seat is not None and OPEN in seats:
                said = Message("table-rematch", {"who": f"seat:{seat}"})
                now = self._registry.around.now()
                await room.commit(requests.told(room.standing, said, now))
            return made

    async def continued(self, person: Person, record: Record, seats: Sequence[Seat]) -> wire.Made:
        """A table that begins in the middle of a game."""
        settings = self._settings(
            person, record.game, record.version, dict(record.options), start=record.start
        )
        says = [Message("table-dealt-anew")]
        return await self._found(settings, seats, moves=record.answers, says=says)

    async def brought(self, host: Person, record: Record, chairs: Sequence[str]) -> wire.Made:
        """A game that was begun elsewhere goes on here, when every seat is taken.

        Chairs are told as "me", "open" or the level of a bot.
        """
        if len(chairs) != record.seats:
            raise BadTable("error-brought-chairs", seats=record.seats)
        if chairs.count("me") > 1:
            raise BadTable("error-one-chair")
        for chair in chairs:
            if chair not in ("me", "open"):
                check_level(chair)
        known = {"me": sitting(host.id), "open": OPEN}
        settings = self._settings(
            host,
            record.game,
            record.version,
            dict(record.options),
            seed=None if record.seed is None else f"{record.seed:032x}",
            start=record.start,
        )
        seats = [known[chair] if chair in known else bot(chair) for chair in chairs]
        says = [Message("table-brought")]
        return await self._found(settings, seats, moves=record.answers, says=says)

    async def imported(
        self, person: Person, record: Record, outcome: wire.Outcome | None
    ) -> wire.Made:
        """A game that was played elsewhere, for the archive: it is read when somebody looks."""
        seed = None if record.seed is None else f"{record.seed:032x}"
        settings = self._settings(
            person,
            record.game,
            record.version,
            dict(record.options),
            seed=seed,
            start=record.start,
        )
        entries = _first_entries(settings, record.answers, (), begins=True)
        row = _row(settings, "over", len(entries))
        standing = Standing.read(row, [OPEN] * record.seats, entries)
        ended = wire.Outcome([], [], "unfinished") if outcome is None else outcome
        await self._write(row, standing._replace(outcome=ended), entries)
        return settings.links

    def _settings(
        self,
        host: Person,
        game: str,
        rules: str,
        options: dict[str, str],
        *,
        seed: str | None = None,
        start: Json | None = None,
        pace: wire.Pace = "none",
        minutes: int = 30,
        listed: bool = False,
        after: str | None = None,
    ) -> TableSettings:
        return TableSettings(
            id=self._token(9),
            game=game,
            rules=rules,
            options=options,
            seed=seed,
            start=start,
            pace=pace,
            minutes=minutes,
            listed=listed,
            host=host.id,
            play=self._token(16),
            watch=self._token(16),
            after=after,
            made=self._registry.around.now(),
        )

    async def _found(
        self,
        settings: TableSettings,
        seats: Sequence[Seat],
        *,
        moves: Sequence[Sequence[Any]] = (),
        says: Sequence[Message] = (),
        also: Update | None = None,
    ) -> wire.Made:
        """Write a new table down, with what has been answered there already."""
        full = OPEN not in seats
        entries = _first_entries(settings, moves, says, begins=full)
        row = _row(settings, "playing" if full else "gathering", len(entries))
        room = await Room.load(self._registry.around, row, seats, entries, set())
        room.epoch = self._registry.homes.first
        room.standing = _settled(room.standing, room.match)
        await self._write(row, room.standing, entries, also)
        await self._people.meet([settings.host])
        self._registry.add(room)
        return settings.links

    async def _write(
        self,
        row: dict[str, Any],
        standing: Standing,
        entries: Sequence[Entry],
        also: Update | None = None,
    ) -> None:
        homes = self._registry.homes
        row |= {**standing.summary._asdict(), "home": homes.me, "epoch": homes.first}

        def job(connection: Connection) -> None:
            connection.execute(insert(store.tables).values(row))
            connection.execute(insert(store.chairs), standing.chair_rows())
            if entries:
                connection.execute(insert(store.log), [entry._asdict() for entry in entries])
            if also is not None and not connection.execute(also).rowcount:
                raise Moved

        await self._registry.around.log.run(job)


def _row(settings: TableSettings, status: wire.Status, version: int) -> dict[str, Any]:
    """A table of which nothing but its making is known yet."""
    return {
        **settings.row(),
        "status": status,
        "version": version,
        "moved": settings.made,
        "clock": None,
        "outcome": None,
        "rematch": None,
    }


def _first_entries(
    settings: TableSettings,
    moves: Sequence[Sequence[Any]],
    says: Sequence[Message],
    *,
    begins: bool,
) -> list[Entry]:
    """The log of a table that has just been made."""
    lines: list[dict[str, Any]] = [
        {"kind": "answer", "seat": seat, "key": key, "question": question}
        for seat, key, question in moves
    ]
    lines += [{"kind": "said", "body": json.dumps({"said": said.to_json()})} for said in says]
    lines += [{"kind": "begin"}] if begins else []
    return [Entry(settings.id, n, settings.made, **line) for n, line in enumerate(lines, start=1)]


def _settled(standing: Standing, match: Match | None) -> Standing:
    """A new table: its clocks are wound up; a game that ends where it begins is over."""
    settings = standing.settings
    if standing.status == "playing":
        clock = Clock.wound(settings.pace, settings.minutes, len(standing.seats), settings.made)
        standing = standing._replace(clock=clock)
    outcome = None if match is None else outcome_of(match)
    if outcome is None:
        return standing
    standing = standing._replace(outcome=outcome, asked={})
    return standing if standing.frozen is not None else standing._replace(status="over")


def fresh_seed() -> str:
    return f"{secrets.randbits(128):032x}"


def check_level(level: str) -> None:
    """BadTable if no bot has this level."""
    if not is_level(level):
        raise BadTable("error-level", level=level, known=levels())


def _discretion(wanted: wire.NewTable) -> dict[str, str]:
    """Whether all who could have a card are asked for it: by default, if several people play."""
    info = infos().get(wanted.game)
    if info is None or not info.discreet:
        return {}
    people = sum(chair.who != "bot" for chair in wanted.chairs)
    wish = people > 1 if wanted.discreet is None else wanted.discreet
    return {DISCREET: "yes"} if wish else {}


def _playable(wanted: wire.NewTable) -> Match:
    """The match that could begin there; BadTable if none could."""
    try:
        return Match.begin(load(wanted.game), len(wanted.chairs), wanted.seed, wanted.options)
    except (BadOption, UnknownGame) as error:
        raise passed_on(error) from None
