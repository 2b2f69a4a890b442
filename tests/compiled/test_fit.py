"""When what is compiled is used, and what is said when it is not. This needs no C compiler."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from chronotable import compiled
from tests.compiled.core import copy_sources, run

ASK = """
import json, chronotable as ct
from chronotable import compiled
parts = compiled.names()
print(json.dumps({part: compiled.why_plain(part) for part in parts}))
ct.new("innovation", 2, 1)
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("core")
    copy_sources(folder)
    return folder


def asked(copy: Path, *, native: bool = True) -> dict[str, str]:
    """Why each part is plain, of a process in which a game could be begun."""
    done = run(copy, "-c", ASK, native=native)
    assert done.returncode == 0, done.stderr
    answers: dict[str, str] = json.loads(done.stdout)
    return answers


def home(copy: Path) -> Path:
    """Where what is compiled lies in this copy."""
    folder = copy / "src" / "chronotable" / compiled.HOME.relative_to(compiled.PACKAGE)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def test_without_anything_compiled_all_is_plain(copy: Path) -> None:
    assert {*asked(copy).values()} == {compiled.NOT_COMPILED}
    assert {*asked(copy, native=False).values()} == {compiled.SWITCHED_OFF}
    said = run(copy, "build_core.py", "--status").stdout.splitlines()
    assert said == [f"{part}: not compiled" for part in compiled.names()]


def test_a_library_that_cannot_be_loaded_is_left_aside_and_named(copy: Path) -> None:
    note = home(copy) / compiled.MANIFEST
    part = {"folder": "x", "library": "no_library", "modules": ["chronotable.kernel.match"]}
    try:
        right = compiled.fingerprint(compiled.KERNEL)
        note.write_text(json.dumps({compiled.KERNEL: {**part, "fingerprint": right}}))
        assert asked(copy)[compiled.KERNEL] == compiled.BROKEN
        doctor = ["-c", "from chronotable.cli import main; main(['doctor'])"]
        said = " ".join(run(copy, *doctor, LANGUAGE="en", COLUMNS="200").stdout.split())
        assert "Plain Python: kernel (what was compiled cannot be loaded: " in said
        assert "Plain Python: Anachrony, Echoes of Time, Innovation (not compiled; " in said

        note.write_text(json.dumps({compiled.KERNEL: {**part, "fingerprint": "of others"}}))
        assert asked(copy)[compiled.KERNEL] == compiled.CHANGED
        assert "kernel: changed since" in run(copy, "build_core.py", "--status").stdout

        note.write_text("torn")
        assert {*asked(copy).values()} == {compiled.NOT_COMPILED}
    finally:
        note.unlink()


def test_without_a_compiler_the_builder_says_so_in_one_breath(copy: Path) -> None:
    done = run(copy, "build_core.py", CC="no-such-compiler")
    assert done.returncode == 1
    assert done.stderr.startswith("There is no C compiler that finds Python's headers, so the core")
    assert "everything works as before, at plain Python's pace." in done.stderr
    assert "Traceback" not in done.stderr
    assert {*asked(copy).values()} == {compiled.NOT_COMPILED}
