"""Attacks that were once possible and are small: each as it was made, and what comes of it now."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import httpx
from sqlalchemy import Connection, Update, update

import chronotable as ct
from chronotable.table import store
from chronotable.table.timekeeper import Timekeeper
from tests.web.visitors import Running, Visitor, Window, fresh

Come = Callable[..., Visitor]


def test_what_watchers_say_they_hold_fills_no_memory(visitor: Come, server: Running) -> None:
    """Frames are kept for those who see the same; what somebody holds is theirs to say."""
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open", listed=True)
    bob.sit(made)
    for number in range(20):
        ann.post(
            f"/api/tables/{made['id']}/chat",
            {"type": "chat", "id": fresh(), "text": f"line {number} " + 300 * "x"},
        )
    with Window(server, made["id"]) as eve:
        for number in range(200):
            eve.send({"type": "resume", "events": number, "chat": number % 21, "version": 0})
            eve.see()
        room = server.ask(server.service.registry.room(made["id"]))
        kept = room.snapshots._frames
        assert len(kept) <= 24
        assert sum(map(len, kept.values())) < 24 * 32_000


def test_why_the_server_did_not_start_is_told_to_its_end(log: StringIO) -> None:
    reason = "PermissionError: /data/chronotable.sqlite3 cannot be written"
    logging.getLogger("uvicorn.error").error("Traceback\n" + 4000 * "x" + reason)
    assert reason in log.getvalue()


def test_one_broken_row_does_not_take_the_lobby_away(visitor: Come, server: Running) -> None:
    ann = visitor("Ann")
    broken, well = (ann.make("quarry", "me", "open")["id"] for _ in range(2))
    for column, rubbish in (("asked", "nonsense"), ("outcome", "[1"), ("asked", '{"a": 1}')):
        this = update(store.tables).where(store.tables.c.id == broken)
        change = this.values({column: rubbish})

        def job(connection: Connection, change: Update = change) -> None:
            connection.execute(change)

        server.ask(server.service.log.run(job))
        answer = ann.get("/api/tables")
        assert answer.status_code == 200
        assert well in [card["id"] for card in answer.json()["mine"]]
        assert ann.get("/plain").status_code == 200


def test_an_id_is_good_for_one_kind_of_request(visitor: Come) -> None:
    """Whoever uses the id of a chat for an answer must not hear that the answer was taken."""
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open")
    bob.sit(made)
    with ann.window(made["id"]) as window:
        assert window.do("chat", id="same", text="hello")["type"] == "done"
        before = window.look["step"]
        told = window.answer(window.keys()[0], id="same")
        assert told["type"] == "refused"
        assert told["reason"] == "malformed"
        assert window.do("chat", id="same", text="hello")["type"] == "done"
    assert ann.look(made["id"])["step"] == before


def test_slow_answers_leave_nothing_behind_in_the_heap_of_dues() -> None:
    keeper = Timekeeper()
    for number in range(50_000):
        keeper.set_due(f"table {number % 7}", 1e9 + number)
    assert len(keeper._heap) < 200
    assert len([*keeper.run_out(2e9)]) == 7


def test_a_number_or_a_word_that_nobody_has_is_refused_everywhere(visitor: Come) -> None:
    """Siblings of the record bombs: every other place that takes numbers from outside."""
    ann = visitor("Ann")
    made = ann.make("innovation", "me", "bot:random")
    here = f"/api/tables/{made['id']}"
    for huge in (10**9, 10**30, -1, 1e300):
        asked = [
            ann.get(f"{here}/replay/{huge}"),
            ann.get(f"{here}/replay/0", seat=huge),
            ann.post(f"{here}/replace", {"seat": huge, "level": "random"}),
            ann.post(f"{here}/sit", {"seat": huge}),
            ann.post(f"{here}/play-on", {"step": huge, "seat": 0}),
            ann.post(f"{here}/play-on", {"step": 0, "seat": huge}),
            ann.post(f"{here}/answer", _answer(version=huge)),
            ann.post("/api/tables", _table(minutes=huge)),
            ann.post("/api/tables", _table(seed=huge)),
        ]
        for answer in asked:
            assert 400 <= answer.status_code < 500, (huge, answer.request.url)
    many = {"game": "innovation", "chairs": [{"who": "open"}] * 500}
    assert ann.post("/api/tables", many).status_code == 400


def _answer(**changed: Any) -> dict[str, Any]:
    return {"type": "answer", "id": fresh(), "version": 0, "key": "draw", **changed}


def _table(**changed: Any) -> dict[str, Any]:
    chairs = [{"who": "me"}, {"who": "open"}]
    return {"game": "quarry", "chairs": chairs, **changed}


# Nobody waits for what nobody wants any more.


def long_game() -> dict[str, Any]:
    """A game that takes a while to play again."""
    match, luck = ct.new("anachrony", seats=4, seed=4), Random(1)
    while not match.over:
        decision = match.pending[0]
        match.answer(decision.seat, luck.randrange(len(decision.choices)))
    return match.record()


def test_whoever_hangs_up_leaves_no_replay_behind(visitor: Come, server: Running) -> None:
    """A hundred positions are asked for and nobody waits for the answers."""
    ann, bob = visitor("Ann"), visitor("Bob")
    record = long_game()
    made = ann.post("/api/records", record).json()
    steps = len(record["answers"])
    bobs = bob.post("/api/records", record).json()
    bob.get(f"/api/tables/{bobs['id']}/replay/1")  # the process is warm
    asked = 0
    for step in (steps, 0) * 30:  # there and back: each is as costly as it can be
        try:
            ann.http.get(f"/api/tables/{made['id']}/replay/{step}", timeout=0.01)
        except httpx.TimeoutException:
            asked += 1
    assert asked
    started = time.monotonic()
    assert bob.get(f"/api/tables/{bobs['id']}/replay/2").status_code == 200
    assert time.monotonic() - started < 2
    assert not server.service.replays._queue._waiting


# The database.


def test_a_database_that_is_away_is_no_mistake_of_ours(visitor: Come, server: Running) -> None:
    """The lobby said 500 and told a trace; it says 503, or what each answer says of itself."""
    ann = visitor("Ann")
    file = Path(server.service.store.engine.url.database or "")
    away = file.with_suffix(".away")
    engine = server.service.store.engine
    engine.dispose()
    file.rename(away)
    file.mkdir()
    try:
        answer = ann.get("/api/tables")
        assert answer.status_code == 503
        assert answer.json()["error"] == "database-away"
        assert "Traceback" not in answer.text
        assert ann.get("/plain").status_code == 503
    finally:
        file.rmdir()
        away.rename(file)
        engine.dispose()
    assert ann.get("/api/tables").status_code == 200
