"""How the moves of cards are told: the face to those who know it, its age to everybody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from chronotable.games.innovation.card import Card
from chronotable.games.innovation.zones import KINDS, kind_of, owner_of
from chronotable.kernel.event import EVERYONE, Event
from chronotable.kernel.message import Param

if TYPE_CHECKING:
    from chronotable.games.innovation.player import Player

ALL: Final = 0b11111  # four seats, and whoever looks on without one


def tell_card(me: Player, key: str, card: Card, audience: int = EVERYONE, *, reveals: bool) -> None:
    """Tell what a player did with a card."""
    log = me.table.log
    if log is not None:
        if audience == ALL:
            audience = EVERYONE
        params = {"who": me.key, "card": card.key}
        veiled = {"card": f"age:{card.age}"}
        log.append(Event(key, params, audience=audience, veiled=veiled, reveals=reveals))


def tell_transfer(me: Player, card: Card, zone: int, to: Player, into: int) -> None:
    params = {
        "who": me.key,
        "card": card.key,
        "from": KINDS[kind_of(zone)],
        "owner": f"seat:{owner_of(zone)}",
        "to": to.key,
        "into": KINDS[into],
    }
    _tell_known(me, "innovation-transferred", card, params, reveals=True)


def tell_returned(me: Player, card: Card, zone: int) -> None:
    params = {
        "who": me.key,
        "card": card.key,
        "from": KINDS[kind_of(zone)],
        "owner": f"seat:{owner_of(zone)}",
    }
    _tell_known(me, "innovation-returned", card, params, reveals=False)


def _tell_known(
    me: Player, key: str, card: Card, params: Mapping[str, Param], *, reveals: bool
) -> None:
    log = me.table.log
    assert log is not None
    known = me.state.known[card.number]
    audience = EVERYONE if known == ALL else known
    veiled = {"card": f"age:{card.age}"}
    log.append(Event(key, params, audience=audience, veiled=veiled, reveals=reveals))


def tell_exchange(
    me: Player, mine: list[Card], place: int, other: Player, theirs: list[Card], there: int
) -> None:
    """Tell of groups that changed places; onlookers learn how many and of which ages."""
    log = me.table.log
    assert log is not None
    params: dict[str, Param] = {
        "who": me.key,
        "cards": [c.key for c in mine],
        "from": KINDS[place],
        "other": other.key,
        "theirs": [c.key for c in theirs],
        "there": KINDS[there],
        "given": len(mine),
        "taken": len(theirs),
    }
    veiled: dict[str, Param] = {
        "cards": sorted(f"age:{c.age}" for c in mine),
        "theirs": sorted(f"age:{c.age}" for c in theirs),
    }
    log.append(
        Event(
            "innovation-exchanged",
            params,
            audience=me.bit | other.bit,
            veiled=veiled,
            reveals=other is not me,
        )
    )
