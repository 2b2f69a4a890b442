"""run.py at work on a small project of its own: real environments, real pip, no network."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

import pytest

RUN_PY = Path(__file__).parents[1] / "run.py"

BACKEND = """
    import zipfile

    def build_editable(folder, config_settings=None, metadata_directory=None):
        root = __file__.rsplit("backend.py", 1)[0]
        info = "chronotable-0.dist-info"
        with zipfile.ZipFile(f"{folder}/chronotable-0-py3-none-any.whl", "w") as wheel:
            wheel.writestr("chronotable.pth", root + "src")
            wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: chronotable\\nVersion: 0\\n")
            wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
            wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\\nchronotable = chronotable.cli:main\\n")
            wheel.writestr(f"{info}/RECORD", "")
        return "chronotable-0-py3-none-any.whl"
"""  # noqa: E501 - a wheel's own lines are long

CLI = """
    import sys
    from importlib.metadata import version

    def main():
        print("dice", version("dice"), "told", sys.argv[1:])
        return 3
"""

PYTEST = """
    import sys

    print("1 passed, told", sys.argv[1:])
    sys.exit(5)
"""


@dataclass
class House:
    """A copy of run.py among requirements and wheels made for the test."""

    root: Path
    wheels: Path
    settings: dict[str, str] = field(default_factory=lambda: {"CHRONOTABLE_APT": "no"})

    def wheel(self, name: str, version: str, code: str) -> str:
        """Make a package that can be installed; return its line in a lock."""
        info = f"{name}-{version}.dist-info"
        files = {
            f"{name}/__init__.py": "",
            f"{name}/__main__.py": dedent(code),
            f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
            f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        record = ""
        for path, text in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest())
            record += f"{path},sha256={digest.decode().rstrip('=')},{len(text.encode())}\n"
        wheel = self.wheels / f"{name}-{version}-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "w") as archive:
            for path, text in {**files, f"{info}/RECORD": record}.items():
                archive.writestr(path, text)
        return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"

    def program(self, name: str, content: bytes) -> str:
        """Make a package that is a program; return its line in a lock."""
        line = self.wheel(name, "1", "")
        wheel = self.wheels / f"{name}-1-py3-none-any.whl"
        with zipfile.ZipFile(wheel, "a") as archive:
            script = zipfile.ZipInfo(f"{name}-1.data/scripts/{name}")
            script.external_attr = 0o100755 << 16
            archive.writestr(script, content)
        return line.split(":")[0] + f":{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(dedent(text))

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("PIP_", "CHRONOTABLE_"))}
        offline = {
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        return subprocess.Popen(
            [sys.executable, str(self.root / "run.py"), *arguments],
            env=kept | offline | self.settings,
            cwd=self.root,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(self, *arguments: str) -> tuple[int, str, str]:
        process = self.start(*arguments)
        out, err = process.communicate(timeout=300)
        return process.returncode, out, err

    def without(self, *modules: str) -> None:
        """Hide modules from run.py's Python, though not from the one it sets up."""
        hide = f"""
            import sys

            if not sys.prefix.startswith({str(self.root)!r}):
                sys.modules.update(dict.fromkeys({modules!r}))
        """
        self.write("hidden/sitecustomize.py", hide)
        self.settings["PYTHONPATH"] = str(self.root / "hidden")


