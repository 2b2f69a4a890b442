"""`python -m chronotable.envs TITLE`: what is observed, field by field or name by name."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from chronotable.envs.encoder import Encoder, encoder_of
from chronotable.games import infos


def described(encoder: Encoder) -> str:
    """The fields of each array and how many numbers each is, as a table of Markdown."""
    lines = [
        f"`{encoder.game.info.name}`, {encoder.seats} seats, version {encoder.version}: "
        f"{encoder.size} numbers, {len(encoder.actions)} actions",
        "",
        "| array | shape | fields and their sizes |",
        "| --- | --- | --- |",
    ]
    for group, names in encoder.names.items():
        sizes = Counter(name.partition(".")[0] for name in names)
        told = ", ".join(f"{name} {size}" if size > 1 else name for name, size in sizes.items())
        shape = " by ".join(map(str, encoder.shapes[group]))
        lines.append(f"| `{group}` | {shape} | {told} |")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m chronotable.envs", description=__doc__)
    parser.add_argument("title", choices=[*infos()])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--names", action="store_true", help="each name and its place")
    args = parser.parse_args(argv)
    encoder = encoder_of(args.title, args.seats)
    if not args.names:
        print(described(encoder))
        return 0
    for group, names in encoder.names.items():
        for at, name in enumerate(names):
            print(group, at, name, sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main())
