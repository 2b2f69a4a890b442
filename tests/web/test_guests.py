"""Connections that say nothing, too little or too much at once do not lock others out."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from chronotable.web import guests
from chronotable.web.guests import Patience, trusted
from tests.web.visitors import NO_LIMITS, Running, Visitor, running

HURRIED = Patience(silent=0.5, sending=0.5, deaf=0.5)


@pytest.fixture
def swept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "_SWEEP", 0.1)


@contextmanager
def plugged(
    server: Running, said: bytes = b"", address: str = "127.0.0.1"
) -> Iterator[socket.socket]:
    """A bare connection, on which this has been said."""
    with socket.create_connection(
        ("127.0.0.1", server.socket.getsockname()[1]), 10, source_address=(address, 0)
    ) as plug:
        plug.sendall(said)
        yield plug


def is_cut(plug: socket.socket, seconds: float) -> bool:
    """Whether the server hangs up within that time."""
    plug.settimeout(seconds)
    try:
        while plug.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def is_cut_while_saying(plug: socket.socket, said: bytes, pause: float) -> bool:
    """The same, of somebody who goes on talking."""
    started = time.monotonic()
    try:
        while time.monotonic() - started < 8:
            plug.sendall(said)
            time.sleep(pause)
    except ConnectionError:
        return True
    return False


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
SLOW = {
    "nothing": b"",
    "half a head": HEAD,
    "half a body": HEAD + b"Content-Length: 100\r\n\r\n{",
    "empty lines": b"\r\n",
}


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize("said", SLOW.values(), ids=SLOW)
def test_whoever_says_too_little_is_hung_up_on(said: bytes, tmp_path: Path) -> None:
    with running(tmp_path, patience=HURRIED) as server, plugged(server, said) as plug:
        assert is_cut(plug, 5)


@pytest.mark.usefixtures("swept")
def test_a_letter_now_and_then_is_too_little_as_well(tmp_path: Path) -> None:
    with running(tmp_path, patience=HURRIED) as server, plugged(server, HEAD) as plug:
        assert is_cut_while_saying(plug, b"X: y\r\n", 0.1)


@pytest.mark.usefixtures("swept")
def test_whoever_does_not_read_the_answer_is_hung_up_on(tmp_path: Path) -> None:
    with running(tmp_path, patience=HURRIED) as server:
        ask = b"GET /api/games/innovation/box HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with plugged(server) as plug:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            assert is_cut_while_saying(plug, ask * 20, 0.02)


@pytest.mark.usefixtures("swept")
def test_who_asks_again_and_again_keeps_the_connection_and_so_does_a_socket(
    tmp_path: Path,
) -> None:
    with running(tmp_path, patience=HURRIED) as server, Visitor(server, "Ann") as ann:
        made = ann.make("quarry", "me", "open")
        with ann.window(made["id"]) as window:
            for _ in range(8):
                time.sleep(0.2)
                assert ann.get("/api/me").json()["name"] == "Ann"
            window.send({"type": "ping"})
            while window.hear()["type"] != "pong":
                pass


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(visitors=5)
    with running(tmp_path, limits) as server:
        plugs = [plugged(server) for _ in range(5)]
        for plug in plugs:
            plug.__enter__()
        time.sleep(0.2)
        with plugged(server) as sixth:
            assert is_cut(sixth, 5)
        with plugged(
            server, b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", "127.0.0.2"
        ) as far:
            assert far.recv(12) == b"HTTP/1.1 200"
        for plug in plugs:
            plug.__exit__(None, None, None)
        time.sleep(0.2)
        assert httpx.get(f"{server.address}/health").status_code == 200


def test_when_all_files_are_taken_the_idle_make_room(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(everybody=12)
    with running(tmp_path, limits) as server, Visitor(server, "Ann") as ann:
        made = ann.make("quarry", "me", "open")
        with ann.window(made["id"]) as window:
            plugs = [plugged(server, address=f"127.0.1.{n + 1}") for n in range(40)]
            kept = [plug.__enter__() for plug in plugs]
            time.sleep(0.3)
            for _ in range(3):
                with Visitor(server) as bob:
                    assert bob.get("/health").status_code == 200
            window.send({"type": "ping"})  # who plays is not hung up on
            while window.hear()["type"] != "pong":
                pass
            assert sum(is_cut(plug, 0.01) for plug in kept) >= 28
            for plug in plugs:
                plug.__exit__(None, None, None)


def test_a_proxy_stands_for_many(tmp_path: Path) -> None:
    limits = NO_LIMITS._replace(visitors=2)
    with running(tmp_path, limits, proxy="127.0.0.1") as server:
        plugs = [plugged(server) for _ in range(8)]
        for plug in plugs:
            plug.__enter__()
        assert httpx.get(f"{server.address}/health").status_code == 200
        for plug in plugs:
            plug.__exit__(None, None, None)


def test_proxies_are_told_by_address_network_or_star() -> None:
    assert trusted("127.0.0.1, 10.0.0.0/8")("10.1.2.3")
    assert trusted("127.0.0.1, 10.0.0.0/8")("127.0.0.1")
    assert not trusted("127.0.0.1, 10.0.0.0/8")("192.0.2.1")
    assert trusted("*")("192.0.2.1")
    assert trusted("2001:db8::/32")("2001:db8::1%eth0")
    assert not trusted("")("127.0.0.1")
    assert not trusted("localhost")("nonsense")


# Names.


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil", ""])
def test_a_name_that_is_not_ours_is_not_answered_to(host: str, tmp_path: Path) -> None:
    """A page whose name leads to this machine must not read anybody's tables."""
    with running(tmp_path) as server, Visitor(server, "Ann") as ann:
        made = ann.make("quarry", "me", "open")
        for path in ("/api/me", "/", "/health", f"/api/tables/{made['id']}"):
            answer = ann.http.get(path, headers={"Host": host})
            assert answer.status_code == 421
            assert answer.json()["error"] == "host"
        shake = (
            f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: {host}\r\n"
            f"Origin: http://{host}\r\nCookie: {ann.cookies}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        with plugged(server, shake.encode()) as plug:
            assert plug.recv(12) == b"HTTP/1.1 421"


def test_addresses_localhost_and_told_names_are_ours(tmp_path: Path) -> None:
    origins = frozenset({"https://games.example"})
    with running(tmp_path, origins=origins) as server:
        for host in (server.host, "localhost", "[::1]:8000", "Games.Example:443", "192.0.2.1"):
            answer = httpx.get(f"{server.address}/api/me", headers={"Host": host})
            assert answer.status_code == 200, host


# Devices.


def test_devices_are_listed_and_ended_one_by_one_or_all_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server, "Ann") as ann, Visitor(server, "Eve") as eve:
        ann.introduce("Ann", passphrase="a long passphrase")
        made = ann.make("quarry", "me", "open")
        phones = [Visitor(server) for _ in range(3)]
        for phone in phones:
            back = {"name": "Ann", "passphrase": "a long passphrase"}
            phone.token = phone.post("/api/me/back", back).json()["token"]
        listed = ann.get("/api/me/devices").json()
        assert len(listed) == 4
        assert [device["here"] for device in listed].count(True) == 1
        secret = ann.http.cookies["chronotable"]
        assert all(device["id"] not in secret for device in listed)
        (mine,) = [d["id"] for d in phones[0].get("/api/me/devices").json() if d["here"]]
        assert eve.delete(f"/api/me/devices/{mine}").status_code == 404  # only one's own
        with phones[0].window(made["id"]) as window:
            assert ann.delete(f"/api/me/devices/{mine}").status_code == 204
            assert window.code() == 4401
        assert phones[0].get("/api/me").json()["name"] == ""
        assert ann.delete("/api/me/devices").status_code == 204
        assert [phone.get("/api/me").json()["name"] for phone in phones] == [""] * 3
        assert ann.get("/api/me").json()["name"] == "Ann"
        assert eve.get("/api/me").json()["name"] == "Eve"
        for phone in phones:
            phone.close()


def test_devices_can_be_ended_without_scripts(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server, "Ann") as ann:
        ann.introduce("Ann", passphrase="a long passphrase")
        assert "/plain/me/devices" not in ann.get("/plain").text
        with Visitor(server) as phone:
            back = {"name": "Ann", "passphrase": "a long passphrase"}
            phone.post("/api/me/back", back)
            page = ann.get("/plain").text
            assert page.count('action="/plain/me/devices"') == 2
            (other,) = [d["id"] for d in ann.get("/api/me/devices").json() if not d["here"]]
            ended = ann.http.post("/plain/me/devices", data={"csrf": ann.token, "device": other})
            assert ended.status_code == 303
            assert phone.get("/api/me").json()["name"] == ""
