"""Views as arrays: named, of fixed shape, and nothing in them that the view does not tell."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

import chronotable as ct
from chronotable.agents import make
from chronotable.envs import Encoder, encoder_of
from chronotable.envs.__main__ import described, main
from chronotable.envs.features import Unsized
from chronotable.kernel.match import Match
from chronotable.testing.innovation import scenario, seat
from tests.depth import times

TITLES = ("anachrony", "echoes", "innovation")

# All names, by version. Whoever changes one raises the version in the title's encoding.py.
PINNED = {
    ("anachrony", 1): ("1.1", "f10e2ea9410ba701"),
    ("anachrony", 2): ("1.1", "00024be8f27f5eaa"),
    ("anachrony", 4): ("1.1", "a8e6472fa501bdef"),
    ("echoes", 2): ("1.1", "6dce76e78f670b16"),
    ("echoes", 4): ("1.1", "b4518f743a4f58be"),
    ("innovation", 2): ("1.1", "b675e7d05b0a75bf"),
    ("innovation", 4): ("1.1", "1adc5b9a128bdf56"),
}


def feature(encoder: Encoder, group: str, name: str) -> int:
    return encoder.names[group].index(name)


@pytest.mark.parametrize("title", TITLES)
def test_every_number_has_a_name_of_its_own(title: str) -> None:
    low, high = ct.game(title).info.seats
    for seats in range(low, high + 1):
        encoder = encoder_of(title, seats)
        for group, shape in encoder.shapes.items():
            assert len(encoder.names[group]) == shape[-1]
            assert len({*encoder.names[group]}) == shape[-1]
        assert encoder.size == sum(int(np.prod(shape)) for shape in encoder.shapes.values())
        assert encoder.unused == set()


def test_names_change_with_their_version_only() -> None:
    told = {key: (encoder_of(*key).version, encoder_of(*key).fingerprint) for key in PINNED}
    assert told == PINNED


def test_the_page_tells_every_field_and_its_size() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    for title in TITLES:
        assert described(encoder_of(title, 2)) in page, f"python -m chronotable.envs {title}"


def test_all_names_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["echoes", "--seats", "3", "--names"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == sum(map(len, encoder_of("echoes", 3).names.values()))
    assert told[0] == "players\t0\tslides"


def test_a_field_of_unknown_size_is_refused() -> None:
    game = ct.game("innovation")
    with pytest.raises(Unsized, match="brings no encoding"):
        Encoder(game.but(shapes=None), 2)


def test_what_lies_on_the_table_is_found_by_name() -> None:
    match = scenario(
        ann=seat(board=["Oars"], hand=["Clothing"]),
        bob=seat(hand=["Sailing", "Masonry"], score=["Tools"]),
    )
    encoder = encoder_of("innovation", 2)
    ann, bob = (encoder.observe(match.match, of)["players"] for of in (0, 1))

    def told(rows: np.ndarray, away: int, name: str) -> float:
        return float(rows[away][feature(encoder, "players", name)])

    assert told(ann, 0, "hand.clothing") == 1
    assert told(ann, 0, "board.cards.top.oars") == 1
    assert told(ann, 1, "hand.sailing") == 0
    assert told(ann, 1, "hand.back.1") == 2
    assert told(bob, 0, "hand.sailing") == 1
    assert told(bob, 1, "hand.back.1") == 1
    assert told(bob, 1, "board.cards.oars") == 1


def test_a_question_tells_what_asks_it() -> None:
    match = ct.new("innovation", seats=2, seed=11, options={"cards": "third"})
    for asked, key in [(0, "card:agriculture"), (1, "card:archery"), (0, "draw"), (1, "dogma:red")]:
        match.answer(asked, key)
    encoder = encoder_of("innovation", 2)
    question = encoder.observe(match, 0)["question"]
    names = [name for name, told in zip(encoder.names["question"], question, strict=True) if told]
    assert names == ["asked", "ask.innovation-ask-give-hand", "why.archery"]
    assert not encoder.observe(match, 1)["question"].any()
    mask = encoder.mask(match.pending[0])
    legal = [key for key, may in zip(match.game.actions, mask, strict=True) if may]
    assert sorted(legal) == sorted(match.pending[0].options.keys())


@pytest.mark.parametrize("title", TITLES)
def test_games_of_all_sorts_can_be_encoded(title: str) -> None:
    """Every word that a view can hold has a place, whatever the seats and the options."""
    info = ct.game(title).info
    luck = Random(times(1, deep=2))
    for number in range(times(3, deep=150)):
        match = _any_match(title, luck, number)
        encoder = encoder_of(title, match.seats)
        agent = make("random", title, seed=number)
        while match.result is None:
            decision = match.pending[0]
            if luck.random() < 0.3:
                arrays = encoder.encode(match.view(decision.seat))
                seen = encoder.observe(match, decision.seat)
                assert all(np.array_equal(arrays[group], seen[group]) for group in seen)
                assert all(np.abs(array).max() < 1000 for array in seen.values())
            match.answer(decision.seat, agent.choose(None, decision))
        assert encoder.observe(match, 0)["question"].any() == 0
    assert info.name == title


def _any_match(title: str, luck: Random, seed: int) -> Match:
    info = ct.game(title).info
    while True:
        options = {name: luck.choice(each.choices) for name, each in info.options.items()}
        try:
            return ct.new(title, seats=luck.randint(*info.seats), seed=seed, options=options)
        except ct.BadOption:
            continue  # not everything goes together


@pytest.mark.parametrize("title", TITLES)
def test_arrays_of_an_imagined_world_are_the_same(title: str) -> None:
    """What cannot be seen cannot be read off the arrays."""
    match = ct.new(title, seats=2, seed=4)
    agent = make("random", title, seed=4)
    for _ in range(40):
        decision = match.pending[0]
        match.answer(decision.seat, agent.choose(None, decision))
    asked = match.pending[0].seat
    world = match.game.imagine(match.view(asked), seed=9)
    encoder = encoder_of(title, 2)
    assert np.array_equal(encoder.flat(world, asked), encoder.flat(match, asked))
