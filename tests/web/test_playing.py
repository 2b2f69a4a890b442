"""Whole games over real sockets, and what happens when many people do things at once."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import permutations
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import chronotable as ct
from chronotable.kernel.chance import Chance
from tests.web.visitors import Running, Visitor, Window, any_of, fresh

TITLES = ["anachrony", "echoes", "innovation"]
Come = Callable[..., Visitor]


def play_on(windows: list[Window], chance: Random, most: int = 10_000) -> int:
    """Random answers of whoever is asked, each seen by all before the next; how many."""
    given = 0
    while windows[0].look["status"] == "playing" and given < most:
        window = next(w for w in windows if w.look["question"] is not None)
        done = window.answer(any_of(window.look, chance))
        assert done["type"] == "done", done
        catch_up(windows)
        given += 1
    return given


def catch_up(windows: list[Window]) -> None:
    for window in windows:
        window.catch_up()


def pair(visitor: Come, game: str, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob at a new table."""
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make(game, "me", "open", **more)
    bob.sit(made)
    return ann, bob, made["id"]


# Whole games.


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_over_sockets_and_its_shuffle_can_be_verified(
    game: str, visitor: Come
) -> None:
    ann, bob, table = pair(visitor, game)
    with ann.window(table) as one, bob.window(table) as two:
        promised = one.look["commitment"]
        assert one.look["seed"] is None
        play_on([one, two], Random(1))
        for window in (one, two):
            assert window.look["status"] == "over"
            assert window.look["question"] is None
            told = ann.get(f"/api/tables/{table}").json()
            assert window.look["outcome"] == told["outcome"]
        seed = str(one.look["seed"])
    assert Chance(int(seed, 16)).commitment == promised
    record = ann.get(f"/api/tables/{table}/record").json()
    assert record["seed"] == seed
    match = ct.replay(record)
    assert match.over
    seen = [[key, json.loads(json.dumps(params))] for key, params in match.events(seat=1)]
    assert two.events == seen


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_over_plain_http(game: str, visitor: Come) -> None:
    ann, bob, table = pair(visitor, game)
    people, chance = [ann, bob], Random(2)
    look = ann.look(table)
    while look["status"] == "playing":
        asked = people[look["asked"][0]]
        look = asked.look(table, events=1_000_000, version=look["version"])
        done = asked.answer(table, look["version"], any_of(look, chance))
        assert done.status_code == 200, done.text
        look = asked.look(table, events=1_000_000, version=look["version"])
    assert look["outcome"] == ann.look(table)["outcome"] == bob.look(table)["outcome"]
    assert look["outcome"]["winners"]


def test_a_game_with_bots_goes_on_by_itself_until_a_person_is_asked(visitor: Come) -> None:
    ann = visitor("Ann")
    made = ann.make("innovation", "me", "bot:random", "bot:random")
    with ann.window(made["id"]) as window:
        for _ in range(6):
            while window.look["question"] is None:
                window.see()
            done = window.answer(any_of(window.look, Random(3)))
            assert done["type"] == "done"
            window.see_until(done["version"])


# Doing the same twice, too late, or all at once.


def test_the_same_answer_twice_is_given_once(visitor: Come) -> None:
    ann, _, table = pair(visitor, "innovation")
    with ann.window(table) as window:
        version, key = window.look["version"], window.keys()[0]
        said = {"version": version, "key": key}
        first = window.do("answer", id="mine", **said)
        again = window.do("answer", id="mine", **said)
        over_http = ann.answer(table, version, key, id="mine").json()
    assert first == again == over_http
    assert ann.look(table)["step"] == 1


def test_a_stale_answer_changes_nothing_and_says_what_is_current(visitor: Come) -> None:
    ann, bob, table = pair(visitor, "echoes")
    with ann.window(table) as one, bob.window(table) as two:
        play_on([one, two], Random(5), most=6)
        asked = next(w for w in (one, two) if w.look["question"] is not None)
        step, version = asked.look["step"], asked.look["version"]
        refused = asked.do("answer", version=version - 3, key=asked.keys()[0])
        assert refused["type"] == "refused"
        assert refused["reason"] == "stale"
        assert refused["version"] == version
        assert str(version - 3) in refused["text"]
        asked.send({"type": "resume", "events": len(asked.events), "version": version})
        assert asked.see()["step"] == step


