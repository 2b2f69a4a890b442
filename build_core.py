"""Compiles the core: kernel and titles, from the sources as they are, with mypyc and a C compiler.

    python build_core.py           compile what has changed
    python build_core.py --quickly the same in two thirds of the time, for tests: it plays slower
    python build_core.py --status  say what is compiled

It needs mypy, setuptools, a C compiler and Python's headers. What it makes lies in
src/chronotable/_compiled; src/chronotable/compiled.py says when that is used. What lies
between is kept in build/core, so that the next time only what has changed is made again.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
BUILD = ROOT / "build" / "core"
MADE = BUILD / "c"  # what mypyc writes
QUICKLY = "--quickly"

# Declarations, what plain Python makes its own classes of, and what reads from outside, where
# everything may be of a wrong type: compiling them gains nothing.
LEFT_AS_THEY_ARE = (
    "__init__.py",
    "view_types.py",
    "kernel/errors.py",
    "kernel/facets.py",
    "kernel/game.py",
    "kernel/native.py",
    "kernel/record.py",
)


class CannotCompile(Exception):
    """The core could not be compiled; the message tells why."""


class Progress:
    """Tells how far it is: on one line at a terminal, now and then elsewhere."""

    def __init__(self) -> None:
        self.whole = 0
        self._made = 0
        self._told = 0
        self._started = time.monotonic()

    def now(self, what: str) -> None:
        print(f"Compiling the core: {what} ...", file=sys.stderr, flush=True)

    def done(self) -> None:
        """One file more is compiled."""
        self._made += 1
        percent = 100 * self._made // self.whole
        if sys.stderr.isatty():
            end = "\n" if self._made == self.whole else ""
            line = f"\rCompiling the core: {self._made} of {self.whole} files"
            print(line, end=end, file=sys.stderr, flush=True)
        elif percent // 20 > self._told // 20:
            self.now(f"{self._made} of {self.whole} files")
        self._told = percent

    def end(self) -> None:
        took = time.monotonic() - self._started
        print(f"The core is compiled, after {took:.0f} seconds.", file=sys.stderr, flush=True)


def _load_compiled() -> ModuleType:
    """The module that knows what parts there are, without the package around it."""
    path = SRC / "chronotable" / "compiled.py"
    spec = importlib.util.spec_from_file_location("chronotable_compiled", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = _load_compiled()


def modules_of(part: str) -> list[str]:
    """The files of a part that are compiled, from the folder of sources."""
    return [
        file.relative_to(SRC).as_posix()
        for file in compiled.sources_of(part)
        if not file.as_posix().endswith(LEFT_AS_THEY_ARE)
    ]


def library_of(part: str) -> str:
    return f"chronotable_{part}"


def is_up_to_date(manifest: dict[str, Any]) -> bool:
    try:
        there = json.loads((compiled.HOME / compiled.MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return bool(there == manifest)


def manifest_of(parts: list[str], *, quickly: bool = False) -> dict[str, Any]:
    """What will be written beside the libraries: which modules are in them, and made of what."""
    prints = {part: compiled.fingerprint(part) for part in parts}
    folder = hashlib.blake2b("".join(prints.values()).encode(), digest_size=6).hexdigest()
    return {
        part: {
            "fingerprint": prints[part],
            "optimised": not quickly,
            "folder": folder,
            "library": f"{library_of(part)}__mypyc",
            "modules": [file.removesuffix(".py").replace("/", ".") for file in modules_of(part)],
        }
        for part in parts
    }


def build(parts: list[str] | None = None, *, quickly: bool = False) -> bool:
    """Afterwards these parts (all, if none are named) are compiled; False if they were already."""
    parts = parts or compiled.names()
    manifest = manifest_of(parts, quickly=quickly)
    if is_up_to_date(manifest):
        return False
    compiler = find_compiler()
    said = Progress()
    said.now("reading the sources")
    several = compiler.compiler_type == "unix"
    extensions = write_c(parts, multi_file=several, opt_level="0" if quickly else "1")
    fresh = compiled.HOME / manifest[parts[0]]["folder"]
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    make(compiler, extensions, fresh, said)
    (fresh / compiled.DOCSTRINGS).write_text(json.dumps(docstrings_of(parts)), "utf-8")
    if manifest_of(parts, quickly=quickly) != manifest:
        raise CannotCompile("The sources were changed meanwhile. Please run this again.")
    note = compiled.HOME / f"{compiled.MANIFEST}.new"
    note.write_text(json.dumps(manifest, indent=1), "utf-8")
    note.replace(compiled.HOME / compiled.MANIFEST)
    for other in compiled.HOME.iterdir():
        if other.is_dir() and other != fresh:
            shutil.rmtree(other, ignore_errors=True)
    said.end()
    return True


def docstrings_of(parts: list[str]) -> dict[str, str]:
    """What functions say of themselves, which mypyc leaves out and cards are printed with."""
    said = {}
    for file in (file for part in parts for file in modules_of(part)):
        for node in ast.parse((SRC / file).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                said[f"{file}:{node.name}"] = ast.get_docstring(node) or ""
    return {name: text for name, text in said.items() if text}


def find_compiler() -> Any:
    """The C compiler that this Python would use, once it has compiled something."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    BUILD.mkdir(parents=True, exist_ok=True)
    trial = BUILD / "trial.c"
    trial.write_text("#include <Python.h>\n", "utf-8")
    try:
        compiler = new_compiler()
        customize_compiler(compiler)
        compiler.compile([str(trial)], output_dir=str(BUILD), include_dirs=_headers())
    except Exception as problem:  # distutils has its errors under two names, by its version
        raise CannotCompile(
            "There is no C compiler that finds Python's headers, so the core stays plain Python:\n"
            f"everything works as before, at plain Python's pace. ({problem})\n"
            "On Debian:  sudo apt-get install gcc python3-dev"
        ) from None
    return compiler


