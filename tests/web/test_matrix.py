"""Who may do what: every address and every message, for everybody who might try.

A stranger has not been introduced and has no link. A spectator has a name and the link to watch.
Ann sits at seat 0, Bob at seat 1; the host made the table and sits at none. Each cell is tried
at a table of its own, where seat 0 is asked. `over` in the first column: the game is finished.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args
from urllib.parse import urlencode

import pytest

from chronotable.table import wire
from chronotable.table.service import TableService
from tests.web.visitors import Running, Visitor, Window, fresh

MATRIX = """
                                            stranger spectator bob   ann   host
GET    /                                      302      302      302   302   302
GET    /t/{id}                                302      302      302   302   302
GET    /box/{game}                            302      302      302   302   302
GET    /t/{id}/replay                         302      302      302   302   302
GET    /t/{id}/room                           302      302      302   302   302
GET    /t/{id}/hand                           302      302      302   302   302
GET    /{file}                                404      404      404   404   404
GET    /offline                               302      302      302   302   302
GET    /offline/{file}                        404      404      404   404   404
GET    /health                                200      200      200   200   200
GET    /metrics                               200      200      200   200   200
GET    /api/docs                              200      200      200   200   200
GET    /api/docs/openapi.json                 200      200      200   200   200
GET    /api/docs/{path}                       404      404      404   404   404

GET    /api/me                                200      200      200   200   200
POST   /api/me                                200      200      200   200   200
POST   /api/me/back                           403      403      403   403   403
DELETE /api/me                                401      204      204   204   204
DELETE /api/me/here                           401      204      204   204   204
GET    /api/me/devices                        401      200      200   200   200
DELETE /api/me/devices                        401      204      204   204   204
DELETE /api/me/devices/{device}               401      404      404   404   404
GET    /api/games                             200      200      200   200   200
GET    /api/games/{game}/box                  200      200      200   200   200
GET    /api/games/{game}/lesson               200      200      200   200   200
GET    /api/games/{game}/emblem.svg           404      404      404   404   404
GET    /api/text                              200      200      200   200   200
GET    /api/text/{lang}/{file}                200      200      200   200   200
GET    /api/rules/{lang}/{game}               200      200      200   200   200
GET    /api/here                              200      200      200   200   200

GET    /api/tables                            200      200      200   200   200
POST   /api/tables                            401      201      201   201   201
GET    /api/tables/{id}                       404      200      200   200   200
POST   /api/tables/{id}/sit                   401      403      409   409   409
POST   /api/tables/{id}/leave                 401      404      204   204   409
POST   /api/tables/{id}/replace               401      404      403   204   403
POST   /api/tables/{id}/back                  401      404      409   409   409
POST   /api/tables/{id}/agree                 401      404      409   409   403
POST   /api/tables/{id}/nothing               401      404      204   204   409
POST   /api/tables/{id}/answer                401      404      409   200   403
POST   /api/tables/{id}/undo                  401      404      409   409   403
POST   /api/tables/{id}/ask-undo              401      404      200   200   403
POST   /api/tables/{id}/consent               401      404      409   409   403
POST   /api/tables/{id}/react                 401      400      400   400   400
POST   /api/tables/{id}/chat                  401      200      200   200   200
POST   /api/tables/{id}/resign                401      404      200   200   403
POST   /api/tables/{id}/rematch               401      404      409   409   409
POST   /api/tables/{id}/play-on               401      409      409   409   409
GET    /api/tables/{id}/record                404      409      409   409   409
POST   /api/tables/{id}/take                  401      404      403   403   409
GET    /api/tables/{id}/replay/{step}         404      403      403   200   403
GET    /api/tables/{id}/course                404      409      409   409   409
GET    /api/me/tallies                        401      200      200   200   200
POST   /api/records                           401      400      400   400   400
GET    /api/house                             200      200      200   200   200
GET    /api/me/export                         401      200      200   200   200
GET    /api/me/mutes                          401      200      200   200   200
DELETE /api/me/mutes/{whom}                   401      409      409   409   409
GET    /api/me/notices                        401      200      200   200   200
POST   /api/me/notices                        401      200      200   200   200
POST   /api/me/notices/push                   401      409      409   409   409
POST   /api/tables/{id}/mute                  401      204      204   400   204
POST   /api/tables/{id}/report                401      204      204   400   204