def test_a_stale_answer_over_http_is_a_conflict_with_the_current_version(visitor: Come) -> None:
    ann, _, table = pair(visitor, "echoes")
    look = ann.look(table)
    answer = ann.answer(table, 0, look["question"]["options"][0]["key"])
    assert answer.status_code == 409
    told = answer.json()
    assert told["type"] == "refused"
    assert told["error"] == told["reason"] == "stale"
    assert told["version"] == look["version"]


def test_of_many_answers_to_one_question_exactly_one_is_taken(visitor: Come) -> None:
    ann, bob, table = pair(visitor, "innovation", seed="7")
    for each in (ann, bob):
        look = each.look(table)
        each.answer(table, look["version"], look["question"]["options"][0]["key"])
    asked = next(each for each in (ann, bob) if each.look(table)["question"] is not None)
    look = asked.look(table)
    keys = [offer["key"] for offer in look["question"]["options"]]
    with ThreadPoolExecutor(12) as pool:
        wishes = [keys[n % len(keys)] for n in range(24)]
        answers = list(pool.map(lambda key: asked.answer(table, look["version"], key), wishes))
    assert sorted({answer.status_code for answer in answers}) == [200, 409]
    assert [answer.status_code for answer in answers].count(200) == 1
    assert asked.look(table)["step"] == look["step"] + 1


def test_messages_in_any_order_lead_to_one_consistent_game(visitor: Come) -> None:
    """Both answers of a simultaneous choice, a repeat and a line of chat, in every order."""
    ann, bob = visitor("Ann"), visitor("Bob")
    seen = {_outcome_of(order, ann, bob) for order in permutations(range(4))}
    assert len(seen) == 1


def _outcome_of(order: tuple[int, ...], ann: Visitor, bob: Visitor) -> str:
    made = ann.make("innovation", "me", "open", seed="11")
    table = made["id"]
    bob.sit(made)
    with ann.window(table) as one, bob.window(table) as two:
        version = one.look["version"]
        key_one, key_two = one.keys()[0], two.keys()[0]
        deeds: list[Callable[[], Any]] = [
            lambda: one.do("answer", id="a", version=version, key=key_one),
            lambda: two.do("answer", id="a", version=version, key=key_two),
            lambda: one.do("answer", id="a", version=version, key=key_one),
            lambda: two.do("chat", id="c", text="hello"),
        ]
        for at in order:
            assert deeds[at]()["type"] == "done"
    look = ann.look(table)
    assert look["step"] == 2
    return json.dumps([look["table"], look["events"], look["asked"]])


def test_an_answer_can_be_taken_back_on_every_screen(visitor: Come) -> None:
    ann, bob, table = pair(visitor, "innovation", seed="7")
    with ann.window(table) as one, ann.window(table) as tab, bob.window(table) as two:
        before = dict(one.look)
        assert one.answer(one.keys()[0])["type"] == "done"
        catch_up([one, tab, two])
        assert one.look["undo"] == "yes"
        done = one.do("undo", version=one.look["version"])
        assert done["type"] == "done"
        catch_up([one, tab, two])
        for window in (one, tab):
            assert window.look["question"] == before["question"]
            assert window.look["table"] == before["table"]
            assert len(window.events) == len(ann.look(table)["events"])


# In step.


def test_two_tabs_two_devices_and_ten_spectators_stay_in_step(
    visitor: Come, server: Running
) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open")
    table = made["id"]
    bob.sit(made)
    ann.post("/api/me", {"name": "Ann in step", "passphrase": "a long passphrase"})
    ann.token = ann.get("/api/me").json()["token"]
    phone = visitor()
    back = phone.post("/api/me/back", {"name": "Ann in step", "passphrase": "a long passphrase"})
    assert back.status_code == 200, back.text
    with ExitStack() as stack:
        anns = [stack.enter_context(each.window(table)) for each in (ann, ann, phone)]
        bobs = [stack.enter_context(bob.window(table))]
        watchers = [
            stack.enter_context(Window(server, table, link=made["watch"])) for _ in range(10)
        ]
        everybody = [*anns, *bobs, *watchers]
        chance = Random(4)
        for turn in range(40):
            side = anns if anns[0].look["question"] is not None else bobs
            window = side[turn % len(side)]
            done = window.answer(any_of(window.look, chance))
            assert done["type"] == "done"
            catch_up(everybody)
        for group in (anns, watchers):
            views = {json.dumps([w.look["table"], w.look["asked"], w.events]) for w in group}
            assert len(views) == 1
        assert [w.look["seat"] for w in anns] == [0, 0, 0]
        assert {w.look["watchers"] for w in everybody} == {10}


