"""How planning players of Anachrony see it: by instinct, and by what a position promises."""

from __future__ import annotations

import json
from random import Random

import pytest

import chronotable as ct
from chronotable.agents.learned import BadWeights
from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.chronobot.rules import score_sheet
from chronotable.games.anachrony.game import combinations
from chronotable.kernel import parts
from chronotable.kernel.match import Match
from chronotable.parts.anachrony import learning
from chronotable.parts.anachrony.instinct import instinct
from chronotable.parts.anachrony.mind import TASTE
from chronotable.parts.anachrony.plenty import enrich
from chronotable.parts.anachrony.prospects import FILE, NAMES, prospects, read
from chronotable.parts.anachrony.values import scores
from chronotable.testing.anachrony import chronobot, scenario, seat
from tests.depth import DEEP


def text() -> str:
    found = parts.text(INFO, FILE)
    assert found is not None
    return found


def test_weights_that_other_rules_taught_are_refused() -> None:
    told = json.loads(text()) | {"rules": "1"}
    with pytest.raises(BadWeights, match="rules version 1 of anachrony"):
        read(json.dumps(told))


def test_every_number_that_counts_is_known() -> None:
    told = json.loads(text())
    assert not [name for name in told["seats"] if name not in NAMES]
    assert all(len(row) == 6 for row in told["seats"].values())
    assert len(told["bot"]) == 6


@pytest.mark.parametrize("seed", range(3, 6))
def test_instinct_plays_whole_games_always_in_the_same_way(seed: int) -> None:
    lesson = learning.play(seed)
    assert lesson.seats
    assert lesson == learning.play(seed)


def test_what_was_learnt_can_be_written_and_read() -> None:
    """Whoever ends with twice the points of their buildings teaches that a building counts two."""
    luck = Random(1)
    seats, bot = [], []
    for game in range(300):
        for era in range(1, 7):
            numbers = [luck.random() for _ in NAMES[:-1]] + [1.0]
            points = luck.randrange(20)
            numbers[NAMES.index("buildings")] = float(points)
            seats.append(learning.EraSeen(game, era, numbers, 2 * points))
            bot.append((era, points, points + 7))
    learnt = learning.fit(seats)
    assert learnt["buildings"] == pytest.approx([2.0] * 6, abs=0.2)
    weights = read(learning.write(learnt, learning.fit_bot(bot), games=300, seed=0))
    assert weights.bot == [(1.0, 7.0)] * 7


def test_points_that_are_there_promise_more_points() -> None:
    def promised(points: int) -> float:
        ann = seat("harmony", points=points)
        return prospects(scenario(ann=ann, bob=seat("progress"), era=4).match.state)[0]

    assert promised(5) > promised(0)


def test_chronobot_counts_among_those_who_are_compared() -> None:
    table = scenario(ann=seat("harmony", points=3), bot=chronobot(points=5), era=7)
    points = sum(score_sheet(table.match.state.bot).values())
    assert scores(table.match.state) == [sum(table.ann.score.values()), points]
    assert len(prospects(table.match.state)) == 2


def test_instinct_says_nothing_where_experience_does_not_tell() -> None:
    match = ct.new("anachrony", seats=2, seed=1, options={"paths": "choose"})
    assert instinct(match.state, match.pending[0]) is None


@pytest.mark.parametrize(("acted", "worth"), [(2, 0.0), (3, TASTE.bot_turn)])
def test_who_passes_keeps_chronobot_from_turns_beyond_its_least(acted: int, worth: float) -> None:
    table = scenario(
        ann=seat("harmony", workers={"administrator": 1}, exosuits=1),
        bot=chronobot(exosuits=3, acted=acted),
        era=3,
    )
    decision = table.match.pending[0]
    told = instinct(table.match.state, decision)
    assert told is not None
    assert told[decision.options.keys().index("pass")] == worth


@pytest.mark.parametrize("number", range(200 if DEEP else 8))
def test_instinct_tells_something_of_every_answer_wherever_luck_leads(number: int) -> None:
    luck = Random(number)
    odd = [{}, *combinations(), {"edition": "polish", "side": "B"}, {"edition": "russian"}]
    options = dict(odd[number % len(odd)])
    seats = luck.choice([2, 3, 4])
    options.pop("difficulty", None)
    match = ct.new("anachrony", seats=seats, seed=number, options=options)
    said = [""] * seats
    while not match.over:
        state, decision = match.state, match.pending[0]
        if state.phase == "power_up" and match.at_boundary and luck.random() < 0.1:
            rich = state.copy()
            enrich(rich, luck)
            match = Match.at(match.game, rich, seats, match.options)
        told = instinct(state, decision, said[decision.seat])
        assert told is None or len(told) == len(decision.choices)
        index = luck.randrange(len(decision.choices))
        said[decision.seat] = decision.choices[index].key
        match.answer(decision.seat, index)
