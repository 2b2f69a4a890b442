"""The post: mails by any SMTP server, and web push by the services of the browsers' makers."""

from __future__ import annotations

import json
import os
import smtplib
import ssl
from collections.abc import Iterable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, NamedTuple, TypeAlias
from urllib.parse import unquote, urlsplit

from chronotable.extras import require
from chronotable.kernel.errors import BadOption

PASSWORD = "CHRONOTABLE_MAIL_PASSWORD"
_PATIENCE = 20.0  # seconds for somebody else's server
_DAY = 86_400

# Where browsers fetch what is pushed. Nobody may name another place for us to send to.
SERVICES = (
    "https://fcm.googleapis.com",
    "https://updates.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)

# A browser that is not there any more.
GONE = (404, 410)


class MailServer(NamedTuple):
    """An SMTP server: `smtps` speaks TLS from the start, `smtp` as soon as it is offered."""

    scheme: str
    host: str
    port: int
    user: str
    sender: str

    @classmethod
    def read(cls, url: str, sender: str) -> MailServer:
        """From an address like smtp://user@mail.example:587; the password is in the environment.

        >>> MailServer.read("smtps://mail.example", "a@b.example").port
        465
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadOption(f"{url!r} is no mail server: expected smtp://USER@HOST:PORT").saying(
                "mail-error-server", given=url
            )
        if "@" not in sender:
            raise BadOption(f"mails need a sender: {sender!r} is no address").saying(
                "mail-error-sender", given=sender
            )
        usual = 465 if parts.scheme == "smtps" else 587
        return cls(
            parts.scheme, parts.hostname, port or usual, unquote(parts.username or ""), sender
        )

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter over; OSError or SMTPException if that fails."""
        trust = ssl.create_default_context()
        if self.scheme == "smtps":
            opened: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=_PATIENCE, context=trust
            )
        else:
            opened = smtplib.SMTP(self.host, self.port, timeout=_PATIENCE)
        with opened as smtp:
            smtp.ehlo()
            if self.scheme == "smtp" and smtp.has_extn("starttls"):
                smtp.starttls(context=trust)
                smtp.ehlo()
            elif self.scheme == "smtp" and self.user:
                raise smtplib.SMTPNotSupportedError("a password is not sent without STARTTLS")
            if self.user:
                smtp.login(self.user, os.environ.get(PASSWORD, ""))
            smtp.send_message(letter)


def letter(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A mail in plain text; `stop` is an address that ends such mails with one click."""
    made = EmailMessage()
    made["From"] = sender
    made["To"] = to
    made["Subject"] = " ".join(subject.split())
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip("> ") or None)
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


Subscription: TypeAlias = dict[str, Any]


class Pusher(NamedTuple):
    """Web push, signed with a key of ours (VAPID), for the eyes of the browser alone."""

    key: str  # private, as PEM
    contact: str  # mailto: or https:, for the push service if we trouble it

    @classmethod
    def with_key(cls, contact: str, key: str = "") -> Pusher:
        """With this private key, or with a new one; ExtraMissing if the library is not there."""
        require("notices")
        from py_vapid import Vapid02

        if not contact.startswith(("mailto:", "https://")):
            raise BadOption(f"{contact!r} is no contact: expected mailto:... or https://").saying(
                "push-error-contact", given=contact
            )
        if not key:
            vapid = Vapid02()
            vapid.generate_keys()
            key = vapid.private_pem().decode()
        return cls(key, contact)

    @property
    def public(self) -> str:
        """The key that browsers ask for."""
        from base64 import urlsafe_b64encode

        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        point = Vapid02.from_pem(self.key.encode()).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, subscription: Subscription, told: dict[str, str]) -> int:
        """Push something; the status that the service answers with, 0 if it cannot be reached."""
        from py_vapid import Vapid02
        from pywebpush import WebPushException, webpush
        from requests import RequestException

        try:
            answer = webpush(
                subscription,
                json.dumps(told, ensure_ascii=False),
                vapid_private_key=Vapid02.from_pem(self.key.encode()),
                vapid_claims={"sub": self.contact},
                ttl=_DAY,
                timeout=_PATIENCE,
            )
        except WebPushException as error:
            return 0 if error.response is None else int(error.response.status_code)
        except (RequestException, ValueError):
            return 0
        return int(getattr(answer, "status_code", 0))


def is_service(endpoint: str, allowed: Iterable[str] = SERVICES) -> bool:
    """Whether this is where a browser's maker takes what is pushed.

    >>> is_service("https://fcm.googleapis.com/fcm/send/x"), is_service("https://10.0.0.1/x")
    (True, False)
    >>> is_service("https://web.push.apple.com/x"), is_service("https://evil.example/push.apple.com")
    (True, False)
    """
    try:
        parts = urlsplit(endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        host = parts.hostname or ""
    except ValueError:
        return False
    for each in allowed:
        scheme, _, rest = each.partition("://*")
        if each == origin or (
            rest and parts.scheme == scheme and parts.netloc == host and host.endswith(rest)
        ):
            return True
    return False
