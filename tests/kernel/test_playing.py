"""Players answer until the game is over, shown what they may see and no more."""

from __future__ import annotations

from typing import Any

import chronotable as ct
from chronotable.agents import RandomAgent, sees
from chronotable.kernel.decision import Decision
from chronotable.kernel.json import Json
from chronotable.kernel.playing import play_out, play_until


class Noting:
    """Takes the first option, and notes what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Json | None] = []

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        self.shown.append(view)
        return decision.options.keys()[0]


class Guessing(Noting):
    sees = False


def test_a_match_is_played_to_its_end() -> None:
    match = ct.new("bazaar", seats=3, seed=4)
    result = play_out(match, [RandomAgent(seat) for seat in range(3)])
    assert match.over
    assert result == match.result


def test_everybody_is_shown_their_own_view_and_who_sees_nothing_is_shown_none() -> None:
    seeing, guessing = Noting(), Guessing()
    play_out(ct.new("quarry", seats=2, seed=4), [seeing, guessing])
    assert {view and view["seat"] for view in seeing.shown} == {0}
    assert {*guessing.shown} == {None}
    assert guessing.shown


def test_play_stops_where_it_is_told_to() -> None:
    match = ct.new("quarry", seats=2, seed=4)
    players = [Guessing(), Guessing()]
    assert play_until(match, players, lambda match: match.answers_given == 3) is None
    assert match.answers_given == 3


def test_levels_tell_whether_their_agents_see() -> None:
    assert [sees(level) for level in ("random", "novice")] == [False, True]


def test_a_fork_that_nobody_has_looked_into_knows_that_others_choose_in_secret() -> None:
    match = ct.new("bazaar", seats=2, seed=4)
    match.answer(0, "grain")
    assert match.secret_since == match.fork().secret_since == 0


def test_a_question_is_the_same_once_it_was_written_and_read() -> None:
    (asked,) = ct.new("parlour", seats=2, seed=4).pending
    again = Decision.read(asked.write())
    assert again.fingerprint == asked.fingerprint
    assert again.to_json() == asked.to_json()
    assert [option.label for option in again.options] == [option.label for option in asked.options]


def test_a_record_is_the_same_once_it_was_written_and_read() -> None:
    match = ct.new("quarry", seats=2, seed=4)
    match.answer(0, "rest")
    record = ct.Record.read(match.record())
    assert ct.Record.read(record.write()) == record
    assert record.write() == match.record()
    assert ct.replay(record).hash() == match.hash()
    assert ct.replay(record.before_the_first_answer()).answers_given == 0
