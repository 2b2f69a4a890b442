"""One line per figure, for people or for programs."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator

from benchmarks import games, reference, simulation, start
from benchmarks.figure import Figure
from chronotable import compiled
from chronotable.cli import native
from chronotable.cli.parser import language
from chronotable.extras import require
from chronotable.games import infos, load
from chronotable.kernel.errors import BadOption
from chronotable.kernel.json import Json
from chronotable.simulation import title_of
from chronotable.text import Plain, Speaker
from chronotable.text.numbers import exact, hundredths, whole

_NO_TITLES = {
    "kernel": "bench-kernel",
    "envs": "bench-envs",
    "simulation": "bench-simulation",
    "server": "bench-server",
    "soak": "bench-soak",
    "start": "bench-start",
    "site": "bench-site",
}
_UNITS = {
    "us": "bench-microseconds",
    "ms": "bench-milliseconds",
    "s": "bench-seconds",
    "/s": "bench-each-second",
    "x": "bench-times",
    "KB": "bench-kilobytes",
    "MB": "bench-megabytes",
    "%": "bench-percent",
}


def run(args: argparse.Namespace) -> int:
    """Measure one title, or one of `_NO_TITLES`; otherwise all titles and the kernel.

    The exit code is 1 if a figure does not hold.
    """
    lang = language(args)
    names = [args.game] if args.game else ["kernel", *infos()]
    rows: list[tuple[str, Figure]] = []
    failed: list[str] = []
    if not args.json:
        print(*native.told(Speaker(None, lang)), sep="\n", flush=True)
        if not {*names} <= {*_NO_TITLES} and reference.chess() is None:
            print(Speaker(None, lang).tell("bench-no-reference"), flush=True)
    for name in names:
        speaker = Speaker(None if name in _NO_TITLES else load(name), lang)
        if name == "server":
            figures = _server(args.seconds, args.tables, args.parts, speaker)
        elif name == "envs":
            figures = _envs(Speaker(None, lang), quiet=args.json)
        elif name == "soak":
            figures = _soak(args.minutes, speaker)
        elif name == "simulation":
            figures = simulation.figures(args.seconds)
        elif name == "start":
            figures = start.figures()
        elif name == "site":
            figures = _site()
        else:
            figures = games.kernel() if name == "kernel" else games.title(load(name))
        for figure in figures:
            rows.append((name, figure))
            named = _named(figure.game or name, speaker)
            if not figure.holds:
                failed.append(f"{named}: {speaker.say(figure.said)}")
            if not args.json:
                print(_line(named, figure, speaker), flush=True)
    if args.json:
        print(json.dumps([_row(name, figure) for name, figure in rows], indent=1))
    if failed:
        told = Speaker(None, lang).tell("bench-failed", figures=Plain("; ".join(failed)))
        print(told, file=sys.stderr)
    return 1 if failed else 0


def _named(name: str, speaker: Speaker) -> str:
    if name in _NO_TITLES:
        return speaker.tell(_NO_TITLES[name])
    return title_of(name, Speaker(load(name), speaker.lang))


def _line(named: str, figure: Figure, speaker: Speaker) -> str:
    lang = speaker.lang
    counted = figure.value >= 1000 or not figure.unit
    value = whole(figure.value, lang) if counted else hundredths(figure.value, lang)
    unit = speaker.tell(_UNITS[figure.unit]) if figure.unit else ""
    held = ""
    if figure.hold is not None:
        sign = ">=" if figure.more_is_better else "<="
        bound = Plain(f"{sign} {exact(figure.hold, lang)}")
        held = f"  {speaker.tell('bench-holds' if figure.holds else 'bench-misses', bound=bound)}"
    return f"{named:<14} {speaker.say(figure.said):<50} {value:>10} {unit}{held}"


def _row(name: str, figure: Figure) -> Json:
    told = figure._asdict()
    del told["said"], told["game"]
    part = figure.game or (compiled.KERNEL if name in _NO_TITLES else name)
    plain = compiled.why_plain(part)
    return {"game": name, **told, "holds": figure.holds, "native": not plain, "why_plain": plain}


def _server(seconds: float, tables: str, parts: str, speaker: Speaker) -> Iterator[Figure]:
    """What a server does under scripted players, beside boardgame.io's if that can be had."""
    try:
        counts = [int(each) for each in tables.split(",")]
    except ValueError:
        raise BadOption(f"--tables {tables!r}: expected numbers like 8,32,128").saying(
            "error-tables", given=tables
        ) from None
    from benchmarks import crowd, server, several  # which import the whole server

    size = crowd.FEW if parts == "few" else crowd.Size()
    if parts in ("play", "all"):
        yield from server.figures(seconds, counts, speaker)
    if parts in ("crowd", "few", "all"):
        yield from crowd.figures(seconds, size)
    if parts in ("workers", "all"):
        yield from several.figures(seconds, speaker)


def _envs(speaker: Speaker, *, quiet: bool) -> Iterator[Figure]:
    """What our environments cost a learner, beside those of others if they can be had."""
    require("research")
    from benchmarks import envs

    if not quiet and envs.missing():
        print(speaker.tell("bench-envs-no-peers"), flush=True)
    return envs.figures()


def _soak(minutes: float, speaker: Speaker) -> Iterator[Figure]:
    """What a server holds in memory after a long while of light work."""
    if minutes <= 0:
        raise BadOption(f"--minutes {minutes:g}: expected more than 0").saying(
            "error-minutes", given=f"{minutes:g}"
        )
    from benchmarks import soak

    return soak.figures(minutes, speaker)


def _site() -> Iterator[Figure]:
    """How soon and how briskly one plays without a server."""
    from benchmarks import site  # which builds the page

    return site.figures()
