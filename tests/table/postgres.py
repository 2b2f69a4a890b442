"""A real PostgreSQL for tests: a cluster in a temporary folder, reached by a socket there."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

USER = "postgres"
_numbers = count()


class PostgresMissing(Exception):
    """There is no PostgreSQL to test against."""


def program(name: str) -> str:
    """Where Debian (or the PATH) has a program of PostgreSQL."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    path = str(found[-1]) if found else shutil.which(name)
    if path is None:
        raise PostgresMissing(
            f"PostgreSQL's {name} is not installed: tests need it, as root run "
            "'apt-get install --no-install-recommends postgresql'"
        )
    return path


def _as_its_user(*command: str) -> list[str]:
    """PostgreSQL does not run as root: there is a user of its own for that.

    What is started like this ends with the tests, even if those are killed.
    """
    user = [f"--reuid={USER}", f"--regid={USER}", "--init-groups"] if os.geteuid() == 0 else []
    return ["setpriv", *user, "--pdeathsig=QUIT", *command]


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(_numbers)}"
        with psycopg.connect(
            f"host={self._folder} user={USER} dbname=postgres", autocommit=True
        ) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://{USER}@/{name}?host={self._folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Start a PostgreSQL, and stop it in the end."""
    with tempfile.TemporaryDirectory(prefix="ct-pg-") as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER, USER)
        data, server = str(folder / "data"), program("postgres")
        trust = ("-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C")
        initdb = _as_its_user(program("initdb"), "-D", data, *trust)
        subprocess.run(initdb, cwd="/", check=True, capture_output=True)
        command = _as_its_user(server, "-D", data, "-k", name, "-c", "listen_addresses=")
        command += ["-c", "fsync=off", "-c", "full_page_writes=off"]  # no test cuts the power
        with (folder / "log").open("wb") as log:
            process = subprocess.Popen(command, cwd="/", stdout=log, stderr=log)
        try:
            _wait(process, folder)
            yield Cluster(folder)
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()


def _wait(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Until it can be talked to."""
    for _ in range(600):
        if process.poll() is not None:
            raise AssertionError(f"PostgreSQL has ended: {(folder / 'log').read_text()}")
        try:
            with psycopg.connect(f"host={folder} user={USER} dbname=postgres"):
                return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError(f"PostgreSQL does not start: {(folder / 'log').read_text()}")
