"""Plots as SVG that takes its colours from the page around it, for light, dark and paper."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any, Final

import matplotlib
from matplotlib.figure import Figure

from chronotable.text.numbers import percent

# Stand-ins: matplotlib wants real colours, the page knows which they shall be.
_INK, _FIRST, _SECOND, _FAINT = "#010101", "#020202", "#030303", "#040404"
_COLOURS: Final = {
    _INK: "currentColor",
    _FIRST: "var(--first)",
    _SECOND: "var(--second)",
    _FAINT: "var(--faint)",
}
_WIDE: Final = 7.2  # inches, which fit the column of the page
_ROW: Final = 0.21
_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "axes.edgecolor": _FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "grid.color": _FAINT,
    "grid.linewidth": 0.5,
}


class Plots:
    """Draws the plots of one page; each has its own ids, and a text for those who cannot see it."""

    def __init__(self, lang: str) -> None:
        self._lang = lang
        self._drawn = 0

    def counts(self, series: Mapping[str, Mapping[int, int]], across: str, says: str) -> str:
        """How often each number occurred; a second series is drawn before the first."""
        with _sheet(2.6) as (figure, axes):
            for (name, counts), colour in zip(series.items(), (_FIRST, _SECOND), strict=False):
                axes.bar([*counts], [*counts.values()], width=0.9, color=colour, label=name)
            if len(series) > 1:
                axes.legend(frameon=False)
            axes.set_xlabel(across)
            axes.xaxis.get_major_locator().set_params(integer=True)
            axes.grid(axis="y")
            return self._svg(figure, says)

    def amounts(self, named: Mapping[str, int], says: str) -> str:
        """A bar for each name, the first on top."""
        with _sheet(_tall(len(named))) as (figure, axes):
            bars = axes.barh(range(len(named)), [*named.values()], color=_FIRST, height=0.7)
            axes.bar_label(bars, padding=3, color=_INK)
            _label_rows(axes, [*named])
            axes.margins(x=0.12)
            return self._svg(figure, says)

    def boxes(self, named: Mapping[str, Mapping[str, Any]], says: str) -> str:
        """The middle half, the median, and the range between the outer tenths, by name."""
        with _sheet(_tall(len(named))) as (figure, axes):
            boxes = [
                {
                    "whislo": of["tenth"],
                    "q1": of["quarter"],
                    "med": of["median"],
                    "q3": of["three_quarters"],
                    "whishi": of["ninth"],
                }
                for of in named.values()
            ]
            line = {"color": _INK}
            axes.bxp(
                boxes,
                positions=range(len(named)),
                orientation="horizontal",
                showfliers=False,
                patch_artist=True,
                widths=0.6,
                boxprops={"facecolor": _FIRST, "edgecolor": _INK},
                medianprops={"color": _INK, "linewidth": 2},
                whiskerprops=line,
                capprops=line,
            )
            _label_rows(axes, [*named])
            axes.xaxis.get_major_locator().set_params(integer=True)
            axes.grid(axis="x")
            return self._svg(figure, says)

    def shares(
        self, rows: Sequence[tuple[str, Mapping[str, Any]]], usual: float | None, says: str
    ) -> str:
        """A dot with its interval for each row, and a dashed line for what is usual."""
        with _sheet(_tall(len(rows))) as (figure, axes):
            for at, (_, row) in enumerate(rows):
                low, high = row["interval"]
                marked = row.get("stands_out", 0) != 0
                colour = _SECOND if marked else _FIRST
                axes.plot([low, high], [at, at], color=colour, linewidth=1.5)
                axes.plot([row["share"]], [at], color=colour, marker="D" if marked else "o", ms=4)
            if usual is not None:
                axes.axvline(usual, color=_INK, linestyle="--", linewidth=1)
            _label_rows(axes, [name for name, _ in rows])
            axes.xaxis.get_major_locator().set_params(steps=[1, 2, 5, 10])
            axes.xaxis.set_major_formatter(lambda share, _: percent(share, self._lang))
            axes.grid(axis="x")
            return self._svg(figure, says)

    def _svg(self, figure: Figure, says: str) -> str:
        self._drawn += 1
        drawn = StringIO()
        nothing = dict.fromkeys(("Creator", "Date", "Format", "Type"))
        with matplotlib.rc_context({"svg.hashsalt": f"plot {self._drawn}"}):
            figure.savefig(
                drawn, format="svg", transparent=True, bbox_inches="tight", metadata=nothing
            )
        return _for_page(drawn.getvalue(), f"plot{self._drawn}-", says)


@contextmanager
def _sheet(height: float) -> Iterator[tuple[Figure, Any]]:
    """A figure and its axes, in our style as long as it is drawn on."""
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(_WIDE, height))
        axes = figure.add_subplot()
        axes.set_axisbelow(True)
        yield figure, axes


def _tall(rows: int) -> float:
    return 0.6 + _ROW * max(rows, 2)


def _label_rows(axes: Any, names: Sequence[str]) -> None:
    """Names at the left, the first on top; nothing in them is read as a formula."""
    axes.set_yticks(range(len(names)), [*names], parse_math=False)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)


def _for_page(svg: str, prefix: str, says: str) -> str:
    """The drawing alone, in the colours of the page, with ids that no other plot has."""
    svg = svg[svg.index("<svg") :]
    for stand_in, colour in _COLOURS.items():
        svg = svg.replace(stand_in, colour)
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}\1"', svg)
    svg = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}\1)", svg)
    svg = re.sub(r'\s(?:xlink:)?href="#([^"]+)"', rf' href="#{prefix}\1"', svg)
    svg = re.sub(r"<(metadata|style)\b.*?</\1>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: [^;\"]*;? ?", "", svg)
    svg = re.sub(r'\s(xmlns|xmlns:xlink|version|width|height)="[^"]*"', "", svg, count=5)
    said = says.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return svg.replace("<svg", f'<svg role="img" aria-label="{said}"', 1)
