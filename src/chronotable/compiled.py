"""Where the compiled core is found, and whether it may be used.

Kernel and titles are plain Python. `python3 run.py compile` makes a native library of each of them,
a "part", and a wheel for one platform brings them along. A part is used only while its sources
are, to the byte, those it was made of: whoever edits a card plays with that edit, in plain Python,
until it is compiled again. CHRONOTABLE_NATIVE=0 leaves all of them aside.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).resolve().parent
KERNEL = "kernel"
SUFFIX = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""  # names this Python and this machine
HOME = PACKAGE / "_compiled" / SUFFIX.split(".")[1] if SUFFIX else PACKAGE / "_compiled"
MANIFEST = "core.json"
DOCSTRINGS = "docstrings.json"  # of the functions of one build


def folder_of(part: str) -> Path:
    return PACKAGE / KERNEL if part == KERNEL else PACKAGE / "games" / part


def sources_of(part: str) -> Iterator[Path]:
    """Every Python file of a part, in fixed order."""
    for folder, folders, files in os.walk(folder_of(part)):
        folders[:] = sorted({*folders} - {"__pycache__"})
        yield from (Path(folder, file) for file in sorted(files) if file.endswith(".py"))


def fingerprint(part: str) -> str:
    """What a part is made of: its sources, and for a title the kernel's as well."""
    digest = blake2b(digest_size=16)
    if part != KERNEL:
        digest.update(fingerprint(KERNEL).encode())
    for file in sources_of(part):
        digest.update(f"{file.relative_to(PACKAGE).as_posix()}\0".encode())
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()


# Why a part runs as plain Python.
SWITCHED_OFF = "switched off"
NOT_COMPILED = "not compiled"
CHANGED = "changed since"
PLAIN_KERNEL = "the kernel is plain"
BROKEN = "cannot be loaded"


class CompiledPart:
    """A part that was compiled: its library, the modules in it, and whether it is used."""

    def __init__(self, name: str, told: dict[str, Any]) -> None:
        self.name = name
        self.fingerprint: str = told["fingerprint"]
        self.folder = HOME / told["folder"]
        self.library: str = told["library"]
        self.modules: list[str] = told["modules"]
        self.problem = ""  # in Python's words, if it cannot be loaded
        self._unfit: str | None = None

    @property
    def unfit(self) -> str:
        """Why it is not used; empty if it is. Found out once, when it is first asked for."""
        if self._unfit is None:
            self._unfit = self._look()
        return self._unfit

    def _look(self) -> str:
        if self.name != KERNEL and _parts[KERNEL].unfit:
            return PLAIN_KERNEL
        if fingerprint(self.name) != self.fingerprint:
            return CHANGED
        try:
            spec = _spec(self.library, self.folder)
            sys.modules[self.library] = module_from_spec(spec)
        except ImportError as problem:
            self.problem = str(problem)
            return BROKEN
        return ""


_parts: dict[str, CompiledPart] = {}
_part_of: dict[str, CompiledPart] = {}  # by name of a module


class _Finder:
    """Finds the modules of compiled parts before Python looks for their sources."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        part = _part_of.get(name)
        return None if part is None or part.unfit else _spec(name, part.folder)


def _spec(name: str, folder: Path) -> ModuleSpec:
    file = str(folder / f"{name}{SUFFIX}")
    spec = spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))
    assert spec is not None
    return spec


def is_switched_off() -> bool:
    return os.environ.get("CHRONOTABLE_NATIVE") == "0"


def _install() -> None:
    """Let Python find the compiled core, if there is one."""
    if is_switched_off():
        return
    try:
        told = json.loads((HOME / MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return
    from chronotable.kernel.native import look_beside  # plain Python, like this module

    look_beside(_docstring)
    _parts.update({name: CompiledPart(name, about) for name, about in told.items()})
    _part_of.update({name: part for part in _parts.values() for name in part.modules})
    sys.meta_path.insert(0, _Finder)


def _docstring(function: Any) -> str:
    """What a compiled function says of itself in its source."""
    code = getattr(function, "__code__", None)
    return "" if code is None else _docstrings().get(f"{code.co_filename}:{function.__name__}", "")


@cache
def _docstrings() -> dict[str, str]:
    told: dict[str, str] = json.loads((_parts[KERNEL].folder / DOCSTRINGS).read_text("utf-8"))
    return told


def names() -> list[str]:
    """Every part there is: the kernel, and the titles that lie here."""
    return [KERNEL, *sorted(box.parent.name for box in (PACKAGE / "games").glob("*/__init__.py"))]


def why_plain(name: str) -> str:
    """Why a part runs as plain Python in this process; empty if it is native."""
    if name in _parts:
        return _parts[name].unfit
    return SWITCHED_OFF if is_switched_off() else NOT_COMPILED


def problem_of(name: str) -> str:
    """What Python said of a part that cannot be loaded."""
    return _parts[name].problem if name in _parts else ""


if __name__ == "chronotable.compiled":  # and not whoever builds the core and only asks for names
    _install()
