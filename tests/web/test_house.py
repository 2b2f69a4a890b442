"""The house as guests meet it: over HTTP, on sockets and on pages without scripts."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

from chronotable.table.notices import NoticeSettings
from chronotable.table.post import MailServer
from chronotable.web.limits import Limits
from tests.table.mailbox import mailbox
from tests.web.visitors import Running, Visitor, Window, running

Come = Callable[..., Visitor]


def ordered(server: Running, what: str, **about: object) -> None:
    order = server.ask(server.service.orders.give("page", what, **about))
    assert order.said is not None
    assert order.said.key.startswith("order-"), order.said


def id_of(server: Running, visitor: Visitor) -> str:
    person = server.ask(server.service.person(visitor.http.cookies["chronotable"]))
    assert person is not None
    return person.id


def form(visitor: Visitor, path: str, **fields: str) -> str:
    answer = visitor.http.post(path, data={**fields, "csrf": visitor.token}, follow_redirects=True)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_whoever_is_banned_is_shown_out_and_keeps_what_is_theirs(
    server: Running, visitor: Come
) -> None:
    eve = visitor("Eve")
    table = eve.make("innovation", "me", "open")["id"]
    with Window(server, table, cookies=eve.cookies) as window:
        ordered(server, "ban", subject=id_of(server, eve), reason="spam")
        assert window.code() == 4401
    for answer in (
        eve.get("/api/tables"),
        eve.get(f"/api/tables/{table}"),
        eve.post("/api/tables", {"game": "innovation", "chairs": [{"who": "me"}]}),
        eve.post("/api/me", {"name": "Eva"}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (403, "banned")
        assert "spam" in answer.json()["text"]
    with Window(server, table, cookies=eve.cookies, resume=False) as window:
        assert window.code() == 4403
    assert eve.get("/api/me").json()["name"] == "Eve"
    page = eve.http.get("/plain")
    assert page.status_code == 403
    assert "spam" in page.text
    assert "/plain/data" in page.text
    assert "Download" in eve.http.get("/plain/data").text
    assert eve.get("/api/me/export").status_code == 200
    assert eve.delete("/api/me").status_code == 204


def test_a_read_only_house_says_so_everywhere(server: Running, visitor: Come) -> None:
    ann = visitor("Ann")
    made = ann.make("innovation", "me", "open")
    ordered(server, "read-only", reason="moving house")
    try:
        house = ann.get("/api/house").json()
        assert (house["read_only"], house["reason"]) == (True, "moving house")
        pair = [{"who": "me"}, {"who": "open"}]
        refused = ann.post("/api/tables", {"game": "innovation", "chairs": pair})
        assert (refused.status_code, refused.json()["error"]) == (503, "read-only")
        assert ann.look(made["id"])["status"] == "gathering"
        for lang, words in (
            ("en", "no clock runs"),
            ("cs", "hodiny neběží"),
            ("pl", "zegar"),
            ("ru", "часы"),
        ):
            page = ann.http.get(f"/plain?lang={lang}").text
            assert "moving house" in page
            assert words in page
        health = ann.get("/health")
        assert (health.status_code, health.json()["read_only"]) == (200, True)
    finally:
        ordered(server, "open")
    assert ann.get("/api/house").json()["read_only"] is False
    assert ann.make("innovation", "me", "open")


def test_people_mute_and_report_each_other_in_three_ways(server: Running, visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.make("innovation", "me", "open")
    bob.sit(made)
    table = made["id"]
    with Window(server, table, cookies=bob.cookies) as window:
        assert window.do("chat", text="awful words")["type"] == "done"
    line = next(each for each in ann.look(table)["chat"] if each["text"])["number"]
    said = {"line": line, "text": "He shouts."}
    assert ann.post(f"/api/tables/{table}/report", said).status_code == 204
    assert ann.post(f"/api/tables/{table}/mute", {"line": line}).status_code == 204
    shown = next(each for each in ann.look(table)["chat"] if each["name"] == "Bob")
    assert (shown["text"], shown["said"][0]) == ("", "table-muted-line")
    assert "awful words" not in ann.http.get(f"/plain/t/{table}").text
    assert "a line by somebody you have muted" in ann.http.get(f"/plain/t/{table}").text
    [muted] = ann.get("/api/me/mutes").json()
    assert muted["name"] == "Bob"
    assert ann.delete(f"/api/me/mutes/{muted['id']}").status_code == 204
    assert "awful words" in ann.http.get(f"/plain/t/{table}").text

    assert "awful words" in ann.http.get(f"/plain/t/{table}/manners").text
    page = form(ann, f"/plain/t/{table}/report", who=f"line:{line}", text="Again.")
    assert "Thank you." in page
    form(ann, f"/plain/t/{table}/mute", who="seat:1")
    assert "awful words" not in ann.http.get(f"/plain/t/{table}").text
    assert "Bob" in ann.http.get("/plain/data").text
    form(ann, "/plain/data/unmute", whom=muted["id"])
    assert ann.get("/api/me/mutes").json() == []
    for nobody in ({}, {"seat": 0}, {"line": 10_000}, {"seat": 5}):
        answer = ann.post(f"/api/tables/{table}/mute", nobody)
        assert answer.status_code == 400, nobody


def test_the_export_is_a_zip_and_has_an_allowance(tmp_path: Path) -> None:
    with running(tmp_path, limits=Limits()) as server, Visitor(server, "Ann") as ann:
        answers = [ann.get("/api/me/export") for _ in range(4)]
        assert [each.status_code for each in answers] == [200, 200, 200, 429]
        assert answers[0].headers["content-type"] == "application/zip"
        assert "me.json" in zipfile.ZipFile(io.BytesIO(answers[0].content)).namelist()


def test_how_long_things_are_kept_is_told(server: Running, visitor: Come) -> None:
    ann = visitor("Ann")
    kept = ann.get("/api/house").json()["kept"]
    assert kept == {"gathering": 30, "abandoned": 365, "finished": None, "guests": 400}
    page = ann.http.get("/plain/data").text
    assert "put away after 30 days" in page
    assert "Finished games stay." in page


def test_mails_are_asked_for_and_ended_by_link(tmp_path: Path) -> None:
    with mailbox() as (box, address):
        mail = MailServer.read(address, "chronotable@games.example")
        toys = {
            "modules": ["tests.table.strange_bots"],
            "notices": NoticeSettings("https://games.example", mail),
        }
        with running(tmp_path, tables=toys) as server, Visitor(server, "Ann") as ann:
            known = ann.get("/api/me/notices").json()
            assert (known["can_mail"], known["can_push"]) == (True, False)
            wish = {"mail": "each", "email": "ann@home.example", "zone": "Europe/Prague"}
            assert ann.post("/api/me/notices", wish).json()["confirmed"] is False
            code = box.mails[-1].get_content().split("code=")[1].split()[0]
            with Visitor(server) as anybody:
                link = f"/plain/notices/confirm?code={code}"
                assert "Yes, tell me" in anybody.http.get(link).text
                assert ann.get("/api/me/notices").json()["confirmed"] is False, "not by looking"
                assert "You will be told" in anybody.http.post(link).text
                assert anybody.http.post("/plain/notices/confirm?code=x").status_code == 404
            assert ann.get("/api/me/notices").json()["confirmed"] is True
            page = form(
                ann,
                "/plain/data/notices",
                mail="digest",
                email="ann@home.example",
                digest_at="07:30",
                quiet_from="22:00",
                quiet_to="06:30",
                zone="Europe/Warsaw",
            )
            assert 'value="22:00"' in page
            told = ann.get("/api/me/notices").json()
            assert (told["confirmed"], told["mail"], told["digest_at"]) == (True, "digest", 450)
            assert len(box.mails) == 1, "the same address is not asked again"
            for wrong in (
                {"mail": "each", "email": "no address"},
                {"mail": "each", "email": "a@b.example\nBcc: c@d.example"},
                {"zone": "../../etc/passwd"},
                {"quiet_from": 1440},
            ):
                assert ann.post("/api/me/notices", wrong).status_code == 400, wrong
