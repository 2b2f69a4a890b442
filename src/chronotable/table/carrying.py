"""Carrying over: how a game under way goes on when the server has other rules than it began by.

Three ways are tried, and the best is taken. If every answer fits the new rules, and the position
they lead to is the one that was kept, nothing has changed for this game and it goes on. Otherwise
the position that was kept is laid on the table under the new rules, and the answers since are
given again as far as they fit. If none was kept, the answers are given from the first one on, as
far as they fit. All but the first way change something, so everybody at the table is asked.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any, NamedTuple

import structlog

from chronotable.games import load
from chronotable.kernel.errors import BadRecord, ReplayDiverged
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json, to_text
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.record import Answered, Record
from chronotable.table.errors import RULES_BROKE
from chronotable.table.standing import CONSENT, Standing

SLICE = 0.003  # seconds for which a game is read before others get their turn

_log = structlog.get_logger("chronotable.table")


class KeptPosition(NamedTuple):
    """A game at a boundary, as it was kept."""

    rules: str
    answers: int  # given until then, in the present chapter
    digest: str  # of those answers
    state: Json

    def fits(self, moves: Sequence[Answered]) -> bool:
        """Whether these answers led there: some may have been taken back since."""
        return self.answers <= len(moves) and self.digest == digest_of(moves[: self.answers])


def digest_of(moves: Sequence[Answered]) -> str:
    """Sixteen hexadecimal digits over who answered what to which question."""
    return blake2b(to_text([*map(list, moves)]).encode(), digest_size=8).hexdigest()


class Continuation(NamedTuple):
    """How a game can go on under the rules of this server."""

    match: Match
    start: Json | None  # the position that it goes on from; None: from where it began
    since: int  # the answers that led there, which are told in the chapter before
    kept: int  # answers since then that stand
    lost: int  # answers that do not fit, and have to be given again
    exact: bool  # nothing has changed for this game

    @property
    def rules(self) -> str:
        return self.match.game.version

    def explained(self, made: str) -> Message:
        """Why the table waits, for everybody at it."""
        info = self.match.game.info
        params = {
            "game": f"word:{info.title}",
            "made": f"word:{made}",
            "ours": f"word:{self.rules}",
        }
        return Message(CONSENT, {**params, "lost": self.lost})


async def follow(match: Match, moves: Sequence[Answered]) -> int:
    """Give these answers to a match; how many of them fit, until the first that does not."""
    since = perf_counter()
    for number, move in enumerate(moves):
        try:
            match.follow(number, move)
        except (ReplayDiverged, *RULES_BROKE):
            return number
        if perf_counter() - since > SLICE:
            await asyncio.sleep(0)  # others have waited long enough
            since = perf_counter()
    return len(moves)


async def offer(
    standing: Standing, record: Record, kept: KeptPosition | None
) -> Continuation | None:
    """The best way to go on; None if there is none at all. The game itself is known."""
    game = load(record.game)
    if kept is not None and not kept.fits(record.answers):
        kept = None
    whole = await _from_the_beginning(game, record, kept)
    if whole is not None and whole.exact:
        return whole
    if kept is not None and (laid := await _from_the_position(game, record, kept)) is not None:
        return laid
    if whole is None:
        table, rules = standing.settings.id, record.version
        _log.error("a game cannot be carried over", table=table, rules=rules)
    return whole


async def _from_the_beginning(
    game: Game[Any], record: Record, kept: KeptPosition | None
) -> Continuation | None:
    try:
        match = _begun(game, record)
        match.remember()
    except (BadRecord, *RULES_BROKE):
        return None
    moves, same, fits = record.answers, kept is None, 0
    if kept is not None:
        fits = await follow(match, moves[: kept.answers])
        same = fits == kept.answers and _stands_at(match, kept)
    if fits == (0 if kept is None else kept.answers):
        fits += await follow(match, moves[fits:])
    return Continuation(match, None, 0, fits, len(moves) - fits, same and fits == len(moves))


def _begun(game: Game[Any], record: Record) -> Match:
    """The match of a record before its first answer, under the rules that there are."""
    start = record.start
    if start is not None:
        start = game.older(start, record.version)
    data = {**record.before_the_first_answer().write(), "version": game.version}
    if start is not None:
        data["start"] = start
    return Match.replay(game, data)


def _stands_at(match: Match, kept: KeptPosition) -> bool:
    """Whether the match has come to the very position that was kept."""
    boundary = match.last_boundary
    if boundary.answers != kept.answers:
        return False
    try:
        laid = _laid(match.game, kept, match.seats, match.options)
    except RULES_BROKE:
        return False
    return to_text(laid.last_boundary.paper()) == to_text(boundary.paper())


def _laid(game: Game[Any], kept: KeptPosition, seats: int, options: Mapping[str, str]) -> Match:
    """The match that goes on from a position."""
    match = Match.carried(game, kept.state, kept.rules, seats, options)
    match.remember()
    return match


async def _from_the_position(
    game: Game[Any], record: Record, kept: KeptPosition
) -> Continuation | None:
    try:
        match = _laid(game, kept, record.seats, record.options)
    except RULES_BROKE:
        return None
    start = json.loads(to_text(match.record()["start"]))
    since = record.answers[kept.answers :]
    fits = await follow(match, since)
    return Continuation(match, start, kept.answers, fits, len(since) - fits, exact=False)
