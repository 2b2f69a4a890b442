"""Guided first games: everything they wait for happens, and everything they say can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import chronotable as ct
from chronotable.agents import PARTNER, levels
from chronotable.games import load
from chronotable.kernel.errors import BadOption
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.text import Speaker, keys, languages
from chronotable.text.lesson import SEAT, Happening, Lesson, Moment, Step, lesson, lessons

BROWSER = Path(__file__).parents[2] / "web" / "src"
ABOUT_TEN_MINUTES = (14, 40)  # answers
STEPS = {"innovation": (14, 25), "echoes": (14, 26), "anachrony": (20, 35)}
# What may never happen in a game that goes well, but is told when it does.
LATER = {"anachrony": {"anomaly", "impact", "evacuation", "last-debts"},
         "echoes": {"hand-limit", "last-round"}}  # fmt: skip


class Played(NamedTuple):
    """A guided game as somebody plays it who follows every suggestion."""

    told: list[tuple[int, str]]  # after how many answers, which step
    answers: list[str]
    hash: str  # of the whole table in the end


def moments(match: Match, game: Lesson, answers: list[str]) -> Iterator[Moment]:
    """Everything that the learner is asked; answers are added to the list by whoever listens."""
    partner = ct.agent(game.level, game.game)
    while not match.over:
        mine = [decision for decision in match.pending if decision.seat == SEAT]
        others = [decision for decision in match.pending if decision.seat != SEAT]
        for decision in others[:1]:
            match.answer(decision.seat, partner.choose(match.view(decision.seat), decision))
        if others:
            continue
        offered = [option.key for option in mine[0].options]
        yield Moment(mine[0].ask.key, offered, match.events(SEAT), len(answers))
        match.answer(SEAT, answers[-1])


@cache
def follow(name: str) -> Played:
    game = lesson(name)
    match = ct.new(name, 2, game.seed, game.options)
    answers: list[str] = []
    told: list[tuple[int, str]] = []
    seen: set[str] = set()
    for moment in moments(match, game, answers):
        while step := game.step(moment, seen):
            seen.add(step.id)
            told.append((moment.answered, step.id))
        suggested = game.suggestion(answers, moment.offered)
        if suggested is None:
            break
        answers.append(suggested)
    return Played(told, answers, match.hash())


def test_every_title_has_a_lesson() -> None:
    assert {*lessons()} <= {*ct.titles()}
    assert len(lessons()) == 3
    with pytest.raises(BadOption, match="there is no lesson of 'chess': expected anachrony"):
        lesson("chess")


@pytest.mark.parametrize("name", lessons())
def test_the_line_can_be_followed_to_its_end_and_is_always_the_same(name: str) -> None:
    game, played = lesson(name), follow(name)
    assert tuple(played.answers) == game.line
    assert ABOUT_TEN_MINUTES[0] <= len(game.line) <= ABOUT_TEN_MINUTES[1]
    follow.cache_clear()
    assert follow(name).hash == played.hash


@pytest.mark.parametrize("name", lessons())
def test_whoever_follows_the_line_is_told_every_step_in_order(name: str) -> None:
    game, played = lesson(name), follow(name)
    told = [step for _, step in played.told]
    later = LATER.get(name, set())
    assert told == [step.id for step in game.steps if step.id not in later]
    assert played.told[-1] == (len(game.line), "closing")
    low, high = STEPS[name]
    assert low <= len(game.steps) <= high


@pytest.mark.parametrize("name", lessons())
def test_nobody_is_told_much_at_once(name: str) -> None:
    at = [answered for answered, _ in follow(name).told]
    assert max(at.count(each) for each in at) <= 4


@pytest.mark.parametrize("name", LATER)
def test_what_is_told_later_happens_in_some_games(name: str) -> None:
    game = lesson(name)
    waiting = {step.id: step for step in game.steps if step.id in LATER[name]}
    assert waiting.keys() == LATER[name]
    for seed in range(40):
        if not waiting:
            break
        match = ct.new(name, 2, seed, game.options)
        agent = ct.agent("random", name, seed)
        while not match.over:
            decision = match.pending[0]
            if decision.seat == SEAT:
                moment = Moment(decision.ask.key, decision.options.keys(), match.events(SEAT), 99)
                for id in [id for id, step in waiting.items() if step.fits(moment)]:
                    del waiting[id]
            match.answer(decision.seat, agent.choose(None, decision))
    assert waiting == {}


@pytest.mark.parametrize("name", lessons())
def test_any_other_answer_may_be_given_and_ends_the_suggestions_alone(name: str) -> None:
    game = lesson(name)
    match = ct.new(name, 2, game.seed, game.options)
    answers: list[str] = []
    told: set[str] = set()
    for moment in moments(match, game, answers):
        suggested = game.suggestion(answers, moment.offered)
        assert suggested is None or not answers
        while step := game.step(moment, told):
            told.add(step.id)
        answers.append(next(key for key in moment.offered if key != suggested))
        if len(answers) > 60:
            break
    assert len(told) >= len(game.steps) / 3


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", lessons())
def test_every_step_has_a_message_and_every_message_a_step(name: str, lang: str) -> None:
    game, known = lesson(name), keys(lang, load(name))
    speaker = Speaker(load(name), lang, ["Ann", "Bob"], {})
    messages = [step.message.key for step in game.steps]
    assert sorted(messages) == sorted(key for key in known if key.startswith(f"{name}-guide-"))
    for step in game.steps:
        said = speaker.say(step.message)
        assert len(said) <= 330, f"{lang}: {step.id} is too long: {len(said)}"
        assert len(re.findall(r"[.!?](?:\s|$)", said)) <= 5, step.id
    assert speaker.faults == []


@pytest.mark.parametrize("name", lessons())
def test_every_question_and_event_that_a_step_waits_for_exists(name: str) -> None:
    known = {*keys("en", load(name))}
    actions = load(name).actions
    for step in lesson(name).steps:
        assert {*step.asked} <= known, step.id
        assert step.event is None or step.event.key in known, step.id
        assert any(action.startswith(step.offered) for action in actions), step.id
    assert {*lesson(name).line} <= {*actions}


@pytest.mark.parametrize("name", lessons())
def test_every_mark_that_is_pointed_at_is_borne_by_a_board(name: str) -> None:
    """Things like `card:oars` come and go; tests in the browser see that they are found."""
    files = [BROWSER / "parts" / "ActionBar.svelte", *(BROWSER / "boards" / name).glob("*.svelte")]
    sources = "".join(file.read_text("utf-8") for file in files)
    marks = {*re.findall(r'data-mark=(?:"|\{mine \? ")([a-z-]+)"', sources)}
    marks |= {*re.findall(r'data-place="([a-z-]+)"', sources)}
    if name == "anachrony":
        marks |= {"impact", "capital", "scores"}  # a thing, and tabs
    wanted = {at for step in lesson(name).steps for at in step.at if ":" not in at}
    assert wanted - marks == set()


def test_the_partner_of_a_lesson_cannot_be_chosen_elsewhere() -> None:
    assert PARTNER not in levels()
    assert {lesson(name).level for name in lessons()} == {PARTNER}


def test_a_step_waits_for_all_that_it_names() -> None:
    shared = Happening("toy-shared", {"who": "other", "with": "me", "age": 2})
    step = Step("toy", Message("toy"), ("toy-ask",), "meld:", shared, 3)
    told = Message("toy-shared", {"who": "seat:1", "with": ["seat:0"], "age": 2})
    fitting = Moment("toy-ask", ["draw", "meld:oars"], [told], 3)
    assert step.fits(fitting)
    assert not step.fits(fitting._replace(ask="toy-else"))
    assert not step.fits(fitting._replace(offered=["draw"]))
    assert not step.fits(fitting._replace(answered=2))
    for wrong in ({"who": "seat:0"}, {"with": ["seat:1"]}, {"age": 3}):
        event = told._replace(params={**told.params, **wrong})
        assert not step.fits(fitting._replace(events=[event]))
