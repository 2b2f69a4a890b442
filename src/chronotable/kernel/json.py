"""JSON-able data: the one type of everything that is written down or sent."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

# JSON's door: what passes here has been checked by whoever reads it.
Json: TypeAlias = dict[str, Any]


def to_text(data: object) -> str:
    """JSON that is the same, byte for byte, wherever it is written."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
