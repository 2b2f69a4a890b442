"""What one person and one network may use: no new name, cookie or spelling gives more."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from chronotable.web.limits import Limits, Meter, network_of
from chronotable.web.problems import Trouble
from tests.web.visitors import NO_LIMITS, Running, Visitor, running

TABLE = {"game": "quarry", "chairs": [{"who": "me"}, {"who": "open"}]}


def limited(folder: Path, *limits: str) -> Any:
    chosen = NO_LIMITS
    for each in limits:
        name, _, value = each.partition("=")
        chosen = chosen.changed(name, value)
    return running(folder, chosen, proxy="127.0.0.1")


def from_address(server: Running, address: str, name: str = "") -> Visitor:
    return Visitor(server, name, **{"X-Forwarded-For": address})


def test_a_new_name_gives_no_new_tables(tmp_path: Path) -> None:
    with limited(tmp_path, "tables=0.001/3") as server, from_address(server, "192.0.2.1") as ann:
        made = 0
        for number in range(12):
            ann.introduce(f"Ann {number}")  # a new session each time
            made += ann.post("/api/tables", TABLE).status_code == 201
        assert made == 3


def test_many_people_of_one_network_share_what_it_has(tmp_path: Path) -> None:
    with limited(tmp_path, "tables=0.001/2") as server:
        made = 0
        for number in range(12):
            address = f"2001:db8::{number + 1:x}"
            with from_address(server, address, f"Guest {number}") as guest:
                for _ in range(3):
                    made += guest.post("/api/tables", TABLE).status_code == 201
        assert made == 10
        with from_address(server, "2001:db8:0:1::1", "Elsewhere") as other:
            assert other.post("/api/tables", TABLE).status_code == 201


def test_invented_cookies_are_strangers(tmp_path: Path) -> None:
    with limited(tmp_path, "changes=0.001/4") as server:
        told = [
            httpx.post(
                f"{server.address}/api/tables",
                json=TABLE,
                headers={"Cookie": f"chronotable=invented{n}", "X-Forwarded-For": "192.0.2.7"},
            ).status_code
            for n in range(8)
        ]
        assert told.count(429) == 4


def test_passphrases_are_guessed_neither_by_spelling_nor_from_many_addresses(
    tmp_path: Path,
) -> None:
    with limited(tmp_path, "guesses=0.001/5", "returns=off") as server:
        with from_address(server, "192.0.2.1", "Ann") as ann:
            ann.introduce("Ann", passphrase="a long passphrase")
        tried = 0
        for number in range(9):
            spelt = ["Ann", "ann", " ANN ", "aNN"][number % 4]
            with from_address(server, f"198.51.100.{number + 1}") as eve:
                answer = eve.post(
                    "/api/me/back", {"name": spelt, "passphrase": f"a wrong one {number}"}
                )
                tried += answer.status_code == 403
        assert tried == 5


def test_one_address_cannot_lock_the_owner_out(tmp_path: Path) -> None:
    with limited(tmp_path, "guesses=0.001/6", "returns=0.001/4") as server:
        with from_address(server, "192.0.2.1", "Ann") as ann:
            ann.introduce("Ann", passphrase="a long passphrase")
        with from_address(server, "198.51.100.1") as eve:
            for number in range(9):
                eve.post("/api/me/back", {"name": "Ann", "passphrase": f"a wrong one {number}"})
        with from_address(server, "192.0.2.99") as phone:
            back = phone.post("/api/me/back", {"name": "Ann", "passphrase": "a long passphrase"})
            assert back.status_code == 200


def test_choosing_passphrases_is_metered(tmp_path: Path) -> None:
    limits = limited(tmp_path, "passphrases=0.001/2")
    with limits as server, from_address(server, "192.0.2.1", "Ann") as ann:
        told = []
        for number in range(4):
            answer = ann.post("/api/me", {"name": "Ann", "passphrase": f"passphrase {number}"})
            told.append(answer.status_code)
            if answer.status_code == 200:
                ann.token = answer.json()["token"]
        assert told == [200, 200, 429, 429]


def test_a_guest_cannot_take_a_protected_name(tmp_path: Path) -> None:
    with limited(tmp_path) as server, from_address(server, "192.0.2.1", "Ann") as ann:
        ann.introduce("Ann", passphrase="a long passphrase")
        with from_address(server, "192.0.2.2") as eve:
            for spelt in ("Ann", "ann", " ANN "):
                assert eve.post("/api/me", {"name": spelt}).status_code == 409
        ann.introduce("Ann")  # it is hers


def test_a_new_passphrase_and_leaving_close_the_other_sockets(tmp_path: Path) -> None:
    with limited(tmp_path) as server, from_address(server, "192.0.2.1", "Ann") as ann:
        ann.introduce("Ann", passphrase="a long passphrase")
        made = ann.make("quarry", "me", "open")
        phone = from_address(server, "192.0.2.2")
        back = phone.post("/api/me/back", {"name": "Ann", "passphrase": "a long passphrase"})
        phone.token = back.json()["token"]
        with phone.window(made["id"]) as far, ann.window(made["id"]) as near:
            ann.introduce("Ann", passphrase="quite another passphrase")
            assert far.code() == 4401
            near.send({"type": "ping"})
            while near.hear()["type"] != "pong":
                pass
        assert phone.get("/api/me").json()["name"] == ""
        with ann.window(made["id"]) as near:
            assert ann.delete("/api/me/here").status_code == 204
            assert near.code() == 4401
        phone.close()


def test_figures_are_not_for_the_public(tmp_path: Path) -> None:
    with limited(tmp_path) as server:
        elsewhere = {"X-Forwarded-For": "192.0.2.1"}
        assert httpx.get(f"{server.address}/metrics", headers=elsewhere).status_code == 404
    (tmp_path / "plain").mkdir()
    with running(tmp_path / "plain") as server:
        assert httpx.get(f"{server.address}/metrics").status_code == 200
        assert httpx.get(f"{server.address}/metrics", headers=elsewhere).status_code == 404


def test_pings_and_empty_fragments_are_metered(tmp_path: Path) -> None:
    metered = limited(tmp_path, "frames=60/300")
    with metered as server, from_address(server, "192.0.2.1", "Ann") as ann:
        made = ann.make("quarry", "me", "open")
        with ann.window(made["id"]) as window:
            with suppress(ConnectionClosed):
                for _ in range(5000):
                    window.socket.ping()
            assert window.code() in (1006, 1008)


def test_whoever_lifts_all_limits_lifts_that_of_frames(tmp_path: Path) -> None:
    with limited(tmp_path) as server, from_address(server, "192.0.2.1", "Ann") as ann:
        made = ann.make("quarry", "me", "open")
        with ann.window(made["id"]) as window:
            for _ in range(1000):
                window.socket.ping()
            window.socket.ping().wait(30)
            assert window.socket.close_code is None


def test_networks_are_told_apart_by_what_one_home_has() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::9")
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("local") == "local"


def test_a_meter_grants_a_crowd_more_than_one_person() -> None:
    meter = Meter(Limits().changed("tables", "0.001/2"))
    for person in range(5):
        for _ in range(2):
            meter.charge("tables", f"person {person}", "192.0.2.1")
    with pytest.raises(Trouble):
        meter.charge("tables", "the sixth", "192.0.2.1")
