"""The report: one HTML file with plots and tables, which needs nothing beside it."""

from __future__ import annotations

import shlex
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json
from chronotable.simulation.playing import title_of
from chronotable.simulation.plots import Plots
from chronotable.simulation.win_rates import share_cells
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import share, tenths, whole

_PLOTTED = 15  # of the best and the worst things, where there are too many for one plot


class Table(NamedTuple):
    """A table of the report; the first cell of each row names it."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class ReportSection(NamedTuple):
    """A heading, a sentence or none, a plot, and the numbers behind it."""

    id: str
    title: str
    text: str
    plot: Markup
    table: Table


def write_report(file: Path, counted: Json, speaker: Speaker) -> None:
    """Write what `tally` has counted, in the speaker's language."""
    page = report(counted, speaker)
    try:
        file.write_text(page, encoding="utf-8")
    except OSError as problem:
        raise BadOption(f"{file} cannot be written: {problem.strerror}").saying(
            "error-unwritable", file=str(file)
        ) from None


def report(counted: Json, speaker: Speaker) -> str:
    """The whole page."""
    template = (files("chronotable.simulation") / "report.html.jinja").read_text("utf-8")
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    tell = speaker.tell
    title = title_of(counted["game"], speaker)
    return environment.from_string(template).render(
        lang=speaker.lang,
        title=tell("report-title", title=Plain(title)),
        about=[*_about(counted, speaker, title)],
        command_text=tell("report-command"),
        command=command(counted),
        broken=[tell("simulate-broken", problem=Plain(one)) for one in counted["broken"]],
        interrupted=tell("simulate-interrupted") if counted["interrupted"] else "",
        contents=tell("report-contents"),
        nothing="" if counted["games"] else tell("report-nothing"),
        sections=[*Writer(counted, speaker).sections()] if counted["games"] else [],
    )


def command(counted: Json) -> str:
    """The command that plays the same games again."""
    words = ["chronotable", "simulate", counted["game"], "--games", str(counted["games"])]
    for level in counted["levels"]:
        words += ["--seat", f"bot:{level}"]
    given = dict.fromkeys(
        f"{name}={value}" for options in counted["options"] for name, value in options.items()
    )
    for option in given:
        words += ["--option", option]
    return shlex.join([*words, "--seed", str(counted["seed"])])


def _about(counted: Json, speaker: Speaker, title: str) -> Iterator[str]:
    """What was played, in a few sentences."""
    games, seed = counted["games"], counted["seed"]
    tell = speaker.tell
    yield tell(
        "report-about",
        games=games,
        title=Plain(title),
        version=Plain(counted["version"]),
        first=Plain(seed),
        last=Plain(counted["last_seed"]),
    )
    seats = enumerate(counted["levels"], start=1)
    who = [tell("report-seat", number=number, level=f"word:{level}") for number, level in seats]
    yield tell("report-who", who=Plain("; ".join(who)))
    if any(counted["options"]):
        sets = [" ".join(f"--option {n}={v}" for n, v in o.items()) for o in counted["options"]]
        key = "report-options" if len(sets) == 1 else "report-options-turn"
        yield tell(key, options=Plain("; ".join(sets)))
    if games:
        asked = counted["decisions"]
        mean = Plain(whole(asked["mean"], speaker.lang))
        yield tell("report-decisions", mean=mean, least=asked["least"], most=asked["most"])
        yield tell("report-reading")


