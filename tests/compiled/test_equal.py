"""The compiled core and plain Python come to the same, to the byte, from the same sources."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from chronotable import compiled
from tests.compiled.core import ROOT, build, compiled_copy, needs_c, run
from tests.depth import DEEP, times

pytestmark = [needs_c, pytest.mark.timeout(1800)]  # the first run compiles it all
TITLES = [name for name in compiled.names() if name != compiled.KERNEL]
QUICK = "echoes"  # the least there is to compile
ALL_OF_THEM = ["kernel", "properties", "records", "agents", *(f"games/{it}" for it in TITLES)]
HOW = [] if DEEP else ["--quickly", compiled.KERNEL, QUICK]
TELLING = str(Path(__file__).with_name("telling.py"))


@pytest.fixture(scope="module")
def core() -> Path:
    return compiled_copy(*HOW)


def told(core: Path, titles: list[str], *, native: bool) -> tuple[dict[str, str], list[str]]:
    """Which parts are plain and why, and what came of the games."""
    done = run(core, TELLING, str(times(9, deep=100)), *titles, native=native)
    assert done.returncode == 0, done.stderr
    first, *others = done.stdout.splitlines()
    return json.loads(first), others


@pytest.mark.parametrize("title", TITLES if DEEP else [QUICK])
def test_games_views_events_records_and_opponents_are_the_same(core: Path, title: str) -> None:
    parts, natively = told(core, [title], native=True)
    assert set(parts.values()) == {""}, "it was to be native"
    parts, plainly = told(core, [title], native=False)
    assert set(parts.values()) == {compiled.SWITCHED_OFF}
    assert natively == plainly
    assert len(natively) > 60


def test_what_is_compiled_is_not_compiled_again(core: Path) -> None:
    assert build(core, *HOW) == "The compiled core is up to date.\n"


def test_an_edited_card_is_played_as_edited_until_it_is_compiled_again(
    core: Path, tmp_path: Path
) -> None:
    """What was compiled of other sources never hides the sources that lie there."""
    shutil.copytree(core / "src", tmp_path / "src")
    cards = tmp_path / "src/chronotable/games/echoes/cards"
    ask = (
        "import json, chronotable as ct; from chronotable import compiled;"
        "from chronotable.games.echoes.box import CARD_BY_ID; ct.new('echoes', 2, 1);"
        "why = [compiled.why_plain(part) for part in ('kernel', 'echoes')];"
        "print(json.dumps([*why, CARD_BY_ID['tidal_clock'].points]))"
    )

    def asked() -> list[str | int]:
        done = run(tmp_path, "-c", ask)
        assert done.returncode == 0, done.stderr
        answers: list[str | int] = json.loads(done.stdout)
        return answers

    assert asked() == ["", "", 1]

    (cards / "added.py").write_text("")  # a new file is a change, too
    assert asked() == ["", compiled.CHANGED, 1]
    (cards / "added.py").unlink()
    assert asked() == ["", "", 1]

    text = (cards / "water.py").read_text("utf-8")
    before, after = text.split('"Tidal Clock"')
    edited = before + '"Tidal Clock"' + after.replace("points=1", "points=7", 1)
    (cards / "water.py").write_text(edited, "utf-8")
    assert asked() == ["", compiled.CHANGED, 7]
    (cards / "water.py").write_text(text, "utf-8")
    assert asked() == ["", "", 1]

    match = tmp_path / "src/chronotable/kernel/match.py"
    match.write_text(match.read_text("utf-8") + "\n# changed\n", "utf-8")
    assert asked() == [compiled.CHANGED, compiled.PLAIN_KERNEL, 1]


@pytest.mark.parametrize("folder", ALL_OF_THEM)
def test_other_tests_pass_on_the_compiled_core(core: Path, folder: str) -> None:
    """Scenarios, laws and secrets, golden records, the kernel's toys, what agents answer."""
    done = run(
        core,
        "-m",
        *["pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(ROOT)],
        *["-p", "tests.compiled.natively"],
        *["-c", str(ROOT / "pyproject.toml"), str(ROOT / "tests" / folder)],
        CHRONOTABLE_DEEP="no",
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


test_other_tests_pass_on_the_compiled_core.__test__ = DEEP  # type: ignore[attr-defined]  # pytest's