over POST /api/tables/{id}/answer             401      404      409   409   403
over POST /api/tables/{id}/sit                401      403      409   409   409
over POST /api/tables/{id}/replace            401      404      409   409   409
over POST /api/tables/{id}/rematch            401      404      201   201   201
over POST /api/tables/{id}/play-on            401      201      201   201   201
over GET  /api/tables/{id}/record             404      200      200   200   200
over GET  /api/tables/{id}/course             404      200      200   200   200
over GET  /api/tables/{id}/replay/{step}      404      200      200   200   200

WS     /api/tables/{id}/live                  4404     look     look  look  look
SAY    answer                                 4404     refused  refused done refused
SAY    undo                                   4404     refused  refused refused refused
SAY    askundo                                4404     refused  done  done  refused
SAY    consent                                4404     refused  refused refused refused
SAY    react                                  4404     refused  refused refused refused
SAY    chat                                   4404     done     done  done  done
SAY    resign                                 4404     refused  done  done  refused
SAY    resume                                 4404     look     look  look  look
SAY    ping                                   4404     pong     pong  pong  pong

GET    /plain                                 200      200      200   200   200
GET    /plain/style.css                       200      200      200   200   200
GET    /plain/new                             200      200      200   200   200
GET    /plain/rules/{game}                    200      200      200   200   200
GET    /plain/t/{id}                          404      200      200   200   200
POST   /plain/me                              303      303      303   303   303
POST   /plain/me/back                         403      403      403   403   403
POST   /plain/me/leave                        401      303      303   303   303
POST   /plain/me/devices                      401      303      303   303   303
POST   /plain/me/forget                       401      303      303   303   303
POST   /plain/tables                          401      303      303   303   303
POST   /plain/t/{id}/{act} answer             401      303!     303!  303   303!
POST   /plain/t/{id}/{act} chat               401      303      303   303   303
POST   /plain/t/{id}/{act} resign             401      303!     303   303   303!
POST   /plain/t/{id}/{act} undo               401      303!     303!  303!  303!
POST   /plain/t/{id}/{act} sit                401      403      409   409   409
POST   /plain/t/{id}/{act} leave              401      409      303   303   409
POST   /plain/t/{id}/{act} replace            401      403      403   303   403
POST   /plain/t/{id}/{act} back               401      409      409   409   409
POST   /plain/t/{id}/{act} agree              401      403      409   409   403
POST   /plain/t/{id}/{act} nothing            401      409      303   303   409
POST   /plain/t/{id}/{act} rematch            401      403      409   409   409
GET    /plain/data                            200      200      200   200   200
POST   /plain/data/unmute                     401      409      409   409   409
POST   /plain/data/notices                    401      303      303   303   303
GET    /plain/notices/{act}                   404      404      404   404   404
POST   /plain/notices/{act}                   404      404      404   404   404
GET    /plain/t/{id}/manners                  401      200      200   200   200
GET    /admin                                 404      404      404   404   404
POST   /admin/enter                           404      404      404   404   404
POST   /admin/leave                           404      404      404   404   404
POST   /admin/order                           404      404      404   404   404
POST   /plain/t/{id}/{act} mute               401      303      303   400   303
POST   /plain/t/{id}/{act} report             401      303!     303!  400   303!
POST   /plain/t/{id}/{act} dance              401      404      404   404   404
"""  # 303! leads back to the table with the reason why nothing was done

SAID = {"answer", "undo", "ask-undo", "consent", "react", "chat", "resign"}
CHANGED = {"200", "201", "204", "303", "done"}  # the next one needs a new table
WHO = ["stranger", "spectator", "bob", "ann", "host"]


LINES = [line.split() for line in MATRIX.splitlines()[2:] if line.strip()]
ROWS = [(" ".join(words[:-5]), words[-5:]) for words in LINES]


def test_every_address_and_every_message_is_in_the_matrix(server: Running) -> None:
    known = set()
    for route in server.litestar.routes:
        for method in route.methods or ["WS"]:
            if method != "OPTIONS":
                known.add(f"{method} {route.path_format}")
    known |= {f"SAY {kind.__struct_config__.tag}" for kind in get_args(wire.Request)}
    told = {" ".join(what.removeprefix("over ").split()[:2]) for what, _ in ROWS}
    assert told == known


class Company:
    """A table with everybody around it."""

    def __init__(self, server: Running, people: dict[str, Visitor]) -> None:
        self.server = server
        self.people = people
        self.made, self.look = server.ask(self._set_up(server.service))
        self.table = self.made.id
        assert self.look.asked == [0]

    async def _set_up(self, service: TableService) -> tuple[wire.Made, wire.Snapshot]:
        """Both have begun; with this seed ann's turn comes first."""
        host, *players = [
            await service.person(self.people[name].http.cookies["chronotable"])
            for name in ("host", "ann", "bob")
        ]
        assert host is not None
        chairs = [wire.Chair("open"), wire.Chair("open")]
        made = await service.make(host, wire.NewTable("innovation", chairs, seed="3"))
        for seat, player in enumerate(players):
            viewer = await service.enter(made.id, player, made.play)
            await viewer.sit(wire.Sit(seat))
        for player in players:
            viewer = await service.enter(made.id, player)
            look = await viewer.snapshot()
            assert look.question is not None
            key = look.question.options[0].key
            done = await viewer.do(wire.Answer(fresh(), look.version, key))
            assert isinstance(done, wire.Done)
        return made, await (await service.enter(made.id, players[0])).snapshot()

    def finish(self) -> None:
        done = self.people["bob"].post(
            f"/api/tables/{self.table}/resign", {"type": "resign", "id": fresh()}
        )
        assert done.json()["type"] == "done"

    def link_of(self, who: str) -> str:
        return self.made.watch if who == "spectator" else ""

    def said(self, kind: str) -> dict[str, Any]:
        """A message that is right for whoever may send it."""
        assert self.look.question is not None
        key = self.look.question.options[0].key
        version = self.look.version
        messages: dict[str, dict[str, Any]] = {
            "answer": {"type": "answer", "id": fresh(), "version": version, "key": key},
            "undo": {"type": "undo", "id": fresh(), "version": version},
            "askundo": {"type": "askundo", "id": fresh(), "version": version},
            "consent": {"type": "consent", "id": fresh(), "yes": True},
            "react": {"type": "react", "id": fresh(), "on": 99, "sign": "heart"},
            "chat": {"type": "chat", "id": fresh(), "text": "hello"},
            "resign": {"type": "resign", "id": fresh()},
            "resume": {"type": "resume"},
            "ping": {"type": "ping"},
        }
        return messages[kind]