class Writer:
    """Writes the sections one after the other."""

    def __init__(self, counted: Json, speaker: Speaker) -> None:
        self.counted = counted
        self.speaker = speaker
        self.tell = speaker.tell
        self.plots = Plots(speaker.lang)

    def sections(self) -> Iterator[ReportSection]:
        yield self.seats()
        yield self.scores()
        if self.counted["categories"]:
            yield self.categories()
        yield self.rounds()
        yield self.endings()
        for group, found in self.counted["groups"].items():
            yield self.group(group, found)

    def seats(self) -> ReportSection:
        title = self.tell("report-seats")
        usual, text = None, ""
        if len(self.counted["seats"]) > 1:
            usual = 1 / len(self.counted["seats"])
            text = self.tell("report-seats-text", usual=Plain(self.part(usual)))
        rows = [
            (self.tell("report-seat", number=row["seat"] + 1, level=f"word:{row['level']}"), row)
            for row in self.counted["seats"]
        ]
        plot = self.plots.shares(rows, usual, self.tell("report-seats-plot"))
        cells = [[name, *self.share(row), self.mean(row["score"])] for name, row in rows]
        headings = self.columns("seat", "games", "wins", "share", "interval", "score")
        return ReportSection("seats", title, text, Markup(plot), Table(title, headings, cells))

    def scores(self) -> ReportSection:
        title = self.tell("report-scores")
        scores = self.counted["scores"]
        named = {self.tell("report-all"): scores["all"]}
        if scores["winners"]["count"]:  # a game played alone may have no winner
            named[self.tell("report-winners")] = scores["winners"]
        series = {name: figures["counts"] for name, figures in named.items()}
        across = self.tell("report-column-score")
        plot = self.plots.counts(series, across, self.tell("report-scores-plot"))
        table = self.figures_table(title, "players", named)
        return ReportSection("scores", title, "", Markup(plot), table)

    def categories(self) -> ReportSection:
        title = self.tell("report-categories")
        named = {
            self.speaker.name(f"category:{name}"): figures
            for name, figures in self.counted["categories"].items()
        }
        plot = self.plots.boxes(named, self.tell("report-categories-plot"))
        table = self.figures_table(title, "category", named)
        return ReportSection("categories", title, "", Markup(plot), table)

    def rounds(self) -> ReportSection:
        title, unit = self.tell("report-rounds"), self.speaker.name("unit:rounds")
        figures = self.counted["rounds"]
        says = self.tell("report-rounds-plot", mean=Plain(self.mean(figures)))
        plot = self.plots.counts({unit: figures["counts"]}, unit, says)
        table = self.figures_table(title, "games", {unit: figures})
        return ReportSection("rounds", title, "", Markup(plot), table)

    def endings(self) -> ReportSection:
        title = self.tell("report-endings")
        named = {
            self.speaker.name(f"ending:{reason}"): share
            for reason, share in self.counted["endings"].items()
        }
        amounts = {name: int(share["wins"]) for name, share in named.items()}
        plot = self.plots.amounts(amounts, self.tell("report-endings-plot"))
        headings = self.columns("ending", "games", "share", "interval")
        cells = [
            [name, whole(share["wins"], self.speaker.lang), *self.share(share)[2:]]
            for name, share in named.items()
        ]
        return ReportSection("endings", title, "", Markup(plot), Table(title, headings, cells))

    def group(self, group: str, found: Json) -> ReportSection:
        title = self.speaker.name(f"fact:{group}")
        rows = [(self.speaker.name(row["thing"]), row) for row in found["things"]]
        says = self.tell("report-group-plot")
        plotted = rows
        if len(rows) > 2 * _PLOTTED:
            plotted = rows[:_PLOTTED] + rows[-_PLOTTED:]
            says = self.tell("report-group-plot-cut", best=_PLOTTED, worst=_PLOTTED)
        plot = self.plots.shares(plotted, found["usual"], says)
        headings = [title, *self.columns("games", "wins", "share", "interval", "mark")]
        marks = {0: "", 1: self.tell("report-above"), -1: self.tell("report-below")}
        cells = [[name, *self.share(row), marks[row["stands_out"]]] for name, row in rows]
        text = self.tell("report-group-text", usual=Plain(self.part(found["usual"])))
        return ReportSection(
            f"fact-{group}", title, text, Markup(plot), Table(title, headings, cells)
        )

    def share(self, row: Mapping[str, Any]) -> list[str]:
        return share_cells(row, self.speaker)

    def part(self, part: float) -> str:
        return share(part, self.speaker.lang)

    def mean(self, figures: Mapping[str, Any]) -> str:
        return tenths(figures["mean"], self.speaker.lang)

    def columns(self, *names: str) -> list[str]:
        return [self.tell(f"report-column-{name}") for name in names]

    def figures_table(self, caption: str, of: str, named: Mapping[str, Mapping[str, Any]]) -> Table:
        """Mean and spread of each; `of` names the first column."""
        names = ("mean", "deviation", "least", "tenth", "median", "ninth", "most")
        lang = self.speaker.lang
        rows = [
            [name, self.mean(figures), tenths(figures["deviation"], lang)]
            + [whole(figures[column], lang) for column in names[2:]]
            for name, figures in named.items()
        ]
        return Table(caption, self.columns(of, *names), rows)
