"""The table in play: the state, a handle for each seat, and the watch over achievements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from chronotable.games.innovation.goals import NEEDED, earned
from chronotable.games.innovation.player import Player
from chronotable.games.innovation.specials import SPECIALS, UNCLAIMED
from chronotable.games.innovation.state import State
from chronotable.kernel import tabletop
from chronotable.kernel.effect import end
from chronotable.kernel.event import Glance, Log
from chronotable.kernel.result import Result

if TYPE_CHECKING:
    from chronotable.games.innovation.dogma import Dogma


class Tabletop(tabletop.Tabletop[State, Player]):
    """Everything a rule may touch. `changes` counts what sharing players change."""

    __slots__ = ("changes", "dogma", "moves", "touched")

    def __init__(self, state: State, log: Log | None) -> None:
        super().__init__(state, log, Player)
        self.changes = 0  # anything at all that was done
        self.moves = 0  # cards transferred or returned, for effects that look back
        self.touched = 0  # bit mask of seats whose board awaits a look at achievements
        self.dogma: Dogma | None = None  # the card that is being carried out

    @property
    def active(self) -> Player:
        return self.players[self.state.turn]

    def turn_to(self, player: Player) -> None:
        """This player carries an effect out: from now on it matters what they hold."""
        if self.log is not None:
            self.log.append(Glance(player.seat))

    # Special achievements.

    def settle(self) -> None:
        """Give special achievements to those whose board has just earned one."""
        touched = self.touched
        if not touched:
            return
        self.touched = 0
        state = self.state
        if UNCLAIMED not in state.specials:
            return
        seat = state.turn
        while touched:
            if touched >> seat & 1:
                touched ^= 1 << seat
                splays = state.splays[5 * seat : 5 * seat + 5]
                for special in earned(state.icons[seat], self.players[seat].piles, splays):
                    self.claim(special, seat)
            seat = seat + 1 if seat + 1 < state.seats else 0

    def claim(self, special: int, seat: int) -> None:
        """Hand over a special achievement that nobody has yet; the sixth may win the game."""
        if self.state.specials[special] != UNCLAIMED:
            return
        self.state.specials[special] = seat
        self.changes += 1
        self.tell("innovation-claimed", who=f"seat:{seat}", special=f"special:{SPECIALS[special]}")
        self.check_achievements(seat)

    def check_achievements(self, seat: int) -> None:
        """End the game if this seat has enough achievements now."""
        if self.players[seat].achievements >= NEEDED[self.state.seats]:
            self.finish((seat,), "achievements")

    # The end.

    def end_by_score(self) -> NoReturn:
        """Somebody had to draw above 10: most points, then most achievements, then shared."""
        standing = [(player.points, player.achievements) for player in self.players]
        best = max(standing)
        self.finish(tuple(seat for seat, it in enumerate(standing) if it == best), "score")

    def finish(self, winners: tuple[int, ...], reason: str) -> NoReturn:
        self.tell("innovation-ended", reason=reason, winners=[f"seat:{seat}" for seat in winners])
        end(Result(winners, tuple(self.state.points), reason))