@pytest.fixture
def house(tmp_path: Path) -> House:
    return built(tmp_path)


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A house that is set up to play, for tests that change nothing in it."""
    house = built(tmp_path_factory.mktemp("ready"))
    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")
    return house


def built(tmp_path: Path) -> House:
    house = House(tmp_path / "a house with spaces", wheels=tmp_path)
    house.without("ensurepip")  # a pip from outside is quicker than one put inside
    house.write("backend.py", BACKEND)
    house.write(
        "pyproject.toml",
        """
        [build-system]
        requires = []
        build-backend = "backend"
        backend-path = ["."]

        [project]
        name = "chronotable"
        version = "0"
        """,
    )
    house.write("src/chronotable/__init__.py", "")
    house.write("src/chronotable/cli.py", CLI)
    dice = house.wheel("dice", "1", "")
    house.write("requirements/run.txt", dice)
    house.write("requirements/build.txt", "")
    house.write("requirements/test.txt", dice + house.wheel("pytest", "9", PYTEST))
    extras = ("arena", "bench", "cluster", "notices", "plots", "postgres", "research", "train")
    for extra in ("compile", *extras):
        house.write(f"requirements/{extra}.txt", house.wheel(extra, "1", ""))
    shutil.copy(RUN_PY, house.root)
    return house


def test_only_what_changed_is_done_again(house: House) -> None:
    code, out, err = house.run("play", "innovation", "--seed", "7")
    assert (code, out) == (3, "dice 1 told ['play', 'innovation', '--seed', '7']\n")
    assert err.startswith("Setting up (first time, about half a minute) ...\n")
    assert "Installing what is needed to play ...\n" in err
    assert "Installing chronotable ...\nReady" in err

    assert house.run("games") == (3, "dice 1 told ['games']\n", "")

    house.write("requirements/run.txt", house.wheel("dice", "2", ""))
    code, out, err = house.run("games")
    assert out == "dice 2 told ['games']\n"
    assert err.startswith("Setting up (something changed) ...\n")
    assert "Installing what is needed to play" in err
    assert "Installing chronotable" not in err

    with (house.root / "pyproject.toml").open("a") as settings:
        settings.write('description = "better"\n')
    code, out, err = house.run("games")
    assert err.startswith("Setting up (something changed) ...\n")
    assert "Installing what is needed to play" not in err
    assert "Installing chronotable ...\nReady" in err

    assert house.run("games") == (3, "dice 2 told ['games']\n", "")

    shutil.move(house.root, house.root.with_name("moved"))
    house.root = house.root.with_name("moved")
    code, out, err = house.run("games")
    assert out == "dice 2 told ['games']\n"
    assert err.startswith("Setting up (first time")


def test_tests_have_the_last_word_and_their_own_exit_code(house: House) -> None:
    code, out, err = house.run("test", "-k", "oars and not demand")

    assert (code, out) == (5, "1 passed, told ['-k', 'oars and not demand']\n")
    assert "Installing what is needed to test ..." in err
    assert house.run("test") == (5, "1 passed, told []\n", "")
    assert house.run("games")[2] == ""  # whoever can test can play


def test_without_a_command_the_table_in_the_browser_opens(ready: House) -> None:
    assert ready.run() == (3, "dice 1 told ['serve']\n", "")
    assert ready.run("help")[1] == "dice 1 told ['--help']\n"


def test_a_pip_from_outside_is_enough(ready: House) -> None:
    assert list((ready.root / ".venv").glob("bin/pip*")) == []


BUILDER = """
    import sys
    from pathlib import Path

    Path("web/node_modules").mkdir(exist_ok=True)
    with open("told", "a") as told:
        told.write(" ".join(["built", *sys.argv[1:], ""]))
"""


def test_the_table_in_the_browser_is_built_again_when_its_sources_change(house: House) -> None:
    house.write("hatch_build.py", BUILDER)
    house.write("web/src/main.ts", "draw()")
    house.run("games")

    house.write("web/src/main.ts", "drawBetter()")
    assert "Building the page ..." in house.run("games")[2]

    house.write("web/node_modules/vite/index.js", "not ours")
    house.write("web/harness/fixtures/late.json", "{}")
    house.write("web/README.md", "read me")
    assert house.run("games")[2] == ""

    (house.root / "web/src/main.ts").rename(house.root / "web/src/start.ts")
    assert "Building the page ..." in house.run("games")[2]
    assert (house.root / "told").read_text() == 3 * "built "


def test_what_only_builds_is_removed_unless_tests_need_it(house: House) -> None:
    house.write("hatch_build.py", BUILDER)
    house.write("web/package-lock.json", "{}")
    house.write("requirements/build.txt", house.wheel("hammer", "1", ""))

    house.run("games")
    assert not (house.root / "web/node_modules").exists()
    assert not (house.root / ".venv.tools").exists()
    assert not [*(house.root / ".venv").rglob("hammer*")]

    house.run("test")
    assert (house.root / "web/node_modules").exists()


def test_parts_that_few_need_are_installed_when_first_used_or_asked_for(house: House) -> None:
    def has(name: str) -> bool:
        return any((house.root / ".venv").rglob(f"{name}-1.dist-info"))

    house.run("simulate", "innovation")
    assert not has("plots")
    assert "needed for plots" in house.run("simulate", "innovation", "--report", "r.html")[2]
    assert has("plots")
    assert not has("arena")
    house.run("arena", "innovation")
    assert has("arena")
    assert not has("research")
    house.run("arena", "innovation", "--agents", "novice,chronotable.envs.search:ismcts:50")
    assert has("research")
    assert house.run("extras", "postgres")[0] == 0
    assert has("postgres")
    assert house.run("serve", "--database", "postgresql://ann@here/games")[2] == ""

    code, _, err = house.run("extras", "plotz")
    assert (code, err) == (
        1,
        "python3 run.py extras: choose from arena, bench, cluster, notices, plots, postgres, "
        "research, train\n",
    )


HATCHLING = """
    import os, sys

    print("told", sys.argv[1:], os.environ["CHRONOTABLE_WHEEL"])
