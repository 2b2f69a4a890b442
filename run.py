#!/usr/bin/env python3
"""The one command: set chronotable up where needed, then play it or test it.

It needs nothing but Python's own library, so that it can run before anything is installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

try:
    import fcntl
except ImportError:  # Windows: two first runs at once are then on their own
    fcntl = None  # type: ignore[assignment]

HELP = """\
usage: python3 run.py                     open the table in the browser
       python3 run.py test [ARGUMENT ...] run every test; arguments go to pytest
       python3 run.py test --deep         the same, deeper: what is worth a night
       python3 run.py COMMAND ...         any chronotable command, for example:

           python3 run.py play innovation
           python3 run.py bench kernel
           python3 run.py games

       python3 run.py help                what chronotable itself can do
       python3 run.py --help              this page

Everything is set up on first use: what is needed is installed into .venv beside this
file, from the locked lists in requirements/, and the table in the browser is built from
web/; both again only when something there changes. Set CHRONOTABLE_VENV to keep the
environment in another folder. To start afresh, delete that folder.

Tests use Chromium and PostgreSQL. Where they are missing, root gets them with apt-get,
unless CHRONOTABLE_APT is "no".
"""

ROOT = Path(__file__).resolve().parent
BUILDER = ROOT / "hatch_build.py"  # makes the table in the browser when chronotable is installed
OLDEST_PYTHON = (3, 11)
OLDEST_PIP = (22, 3)  # the first that can install into another environment
LOCKS = {"play": ("run.txt", "build.txt"), "test": ("test.txt",)}
COVERS = {"play": ("play",), "test": ("play", "test")}  # test.txt holds the other lists too

# What tests need that pip cannot install: Debian's packages, and a program of each.
DEBIAN = {"chromium": ("chromium", "chromium-browser", "google-chrome"), "postgresql": ("pg_ctl",)}
POSTGRESQL = Path("/usr/lib/postgresql")  # where Debian hides its programs


class SetupFailed(Exception):
    """Set-up cannot go on; the message tells a person what to do."""


def say(text: str) -> None:
    """Tell the person what is going on, keeping standard output for the program itself."""
    print(text, file=sys.stderr, flush=True)


# What is there already


def venv_folder() -> Path:
    moved = os.environ.get("CHRONOTABLE_VENV")
    return Path(moved).expanduser().absolute() if moved else ROOT / ".venv"


def program(venv: Path, name: str) -> Path:
    """Where a virtual environment keeps a program, such as its Python."""
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def home_of(venv: Path) -> dict[str, str]:
    """What an environment cannot outlive: its folder, this folder, the Python it is made for."""
    python = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]}"
    return {"venv": str(venv), "root": str(ROOT), "python": python}


def wanted_for(purpose: str) -> dict[str, str]:
    """The stamps of an environment in which nothing is left to do for this purpose."""
    stamps = {each: fingerprint(*lists_for(each)) for each in COVERS[purpose]}
    stamps["project"] = fingerprint(ROOT / "pyproject.toml", *sources_of_client())
    if purpose == "test" and BUILDER.exists():
        stamps["tools"] = fingerprint(ROOT / "web" / "package-lock.json")
    return stamps


def lists_for(purpose: str) -> list[Path]:
    return [ROOT / "requirements" / lock for lock in LOCKS[purpose]]


def sources_of_client() -> Iterator[Path]:
    """What the table in the browser is built from."""
    if BUILDER.exists():
        yield BUILDER
    for folder, folders, files in os.walk(ROOT / "web"):
        folders[:] = sorted({*folders} - {"node_modules", "harness"})
        yield from (Path(folder, file) for file in sorted(files) if not file.endswith(".md"))


def fingerprint(*files: Path) -> str:
    digest = hashlib.sha256()
    for file in files:
        try:
            digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
        except FileNotFoundError:
            raise SetupFailed(f"{file} is missing: is this a whole copy of chronotable?") from None
    return digest.hexdigest()


def read_stamps(venv: Path) -> dict[str, str]:
    """What was set up in this environment; nothing, if it is not (or no longer) ours."""
    try:
        stamps = json.loads((venv / "chronotable.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    usable = isinstance(stamps, dict) and home_of(venv).items() <= stamps.items()
    return stamps if usable and program(venv, "python").exists() else {}


def write_stamps(venv: Path, stamps: dict[str, str]) -> None:
    fresh = venv / "chronotable.json.new"
    fresh.write_text(json.dumps(stamps, indent=1), "utf-8")
    fresh.replace(venv / "chronotable.json")


# Setting up


def set_up(purpose: str) -> Path:
    """Afterwards the environment holds all that the purpose needs; only what changed is done."""
    venv = venv_folder()
    wanted = wanted_for(purpose)
    if wanted.items() <= read_stamps(venv).items():
        return venv

    with only_one(venv):
        stamps = read_stamps(venv)
        if wanted.items() <= stamps.items():  # somebody else has just done it
            return venv
        started = time.monotonic()
        again = "project" in stamps
        say(f"Setting up ({'something changed' if again else 'first time, about a minute'}) ...")
        if not stamps:
            make_venv(venv)
        pip = find_pip(venv)  # without one, the next run makes the environment anew
        stamps |= home_of(venv)
        project, tools = wanted.pop("project"), wanted.pop("tools", None)
        if not wanted.items() <= stamps.items():
            install_locked(purpose, pip)
            stamps |= wanted
            write_stamps(venv, stamps)
        if stamps.get("project") != project:
            install_project(pip)
            stamps["project"] = project
            write_stamps(venv, stamps)
        if tools is not None and stamps.get("tools") != tools:
            install_tools(venv)
            stamps["tools"] = tools
            write_stamps(venv, stamps)
        say(f"Ready after {time.monotonic() - started:.0f} seconds.")
    return venv


@contextmanager
def only_one(venv: Path) -> Iterator[None]:
    """Let one run at a time change the environment; others wait for it."""
    venv.parent.mkdir(parents=True, exist_ok=True)
    with venv.with_name(venv.name + ".lock").open("a") as lock:
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                say("Another run is setting up; waiting for it ...")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make_venv(venv: Path) -> None:
    """Make a fresh environment, with pip in it where this Python can do that."""
    ours = venv == ROOT / ".venv" or (venv / "pyvenv.cfg").exists()
    if venv.exists() and not ours and any(venv.iterdir()):
        raise SetupFailed(
            f"{venv} holds something else, so nothing is put there.\n"
            "Let CHRONOTABLE_VENV name an empty or new folder."
        )
    if find_spec("venv") is None:
        raise SetupFailed(f"{sys.executable} comes without its venv module.\n{what_to_install()}")

    make = [sys.executable, "-m", "venv", "--clear"]
    if find_spec("ensurepip") is None or run_quietly([*make, str(venv)]).returncode != 0:
        must_run([*make, "--without-pip", str(venv)], "The virtual environment could not be made.")


def find_pip(venv: Path) -> list[str]:
    """A pip that installs into the environment: its own, or else one from outside."""
    python = str(program(venv, "python"))
    if can_use([python, "-m", "pip"]):
        return [python, "-m", "pip"]
    if outside := outside_pip():
        return [*outside, "--python", python]
    if is_root() and shutil.which("apt-get"):
        say("Installing pip with apt-get ...")
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
        run_quietly([*apt, "update"])
        packages = ["python3-venv", "python3-pip"]
        must_run(
            [*apt, "install", "--yes", "--no-install-recommends", *packages],
            f"apt-get could not install {' and '.join(packages)}.",
        )
        if outside := outside_pip():
            return [*outside, "--python", python]
    raise SetupFailed(f"There is no pip to install with.\n{what_to_install()}")


def outside_pip() -> list[str] | None:
    found = [shutil.which(name) for name in ("pip3", "pip", "python3")]
    candidates = [[sys.executable, "-m", "pip"]]
    candidates += [[pip] for pip in found[:2] if pip]
    candidates += [[python, "-m", "pip"] for python in found[2:] if python]
    return next((pip for pip in candidates if can_use(pip)), None)


def can_use(pip: list[str]) -> bool:
    answer = run_quietly([*pip, "--version"])
    version = re.search(r"^pip (\d+)\.(\d+)", answer.stdout, re.MULTILINE)
    if answer.returncode != 0 or version is None:
        return False
    return (int(version[1]), int(version[2])) >= OLDEST_PIP


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def what_to_install() -> str:
    if shutil.which("apt-get"):
        return "Please install it, and run this again:  sudo apt-get install python3-venv"
    return (
        "Please install Python's venv and pip (often packages called python3-venv and\n"
        "python3-pip; Python from its own installer has both), and run this again."
    )


def install_locked(purpose: str, pip: list[str]) -> None:
    """Install the purpose's locked lists, every file checked against its hash."""
    say(f"Installing what is needed to {purpose} ...")
    lists = [part for file in lists_for(purpose) for part in ("-r", str(file))]
    must_run(
        [*pip, "install", "--require-hashes", *lists],
        "pip could not install what is needed; its own words are above.",
    )


