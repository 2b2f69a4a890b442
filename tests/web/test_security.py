"""What keeps strangers, other sites and greedy visitors away, each with a test of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from chronotable.kernel.errors import BadOption
from chronotable.web.limits import Limits, Meter, Rate
from tests.web.visitors import NO_LIMITS, Running, Visitor, Window, any_of, running

Come = Callable[..., Visitor]
EVIL = "https://evil.example"


def problem(answer: httpx.Response, status: int, error: str) -> str:
    """The text of a Problem, which the answer must be."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert (told["status"], told["error"]) == (status, error)
    assert len(told["text"]) > 10
    return str(told["text"])


# Headers.


@pytest.mark.parametrize(
    "path", ["/", "/plain", "/api/me", "/api/docs", "/health", "/metrics", "/missing", "/plain/t/x"]
)
def test_every_answer_carries_the_security_headers(path: str, visitor: Come) -> None:
    headers = visitor().get(path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/plain", "/api/docs"])
def test_pages_need_no_inline_script_or_style(path: str, visitor: Come) -> None:
    page = visitor("Ann").get(path).text
    for forbidden in ("<script", "<style", " style=", " onclick=", "javascript:", "https://"):
        assert forbidden not in page


def test_answers_about_people_and_tables_are_never_cached(visitor: Come) -> None:
    ann = visitor("Ann")
    table = ann.make("innovation", "me", "open")["id"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", f"/plain/t/{table}"):
        assert ann.get(path).headers["cache-control"] == "no-store"


# Cookies.


def test_cookies_are_out_of_reach_of_scripts_and_other_sites(server: Running) -> None:
    with httpx.Client(base_url=server.address) as http:
        first = http.get("/api/me")
        token = first.json()["token"]
        second = http.post("/api/me", json={"name": "Ann"}, headers={"X-CSRF-Token": token})
    for answer, name in ((first, "chronotable_visitor"), (second, "chronotable")):
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{name}=")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Path=/" in cookie
        assert "Secure" not in cookie
        assert "Domain" not in cookie


def test_over_https_cookies_are_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with running(tmp_path, proxy="127.0.0.1") as server:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "10.1.2.3"}
        with httpx.Client(base_url=server.address, headers=headers) as http:
            answer = http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-chronotable_visitor=")
    assert "Secure" in cookie
    assert "strict-transport-security" in answer.headers


def test_a_stranger_who_claims_to_be_a_proxy_is_not_believed(server: Running) -> None:
    with httpx.Client(base_url=server.address) as http:
        answer = http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "__Host-" not in answer.headers["set-cookie"]


def test_a_new_name_comes_with_a_new_session_so_that_none_can_be_planted(visitor: Come) -> None:
    ann = visitor("Ann")
    before = ann.http.cookies["chronotable"]
    ann.introduce("Anna")
    assert ann.http.cookies["chronotable"] != before


# Forged requests.

CHANGES = [
    ("POST", "/api/me", {"name": "Eve"}),
    ("POST", "/api/me/back", {"name": "Eve", "passphrase": "12345678"}),
    ("DELETE", "/api/me", None),
    ("DELETE", "/api/me/here", None),
    ("POST", "/api/tables", {"game": "innovation", "chairs": [{"who": "me"}, {"who": "open"}]}),
    ("POST", "/api/tables/x/leave", None),
    ("POST", "/api/tables/x/answer", {"type": "answer", "id": "1", "version": 0, "key": "x"}),
    ("POST", "/api/records", {}),
]


@pytest.mark.parametrize("token", [None, "", "0" * 40, "ö", "of somebody else"])
def test_a_change_without_the_right_token_is_refused(token: str | None, visitor: Come) -> None:
    ann, bob = visitor("Ann"), visitor("Bob")
    headers: dict[bytes, bytes] = {}
    if token is not None:
        told = bob.token if token == "of somebody else" else token
        headers[b"X-CSRF-Token"] = told.encode()
    for method, path, body in CHANGES:
        answer = ann.http.request(method, path, json=body, headers=headers)
        assert "X-CSRF-Token" in problem(answer, 403, "csrf")
    assert ann.get("/api/me").json()["name"] == "Ann"


def test_a_form_without_the_right_token_is_refused(visitor: Come) -> None:
    ann = visitor("Ann")
    for form in ({}, {"csrf": "0" * 40}, {"csrf": visitor("Bob").token}):
        answer = ann.http.post("/plain/me", data={"name": "Eve", **form})
        assert answer.status_code == 403
    assert ann.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1", "http://", "x", "http://["])
def test_a_change_that_another_site_sends_is_refused(origin: str, visitor: Come) -> None:
    ann = visitor("Ann")
    for path in ("/api/tables", "/plain/tables"):
        headers = {"Origin": origin, "X-CSRF-Token": ann.token}
        answer = ann.http.post(path, json={}, headers=headers)
        assert answer.status_code == 403
        assert "another site" in answer.text


def test_a_change_that_the_browser_calls_cross_site_is_refused(visitor: Come) -> None:
    ann = visitor("Ann")
    headers = {"Sec-Fetch-Site": "cross-site", "X-CSRF-Token": ann.token}
    problem(ann.http.delete("/api/me", headers=headers), 403, "origin")


def test_a_change_from_our_own_pages_is_accepted(visitor: Come, server: Running) -> None:
    ann = visitor("Ann", Origin=server.address)
    assert ann.make("innovation", "me", "open")["id"]


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1"])
def test_a_socket_from_another_site_is_not_opened(
    origin: str, visitor: Come, server: Running
) -> None:
    ann = visitor("Ann")
    table = ann.make("innovation", "me", "open")["id"]
    with pytest.raises(InvalidStatus) as refused:
        Window(server, table, cookies=ann.cookies, origin=origin)
    assert refused.value.response.status_code == 403
    assert json.loads(refused.value.response.body or b"")["error"] == "origin"
    with Window(server, table, cookies=ann.cookies, origin=server.address) as own:
        assert own.look["seat"] == 0


def test_another_origin_is_welcome_if_whoever_runs_the_server_says_so(tmp_path: Path) -> None:
    with (
        running(tmp_path, origins=frozenset({EVIL})) as server,
        Visitor(server, "Ann", Origin=EVIL) as ann,
    ):
        table = ann.make("innovation", "me", "open")["id"]
        with Window(server, table, cookies=ann.cookies, origin=EVIL) as window:
            assert window.look["id"] == table


# Links.


def test_links_are_long_random_and_all_different(visitor: Come) -> None:
    ann = visitor("Ann")
    links = [ann.make("innovation", "me", "open") for _ in range(20)]
    words = [made[kind] for made in links for kind in ("play", "watch")]
    assert len(set(words)) == 40
    assert all(len(word) >= 22 for word in words)  # 128 bits


def test_a_table_that_is_not_for_you_looks_like_one_that_does_not_exist(visitor: Come) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    table = ann.make("innovation", "me", "open")["id"]
    for path in ("", "/record", "/replay/0"):
        hidden = eve.get(f"/api/tables/{table}{path}")
        missing = eve.get(f"/api/tables/{'x' * len(table)}{path}")
        assert hidden.status_code == missing.status_code == 404
        assert hidden.content == missing.content


def test_who_may_watch_may_not_sit(visitor: Come) -> None:
    ann, eve = visitor("Ann"), visitor("Eve")
    made = ann.make("innovation", "me", "open")
    answer = eve.post(f"/api/tables/{made['id']}/sit", {"link": made["watch"]})
    problem(answer, 403, "not-allowed")


# Limits.


def limited(tmp_path: Path, *limits: str) -> Any:
    told = NO_LIMITS
    for each in limits:
        told = told.changed(*each.split("=", 1))
    return running(tmp_path, told)


def too_many(answer: httpx.Response) -> None:
    assert "wait" in problem(answer, 429, "too-many")
    assert int(answer.headers["retry-after"]) >= 1


def test_an_address_that_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, "requests=0.1/5") as server, Visitor(server) as eve:
        codes = [eve.get("/health").status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        too_many(eve.get("/api/games"))


def test_a_session_that_changes_too_much_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, "changes=0.1/4") as server, Visitor(server, "Eve") as eve:
        codes = [eve.post("/api/tables/x/leave").status_code for _ in range(6)]
        assert codes == [404] * 4 + [429] * 2
        with Visitor(server, "Ann") as ann:  # somebody else does not notice
            assert ann.post("/api/tables/x/leave").status_code == 404


