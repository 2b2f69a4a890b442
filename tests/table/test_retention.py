"""What is put away by rule, what is not, and what somebody may take along."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption
from chronotable.table import survey
from chronotable.table.errors import NoSuchTable
from chronotable.table.retention import Keeps, Swept
from chronotable.table.wire import Chair, Introduce, NewTable
from tests.table.company import Time, meet, play_out, say, seated, service_on, told

KEEPS = Keeps(gathering=10, abandoned=100, finished=200, guests=300)
DAY = 24 * 60


async def test_what_nobody_touches_is_put_away_in_time(url: str) -> None:
    time = Time()
    async with service_on(url, now=time, keeps=KEEPS, beat=60) as service:
        ann, _ = await service.introduce(None, Introduce("Ann", passphrase="a long secret"))
        bob, cid, dan = await meet(service, "Bob", "Cid", "Dan")
        pair = [Chair("me"), Chair("open")]
        waiting = await service.make(ann, NewTable("quarry", pair))
        playing, _ = await seated(service, "quarry", ann, bob)
        over, other = await seated(service, "quarry", ann, cid)
        await say(over, "hello")
        await play_out(over, other)

        assert await service.retention.sweep() == Swept()
        time.pass_by(minutes=11 * DAY)
        assert await service.retention.sweep() == Swept(gathering=1)
        with pytest.raises(NoSuchTable):
            await service.enter(waiting.id, ann)
        time.pass_by(minutes=90 * DAY)
        assert await service.retention.sweep() == Swept(abandoned=1)
        look = await playing.snapshot()
        assert (look.status, told(look)[-1]) == ("over", "table-abandoned")
        time.pass_by(minutes=100 * DAY)
        assert await service.retention.sweep() == Swept(finished=1)
        with pytest.raises(NoSuchTable):
            await over.snapshot()
        time.pass_by(minutes=100 * DAY)
        swept = await service.retention.sweep()
        assert swept.guests == 3, "those without a passphrase are forgotten, Ann is not"
        guests = await service.store.read(lambda c: survey.guests(c))
        assert sorted(each.name for each in guests) == ["Ann", *["somebody"] * 3]
        assert {bob.id, cid.id, dan.id} < {each.id for each in guests}
        audit = await service.store.read(lambda c: survey.orders(c))
        assert {row["what"] for row in audit} == {"sweep"}


async def test_whoever_sits_at_a_game_or_comes_is_not_forgotten(url: str) -> None:
    time = Time()
    keeps = KEEPS._replace(gathering=None, abandoned=None)
    async with service_on(url, now=time, keeps=keeps, beat=60) as service:
        ann, _ = await service.introduce(None, Introduce("Ann"))
        bob, token = await service.introduce(None, Introduce("Bob"))
        await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        time.pass_by(minutes=299 * DAY)
        assert await service.person(token) == bob
        time.pass_by(minutes=10 * DAY)
        assert await service.retention.sweep() == Swept()


async def test_a_clock_that_was_wrong_at_a_start_ends_no_session_and_deletes_nothing(
    url: str,
) -> None:
    time = Time()
    async with service_on(url, now=time, keeps=KEEPS, beat=60) as service:
        ann, token = await service.introduce(None, Introduce("Ann"))
        bob, other = await service.introduce(None, Introduce("Bob"))
        made = await service.make(ann, NewTable("quarry", [Chair("me"), Chair("open")]))
        await service.retention.sweep_if_due()
    for days in (463, -463, 463):
        time.pass_by(minutes=days * DAY)
        async with service_on(url, now=time, keeps=KEEPS, beat=60) as service:
            assert await service.person(token) == ann
            assert await service.retention.sweep() == Swept()
            await service.retention.sweep_if_due()
            assert await service.person(other) == bob
            assert (await (await service.enter(made.id, ann)).snapshot()).status == "gathering"
    async with service_on(url, now=time, keeps=KEEPS, beat=60) as service:
        time.pass_by(minutes=11 * DAY)  # while a server runs, things do grow older
        assert (await service.retention.sweep()).gathering == 1


async def test_it_is_swept_once_an_hour_by_one_of_all_processes(postgres) -> None:
    url = postgres.fresh()
    time = Time()
    async with (
        service_on(url, now=time, keeps=KEEPS, beat=60) as one,
        service_on(url, now=time, keeps=KEEPS, beat=60) as other,
    ):
        time.pass_by(minutes=61)
        swept = [await one.retention.sweep_if_due(), await other.retention.sweep_if_due()]
        assert sum(each is not None for each in swept) <= 1
        assert await one.retention.sweep_if_due() is None


@pytest.mark.parametrize("given", ["birds=3", "guests=", "guests=0", "guests=soon", "finished=-1"])
def test_rules_that_make_no_sense_are_refused(given: str) -> None:
    with pytest.raises(BadOption, match="expected"):
        Keeps.read([given])


async def test_everybody_may_take_along_what_is_kept_about_them(url: str) -> None:
    async with service_on(url) as service:
        ann, _ = await service.introduce(None, Introduce("Ann", passphrase="a long secret"))
        [bob] = await meet(service, "Bob")
        viewers = await seated(service, "innovation", ann, bob)
        await say(viewers[0], "my words")
        await say(viewers[1], "his words")
        await play_out(*viewers)
        running = await seated(service, "innovation", ann, bob)
        packed = zipfile.ZipFile(io.BytesIO(await service.export(ann)))
        me = json.loads(packed.read("me.json"))
        assert (me["name"], me["passphrase"]) == ("Ann", "set")
        assert {each["id"] for each in me["tables"]} == {
            viewers[0].table_id,
            running[0].table_id,
        }
        [name] = [each for each in packed.namelist() if each.startswith("records/")]
        assert ct.replay(json.loads(packed.read(name))).over
        everything = b"".join(packed.read(each) for each in packed.namelist()).decode()
        assert "my words" in everything
        assert "his words" not in everything
        assert bob.id not in everything
        room = await service.registry.room(running[0].table_id)
        assert str(room.standing.settings.seed) not in everything
        assert "argon2" not in everything
