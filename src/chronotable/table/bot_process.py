"""The process in which bots think. It is given a view and a decision, and nothing else.

It reads one line of JSON for each question and writes one for each answer. What it imports by
the names on its command line may register further games and levels.
"""

from __future__ import annotations

import json
import os
import sys
from importlib import import_module

from chronotable.agents import Agent, make
from chronotable.kernel.decision import Decision

_NICE = 5  # people who wait for the server go first


def main(modules: list[str]) -> None:
    """Think, until there is nobody left to think for."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what an agent prints is no answer
    if hasattr(os, "nice"):
        os.nice(_NICE)
    for module in modules:
        import_module(module)
    agents: dict[tuple[str, str], Agent] = {}
    print(json.dumps({"ready": True}), file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        who = (asked["level"], asked["game"])
        if who not in agents:
            agents[who] = make(*who)
        key = agents[who].choose(asked["view"], Decision.read(asked["decision"]))
        print(json.dumps({"key": key}), file=answers, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
