"""A real PostgreSQL for tests: a cluster in a temporary folder, reached by a socket there."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
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


def _as_its_user(*command: str) -> None:
    """PostgreSQL does not run as root: there is a user of its own for that."""
    if os.geteuid() == 0:
        command = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", *command)
    subprocess.run(command, cwd="/", check=True, capture_output=True, text=True)


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
        data, control = str(folder / "data"), program("pg_ctl")
        initdb = program("initdb")
        _as_its_user(initdb, "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C")
        settings = f"-c listen_addresses= -c unix_socket_directories={folder}"
        log = str(folder / "log")
        _as_its_user(control, "-D", data, "-l", log, "-w", "-t", "60", "-o", settings, "start")
        try:
            yield Cluster(folder)
        finally:
            _as_its_user(control, "-D", data, "-w", "-m", "immediate", "stop")