@pytest.fixture(scope="module")
def people(server: Running) -> Iterator[dict[str, Visitor]]:
    everybody = {who: Visitor(server, "" if who == "stranger" else who) for who in WHO}
    yield everybody
    for each in everybody.values():
        each.close()


@pytest.fixture
def company(server: Running, people: dict[str, Visitor]) -> Callable[[], Company]:
    return lambda: Company(server, people)


@pytest.mark.parametrize(("what", "expected"), ROWS, ids=[what for what, _ in ROWS])
def test_everybody_may_do_what_the_matrix_says_and_no_more(
    what: str, expected: list[str], company: Callable[[], Company]
) -> None:
    happened: list[str] = []
    here = None
    for who in WHO:
        if here is None:
            here = company()
            if what.startswith("over "):
                here.finish()
        happened.append(tried(what.removeprefix("over "), who, here))
        if "/me" in what and not what.startswith("GET"):  # their last deed under that name
            here.people[who].close()
            here.people[who] = Visitor(here.server, "" if who == "stranger" else who)
        if not what.startswith("GET") and happened[-1] in CHANGED:
            here = None
    assert dict(zip(WHO, happened, strict=True)) == dict(zip(WHO, expected, strict=True))


def tried(what: str, who: str, here: Company) -> str:
    """What becomes of it if this person tries."""
    method, path, *more = what.split()
    visitor, link = here.people[who], here.link_of(who)
    if method in ("WS", "SAY"):
        return heard(path, visitor, link, here)
    named = {"game": "innovation", "lang": "en", "file": "echoes.ftl", "path": "x", "step": 2}
    named["whom"] = "somebody"
    named |= {"device": "none"}
    place = path.format(id=here.table, act=" ".join(more), **named)
    query = {"link": link} if link else {}
    if path == "/api/tables/{id}/replay/{step}":
        query["seat"] = "0"
    if path == "/plain/new":
        query["game"] = "innovation"
    if path.startswith("/plain") and method == "POST":
        return form_sent(place, more, visitor, link, here)
    body = body_of(path, link, here)
    if "/sit" in path or not body:
        query = query if method == "GET" or "play-on" in path else {}
    answer = visitor.http.request(
        method,
        f"{place}?{urlencode(query)}" if query else place,
        json=body,
        headers={"X-CSRF-Token": visitor.token},
    )
    return str(answer.status_code)


