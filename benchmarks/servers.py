"""The servers that are measured, each in a process of its own: ours and boardgame.io's."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.heap import TAKING_STONES
from chronotable.games import register
from chronotable.web.app import ServerSettings
from chronotable.web.limits import Limits
from chronotable.web.request_log import set_up
from chronotable.web.serve import address_of, listen, serve

CHECKOUT = Path(__file__).parents[1]
_PATIENCE = 120.0  # seconds in which a server ends
_THEIRS = Path(__file__).with_name("boardgame_io.js")


class Peer(NamedTuple):
    """A server process, and where it listens."""

    process: subprocess.Popen[str]
    port: int

    @property
    def megabytes(self) -> float:
        """Memory in use; 0 where the system does not tell."""
        return megabytes_of(self.process.pid)

    @property
    def files(self) -> int:
        """Open files and sockets; 0 where the system does not tell."""
        folder = Path(f"/proc/{self.process.pid}/fd")
        return len(list(folder.iterdir())) if folder.exists() else 0

    @property
    def cpu(self) -> float:
        """Seconds of work so far; 0 where the system does not tell."""
        return cpu_of(self.process.pid)


def megabytes_of(pid: int) -> float:
    """Memory that a process uses; 0 where the system does not tell."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0.0
    lines = status.read_text().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def cpu_of(pid: int) -> float:
    """Seconds that a process has worked so far; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def our_server(folder: Path) -> Iterator[Peer]:
    """`chronotable serve` without limits, and with the toy on its shelf."""
    command = [sys.executable, "-m", __name__, str(folder)]
    found = [str(CHECKOUT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, found))}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Peer(process, int(process.stdout.readline().rsplit(":", 1)[1]))
        finally:
            process.terminate()
            process.wait(_PATIENCE)


def serve_here(folder: str) -> None:
    """The server's process."""
    register(TAKING_STONES.info, lambda: TAKING_STONES)
    set_up("error")
    database = f"sqlite:///{Path(folder).absolute() / 'bench.sqlite3'}"
    with listen("127.0.0.1", 0) as listening:
        address = address_of(listening)
        serve(
            ServerSettings(database, limits=Limits().changed("all", "off")),
            listening,
            opened=lambda: print(address, flush=True),
        )


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Peer | None]:
    """boardgame.io's server, or None if it cannot be had here."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        yield None
        return
    command = [npm, "install", "--no-audit", "--no-fund", "--silent", "boardgame.io@0.50.2"]
    if subprocess.run(command, cwd=folder, check=False, capture_output=True).returncode:
        yield None
        return
    shutil.copy(_THEIRS, folder / "server.js")
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with subprocess.Popen(
        [node, "server.js", str(port)],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            while "open" not in (line := process.stdout.readline()):
                assert line, "boardgame.io did not start"
            yield Peer(process, port)
        finally:
            process.terminate()
            process.wait(_PATIENCE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


if __name__ == "__main__":
    serve_here(sys.argv[1])
