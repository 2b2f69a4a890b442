"""Bots: they think elsewhere, see what their seat sees, and never stop a game."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from chronotable.table.errors import BadTable
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import Chair, Done, NewTable, Replace
from tests.table.company import answer, meet, play_out, service_on, told, until


@pytest.fixture(autouse=True)
def strange_bots() -> None:
    """The service checks levels, so it has to know them as well as the bots' processes do."""
    from tests.table.strange_bots import register_strange_bots

    register_strange_bots()


async def against(
    service: TableService, person: Person, *levels: str, game: str = "quarry"
) -> Viewer:
    chairs = [Chair("me"), *(Chair("bot", level) for level in levels)]
    made = await service.make(person, NewTable(game, chairs))
    return await service.enter(made.id, person)


async def test_people_play_against_bots_to_the_end(url: str) -> None:
    async with service_on(url) as service:
        (ann,) = await meet(service, "Ann")
        look = await play_out(await against(service, ann, "random", "random"))
        assert look.outcome is not None


async def test_bots_of_the_box_play_a_whole_game_among_themselves(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        made = await service.make(ann, NewTable("echoes", [Chair("bot"), Chair("bot", "random")]))
        look = await until(await service.enter(made.id, ann))
        assert told(look) == []
        assert look.seed is not None


@pytest.mark.parametrize(
    ("level", "why"), [("crashing", "crashed"), ("hanging", "hung"), ("raving", "confused")]
)
async def test_a_bot_that_gives_no_answer_is_replaced_by_luck_and_that_is_said(
    level: str, why: str, sqlite: str
) -> None:
    async with service_on(sqlite, bot_seconds=0.3) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await against(service, ann, level)
        await answer(viewer, "rest")
        async with asyncio.timeout(30), viewer.subscribe() as changes:
            async for _ in changes:
                look = await viewer.snapshot()
                if look.question is not None:
                    break

        stumbled = [line.said for line in look.chat if line.said]
        assert stumbled[0] == ("table-bot-stumbled", {"who": "seat:1", "why": f"word:{why}"})
        assert isinstance(await answer(viewer, "rest"), Done)


async def test_a_bot_is_told_its_seats_view_and_nothing_else(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("CHRONOTABLE_DATABASE", "postgresql://secret@host/db")
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await against(service, ann, "telling", "random")
        await play_out(viewer)
        seen = (tmp_path / "told.txt").read_text()
        room = await service.registry.room(viewer.table_id)
        assert room.match is not None
        assert room.standing.settings.seed is not None
        assert room.standing.settings.seed not in seen
        assert "secret" not in seen
        state = room.match.state
        mine = {gem.name for gem in state.satchels[1]}
        for gem in state.satchels[0]:
            assert gem.name in mine or f"'{gem.name}'" not in seen.rpartition("\n{")[2]


async def test_a_restart_picks_up_what_bots_were_thinking_about(url: str) -> None:
    async with service_on(url) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await against(service, ann, "slow")
        await answer(viewer, "rest")
        assert (await viewer.snapshot()).asked == [1]

    async with service_on(url) as service:
        async with asyncio.timeout(20):
            while service.counted.registry.get_sample_value("chronotable_loads_total") == 0:
                await asyncio.sleep(0.02)  # nobody has come yet
        viewer = await service.enter(viewer.table_id, ann)
        async with asyncio.timeout(20), viewer.subscribe() as changes:
            async for _ in changes:
                if (await viewer.snapshot()).question is not None:
                    break
        assert (await viewer.snapshot()).step >= 2


async def test_a_service_that_closes_leaves_no_process_behind(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        viewer = await against(service, ann, "hanging")
        await answer(viewer, "rest")
        async with asyncio.timeout(20):
            while not (children := _children()):
                await asyncio.sleep(0.02)
    assert children
    assert not {pid for pid in children if Path(f"/proc/{pid}").exists()}


def _children() -> set[int]:
    """The bot processes among the children of this process."""
    found = set()
    for task in Path(f"/proc/{os.getpid()}/task").iterdir():
        for pid in (task / "children").read_text().split():
            if b"bot_process" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(int(pid))
    return found


async def test_a_level_that_nobody_knows_is_refused(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        (ann,) = await meet(service, "Ann")
        with pytest.raises(BadTable, match=r'"sleepy".*random, novice'):
            await against(service, ann, "sleepy")
        viewer = await against(service, ann, "random")
        with pytest.raises(BadTable, match='"sleepy"'):
            await viewer.replace(Replace(0, "sleepy"))
