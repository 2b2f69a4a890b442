"""Nonsense, malice and sheer mass: nothing breaks, nothing leaks, nobody else notices."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Callable
from io import StringIO
from random import Random
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from chronotable.web.live import PATIENCE
from tests.depth import times
from tests.web.visitors import Running, Visitor, Window, any_of, fresh

Come = Callable[..., Visitor]

STRANGE: list[Any] = [
    None, True, -1, 0, 1.5, 1e308, 2**63, 2**64, 10**30, -(10**30), "", " ", "x" * 2000, "\x00",
    "\ud800", "\u202e", "'; DROP TABLE log; --", "<script>alert(1)</script>", "{{7*7}}", "../../..",
    "%00", "$(id)", [], {}, [[[[[[]]]]]], {"a": {"b": {}}}, ["answer"], {"type": "answer"},
]  # fmt: skip
TYPES = ["answer", "undo", "chat", "resigned", "resume", "ping", "look", "done", "sit", "", None, 7]


def nonsense(chance: Random, look: dict[str, Any]) -> str | bytes:
    """One message that no honest client would send, or hardly ever."""
    kind = chance.randrange(8)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(80)))
    if kind == 2:
        return "[" * chance.randrange(1, 4000)
    message: dict[str, Any] = {"type": chance.choice(TYPES)}
    for field in ("id", "version", "key", "text", "events", "chat", "more"):
        if chance.random() < 0.6:
            message[field] = chance.choice(STRANGE)
    if kind >= 5:  # nearly right
        message = {
            "type": "answer",
            "id": fresh(),
            "version": look["version"],
            "key": "meld:nothing",
        }
        message[chance.choice([*message])] = chance.choice(STRANGE)
    text = json.dumps(message)
    if kind == 4:  # cut, or with a letter changed
        at = chance.randrange(len(text))
        return text[:at] + chance.choice(["", "\\", '"', "}", "\x7f"]) + text[at + 1 :]
    return text


def mid_game(visitor: Come) -> tuple[Visitor, Visitor, dict[str, str]]:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open", seed="13")
    bob.sit(made)
    chance = Random(13)
    for _ in range(30):
        asked = (ann, bob)[ann.look(made["id"])["asked"][0]]
        look = asked.look(made["id"])
        asked.answer(made["id"], look["version"], any_of(look, chance))
    return ann, bob, made


def secrets_of(server: Running, table: str, seat: int | None) -> set[str]:
    """What a seat must not read, as the game itself says."""
    match = server.ask(server.service.registry.room(table)).match
    assert match is not None
    return set(match.game.secrets(match.state, seat))


def test_thousands_of_hostile_frames_break_nothing_and_learn_nothing(
    visitor: Come, server: Running, log: StringIO
) -> None:
    ann, _, made = mid_game(visitor)
    table = made["id"]
    before = ann.look(table)
    hidden = {0: secrets_of(server, table, 0), None: secrets_of(server, table, None)}
    assert len(hidden[0]) > 20
    chance = Random(1)
    sent = closed = 0
    codes = set()
    while sent < times(1500, deep=4500):
        seat = chance.choice([0, None])
        link = "" if seat == 0 else made["watch"]
        cookies = ann.cookies if seat == 0 else ""
        with Window(server, table, cookies=cookies, link=link) as window:
            size = PATIENCE + 10
            for _ in range(size):
                try:
                    window.socket.send(nonsense(chance, before))
                except ConnectionClosed:
                    break
                sent += 1
            try:
                heard = [window.socket.recv(20) for _ in range(size)]
            except ConnectionClosed as end:
                closed += 1
                codes.add(end.rcvd.code if end.rcvd is not None else 1006)
                continue
            for reply in heard:
                told = json.loads(reply)
                assert told["type"] in ("refused", "pong", "look", "done")
                if told["type"] == "refused":
                    assert not hidden[seat] & set(re.findall("[a-z_]+", told["text"]))
    assert closed > 10
    assert codes <= {4429, 1006, 1007}
    after = ann.look(table)
    for kept in ("table", "events", "asked", "question", "step"):
        assert after[kept] == before[kept]
    assert "Traceback" not in log.getvalue()
    assert '"event": "broken"' not in log.getvalue()


def test_hostile_frames_before_the_first_word_close_the_socket(
    visitor: Come, server: Running
) -> None:
    ann = visitor("Ann")
    table = ann.make("innovation", "me", "open")["id"]
    for first in ("", "[]", "{}", '{"type":"ping"}', b"\xff\xfe", '{"type":"resume","events":-1}'):
        with Window(server, table, cookies=ann.cookies, resume=False) as window:
            window.socket.send(first)
            assert window.code() == 4400


def test_a_thousand_hostile_requests_are_refused_without_breaking_anything(
    visitor: Come, server: Running, log: StringIO
) -> None:
    ann, _, made = mid_game(visitor)
    before = ann.look(made["id"])
    chance = Random(2)
    paths = [
        "/api/me", "/api/me/back", "/api/tables", "/api/records", "/plain/me", "/plain/tables",
        *(f"/api/tables/{made['id']}/{deed}" for deed in (
            "sit", "leave", "replace", "back", "answer", "undo", "chat", "play-on", "rematch",
        )),
        *(f"/plain/t/{made['id']}/{deed}" for deed in ("answer", "sit", "chat", "x")),
        "/api/tables/%00/sit", "/api/tables/%ff/answer", "/api/tables/../sit", "//", "/%2e%2e/x",
    ]  # fmt: skip
    kinds = ["application/json", "application/x-www-form-urlencoded", "text/plain", "", "x/y"]
    skipped = {"/api/me"}  # a name may well be strange
    for _ in range(1000):
        path = chance.choice(paths)
        body = nonsense(chance, before)
        content = body.encode("utf-8", "replace") if isinstance(body, str) else body
        headers = {"X-CSRF-Token": ann.token, "Content-Type": chance.choice(kinds)}
        answer = ann.http.post(path, content=content[:8000], headers=headers)
        assert (
            400 <= answer.status_code < 500 or path in skipped or path.endswith(("leave", "back"))
        ), (path, body, answer.text)
        if path.startswith("/api") and not answer.is_success:
            assert set(answer.json()) >= {"status", "error", "text"}
    assert "Traceback" not in log.getvalue()


RAW = [
    b"\r\n\r\n",
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 12\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]


@pytest.mark.parametrize("bytes_sent", RAW, ids=range(len(RAW)))
def test_what_is_not_even_http_is_refused(bytes_sent: bytes, server: Running) -> None:
    with socket.create_connection(("127.0.0.1", int(server.host.split(":")[1]))) as raw:
        raw.settimeout(10)
        raw.sendall(bytes_sent)
        raw.shutdown(socket.SHUT_WR)
        answer = b""
        while piece := raw.recv(65536):
            answer += piece
    assert not answer.startswith(b"HTTP/1.1 5")
    assert b"Traceback" not in answer
    assert httpx.get(f"{server.address}/health").json()["well"]


def test_the_api_does_what_its_description_says_whatever_it_is_sent(
    visitor: Come, server: Running, log: StringIO
) -> None:
    """Schemathesis makes up requests from the OpenAPI description: none is answered with a 5xx."""
    ann, _, made = mid_game(visitor)
    schema = schemathesis.openapi.from_url(f"{server.address}/api/docs/openapi.json")
    eve = visitor("Eve")  # whose session may change
    tried = set()
    chance = Random(3)

    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @hypothesis.settings(
            max_examples=6,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[hypothesis.Phase.generate],
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        @hypothesis.given(case=operation.as_strategy())
        def sent(case: Any) -> None:
            if "id" in (case.path_parameters or {}) and chance.random() < 0.7:
                case.path_parameters["id"] = made["id"]
            who = eve if case.operation.path.startswith("/api/me") else ann
            headers = {"X-CSRF-Token": who.token, "Cookie": who.cookies}
            answer = case.call(headers=headers)
            case.validate_response(answer, checks=[not_a_server_error])
            if answer.status_code >= 400:
                assert set(answer.json()) >= {"status", "error", "text"}
            tried.add((case.operation.method, case.operation.path))

        sent()
    assert len(tried) >= 25
    assert "Traceback" not in log.getvalue()
