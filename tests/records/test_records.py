"""Whole games of every title, replayed to the same final position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import chronotable as ct

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_leads_to_the_same_end(path: Path) -> None:
    record = json.loads(path.read_text())
    expected = record.pop("hash")

    match = ct.replay(record)

    assert match.over
    assert match.result is not None
    assert match.result.to_json() == record["result"]
    assert match.hash() == expected


@pytest.mark.parametrize("name", [name for name in ct.titles() if (HERE / name).is_dir()])
def test_every_seat_count_has_ten_golden_records(name: str) -> None:
    low, high = ct.titles()[name].seats
    for seats in range(low, high + 1):
        assert len([*(HERE / name).glob(f"{seats}-seats-*.json")]) >= 10
