"""What a leader is: a free action, a moment in the clean-up, or a rule that bends for one seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from chronotable.games.anachrony.choices import Trade
from chronotable.games.anachrony.pieces import Path
from chronotable.games.anachrony.tile import Guard, Rule

if TYPE_CHECKING:
    from chronotable.games.anachrony.player import Player


class Leader:
    """A leader card. Rules ask the leader of a player (`me.leader`) whether they bend."""

    __slots__ = (
        "clean_up",
        "free_action",
        "guard",
        "id",
        "keeps_ruined_hexes",
        "key",
        "path",
        "sends_empty_exosuits",
        "sets_second_die",
        "trades",
    )

    def __init__(
        self,
        id: str,
        path: Path | None,
        *,
        trades: Sequence[Trade] = (),
        sends_empty_exosuits: bool = False,
        sets_second_die: bool = False,
        keeps_ruined_hexes: bool = False,
    ) -> None:
        self.id = id
        self.key = f"leader:{id}"
        self.path = path
        self.trades = trades  # any number of times while exosuits are powered up
        self.sends_empty_exosuits = sends_empty_exosuits  # once an era, as if with a scientist
        self.sets_second_die = sets_second_die  # in research, for a water
        self.keeps_ruined_hexes = keeps_ruined_hexes  # the Impact ruins none
        self.free_action: Rule | None = None
        self.guard: Guard | None = None
        self.clean_up: Rule | None = None

    def when_freely_used(self, guard: Guard | None = None) -> Callable[[Rule], Rule]:
        """Give this leader a free action."""

        def attach(rule: Rule) -> Rule:
            self.free_action, self.guard = rule, guard
            return rule

        return attach

    def can_act(self, me: Player) -> bool:
        """Whether the free action would do something now."""
        return self.guard is None or self.guard(me)

    def when_cleaning_up(self, rule: Rule) -> Rule:
        """Let this leader do something in the clean-up, once everybody is home."""
        self.clean_up = rule
        return rule

    def __repr__(self) -> str:
        return self.id


NO_LEADER: Final = Leader("", None)
_leaders: dict[str, Leader] = {}


def leader(
    id: str,
    path: Path,
    *,
    trades: Sequence[Trade] = (),
    sends_empty_exosuits: bool = False,
    sets_second_die: bool = False,
    keeps_ruined_hexes: bool = False,
) -> Leader:
    """Print a leader."""
    made = _leaders[id] = Leader(
        id,
        path,
        trades=trades,
        sends_empty_exosuits=sends_empty_exosuits,
        sets_second_die=sets_second_die,
        keeps_ruined_hexes=keeps_ruined_hexes,
    )
    return made


def leader_by_id(id: str) -> Leader:
    """The leader of this name; before one is chosen, somebody who changes nothing."""
    return _leaders.get(id, NO_LEADER)


def printed_leaders() -> tuple[Leader, ...]:
    return tuple(_leaders.values())
