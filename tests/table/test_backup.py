"""Backups: taken while people play, restored elsewhere, and played on from there."""

from __future__ import annotations

import asyncio
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from chronotable.table.backup import BadBackup, back_up, look_into, name_for, prune, restore
from chronotable.table.service import TableService
from chronotable.table.wire import Chair, ComeBack, Done, Introduce, NewTable
from tests.table.company import answer, meet, play_out, say, seated, service_on
from tests.table.postgres import Cluster


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another new database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/elsewhere/chronotable.sqlite3"
    running: Cluster = request.getfixturevalue("postgres")
    return running.fresh()


async def test_a_backup_taken_while_people_play_is_restored_and_played_on(
    url: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "kept" / "backup.sqlite3"
    async with service_on(url) as service:
        ann, _ = await service.introduce(None, Introduce("Ann", passphrase="a long secret"))
        [bob] = await meet(service, "Bob")
        viewers = await seated(service, "innovation", ann, bob)
        for viewer in viewers:
            await answer(viewer)
        await say(viewers[0], "příliš žluťoučký")
        acknowledged = (await viewers[0].snapshot()).version

        playing = True

        async def play() -> int:
            given = 0
            while playing:
                for viewer in viewers:
                    if (await viewer.snapshot()).question is not None:
                        given += isinstance(await answer(viewer), Done)
                await asyncio.sleep(0)  # also when the game is over before the backup is
            return given

        at_work = asyncio.create_task(play())
        kept = await asyncio.to_thread(back_up, url, file)
        playing = False
        assert await at_work >= 0
        table = viewers[0].table_id

    assert kept == look_into(file)
    assert kept.rows["people"] == 2
    assert file.stat().st_mode & 0o077 == 0, "nobody else may read what is hidden"
    assert [each.name for each in file.parent.iterdir()] == [file.name]

    await asyncio.to_thread(restore, file, elsewhere)
    async with service_on(elsewhere) as service:
        ann, _ = await service.come_back(ComeBack("Ann", "a long secret"))
        seat = await service.enter(table, ann)
        look = await seat.snapshot()
        assert look.version >= acknowledged
        assert [line.text for line in look.chat if line.text] == ["příliš žluťoučký"]
        other = await service.enter(table, bob)
        assert (await play_out(seat, other)).status == "over"


async def test_a_restored_backup_is_the_same_row_by_row(url: str, tmp_path: Path) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        await play_out(*(await seated(service, "innovation", ann, bob)))
    first = back_up(url, tmp_path / "first.sqlite3")
    with pytest.raises(BadBackup, match="people and games"):
        restore(first.file, url)
    restore(first.file, url, replace=True)
    second = back_up(url, tmp_path / "second.sqlite3")
    assert rows(first.file) == rows(second.file)
    aside = [*tmp_path.glob("*.replaced.sqlite3")]
    assert len(aside) == 1
    assert rows(aside[0]) == rows(first.file), "what was replaced stays"


def rows(file: Path) -> dict[str, list[tuple[object, ...]]]:
    connection = sqlite3.connect(file)
    tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'house'"
    names = [row[0] for row in connection.execute(tables)]
    found = {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}
    connection.close()
    return found


async def test_nothing_is_restored_under_a_running_server(url: str, tmp_path: Path) -> None:
    async with service_on(url) as service:
        await meet(service, "Ann")
        kept = await asyncio.to_thread(back_up, url, tmp_path / "backup.sqlite3")
        with pytest.raises(BadBackup, match="stop it first"):
            await asyncio.to_thread(restore, kept.file, url, replace=True)
        assert await meet(service, "Bob"), "and the server has not noticed"


def test_what_is_no_backup_is_refused(sqlite: str, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="nothing to back up"):
        back_up(sqlite, tmp_path / "backup.sqlite3")
    assert [*tmp_path.iterdir()] == []
    with pytest.raises(BadBackup, match="There is no file"):
        restore(tmp_path / "nowhere.sqlite3", sqlite)
    letter = tmp_path / "letter.sqlite3"
    letter.write_text("Dear Ann, " * 1000)
    with pytest.raises(BadBackup, match="damaged or no backup"):
        restore(letter, sqlite)
    other = tmp_path / "other.sqlite3"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE birds (name)")
    connection.close()
    with pytest.raises(BadBackup, match="not one of chronotable"):
        restore(other, sqlite)


async def test_a_damaged_backup_is_noticed(sqlite: str, tmp_path: Path) -> None:
    async with service_on(sqlite) as service:
        await meet(service, *(f"Guest {n}" for n in range(200)))
    kept = back_up(sqlite, tmp_path / "backup.sqlite3")
    with kept.file.open("r+b") as file:
        file.seek(kept.bytes // 2)
        file.write(bytes(4096))
    with pytest.raises(BadBackup, match="damaged"):
        look_into(kept.file)


async def test_a_backup_can_be_served_as_it_is(url: str, tmp_path: Path) -> None:
    async with service_on(url) as service:
        [ann] = await meet(service, "Ann")
        made = await service.make(ann, NewTable("innovation", [Chair("me"), Chair("open")]))
    kept = back_up(url, tmp_path / "backup.sqlite3")
    with pytest.raises(BadBackup, match="overwrites nothing"):
        back_up(url, kept.file)
    async with TableService.open(f"sqlite:///{kept.file}") as service:
        viewer = await service.enter(made.id, ann)
        assert (await viewer.snapshot()).status == "gathering"


def test_old_backups_are_deleted_and_nothing_else(tmp_path: Path) -> None:
    names = [name_for(tmp_path, datetime(2026, 1, day, tzinfo=UTC)) for day in (1, 2, 3)]
    for file in [*names, tmp_path / "mine.sqlite3"]:
        file.touch()
    assert prune(tmp_path, 2) == [names[0]]
    assert sorted(tmp_path.iterdir()) == [*names[1:], tmp_path / "mine.sqlite3"]
