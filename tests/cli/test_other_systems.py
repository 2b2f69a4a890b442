"""No assumption that breaks on Windows or macOS: what only POSIX has is hidden, and all goes on."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# Modules and names that Windows has not got. The platform is called by its name only when all is
# imported: Python's own library would look for Windows' modules otherwise.
PRETEND = """
import os, signal, socket, sys

HIDDEN = ("curses", "fcntl", "grp", "posix_ipc", "pty", "pwd", "readline", "resource", "syslog",
          "termios", "tty", "uvloop")
for name in HIDDEN:
    sys.modules[name] = None
for name in ("fork", "forkpty", "geteuid", "getloadavg", "getpgid", "getpriority", "getuid",
             "killpg", "mkfifo", "nice", "openpty", "posix_spawn", "sched_getaffinity",
             "setpriority", "setsid", "sync", "uname", "wait3", "wait4"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGALRM", "SIGHUP", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGVTALRM", "alarm",
             "pthread_kill", "pthread_sigmask", "setitimer"):
    if hasattr(signal, name):
        delattr(signal, name)
for name in ("SO_REUSEPORT",):
    if hasattr(socket, name):
        delattr(socket, name)
"""


def command(tmp_path: Path, *arguments: str) -> list[str]:
    """The command on a system that lacks all that; processes that it starts lack it, too."""
    (tmp_path / "sitecustomize.py").write_text(PRETEND)
    start = f"import sys; sys.path[:0] = {[str(tmp_path), str(ROOT / 'src')]}\n{PRETEND}"
    begin = "from chronotable.cli import main\n"
    if arguments[0] == "serve":
        begin += "import webbrowser, chronotable.web.serve, chronotable.table.bots\n"
        begin += "sys.platform = 'win32'\n"
    begin += "sys.exit(main(sys.argv[1:]))"
    return [sys.executable, "-c", f"{start}\n{begin}", *arguments]


def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    done = subprocess.run(
        command(tmp_path, "play", "echoes", "--seed", "7"),
        input="1\n1\n1\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 20


def test_the_table_opens_in_the_browser(tmp_path: Path) -> None:
    serving = command(tmp_path, "serve", "--no-browser", "--port", "0", "--data", "with a space")
    with subprocess.Popen(
        serving, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        address = process.stdout.readline().split()[-1]
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=20) as answer:
                assert json.load(answer)["well"]
        finally:
            time.sleep(0.2)
            process.terminate()
        _, told = process.communicate(timeout=20)
    assert "Traceback" not in told
    assert (tmp_path / "with a space").is_dir()


@pytest.mark.parametrize(
    "way", ["chronotable.cli.play", "chronotable.cli.serve", "chronotable.tui"]
)
def test_nothing_on_the_way_needs_posix(way: str, tmp_path: Path) -> None:
    code = f"{PRETEND}\nimport {way}; import chronotable.web.serve"
    environment = {"PYTHONPATH": str(ROOT / "src"), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
