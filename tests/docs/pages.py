"""The documentation as material for tests: what a reader would copy out of a page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]

_PIECE = re.compile(
    r"^\*\*`(?P<file>[\w./-]+)`\*\*$|^```(?P<language>\w*)\n(?P<block>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


def files_of(page: str) -> dict[str, str]:
    """The files that a page asks its reader to write, by path.

    A line like **`path/to/file.py`** names one; the fenced blocks after it, up to the next
    such line, are its contents. Blocks without a language are for reading only.
    """
    found: dict[str, list[str]] = {}
    current = ""
    for piece in _PIECE.finditer((ROOT / page).read_text("utf-8")):
        if piece["file"]:
            current = piece["file"]
        elif current and piece["language"]:
            found.setdefault(current, []).append(piece["block"])
    return {file: "\n".join(blocks) for file, blocks in found.items()}


def run(*command: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a folder whose `src`, if it has one, stands in for ours; it has to succeed."""
    path = os.pathsep.join([str(folder / "src"), str(folder), str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "80"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def install(folder: Path) -> None:
    """Make the entry points of the project in this folder known, as installing it would."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    known = folder / f"{project['name']}-{project['version']}.dist-info"
    known.mkdir()
    named = f"Name: {project['name']}\nVersion: {project['version']}\n"
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\n{named}", "utf-8")
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (known / "entry_points.txt").write_text("\n".join(lines), "utf-8")


def house(folder: Path) -> Path:
    """A copy of our sources in this folder, to be changed as a page says."""
    caches = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=caches)
    return folder


def write(files: dict[str, str], folder: Path) -> None:
    """Write new files as a page says."""
    for name, body in files.items():
        file = folder / name
        assert not file.exists(), f"{name} exists already; the page cannot create it"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(body, "utf-8")


def lint(folder: Path, *files: str) -> None:
    """What a page asks to write should pass our own linter."""
    config = f"--config={ROOT / 'pyproject.toml'}"
    run("-m", "ruff", "check", "--no-cache", config, *files, folder=folder)
