"""For pytest: these tests prove nothing unless the core that they run on is the compiled one."""

from __future__ import annotations

import pytest

from chronotable import compiled


def pytest_collection_finish(session: pytest.Session) -> None:
    """Once everything is imported that will be tested."""
    wanted = [compiled.KERNEL]
    wanted += [it for it in compiled.names() if f"games/{it}" in str(session.config.args)]
    plain = {part: why for part in wanted if (why := compiled.why_plain(part))}
    if plain:
        pytest.exit(f"these were to be native: {plain}", returncode=3)
