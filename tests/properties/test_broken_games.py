"""The laws have teeth: each small game below breaks one of them, and is found out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
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
from tests.toys.sketch import Facts, sketched


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


def quarry_at(table: type[quarry.Table]) -> Game[Any]:
    """Quarry played with other verbs."""
    return quarry.GAME.but(play=partial(quarry.play, made=table))


def quarry_of(state: type[quarry.State]) -> Game[Any]:
    """Quarry with another kind of state."""

    def set_up(seats: int, options: Mapping[str, str], chance: ct.Chance) -> quarry.State:
        made = quarry.set_up(seats, options, chance)
        return state(made.chance, made.dice, made.bag, made.satchels)

    return quarry.GAME.but(setup=set_up)


def open_hands(state: parlour.State, seat: int | None) -> Json:
    names = [[card.name for card in hand] for hand in state.hands]
    return {**parlour.GAME.view(state, seat), "oops": names}


def test_a_view_that_shows_hidden_cards_is_found_out() -> None:
    assert "names ['" in verdict(parlour.GAME.but(view=open_hands))


class LoudTable(quarry.Table):
    def tell(self, key: str, seat: int, gem: quarry.Gem, *, reveals: bool) -> None:
        if self.log is not None:
            params = {"who": f"seat:{seat}", "gem": gem.key}
            self.log.append(Event(key, params, reveals=reveals))


def test_an_event_that_tells_a_secret_is_found_out() -> None:
    assert "is told of ['" in verdict(quarry_at(LoudTable))


class SharedBag(quarry.State):
    def copy(self) -> SharedBag:
        return SharedBag(self.chance.copy(), self.dice, self.bag, [[*s] for s in self.satchels])


def test_a_copy_that_shares_a_list_is_found_out() -> None:
    assert verdict(quarry_of(SharedBag)).startswith("the copy shares what can change: ")


class ForgetfulCopy(quarry.State):
    def copy(self) -> ForgetfulCopy:
        satchels = [[*satchel] for satchel in self.satchels]
        forgot = self.turns_taken // 2
        return ForgetfulCopy(
            self.chance.copy(), self.dice, [*self.bag], satchels, self.turn, forgot
        )


def test_a_copy_that_forgets_a_field_is_found_out() -> None:
    assert verdict(quarry_of(ForgetfulCopy)) in (
        "the fork of a fork is somewhere else",
        "the fork is somewhere else",
    )


def forgetful_load(data: Json) -> quarry.State:
    state = quarry.GAME.load(data)
    state.satchels[0].reverse()
    return state


def test_a_load_that_changes_something_is_found_out() -> None:
    forgetful = quarry.GAME.but(load=forgetful_load)
    assert verdict(forgetful).startswith("load and dump change the state: ...")


def dump_tuples(state: quarry.State) -> Json:
    return {**quarry.GAME.dump(state), "bag": tuple(gem.key for gem in state.bag)}


def test_a_dump_that_is_not_json_is_found_out() -> None:
    tuples_on_paper = quarry.GAME.but(dump=dump_tuples)
    assert verdict(tuples_on_paper) == "the dump holds something that JSON does not know"


class SlipperyTable(quarry.Table):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        if len(self.state.bag) == 7:
            self.state.bag.pop()


def test_a_lost_gem_is_found_out() -> None:
    assert verdict(quarry_at(SlipperyTable)) == "a gem is lost or doubled"


def test_an_option_that_is_not_among_the_actions_is_found_out() -> None:
    listed = ("dig", "rest", "done", *(gem.key for gem in quarry.GEMS))
    unlisted_dice = quarry.GAME.but(actions=listed)
    assert verdict(unlisted_dice).startswith("game.actions does not list ['die:")


async def offer_twice(state: Facts, log: Log | None) -> None:
    await Decision(0, "act", [DONE, DONE], boundary=True)


def test_a_doubled_option_is_found_out() -> None:
    assert verdict(sketched(offer_twice)).startswith("an option is doubled: seat 0 is asked act")


async def go_on_for_ever(state: Facts, log: Log | None) -> None:
    while True:
        await Decision(0, "act", [YES, NO], boundary=True)


def test_a_game_without_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chronotable.testing.laws._ENDLESS", 100)
    assert verdict(sketched(go_on_for_ever)) == "100 answers, and no end"


class HiddenFlag:
    """Rules that remember something outside the state."""

    def __init__(self) -> None:
        self.asked = 0

    async def remember(self, state: Facts, log: Log | None) -> None:
        for _ in range(3):
            self.asked += 1
            await Decision(0, f"act-{self.asked}", [YES, NO], boundary=True)
            state.facts["turns"] = state.facts.get("turns", 0) + 1


def test_rules_that_remember_outside_the_state_are_found_out() -> None:
    assert verdict(sketched(HiddenFlag().remember))


async def bid_and_pay_at_once(state: Facts, log: Log | None) -> None:
    async def bid(seat: int) -> Word:
        await Decision(seat, "bid", [YES, NO])
        state.facts[f"paid {seat}"] = True
        return await Decision(seat, "sure", [YES, NO])

    await together({seat: bid(seat) for seat in (0, 1)}, boundary=True)


def test_a_branch_that_moves_something_is_found_out() -> None:
    assert verdict(sketched(bid_and_pay_at_once)) in (
        "a branch moved something",
        "playing a fork changed its parent",
    )


async def noisy_entrance(state: bazaar.State, log: Log | None) -> None:
    bazaar.tell(log, "market-opened", day=state.day)
    await bazaar.play(state, log)


def test_a_boundary_that_tells_something_when_entered_is_found_out() -> None:
    noisy = bazaar.GAME.but(play=noisy_entrance)
    assert verdict(noisy).startswith("entering a boundary tells [Message(key='market-")


def wrong_deal(
    view: Json, seats: int, options: Mapping[str, str], chance: ct.Chance
) -> bazaar.State:
    state = bazaar.GAME.deal(view, seats, options, chance)
    state.patrons.reverse()
    return state


def test_a_deal_that_does_not_look_like_the_view_is_found_out() -> None:
    assert verdict(bazaar.GAME.but(deal=wrong_deal)).startswith("no world fits this view of seat ")


class QuietTable(quarry.Table):
    """Gems come from the top of the bag, and the event does not say that it reveals them."""

    async def dig(self, seat: int) -> None:
        gem = self.state.bag.pop()
        self.state.satchels[seat].append(gem)
        self.tell("drew", seat, gem, reveals=False)


def test_an_undo_after_something_was_learnt_is_found_out() -> None:
    assert "may undo, though seat" in verdict(quarry_at(QuietTable))
