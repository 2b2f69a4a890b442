"""Several processes on one PostgreSQL: a table has one home, and everybody finds it.

Real servers, real sockets, real signals.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks import several
from benchmarks.server import Measured
from chronotable.cli import main
from chronotable.table.alone import only_one
from tests.depth import times
from tests.table.conftest import postgres  # noqa: F401 (a fixture)
from tests.table.postgres import Cluster
from tests.web.servers import Process, eventually, processes, see_out
from tests.web.visitors import Visitor, Window, fresh

KILLS = times(1, deep=12)
_GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, httpx.HTTPError)


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:  # noqa: F811 (the fixture)
    return postgres.fresh()


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Process, Process]]:
    with processes(database, 2) as (one, other):
        yield one, other


@pytest.fixture(autouse=True)
def _visitors() -> Iterator[None]:
    yield
    see_out()


class Player:
    """Somebody who plays on, at whichever server answers, and sends again what was not heard."""

    def __init__(self, doors: list[Visitor], table: str) -> None:
        self.table = table
        self.done: list[str] = []
        self._doors = cycle(doors)
        self._door = next(self._doors)
        self._window: Window | None = None

    def _try(self, act: Callable[[], Any]) -> Any:
        until = time.monotonic() + 60
        while True:
            try:
                return act()
            except _GONE:
                assert time.monotonic() < until, "nobody answers"
                self.leave()
                self._door = next(self._doors)
                time.sleep(0.05)

    def leave(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            window.socket.socket.close()

    def _look(self) -> dict[str, Any]:
        answer = self._door.get(f"/api/tables/{self.table}")
        if answer.status_code == 503:  # its home was killed a moment ago
            raise httpx.HTTPError("away")
        assert answer.status_code == 200, answer.text
        look: dict[str, Any] = answer.json()
        return look

    def _do(self, said: dict[str, Any]) -> dict[str, Any]:
        if self._window is None:
            self._window = self._door.window(self.table)
        return self._window.do("answer", **said)

    def play(self) -> bool:
        """Answer, if asked; whether the game goes on."""
        look = self._try(self._look)
        if look["status"] != "playing":
            return False
        if look["question"] is not None:
            key = look["question"]["options"][0]["key"]
            said = {"id": fresh(), "version": look["version"], "key": key}
            reply = self._try(lambda: self._do(said))
            assert reply["type"] == "done", reply
            self.done.append(said["id"])
        return True


def game(servers: list[Process]) -> tuple[str, list[Player]]:
    """Two who play Innovation, each at home with another server."""
    ann, bob = servers[0].visitor("Ann"), servers[-1].visitor("Bob")
    made = ann.make("innovation", "me", "open")
    bob.sit(made)
    doors = [[each.same(who) for each in servers] for who in (ann, bob)]
    return made["id"], [Player(doors[0], made["id"]), Player([*reversed(doors[1])], made["id"])]


def play(players: list[Player], answers: int) -> None:
    """So many answers more, or to the end."""
    wanted = sum(len(player.done) for player in players) + answers
    while sum(len(player.done) for player in players) < wanted:
        if not all(player.play() for player in players):
            return


def written(database: str, table: str) -> list[str]:
    """The ids of all answers at a table."""
    with psycopg.connect(database) as connection:
        query = "SELECT client FROM log WHERE table_id = %s AND kind = 'answer' AND client <> ''"
        return [row[0] for row in connection.execute(query, [table])]


def home_of(database: str, table: str) -> str | None:
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT home FROM tables WHERE id = %s", [table]).fetchone()
    assert row is not None
    home: str | None = row[0]
    return home


def check_nothing_lost(database: str, table: str, players: list[Player]) -> None:
    found = written(database, table)
    assert sorted(found) == sorted({*found}), "nothing is done twice"
    assert {*found} >= {each for player in players for each in player.done}
    for player in players:
        player.leave()


def test_a_table_is_the_same_at_either_process(pair: tuple[Process, Process]) -> None:
    one, other = pair
    ann, bob = one.visitor("Ann"), other.visitor("Bob")
    made = ann.make("innovation", "me", "open")
    bob.sit(made)  # at the process that is not its home
    table = made["id"]
    with ann.window(table) as near, other.same(ann).window(table) as far, bob.window(table):
        assert near.look == far.look
        assert far.answer(far.keys()[0])["type"] == "done"
        version = far.see(2)["version"]
        assert near.see(version)["step"] == far.look["step"]
        assert other.same(ann).look(table)["version"] == version

        def here() -> bool:
            [card] = other.same(ann).get("/api/tables").json()["mine"]
            return [seat["here"] for seat in card["seats"]] == [True, True]

        eventually(here)  # once a process that has just come knows of the other
        page = other.same(ann).get(f"/plain/t/{table}")
        assert page.status_code == 200
        assert page.headers["content-security-policy"].count("default-src") == 1
    assert other.visitor("Eve").get(f"/api/tables/{table}").status_code == 404


def test_who_leaves_a_device_or_is_forgotten_is_gone_everywhere(
    pair: tuple[Process, Process],
) -> None:
    one, other = pair
    ann, bob = one.visitor("Ann"), one.visitor("Bob")
    there = other.visitor("Cid").make("innovation", "me", "open", "open")
    ann.sit(there)
    bob.sit(there)
    elsewhere = other.same(ann)
    assert elsewhere.get("/api/me").json()["name"] == "Ann"
    with elsewhere.window(there["id"]) as window:
        assert ann.delete("/api/me/here").status_code == 204
        assert window.code() == 4401
    eventually(lambda: elsewhere.get("/api/me").json()["name"] == "")
    with other.same(bob).window(there["id"]) as window:
        assert bob.delete("/api/me").status_code == 204  # he gets up where the table lives
        assert window.code() == 4401


def test_what_one_process_grants_the_other_takes_off(pair: tuple[Process, Process]) -> None:
    one, other = pair
    ann = one.visitor("Ann")
    tables = [who.make("innovation", "me", "open")["id"] for who in (ann, other.same(ann))]

    def talk(table: str) -> int:
        for number in range(30):
            said = {"type": "chat", "id": fresh(), "text": "hello"}
            if ann.post(f"/api/tables/{table}/chat", said).status_code == 429:
                return number
        raise AssertionError("nothing was refused")

    first = talk(tables[0])
    time.sleep(1)
    second = talk(tables[1])
    assert first >= 10
    assert second < 9, "a new allowance would have been ten"


def test_a_home_that_stood_still_can_do_no_harm(
    pair: tuple[Process, Process], database: str
) -> None:
    one, other = pair
    table, players = game([one, other])
    play(players, 4)
    before = home_of(database, table)
    with players[0]._door.window(table) as stale:
        one.send(signal.SIGSTOP)
        try:
            bob = players[1]._door  # whose server is the other one
            look = eventually(lambda: _seen(bob, table), 60)
            assert home_of(database, table) != before
            for player in players:  # it goes on without the one that stands still
                player.leave()
                player._door = other.same(player._door)
            play(players, 4)
        finally:
            one.send(signal.SIGCONT)
        assert stale.code() == 1012, "whoever looked on there is told to come again"
    again = one.same(players[0]._door).look(table)
    assert again["version"] > look["version"]
    play(players, 4)
    check_nothing_lost(database, table, players)


def _seen(visitor: Visitor, table: str) -> Any:
    try:
        answer = visitor.get(f"/api/tables/{table}")
    except httpx.HTTPError:
        return None
    return answer.json() if answer.status_code == 200 else None


def test_a_killed_home_loses_nothing_and_play_goes_on(postgres: Cluster) -> None:  # noqa: F811
    database = postgres.fresh()
    with processes(database, 2, "--limit", "all=off") as servers:
        for round in range(KILLS):
            table, players = game(servers)
            play(players, 6 + round)
            servers[0].kill()
            since = time.monotonic()
            play(players, 1)
            print(f"killed: an answer was acknowledged {time.monotonic() - since:.1f} s later")
            play(players, 6)
            check_nothing_lost(database, table, players)
            if round + 1 < KILLS:
                servers[0] = Process(database, "--limit", "all=off").wait()
        servers[0].kill()


def test_workers_are_renewed_one_after_another_and_nobody_is_refused(
    postgres: Cluster,  # noqa: F811
) -> None:
    database = postgres.fresh()
    options = ("--workers", "2", "--limit", "all=off")
    with processes(database, 1, *options) as [server]:

        def roll() -> set[str]:
            with psycopg.connect(database) as connection:
                return {row[0] for row in connection.execute("SELECT id FROM processes")}

        first = eventually(lambda: len(roll()) == 2 and roll(), 60)
        table, players = game([server])
        play(players, 4)
        server.send(signal.SIGHUP)
        until = time.monotonic() + 90
        while len(roll() - first) < 2:
            play(players, 1)
            assert time.monotonic() < until, "the workers were not renewed"
        play(players, 4)
        check_nothing_lost(database, table, players)
        assert server.end() == 0
        assert roll() == set()


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "already"), ("cs", "už"), ("pl", "już"), ("ru", "уже")]
)
def test_a_second_server_on_one_file_is_refused(
    lang: str,
    said: str,
    tmp_path: Any,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("chronotable.web.request_log.set_up", lambda *_: None)  # as it is here
    file = tmp_path / "chronotable.sqlite3"
    command = ["serve", "--data", str(tmp_path), "--port", "0", "--no-browser", "--lang", lang]
    with only_one(f"sqlite:///{file}"):
        assert main(command) == 2
    told = capsys.readouterr().err
    assert str(file) in told
    assert said in told


def test_workers_need_a_database_that_several_can_serve(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(tmp_path), "--workers", "2", "--lang", "en"]) == 2
    assert "needs PostgreSQL" in capsys.readouterr().err


def test_two_workers_are_measured_by_the_clock_and_by_what_they_cost() -> None:
    one = Measured(1000, 2000, 1, 2, 3, 100, 0)
    two = Measured(1500, 1800, 1, 2, 3, 200, 0)
    clock, cost = several._ratios("innovation", one, two)
    assert clock.value == 1.5
    assert cost.value == pytest.approx(1.8)
    assert cost.holds
