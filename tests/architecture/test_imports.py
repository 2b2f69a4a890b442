"""Who may import whom, and what no rule may look at."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "chronotable"

# Each room and the rooms it may see besides itself. The door is `chronotable/__init__.py`,
# the names promised to everybody: it stands on kernel, games and agents.
DOOR = "the door"
MAY_SEE: dict[str, set[str]] = {
    "compiled": {"kernel"},  # where the compiled core is found
    "kernel": set(),
    "extras": {"kernel"},  # what is installed only when asked for
    "games": {"kernel"},
    "text": {"kernel", "games"},  # which titles there are
    "agents": {"kernel", "games"},
    "table": {"kernel", "extras", "games", "agents", "text", DOOR},  # errors in English
    "testing": {"kernel", "games", "agents", "text", DOOR},
    "simulation": {"kernel", "extras", "games", "agents", "text"},
    "training": {"kernel", "extras", "games", "agents", "text", "simulation"},
    "envs": {"kernel", "extras", "games", "agents", "text", "simulation", "tui", DOOR},
    "tui": {"kernel", "games", "agents", "table", "text", DOOR},
    "local": {"kernel", "games", "agents", "table", "text"},
    "web": {"kernel", "games", "agents", "table", "text", DOOR},
    # What titles bring, on top of everything that they bring it for; nobody looks in there.
    "parts": {"kernel", "games", "agents", "text", "tui", "envs"},
    "cli": {
        *("kernel", "extras", "games", "agents", "table", "text", "testing", "simulation"),
        *("training", "envs", "tui", "web", "local", "compiled", DOOR),
    },
}

# Clocks, luck, files and other worlds: an effect that reads them cannot be replayed.
OUTSIDE_WORLD = {
    "asyncio", "datetime", "os", "pathlib", "random", "secrets", "socket", "subprocess",
    "tempfile", "threading", "time", "uuid",
}  # fmt: skip
EXCEPTIONS = {("kernel/chance.py", "secrets")}  # a fresh seed has to come from somewhere


def files_of(room: str) -> list[Path]:
    """The source files of one room, which is a package or a single module."""
    single = PACKAGE / f"{room}.py"
    return [single] if single.exists() else sorted((PACKAGE / room).rglob("*.py"))


def imports_of(file: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, by its full name, with the line; deferred imports too."""
    package = file.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*start, *(node.module or "").split("."))).strip(".")
            if module in ("chronotable", "chronotable.games"):  # the names are modules
                yield from ((f"{module}.{alias.name}", node.lineno) for alias in node.names)
            else:
                yield module, node.lineno


def room_of(module: str) -> str:
    """The room of one of our modules; a name that is no room is found at the door."""
    room = [*module.split("."), ""][1]
    return room if room in MAY_SEE else DOOR


def place(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT)}:{line}"


def test_every_room_is_known() -> None:
    modules = {path.stem for path in PACKAGE.glob("*.py")}
    packages = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert modules | packages <= MAY_SEE.keys() | {"__init__", "__main__"}


@pytest.mark.parametrize("room", MAY_SEE)
def test_a_room_sees_only_the_rooms_below_it(room: str) -> None:
    wrong = [
        f"{place(file, line)} imports {module}"
        for file in files_of(room)
        for module, line in imports_of(file)
        if module.split(".")[0] == "chronotable" and room_of(module) not in MAY_SEE[room] | {room}
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_kernel_and_games_need_only_the_standard_library(room: str) -> None:
    ours = sys.stdlib_module_names | {"chronotable"}
    wrong = [
        f"{place(file, line)} imports {module}"
        for file in files_of(room)
        for module, line in imports_of(file)
        if module.split(".")[0] not in ours
    ]
    assert wrong == []


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_rules_look_at_no_clock_no_file_and_no_luck_but_their_own(room: str) -> None:
    wrong = [
        f"{place(file, line)} imports {module}"
        for file in files_of(room)
        for module, line in imports_of(file)
        if module.split(".")[0] in OUTSIDE_WORLD
        and (file.relative_to(PACKAGE).as_posix(), module) not in EXCEPTIONS
    ]
    assert wrong == []


def test_nobody_imports_what_researchers_alone_need() -> None:
    """`envs` and its libraries are for whoever asks for them; encodings speak of kinds alone."""
    late = {
        "cli/dataset.py": "chronotable.envs.dataset",
        "simulation/cluster.py": "distributed",
        "simulation/parquet.py": "polars",
    }
    heavy = {"dask", "distributed", "gymnasium", "pettingzoo", "polars", "pyspiel"}
    rooms = sorted(MAY_SEE.keys() - {"envs", "compiled"})
    wrong = [
        f"{place(file, line)} imports {module}"
        for room in rooms
        for file in files_of(room)
        for module, line in imports_of(file)
        if (module.split(".")[0] in heavy or room_of(module) == "envs")
        and late.get(file.relative_to(PACKAGE).as_posix()) != module
        and not (room == "parts" and file.name == "encoding.py" and module.endswith("envs.kinds"))
    ]
    assert wrong == []


def test_no_game_imports_another_game() -> None:
    wrong = []
    for file in files_of("games"):
        inside = file.relative_to(PACKAGE / "games").parts
        if len(inside) == 1:
            continue  # the list of titles
        for module, line in imports_of(file):
            parts = module.split(".")
            if parts[:2] == ["chronotable", "games"] and parts[2:3] != [inside[0]]:
                wrong.append(f"{place(file, line)} imports {module}")
    assert wrong == []


@pytest.mark.parametrize("room", ["simulation", "table", "text", "tui", "web"])
def test_what_a_seat_sees_leaves_by_the_match_alone(room: str) -> None:
    """`match.view`, `match.table` and `match.events` know who may see what; a state does not."""
    past_it = re.compile(r"\bgame\.(views?|dump)\(|\bmatch\.state\b")
    wrong = [
        f"{place(file, number)}: {line.strip()}"
        for file in files_of(room)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if past_it.search(line)
    ]
    assert wrong == []


def test_the_import_contracts_are_kept() -> None:
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    command = [sys.executable, "-c", lint, "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "6 kept, 0 broken" in done.stdout


def test_the_picture_in_the_docs_is_the_contract() -> None:
    page = (ROOT / "docs" / "concepts.md").read_text("utf-8")
    picture = page.partition("## Which way imports point")[2].split("```")[1]
    drawn = [re.split(r"\s{2,}", line)[0].split(", ") for line in picture.strip().splitlines()]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (layers,) = [each["layers"] for each in contracts if each.get("containers") == ["chronotable"]]
    assert drawn == [re.findall(r"\w+", layer) for layer in layers]
