"""One seed again, with everything that happened: `python -m tests.table.faults sqlite 17`."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import traceback
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter, process_time

import structlog

from tests.table.faults.places import Place, PostgresPlace, SqlitePlace
from tests.table.faults.world import World
from tests.table.postgres import cluster
from tests.toys import register_toys


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("store", choices=("sqlite", "postgresql"))
    parser.add_argument("seed", type=int)
    parser.add_argument("--faults", type=int, default=25)
    parser.add_argument("--large", action="store_true", help="the boxed games, not the small ones")
    parser.add_argument("--quiet", action="store_true", help="only what came of it")
    wanted = parser.parse_args()
    register_toys()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    with ExitStack() as stack:
        place: Place
        if wanted.store == "sqlite":
            place = SqlitePlace(Path(stack.enter_context(tempfile.TemporaryDirectory())))
        else:
            place = PostgresPlace(stack.enter_context(cluster()).fresh())
        world = World(place, wanted.seed, wanted.faults, large=wanted.large)
        began, busy = perf_counter(), process_time()
        try:
            told = world.run()
        except BaseException:
            print(*world.trace, sep="\n")
            traceback.print_exc()
            return 1
        if not wanted.quiet:
            print(*told.trace, sep="\n")
        print(
            f"{sum(told.faults.values())} faults, {told.games} games, "
            f"{told.acknowledged} acknowledged, {told.shown} snapshots compared, "
            f"{told.seconds:.0f} s of its own time in {perf_counter() - began:.1f} s "
            f"({process_time() - busy:.1f} s of CPU)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
