"""`chronotable admin`: look after a server, whether it runs or not.

Every change is an order, written into the database. The server that runs there carries it out
within a second or two; if none runs, the next one that starts does.
"""

from __future__ import annotations

import argparse
import getpass
import json
import sys
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from chronotable.cli.parser import Command, language
from chronotable.cli.place import database_of, place_arguments
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.text import Plain, Speaker

if TYPE_CHECKING:
    from chronotable.table.store import Store

LISTS = ("status", "people", "tables", "reports", "sanctions", "log")
_PATIENCE = 5.0  # seconds until a server should have taken an order


def arguments(parser: Command) -> None:
    from chronotable.table.orders import KINDS

    known = [*LISTS, *KINDS, "passphrase"]
    word = parser.speaker.tell("cli-word-what")
    parser.add_argument(
        "what", metavar=word, choices=known, help=parser.speaker.tell("cli-admin-what")
    )
    parser.takes("subject", "subject", "cli-admin-subject", nargs="?", default="")
    place_arguments(parser)
    parser.takes("--for", "time", "cli-admin-for", dest="lasts")
    parser.takes("--reason", "text", "cli-admin-reason", default="")
    parser.takes("--table", "table", "cli-admin-table")
    parser.may("--network", "cli-admin-network")
    parser.may("--off", "cli-admin-off")
    parser.may("--json", "cli-json")


def run(args: argparse.Namespace) -> int:
    from chronotable.table.store import Store

    speaker = Speaker(None, language(args))
    _, database = database_of(args)
    store = Store(database)
    try:
        store.migrate()
        if args.what in LISTS:
            return _list(args, speaker, store)
        if args.what == "passphrase":
            return _passphrase(args, speaker, store)
        return _order(args, speaker, store)
    finally:
        store.close()


# Looking.


def _list(args: argparse.Namespace, speaker: Speaker, store: Store) -> int:
    from chronotable.table import survey

    with store.engine.begin() as c:
        found: Any
        if args.what == "status":
            found = _status(c)
        elif args.what == "people":
            found = [each._asdict() for each in survey.guests(c, args.subject)]
        elif args.what == "tables":
            found = [each._asdict() for each in survey.listings(c, args.subject)]
        elif args.what == "reports":
            found = survey.reports(c)
        elif args.what == "sanctions":
            found = survey.sanctions(c)
        else:
            found = survey.orders(c)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    elif isinstance(found, dict):
        for name, value in found.items():
            print(f"{name:20} {_cell(name, value, speaker)}")
    else:
        for row in found:
            cells = [_cell(name, value, speaker) for name, value in row.items()]
            print("  ".join(cell for cell in cells if cell))
    return 0


def _status(c: Any) -> dict[str, Any]:
    from sqlalchemy import select

    from chronotable.table import store, survey

    house = {row.name: json.loads(row.value) for row in c.execute(select(store.house))}
    told: dict[str, Any] = dict(survey.counts(c, time.time()))
    told["read-only"] = house.get("read-only", "no")
    told["last-backup-at"] = house.get("backup")
    told["admin-page"] = "on" if "passphrase" in house else "off"
    return told


def _cell(name: str, value: Any, speaker: Speaker) -> str:
    """A value on one line, for people."""
    if name in ("at", "made", "moved", "seen", "until", "done", "handled", "last-backup-at"):
        return "-" if value is None else f"{datetime.fromtimestamp(value, UTC):%Y-%m-%d %H:%M}"
    if name == "outcome":
        return "" if value is None else speaker.say(Message(value[0], value[1]))
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return name if value else ""
    return "" if value is None else " ".join(str(value).split())


# Ordering.


def _order(args: argparse.Namespace, speaker: Speaker, store: Store) -> int:
    from chronotable.table import orders

    now = time.time()
    with store.engine.begin() as c:
        subject, table = _subject(args, c)
    until = None if args.lasts is None else now + orders.seconds(args.lasts)
    reason = " ".join(args.reason.split())
    if args.what in ("ban", "mute", "close", "read-only") and not reason:
        raise BadOption(f"{args.what} needs a --reason: people are told").saying(
            "admin-error-reason", what=args.what
        )
    order = orders.fresh(
        "command", args.what, now, subject=subject, table_id=table, until=until, reason=reason
    )
    with store.engine.connect().execution_options(immediate=True) as c, c.begin():
        orders.write(c, order)
    waited = time.monotonic() + _PATIENCE
    while time.monotonic() < waited:
        time.sleep(0.2)
        with store.engine.begin() as c:
            found = orders.read(c, order.id)
        if found is not None and found.said is not None:
            print(speaker.say(found.said))
            return 0 if found.said.key.startswith("order-") else 1
    print(speaker.tell("admin-waits"))
    return 0


def _subject(args: argparse.Namespace, c: Any) -> tuple[str, str | None]:
    """Whom or what an order is about, by its whole id; and the table, if one is named."""
    from chronotable.table import survey
    from chronotable.table.house import network_named
    from chronotable.table.orders import KINDS

    kind = KINDS[args.what]
    if kind and not args.subject:
        raise BadOption(f"{args.what} needs a {kind}").saying("admin-error-subject", what=args.what)
    table = None if args.table is None else survey.find_table(c, args.table)
    if args.network and args.what in ("ban", "unban"):
        return network_named(args.subject), None
    if kind == "person":
        return survey.find(c, args.subject).id, table
    if kind == "table":
        return survey.find_table(c, args.subject), None
    if kind == "report":
        known = [row["id"] for row in survey.reports(c) if row["id"].startswith(args.subject)]
        if len(known) != 1:
            raise BadOption(f"no such report: {args.subject!r}").saying(
                "admin-error-report", given=args.subject
            )
        return known[0], None
    return "", None


def _passphrase(args: argparse.Namespace, speaker: Speaker, store: Store) -> int:
    """Set the passphrase of the operator's page, or turn the page off."""
    import secrets

    from argon2 import PasswordHasher

    from chronotable.table.house import STAMP, put

    hashed = None
    if not args.off:
        ask = speaker.tell("admin-passphrase-ask")
        given = getpass.getpass(f"{ask} ") if sys.stdin.isatty() else sys.stdin.readline()
        given = given.strip()
        if len(given) < 12:
            raise BadOption("a passphrase of the house has 12 characters or more").saying(
                "admin-error-short"
            )
        hashed = PasswordHasher().hash(given)
    now = time.time()
    with store.engine.connect().execution_options(immediate=True) as c, c.begin():
        put(c, "passphrase", hashed, now)
        put(c, "admin-sessions", None, now)
        put(c, STAMP, secrets.token_hex(8), now)
    place = Plain("/admin")
    print(speaker.tell("admin-page-off" if args.off else "admin-page-on", place=place))
    return 0
