"""Learned values: features with names, weights in a file, and what does not fit is refused."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.agents.learned import BadWeights, LearnedWorths, Weights, check
from chronotable.agents.values import values_of, worths_of
from tests.agents.test_search import wander

TITLES = ("anachrony", "echoes", "innovation")


def blank(game: str, rules: str | None = None) -> Weights:
    features = values_of(game).features
    assert features is not None
    names = features.names
    made = {"seed": 1, "command": "none"}
    bends = ((0.5, -0.25, 0.125),) * len(names)
    return Weights(game, rules or ct.game(game).version, names, bends, made)


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_seat_has_a_number_for_every_feature(game: str, seats: int) -> None:
    features = values_of(game).features
    assert features is not None
    assert len({*features.names}) == len(features.names)
    for answers in (0, 30, 90):
        state = wander(game, seats, answers, answers).state
        assert 0 <= features.stage(state) < features.stages
        rows = features.rows(state)
        assert len(rows) == seats
        assert all(len(row) == len(features.names) for row in rows)


def test_chronobot_has_a_row_of_its_own() -> None:
    features = values_of("anachrony").features
    assert features is not None
    rows = features.rows(wander("anachrony", 1, 3, 40).state)
    assert len(rows) == 2
    assert rows[1][features.names.index("bot")] == 1.0


@pytest.mark.parametrize("game", TITLES)
def test_a_file_of_weights_is_small_and_read_as_it_was_written(game: str) -> None:
    text = blank(game).write()
    assert len(text) < 1_000_000
    assert Weights.read(text) == blank(game)


def test_weights_that_add_nothing_leave_the_value_as_it_was() -> None:
    values = values_of("echoes")
    assert values.features is not None
    assert values.shrewd_worths is not None
    state = wander("echoes", 3, 2, 60).state
    nothing = [(0.0, 0.0, 0.0)] * len(values.features.names)
    learned = LearnedWorths(values.features, nothing, values.shrewd_worths)
    assert learned(state) == values.shrewd_worths(state)


@pytest.mark.parametrize("game", TITLES)
def test_what_a_title_brings_fits_its_rules(game: str) -> None:
    assert worths_of(game, shrewd=True, learned=True) is not None


def test_weights_of_other_rules_are_refused_with_what_to_do() -> None:
    features = values_of("echoes").features
    assert features is not None
    with pytest.raises(BadWeights, match=r"rules version 1 of echoes.*train anew"):
        check(blank("echoes", "1"), "echoes", ct.game("echoes").version, features)


def test_weights_of_another_title_or_of_other_features_are_refused() -> None:
    features = values_of("echoes").features
    assert features is not None
    version = ct.game("echoes").version
    with pytest.raises(BadWeights, match="for innovation, not for echoes"):
        check(blank("innovation"), "echoes", version, features)
    fewer = blank("echoes")._replace(names=features.names[1:])
    with pytest.raises(BadWeights, match=r"other features of echoes.*tokens"):
        check(fewer, "echoes", version, features)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": 2}', '{"format": 1, "weights": {"a": [1]}}']
)
def test_what_is_no_file_of_weights_is_refused(text: str) -> None:
    with pytest.raises(BadWeights):
        Weights.read(text)
