"""The page of whoever runs the server: off until a passphrase is set, and then theirs alone."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import httpx
import pytest

from chronotable.cli import main
from chronotable.web.limits import Limits
from tests.web.visitors import Running, Visitor, running

SECRET = "correct horse battery"


@pytest.fixture
def guarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server whose house has a passphrase, set by the command."""
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{SECRET}\n"))
    assert main(["admin", "passphrase", "--data", str(tmp_path)]) == 0
    limits = Limits().changed("returns", "0.001/4")
    with running(tmp_path, limits=limits) as server:
        yield server
        while Keeper.open:
            Keeper.open.pop().close()


class Keeper:
    """A browser of whoever runs the server."""

    open: ClassVar[list[httpx.Client]] = []

    def __init__(self, server: Running) -> None:
        self.http = httpx.Client(base_url=server.address, follow_redirects=True)
        self.open.append(self.http)
        self.page = self.http.get("/admin").text

    @property
    def csrf(self) -> str:
        found = re.search(r'name="csrf" value="([^"]+)"', self.page)
        assert found is not None
        return found[1]

    def send(self, path: str, **fields: str) -> httpx.Response:
        answer = self.http.post(path, data={"csrf": self.csrf, **fields})
        if answer.status_code == 200:
            self.page = answer.text
        return answer

    def show(self, what: str, **more: str) -> str:
        self.page = self.http.get("/admin", params={"show": what, **more}).text
        return self.page


def test_the_house_is_looked_after_on_one_page(guarded: Running) -> None:
    keeper = Keeper(guarded)
    assert keeper.send("/admin/order", what="read-only", reason="x").status_code == 403
    assert keeper.send("/admin/enter", passphrase=SECRET).status_code == 200
    assert "Nobody has reported anything." in keeper.page
    for lang, told in (("en", "Waiting to be written"), ("cs", "Čeká na zápis")):
        told_in = keeper.http.get("/admin", headers={"Accept-Language": lang}).text
        assert told in told_in
        assert "admin-load" not in told_in
    cookie = next(each for each in keeper.http.cookies.jar if each.name == "chronotable_admin")
    assert cookie.path == "/admin"
    assert cookie.has_nonstandard_attr("HttpOnly")

    with Visitor(guarded, "Ann") as ann, Visitor(guarded, "Eve <i>") as eve:
        made = ann.make("innovation", "me", "open")
        eve.sit(made)
        said = {"seat": 1, "text": "shouts <b>loudly</b>"}
        assert ann.post(f"/api/tables/{made['id']}/report", said).status_code == 204
        assert "shouts &lt;b&gt;loudly" in keeper.show("reports")
        assert "Ann about Eve &lt;i&gt;" in keeper.page
        assert "Eve &lt;i&gt;" in keeper.show("people", words="eve")
        subject = re.search(r'name="subject" value="([0-9a-f]{32})"', keeper.page)
        assert subject is not None
        eve_id = subject[1]

        assert keeper.send("/admin/order", what="ban", subject=eve_id).status_code == 400
        keeper.send(
            "/admin/order", what="ban", subject=eve_id, lasts="7d", reason="spam", show="sanctions"
        )
        assert "is banned." in keeper.page
        assert "spam" in keeper.page
        assert eve.get("/api/tables").status_code == 403
        keeper.send("/admin/order", what="unban", subject=eve_id, show="sanctions")
        assert eve.get("/api/tables").status_code == 200

        assert made["id"] in keeper.show("tables")
        keeper.send("/admin/order", what="close", subject=made["id"], reason="stuck")
        assert ann.look(made["id"])["outcome"]["reason"] == "closed"
        keeper.send("/admin/order", what="read-only", reason="moving")
        assert ann.get("/api/house").json()["read_only"]
        keeper.send("/admin/order", what="open")
        keeper.send("/admin/order", what="ban", network="203.0.113.7/24", reason="bots", lasts="1d")
        log = keeper.show("log")
        for word in ("spam", "stuck", "moving", "203.0.113.0/24", "is closed", "page"):
            assert word in log
        for lang, title in (("cs", "Péče o dům"), ("pl", "Opieka"), ("ru", "Присмотр")):
            assert title in keeper.show("people", lang=lang)

    keeper.send("/admin/leave")
    assert "passphrase" in keeper.http.get("/admin").text
    assert "Nobody has reported" not in keeper.http.get("/admin").text


def test_nobody_guesses_forges_or_keeps_the_passphrase(
    guarded: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = Keeper(guarded)
    assert keeper.send("/admin/enter", passphrase="wrong").status_code == 403
    assert keeper.http.post("/admin/enter", data={"passphrase": SECRET}).status_code == 403
    assert keeper.send("/admin/enter", passphrase=SECRET).status_code == 200
    order = {"what": "read-only", "reason": "x"}
    assert keeper.http.post("/admin/order", data=order).status_code == 403, "no token"
    forged = keeper.http.post(
        "/admin/order",
        data={**order, "csrf": keeper.csrf},
        headers={"Origin": "https://evil.example"},
    )
    assert forged.status_code == 403
    codes = [Keeper(guarded).send("/admin/enter", passphrase=SECRET).status_code for _ in range(3)]
    assert codes[-1] == 429
    with Visitor(guarded, "Ann") as ann:
        assert "Nobody has reported" not in ann.http.get("/admin").text

    assert "Nobody has reported" in keeper.http.get("/admin").text
    assert main(["admin", "passphrase", "--off", "--data", str(tmp_path)]) == 0
    guarded.ask(guarded.service.house.look())
    assert keeper.http.get("/admin").status_code == 404


def test_a_passphrase_of_the_house_is_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("short\n"))
    assert main(["admin", "passphrase", "--data", str(tmp_path)]) == 2
    assert "12 characters" in capsys.readouterr().err
