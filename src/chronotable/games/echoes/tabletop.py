"""The table in play: the state, a handle for each seat, the piles, and the watch over the end."""

from __future__ import annotations

from typing import NoReturn

from chronotable.games.echoes.counting import fortified_by, party_size, score
from chronotable.games.echoes.player import Player
from chronotable.games.echoes.state import ENDINGS, PARTY_END, PARTY_FULL, SOURCE_SIZE, State
from chronotable.games.echoes.zones import DECK, DISCARD
from chronotable.kernel import tabletop
from chronotable.kernel.effect import end
from chronotable.kernel.event import Log
from chronotable.kernel.result import Result


class Tabletop(tabletop.Tabletop[State, Player]):
    """Everything a rule may touch."""

    __slots__ = ()

    def __init__(self, state: State, log: Log | None) -> None:
        super().__init__(state, log, Player)

    @property
    def active(self) -> Player:
        return self.players[self.state.turn]

    @property
    def first_seat(self) -> int:
        """The start player."""
        return self.state.first

    def shuffle(self) -> bool:
        """Make the discard pile the new deck; False if there is nothing to shuffle.

        The order was dealt ahead, as `mix`; what is dealt now is the order of the next time.
        """
        state = self.state
        deck, discarded = state.zones[DECK], state.zones[DISCARD]
        if not discarded:
            return False
        seen = 0
        order = []
        for card in discarded:
            place = card.second if seen & card.bit else card.number
            seen |= card.bit
            order.append((state.mix[place], card))
        order.sort(key=_rank)
        deck += [card for _, card in order]
        discarded.clear()
        state.deck_number += 1
        state.chance.shuffle(state.mix)
        self.tell("echoes-shuffled", count=len(deck))
        return True

    def look_at_party(self, seat: int) -> None:
        """Note the end of the game if this seat has twelve cards now."""
        state = self.state
        at_most = len(self.players[seat].party) + SOURCE_SIZE * len(state.sources)
        if at_most < PARTY_END or state.ending & PARTY_FULL:
            return
        if party_size(state, seat) >= PARTY_END:
            self.met(PARTY_FULL, seat)

    def met(self, ending: int, seat: int) -> None:
        """Note that an end condition was met; it stays met, whatever happens later."""
        state = self.state
        if not state.ending & ending:
            state.ending |= ending
            self.tell("echoes-last-round", who=f"seat:{seat}", reason=ENDINGS[ending])

    def finish(self) -> NoReturn:
        """Count everything: most points, then most fortified sources, then a shared victory."""
        state = self.state
        scores = [score(state, seat) for seat in range(state.seats)]
        for seat, one in enumerate(scores):
            self.tell(
                "echoes-scored",
                who=f"seat:{seat}",
                total=one.total,
                tokens=one.tokens,
                sources=one.sources,
                cards=one.cards,
            )
        standing = [(scores[s].total, fortified_by(state, s)) for s in range(state.seats)]
        best = max(standing)
        winners = tuple(s for s in range(state.seats) if standing[s] == best)
        reason = "-and-".join(word for bit, word in ENDINGS.items() if state.ending & bit)
        self.tell("echoes-ended", reason=reason, winners=[f"seat:{s}" for s in winners])
        end(Result(winners, tuple(one.total for one in scores), reason))


def _rank(ranked: tuple[int, object]) -> int:
    return ranked[0]