def install_project(pip: list[str]) -> None:
    """Put the chronotable command into the environment, reading its code from this folder.

    This also builds the table in the browser, if its sources have changed.
    """
    say("Installing chronotable ...")
    must_run(
        [*pip, "install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)],
        "pip could not install chronotable itself; its own words are above.",
    )


def install_tools(venv: Path) -> None:
    """Install what checks and tests of the table in the browser need besides."""
    say("Installing what tests of the browser's table need ...")
    must_run(
        [str(program(venv, "python")), str(BUILDER), "--with-tools"],
        "npm could not install what the tests need; its own words are above.",
    )


def install_debian() -> None:
    """Have the programs that tests use; without them those tests say why they are skipped."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, POSTGRESQL.glob("*/bin"))])
    missing = [
        package
        for package, programs in DEBIAN.items()
        if not any(shutil.which(program, path=path) for program in programs)
    ]
    if not missing:
        return
    names = " and ".join(missing)
    allowed = os.environ.get("CHRONOTABLE_APT") != "no"
    if not (allowed and is_root() and shutil.which("apt-get")):
        say(f"Some tests need {names}; on Debian:  sudo apt-get install {' '.join(missing)}")
        return
    say(f"Installing {names} with apt-get ...")
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    run_quietly([*apt, "update"])
    done = run_quietly([*apt, "install", "--yes", "--no-install-recommends", *missing])
    if done.returncode != 0:
        say(f"{done.stdout}\napt-get could not install {names}; tests that need them say so.")


def run_quietly(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def must_run(command: list[str], or_else: str) -> None:
    """Run a command without a word; if it fails, show all it said."""
    done = run_quietly(command)
    if done.returncode != 0:
        say(f"$ {' '.join(command)}\n{done.stdout}")
        raise SetupFailed(or_else)


# Then what was asked for


def become(command: list[str]) -> NoReturn:
    """Hand over to a program; its exit code is ours, and it has the last word."""
    if os.name == "nt":
        sys.exit(subprocess.run(command, check=False).returncode)
    os.execv(command[0], command)


def main(arguments: list[str]) -> NoReturn:
    if arguments[:1] in (["--help"], ["-h"]):
        print(HELP, end="")
        sys.exit(0)
    if arguments[:1] == ["test"]:
        install_debian()
        venv = set_up("test")
        os.chdir(ROOT)
        become([str(program(venv, "python")), "-m", "pytest", *arguments[1:]])

    chronotable = str(program(set_up("play"), "chronotable"))
    if arguments == ["help"]:
        become([chronotable, "--help"])
    become([chronotable, *(arguments or ["serve"])])


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"chronotable needs Python 3.11 or newer; this is {version} ({sys.executable}).")
    try:
        main(sys.argv[1:])
    except SetupFailed as problem:
        sys.exit(f"\nchronotable could not be set up.\n{problem}")
    except KeyboardInterrupt:
        say("\nStopped. Run the same command again to go on where this left off.")
        sys.exit(130)
