"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Result(NamedTuple):
    """Who won, with which scores, and by which of the game's endings.

    >>> Result(winners=(1,), scores=(12, 30), reason="achievements").winners
    (1,)
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str

    def to_json(self) -> dict[str, object]:
        return {"winners": [*self.winners], "scores": [*self.scores], "reason": self.reason}
