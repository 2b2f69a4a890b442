"""The table of Echoes of Time in a terminal: everything fits, everything can be said."""

from __future__ import annotations

from itertools import product

import pytest
from rich.cells import cell_len

import chronotable as ct
from chronotable.games.echoes.box import BOX
from chronotable.games.echoes.card import Card, Source
from chronotable.games.echoes.sources import SOURCES
from chronotable.parts.echoes.board import TOPICS, EchoesBoard
from chronotable.testing.echoes import EchoesScript, scenario, seat
from chronotable.text import Speaker
from chronotable.tui.board import board_for
from tests.depth import DEEP


def speaker() -> Speaker:
    return Speaker(ct.game("echoes"), "en", ["Ann", "Bob", "Cat", "Dan"])


def table() -> EchoesScript:
    return scenario(
        ann=seat(
            hand=["Miner", "Builder"],
            party=["Reef Guard", "Whispering Shell"],
            tokens=["Reef Guard"],
            board={3: ["Thief", "Spy"], 5: ["Old Treant"]},
            conquered={"Growth": ["Explorer"]},
            points=4,
        ),
        bob=seat(hand=["Princess"], fortified={"Cycles": ["Stone Colossus"]}),
    )


def drawn(match: EchoesScript, viewer: int | None, width: int = 100) -> str:
    board = board_for("echoes", speaker())
    assert isinstance(board, EchoesBoard)
    lines = board.draw(match.match.view(viewer), width)
    assert all(cell_len(line.plain) <= width for line in lines)
    return "\n".join(line.plain.rstrip() for line in lines)


def test_the_table_shows_sources_boards_parties_and_the_own_hand() -> None:
    assert drawn(table(), 0, 110).splitlines() == [
        "Round 3: Ann's turn",
        "supply 24, reserve 44, deck 95, discarded 0",
        "Source of Cycles: Bob, fortified (under it: Stone Colossus)",
        "Source of Growth: Ann, strength 2, fortified above 6 (under it: Explorer)",
        "      Ann (you)                                           Bob",
        "score 8 (4 in tokens), 4 of 12 cards                      8 (0 in tokens), 2 of 12 cards",
        "flame yellow                                              yellow",
        "board 5 blue Old Treant                                   —",
        "      3 blue Thief, Spy",
        "party Reef Guard● s2, Whispering Shell                    —",
        "hand  2 cards                                             1 card",
        "Your hand: Miner 1+3 s1, Builder 1+2 s2",
    ]


def test_another_hand_is_not_shown() -> None:
    assert "Miner" not in drawn(table(), 1)
    assert "Princess" not in drawn(table(), None)


@pytest.mark.parametrize(
    ("seats", "width"),
    [*product((2, 3, 4), (60, 80, 100, 160))] if DEEP else [(2, 60), (3, 80), (4, 100), (2, 160)],
)
def test_every_position_of_a_game_can_be_drawn_and_said(seats: int, width: int) -> None:
    words = speaker()
    board = EchoesBoard(words, unicode=width > 60)
    match = ct.new("echoes", seats=seats, seed=width)
    bot = ct.agent("random", game="echoes", seed=width)
    while not match.over:
        decision = match.pending[0]
        view = match.view(decision.seat)
        assert all(cell_len(line.plain) <= width for line in board.draw(view, width))
        for option in decision.options:
            assert board.phrase(view, option, words.option(option))
            if subject := board.subject(view, option):
                assert board.explain(view, subject)
        match.answer(decision.seat, bot.choose(None, decision))
    assert board.draw(match.view(None), width)
    assert words.faults == []


def test_every_card_source_and_topic_is_explained() -> None:
    words = speaker()
    board = EchoesBoard(words)
    view = table().match.view(0)
    things: list[Card | Source] = [*BOX, *SOURCES]
    for thing in things:
        head, *texts = board.explain(view, thing.name)
        assert head.startswith(thing.name)
        assert ("our own design" in head) is (thing.origin == "ours")
        assert texts
    for topic in TOPICS:
        assert board.explain(view, topic)
    assert len(board.legend()) == 3
    assert board.explain(view, "Miner") == [
        "Miner: Earth Battle creature, costs 1 card and 3 time, strength 1, 1 point, from the box",
        "Red flame: Draw 4 cards.",
    ]
    assert words.faults == []


def test_a_search_that_finds_too_much_lists_names() -> None:
    board = EchoesBoard(speaker())
    assert board.explain(table().match.view(0), "s")[0].count(",") > 5
