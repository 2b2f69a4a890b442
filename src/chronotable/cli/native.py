"""Says which parts of the core are native code here, and which are plain Python."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable import compiled
from chronotable.games import load
from chronotable.simulation import title_of
from chronotable.text import Plain, Speaker

_WHY = {
    compiled.SWITCHED_OFF: "core-why-off",
    compiled.NOT_COMPILED: "core-why-missing",
    compiled.CHANGED: "core-why-changed",
    compiled.PLAIN_KERNEL: "core-why-kernel",
    compiled.BROKEN: "core-why-broken",
}


def told(speaker: Speaker) -> Iterator[str]:
    """A line for what is native, and one for each reason why something is not."""
    parts: dict[tuple[str, str], list[str]] = {}
    for name in compiled.names():
        reason = compiled.why_plain(name), compiled.problem_of(name)
        parts.setdefault(reason, []).append(_named(name, speaker))
    for (why, problem), names in sorted(parts.items()):
        here = Plain(", ".join(names))
        if not why:
            yield speaker.tell("core-native", parts=here)
        else:
            because = Plain(speaker.tell(_WHY[why], problem=Plain(problem)))
            yield speaker.tell("core-plain", parts=here, why=because)


def _named(name: str, speaker: Speaker) -> str:
    if name == compiled.KERNEL:
        return speaker.tell("bench-kernel")
    return title_of(name, Speaker(load(name), speaker.lang))
