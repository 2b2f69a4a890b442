"""Nothing that only POSIX has is used without asking: Windows has none of it, macOS not all.

The way of `play` and `serve` is also walked with all that hidden (tests/cli/test_other_systems.py);
here every module is read, whoever may come to need it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = {
    *("curses", "fcntl", "grp", "nis", "posix", "posix_ipc", "pty", "pwd", "readline"),
    *("resource", "spwd", "syslog", "termios", "tty", "uvloop"),
}
NAMES = {
    "os": {
        *("chown", "chroot", "confstr", "copy_file_range", "eventfd", "fchmod", "fchown", "fork"),
        *("forkpty", "getegid", "geteuid", "getgid", "getgroups", "getloadavg", "getpgid"),
        *("getpgrp", "getpriority", "getrandom", "getuid", "killpg", "lchown", "memfd_create"),
        *("mkfifo", "mknod", "nice", "openpty", "pipe2", "posix_fadvise", "posix_fallocate"),
        *("posix_spawn", "pread", "preadv", "pwrite", "readv", "register_at_fork"),
        *("sched_getaffinity", "sched_setaffinity", "sched_yield", "sendfile", "setgid"),
        *("setpgid", "setpriority", "setsid", "setuid", "statvfs", "sync", "sysconf", "ttyname"),
        *("uname", "wait", "wait3", "wait4", "waitid", "writev", "O_CLOEXEC", "O_DIRECTORY"),
        *("O_NOFOLLOW", "O_NONBLOCK", "O_SYNC", "WEXITSTATUS", "WIFSIGNALED", "WTERMSIG"),
    },
    "signal": {
        *("ITIMER_PROF", "ITIMER_REAL", "ITIMER_VIRTUAL", "SIGALRM", "SIGCHLD", "SIGCONT"),
        *("SIGHUP", "SIGKILL", "SIGPIPE", "SIGPROF", "SIGQUIT", "SIGSTOP", "SIGTSTP", "SIGUSR1"),
        *("SIGUSR2", "SIGVTALRM", "SIGWINCH", "SIGXCPU", "alarm", "getitimer", "pause"),
        *("pthread_kill", "pthread_sigmask", "setitimer", "siginterrupt", "sigwait"),
    },
    "socket": {
        *("AF_UNIX", "MSG_DONTWAIT", "MSG_NOSIGNAL", "SO_REUSEPORT", "TCP_CORK", "recv_fds"),
        *("send_fds",),
    },
    "time": {"clock_gettime", "clock_settime", "pthread_getcpuclockid", "thread_time", "tzset"},
    "loop": {
        *("add_signal_handler", "create_unix_connection", "create_unix_server"),
        *("remove_signal_handler",),
    },
}
_MENTIONS = re.compile("|".join(rf"\b{word}\b" for word in [*MODULES, *chain(*NAMES.values())]))
ASKS = ("hasattr(", "getattr(", "sys.platform", "os.name", "except ImportError")
# Where time is measured for people who train or compare bots, which no browser does.
KNOWN = {("chronotable/cli/arena.py", "time.thread_time")}


def uses(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Everything in a module that only POSIX has."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                if name.name.partition(".")[0] in MODULES:
                    yield node, name.name
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            if node.module in MODULES:
                yield node, node.module
            for name in node.names:
                if name.name in NAMES.get(node.module, ()):
                    yield node, f"{node.module}.{name.name}"
        elif (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.attr in NAMES.get(node.value.id, ())
        ):
            yield node, f"{node.value.id}.{node.attr}"


def asked_for(source: str, tree: ast.Module, use: ast.AST) -> bool:
    """Whether the function around it, or the statement of the module, asks what there is."""
    around = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Try | ast.If)
        and node.lineno <= use.lineno <= (node.end_lineno or 0)  # type: ignore[attr-defined]
    ]
    lines = source.splitlines()
    texts = ["\n".join(lines[each.lineno - 1 : each.end_lineno]) for each in around]
    return any(ask in text for text in texts for ask in ASKS)


def found_in(path: Path, name: str) -> list[str]:
    source = path.read_text("utf-8")
    if not _MENTIONS.search(source):
        return []
    tree = ast.parse(source)
    return [
        f"{name}:{node.lineno}: {what}"  # type: ignore[attr-defined]
        for node, what in uses(tree)
        if (name, what) not in KNOWN and not asked_for(source, tree, node)
    ]


def test_nothing_is_taken_for_granted_that_only_posix_has() -> None:
    source = ROOT / "src"
    files = [*sorted(source.rglob("*.py")), ROOT / "run.py", ROOT / "hatch_build.py"]
    names = [file.relative_to(source if source in file.parents else ROOT) for file in files]
    found = [
        line
        for file, name in zip(files, names, strict=True)
        for line in found_in(file, name.as_posix())
    ]
    assert found == []


@pytest.mark.parametrize(
    "careless",
    ["import fcntl", "import os\nos.fork()", "def f(loop): loop.add_signal_handler(1, f)"],
)
def test_what_is_careless_is_found(careless: str, tmp_path: Path) -> None:
    (tmp_path / "careless.py").write_text(careless)
    assert len(found_in(tmp_path / "careless.py", "careless.py")) == 1


def test_processes_begin_in_the_way_that_every_system_has() -> None:
    ways = ("get_context", "set_start_method", "ProcessPoolExecutor")
    for file in sorted((ROOT / "src").rglob("*.py")):
        source = file.read_text("utf-8")
        if not any(way in source for way in ways):
            continue
        for node in ast.walk(ast.parse(source)):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("get_context", "set_start_method"):
                assert [ast.literal_eval(each) for each in node.args] == ["spawn"], file
            assert name != "ProcessPoolExecutor" or any(
                word.arg == "mp_context" for word in node.keywords
            ), file
