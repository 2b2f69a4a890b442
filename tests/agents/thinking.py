"""Asking an agent what it would do at a scenario's table."""

from __future__ import annotations

import json

import chronotable as ct
from chronotable.testing.script import Scripted


def answers(table: Scripted, name: str, level: str = "skilled", seed: int = 1) -> list[str]:
    """What this player answers from now on, until others are asked or a turn's action is over.

    Only what lies between two boundaries is played, so the first answer is the action chosen.
    """
    match = table.match
    seat = table.seat(name)
    agent = ct.agent(level, game=match.game.info.name, seed=seed)
    given: list[str] = []
    while not match.over:
        decision = next((d for d in match.pending if d.seat == seat), None)
        if decision is None or (given and match.at_boundary):
            break
        view = json.loads(json.dumps(match.view(seat)))
        given.append(agent.choose(view, decision))
        match.answer(seat, given[-1])
    return given


def action(table: Scripted, name: str, level: str = "skilled", seed: int = 1) -> str:
    """What this player does first."""
    return answers(table, name, level, seed)[0]


def turn(table: Scripted, name: str, level: str = "skilled", seed: int = 1) -> list[str]:
    """Everything this player does until somebody else is asked."""
    given: list[str] = []
    while not table.over and table.match.pending[0].seat == table.seat(name):
        given += answers(table, name, level, seed)
        assert len(given) < 50, f"{name} goes on for ever: {given}"
    return given
