"""Turn notices: by a real mail server and a push service of the test's own."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email.message import EmailMessage
from smtplib import SMTPNotSupportedError
from typing import Any

import pytest

from chronotable.kernel.errors import BadOption
from chronotable.table.errors import NotNow, TableError
from chronotable.table.notices import NoticeSettings, is_quiet
from chronotable.table.post import SERVICES, MailServer, Pusher
from chronotable.table.service import Person, TableService, Viewer
from chronotable.table.wire import NoticeWishes, PushAddress
from tests.table.company import Time, answer, meet, say, seated, service_on
from tests.table.mailbox import Browser, Mailbox, mailbox

HERE = "https://games.example"
KEYS = {"p256dh": "B" * 87, "auth": "a" * 22}
MORNING = datetime(2026, 3, 2, 9, 0, tzinfo=UTC).timestamp()


@asynccontextmanager
async def house(url: str, server: str, time: Time, *services: str) -> AsyncIterator[TableService]:
    """A service that sends mails and pushes, soon after somebody is waited for."""
    time.at = MORNING
    settings = NoticeSettings(
        HERE,
        MailServer.read(server, "chronotable@games.example"),
        "mailto:host@games.example",
        (*SERVICES, *services),
    )
    async with service_on(url, now=time, notices=settings) as service:
        yield service


async def confirmed(service: TableService, person: Person, box: Mailbox, **wishes: Any) -> None:
    """Somebody who wants mails, and has said so by mail."""
    wanted = NoticeWishes(email=f"{person.name.lower()}@home.example", **wishes)
    told = await service.notices.wish(person, wanted)
    assert not told.confirmed
    text = box.mails.pop().get_content()
    assert await service.notices.confirm(text.split("code=")[1].split()[0])
    assert (await service.notices.wishes(person)).confirmed


async def asked_one(viewers: list[Viewer]) -> tuple[Viewer, Viewer]:
    """Who is asked, and who is not."""
    first, second = viewers
    return (first, second) if (await first.snapshot()).question else (second, first)


async def test_whoever_is_away_is_told_once_by_mail_until_they_have_answered(url: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(url, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            for person in people:
                await confirmed(service, person, box, mail="each")
            viewers = await seated(service, "quarry", *people)
            asked, other = await asked_one(viewers)
            assert await service.notices.tell() == 0, "nobody has been waited for yet"
            time.pass_by(minutes=2)
            assert await service.notices.tell() == 1
            [mail] = box.mails
            assert asked.person is not None
            assert other.person is not None
            assert mail["To"] == f"{asked.person.name.lower()}@home.example"
            assert mail["Subject"] == "It is your turn"
            text = mail.get_content()
            assert f"{HERE}/t/{asked.table_id}" in text
            assert f"with {other.person.name}" in text
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

            time.pass_by(minutes=30)
            await say(other, "hello?")
            time.pass_by(minutes=30)
            assert await service.notices.tell() == 0, "once, whatever anybody says meanwhile"
            while not (await other.snapshot()).question:
                await answer(asked)
            time.pass_by(minutes=2)
            assert await service.notices.tell() == 1
            assert box.mails[-1]["To"] == f"{other.person.name.lower()}@home.example"
        async with house(url, server, time) as service:
            time.at = MORNING + 2 * 3600
            assert await service.notices.tell() == 0, "also after a restart"


async def test_whoever_looks_on_is_not_told(sqlite: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(sqlite, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            for person in people:
                await confirmed(service, person, box, mail="each")
            asked, _ = await asked_one(await seated(service, "quarry", *people))
            time.pass_by(minutes=5)
            async with asked.subscribe():
                assert await service.notices.tell() == 0
            assert await service.notices.tell() == 1


async def test_nights_are_quiet_and_mornings_bring_one_digest(url: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(url, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            night = {"quiet_from": 22 * 60, "quiet_to": 7 * 60, "zone": "Europe/Prague"}
            for person in people:
                await confirmed(service, person, box, mail="each", **night)
            time.at = MORNING + 13 * 3600  # 23:00 in Prague
            tables = [await seated(service, "quarry", *people) for _ in range(3)]
            waits = [(await asked_one(each))[0].person for each in tables]
            time.pass_by(minutes=5)
            assert await service.notices.tell() == 0
            time.pass_by(minutes=8 * 60)
            assert await service.notices.tell() == len({person for person in waits if person})
            together = sum(mail.get_content().count("/t/") for mail in box.mails)
            assert together == 3


async def test_a_digest_comes_once_a_day(sqlite: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(sqlite, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            for person in people:
                await confirmed(service, person, box, mail="digest", digest_at=12 * 60)
            waits = [(await asked_one(await seated(service, "quarry", *people)))[0]]
            time.pass_by(minutes=60)
            first = await service.notices.tell()
            waits.append((await asked_one(await seated(service, "quarry", *people)))[0])
            time.pass_by(minutes=60)
            assert await service.notices.tell() == 0, "there was one for today's morning"
            time.at = MORNING + 4 * 3600
            assert first + await service.notices.tell() == 2
            assert len(box.mails) == 2
            assert waits[0].person is not None


async def test_a_mail_that_cannot_be_sent_is_sent_later(sqlite: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(sqlite, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            for person in people:
                await confirmed(service, person, box, mail="each")
            await seated(service, "quarry", *people)
            time.pass_by(minutes=5)
            box.closed = True
            assert await service.notices.tell() == 0
            with pytest.raises(NotNow, match="could not be sent"):
                await service.notices.wish(people[0], NoticeWishes(email="new@home.example"))
            box.closed = False
            assert await service.notices.tell() <= 1


async def test_nobody_gets_mail_who_has_not_said_yes_or_has_said_no(sqlite: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(sqlite, server, time) as service:
            people = await meet(service, "Ann", "Bob")
            for person in people:
                wanted = NoticeWishes(mail="each", email="victim@home.example")
                await service.notices.wish(person, wanted)
            asks = len(box.mails)
            await seated(service, "quarry", *people)
            time.pass_by(minutes=5)
            assert await service.notices.tell() == 0
            assert len(box.mails) == asks == 2
            assert not await service.notices.confirm("nonsense")
            for mail in [*box.mails]:
                await service.notices.confirm(mail.get_content().split("code=")[1].split()[0])
            assert await service.notices.tell() == 1
            stop = box.mails[-1]["List-Unsubscribe"].strip("<>").split("code=")[1]
            assert await service.notices.stop(stop)
            emails = {(await service.notices.wishes(each)).email for each in people}
            assert emails == {"victim@home.example", ""}


async def test_what_is_pushed_can_be_read_by_the_browser_alone(url: str) -> None:
    time = Time()
    with mailbox() as (box, server), Browser() as browser:
        async with house(url, server, time, browser.origin) as service:
            people = await meet(service, "Ann", "Bob")
            viewers = await seated(service, "innovation", *people)
            asked, other = await asked_one(viewers)
            assert asked.person is not None
            assert other.person is not None
            told = await service.notices.wish(asked.person, NoticeWishes(push=True))
            assert told.can_push
            await service.notices.add_device(asked.person, PushAddress(**browser.address))
            time.pass_by(minutes=2)
            assert await service.notices.tell() == 1
            [read] = browser.read
            assert read["title"] == "It is your turn"
            assert read["body"] == f"Innovation, with {other.person.name}"
            assert read["url"] == f"/t/{asked.table_id}"
            assert b"Innovation" not in browser.raw[0]
            [claims] = browser.claims
            assert (claims["sub"], claims["aud"]) == ("mailto:host@games.example", browser.origin)
            assert claims["key"] == told.key
            assert box.mails == []
            assert await service.notices.tell() == 0
        async with house(url, server, time, browser.origin) as service:
            assert (await service.notices.wishes(people[0])).key == told.key, "the key stays"


async def test_a_browser_that_is_gone_is_forgotten(sqlite: str) -> None:
    time = Time()
    with mailbox() as (_, server), Browser() as browser:
        async with house(sqlite, server, time, browser.origin) as service:
            people = await meet(service, "Ann", "Bob")
            asked, _ = await asked_one(await seated(service, "quarry", *people))
            assert asked.person is not None
            await service.notices.wish(asked.person, NoticeWishes(push=True))
            await service.notices.add_device(asked.person, PushAddress(**browser.address))
            browser.status = 410
            time.pass_by(minutes=2)
            assert await service.notices.tell() == 0
            assert (await service.notices.wishes(asked.person)).devices == 0


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "https://169.254.169.254/latest/meta-data",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:444/x",
        "https://evil@fcm.googleapis.com/x",
        "https://evilpush.apple.com/x",
        "https://[::1/x",
        "file:///etc/passwd",
    ],
)
async def test_nothing_is_sent_where_anybody_likes(sqlite: str, endpoint: str) -> None:
    time = Time()
    with mailbox() as (_, server):
        async with house(sqlite, server, time) as service:
            [ann] = await meet(service, "Ann")
            address = {**KEYS, "endpoint": endpoint}
            with pytest.raises(TableError, match="not one of the browsers"):
                await service.notices.add_device(ann, PushAddress(**address))


async def test_a_server_without_mail_or_push_says_so(sqlite: str) -> None:
    async with service_on(sqlite) as service:
        [ann] = await meet(service, "Ann")
        told = await service.notices.wishes(ann)
        assert (told.can_mail, told.can_push, told.key) == (False, False, "")
        with pytest.raises(NotNow, match="sends no mail"):
            await service.notices.wish(ann, NoticeWishes(mail="each", email="a@b.example"))
        with pytest.raises(NotNow, match="does not push"):
            await service.notices.wish(ann, NoticeWishes(push=True))
        with pytest.raises(TableError, match="no time zone"):
            await service.notices.wish(ann, NoticeWishes(zone="Mars/Olympus"))
        assert await service.notices.tell() == 0


async def test_whoever_is_forgotten_gets_no_more_notices(sqlite: str) -> None:
    time = Time()
    with mailbox() as (box, server):
        async with house(sqlite, server, time) as service:
            [ann] = await meet(service, "Ann")
            await confirmed(service, ann, box, mail="each")
            await service.forget(ann)
            assert (await service.notices.wishes(ann)).email == ""


def test_a_night_may_cross_midnight() -> None:
    class Row:
        quiet_from, quiet_to, zone = 22 * 60, 7 * 60, "UTC"

    quiet = [hour for hour in range(24) if is_quiet(Row(), MORNING + (hour - 9) * 3600)]
    assert quiet == [0, 1, 2, 3, 4, 5, 6, 22, 23]
    Row.quiet_from = Row.quiet_to = 60
    assert not is_quiet(Row(), MORNING)


@pytest.mark.parametrize("given", ["mail.example", "http://mail.example", "smtp://", "smtp://h:x"])
def test_a_mail_server_that_makes_no_sense_is_refused(given: str) -> None:
    with pytest.raises(BadOption, match="no mail server"):
        MailServer.read(given, "a@b.example")
    with pytest.raises(BadOption, match="sender"):
        MailServer.read("smtp://mail.example", "nobody")
    with pytest.raises(BadOption, match="contact"):
        Pusher.with_key("me")


def test_a_password_is_not_sent_in_clear() -> None:
    os.environ.pop("CHRONOTABLE_MAIL_PASSWORD", None)
    with mailbox() as (_, server):
        host, port = server.removeprefix("smtp://").split(":")
        post = MailServer("smtp", host, int(port), "ann", "a@b.example")
        with pytest.raises(SMTPNotSupportedError):
            post.send(EmailMessage())
