"""One game after another: what they have in common, and what is noted of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from typing import NamedTuple, TypeAlias

from chronotable.agents import Agent, make
from chronotable.games import load
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match
from chronotable.kernel.playing import Chooser, play_out
from chronotable.text import Speaker

# Somebody who looks over the shoulder of an agent, and answers in its place.
Beside: TypeAlias = Callable[[Match, Agent], Chooser]


class Deal(NamedTuple):
    """One game to be played: the title, the level at each seat, the options, the seed."""

    game: str
    levels: tuple[str, ...]
    options: Mapping[str, str]
    seed: int


class Plan(NamedTuple):
    """What all games of a simulation have in common.

    Several sets of options take turns; each game has the next seed.

    >>> plan = Plan("anachrony", ("novice", "random"), ({"side": "A"}, {"side": "B"}), seed=7)
    >>> [(deal.seed, deal.options["side"]) for deal in plan.deals(3)]
    [(7, 'A'), (8, 'B'), (9, 'A')]
    """

    game: str
    levels: tuple[str, ...]
    options: tuple[Mapping[str, str], ...] = ({},)
    seed: int = 0

    def check(self) -> None:
        """BadOption if there is no such title, level or option, or they do not go together."""
        game = load(self.game)
        seats = game.info.check_seats(len(self.levels))
        for options in self.options:
            game.check_table(seats, game.info.check_options(options))
        for level in self.levels:
            make(level, self.game, seed=0)

    def deals(self, games: int | None = None) -> Iterator[Deal]:
        """So many games of this plan, or games without end."""
        return islice(self._deals(), games)

    def _deals(self) -> Iterator[Deal]:
        info = load(self.game).info
        whole = [info.check_options(options) for options in self.options]
        for number in count():
            options = whole[number % len(whole)]
            yield Deal(self.game, self.levels, options, self.seed + number)

    def to_json(self) -> Json:
        """What must be the same for games to be counted together."""
        return {
            "game": self.game,
            "version": load(self.game).version,
            "levels": [*self.levels],
            "options": [{**options} for options in self.options],
            "seed": self.seed,
        }


def title_of(game: str, speaker: Speaker) -> str:
    """What a title is called in the language of a speaker who knows it."""
    return speaker.tell_or(f"{game}-title", load(game).info.title)


def play(deal: Deal, beside: Beside | None = None) -> Json:
    """Play one game; how it ended, and what the game has to tell of it."""
    game = load(deal.game)
    seats = len(deal.levels)
    match = Match.begin(game, seats, deal.seed, deal.options)
    match.remember()  # or the whole game would be played once more, to find what has happened
    agents = [
        make(level, deal.game, seed=deal.seed * seats + seat)
        for seat, level in enumerate(deal.levels)
    ]
    players = agents if beside is None else [beside(match, agent) for agent in agents]
    result = play_out(match, players)
    found = game.findings(match.table(None), match.events(None))
    return {
        "seed": deal.seed,
        **result.to_json(),
        "decisions": match.answers_given,
        "rounds": found.rounds,
        "sheets": [{**sheet} for sheet in found.sheets],
        "facts": [[*fact] for fact in found.facts],
    }
