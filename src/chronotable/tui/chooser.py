"""The game chooser: which game, how many, who, with which options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chronotable.agents import levels
from chronotable.games import infos, load
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import GameInfo
from chronotable.text import Plain, Speaker
from chronotable.tui.layout import wrapped
from chronotable.tui.seating import seat_all
from chronotable.tui.terminal import Terminal


class OpenableTable(NamedTuple):
    """A table to open."""

    game: str
    plans: list[str]
    options: dict[str, str]


def choose(terminal: Terminal, lang: str) -> OpenableTable:
    """Ask for a table; Enter takes what is suggested."""
    speaker = Speaker(None, lang)
    titles = [*infos().values()]
    terminal.show(speaker.tell("choose-title"), "")
    for number, info in enumerate(titles, start=1):
        show_title(terminal, info, lang, f"{number:>2} ")
    terminal.show("")
    if len(titles) == 1:
        info = titles[0]
    else:
        info = titles[_number(terminal, speaker, "choose-game", 1, len(titles), 1) - 1]
    low, high = info.seats
    seats = _number(terminal, speaker, "choose-seats", low, high, low)
    plans = _seats(terminal, speaker, info, seats)
    return OpenableTable(info.name, plans, _options(terminal, info, lang))


def show_title(terminal: Terminal, info: GameInfo, lang: str, lead: str = "") -> None:
    """A title with its seats and what it is about."""
    speaker = Speaker(load(info.name), lang)
    low, high = info.seats
    title = speaker.tell(
        "title-line", title=Plain(game_text(speaker, info, "title")), low=low, high=high
    )
    terminal.show(f"{lead}{title}")
    indent = " " * max(len(lead), 3)
    terminal.show(*wrapped(game_text(speaker, info, "about"), terminal.width, indent))


def game_text(speaker: Speaker, info: GameInfo, part: str) -> str:
    """The title or the description of a game; in English if the language lacks it."""
    key = f"{info.name}-{part}"
    fallback: Mapping[str, str] = {"title": info.title, "about": info.about}
    return speaker.tell_or(key, fallback[part])


def _number(
    terminal: Terminal, speaker: Speaker, key: str, low: int, high: int, suggested: int
) -> int:
    while True:
        typed = terminal.read(speaker.tell(key, low=low, high=high, suggested=suggested) + " ")
        if not typed:
            return suggested
        if typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        terminal.show(speaker.tell("choose-number-again", low=low, high=high))


def _seats(terminal: Terminal, speaker: Speaker, info: GameInfo, seats: int) -> list[str]:
    """A name for each seat; Enter is a person for the first, a bot for the others."""
    person = speaker.tell("seat-person")
    bot = f"bot:{levels()[0]}"
    plans: list[str] = []
    while len(plans) < seats:
        if not plans:
            typed = terminal.read(speaker.tell("choose-name", suggested=Plain(person)) + " ")
            typed = typed or person
        else:
            number = len(plans) + 1
            typed = terminal.read(
                speaker.tell("choose-opponent", n=number, suggested=Plain(bot)) + " "
            )
            typed = typed or bot
        try:
            seat_all(info, [*plans, typed], speaker)
        except BadOption as problem:
            terminal.show(speaker.problem(problem))
        else:
            plans.append(typed)
    return plans


def _options(terminal: Terminal, info: GameInfo, lang: str) -> dict[str, str]:
    speaker = Speaker(load(info.name), lang)
    chosen = {}
    for name, setting in info.options.items():
        key = f"{info.name}-setting-{name}"
        title = speaker.tell_or(key, setting.help)
        terminal.show("", *wrapped(title, terminal.width))
        for number, choice in enumerate(setting.choices, start=1):
            key = f"{info.name}-setting-{name}-{choice}"
            told = speaker.tell_or(key, choice)
            terminal.show(*wrapped(told, terminal.width, f"{number:>2} "))
        suggested = setting.choices.index(setting.default) + 1
        most = len(setting.choices)
        number = _number(terminal, speaker, "choose-setting", 1, most, suggested)
        chosen[name] = setting.choices[number - 1]
    return chosen
