"""The laws have teeth: each small game below breaks one of them, and is found out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.decision import DONE, NO, YES, Decision, Word
from chronotable.kernel.effect import together
from chronotable.kernel.event import Event, Log
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.testing.laws import play_with_laws
from tests.toys import bazaar, parlour, quarry
from tests.toys.sketch import Facts, Sketch


def play(game: Game[Any]) -> None:
    for seed in range(20):
        play_with_laws(game, 2, seed, every=1)


def verdict(game: Game[Any]) -> str:
    """What the laws say of a few games, once it is sure that they say where."""
    with pytest.raises((AssertionError, ct.ChronotableError)) as found:
        play(game)
    where, when = found.value.__notes__
    assert where.startswith(f"in {game.info.name}, 2 seats, seed ")
    assert when.startswith("after ")
    return str(found.value)


class OpenHands(parlour.Parlour):
    def view(self, state: parlour.State, seat: int | None) -> Json:
        names = [[card.name for card in hand] for hand in state.hands]
        return {**super().view(state, seat), "oops": names}


def test_a_view_that_shows_hidden_cards_is_found_out() -> None:
    assert "names ['" in verdict(OpenHands())


class LoudDraws(quarry.Quarry):
    def tell(self, log: Log, key: str, seat: int, gem: quarry.Gem, *, reveals: bool) -> None:
        log.append(Event(key, {"who": f"seat:{seat}", "gem": gem.key}, reveals=reveals))


def test_an_event_that_tells_a_secret_is_found_out() -> None:
    assert "is told of ['" in verdict(LoudDraws())


class SharedBag(quarry.Quarry):
    def copy(self, state: quarry.State) -> quarry.State:
        twin = state.copy()
        twin.bag = state.bag
        return twin


def test_a_copy_that_shares_a_list_is_found_out() -> None:
    assert verdict(SharedBag()).startswith("the copy shares what can change: ")


class ForgetfulCopy(quarry.Quarry):
    def copy(self, state: quarry.State) -> quarry.State:
        twin = state.copy()
        twin.turns_taken = state.turns_taken // 2
        return twin


def test_a_copy_that_forgets_a_field_is_found_out() -> None:
    assert verdict(ForgetfulCopy()) in (
        "the fork of a fork is somewhere else",
        "the fork is somewhere else",
    )


class ForgetfulPaper(quarry.Quarry):
    def load(self, data: Json) -> quarry.State:
        state = super().load(data)
        state.satchels[0].reverse()
        return state


def test_a_load_that_changes_something_is_found_out() -> None:
    assert verdict(ForgetfulPaper()).startswith("load and dump change the state: ...")


class TuplesOnPaper(quarry.Quarry):
    def dump(self, state: quarry.State) -> Json:
        return {**super().dump(state), "bag": tuple(gem.name for gem in state.bag)}


def test_a_dump_that_is_not_json_is_found_out() -> None:
    assert verdict(TuplesOnPaper()) == "the dump holds something that JSON does not know"


class SlipperyBag(quarry.Quarry):
    def draw(self, state: quarry.State, log: Log | None, seat: int) -> None:
        super().draw(state, log, seat)
        if len(state.bag) == 7:
            state.bag.pop()


def test_a_lost_gem_is_found_out() -> None:
    assert verdict(SlipperyBag()) == "a gem is lost or doubled"


class UnlistedDice(quarry.Quarry):
    actions = ("dig", "rest", "done", *(gem.key for gem in quarry.GEMS))


def test_an_option_that_is_not_among_the_actions_is_found_out() -> None:
    assert verdict(UnlistedDice()).startswith("game.actions does not list ['die:")


async def offer_twice(state: Facts, log: Log | None) -> None:
    await Decision(0, "act", [DONE, DONE], boundary=True)


def test_a_doubled_option_is_found_out() -> None:
    assert verdict(Sketch(offer_twice)).startswith("an option is doubled: seat 0 is asked act")


async def go_on_for_ever(state: Facts, log: Log | None) -> None:
    while True:
        await Decision(0, "act", [YES, NO], boundary=True)


def test_a_game_without_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronotable.testing.laws._ENDLESS", 100)
    assert verdict(Sketch(go_on_for_ever)) == "100 answers, and no end"


class HiddenFlag(Sketch):
    """Rules that remember something outside the state."""

    def __init__(self) -> None:
        super().__init__(self.remember)
        self.asked = 0

    async def remember(self, state: Facts, log: Log | None) -> None:
        for _ in range(3):
            self.asked += 1
            await Decision(0, f"act-{self.asked}", [YES, NO], boundary=True)
            state.facts["turns"] = state.facts.get("turns", 0) + 1


def test_rules_that_remember_outside_the_state_are_found_out() -> None:
    assert verdict(HiddenFlag())


async def bid_and_pay_at_once(state: Facts, log: Log | None) -> None:
    async def bid(seat: int) -> Word:
        await Decision(seat, "bid", [YES, NO])
        state.facts[f"paid {seat}"] = True
        return await Decision(seat, "sure", [YES, NO])

    await together({seat: bid(seat) for seat in (0, 1)}, boundary=True)


def test_a_branch_that_moves_something_is_found_out() -> None:
    assert verdict(Sketch(bid_and_pay_at_once)) in (
        "a branch moved something",
        "playing a fork changed its parent",
    )


class NoisyEntrance(bazaar.Bazaar):
    async def play(self, state: bazaar.State, log: Log | None) -> None:
        bazaar.tell(log, "market-opened", day=state.day)
        await super().play(state, log)


def test_a_boundary_that_tells_something_when_entered_is_found_out() -> None:
    assert verdict(NoisyEntrance()).startswith("entering a boundary tells [Message(key='market-")


class WrongDeal(bazaar.Bazaar):
    def deal(
        self, view: Json, seats: int, options: Mapping[str, str], chance: ct.Chance
    ) -> bazaar.State:
        state = super().deal(view, seats, options, chance)
        state.patrons.reverse()
        return state


def test_a_deal_that_does_not_look_like_the_view_is_found_out() -> None:
    assert verdict(WrongDeal()).startswith("no world fits this view of seat ")


class QuietReveal(quarry.Quarry):
    """Gems come from the top of the bag, and the event does not say that it reveals them."""

    async def dig(self, state: quarry.State, log: Log | None, seat: int) -> None:
        gem = state.bag.pop()
        state.satchels[seat].append(gem)
        if log is not None:
            self.tell(log, "drew", seat, gem, reveals=False)


def test_an_undo_after_something_was_learnt_is_found_out() -> None:
    assert "may undo, though seat" in verdict(QuietReveal())
