"""Levels: how an agent thinks, and how much of it."""

from __future__ import annotations

from typing import NamedTuple

_NODES_OF_AN_ANSWER = 250
_PATIENCE = 0.5  # seconds


class Farsight(NamedTuple):
    """How far an expert plays answers out in a title, and how the end of that is weighed."""

    turns: int = 1  # until it is its turn again, so many times
    sure: float = 1.3  # standard deviations by which an answer must be behind to drop out
    odds: bool = False  # by the chance to win, not by points


NEAR = Farsight()


class Level(NamedTuple):
    """How an agent thinks, and how much of it.

    Every answer gets `glances` (the rest of the action left to luck); the best `wide` of them
    get `looks` (the action played out); the best `far` race each other to the next turn, in
    one world after another, until only one of them can be the best.
    """

    worlds: int
    glances: int
    looks: int
    wide: int
    far: int
    nodes: int
    seconds: float
    tries: int  # to imagine a world
    doubt: float = 3.0  # how much two answers may differ from world to world, in points
    shrewd: bool = False  # judges by the better value of a title that has two
    learned: bool = False  # judges by what was learnt in many games, where a title brings that
    farsighted: bool = False  # looks as far ahead as a title allows an expert
    farsight: Farsight = NEAR

    def for_title(self, pace: float, doubt: float, effort: int, farsight: Farsight = NEAR) -> Level:
        """The same for a title whose nodes take so much longer, and which is so fickle.

        Only a level that races answers makes an effort: more worlds, and nodes to play them out.
        """
        effort = effort if self.far else 1
        nodes = int(self.nodes * effort / pace)
        own = self._replace(worlds=self.worlds * effort, nodes=nodes, doubt=doubt)
        return own._replace(farsight=farsight) if self.farsighted else own

    def with_room_for(self, answers: int) -> Level:
        """The same for telling what comes of each of so many answers, not only of the best."""
        nodes = self.nodes + answers * _NODES_OF_AN_ANSWER
        return self._replace(nodes=nodes, seconds=2 * self.seconds + _PATIENCE)


NOVICE = Level(worlds=1, glances=1, looks=1, wide=6, far=0, nodes=300, seconds=0.015, tries=6)
SKILLED = Level(
    worlds=12,
    glances=2,
    looks=0,
    wide=6,
    far=6,
    nodes=2_400,
    seconds=0.9,
    tries=60,
    shrewd=True,
)
EXPERT = Level(
    worlds=24,
    glances=3,
    looks=0,
    wide=10,
    far=10,
    nodes=16_000,
    seconds=4.5,
    tries=200,
    shrewd=True,
    learned=True,
    farsighted=True,
)
