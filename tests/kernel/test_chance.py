"""Luck: counted, fair, the same for ever, and unforeseeable without the seed."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations

import pytest

from chronotable.kernel.chance import Chance

# Chi-square bounds that fair luck exceeds once in a thousand times, by degrees of freedom.
# The seeds are fixed, so these tests never fail by bad luck.
BOUND = {1: 10.83, 2: 13.82, 5: 20.52, 9: 27.88, 23: 49.73, 51: 87.97}


def chi_square(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return missing + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("bound", [2, 3, 6, 10, 52])
def test_every_number_is_equally_likely(bound: int) -> None:
    chance = Chance(2024)
    counts: Counter[object] = Counter(chance.below(bound) for _ in range(12_000))
    assert set(counts) == set(range(bound))
    assert chi_square(counts, bound) < BOUND[bound - 1]


def test_every_order_is_equally_likely() -> None:
    chance = Chance(2024)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        things = list("abcd")
        chance.shuffle(things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < BOUND[23]


def test_every_thing_is_picked_equally_often() -> None:
    chance = Chance(5)
    counts: Counter[object] = Counter(chance.pick(list("abc")) for _ in range(9_000))
    assert chi_square(counts, 3) < BOUND[2]


def test_the_first_draws_of_neighbouring_seeds_have_nothing_in_common() -> None:
    counts: Counter[object] = Counter(Chance(seed).below(6) for seed in range(12_000))
    assert chi_square(counts, 6) < BOUND[5]


def test_a_bound_that_does_not_divide_the_range_is_fair_too() -> None:
    bound = 3 << 62  # a plain remainder would give the lower third twice as often
    chance = Chance(1)
    low = sum(chance.below(bound) < bound // 3 for _ in range(6_000))
    counts: Counter[object] = Counter({"low": low, "high": 6_000 - low})
    expected = {"low": 2_000, "high": 4_000}
    assert sum((counts[k] - e) ** 2 / e for k, e in expected.items()) < BOUND[1]


def test_the_same_seed_gives_these_very_numbers_for_ever() -> None:
    chance = Chance(7)
    things = list(range(10))
    numbers = [chance.below(100) for _ in range(10)]
    chance.shuffle(things)
    assert numbers == [14, 36, 42, 54, 48, 82, 67, 14, 69, 67]
    assert things == [4, 2, 8, 5, 9, 0, 1, 3, 7, 6]
    assert chance.count == 19


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance(7)
    chance.roll(6)
    twin = chance.copy()
    ahead = [twin.roll(6) for _ in range(5)]
    assert chance.count == 1
    assert len(chance.rolled) == 1
    assert [chance.roll(6) for _ in range(5)] == ahead


def test_a_shuffle_is_the_same_as_one_swap_after_the_other() -> None:
    for skipped in range(12):
        chance, twin = Chance(7, skipped), Chance(7, skipped)
        things, others = list(range(13)), list(range(13))
        chance.shuffle(things)
        for last in range(12, 0, -1):
            other = twin.copy().below(last + 1)
            assert twin.below(last + 1) == other
            others[last], others[other] = others[other], others[last]
        assert things == others
        assert chance.count == twin.count


@pytest.mark.parametrize("things", [[], ["one"]])
def test_shuffling_nothing_takes_no_luck(things: list[str]) -> None:
    chance = Chance(7)
    chance.shuffle(things)
    assert chance.count == 0


def test_chance_survives_json() -> None:
    chance = Chance((1 << 128) - 1)
    chance.below(6)
    again = Chance.from_json(json.loads(json.dumps(chance.to_json())))
    assert (again.seed, again.count) == (chance.seed, 1)
    assert again.below(1000) == chance.below(1000)


def test_rolls_that_an_imagined_world_must_repeat_survive_json() -> None:
    chance = Chance(7)
    chance.script = [5, 0]
    again = Chance.from_json(json.loads(json.dumps(chance.to_json())))
    assert [again.roll(6), again.roll(6)] == [5, 0]
    assert again.rolled == [5, 0]


def test_a_scripted_roll_takes_as_much_luck_as_a_real_one() -> None:
    chance, scripted = Chance(7), Chance(7)
    scripted.script = [5]
    chance.roll(6)
    assert scripted.roll(6) == 5
    assert scripted.below(1000) == chance.below(1000)


def test_other_seeds_give_other_games() -> None:
    firsts = {Chance(seed).below(1 << 60) for seed in range(1_000)}
    assert len(firsts) == 1_000
    assert Chance(0).below(1 << 60) != Chance(1 << 127).below(1 << 60)


def test_a_commitment_fits_one_seed_and_tells_nothing_of_the_draws() -> None:
    chance = Chance(7)
    before = chance.commitment
    chance.below(6)
    assert chance.commitment == before == Chance(7).commitment
    assert len(before) == 64
    assert len({Chance(seed).commitment for seed in range(1_000)}) == 1_000