def test_a_screen_in_the_room_is_nobody(visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open")
    table = made["id"]
    bob.sit(made)
    assert ann.look(table)["seat"] == 0
    watched = visitor().look(table, link=made["watch"])
    screen = ann.look(table, link=made["play"], room=True)
    assert screen["seat"] is None
    assert screen["links"] is None
    assert (screen["table"], screen["events"]) == (watched["table"], watched["events"])
    with ann.window(table, link=made["play"], room="yes") as window:
        assert window.look["table"] == watched["table"]
        assert window.answer("draw")["type"] == "refused"
    assert ann.get(f"/api/tables/{table}", room=True).status_code == 404


def test_a_storm_of_reconnects_loses_and_repeats_nothing(visitor: Come, server: Running) -> None:
    """Sockets that come and go at any moment hold the same story as one that stayed."""
    ann, bob, table = pair(visitor, "echoes")
    cookies = ann.cookies
    place = f"ws://{server.host}/api/tables/{table}/live"

    async def comes_and_goes(chance: Random, over: asyncio.Event) -> list[Any]:
        events: list[Any] = []
        version = 0
        while True:
            last = over.is_set()
            headers = {"Cookie": cookies}
            async with connect(place, additional_headers=headers, max_size=None) as ws:
                resume = {"type": "resume", "events": len(events), "version": version}
                await ws.send(json.dumps(resume))
                for _ in range(1 if last else chance.randrange(4)):
                    try:
                        look = json.loads(await asyncio.wait_for(ws.recv(), 0.2))["look"]
                    except TimeoutError:
                        break
                    del events[look["events_from"] :]
                    events += look["events"]
                    version = look["version"]
            if last:
                return events

    async def storm() -> list[list[Any]]:
        over = asyncio.Event()
        stormy = [asyncio.create_task(comes_and_goes(Random(n), over)) for n in range(8)]
        with ann.window(table) as one, bob.window(table) as two:
            await asyncio.to_thread(play_on, [one, two], Random(6), 40)
            over.set()
            told = await asyncio.gather(*stormy)
            return [one.events, *told]

    stayed, *came = asyncio.run(storm())
    assert len(stayed) > 20
    for events in came:
        assert events == stayed


def test_a_slow_reader_keeps_nobody_waiting_and_skips_to_the_latest_look(
    visitor: Come, server: Running
) -> None:
    ann, bob, table = pair(visitor, "anachrony")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", int(server.host.split(":")[1])))
    with raw, ann.window(table) as one, bob.window(table) as two:
        slow = ByHand(raw, server, table, bob.cookies)
        slow.send_text('{"type":"resume"}')
        started = time.monotonic()
        given = play_on([one, two], Random(7), most=60)
        spent = time.monotonic() - started
        assert given == 60
        assert spent < 20, "the slow reader held the others up"
        looks = 0
        while True:
            message = json.loads(slow.read_text())
            looks += message["type"] == "look"
            if message["look"]["version"] >= two.look["version"]:
                break
        assert looks < given, "looks were piled up for somebody who did not read them"
        assert message["look"]["table"] == two.look["table"]
        slow.file.close()


class ByHand:
    """A socket of a table, byte by byte, for those who read slowly or write nonsense."""

    def __init__(self, raw: socket.socket, server: Running, table: str, cookies: str) -> None:
        self.raw = raw
        self.file = raw.makefile("rb")
        request = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: {cookies}\r\n\r\n"
        )
        raw.sendall(request.encode())
        assert b"101" in self.file.readline()
        while self.file.readline().strip():
            pass

    def send_text(self, text: str) -> None:
        data = text.encode()
        assert len(data) < 126
        self.raw.sendall(bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data)

    def read_text(self) -> str:
        while True:
            first, size = self.file.read(2)
            if size == 126:
                size = int.from_bytes(self.file.read(2))
            elif size == 127:
                size = int.from_bytes(self.file.read(8))
            data = self.file.read(size)
            if first & 0x0F == 1:
                return data.decode()


