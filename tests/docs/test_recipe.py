"""The container recipe, step by step in a plain Debian root: a night's test.

No container is needed for that: Debian's own base is laid into a folder, every line is done there
as the recipe says, and what comes of it runs without root, with a file system that is only read.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from tests.cli.wheels import built

RECIPE = Path(__file__).parents[2] / "docs" / "hosting" / "Containerfile"
NEEDED = ("debootstrap", "chroot", "unshare", "mount")
MIRROR = "http://deb.debian.org/debian"
# How this machine reaches what the steps fetch; a container engine would see to that.
BORROWED = {
    "/etc/resolv.conf": "etc/resolv.conf",
    "/etc/hosts": "etc/hosts",
    "/etc/ssl/certs/ca-certificates.crt": "etc/borrowed.pem",  # the steps may bring their own
}
CLEAN = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"}

# In a mount namespace of its own: the root is read only, /data is the volume.
RUN = """
mount --bind "$ROOT" "$ROOT"
mount --bind "$VOLUME" "$ROOT/data"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs tmpfs "$ROOT/tmp"
mount -o remount,bind,ro "$ROOT"
exec chroot --userspec="$WHO" "$ROOT" env -i "$@"
"""


def instructions() -> list[tuple[str, str]]:
    """What the recipe says, line by line."""
    text = re.sub(r"(?m)^#.*\n", "", RECIPE.read_text()).replace("\\\n", " ")
    found = [line.partition(" ") for line in text.splitlines() if line.strip()]
    return [(word, rest.strip()) for word, _, rest in found]


def told(word: str) -> str:
    return next(rest for name, rest in instructions() if name == word)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def run(root: Path, step: str) -> None:
    done = subprocess.run(
        ["chroot", str(root), "/bin/sh", "-c", step],
        env={**CLEAN, "DEBIAN_FRONTEND": "noninteractive", "PIP_CERT": "/etc/borrowed.pem"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{step}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


@pytest.fixture(scope="module")
def root() -> Iterator[Path]:
    """What the recipe builds."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking or os.geteuid() != 0:
        missing = pytest.fail if os.environ.get("CHRONOTABLE_COMPLETE") else pytest.skip
        missing(f"a Debian root needs root, and {', '.join(lacking) or 'nothing else'}")
    folder = Path(gettempdir()) / f"chronotable-root-{os.getpid()}"
    release = re.fullmatch(r"debian:(\w+)-slim", told("FROM"))
    assert release is not None
    subprocess.run(
        ["debootstrap", "--variant=minbase", release[1], str(folder), MIRROR],
        check=True,
        capture_output=True,
    )
    try:
        for borrowed, place in BORROWED.items():
            if os.path.exists(borrowed):
                shutil.copy(borrowed, folder / place)
        for word, rest in instructions():
            if word == "RUN":
                run(folder, rest)
            elif word == "COPY":
                source, place = rest.split()
                assert source == "dist/chronotable-*.whl"
                shutil.copy(built("pure"), folder / place.lstrip("/"))
        yield folder
    finally:
        shutil.rmtree(folder)


def test_what_is_built_runs_without_root_on_a_file_system_that_is_only_read(
    root: Path, tmp_path: Path
) -> None:
    volume, port = tmp_path / "volume", free_port()
    volume.mkdir()
    uid = int(re.search(r"--uid (\d+)", RECIPE.read_text())[1])  # type: ignore[index]
    os.chown(volume, uid, uid)
    settings = dict(pair.split("=", 1) for pair in told("ENV").split())
    start = [word.replace("8000", str(port)) for word in json.loads(told("CMD"))]
    check = json.loads(told("HEALTHCHECK").partition("CMD ")[2].replace("8000", str(port)))
    space = {**CLEAN, "ROOT": str(root), "VOLUME": str(volume), "WHO": f"{told('USER')}:"}

    def inside(*command: str) -> list[str]:
        given = [f"{name}={value}" for name, value in {**CLEAN, **settings}.items()]
        return ["unshare", "--mount", "sh", "-ec", RUN, "run", *given, *command]

    touch = subprocess.run(
        inside("touch", "/opt/x"), env=space, capture_output=True, text=True, check=False
    )
    assert "Read-only file system" in touch.stderr or "Permission denied" in touch.stderr
    who = subprocess.run(inside("id", "-u"), env=space, capture_output=True, text=True, check=True)
    assert int(who.stdout) == uid

    with subprocess.Popen(inside(*start), env=space) as serving:
        try:
            for _ in range(600):
                done = subprocess.run(
                    inside(*check), env=space, capture_output=True, text=True, check=False
                )
                if done.returncode == 0:
                    break
                assert serving.poll() is None, "it ended by itself"
                time.sleep(0.1)
            assert done.returncode == 0, done.stderr
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as answer:
                assert b'<div id="app">' in answer.read()
        finally:
            serving.terminate()
    assert serving.returncode == 0
    assert any(volume.iterdir())
    assert {file.stat().st_uid for file in volume.iterdir()} == {uid}
