"""Examples in docstrings are tried on the sources that they stand in, never on a mixture.

Natively there are no docstrings to try (and a module that was loaded from its source would not
fit to those that were not), so the files of a compiled part are left aside: the examples in them
are tried where it is plain, as in a fresh checkout or with CHRONOTABLE_NATIVE=0.
"""

from __future__ import annotations

from pathlib import Path

from chronotable import compiled

NATIVE = [compiled.folder_of(part) for part in compiled.names() if not compiled.why_plain(part)]


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if any(part in collection_path.parents for part in NATIVE) else None
