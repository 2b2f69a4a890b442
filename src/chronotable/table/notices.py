"""Notices: telling people who are away that a table waits for them.

None of this delays an answer. Every few seconds the store is asked who has been
waited for long enough, wants to know, and has not been told since they last answered there.
That survives restarts, and several processes tell nobody twice.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from smtplib import SMTPException
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import structlog
from sqlalchemy import Connection, Row, delete, func, insert, or_, select, update

from chronotable.games import infos, load
from chronotable.table import lobby, store, wire
from chronotable.table.errors import Conflict, NotNow, TableError
from chronotable.table.people import Person
from chronotable.table.post import GONE, SERVICES, MailServer, Pusher, is_service, letter
from chronotable.text import Plain, Speaker, languages

if TYPE_CHECKING:
    from chronotable.table.service import TableService

How: TypeAlias = Literal["mail", "push"]

_DEVICES = 10  # browsers of one person that are pushed to
_APART = 600.0  # seconds between two mails to one person
_DAY = 24 * 60  # minutes

_log = structlog.get_logger("chronotable.notices")


@dataclass(frozen=True)
class NoticeSettings:
    """How people can be told, as the operator has set it up."""

    address: str = ""  # where the world finds this server
    mail: MailServer | None = None
    push: str = ""  # a contact for the push services; empty: no push
    services: tuple[str, ...] = SERVICES
    pause: float = 60.0  # seconds of waiting before anybody is told


class Wait(NamedTuple):
    """A table that waits for somebody."""

    person: str
    table: str
    game: str
    seat: int
    told: float | None = None  # when they were last told of it, before they answered there


class Notices:
    """Tells people, and keeps how they wish to be told."""

    def __init__(self, service: TableService, settings: NoticeSettings) -> None:
        self._service = service
        self.settings = settings
        self._pusher: Pusher | None = None
        self._key = ""

    async def get_ready(self) -> None:
        """Find the key for web push, or make one; it is kept with the house."""
        if self.settings.push:
            known = self._service.house.values.get("vapid", "")
            self._pusher = Pusher.with_key(self.settings.push, known)
            self._key = self._pusher.public
            if not known:
                await self._service.house.set("vapid", self._pusher.key)

    # Wishes.

    async def wishes(self, person: Person) -> wire.Notices:
        """How somebody is told, and how they could be."""
        row, devices = await self._service.store.read(lambda c: _wishes(c, person.id))
        can = (self.settings.mail is not None, self._pusher is not None)
        if row is None:
            return wire.Notices(*can, self._key, "", False, "off", False, None, None, 480, "UTC", 0)
        return wire.Notices(
            *can,
            self._key,
            row.email,
            row.confirmed is not None,
            row.mail,
            row.push,
            row.quiet_from,
            row.quiet_to,
            row.digest_at,
            row.zone,
            devices,
        )

    async def wish(self, person: Person, wanted: wire.NoticeWishes) -> wire.Notices:
        """Change how somebody is told; a new mail address must be confirmed first."""
        zone_of(wanted.zone)
        known, _ = await self._service.store.read(lambda c: _wishes(c, person.id))
        email = known.email if wanted.email is None and known is not None else wanted.email or ""
        if wanted.mail != "off":
            if self.settings.mail is None:
                raise NotNow("notice-error-no-mail")
            if not email:
                raise TableError("notice-error-email")
        if wanted.push and self._pusher is None:
            raise NotNow("notice-error-no-push")
        same = known is not None and known.email == email
        row = {
            "person": person.id,
            "email": email,
            "confirmed": known.confirmed if known is not None and same else None,
            "confirm": known.confirm if known is not None and same else secrets.token_urlsafe(24),
            "stop": known.stop if known is not None else secrets.token_urlsafe(24),
            "mail": wanted.mail,
            "push": wanted.push,
            "quiet_from": wanted.quiet_from,
            "quiet_to": wanted.quiet_to,
            "digest_at": wanted.digest_at,
            "zone": wanted.zone,
            "mailed": None if known is None else known.mailed,
        }

        def job(c: Connection) -> None:
            c.execute(delete(store.notices).where(store.notices.c.person == person.id))
            c.execute(insert(store.notices).values(row))
            if not wanted.push:
                c.execute(delete(store.pushes).where(store.pushes.c.person == person.id))

        await self._service.log.run(job)
        if email and not same:
            await self._ask_for_consent(person, email, str(row["confirm"]))
        return await self.wishes(person)

    async def _ask_for_consent(self, person: Person, email: str, confirm: str) -> None:
        mail, speaker = self.settings.mail, _speaker(person.lang)
        if mail is None:
            return
        link = f"{self.settings.address}/plain/notices/confirm?code={confirm}"
        text = speaker.tell("notice-confirm-text", name=Plain(person.name), link=Plain(link))
        made = letter(mail.sender, email, speaker.tell("notice-confirm-subject"), text)
        try:
            await asyncio.to_thread(mail.send, made)
        except (OSError, SMTPException) as error:
            _log.error("a mail could not be sent", why=str(error))
            raise NotNow("notice-error-unsent") from None

    async def add_device(self, person: Person, wanted: wire.PushAddress) -> None:
        """A browser in which somebody wants to be told."""
        if self._pusher is None:
            raise NotNow("notice-error-no-push")
        if not is_service(wanted.endpoint, self.settings.services):
            raise TableError("notice-error-endpoint")
        row = {
            "id": sha256(wanted.endpoint.encode()).hexdigest(),
            "person": person.id,
            "endpoint": wanted.endpoint,
            "p256dh": wanted.p256dh,
            "auth": wanted.auth,
            "made": self._service.now(),
        }
        push = store.pushes.c

        def job(c: Connection) -> None:
            c.execute(delete(store.pushes).where(push.id == row["id"]))
            mine = select(push.id).where(push.person == person.id).order_by(push.made.desc())
            old = c.execute(mine.offset(_DEVICES - 1)).scalars().all()
            c.execute(delete(store.pushes).where(push.id.in_(old)))
            c.execute(insert(store.pushes).values(row))

        await self._service.log.run(job)

    async def confirm(self, code: str) -> bool:
        """The owner of a mail address says yes; whether there was anything to say yes to."""
        notice, now = store.notices.c, self._service.now()
        said = update(store.notices).where(notice.confirm == code, notice.email != "")
        said = said.values(confirmed=now)
        return bool(await self._service.log.run(lambda c: c.execute(said).rowcount))

    async def stop(self, code: str) -> bool:
        """The owner of a mail address wants no more of it; it is forgotten."""
        said = update(store.notices).where(store.notices.c.stop == code)
        said = said.values(mail="off", email="", confirmed=None)
        return bool(await self._service.log.run(lambda c: c.execute(said).rowcount))

    # Telling.

    async def tell(self) -> int:
        """Tell everybody who should be told now; how many messages that were."""
        if self.settings.mail is None and self._pusher is None:
            return 0
        now = self._service.now()
        rows = await self._service.store.read(lambda c: _waiting(c, now - self.settings.pause))
        here = await self._service.here({row.id for row in rows})
        number = 0
        for row, waits in _by_person(rows, here):
            if is_quiet(row, now):
                continue
            if row.push and self._pusher is not None:
                number += await self._tell_by(row, waits, "push", now)
            if self.settings.mail is not None and _may_mail(row, now):
                number += await self._tell_by(row, waits, "mail", now)
        return number

    async def _tell_by(self, row: Row[Any], waits: list[Wait], how: How, now: float) -> int:
        """Tell somebody of all tables of which they have not been told, in one message."""
        untold = await self._service.store.read(lambda c: _untold(c, waits, how))
        if not untold:
            return 0
        try:
            await self._service.log.run(lambda c: _note(c, untold, how, now))
        except Conflict:
            return 0  # another process is telling them
        if await (self._push(row, untold) if how == "push" else self._mail(row, untold, now)):
            return 1
        await self._service.log.run(lambda c: _forget(c, untold, how))  # later, then
        return 0

    async def _push(self, row: Row[Any], waits: list[Wait]) -> bool:
        assert self._pusher is not None
        speaker = _speaker(row.lang)
        lines = await self._lines(waits, speaker)
        place = f"/t/{waits[0].table}" if len(waits) == 1 else "/"
        told = {
            "title": speaker.tell("notice-title", n=len(waits)),
            "body": "\n".join(lines),
            "url": place,
            "tag": waits[0].table if len(waits) == 1 else "tables",
            "lang": speaker.lang,
        }
        push = store.pushes.c
        query = select(store.pushes).where(push.person == row.person)
        reached = False
        for device in await self._service.store.read(lambda c: c.execute(query).all()):
            keys = {"p256dh": device.p256dh, "auth": device.auth}
            subscription = {"endpoint": device.endpoint, "keys": keys}
            status = await asyncio.to_thread(self._pusher.send, subscription, told)
            reached = reached or 200 <= status < 300
            if status in GONE:
                await self._forget_device(device.id)
        return reached

    async def _forget_device(self, device: str) -> None:
        gone = delete(store.pushes).where(store.pushes.c.id == device)
        await self._service.log.run(lambda c: c.execute(gone) and None)

    async def _mail(self, row: Row[Any], waits: list[Wait], now: float) -> bool:
        mail, speaker = self.settings.mail, _speaker(row.lang)
        assert mail is not None
        lines = await self._lines(waits, speaker)
        links = [f"{self.settings.address}/t/{wait.table}" for wait in waits]
        listed = "\n\n".join(f"{line}\n{link}" for line, link in zip(lines, links, strict=True))
        stop = f"{self.settings.address}/plain/notices/stop?code={row.stop}"
        why = speaker.tell("notice-why", link=Plain(stop))
        subject = speaker.tell("notice-title", n=len(waits))
        made = letter(mail.sender, row.email, subject, f"{listed}\n\n--\n{why}\n", stop)
        try:
            await asyncio.to_thread(mail.send, made)
        except (OSError, SMTPException) as error:
            _log.error("a mail could not be sent", why=str(error))
            return False
        mailed = update(store.notices).where(store.notices.c.person == row.person)
        mailed = mailed.values(mailed=now)
        await self._service.log.run(lambda c: c.execute(mailed) and None)
        return True

    async def _lines(self, waits: list[Wait], speaker: Speaker) -> list[str]:
        """What waits, a line each: the game, and with whom it is played."""
        ids = [wait.table for wait in waits]
        seats = await self._service.store.read(lambda c: lobby.seats_of(c, ids))
        people = self._service.people
        await people.meet(seat.person for each in seats.values() for seat in each)
        lines = []
        for wait in waits:
            title = _title(wait.game, speaker.lang)
            names = [
                people.name_of(seat.person) if seat.person else speaker.tell("seat-bot")
                for number, seat in enumerate(seats[wait.table])
                if number != wait.seat
            ]
            with_whom = Plain(", ".join(names))
            lines.append(speaker.tell("notice-line", game=Plain(title), names=with_whom))
        return lines


# Time.


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; TableError if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise TableError("notice-error-zone", given=name) from None


def local(row: Any, now: float) -> datetime:
    """What time it is where somebody lives."""
    try:
        return datetime.fromtimestamp(now, zone_of(row.zone))
    except TableError:
        return datetime.fromtimestamp(now, UTC)


def is_quiet(row: Any, now: float) -> bool:
    """Whether somebody does not want to be told anything now; nights may cross midnight."""
    if row.quiet_from is None or row.quiet_to is None:
        return False
    time = local(row, now)
    minute = time.hour * 60 + time.minute
    return bool((minute - row.quiet_from) % _DAY < (row.quiet_to - row.quiet_from) % _DAY)


def _may_mail(row: Any, now: float) -> bool:
    """Whether a mail may be sent now: seldom, or once a day from that time on."""
    if row.mail == "off" or row.confirmed is None or not row.email:
        return False
    if row.mail == "each":
        return row.mailed is None or now - row.mailed >= _APART
    time = local(row, now)
    start = time.replace(hour=row.digest_at // 60, minute=row.digest_at % 60, second=0)
    if time < start:
        start -= timedelta(days=1)
    return row.mailed is None or row.mailed < start.timestamp()


# What the store knows.


def _wishes(c: Connection, person: str) -> tuple[Row[Any] | None, int]:
    row = c.execute(select(store.notices).where(store.notices.c.person == person)).first()
    mine = select(func.count()).select_from(store.pushes).where(store.pushes.c.person == person)
    return row, c.execute(mine).scalar_one()


def _waiting(c: Connection, since: float) -> list[Row[Any]]:
    """Everybody who wants to be told of anything, at every table that stands since then."""
    notice, chair, table, person = store.notices.c, store.chairs.c, store.tables.c, store.people.c
    query = (
        select(store.notices, person.lang, table.id, table.game, table.asked, chair.seat)
        .join(store.people, person.id == notice.person)
        .join(store.chairs, chair.person == notice.person)
        .join(store.tables, table.id == chair.table_id)
        .where(or_(notice.mail != "off", notice.push.is_(True)))
        .where(table.status == "playing", table.moved <= since)
        .where(chair.level.is_(None), chair.resigned.is_(False))
        .order_by(notice.person, table.moved)
    )
    return [*c.execute(query)]


def _by_person(rows: list[Row[Any]], here: Any) -> list[tuple[Row[Any], list[Wait]]]:
    """The tables at which each of them is asked and not looking on."""
    found: dict[str, tuple[Row[Any], list[Wait]]] = {}
    for row in rows:
        if row.seat in json.loads(row.asked) and row.person not in here.get(row.id, ()):
            _, waits = found.setdefault(row.person, (row, []))
            waits.append(Wait(row.person, row.id, row.game, row.seat))
    return [*found.values()]


def _untold(c: Connection, waits: list[Wait], how: How) -> list[Wait]:
    """Those of which the person has not been told since they last answered there."""
    line, told = store.log.c, store.told.c
    untold = []
    for wait in waits:
        answered = select(func.max(line.at)).where(
            line.table_id == wait.table, line.seat == wait.seat, line.kind.in_(("answer", "undo"))
        )
        last = select(told.at).where(
            told.person == wait.person, told.table_id == wait.table, told.how == how
        )
        when, since = c.execute(last).scalar(), c.execute(answered).scalar()
        if when is None or (since is not None and when < since):
            untold.append(wait._replace(told=when))
    return untold


def _note(c: Connection, waits: list[Wait], how: How, now: float) -> None:
    """Write down what somebody is told of; Conflict if another process has just done so."""
    told = store.told.c
    for wait in waits:
        same = (told.person == wait.person, told.table_id == wait.table, told.how == how)
        c.execute(delete(store.told).where(*same, told.at == wait.told))
        row = {"person": wait.person, "table_id": wait.table, "how": how, "at": now}
        c.execute(insert(store.told).values(row))


def _forget(c: Connection, waits: list[Wait], how: How) -> None:
    told = store.told.c
    for wait in waits:
        same = (told.person == wait.person, told.table_id == wait.table, told.how == how)
        c.execute(delete(store.told).where(*same))


def _speaker(lang: str) -> Speaker:
    return Speaker(None, lang if lang in languages() else languages()[0])


def _title(game: str, lang: str) -> str:
    if game not in infos():
        return game
    return Speaker(load(game), lang).tell_or(f"{game}-title", infos()[game].title)
