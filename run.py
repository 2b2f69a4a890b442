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
import sysconfig
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
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

       python3 run.py compile             let it play and think faster (see below)
       python3 run.py wheel [--native]    build a wheel into dist/: pure, or with the compiled core
       python3 run.py extras NAME ...     install arena, bench, cluster, notices, plots, postgres,
                                          research or train beforehand
       python3 run.py help                what chronotable itself can do
       python3 run.py --help              this page

Everything is set up on first use: what is needed is installed into .venv beside this
file, from the locked lists in requirements/, and the table in the browser is built from
web/; both again only when something there changes. What is needed only for that is
removed afterwards. Set CHRONOTABLE_VENV to keep the environment in another folder. To
start afresh, delete that folder.

Compiling needs a C compiler and takes some minutes, once; a changed source is played as
it is, in plain Python, until you compile again. Nothing but a native wheel needs it.

Tests use Chromium and PostgreSQL. Where they are missing, root gets them with apt-get,
unless CHRONOTABLE_APT is "no".
"""

ROOT = Path(__file__).resolve().parent
BUILDER = ROOT / "hatch_build.py"  # makes the table in the browser when chronotable is installed
CORE_BUILDER = ROOT / "build_core.py"
OLDEST_PYTHON = (3, 11)
OLDEST_PIP = (22, 3)  # the first that can install into another environment
# Installed when first used, or asked for.
EXTRAS = ("arena", "bench", "cluster", "notices", "plots", "postgres", "research", "train")
LOCKS = {"play": "run.txt"} | {
    name: f"{name}.txt" for name in ("test", "build", "compile", *EXTRAS)
}
COVERS = {"test": tuple(name for name in LOCKS if name != "bench")}  # test.txt holds those, too

# What pip may have been told by the environment, and what uv calls it.
AS_UV_SAYS_IT = {
    "INDEX_URL": "DEFAULT_INDEX",
    "EXTRA_INDEX_URL": "INDEX",
    "FIND_LINKS": "FIND_LINKS",
    "NO_INDEX": "NO_INDEX",
}

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


def wanted_for(purposes: Iterable[str]) -> dict[str, str]:
    """The stamps of an environment in which nothing is left to do for these purposes."""
    covered = [each for purpose in purposes for each in COVERS.get(purpose, (purpose,))]
    stamps = {each: fingerprint(locked(LOCKS[each])) for each in covered}
    stamps["project"] = fingerprint(ROOT / "pyproject.toml", locked("build.txt"))
    stamps["page"] = fingerprint(*sources_of_client())
    if "test" in covered and BUILDER.exists():
        stamps["tools"] = fingerprint(ROOT / "web" / "package-lock.json")
    return stamps


def locked(name: str) -> Path:
    return ROOT / "requirements" / name


def packages_in(lock: Path) -> int:
    return len(re.findall(r"^[\w.-]+==", lock.read_text("utf-8"), re.MULTILINE))


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


def set_up(*purposes: str) -> Path:
    """Afterwards the environment holds all that is needed; only what changed is done."""
    venv = venv_folder()
    wanted = wanted_for(purposes)
    if wanted.items() <= read_stamps(venv).items():
        return venv

    with only_one(venv):
        stamps = read_stamps(venv)
        if wanted.items() <= stamps.items():  # somebody else has just done it
            return venv
        started = time.monotonic()
        again = "project" in stamps
        guess = "something changed" if again else "first time, about half a minute"
        say(f"Setting up ({guess}) ...")
        if not stamps:
            make_venv(venv)
        SetUp(venv, stamps | home_of(venv), wanted).run(purposes)
        say(f"Ready after {time.monotonic() - started:.0f} seconds.")
    return venv


class SetUp:
    """One set-up under way.

    What it needs for itself alone (an installer, Node, what they have fetched) lies in a folder
    beside the environment. It is removed at the end; after an interruption it is still there.
    """

    def __init__(self, venv: Path, stamps: dict[str, str], wanted: dict[str, str]) -> None:
        self.venv = venv
        self.stamps = stamps
        self.wanted = wanted
        self.python = str(program(venv, "python"))
        self.tools = venv.with_name(venv.name + ".tools")
        self.builders = self.tools / "build"
        self.interrupted = self.tools.exists()
        self.pip = find_pip(venv)  # without one, the next run makes the environment anew
        self.uv = self.tools / "uv" / "bin" / ("uv.exe" if os.name == "nt" else "uv")
        self.progress = Progress()

    def run(self, purposes: Iterable[str]) -> None:
        lists = [each for each in purposes if not self._has(*COVERS.get(each, (each,)))]
        page = BUILDER.exists() and not self._has("page", "tools")
        project = not self._has("project")
        node_stays = "test" in {*purposes, *self.stamps}  # the list for tests holds it
        with self.progress.of(15 + 30 * len(lists) + 45 * page + 10 * project):
            self.tools.mkdir(exist_ok=True)
            self._fetch_uv()
            with ThreadPoolExecutor(1) as beside:
                meanwhile = None
                if (page or project) and not node_stays:
                    meanwhile = beside.submit(self._prepare_build, page)
                for purpose in lists:
                    self._install_list(purpose)
                if meanwhile is not None:
                    meanwhile.result()
            if page and node_stays:
                self._build_page(["--with-tools"] if "tools" in self.wanted else [])
            if project:
                self._install_project()
        self._done("project", "page", "tools")
        self._tidy_up(*([] if node_stays else [ROOT / "web" / "node_modules"]))

    def _has(self, *names: str) -> bool:
        return all(
            self.stamps.get(name) == self.wanted[name] for name in names if name in self.wanted
        )

    def _done(self, *names: str) -> None:
        self.stamps |= {name: self.wanted[name] for name in names if name in self.wanted}
        write_stamps(self.venv, self.stamps)

    def _tidy_up(self, *folders: Path) -> None:
        """Remove what has only built; nobody waits for that, so a process of its own does it."""
        gone = [*map(str, self.venv.parent.glob(f"{self.venv.name}.old-*"))]
        for number, folder in enumerate([*folders, self.tools]):
            old = self.venv.with_name(f"{self.venv.name}.old-{os.getpid()}-{number}")
            with suppress(OSError):  # on another disk, or not there at all
                gone.append(str(folder.rename(old)))
        if gone:
            remove = "import shutil, sys; [shutil.rmtree(p, True) for p in sys.argv[1:]]"
            nowhere = subprocess.DEVNULL
            subprocess.Popen(
                [sys.executable, "-c", remove, *gone],
                stdin=nowhere,
                stdout=nowhere,
                stderr=nowhere,
                start_new_session=True,
            )

    def _fetch_uv(self) -> None:
        """Have uv, which installs several times as fast as pip; without it, pip does it all."""
        with self.progress.step("Fetching the installer", 15):
            lock = locked("uv.txt")
            if lock.exists() and not self.uv.exists():
                where = ["--no-deps", "--target", str(self.tools / "uv")]
                fetch = [*self.pip, "install", "--require-hashes", "-r", str(lock), *where]
                run_quietly(fetch, self._settings("pip"))

    def _install_list(self, purpose: str) -> None:
        """Install what a purpose needs into the environment."""
        lock = locked(LOCKS[purpose])
        fetched = self.tools / purpose / "archive-v0"  # where uv puts what it has fetched

        def share() -> float:
            return len(os.listdir(fetched)) / packages_in(lock) if fetched.exists() else 0.0

        goal = f"for {purpose}" if purpose in EXTRAS else f"to {purpose}"
        with self.progress.step(f"Installing what is needed {goal}", 30, share):
            self._install(lock, purpose, [])
        self._done(*COVERS.get(purpose, (purpose,)))

    def _install(self, lock: Path, name: str, where: list[str]) -> None:
        """Install a locked list, every file checked against its hash."""
        if not packages_in(lock):
            return
        install = ["install", "--require-hashes", "-r", str(lock), *where]
        if self.uv.exists():
            # What was interrupted may be there by half, and look like the whole.
            again = ["--reinstall"] if self.interrupted and not where else []
            uv = [str(self.uv), "pip", *install, *again, "--python", self.python]
            if run_quietly(uv, self._settings(name)).returncode == 0:
                return
        again = ["--force-reinstall"] if self.interrupted and not where else []
        must_run(
            [*self.pip, *install, *again],
            "pip could not install what is needed; its own words are above.",
            self._settings("pip"),
        )

    def _prepare_build(self, page: bool) -> None:
        """Install what builds, in its own folder, and build the table in the browser."""
        with self.progress.step("Fetching what builds the page", 15 * page):
            self._install(locked("build.txt"), "built", ["--target", str(self.builders)])
        if page:
            self._build_page([])

    def _build_page(self, how: list[str]) -> None:
        """Build the table in the browser, with what its tests need besides if there are any."""
        words = "Installing what tests of the browser's table need" if how else "Building the page"
        with self.progress.step(words, 45 if how else 30):
            must_run(
                [self.python, str(BUILDER), *how],
                "The page could not be built; what was said is above.",
                self._settings("npm"),
            )

    def _install_project(self) -> None:
        """Put the chronotable command into the environment, reading its code from this folder."""
        install = ["install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]
        uv = [str(self.uv), "pip", *install, "--python", self.python]
        with self.progress.step("Installing chronotable", 10):
            if self.uv.exists() and run_quietly(uv, self._settings("project")).returncode == 0:
                return
            must_run(
                [*self.pip, *install],
                "pip could not install chronotable itself; its own words are above.",
                self._settings("pip"),
            )

    def _settings(self, name: str) -> dict[str, str]:
        """The environment of a tool: what it fetches lies among ours, and goes with them."""
        told = {
            "PIP_CACHE_DIR": str(self.tools / "pip"),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_ROOT_USER_ACTION": "ignore",
            "UV_CACHE_DIR": str(self.tools / name),
            "npm_config_cache": str(self.tools / "npm"),
        }
        for ours, theirs in AS_UV_SAYS_IT.items():
            if value := os.environ.get(f"PIP_{ours}"):
                told[f"UV_{theirs}"] = value
        if self.builders.exists():
            paths = [str(self.builders), os.environ.get("PYTHONPATH", "")]
            told["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        return told


class Progress:
    """What is being done, in words and per cent: on a terminal in one line that changes."""

    def __init__(self) -> None:
        self._whole = 1.0
        self._past = 0.0
        self._now: dict[str, tuple[float, Callable[[], float]]] = {}
        self._over = threading.Event()
        self._lock = threading.Lock()
        self._live = sys.stderr.isatty()

    @contextmanager
    def of(self, whole: float) -> Iterator[None]:
        """Until the whole is done; it is the sum of its steps' weights."""
        self._whole = whole
        ticking = threading.Thread(target=self._tick, daemon=True)
        if self._live:
            ticking.start()
        try:
            yield
        finally:
            self._over.set()
            if self._live:
                ticking.join()
                print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    @contextmanager
    def step(
        self, words: str, weight: float, share: Callable[[], float] = lambda: 0.0
    ) -> Iterator[None]:
        """One step: how much of the whole it is, and how much of it is done."""
        with self._lock:
            self._now[words] = weight, share
            if not self._live:
                say(self._line(words))
        yield
        with self._lock:
            del self._now[words]
            self._past += weight

    def _tick(self) -> None:
        while not self._over.wait(0.2):
            with self._lock:
                line = self._line(", ".join(self._now))
            print(f"\r\x1b[K{line[:78]}", end="", file=sys.stderr, flush=True)

    def _line(self, words: str) -> str:
        done = self._past + sum(weight * min(1.0, share()) for weight, share in self._now.values())
        return f"{100 * done / self._whole:3.0f} %  {words} ..."


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
    """Make a fresh environment, with pip in it only where there is none outside: that is slow."""
    ours = venv == ROOT / ".venv" or (venv / "pyvenv.cfg").exists()
    if venv.exists() and not ours and any(venv.iterdir()):
        raise SetupFailed(
            f"{venv} holds something else, so nothing is put there.\n"
            "Let CHRONOTABLE_VENV name an empty or new folder."
        )
    if find_spec("venv") is None:
        raise SetupFailed(f"{sys.executable} comes without its venv module.\n{what_to_install()}")

    make = [sys.executable, "-m", "venv", "--clear"]
    inside = outside_pip() is None and find_spec("ensurepip") is not None
    if inside and run_quietly([*make, str(venv)]).returncode == 0:
        return
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


