"""Playing a match: whoever is asked is shown what they may see, and answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.result import Result


class Chooser(Protocol):
    """Somebody who can answer: shown a view and a decision, it returns the key of an option."""

    def choose(self, view: Json | None, decision: Decision[Any], /) -> str: ...


def sees(player: object) -> bool:
    """Whether a player reads the view. One with `sees = False` is given None instead, so that no
    view has to be made; a player without `sees` gets views.
    """
    return bool(getattr(player, "sees", True))


def play_until(
    match: Match, players: Sequence[Chooser], reached: Callable[[Match], bool]
) -> Result | None:
    """Let the players, one for each seat, answer until this is reached or the game is over."""
    seeing = [sees(player) for player in players]
    while (result := match.result) is None and not reached(match):
        decision = match.pending[0]
        seat = decision.seat
        view = match.view(seat) if seeing[seat] else None
        match.answer(seat, players[seat].choose(view, decision))
    return result


def play_out(match: Match, players: Sequence[Chooser]) -> Result:
    """Let the players, one for each seat, answer until the game is over."""
    result = play_until(match, players, _never)
    assert result is not None
    return result


def _never(match: Match) -> bool:
    return False