def test_who_introduces_too_many_people_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, "introductions=0.01/2") as server:
        for name in ("Ann", "Bob"):
            Visitor(server, name).close()
        with Visitor(server) as eve:
            too_many(eve.post("/api/me", {"name": "Eve"}))


def test_a_passphrase_cannot_be_guessed_by_trying(tmp_path: Path) -> None:
    with limited(tmp_path, "returns=0.01/2") as server, Visitor(server) as eve:
        guess = {"name": "Ann", "passphrase": "password1"}
        codes = [eve.post("/api/me/back", guess).status_code for _ in range(3)]
        assert codes == [403, 403, 429]


def test_who_makes_too_many_tables_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, "tables=0.01/2") as server, Visitor(server, "Eve") as eve:
        for _ in range(2):
            eve.make("innovation", "me", "open")
        wanted = {"game": "innovation", "chairs": [{"who": "me"}, {"who": "open"}]}
        too_many(eve.post("/api/tables", wanted))


def test_who_sends_too_many_records_has_to_wait(tmp_path: Path) -> None:
    with limited(tmp_path, "records=0.01/1") as server, Visitor(server, "Eve") as eve:
        assert eve.post("/api/records", {}).status_code == 400
        too_many(eve.post("/api/records", {}))


def test_who_chatters_too_much_has_to_wait_on_sockets_and_over_http(tmp_path: Path) -> None:
    with limited(tmp_path, "chat=0.01/3") as server, Visitor(server, "Eve") as eve:
        table = eve.make("innovation", "me", "open")["id"]
        with eve.window(table) as window:
            told = [window.do("chat", text="blah") for _ in range(4)]
        assert [each["type"] for each in told] == ["done"] * 3 + ["refused"]
        assert told[-1]["reason"] == "busy"
        too_many(eve.post(f"/api/tables/{table}/chat", {"type": "chat", "id": "x", "text": "?"}))


