"""Libraries that the table half imports and that a browser has not got.

Databases, metrics and passphrases belong to a server. Where there is none, their modules can be
imported, and every name in them stands for nothing: it can be called, looked into and inherited
from, as the definitions at the top of a module do, and nobody ever asks it for more.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

ABSENT: Final = ("alembic", "argon2", "fluent", "prometheus_client", "sqlalchemy")


class _Nothing(type):
    """The class of what stands for nothing: whatever is done with it gives the same again."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _nothing(name)

    def __call__(cls, *_: object, **__: object) -> Any:
        return cls

    def __getitem__(cls, _: object) -> Any:
        return cls


def _nothing(name: str) -> Any:
    if name.endswith(("Error", "Exception")):
        return type(name, (Exception,), {})
    return _Nothing(name, (), {})


class _Empty(ModuleType):
    """A module in which every name can be found."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        found = _nothing(name)
        setattr(self, name, found)
        return found


class _Finder(MetaPathFinder, Loader):
    """Finds the absent libraries, and all that is in them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        absent = name.partition(".")[0] in ABSENT
        return ModuleSpec(name, self, is_package=True) if absent else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Empty(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        """There is nothing in it."""


class _Log:
    """What the table half wants of structlog: a line with a few facts."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def _tell(self, level: int, event: str, exc_info: Any = None, **facts: object) -> None:
        told = " ".join(f"{name}={value!r}" for name, value in facts.items())
        self._logger.log(level, "%s %s", event, told, exc_info=exc_info)

    def info(self, event: str, **facts: object) -> None:
        self._tell(logging.INFO, event, **facts)

    def warning(self, event: str, **facts: object) -> None:
        self._tell(logging.WARNING, event, **facts)

    def error(self, event: str, **facts: object) -> None:
        self._tell(logging.ERROR, event, **facts)

    def exception(self, event: str, **facts: object) -> None:
        self._tell(logging.ERROR, event, exc_info=True, **facts)


def do_without() -> None:
    """Let the table half be imported where these libraries are not; ours stand in for two."""
    from chronotable.local import structs

    sys.meta_path.insert(0, _Finder())
    structlog = ModuleType("structlog")
    structlog.get_logger = _Log  # type: ignore[attr-defined]
    sys.modules["structlog"] = structlog
    sys.modules["msgspec"] = structs
    sys.modules["msgspec.json"] = structs.json  # type: ignore[assignment]

    # Sentences are said by whoever reads them; programs get the message and what is in it.
    from chronotable import text

    text.english = _in_short


def _in_short(message: Any) -> str:
    told = ", ".join(f"{name}: {value}" for name, value in message.params.items())
    return f"{message.key} ({told})" if told else str(message.key)
