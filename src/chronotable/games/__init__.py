"""The titles, by name. A title's rules are loaded when somebody asks for them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from chronotable.kernel.errors import UnknownGame, listed
from chronotable.kernel.game import Game, GameInfo

Loader = Callable[[], Game[Any]]

_OUTSIDE = "chronotable.titles"  # entry points of titles that were installed besides

_infos: dict[str, GameInfo] = {}
_loaders: dict[str, Loader] = {}
_loaded: dict[str, Game[Any]] = {}


def register(info: GameInfo, loader: Loader) -> None:
    """Make a title known under `info.name`; `loader` is called when it is first needed."""
    _infos[info.name] = info
    _loaders[info.name] = loader
    _loaded.pop(info.name, None)


@cache
def _open_box() -> None:
    """Register the titles that lie here, and those that were installed besides.

    Each is a package with an INFO, which is read now, and a module `game` with a GAME.
    """
    box = [f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg]
    for package in (*box, *(found.value for found in entry_points(group=_OUTSIDE))):
        info: GameInfo = import_module(package).INFO
        if info.name not in _infos:  # whoever has registered the name by hand meant it
            register(info, partial(_unpack, package))


def _unpack(package: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{package}.game").GAME
    return game


def infos() -> dict[str, GameInfo]:
    """Every registered title, by name, without loading any of them."""
    _open_box()
    return dict(sorted(_infos.items()))


def load(name: str) -> Game[Any]:
    """The rules of one title; UnknownGame if there is none of that name."""
    _open_box()
    if name not in _loaders:
        raise UnknownGame(f"no game is called {name!r}: expected {listed(sorted(_infos))}").saying(
            "error-unknown-game", name=name, known=sorted(_infos)
        )
    if name not in _loaded:
        _loaded[name] = _loaders[name]()
    return _loaded[name]


class _Games(ModuleType):
    """What `chronotable.games` is: this package, and for one more version the old `games()`."""

    def __call__(self) -> dict[str, GameInfo]:
        return infos()


sys.modules[__name__].__class__ = _Games