def test_a_socket_that_never_stops_talking_is_closed(tmp_path: Path) -> None:
    with limited(tmp_path, "messages=0.01/5") as server, Visitor(server, "Eve") as eve:
        table = eve.make("innovation", "me", "open")["id"]
        with eve.window(table) as window:
            for _ in range(100):
                window.send({"type": "ping"})
            assert window.code() == 4429


def test_an_address_has_a_bounded_number_of_sockets(tmp_path: Path) -> None:
    with limited(tmp_path, "sockets=2") as server, Visitor(server, "Eve") as eve:
        table = eve.make("innovation", "me", "open")["id"]
        with eve.window(table), eve.window(table), pytest.raises(InvalidStatus) as refused:
            eve.window(table)
        assert refused.value.response.status_code == 429
        eve.window(table).close()  # those that were closed count no more


def test_sockets_cannot_be_opened_and_closed_for_ever(tmp_path: Path) -> None:
    with limited(tmp_path, "connections=0.01/2") as server, Visitor(server, "Eve") as eve:
        table = eve.make("innovation", "me", "open")["id"]
        for _ in range(2):
            eve.window(table).close()
        with pytest.raises(InvalidStatus) as refused:
            eve.window(table)
        assert refused.value.response.status_code == 429


def test_usual_play_never_meets_a_limit(tmp_path: Path) -> None:
    with (
        running(tmp_path, Limits()) as server,
        Visitor(server, "Ann") as ann,
        Visitor(server, "Bob") as bob,
    ):
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        with ann.window(made["id"]) as one, bob.window(made["id"]) as two:
            for _ in range(30):
                asked = one if one.look["question"] is not None else two
                done = asked.answer(any_of(asked.look, Random(1)))
                assert done["type"] == "done"
                for window in (one, two):
                    while window.look["version"] < done["version"]:
                        window.see()


def test_limits_can_be_told_and_nonsense_is_explained() -> None:
    assert Limits.read(["chat=2/30", "body=100", "tables=off"]).chat == Rate(2, 30)
    with pytest.raises(BadOption, match="no limit is called 'tea': expected requests, changes"):
        Limits.read(["tea=1/2"])
    with pytest.raises(BadOption, match="two numbers like 2/30"):
        Limits.read(["chat=lots"])
    with pytest.raises(BadOption, match="expected a number"):
        Limits.read(["body=lots"])


def test_a_meter_forgets_visitors_who_have_everything_back() -> None:
    meter = Meter(Limits().changed("chat", "1000000/1"))
    for n in range(Meter.MOST + 10):
        meter.wait("chat", f"visitor {n}")
    assert len(meter._left) < Meter.MOST


# Sizes.


