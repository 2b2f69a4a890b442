"""How many positions each level gets right: `python -m tests.agents.positions echoes --seed 2`."""

from __future__ import annotations

import argparse

from tests.agents.positions import Answered, ask, collected, share, titles


def report(answered: list[Answered]) -> str:
    """What share was right, and each that was not: what was answered, and why that is wrong."""
    right = sum([each.right for each in answered])
    lines = [f"{right} of {len(answered)} ({share(answered):.1%})"]
    for each in answered:
        if not each.right:
            asked = each.position
            wanted = [*asked.good, *[f"not {bad}" for bad in asked.bad]]
            lines.append(f"  {asked.name}: {', '.join(each.given)}")
            lines.append(f"    expected {', '.join(wanted)}. {asked.why}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.agents.positions")
    parser.add_argument("title", nargs="*", choices=[[], *titles()])
    parser.add_argument("--levels", default="skilled,expert")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    for title in told.title or titles():
        for level in told.levels.split(","):
            answered = ask(collected(title), level, told.seed)
            print(f"{title}, {level}, seed {told.seed}: {report(answered)}", flush=True)


if __name__ == "__main__":
    main()
