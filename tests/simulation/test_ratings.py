"""Ratings and shares: how strong, how surely, and what is more than luck."""

from __future__ import annotations

from math import exp
from random import Random

from chronotable.simulation import Share, ratings, wilson


def met(strengths: dict[str, float], games: int, seed: int) -> list[tuple[list[str], list[int]]]:
    """A round robin of pairs whose better one wins as often as the difference says."""
    luck = Random(seed)
    names = [*strengths]
    played = []
    for _ in range(games):
        pair = luck.sample(names, 2)
        ahead = 1 / (1 + exp(strengths[pair[1]] - strengths[pair[0]]))
        played.append((pair, [0 if luck.random() < ahead else 1]))
    return played


def test_ratings_put_agents_in_their_order() -> None:
    rated = ratings(met({"ann": 2.0, "bob": 1.0, "eve": 0.0}, 600, seed=1))
    assert rated["ann"].mu > rated["bob"].mu > rated["eve"].mu
    low, _ = rated["ann"].interval
    assert low > rated["eve"].interval[1]


def test_more_games_make_surer() -> None:
    few, many = (ratings(met({"ann": 0.5, "bob": 0.0}, games, 2)) for games in (20, 500))
    assert many["ann"].sigma < few["ann"].sigma / 2


def test_equals_stay_together() -> None:
    rated = ratings(met({"ann": 0.0, "bob": 0.0}, 500, seed=3))
    assert abs(rated["ann"].mu - rated["bob"].mu) < 2.5


def test_who_meets_only_itself_learns_nothing() -> None:
    rated = ratings([(["ann", "ann"], [0])] * 50)
    assert (rated["ann"].mu, rated["ann"].sigma) == (25, 25 / 3)


def test_two_of_a_kind_at_a_table_both_count() -> None:
    once = ratings([(["ann", "bob", "eve"], [0])])
    twice = ratings([(["ann", "bob", "bob"], [0])])
    assert twice["bob"].mu < once["bob"].mu
    assert twice["bob"].sigma < once["bob"].sigma


def test_a_victory_that_nobody_has_leaves_all_level() -> None:
    rated = ratings([(["ann", "bob"], [])])
    assert rated["ann"] == rated["bob"]


def test_intervals_are_wilsons() -> None:
    assert [round(end, 4) for end in wilson(8, 10)] == [0.4902, 0.9433]
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_among_many_things_luck_is_not_taken_for_more() -> None:
    """A hundred fair things: hardly ever does one stand out, though five of them look strange."""
    luck = Random(4)
    strange = alone = 0
    for _ in range(40):
        fair = [Share(sum(luck.random() < 0.5 for _ in range(200)), 200) for _ in range(100)]
        strange += any(share.stands_out(0.5, among=100) for share in fair)
        alone += any(share.stands_out(0.5, among=1) for share in fair)
    assert strange <= 6
    assert alone == 40
    assert Share(150, 200).stands_out(0.5, among=100) == 1
    assert Share(50, 200).stands_out(0.5, among=100) == -1