def test_a_body_of_more_than_8_kb_is_not_read(visitor: Come) -> None:
    ann = visitor("Ann")
    big = {"type": "chat", "id": "1", "text": "x" * 9000}
    problem(ann.post("/api/tables/x/chat", big), 413, "too-large")
    form = {"csrf": ann.token, "name": "x" * 9000}
    assert ann.http.post("/plain/me", data=form).status_code == 413


def test_a_body_that_does_not_tell_its_size_is_not_read_further_either(visitor: Come) -> None:
    ann = visitor("Ann")
    headers = {"X-CSRF-Token": ann.token, "Content-Type": "application/json"}
    pieces = (b"x" * 1000 for _ in range(50))
    answer = ann.http.post("/api/tables", content=pieces, headers=headers)
    problem(answer, 413, "too-large")


def test_a_record_may_be_larger_but_not_without_end(visitor: Come) -> None:
    ann = visitor("Ann")
    large = {"format": 1, "note": "x" * 100_000}
    problem(ann.post("/api/records", large), 400, "bad-table")
    huge = {"format": 1, "note": "x" * (Limits().record + 10)}
    problem(ann.post("/api/records", huge), 413, "too-large")


def test_a_frame_of_more_than_8_kb_closes_the_socket(visitor: Come) -> None:
    ann = visitor("Ann")
    table = ann.make("innovation", "me", "open")["id"]
    with ann.window(table) as window:
        window.send({"type": "chat", "id": "1", "text": "x" * 9000})
        assert window.code() == 1009


# Problems, and what is written down.


def test_every_error_is_a_problem_with_a_clear_text(visitor: Come) -> None:
    ann, eve = visitor("Ann"), visitor()
    problem(eve.get("/nowhere"), 404, "unknown")
    problem(eve.get("/api/nowhere"), 404, "unknown")
    problem(eve.http.put("/api/me"), 405, "method")
    problem(eve.get("/api/tables/none"), 404, "no-such-table")
    problem(eve.post("/api/tables/none/leave"), 401, "not-introduced")
    problem(eve.get("/api/games/chess/box"), 404, "unknown")
    problem(eve.get("/api/text/xx/innovation.ftl"), 400, "malformed")
    problem(eve.get("/api/text/en/chess.ftl"), 404, "unknown")
    problem(eve.get("/api/text/en/readme.md"), 404, "unknown")
    problem(eve.get("/api/rules/xx/innovation"), 400, "malformed")
    problem(eve.get("/api/rules/en/chess"), 404, "unknown")
    problem(eve.get("/api/games/chess/lesson"), 404, "unknown")
    text = problem(ann.post("/api/me", {"name": "x" * 25}), 400, "malformed")
    assert "name" in text
    assert "24" in text
    text = problem(ann.post("/api/me", {"name": "Ann", "age": 7}), 400, "malformed")
    assert "age" in text
    wanted = {"game": "chess", "chairs": [{"who": "me"}]}
    assert "innovation" in problem(ann.post("/api/tables", wanted), 400, "bad-table")
    headers = {"X-CSRF-Token": ann.token, "Content-Type": "application/json"}
    answer = ann.http.post("/api/me", content=b'{"name": ', headers=headers)
    problem(answer, 400, "malformed")
    answer = ann.get("/api/tables/x", events=-1)
    assert "events" in problem(answer, 400, "malformed")


def test_no_secret_is_written_into_the_log(visitor: Come, server: Running, log: StringIO) -> None:
    ann, bob = visitor("Secretive Ann"), visitor("Secretive Bob")
    ann.introduce("Secretive Ann", passphrase="a passphrase to hide")
    made = ann.make("innovation", "me", "open", seed="5ec7e7")
    bob.get(f"/api/tables/{made['id']}", link=made["play"])
    bob.sit(made)
    bob.get(f"/plain/t/{made['id']}", link=made["watch"])
    with Window(server, made["id"], link=made["watch"]), ann.window(made["id"]) as window:
        window.do("chat", text="words between us")
        window.socket.send("rubbish 5ec7e7")
        window.hear()
    written = log.getvalue()
    assert '"path": "/api/tables/{id}/sit"' in written
    secrets = [ann.token, bob.token, made["play"], made["watch"], "5ec7e7", "between us"]
    secrets += [*ann.http.cookies.values(), *bob.http.cookies.values()]
    secrets += ["a passphrase to hide", "Secretive", "rubbish"]
    assert [secret for secret in secrets if secret in written] == []
    assert "Traceback" not in written
