"""Ten thousand stored games: the service opens at once, and reads only what somebody needs."""

from __future__ import annotations

from time import perf_counter

from sqlalchemy import Connection, text

from chronotable.table import store
from chronotable.table.service import TableService
from chronotable.table.wire import Done
from tests.table.company import answer, meet, seated, service_on

TABLES = 10_000
ANSWERS = 24


async def store_many(service: TableService, first: str) -> list[str]:
    """As many copies of a table as there shall be, each with a log of its own."""
    ids = [f"copy{number:05}" for number in range(TABLES)]

    def job(connection: Connection) -> None:
        connection.execute(text("CREATE TEMPORARY TABLE ids (new TEXT)"))
        connection.execute(text("INSERT INTO ids VALUES (:new)"), [{"new": new} for new in ids])
        for table, key in (("tables", "id"), ("chairs", "table_id"), ("log", "table_id")):
            columns = [f'"{c.name}"' for c in store.schema.tables[table].columns if c.name != key]
            listed = ", ".join(columns)
            connection.execute(
                text(
                    f"INSERT INTO {table} ({key}, {listed}) SELECT ids.new, {listed} "
                    f"FROM {table}, ids WHERE {key} = :first"
                ),
                {"first": first},
            )
        connection.execute(text("DROP TABLE ids"))

    await service.log.run(job)
    return ids


async def test_the_first_answer_is_taken_soon_after_a_restart(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        viewers = await seated(service, "innovation", *people, pace="slow", minutes=1440)
        while (await viewers[0].snapshot()).step < ANSWERS:
            for viewer in viewers:
                if (await viewer.snapshot()).question is not None:
                    await answer(viewer)
        ids = await store_many(service, viewers[0].table_id)

    started = perf_counter()
    async with service_on(url) as service:
        ann, bob = [await service.enter(ids[5_000], person) for person in people]
        asked = ann if (await ann.snapshot()).question is not None else bob
        assert isinstance(await answer(asked), Done)
        seconds = perf_counter() - started
        loaded = (await service.health())["tables"]
        lobby = await service.lobby(people[0])

    assert seconds <= 3.0
    assert loaded == 1
    assert len(lobby.mine) == 50
    print(f"{TABLES} tables stored: first answer after {seconds:.2f} s")
