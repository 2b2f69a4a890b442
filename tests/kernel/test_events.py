"""Facts, and who learns them; listening from the start and listening late."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.event import Event, Log
from tests.toys.parlour import GAME, State, scene

DECK = ["blue-coin", "coral-coin", "dusk-coin"]  # the last is on top


def test_only_the_drawer_sees_the_card() -> None:
    match = scene([["amber-coin"], ["blue-lamp"]], DECK)

    match.answer(0, "draw")

    assert match.events(0) == [("drew", {"who": "seat:0", "card": "card:dusk-coin"})]
    assert match.events(1) == [("drew", {"who": "seat:0", "card": "card"})]
    assert match.events(None) == match.events(1)


def test_a_card_that_is_shown_is_known_to_all_from_then_on() -> None:
    match = scene([["blue-lamp"], ["amber-coin", "amber-thief"], []], DECK)

    match.answer(0, "play:blue-lamp")
    match.answer(1, "card:amber-thief")

    for seat in (0, 1, 2, None):
        assert match.events(seat)[-1] == ("showed", {"who": "seat:1", "card": "card:amber-thief"})
        assert ["amber-thief", 0b111] in match.view(seat)["table"]["hands"][1]
    assert match.view(0)["table"]["hands"][1][0] == [None, 0b010]


def test_effects_within_effects_ask_in_turn_and_come_back() -> None:
    hand = ["blue-mirror", "amber-mirror", "dusk-thief"]
    match = scene([hand, ["amber-lamp", "blue-lamp"], []], DECK)

    match.answer(0, "play:blue-mirror")
    match.answer(0, "card:amber-mirror")
    assert match.pending[0].why == "card:amber-mirror"
    match.answer(0, "card:dusk-thief")
    assert match.pending[0].options.keys() == ("seat:1", "seat:2")
    match.answer(0, "seat:1")
    match.answer(1, "card:amber-lamp")

    assert [card.name for card in match.state.hands[0]] == ["amber-lamp"]
    assert match.at_boundary
    assert [event.key for event in match.events(2)] == ["laid", "laid", "laid", "gave"]


def test_an_event_may_be_hidden_altogether() -> None:
    whisper = Event("whispered", {"what": "card:oars"}, audience=0b10)
    assert whisper.seen_by(0) is None
    assert whisper.seen_by(None) is None
    assert whisper.seen_by(1) == ct.Message("whispered", {"what": "card:oars"})
    assert repr(whisper) == "Event('whispered', {'what': 'card:oars'})"


def test_events_can_be_asked_for_since_a_known_one() -> None:
    match = played("parlour", answers=9)
    told = match.events(1)
    assert match.events(1, since=4) == told[4:]
    assert match.events(1, since=len(told)) == []


def played(name: str, answers: int, seed: int = 3) -> ct.Match:
    match = ct.new(name, seats=2, seed=seed)
    agent = ct.agent("random", game=name, seed=seed)
    for _ in range(answers):
        decision = match.pending[-1]
        match.answer(decision.seat, agent.choose(None, decision))
    return match


@pytest.mark.parametrize("name", ["parlour", "bazaar", "quarry"])
@pytest.mark.parametrize("answers", [0, 1, 2, 5, 8, 12])
def test_who_listens_late_learns_the_same_as_who_listened_from_the_start(
    name: str, answers: int
) -> None:
    early = ct.new(name, seats=2, seed=3)
    early.events(0)
    agent = ct.agent("random", game=name, seed=3)
    for _ in range(answers):
        decision = early.pending[-1]
        early.view(0)
        early.answer(decision.seat, agent.choose(None, decision))

    for seat in (0, 1, None):
        assert played(name, answers).view(seat) == early.view(seat)
        assert played(name, answers).events(seat) == early.events(seat)
    assert played(name, answers).record() == early.record()
    assert played(name, answers).hash() == early.hash()


def test_a_view_is_nobodys_but_the_viewers() -> None:
    match = played("quarry", answers=5)
    view = match.view(0)
    view["table"]["satchels"].clear()
    view["options"].clear()
    assert match.view(0)["table"]["satchels"]
    assert match.options == {"dice": "two"}


def test_with_nobody_listening_the_rules_get_no_log() -> None:
    logs = []

    async def noting_its_logs(state: State, log: Log | None) -> None:
        logs.append(log)
        await GAME.play(state, log)

    match = ct.Match.begin(GAME.but(play=noting_its_logs), 2, seed=1)
    match.answer(match.pending[0].seat, 0)
    match.hash()
    assert logs == [None]
    match.events(0)
    assert len(logs) == 2
    assert logs[1] is not None