"""


def test_compiling_is_handed_over_once_there_is_what_it_needs_and_so_are_wheels(
    house: House,
) -> None:
    house.write(
        "build_core.py",
        """
        import sys
        from importlib.metadata import version

        print("compile", version("compile"), "told", sys.argv[1:])
        sys.exit(4)
        """,
    )
    house.settings["CC"] = sys.executable  # something that is there
    code, out, err = house.run("compile")
    assert (code, out) == (4, "compile 1 told []\n")
    assert "Installing what is needed to compile ..." in err

    house.settings["CC"] = "no-such-compiler"  # whether one is needed is known to the builder
    assert house.run("compile") == (4, "compile 1 told []\n", "")
    assert house.run("games")[2] == ""

    code, _, err = house.run("compile", "everything")
    assert (code, err) == (1, "python3 run.py compile: it takes no arguments\n")

    house.write("requirements/build.txt", house.wheel("hatchling", "1", HATCHLING))
    told = "told ['build', '-t', 'wheel', '-d', 'dist']"
    code, out, err = house.run("wheel")
    assert (code, out) == (0, f"{told} pure\n")
    assert "Installing what is needed to build ..." in err
    assert house.run("wheel", "--native") == (0, f"{told} native\n", "")
    code, _, err = house.run("wheel", "--fast")
    assert (code, err) == (1, "python3 run.py wheel: it takes --native, or nothing\n")


def test_without_a_c_compiler_nothing_is_set_up_and_all_works_as_before(house: House) -> None:
    house.settings["CC"] = "no-such-compiler -pthread"
    code, out, err = house.run("compile")

    assert (code, out) == (1, "")
    assert err.startswith(
        "There is no C compiler here (no-such-compiler), so the core stays plain Python:\n"
        "everything works as before, at plain Python's pace.\n"
    )
    code, out, err = house.run("wheel", "--native")
    assert (code, out) == (1, "")
    assert "(no-such-compiler), so there is no native wheel to be built; the pure one" in err
    assert not (house.root / ".venv").exists()
    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")


def test_uv_installs_where_it_can_be_had(house: House) -> None:
    """The real uv, out of a wheel with a hash as the locks have it; then one that is broken."""
    uv = shutil.which("uv", path=str(Path(sys.executable).parent))
    assert uv is not None
    house.write("requirements/uv.txt", house.program("uv", Path(uv).read_bytes()))
    house.settings["UV_NO_CONFIG"] = "1"

    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")
    installers = [*(house.root / ".venv").rglob("dice-1.dist-info/INSTALLER")]
    assert [each.read_text() for each in installers] == ["uv"]

    house.write("requirements/uv.txt", house.program("uv", b"#!/bin/sh\nexit 1\n"))
    house.write("requirements/run.txt", house.wheel("dice", "2", ""))
    assert house.run("games")[:2] == (3, "dice 2 told ['games']\n")
    installers = [*(house.root / ".venv").rglob("dice-2.dist-info/INSTALLER")]
    assert [each.read_text().strip() for each in installers] == ["pip"]


def test_progress_is_told_in_words_and_per_cent(house: House) -> None:
    house.write("hatch_build.py", BUILDER)
    house.write("web/src/main.ts", "draw()")
    told = re.findall(r"^ *(\d+) %  (.*) \.\.\.$", house.run("games")[2], re.MULTILINE)

    shares = [int(share) for share, _ in told]
    assert shares == sorted(shares)
    assert (shares[0], told[0][1]) == (0, "Fetching the installer")
    assert (shares[-1], told[-1][1]) == (90, "Installing chronotable")


def test_an_interrupted_set_up_goes_on(house: House) -> None:
    """Killed while it builds: what was installed is kept, what was left by half is done again."""
    house.write("web/src/main.ts", "draw()")
    house.write("hatch_build.py", "import time; open('begun', 'w').close(); time.sleep(600)")
    process = house.start("games")
    while not (house.root / "begun").exists() or not any((house.root / ".venv").rglob("dice-1*")):
        time.sleep(0.05)
        assert process.poll() is None
    os.kill(process.pid, signal.SIGINT)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert "Run the same command again to go on where this left off." in err
    assert (house.root / ".venv.tools").exists()

    house.write("hatch_build.py", BUILDER)
    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")
    assert not (house.root / ".venv.tools").exists()


def test_tools_for_the_tests_of_the_browsers_table_are_installed_once(house: House) -> None:
    house.write("web/package-lock.json", "{}")
    house.write("hatch_build.py", BUILDER)

    house.run("games")
    assert (house.root / "told").read_text() == "built "

    assert "Installing what tests of the browser's table need" in house.run("test")[2]
    assert (house.root / "told").read_text() == "built built --with-tools "
    house.run("test")
    assert (house.root / "told").read_text() == "built built --with-tools "


def test_programs_that_tests_need_come_from_apt_or_are_named(house: House) -> None:
    """A machine without Chromium: only root can have it installed."""
    tools = house.root / "tools"
    for program in ("pip3", "pip", "python3", "pg_ctl"):
        if found := shutil.which(program) or (sys.executable if program == "pg_ctl" else None):
            tools.mkdir(exist_ok=True)
            (tools / program).symlink_to(found)
    house.write("tools/apt-get", '#!/bin/sh\necho "$@" >> "${0%/*}/said"\n')
    (tools / "apt-get").chmod(0o755)
    house.settings |= {"PATH": f"{tools}", "CHRONOTABLE_APT": "no"}

    code, out, err = house.run("test")
    assert (code, out) == (5, "1 passed, told []\n"), err
    assert err.startswith("Some tests need chromium; on Debian:  sudo apt-get install chromium\n")
    assert not (tools / "said").exists()

    del house.settings["CHRONOTABLE_APT"]
    code, out, err = house.run("test")
    assert code == 5
    if os.geteuid() == 0:
        assert err == "Installing chromium with apt-get ...\n"
        assert (tools / "said").read_text().endswith("--no-install-recommends chromium\n")
    else:
        assert not (tools / "said").exists()


def test_help_needs_no_set_up(house: House) -> None:
    code, out, err = house.run("--help")

    assert (code, err) == (0, "")
    assert out.startswith("usage: python3 run.py ")
    assert not (house.root / ".venv").exists()


def test_the_environment_may_be_elsewhere(house: House, tmp_path: Path) -> None:
    house.settings["CHRONOTABLE_VENV"] = str(tmp_path / "far" / "away")

    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")
    assert (tmp_path / "far" / "away" / "pyvenv.cfg").exists()
    assert not (house.root / ".venv").exists()


def test_a_folder_with_something_else_is_left_alone(house: House, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "to ann").write_text("dear")
    house.settings["CHRONOTABLE_VENV"] = str(tmp_path / "letters")

    code, out, err = house.run("games")

    assert (code, out) == (1, "")
    assert "holds something else, so nothing is put there" in err
    assert [file.name for file in (tmp_path / "letters").iterdir()] == ["to ann"]


def test_a_broken_environment_is_made_anew(house: House) -> None:
    house.run("games")
    python = house.root / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python")

    code, out, err = house.run("games")

    assert (code, out) == (3, "dice 1 told ['games']\n")
    assert err.startswith("Setting up (first time")


def test_without_any_pip_we_say_what_to_install(house: House) -> None:
    house.without("ensurepip", "pip")
    house.settings["PATH"] = str(house.root / "hidden")

    code, out, err = house.run("games")

    assert (code, out) == (1, "")
    assert "There is no pip to install with.\nPlease install" in err
    assert "python3-pip" in err
    assert "Traceback" not in err

    if find_spec("ensurepip"):  # the person has installed python3-venv, say
        house.without("pip")
        assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")


def test_when_pip_fails_its_whole_story_is_told_and_the_next_run_goes_on(house: House) -> None:
    good = (house.root / "requirements" / "run.txt").read_text()
    house.write("requirements/run.txt", "dice==1 --hash=sha256:" + 64 * "0" + "\n")

    code, out, err = house.run("games")

    assert (code, out) == (1, "")
    assert "THESE PACKAGES DO NOT MATCH THE HASHES" in err
    assert err.endswith("pip could not install what is needed; its own words are above.\n")

    house.write("requirements/run.txt", good)
    assert house.run("games")[:2] == (3, "dice 1 told ['games']\n")


def test_a_torn_copy_is_named(house: House) -> None:
    (house.root / "requirements" / "build.txt").unlink()

    code, _, err = house.run("games")

    assert code == 1
    assert "build.txt is missing: is this a whole copy of chronotable?" in err


def test_two_first_runs_at_once_do_not_disturb_each_other(house: House) -> None:
    both = [house.start("games"), house.start("games")]
    told = [process.communicate(timeout=300) for process in both]

    assert [process.returncode for process in both] == [3, 3]
    assert [out for out, _ in told] == 2 * ["dice 1 told ['games']\n"]
    assert sorted("Setting up" in err for _, err in told) == [False, True]
