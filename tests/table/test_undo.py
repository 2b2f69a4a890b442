"""Taking back: an entry of the log like any other, fair, and understood by all who listen."""

from __future__ import annotations

from chronotable.table.service import Viewer
from chronotable.table.wire import Done, Refused, Snapshot
from tests.table.company import answer, meet, seated, service_on, told, undo


class Notebook:
    """A client that keeps what it was told, as a browser does."""

    def __init__(self, viewer: Viewer, *, tells: bool = True) -> None:
        self.viewer = viewer
        self.tells = tells  # the version of its last look
        self.events: list[object] = []
        self.version = 0

    async def snapshot(self) -> Snapshot:
        version = self.version if self.tells else 0
        look = await self.viewer.snapshot(len(self.events), 0, version)
        del self.events[look.events_from :]
        self.events += look.events
        self.version = look.version
        return look


async def test_an_answer_that_revealed_nothing_can_be_taken_back(url: str) -> None:
    async with service_on(url) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "bazaar", *people)
        before = await ann.snapshot()
        assert before.undo == "nothing"

        await answer(ann)
        assert (await ann.snapshot()).undo == "yes"
        assert isinstance(await undo(ann), Done)

        after = await ann.snapshot()
        assert (after.question, after.table, after.step) == (before.question, before.table, 0)
        assert after.version == before.version + 2
        assert "table-undone" not in told(after), "in secret: Bob need not know"
        assert (await bob.snapshot()).asked == [0, 1]

    async with service_on(url) as service:
        ann = await service.enter(ann.table_id, people[0])
        assert (await ann.snapshot()).step == 0
        assert (await ann.snapshot()).question == before.question


async def test_a_look_says_why_an_answer_stands(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "quarry", *await meet(service, "Ann", "Bob"))
        await answer(ann, "dig")

        look = await ann.snapshot()
        assert look.undo == "chance"
        refused = await undo(ann)
        assert isinstance(refused, Refused)
        assert refused.reason == "undo"
        assert "chance" in refused.text
        assert (await ann.snapshot()).version == look.version

        while (await ann.snapshot()).question:
            await answer(ann)
        await answer(bob, "rest")
        assert (await ann.snapshot()).undo == "answered"


async def test_an_old_undo_does_not_take_back_a_new_answer(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, _ = await seated(service, "bazaar", *await meet(service, "Ann", "Bob"))
        await answer(ann, "silk")
        version = (await ann.snapshot()).version
        assert isinstance(await undo(ann, id="u", version=version), Done)
        await answer(ann, "silk")

        repeated = await undo(ann, id="u", version=version)
        stale = await undo(ann, id="v", version=version)

        assert repeated == Done("u", version + 1)
        assert isinstance(stale, Refused)
        assert stale.reason == "stale"
        assert (await ann.snapshot()).step == 1


async def test_a_client_forgets_what_was_taken_back_however_seldom_it_looks(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        ann, bob = await seated(service, "echoes", *await meet(service, "Ann", "Bob"), seed="3")
        always, seldom, silent = Notebook(bob), Notebook(bob), Notebook(bob, tells=False)
        undone = 0
        for step in range(120):
            for viewer in (ann, bob):
                look = await viewer.snapshot()
                if look.question is not None:
                    options = look.question.options
                    await answer(viewer, options[step % len(options)].key)
                    await always.snapshot()
                    if (await viewer.snapshot()).undo == "yes" and step % 3 == 0:
                        assert isinstance(await undo(viewer), Done)
                        undone += 1
                        await always.snapshot()
            if step % 7 == 0:
                await seldom.snapshot()
                await silent.snapshot()
        await seldom.snapshot()
        await silent.snapshot()

        everything = (await bob.snapshot()).events
        assert undone > 3
        assert always.events == everything
        assert seldom.events == everything
        assert silent.events == everything


async def test_a_restart_between_forgets_nothing_that_was_taken_back(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        people = await meet(service, "Ann", "Bob")
        ann, bob = await seated(service, "echoes", *people, seed="3")
        notes = Notebook(bob)
        taken_back = False
        while not taken_back:
            for viewer in (ann, bob):
                events = len(notes.events)
                question = (await viewer.snapshot()).question
                if question is None:
                    continue
                offers = question.options
                await answer(viewer, offers[events % len(offers)].key)
                await notes.snapshot()
                if len(notes.events) > events and (await viewer.snapshot()).undo == "yes":
                    assert isinstance(await undo(viewer), Done)
                    await answer(viewer)
                    taken_back = True
                    break
    async with service_on(sqlite) as service:
        notes.viewer = await service.enter(bob.table_id, people[1])
        await notes.snapshot()
        assert notes.events == (await notes.viewer.snapshot()).events
