"""Games under way go on after an upgrade, and nothing is played wrongly in silence."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.operations import Operations
from sqlalchemy import Connection, MetaData, select

from chronotable.cli import main
from chronotable.games import load, register
from chronotable.kernel.game import Game
from chronotable.kernel.json import to_text
from chronotable.kernel.match import Match
from chronotable.table import migrating, positions, store
from chronotable.table.carrying import KeptPosition
from chronotable.table.errors import NotAllowed, NotNow
from chronotable.table.service import Person, TableService
from chronotable.table.store import Store
from chronotable.table.wire import Chair, Chat, ComeBack, Done, NewTable, Refused, Sit
from tests.table.company import (
    Time,
    answer,
    fresh_id,
    meet,
    play_out,
    say,
    seated,
    service_on,
    told,
)
from tests.table.older.make import PASSPHRASE

OLDER = Path(__file__).parent / "older"
DUMPS = sorted(OLDER.glob("*.sql"))
RULES = load("innovation").version


def laid_down(dump: Path, url: str) -> None:
    """An older database, in whichever kind this address is of."""
    text = dump.read_text("utf-8")
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as made:
            made.executescript(text)
        return
    with sqlite3.connect(":memory:") as made:
        made.executescript(text)
        made.row_factory = sqlite3.Row
        (version,) = made.execute("SELECT version_num FROM alembic_version").fetchone()
        opened = Store(url)
        opened.migrate(version)
        schema = MetaData()
        with opened.engine.begin() as connection:
            schema.reflect(connection)
            for table in schema.sorted_tables:
                rows = [dict(row) for row in made.execute(f'SELECT * FROM "{table.name}"')]
                if rows and table.name != "alembic_version":
                    for row in rows:
                        for column in table.columns:
                            if column.type.python_type is bool:
                                row[column.name] = bool(row[column.name])
                    connection.execute(table.insert(), rows)
        opened.close()


@contextmanager
def rules(changed: Game[Any]) -> Iterator[Game[Any]]:
    """These rules, as long as this lasts; afterwards the true ones."""
    true = load(changed.info.name)
    register(changed.info, lambda: changed)
    try:
        yield changed
    finally:
        register(true.info, lambda: true)


def asks_otherwise(game: Game[Any], prompt: str) -> Game[Any]:
    """Later rules, in which one question has another name: no answer to it fits any more."""

    async def play(state: Any, log: Any) -> None:
        going = game.play(state, log).__await__()
        choice = None
        while True:
            request = going.send(choice)
            for name in ("prompt", "_prompt"):  # of a question, or of one at a boundary
                if getattr(request, name, "") == prompt:
                    setattr(request, name, f"{prompt}-anew")
            choice = await _Passed(request)

    return game.but(version="later", play=play)


class _Passed:
    def __init__(self, request: Any) -> None:
        self.request = request

    def __await__(self) -> Any:
        return (yield self.request)


async def everybody(service: TableService) -> dict[str, Person]:
    rows = await service.store.read(lambda c: c.execute(select(store.people)).all())
    await service.people.meet([row.id for row in rows])
    return {
        row.name: Person(row.id, row.name, row.lang, row.passphrase is not None) for row in rows
    }


async def tables(service: TableService) -> list[Any]:
    query = select(store.tables).order_by(store.tables.c.id)
    return [*await service.store.read(lambda c: c.execute(query).all())]


def test_there_is_older_data_of_every_title() -> None:
    assert {dump.stem.split("-")[1] for dump in DUMPS} == {"anachrony", "echoes", "innovation"}
    for dump in DUMPS:
        assert dump.stat().st_size < 200_000


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_older_databases_are_opened_and_their_games_go_on(dump: Path, url: str) -> None:
    """Everything is where it was: seats, clocks, chats, secrets; and every game can be played."""
    laid_down(dump, url)
    time = Time()
    time.at += 10 * 86_400  # the server was away
    async with service_on(url, now=time, beat=60) as service:
        people = await everybody(service)
        assert set(people) >= {"Ann", "Bob", "Cem", "Dana"}
        back, _ = await service.come_back(ComeBack("Ann", PASSPHRASE))
        assert back == people["Ann"]
        names = {person.id: person for person in people.values()}
        rows = await tables(service)
        assert [row.status for row in rows].count("playing") >= 6
        for row in rows:
            room = await service.registry.room(row.id)
            viewers = {
                number: await service.enter(row.id, names[seat.person])
                for number, seat in enumerate(room.standing.seats)
                if seat.person is not None
            }
            carried = room.standing.frozen is not None and row.rules != load(row.game).version
            if carried and row.status == "over":
                continue  # other rules would not have come to this end, which can still be seen
            if carried:  # something in this game has changed with the rules
                for number in (await viewers[0].snapshot()).undecided:
                    await viewers[number].agree()
            standing = room.standing
            assert standing.status == row.status, row.id
            if not carried and not any(seat.thinks for seat in standing.seats):
                assert [*standing.asked] == json.loads(row.asked)  # bots go on by themselves
            look = await next(iter(viewers.values())).snapshot()
            if row.pace == "slow":
                assert [line.text for line in look.chat if line.said is None] == [
                    "Three more weeks?",
                    "Žádný spěch, моя очередь.",
                ]
                assert min(standing.clock.left) >= 3600  # and nobody's time ran out meanwhile
            if row.status == "over":
                record = await viewers[0].record()
                now = load(row.game).but(version=record["version"])
                assert Match.replay(now, record).over
                assert (await viewers[0].replay(20, 1)).step == 20
            for number in [*standing.asked]:
                if not standing.seats[number].thinks:
                    done = await answer(viewers[number])
                    late = room.standing.version != standing.version and standing.due == 0
                    assert isinstance(done, Done) or late, (row.id, done)


async def test_positions_are_kept_when_the_server_closes_and_when_a_table_is_forgotten(
    url: str,
) -> None:
    time = Time()
    async with service_on(url, now=time, idle=5.0, beat=60) as service:
        people = await meet(service, "Ann", "Bob")
        one = await seated(service, "innovation", *people)
        two = await seated(service, "innovation", *people)
        for viewers in (one, two):
            for viewer in viewers:
                await answer(viewer)
        time.pass_by(minutes=1)
        await service.registry.room(two[0].table_id)  # somebody looks at it
        await service.tick()
        assert [room.id for room in service.registry] == [two[0].table_id]
        await service.log.run(lambda _: None)  # what was begun is written
        assert await kept(service, one[0].table_id) is not None
        assert await kept(service, two[0].table_id) is not None  # half a minute has passed
    async with service_on(url) as service:
        for viewers in (one, two):
            position = await kept(service, viewers[0].table_id)
            assert position is not None
            room = await service.registry.room(viewers[0].table_id)
            assert room.match is not None
            assert position.fits(room.standing.moves)
            assert to_text(position.state) == to_text(room.match.last_boundary.paper())


async def kept(service: TableService, table: str) -> KeptPosition | None:
    return await service.store.read(lambda c: positions.read(c, table))


async def forget_positions(service: TableService) -> None:
    def job(connection: Connection) -> None:
        connection.execute(store.positions.delete())

    await service.log.run(job)


async def begun(url: str, game: str = "innovation", answers: int = 12, **settings: Any) -> Any:
    """Ann and Bob have played for a while, and the server was closed: the table, and who plays."""
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob", "Eve")
        viewers = await seated(service, game, *people[:2], seed="7", **settings)
        luck = Random(3)
        for _ in range(answers):
            for viewer in viewers:
                look = await viewer.snapshot()
                if look.question is not None:
                    await answer(viewer, luck.choice(look.question.options).key)
                    break
        await say(viewers[0], "See you after the upgrade.")
        room = await service.registry.room(viewers[0].table_id)
        return viewers[0].table_id, people, room.standing.moves


@pytest.mark.parametrize("game", ["anachrony", "echoes", "innovation"])
async def test_a_game_for_which_nothing_changes_goes_on_and_says_so(game: str, url: str) -> None:
    table, (ann, bob, _), moves = await begun(url, game)
    with rules(load(game).but(version="later")):
        for opened in range(2):  # the second time it is as if it had always been like that
            async with service_on(url) as service:
                viewer = await service.enter(table, ann)
                look = await viewer.snapshot()
                assert (look.status, look.rules) == ("playing", "later")
                assert told(look).count("table-carried-whole") == 1
                room = await service.registry.room(table)
                assert room.standing.moves[: len(moves)] == moves
                if opened:
                    other = await service.enter(table, bob)
                    assert (await play_out(viewer, other)).status == "over"
                    record = await viewer.record()
                    assert [chapter["version"] for chapter in record["before"]] != ["later"]
                    assert Match.replay(load(game), record).over


async def test_a_finished_game_can_be_looked_at_if_the_later_rules_do_the_same(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        viewers = await seated(service, "innovation", *people, seed="7")
        await play_out(*viewers)
    with rules(load("innovation").but(version="later")):
        async with service_on(url) as service:
            ann = await service.enter(viewers[0].table_id, people[0])
            look = await ann.snapshot()
            assert (look.status, look.rules) == ("over", RULES)
            assert look.table is not None
            assert (await ann.record())["version"] == RULES  # that is how it was played
    with rules(asks_otherwise(load("innovation"), "innovation-ask-action")):
        async with service_on(url) as service:
            look = await (await service.enter(viewers[0].table_id, people[0])).snapshot()
            assert (look.status, look.table) == ("frozen", None)
            assert look.outcome is not None


@pytest.mark.parametrize("keeps", [True, False], ids=["with a position", "without one"])
async def test_where_something_changes_everybody_at_the_table_is_asked(
    keeps: bool, url: str
) -> None:
    table, (ann, bob, eve), moves = await begun(url, pace="slow", minutes=600)
    later = asks_otherwise(load("innovation"), "innovation-ask-action")
    with rules(later):
        async with service_on(url) as service:
            if not keeps:
                await forget_positions(service)
            anns, bobs = await service.enter(table, ann), await service.enter(table, bob)
            look = await anns.snapshot()
            assert (look.status, look.undecided, look.question) == ("frozen", [0, 1], None)
            begun_by = f"version {RULES} of the rules of Innovation"
            assert re.search(f"{begun_by}.*version later", look.frozen)
            assert look.table is not None  # where it would go on
            refused = await answer(anns, "draw")
            assert isinstance(refused, Refused)
            assert refused.reason == "frozen"
            assert isinstance(await anns.do(Chat(fresh_id(), "Shall we?")), Done)
            link = (await service.registry.room(table)).standing.settings.watch
            watching = await service.enter(table, eve, link)
            with pytest.raises(NotAllowed):
                await watching.agree()
            await anns.agree()
            assert (await bobs.snapshot()).undecided == [1]
            with pytest.raises(NotNow):
                await anns.agree()
        async with service_on(url) as service:  # what was agreed is not forgotten
            anns, bobs = await service.enter(table, ann), await service.enter(table, bob)
            assert (await bobs.snapshot()).undecided == [1]
            cards = (await service.lobby(bob)).mine
            assert [card.id for card in cards] == [table]
            await bobs.agree()
            look = await anns.snapshot()
            assert (look.status, look.undecided, look.rules) == ("playing", [], "later")
            assert told(look)[-1] == "table-carried"
            room = await service.registry.room(table)
            standing = room.standing
            (past,) = standing.before
            assert [tuple(move) for move in past["answers"]] == [*moves]
            assert (standing.settings.start is not None) == keeps
            if not keeps:  # the first question that has changed is after the first meld
                assert standing.moves == moves[:2]
            assert standing.clock.left[standing.running[0]] == 36_000
        async with service_on(url) as service:
            anns, bobs = await service.enter(table, ann), await service.enter(table, bob)
            over = await play_out(anns, bobs)
            assert over.seed is not None  # what was promised at the start can be checked
            record = await anns.record()
            assert Match.replay(load("innovation"), record).over


async def test_the_position_counts_if_the_answers_lead_elsewhere_now(url: str) -> None:
    """Rules that ask the same and do something else: what lay on the table is what counts."""
    table, (ann, bob, _), _ = await begun(url)
    async with service_on(url) as service:
        before = await kept(service, table)
        assert before is not None
        state = {**before.state, "turns_taken": before.state["turns_taken"] + 1}

        def job(connection: Connection) -> None:
            connection.execute(store.positions.update().values(state=to_text(state)))

        await service.log.run(job)
        await service.registry.positions.keep_all([])  # nobody has come: it stays like that
    with rules(load("innovation").but(version="later")):
        async with service_on(url) as service:
            look = await (await service.enter(table, ann)).snapshot()
            assert (look.status, look.undecided) == ("frozen", [0, 1])
            for who in (ann, bob):
                await (await service.enter(table, who)).agree()
            room = await service.registry.room(table)
            assert room.standing.settings.start == state


async def test_an_older_form_of_a_state_is_read_as_the_title_says(url: str) -> None:
    table, _, _ = await begun(url)
    game, seen = load("innovation"), []

    def older(state: dict[str, Any], version: str) -> dict[str, Any]:
        seen.append(version)
        return {name.removeprefix("new_"): value for name, value in state.items()}

    later = asks_otherwise(game, "innovation-ask-action").but(older=older)
    with rules(later):
        async with service_on(url) as service:
            room = await service.registry.room(table)
            assert room.offer is not None
            assert room.offer.start is not None
    assert set(seen) == {RULES}


@pytest.mark.parametrize("broken", ["load", "check"])
async def test_a_position_that_cannot_be_read_is_no_obstacle(broken: str, url: str) -> None:
    table, _, moves = await begun(url)
    game = asks_otherwise(load("innovation"), "innovation-ask-action")

    def fails(*_: object) -> None:
        raise AssertionError("no state of these rules")

    with rules(game.but(**{broken: fails})):
        async with service_on(url) as service:
            room = await service.registry.room(table)
            assert room.offer is not None
            assert (room.offer.start, room.offer.kept) == (None, 2)
            assert room.offer.lost == len(moves) - 2


async def test_who_leaves_or_never_comes_keeps_nobody_waiting(url: str) -> None:
    table, (ann, bob, _), _ = await begun(url)
    with rules(asks_otherwise(load("innovation"), "innovation-ask-action")):
        async with service_on(url) as service:
            await (await service.enter(table, ann)).agree()
            await (await service.enter(table, bob)).leave()
            look = await (await service.enter(table, ann)).snapshot()
            assert look.status == "playing"
            assert look.seats[1].stands_in


async def test_a_table_that_gathered_begins_by_the_rules_there_are(url: str) -> None:
    async with service_on(url) as service:
        ann, bob = await meet(service, "Ann", "Bob")
        made = await service.make(ann, NewTable("innovation", [Chair("me"), Chair("open")]))
    with rules(load("innovation").but(version="later")):
        async with service_on(url) as service:
            await (await service.enter(made.id, bob, made.play)).sit(Sit())
            assert (await (await service.enter(made.id, ann)).snapshot()).rules == "later"
        async with service_on(url) as service:
            look = await (await service.enter(made.id, ann)).snapshot()
            assert (look.status, told(look).count("table-carried-whole")) == ("playing", 0)


async def test_what_was_taken_back_is_in_no_position(url: str) -> None:
    """A position after which an answer was taken back, and another given, is not used."""
    table, _, moves = await begun(url)
    async with service_on(url) as service:
        position = await kept(service, table)
        assert position is not None
        assert position.fits(moves)
        other = moves[0]._replace(key="card:another")
        assert not position.fits((other, *moves[1:]))
        assert not position.fits(moves[: position.answers - 1])


# Migrating.


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own to work in: backups of PostgreSQL go beside it."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def revision(url: str) -> str | None:
    opened = Store(url)
    try:
        return migrating.steps(opened).now
    finally:
        opened.close()


def test_migrating_is_tried_backed_up_done_once_and_can_be_resumed(url: str) -> None:
    dump = DUMPS[0]
    laid_down(dump, url)
    steps, found = migrating.tried(url)
    assert steps.any
    assert {each.fate for each in found} == {"same"}
    assert len(found) >= 6
    assert revision(url) == steps.now  # nothing has happened
    with pytest.MonkeyPatch.context() as patch:
        make = Operations.create_table

        def killed(self: Operations, *given: Any, **named: Any) -> Any:
            if url.startswith(self.get_bind().dialect.name):  # the backup is another database
                raise RuntimeError("the plug was pulled")
            return make(self, *given, **named)

        patch.setattr(Operations, "create_table", killed)
        with pytest.raises(RuntimeError):
            migrating.migrate(url)
    assert revision(url) == steps.now
    kept = migrating.backup_for(url, steps.then)
    first = kept.read_bytes()  # made before the attempt, and not made again
    assert migrating.migrate(url) == kept
    assert kept.read_bytes() == first
    assert revision(url) == steps.then
    assert migrating.migrate(url) is None
    with sqlite3.connect(kept) as backup:
        assert backup.execute("SELECT version_num FROM alembic_version").fetchone() == (steps.now,)
        (lines,) = backup.execute("SELECT count(*) FROM log").fetchone()
        assert lines > 300


def test_databases_that_share_a_folder_share_no_backup() -> None:
    """One that was backed up must not pass for the backup of another."""
    hosts = ("a", "b", "a:5433")
    urls = [f"postgresql://{host}/{name}" for host in hosts for name in ("games", "tests")]
    assert len({migrating.backup_for(url, "0004") for url in urls}) == len(urls)


def test_a_new_database_needs_no_backup(url: str) -> None:
    assert migrating.migrate(url) is None
    steps, _ = migrating.tried(url)
    assert not steps.any


def test_trying_tells_what_becomes_of_each_game(url: str) -> None:
    laid_down(next(dump for dump in DUMPS if "innovation" in dump.stem), url)
    game = load("innovation")
    with rules(game.but(version="later")):
        found = migrating.tried(url)[1]
        begun_by_ours = {each.rules for each in found} == {RULES}
        assert {each.fate for each in found} <= {"whole" if begun_by_ours else "asked", "whole"}
    with rules(asks_otherwise(game, "innovation-ask-action")):
        found = migrating.tried(url)[1]
        assert {each.fate for each in found} <= {"asked", "whole"}
        assert any(each.fate == "asked" and each.lost > 10 for each in found)


def test_the_command_tells_it_and_changes_nothing_if_asked_to(
    sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    laid_down(DUMPS[0], sqlite)
    before = revision(sqlite)
    assert main(["migrate", "--database", sqlite, "--dry-run", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert f"from revision {before} to" in told
    assert "are played by the rules there are" in told
    assert revision(sqlite) == before
    assert main(["migrate", "--database", sqlite, "--lang", "en"]) == 0
    assert "backed up" in capsys.readouterr().out
    assert main(["migrate", "--database", sqlite, "--lang", "cs"]) == 0
    assert "aktuální" in capsys.readouterr().out