def body_of(path: str, link: str, here: Company) -> Any:
    last = path.rsplit("/", 1)[-1]
    if path.startswith("/api/tables/{id}/") and last in SAID:
        return here.said(last.replace("-", ""))
    return {
        "/api/me": {"name": "Eve"},
        "/api/me/back": {"name": "Eve", "passphrase": "12345678"},
        "/api/tables": {"game": "innovation", "chairs": [{"who": "me"}, {"who": "open"}]},
        "/api/tables/{id}/sit": {"seat": 0, "link": link},
        "/api/tables/{id}/replace": {"seat": 0, "level": "random"},
        "/api/tables/{id}/play-on": {"step": 2, "seat": 0, "level": "random"},
        "/api/me/notices": {"zone": "Europe/Prague"},
        "/api/me/notices/push": {
            "endpoint": "https://fcm.googleapis.com/x",
            "p256dh": "B" * 87,
            "auth": "a" * 22,
        },
        "/api/tables/{id}/nothing": {"table": True},
        "/api/tables/{id}/mute": {"seat": 0},
        "/api/tables/{id}/report": {"seat": 0, "text": "Ann shouts."},
        "/api/records": {},
    }.get(path)


def form_sent(place: str, more: list[str], visitor: Visitor, link: str, here: Company) -> str:
    form: dict[str, Any] = {"name": "Eve"}
    if place.endswith("/back"):
        form["passphrase"] = "12345678"
    if place.endswith("/tables"):
        form = {"game": "innovation", "seat0": "me", "seat1": "open"}
    if more:
        said = {name: value for name, value in here.said("answer").items() if name != "type"}
        fields = {
            "answer": said,
            "undo": {"id": fresh(), "version": said["version"]},
            "chat": {"id": fresh(), "text": "hello"},
            "resign": {"id": fresh()},
            "sit": {"seat": 0},
            "nothing": {"table": "true"},
            "mute": {"who": "seat:0"},
            "report": {"who": "seat:0", "text": "Ann shouts."},
            "replace": {"seat": 0, "level": "random"},
        }
        form = {**fields.get(more[0], {}), "link": link}
    answer = visitor.http.post(place, data={**form, "csrf": visitor.token})
    refused = "said=" in answer.headers.get("location", "")
    return f"{answer.status_code}{'!' if refused else ''}"


def heard(what: str, visitor: Visitor, link: str, here: Company) -> str:
    told = {"cookies": visitor.cookies, "link": link}
    with Window(here.server, here.table, resume=False, **told) as window:
        if visitor is here.people["stranger"]:
            return str(window.code())
        window.send({"type": "resume"})
        first = str(window.hear()["type"])
        if what.startswith("/"):
            return first
        said = here.said(what)
        window.send(said)
        while True:
            message = window.hear()
            if message.get("id") == said.get("id") and (
                message["type"] != "look" or what == "resume"
            ):
                return str(message["type"])
