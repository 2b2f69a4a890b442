"""The files that a host copies: the unit is one that systemd takes, the recipe gives no root."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

FILES = Path(__file__).parents[2] / "docs" / "hosting"


def test_the_unit_has_a_user_of_its_own_and_may_do_little() -> None:
    unit = (FILES / "chronotable.service").read_text()
    for line in (
        "User=chronotable",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "PrivateTmp=yes",
        "SystemCallFilter=@system-service",
    ):
        assert f"\n{line}\n" in unit


def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing = pytest.fail if os.environ.get("CHRONOTABLE_SYSTEMD") else pytest.skip
        missing("there is no systemd-analyze")
    unit = (FILES / "chronotable.service").read_text()
    unit = re.sub(r"(?m)^ExecStart=\S+", "ExecStart=/bin/true", unit)  # it is not installed here
    (tmp_path / "chronotable.service").write_text(unit)
    verify = ["systemd-analyze", "verify", str(tmp_path / "chronotable.service")]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_container_runs_without_root_and_says_how_it_is() -> None:
    recipe = (FILES / "Containerfile").read_text()
    assert recipe.index("USER chronotable") < recipe.index(
        'CMD ["/opt/chronotable/bin/chronotable"'
    )
    assert "HEALTHCHECK" in recipe
    assert "VOLUME /data" in recipe
    assert "--read-only" in recipe