# Around the game.


def test_a_leaver_is_replaced_and_comes_back(visitor: Come) -> None:
    ann, bob, table = pair(visitor, "innovation")
    assert bob.post(f"/api/tables/{table}/leave").status_code == 204
    seat = ann.look(table)["seats"][1]
    assert seat["stands_in"]
    assert bob.post(f"/api/tables/{table}/back").status_code == 204
    assert not ann.look(table)["seats"][1]["stands_in"]


def test_a_finished_game_goes_to_the_archive_and_can_be_played_again(visitor: Come) -> None:
    ann, bob, table = pair(visitor, "innovation")
    assert ann.get(f"/api/tables/{table}/record").status_code == 409
    answer = bob.post(f"/api/tables/{table}/resign", {"type": "resign", "id": "r"})
    assert answer.json()["type"] == "done"
    assert ann.look(table)["outcome"]["winners"] == [0]
    assert table in [card["id"] for card in ann.get("/api/tables").json()["finished"]]
    again = ann.post(f"/api/tables/{table}/rematch").json()
    assert bob.post(f"/api/tables/{table}/rematch").json()["id"] == again["id"]


def test_a_record_is_carried_to_another_server(visitor: Come) -> None:
    match = ct.new("innovation", seats=2, seed=5)
    chance = Random(1)
    while match.pending:
        decision = match.pending[0]
        match.answer(decision.seat, chance.randrange(len(decision.choices)))
    ann = visitor("Ann")
    answer = ann.post("/api/records", match.record())
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    replayed = ann.get(f"/api/tables/{table}/replay/10", seat=1).json()
    assert replayed["step"] == 10
    assert replayed["table"]["viewer"] == 1
    assert ann.get(f"/api/tables/{table}/record").json() == match.record()
    played_on = ann.post(f"/api/tables/{table}/play-on", {"step": 20, "seat": 0, "level": "random"})
    assert played_on.status_code == 201, played_on.text
    assert ann.look(played_on.json()["id"])["status"] == "playing"


def test_a_record_that_does_not_fit_is_refused_with_the_reason(visitor: Come) -> None:
    ann = visitor("Ann")
    answer = ann.post("/api/records", {"format": 1, "game": "innovation"})
    assert answer.status_code == 400
    assert "field" in answer.json()["text"]


def test_a_person_comes_back_and_is_forgotten(visitor: Come) -> None:
    ann, phone = visitor(), visitor()
    name, passphrase = f"Ann {fresh()}", "correct horse battery"
    ann.introduce(name, passphrase=passphrase)
    wrong = phone.post("/api/me/back", {"name": name, "passphrase": "wrong horse battery"})
    assert wrong.status_code == 403
    back = phone.post("/api/me/back", {"name": name, "passphrase": passphrase})
    assert back.json()["name"] == name
    phone.token = back.json()["token"]
    made = ann.make("innovation", "me", "open", listed=True)
    assert ann.delete("/api/me").status_code == 204
    assert phone.get("/api/me").json()["name"] == ""
    assert name not in visitor("Bob").get(f"/api/tables/{made['id']}").text


def test_leaving_a_device_ends_its_session_only(visitor: Come) -> None:
    ann = visitor("Ann")
    cookies = httpx.Cookies(ann.http.cookies)
    assert ann.delete("/api/me/here").status_code == 204
    assert "chronotable" not in ann.http.cookies
    with httpx.Client(base_url=ann.server.address, cookies=cookies) as thief:
        assert thief.get("/api/me").json()["name"] == ""


def test_two_people_who_type_the_same_name_are_two_people(visitor: Come) -> None:
    one, two = visitor("Sam"), visitor("Sam")
    made = one.make("innovation", "me", "open")
    assert two.get(f"/api/tables/{made['id']}").status_code == 404


def test_a_clock_that_runs_is_told_with_every_look(visitor: Come) -> None:
    ann, _, table = pair(visitor, "innovation", pace="live", minutes=10)
    look = ann.look(table)
    assert look["clock"]["pace"] == "live"
    assert all(seat["left"] > 590 for seat in look["seats"])
