"""What people read on tiles and cards, put together from the printed data.

A tile that is data says what the data says; a rule of its own is told by its docstring. So no
tile can lack its text.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS
from chronotable.games.anachrony.decks import MINES, RECRUITS
from chronotable.games.anachrony.experiments import EXPERIMENTS
from chronotable.games.anachrony.pieces import GOODS, WORKERS, Worker
from chronotable.games.anachrony.price import Gain, Price
from chronotable.games.anachrony.proposed import ASSETS, Asset
from chronotable.games.anachrony.tile import Building, Deed, Superproject, Tile, Work
from chronotable.kernel.native import docstring

_KINDS: Final = {
    "power_plant": "Power plant",
    "factory": "Factory",
    "life_support": "Life support",
    "lab": "Lab",
}
_BASICS: Final = "titanium, uranium or gold"


def texts() -> dict[str, str]:
    """Names and texts of tiles, and what is on cards, by message key."""
    said: dict[str, str] = {}
    tiles: tuple[Building | Superproject, ...] = (*BUILDINGS, *SUPERPROJECTS)
    for tile in tiles:
        said[f"anachrony-tile-{tile.id}"] = name(tile)
        said[f"anachrony-free-{tile.id}"] = name(tile)
        said[f"anachrony-text-{tile.id}"] = " ".join(sentences(tile))
    for number, workers in enumerate(RECRUITS, start=1):
        said[f"anachrony-recruits-{number}"] = _listed(_people(workers))
    for number, card in enumerate(MINES, start=1):
        amounts = [card.count(good) for good in GOODS]
        said[f"anachrony-mine-{number}"] = _listed(_goods(amounts))
    for experiment in EXPERIMENTS:
        said[f"anachrony-experiment-{experiment.id}"] = experiment.name
    for asset in ASSETS:
        said[f"anachrony-asset-{asset.number}"] = f"{asset.number} ({_listed(_assets(asset))})"
    return said


def name(tile: Building | Superproject) -> str:
    if isinstance(tile, Superproject):
        return tile.name
    return f"{_KINDS[tile.kind.word]} {tile.number}"


def sentences(tile: Building | Superproject) -> Iterator[str]:
    """Everything a tile does, a sentence each."""
    if tile.built is not None:
        yield f"When built: {_deed(tile.built)}."
    if tile.work is not None:
        yield f"{_placing(tile.work)}: {_deed(tile.work)}."
        if mood := _mood(tile.work):
            yield mood
    if tile.free is not None:
        yield f"Free action: {_deed(tile.free)}."
    yield from _traits(tile)
    if isinstance(tile, Superproject):
        yield from _great_traits(tile)


# What is always true of a tile.


def _traits(tile: Tile) -> Iterator[str]:
    if tile.reach_bonus:
        yield f"Your power plants reach {_count(tile.reach_bonus, 'era')} farther."
    if tile.halves_supply:
        yield "Supply costs you half the water, rounded up."
    if tile.paradox_limit:
        yield f"It takes {_count(tile.paradox_limit, 'paradox')} more to bring you an anomaly."
    if tile.anomaly_points:
        yield f"Each of your anomalies counts {_count(tile.anomaly_points, 'point')} more."
    if tile.sets_second_die:
        yield "When you research, you may pay 1 water to set the second die too."


def _great_traits(tile: Superproject) -> Iterator[str]:
    if tile.basic_discount:
        yield f"Whatever you construct costs {tile.basic_discount} {_BASICS} less."
    if tile.mine_bonus:
        yield f"Each of your mine actions gives {tile.mine_bonus} {_BASICS} more."
    if tile.reservoir:
        yield "In each of your turns of the action phase you pay 1 water less, but not to nomads."
    if tile.rescue:
        yield "You may evacuate without meeting the condition of your path."
    if tile.endorphins:
        yield "Forcing workers costs you no worker at the lowest morale, and morale no points."
    if tile.per_travel:
        yield f"At the end: {_count(tile.per_travel, 'point')} for each step of your time travel."
    if tile.per_superproject:
        points = _count(tile.per_superproject, "point")
        yield f"At the end: {points} for each of your superprojects."


# Deeds.


def _placing(work: Work) -> str:
    return "Place a worker" if work.worker is None else f"Place {_article(work.worker.word)}"


def _mood(work: Work) -> str:
    """How the worker comes home, where that is not tired as usual."""
    if work.dies:
        return "The worker does not come back."
    if isinstance(work.motivates, Worker):
        return f"{_article(work.motivates.word).capitalize()} comes home active."
    return "The worker comes home active." if work.motivates else ""


def _deed(deed: Deed) -> str:
    """What is paid, done and received, as clauses."""
    clauses: list[str] = []
    if any(deed.price):
        clauses.append(f"pay {_listed(_paid(deed.price))}")
    if deed.rule is not None:
        clauses.append(_ruled(docstring(deed.rule)))
    if deed.reach:
        twice = " and then perhaps again" if deed.times > 1 else ""
        clauses.append(f"travel up to {_count(deed.reach, 'era')} back{twice}")
    ways = [_listed(received(gain)) for gain in deed.gains if any(gain)]
    if ways:
        clauses.append(" or ".join([ways[0], *(way.removeprefix("receive ") for way in ways[1:])]))
    return "; ".join(clauses)


def _ruled(docstring: str) -> str:
    told = " ".join(docstring.split()).rstrip(".")
    return f"{told[0].lower()}{told[1:]}"


def received(gain: Gain) -> list[str]:
    """What a gain gives, piece by piece."""
    gained = [*_goods(gain.goods), *_any_basic(gain.basic), *_people(gain.workers)]
    said = [f"receive {_listed(gained)}"] if gained else []
    if gain.points:
        said.append(f"score {_count(gain.points, 'point')}")
    if gain.morale:
        said.append("raise your morale")
    if gain.exosuit:
        said.append("receive a powered exosuit")
    if gain.wake:
        said.append("make all your tired workers active")
    if gain.warp_tiles:
        tiles = "a warp tile" if gain.warp_tiles == 1 else f"up to {gain.warp_tiles} warp tiles"
        said.append(f"take back {tiles} without paying")
    if gain.paradox:
        verb = "receive" if gain.paradox > 0 else "return"
        said.append(f"{verb} {_count(abs(gain.paradox), 'paradox')}")
    return said


def _paid(price: Price) -> list[str]:
    return [*_goods(price.goods), *_any_basic(price.basic)]


def _any_basic(amount: int) -> list[str]:
    if amount > 1:
        return [f"any {amount} of titanium, uranium and gold"]
    return [f"{amount} {_BASICS}"] if amount else []


def _goods(amounts: Iterable[int]) -> list[str]:
    named = zip(GOODS, amounts, strict=False)
    return [
        _count(n, "energy core") if good.word == "energy_core" else f"{n} {good.word}"
        for good, n in named
        if n
    ]


def _people(amounts: Iterable[int]) -> list[str]:
    return [_crowd(worker, n) for worker, n in zip(WORKERS, amounts, strict=True) if n]


def _assets(asset: Asset) -> list[str]:
    tired = [f"{_crowd(w, n)}, tired" for w, n in zip(WORKERS, asset.tired, strict=True) if n]
    found = [_count(asset.breakthroughs, "breakthrough")] if asset.breakthroughs else []
    return [*_goods(asset.gain.goods), *_people(asset.gain.workers), *tired, *found]


# Grammar.


def _crowd(worker: Worker, number: int) -> str:
    if worker.word == "genius" and number > 1:
        return f"{number} geniuses"
    return _count(number, worker.word)


def _count(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    return f"{number} {noun}es" if noun.endswith("x") else f"{number} {noun}s"


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _listed(words: Sequence[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
