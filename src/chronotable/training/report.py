"""The report of a training run: one HTML page with the learning curve and the main features."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from chronotable.agents.learned import Weights
from chronotable.text import Speaker
from chronotable.text.numbers import share, tenths, whole
from chronotable.training.run import Generation

_WIDE, _HIGH, _EDGE = 640, 220, 36
_WEIGHTY = 25

_PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<title>{title}</title>
<style>
body {{ font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem }}
table {{ border-collapse: collapse }}
td, th {{ padding: .15rem .7rem; text-align: right; border-bottom: 1px solid #ccc }}
td:first-child, th:first-child {{ text-align: left }}
polyline {{ fill: none; stroke: #356; stroke-width: 2 }}
text {{ font-size: 11px; fill: #555 }}
</style>
<h1>{title}</h1>
<p>{made}</p>
{body}
</html>
"""


def report(history: Sequence[Generation], weights: Weights, speaker: Speaker) -> str:
    """The whole page."""
    say = speaker.tell
    title = say("train-report-title", game=f"title:{weights.game}")
    heads = ("generation", "games", "score", "surprise", "share", "champion")
    body = [
        f"<h2>{escape(say('train-report-curve'))}</h2>",
        curve([each.score for each in history]),
        f"<h2>{escape(say('train-report-generations'))}</h2>",
        _table(
            [say(f"train-report-{head}") for head in heads],
            [_row(each, speaker.lang) for each in history],
        ),
        f"<h2>{escape(say('train-report-weights'))}</h2>",
        _table(
            [say(f"train-report-{head}") for head in ("feature", "early", "late")],
            [
                [name, f"{bends[0]:+.2f}", f"{sum(bends):+.2f}"]
                for name, bends in _weightiest(weights)
            ],
        ),
    ]
    made = ", ".join(f"{name}: {value}" for name, value in weights.made.items())
    return _PAGE.format(
        lang=speaker.lang, title=escape(title), made=escape(made), body="\n".join(body)
    )


def _row(each: Generation, lang: str) -> list[str]:
    tried = f"{share(each.share, lang)} ({whole(2 * each.pairs, lang)})"
    mark = "★" if each.champion else ""
    return [
        str(each.number + 1),
        whole(each.games, lang),
        tenths(each.score, lang),
        f"{each.surprise:.3f}",
        tried,
        mark,
    ]


def _weightiest(weights: Weights) -> list[tuple[str, tuple[float, ...]]]:
    """The features whose weight is farthest from nothing, early or late."""
    both = zip(weights.names, weights.bends, strict=True)
    return sorted(both, key=lambda one: -max(abs(one[1][0]), abs(sum(one[1]))))[:_WEIGHTY]


def curve(figures: Sequence[float]) -> str:
    """A line through these figures, as a picture.

    >>> curve([1.0, 2.0]).count("polyline")
    1
    """
    least, most = min(figures, default=0.0), max(figures, default=1.0)
    rise = (_HIGH - 2 * _EDGE) / (most - least or 1.0)
    step = (_WIDE - 2 * _EDGE) / max(1, len(figures) - 1)
    points = [
        f"{_EDGE + step * number:.1f},{_HIGH - _EDGE - (figure - least) * rise:.1f}"
        for number, figure in enumerate(figures)
    ]
    return (
        f'<svg width="{_WIDE}" height="{_HIGH}" role="img">'
        f'<polyline points="{" ".join(points)}"/>'
        f'<text x="2" y="{_EDGE}">{most:.1f}</text>'
        f'<text x="2" y="{_HIGH - _EDGE}">{least:.1f}</text></svg>'
    )


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f"<table><tr>{head}</tr>\n{body}</table>"
