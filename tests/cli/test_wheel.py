"""The built wheel in an empty environment, far from the sources: a night's test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import gettempdir

import pytest

import hatch_build
from chronotable.cli.parser import COMMANDS

ROOT = Path(__file__).parents[2]
KNOWN = Path.home() / ".pyenv" / "versions"  # where several Pythons may lie side by side


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pure wheel, as `pip wheel` builds it."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    with Path(gettempdir(), "chronotable-client.lock").open("a") as lock:
        flock(lock, LOCK_EX)  # of several test processes one builds the page
        hatch_build.build()
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("chronotable-*-py3-none-any.whl")
    return built


def pythons() -> list[str]:
    """Every Python here that chronotable is for."""
    names = [f"python3.{minor}" for minor in range(11, 15)]
    found = {name: shutil.which(name) or "" for name in names}
    for minor, name in enumerate(names, start=11):
        for folder in sorted(KNOWN.glob(f"3.{minor}.*")):
            found[name] = str(folder / "bin" / "python3")
    return [path for path in found.values() if path] or [sys.executable]


def test_it_holds_the_page_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in ("index.html", "sw.js", "pyodide/pyodide.asm.wasm"):
        assert f"chronotable/web/static/{wanted}" in names
    assert [name for name in names if name.startswith(("tests/", "web/"))] == []


@pytest.mark.parametrize("python", pythons())
def test_it_works_in_an_empty_environment(python: str, wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    uv = [str(Path(sys.executable).with_name("uv"))]
    subprocess.run([*uv, "venv", "-q", "--python", python, str(venv)], check=True)
    install = [*uv, "pip", "install", "-q", "--python", str(venv / "bin" / "python"), str(wheel)]
    subprocess.run(install, check=True)
    kept = {"HOME": str(tmp_path), "PATH": f"{venv / 'bin'}:/usr/bin:/bin", "LANG": "C.UTF-8"}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(venv / "bin" / "chronotable"), *arguments],
            env=kept,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )

    assert run("--version").stdout.startswith("chronotable ")
    for command in COMMANDS:
        assert run(command, "--help").returncode == 0, command
    assert run("simulate", "echoes", "--games", "2").returncode == 0
    assert run("doctor").returncode == 0
    assert run("site", "page").returncode == 0
    assert (tmp_path / "page" / "data" / "engine.zip").exists()
    for told, extra in (
        (run("simulate", "echoes", "--games", "1", "--report", "r.html"), "plots"),
        (run("arena", "echoes", "--agents", "random,random", "--games", "1"), "research"),
        (run("serve", "--database", "postgresql://nobody@localhost/none"), "postgres"),
    ):
        assert told.returncode == 2
        assert f"chronotable[{extra}]" in told.stderr

    table = subprocess.Popen(
        [str(venv / "bin" / "chronotable"), "serve", "--no-browser", "--port", "0"],
        env={**kept, "PYTHONUNBUFFERED": "1"},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert table.stdout is not None
        address = table.stdout.readline().split()[-1]
        with urllib.request.urlopen(address, timeout=20) as answer:
            assert b'<div id="app">' in answer.read()
    finally:
        table.terminate()
        table.communicate(timeout=20)
    assert os.path.exists(tmp_path / "data")