STAYS_PLAIN = """the core stays plain Python:
everything works as before, at plain Python's pace"""


def must_have_c(otherwise: str = STAYS_PLAIN) -> None:
    """Say at once if there is no C compiler; whether one is of use is seen when it is used."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    if named.split() and shutil.which(named.split()[0]) is None:
        debian = "\nOn Debian:  sudo apt-get install gcc python3-dev"
        sys.exit(
            f"There is no C compiler here ({named.split()[0]}), so {otherwise}."
            + (debian if shutil.which("apt-get") else "")
        )


def run_quietly(
    command: list[str], settings: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it says; one that cannot be run at all has failed, too."""
    with suppress(OSError):
        return _run(command, settings)
    return subprocess.CompletedProcess(command, 126, f"{command[0]} cannot be run here.")


def _run(
    command: list[str], settings: Mapping[str, str] | None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env={**os.environ, **(settings or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def must_run(command: list[str], or_else: str, settings: Mapping[str, str] | None = None) -> None:
    """Run a command without a word; if it fails, show all it said."""
    done = run_quietly(command, settings)
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

    if arguments[:1] == ["compile"]:
        if arguments[1:]:
            sys.exit("python3 run.py compile: it takes no arguments")
        if "compile" not in read_stamps(venv_folder()):
            must_have_c()
        venv = set_up("play", "compile")
        become([str(program(venv, "python")), str(CORE_BUILDER)])

    if arguments[:1] == ["wheel"]:
        native = arguments[1:] == ["--native"]
        if arguments[1:] and not native:
            sys.exit("python3 run.py wheel: it takes --native, or nothing")
        if native and "compile" not in read_stamps(venv_folder()):
            must_have_c("there is no native wheel to be built; the pure one needs none")
        venv = set_up("play", "build", *(["compile"] if native else []))
        os.chdir(ROOT)
        os.environ["CHRONOTABLE_WHEEL"] = "native" if native else "pure"
        build = ["-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
        become([str(program(venv, "python")), *build])

    if arguments[:1] == ["extras"]:
        wrong = [name for name in arguments[1:] if name not in EXTRAS]
        if wrong or not arguments[1:]:
            sys.exit(f"python3 run.py extras: choose from {', '.join(EXTRAS)}")
        set_up("play", *arguments[1:])
        sys.exit(0)

    chronotable = str(program(set_up("play", *extras_for(arguments)), "chronotable"))
    if arguments == ["help"]:
        become([chronotable, "--help"])
    become([chronotable, *(arguments or ["serve"])])


def extras_for(arguments: list[str]) -> list[str]:
    """The parts that this command is the first to use."""
    command, told = arguments[:1], " ".join(arguments)
    needs = {
        "arena": command == ["arena"],
        "bench": False,  # a reference to compare with, and not for every machine
        "cluster": "--cluster" in told or "--parquet" in told or command == ["dataset"],
        "notices": command == ["serve"] and "--push" in told,
        "plots": command == ["simulate"] and "--report" in told,
        "postgres": "postgres://" in told or "postgresql" in told,
        "research": command == ["dataset"]
        or "chronotable.envs" in told
        or arguments[:2] == ["bench", "envs"],
        "train": command == ["train"],
    }
    return [name for name in EXTRAS if needs[name]]


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