def write_c(parts: list[str], *, multi_file: bool, opt_level: str) -> list[dict[str, Any]]:
    """Let mypyc write C for these parts: each is one library, and a small one for every module.

    It reads and checks everything in a process of its own, which says nothing unless it fails.
    """
    if importlib.util.find_spec("mypyc") is None:
        raise CannotCompile("mypyc is missing: install the package mypy, or use run.py compile.")
    groups = [(modules_of(part), library_of(part)) for part in parts]
    files = [file for group, _ in groups for file in group]
    told = BUILD / "extensions.json"
    orders = {
        "paths": [
            f"--config-file={ROOT / 'pyproject.toml'}",
            f"--cache-dir={BUILD / 'mypy'}",
            *files,
        ],
        "options": {
            "opt_level": opt_level,
            "debug_level": "0",
            "multi_file": multi_file,
            "separate": groups,
            "target_dir": str(MADE),
        },
        "told": str(told),
    }
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--write-c", json.dumps(orders)],
        cwd=SRC,
        env={**os.environ, "MYPYPATH": str(SRC)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise CannotCompile(f"mypyc could not compile the core:\n{done.stdout}")
    extensions: list[dict[str, Any]] = json.loads(told.read_text("utf-8"))
    return extensions


def _write_c(orders: dict[str, Any]) -> None:
    """What the process does that `write_c` starts."""
    from mypyc.build import mypycify

    options = orders["options"]
    options["separate"] = [(files, library) for files, library in options["separate"]]
    made = mypycify(orders["paths"], **options)
    told = [
        {
            "name": one.name,
            "sources": one.sources,
            "headers": [*one.include_dirs],
            "flags": [*one.extra_compile_args],
        }
        for one in made
    ]
    Path(orders["told"]).write_text(json.dumps(told), "utf-8")


def make(compiler: Any, extensions: list[dict[str, Any]], into: Path, said: Progress) -> None:
    """Compile and link what mypyc wrote, as many files at a time as there are processors."""
    shared = _digest(*sorted(MADE.glob("*_chronotable_kernel.h")))
    said.whole = sum(len(one["sources"]) for one in extensions)

    def compile_one(extension: dict[str, Any], source: str) -> str:
        flags = [*extension["flags"]]
        if compiler.compiler_type == "unix":
            flags.append("-fcommon")  # every file of a part says what it takes from the kernel
        library = extension["name"].removesuffix("__mypyc")
        own = _digest(*sorted(MADE.glob(f"*_{library}.h")), Path(source))
        key = f"{shared} {own} {sys.version} {flags}"
        stamp = BUILD / "o" / f"{hashlib.blake2b(source.encode(), digest_size=8).hexdigest()}.json"
        if stamp.exists():
            made = json.loads(stamp.read_text("utf-8"))
            if made["key"] == key and Path(made["object"]).exists():
                return str(made["object"])
        (made_object,) = compiler.compile(
            [source],
            output_dir=str(BUILD / "o"),
            include_dirs=[*extension["headers"], *_headers()],
            extra_postargs=flags,
        )
        stamp.write_text(json.dumps({"key": key, "object": made_object}), "utf-8")
        return str(made_object)

    (BUILD / "o").mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        jobs = {
            workers.submit(compile_one, one, source): source
            for one in sorted(extensions, key=lambda one: -len(one["sources"]))
            for source in one["sources"]
        }
        try:
            for job in as_completed(jobs):
                job.result()
                said.done()
            objects = {source: job.result() for job, source in jobs.items()}
            for one in extensions:
                file = into / f"{one['name']}{compiled.SUFFIX}"
                compiler.link_shared_object([objects[it] for it in one["sources"]], str(file))
        except Exception as problem:
            workers.shutdown(cancel_futures=True)
            raise CannotCompile(f"The C compiler failed: {problem}") from problem


def _headers() -> list[str]:
    return [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]


def _digest(*files: Path) -> str:
    digest = hashlib.blake2b(digest_size=16)
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def status() -> str:
    """A line for each part: compiled, or not, or its sources have changed since."""
    try:
        there = json.loads((compiled.HOME / compiled.MANIFEST).read_text("utf-8"))
    except (OSError, ValueError):
        there = {}
    lines = []
    for part in compiled.names():
        if part not in there:
            lines.append(f"{part}: not compiled")
        elif there[part]["fingerprint"] != compiled.fingerprint(part):
            lines.append(f"{part}: changed since it was compiled, so it runs as plain Python")
        else:
            lines.append(f"{part}: compiled")
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--write-c"]:
        _write_c(json.loads(arguments[1]))
    elif arguments == ["--status"]:
        print(status())
    elif [each for each in arguments if each.startswith("-") and each != QUICKLY]:
        sys.exit(__doc__)
    elif not build([it for it in arguments if it != QUICKLY], quickly=QUICKLY in arguments):
        print("The compiled core is up to date.", file=sys.stderr)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except CannotCompile as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit("\nStopped. What is compiled already need not be compiled again.")
