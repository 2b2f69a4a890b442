"""The lobby: lists of tables, read from the summaries in the store, without rules and replay."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, or_, select

from chronotable.table import store, wire
from chronotable.table.clock import Clock
from chronotable.table.seat import Seat
from chronotable.table.settings import current_rules
from chronotable.table.snapshot import seat_infos
from chronotable.table.standing import iso

_MOST = 50  # of a list


class Listed(NamedTuple):
    """A table as it stands in the store."""

    row: Row[Any]
    seats: list[Seat]


def mine(
    connection: Connection, person: str, statuses: Collection[str], most: int | None = _MOST
) -> list[Listed]:
    """The tables at which somebody sits, which they have made, or which are offered to them as
    the next game of one where they sat; the latest first.
    """
    table, chair = store.tables.c, store.chairs.c
    sits = select(chair.table_id).where(chair.person == person)
    offered = and_(table.after.in_(sits), table.status == "gathering")
    theirs = or_(table.id.in_(sits), table.host == person, offered)
    query = (
        select(store.tables)
        .where(theirs, table.status.in_(statuses))
        .order_by(table.moved.desc())
        .limit(most)
    )
    return _with_seats(connection, connection.execute(query).all())


def open_to_all(connection: Connection) -> list[Listed]:
    """The listed tables that wait for somebody."""
    table = store.tables.c
    query = (
        select(store.tables)
        .where(table.listed.is_(True), table.status == "gathering")
        .order_by(table.made.desc())
        .limit(_MOST)
    )
    return _with_seats(connection, connection.execute(query).all())


def seats_of(connection: Connection, ids: Collection[str]) -> dict[str, list[Seat]]:
    """Who sits at these tables."""
    chair = store.chairs.c
    query = select(store.chairs).where(chair.table_id.in_(ids)).order_by(chair.seat)
    found: dict[str, list[Seat]] = {each: [] for each in ids}
    for row in connection.execute(query):
        seat = Seat(row.kind, row.person, row.level, row.stands_in, row.resigned)
        found[row.table_id].append(seat)
    return found


def _with_seats(connection: Connection, rows: Iterable[Row[Any]]) -> list[Listed]:
    rows = list(rows)
    seats = seats_of(connection, [row.id for row in rows])
    return [Listed(row, seats[row.id]) for row in rows]


def card(
    listed: Listed,
    person: str | None,
    name_of: Callable[[str | None], str],
    here: Mapping[str, Collection[str | None]],
) -> wire.TableCard:
    """A table in a list, as this person may know it."""
    row, seats = listed
    seat = next((n for n, s in enumerate(seats) if person is not None and s.person == person), None)
    asked: list[int] = json.loads(row.asked)
    status: wire.Status = row.status if current_rules(row.game) == row.rules else "frozen"
    clock = Clock.load(row.pace, row.minutes, len(seats), row.moved, row.clock)
    left = clock.left if row.status == "playing" else None
    outcome = {} if row.outcome is None else json.loads(row.outcome)
    return wire.TableCard(
        id=row.id,
        game=row.game,
        status=status,
        seats=seat_infos(seats, name_of, here.get(row.id, ()), row.pace, left),
        seat=seat,
        asked=asked,
        my_turn=status == "playing" and seat in asked and not seats[seat].thinks,
        options=json.loads(row.options),
        pace=row.pace,
        made=iso(row.made),
        moved=iso(row.moved),
        winners=outcome.get("winners", []),
    )


def tallies(listed: Iterable[Listed], person: str) -> list[wire.Tally]:
    """Figures of somebody's finished games, by title."""
    won: dict[str, list[bool]] = {}
    scores: dict[str, list[int]] = {}
    for row, seats in listed:
        seat = next((n for n, each in enumerate(seats) if each.person == person), None)
        outcome = {} if row.outcome is None else json.loads(row.outcome)
        if seat is None or outcome.get("reason") in (None, "unfinished"):
            continue
        won.setdefault(row.game, []).append(seat in outcome["winners"])
        if seat < len(outcome["scores"]):
            scores.setdefault(row.game, []).append(outcome["scores"][seat])
    return [
        wire.Tally(
            game,
            len(games),
            sum(games),
            max(found) if (found := scores.get(game, [])) else None,
            sum(found) / len(found) if found else None,
        )
        for game, games in sorted(won.items())
    ]
