"""The built wheel in an empty environment, far from the sources: a night's test."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from chronotable import compiled
from chronotable.cli.parser import COMMANDS
from tests.cli.wheels import built
from tests.compiled.core import needs_c

UV = str(Path(sys.executable).with_name("uv"))
TITLES = [name for name in compiled.names() if name != compiled.KERNEL]
KNOWN = Path.home() / ".pyenv" / "versions"  # where several Pythons may lie side by side


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The pure wheel, as `pip wheel` and `run.py wheel` build it."""
    pure = built("pure")
    assert pure.name.endswith("-py3-none-any.whl")
    return pure


@pytest.fixture(scope="module")
def native_wheel() -> Path:
    """The one for this platform and this Python, as `run.py wheel --native` builds it."""
    return built("native")


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


@needs_c
@pytest.mark.timeout(1800)  # the first run compiles it all
def test_only_the_native_one_holds_the_compiled_core(wheel: Path, native_wheel: Path) -> None:
    pure, native = ({*zipfile.ZipFile(each).namelist()} for each in (wheel, native_wheel))
    more = {name for name in native - pure if ".dist-info/" not in name}
    home = compiled.HOME.relative_to(compiled.PACKAGE.parent).as_posix()
    assert {name for name in pure if "_compiled" in name} == set()
    assert {name for name in more if not name.startswith(f"{home}/")} == set()
    assert f"{home}/{compiled.MANIFEST}" in more
    assert {name for name in pure - native if ".dist-info/" not in name} == set()
    assert re.search(r"-cp3\d+-cp3\d+-(?!any)\w+\.whl$", native_wheel.name)


@needs_c
@pytest.mark.timeout(1800)
def test_the_native_one_is_native_far_from_the_sources_and_comes_to_the_same(
    wheel: Path, native_wheel: Path, tmp_path: Path
) -> None:
    """In empty environments, without a C compiler to be found."""
    native, pure = installed(native_wheel, tmp_path / "native"), installed(wheel, tmp_path / "pure")
    parts = "kernel, Anachrony, Echoes of Time, Innovation"
    assert f"Native code: {parts}" in native("doctor")
    assert f"Plain Python: {parts}" in pure("doctor")
    for title in TITLES:
        games = ["simulate", title, "--games", "20", "--json"]
        assert native(*games) == pure(*games)


def installed(wheel: Path, venv: Path) -> Callable[..., str]:
    """Its `chronotable`, in an environment of its own where nothing else is found."""
    uv, python = str(Path(sys.executable).with_name("uv")), str(venv / "bin" / "python")
    subprocess.run([uv, "venv", "-q", "--python", sys.executable, str(venv)], check=True)
    subprocess.run([uv, "pip", "install", "-q", "--python", python, str(wheel)], check=True)

    def run(*arguments: str) -> str:
        return subprocess.run(
            [str(venv / "bin" / "chronotable"), *arguments],
            env={"HOME": str(venv), "PATH": str(venv / "bin"), "LANG": "C.UTF-8"},
            cwd=venv,
            check=True,
            capture_output=True,
            text=True,
        ).stdout

    return run


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
    helped = run("help")
    assert all(command in helped.stdout for command in COMMANDS)
    for shell in ("bash", "zsh", "fish"):
        assert "simulate" in run("completion", shell).stdout, shell
    for command in COMMANDS:
        assert run(command, "--help").returncode == 0, command
    assert run("simulate", "echoes", "--games", "2").returncode == 0
    assert run("doctor").returncode == 0
    assert run("site", "page").returncode == 0
    assert (tmp_path / "page" / "data" / "engine.zip").exists()
    for told, extra in (
        (run("simulate", "echoes", "--games", "1", "--report", "r.html"), "plots"),
        (run("arena", "echoes", "--agents", "random,random", "--games", "1"), "arena"),
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


def test_pipx_installs_it(wheel: Path, tmp_path: Path) -> None:
    venv = tmp_path / "pipx"
    subprocess.run([UV, "venv", "-q", str(venv)], check=True)
    python = str(venv / "bin" / "python")
    subprocess.run([UV, "pip", "install", "-q", "--python", python, "pipx"], check=True)
    places = {"PIPX_HOME": str(tmp_path / "home"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    subprocess.run(
        [python, "-m", "pipx", "install", str(wheel)],
        env={**os.environ, **places},
        cwd=tmp_path,
        check=True,
        capture_output=True,
    )
    told = subprocess.run(
        [str(tmp_path / "bin" / "chronotable"), "games"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "innovation" in told.stdout


def test_uvx_runs_it_without_installing(wheel: Path, tmp_path: Path) -> None:
    told = subprocess.run(
        [str(Path(UV).with_name("uvx")), "--from", str(wheel), "chronotable", "--version"],
        env={**os.environ, "UV_TOOL_DIR": str(tmp_path / "tools"), "LANG": "C.UTF-8"},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert told.stdout.startswith("chronotable ")
