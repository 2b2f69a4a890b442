"""Write fixtures for the harness: looks at tables early, in the middle and late in a game.

    PYTHONPATH=src python web/harness/make.py [GAME ...] [--seats 2,4] [--seed 7] [--bot novice]

writes web/harness/fixtures/GAME-early-2.json and so on; `npm run dev` shows one at
/harness.html?game=GAME&fixture=early-2 (seat 0; early-2-1 is what seat 1 sees). The pictures
are of random play unless another bot is asked for, which takes longer and looks more like a
game of people.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import chronotable as ct
from chronotable.kernel.decision import Decision, Option
from chronotable.text import catalogue

FIXTURES = Path(__file__).parent / "fixtures"
NAMES = ["Ada", "Boris", "Celie", "Dan"]
MOMENTS = {"early": 0.08, "middle": 0.5, "late": 0.92, "over": 1.0}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(ct.titles()))
    parser.add_argument("--seats", default="2,4")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--tag", default="", help="goes into the names: early-2-TAG")
    wish = parser.parse_args()
    options = dict(each.split("=", 1) for each in wish.option)
    FIXTURES.mkdir(exist_ok=True)
    for game in wish.games:
        for seats in map(int, wish.seats.split(",")):
            write(game, seats, wish.seed, wish.bot, options, wish.tag)


def write(
    game: str, seats: int, seed: int, bot: str, options: dict[str, str], tag: str = ""
) -> None:
    """Play one game to its end, then stop at its moments once more."""
    answers = play(game, seats, seed, bot, options)
    for moment, share in MOMENTS.items():
        match = ct.new(game, seats=seats, seed=seed, options=options)
        for seat, key in answers[: int(len(answers) * share)]:
            match.answer(seat, key)
        # Everybody likes to see their own turn: go on until seat 0 is asked.
        for seat, key in answers[int(len(answers) * share) :]:
            if any(d.seat == 0 for d in match.pending):
                break
            match.answer(seat, key)
        for seat in range(seats):
            parts = [game, moment, str(seats), tag, str(seat) if seat else ""]
            name = "-".join(part for part in parts if part)
            fixture = {
                "look": look(match, seat),
                "box": ct.game(game).box() if hasattr(ct.game(game), "box") else {},
                "names": NAMES[:seats],
                "lang": "en",
                "ftl": catalogue("en", ct.game(game)),
            }
            (FIXTURES / f"{name}.json").write_text(json.dumps(fixture), "utf-8")
            print(name)


def play(
    game: str, seats: int, seed: int, bot: str, options: dict[str, str]
) -> list[tuple[int, str]]:
    match = ct.new(game, seats=seats, seed=seed, options=options)
    agent = ct.agent(bot, game=game, seed=seed)
    answers = []
    while not match.over:
        decision = match.pending[0]
        view = None if bot == "random" else match.view(decision.seat)
        key = agent.choose(view, decision)
        match.answer(decision.seat, key)
        answers.append((decision.seat, key))
    return answers


def look(match: Any, seat: int) -> dict[str, Any]:
    """A Snapshot as the server would send it."""
    asked = next((d for d in match.pending if d.seat == seat), None)
    view = match.view(seat)
    events = [message.to_json() for message in match.events(seat)]
    seats = [
        {
            "kind": "person" if each == 0 else "bot",
            "name": NAMES[each] if each == 0 else "",
            "level": None if each == 0 else "skilled",
            "stands_in": False,
            "here": True,
            "resigned": False,
            "left": None,
        }
        for each in range(view["seats"])
    ]
    return {
        "id": "fixture",
        "game": view["game"],
        "rules": view["version"],
        "options": view["options"],
        "status": "over" if match.over else "playing",
        "frozen": "",
        "version": 1,
        "step": 0,
        "seat": seat,
        "host": seat == 0,
        "watchers": 0,
        "seats": seats,
        "asked": view["asked"],
        "question": question(asked) if asked else None,
        "table": view["table"],
        "outcome": view["result"],
        "events_from": 0,
        "events": events,
        "moments": [],
        "chat": [],
        "undo": "nothing",
        "back": "",
        "wish": None,
        "clock": {"pace": "none", "minutes": 30, "at": 0.0},
        "commitment": "",
        "seed": None,
        "links": None,
        "rematch": None,
    }


def question(decision: Decision[Any]) -> dict[str, Any]:
    return {
        "ask": decision.ask.to_json(),
        "why": decision.why,
        "options": [offer(option) for option in decision.options],
        "may": "done" in decision.options,
    }


def offer(option: Option) -> dict[str, Any]:
    told = {"key": option.key, "label": option.label.to_json()}
    return told if option.at is None else {**told, "at": option.at.name, "part": option.at.part}


if __name__ == "__main__":
    main()
