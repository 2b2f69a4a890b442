"""At a discreet table nobody learns from a question what somebody holds.

Two worlds differ in what Bob holds; Ann and a spectator are sent the same in both, byte for byte,
while he is asked, and also after he has declined or has said "nothing".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import chronotable as ct
from chronotable.games import load, register
from chronotable.kernel.chance import Chance
from chronotable.kernel.match import Match
from chronotable.table import nothings
from chronotable.testing import echoes, innovation
from tests.depth import DEEP
from tests.web.test_two_worlds import Table, compare, world
from tests.web.visitors import Visitor, any_of, running


class Case(NamedTuple):
    """Somebody does something, and Bob is asked for what he may or may not have."""

    game: str
    who: str
    action: str
    hands: tuple[list[str], list[str]]
    board: Any = ()
    bobs: Any = ()
    declines: bool = False
    then: tuple[str, ...] = ()  # what else the mover says

    def state(self, world: int) -> Any:
        hand = self.hands[world]
        if self.game == "echoes":
            return echoes.scenario(
                ann=echoes.seat(board=self.board or {}, hand=["Miner"]),
                bob=echoes.seat(board=self.bobs, hand=hand),
                turns=1 if self.who == "bob" else 0,
            ).match.state
        else:
            script = innovation.scenario(
                ann=innovation.seat(board=self.board, hand=["Metalworking"]),
                bob=innovation.seat(board=self.bobs, hand=hand),
                decks={1: ["Pottery", "Tools", "Mysticism"], 3: ["Paper"]},
            )
        return script.match.state


CASES = {
    "Masonry": Case(
        "innovation",
        "ann",
        "dogma:yellow",
        (["Domestication"], ["Sailing"]),
        ["Masonry"],
        ["The Wheel"],
        declines=True,
    ),
    "Code of Laws": Case(
        "innovation",
        "ann",
        "dogma:purple",
        (["Clothing"], ["Archery"]),
        ["Code of Laws"],
        ["Sailing"],
        declines=True,
    ),
    "Oars": Case(
        "innovation", "ann", "dogma:red", (["Sailing"], ["Archery"]), ["Oars"], ["Writing"]
    ),
    "Oars, two crowns or one": Case(
        "innovation",
        "ann",
        "dogma:red",
        (["Sailing", "Clothing"], ["Sailing", "Archery"]),
        ["Oars"],
        ["Writing"],
    ),
    "Clothing": Case(
        "innovation",
        "ann",
        "dogma:green",
        (["Archery"], ["Masonry"]),
        ["Clothing"],
        ["Agriculture"],
    ),
    "Feudalism": Case(
        "innovation",
        "ann",
        "dogma:purple",
        (["Engineering"], ["Education"]),
        ["Feudalism"],
        ["Writing"],
    ),
    "Machinery": Case(
        "innovation",
        "ann",
        "dogma:yellow",
        (["Masonry"], ["Sailing"]),
        ["Machinery"],
        ["Agriculture"],
    ),
    "Classification": Case(
        "innovation",
        "ann",
        "dogma:green",
        (["Archery", "Oars"], ["Archery", "Clothing"]),
        ["Classification"],
        ["Philosophy"],
    ),
    "Hypnotist": Case(
        "echoes",
        "ann",
        "",
        (["War Drum", "War Drum"], ["War Drum", "Tide Horn"]),
        {1: ["Hypnotist"]},
        {5: ["Builder"]},
        then=("yes",),
    ),
    "Forest Emperor": Case(
        "echoes",
        "bob",
        "",
        (["Old Treant", "Thief", "Pack Leader"], ["Spy", "Thief", "Smelter"]),
        bobs={1: ["Forest Emperor"]},
        declines=True,
    ),
}


@contextmanager
def laid(case: Case, number: int) -> Iterator[None]:
    """While this lasts, the game begins at that table."""
    game = load(case.game)
    start = case.state(number)

    def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Any:
        return start.copy()

    register(game.info, lambda: game.but(setup=setup))
    try:
        yield
    finally:
        register(game.info, lambda: game)


BY_DAY = ("Masonry", "Oars, two crowns or one", "Forest Emperor")
TRIED = [name for name in CASES if DEEP or name in BY_DAY]


@pytest.mark.parametrize("case", [CASES[name] for name in TRIED], ids=TRIED)
def test_being_asked_tells_nothing(case: Case, tmp_path: Path) -> None:
    worlds, offered = [], []
    for number in range(2):
        with world(tmp_path / f"world{number}") as server, laid(case, number):
            table = Table(server, case.game)
            mover = table.ann if case.who == "ann" else table.bob
            options = mover.look(table.id)["question"]["options"]
            action = case.action or next(o["key"] for o in options if o["key"].startswith("move:"))
            for key in (action, *case.then):
                table.answer(mover, key)
            asked = table.bob.look(table.id)
            assert asked["asked"] == [1], "Bob is asked in both worlds"
            offered.append([offer["key"] for offer in asked["question"]["options"]])
            if case.declines:
                table.answer(table.bob, "done")
            worlds.append(table.seen)
            table.close()
    assert offered[0] != offered[1]
    assert compare(*worlds) > 60


def test_at_a_table_that_is_not_discreet_being_asked_does_tell() -> None:
    """The same without the option: who has nothing is not asked, as in every older record."""
    for number, asked in ((0, 1), (1, 0)):
        match = Match.at(load("innovation"), CASES["Masonry"].state(number), 2, {"cards": "czech"})
        match.answer(0, "dogma:yellow")
        assert match.pending[0].seat == asked


def test_nobody_is_asked_for_what_everybody_knows_they_have_not() -> None:
    """No card of age 10 has a castle, and an empty hand has no card."""
    for hand in (["Stem Cells", "The Internet"], []):
        script = innovation.scenario(
            ann=innovation.seat(board=["Masonry"], hand=["Metalworking"]),
            bob=innovation.seat(board=["The Wheel"], hand=hand),
        )
        options = {"cards": "czech", "discreet": "yes"}
        match = Match.at(load("innovation"), script.match.state, 2, options)
        match.answer(0, "dogma:yellow")
        assert match.pending[0].seat == 0


@pytest.mark.parametrize("game", ["innovation", "echoes"])
def test_a_discreet_game_is_recorded_played_again_and_imagined(game: str) -> None:
    match = ct.new(game, seats=3, seed=5, options={"discreet": "yes"})
    while not match.over and match.answers_given < 150:
        decision = match.pending[0]
        if match.answers_given % 25 == 7:
            world = match.game.imagine(match.view(decision.seat), seed=3)
            assert world.view(decision.seat) == match.view(decision.seat)
        match.answer(decision.seat, match.answers_given % len(decision.choices))
    record = match.record()
    assert record["options"]["discreet"] == "yes"
    assert Match.replay(match.game, record).hash() == match.hash()
    assert "discreet" not in ct.new(game, seats=3, seed=5, options={"discreet": "no"}).options


def test_a_table_is_discreet_where_several_people_play(tmp_path: Path) -> None:
    with running(tmp_path) as server, Visitor(server, "Ann") as ann:
        for chairs, told, discreet in (
            (("me", "open"), {}, True),
            (("me", "bot:random"), {}, False),
            (("me", "open"), {"discreet": False}, False),
            (("me", "bot:random"), {"discreet": True}, True),
        ):
            look = ann.look(ann.make("innovation", *chairs, **told)["id"])
            assert (look["options"].get("discreet") == "yes") == discreet
        open_hands = ann.look(ann.make("anachrony", "me", "open")["id"])
        assert "discreet" not in open_hands["options"]


def test_the_table_says_nothing_for_who_likes_it_after_a_pause_and_only_while_they_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nothings, "_SHORTEST", 0.05)
    monkeypatch.setattr(nothings, "_LONGEST", 0.3)
    case = CASES["Masonry"]
    with (
        running(tmp_path) as server,
        laid(case, 1),
        Visitor(server, "Ann") as ann,
        Visitor(server, "Bob") as bob,
    ):
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        place = f"/api/tables/{made['id']}/nothing"
        assert bob.post(place, {"table": True}).status_code == 204
        assert bob.look(made["id"])["nothing"]
        assert not ann.look(made["id"])["nothing"]
        with ann.window(made["id"]) as anns:
            anns.answer("dogma:yellow")
            anns.catch_up()
            assert anns.look["asked"] == [1]
            with pytest.raises(TimeoutError):  # Bob is not there
                anns.hear(0.6)
            with bob.window(made["id"]):
                while anns.look["asked"] == [1]:
                    anns.see()
            assert anns.look["asked"] == [0]


def test_pauses_are_those_that_somebody_has_taken(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        Visitor(server, "Ann") as ann,
        Visitor(server, "Bob") as bob,
    ):
        made = ann.make("innovation", "me", "open")
        bob.sit(made)
        with ann.window(made["id"]) as window:
            window.answer(any_of(window.look, Random(1)))
        room = server.ask(server.service.registry.room(made["id"]))
        assert len(room.nothings._pauses[0]) == 1
        room.nothings._pauses[0].extend([20.0] * 12)
        taken = [room.nothings.pause(0) for _ in range(100)]
        assert min(taken) >= 16
        assert max(taken) <= 25
        assert 1 <= min(room.nothings.pause(1) for _ in range(100)) <= 9
