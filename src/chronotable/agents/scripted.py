"""An agent that plays a list of answers, for tests and demonstrations."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chronotable.kernel.decision import Decision
from chronotable.kernel.errors import IllegalAnswer
from chronotable.kernel.json import Json


class ScriptedAgent:
    """Gives the keys of a script in order, and says so when one of them does not fit.

    >>> from chronotable.kernel.decision import Decision, NO, YES
    >>> ScriptedAgent(["yes"]).choose(None, Decision(0, "sure", [YES, NO]))
    'yes'
    """

    def __init__(self, keys: Iterable[str]) -> None:
        self._keys = iter(keys)

    def choose(self, view: Json | None, decision: Decision[Any]) -> str:
        key = next(self._keys, None)
        if key is None:
            raise IllegalAnswer(f"the script is at its end, but {decision.describe()}")
        if key not in decision.options:
            raise IllegalAnswer(f"the script says {key!r}, but {decision.describe()}")
        return key
