"""A cluster of Dask as the place where games are played: on this machine, or on many.

Dask gives what a worker has not brought home to another one, and every result is taken once: so no
game is lost when a worker dies, and none is counted twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from chronotable.extras import require
from chronotable.kernel.errors import BadOption

R = TypeVar("R")

LOCAL: Final = "local"
_PATIENCE: Final = 20  # seconds for the first word from a scheduler
_RETRIES: Final = 3


class Cluster(Executor):
    """Games on a cluster, several at a time as one task; `hands` are the threads of all workers."""

    in_batches = True

    def __init__(self, client: Any) -> None:
        self._futures = client.get_executor(pure=False, retries=_RETRIES)
        self.hands = max(1, sum(client.nthreads().values()))

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = self._futures.submit(fn, *args, **kwargs)
        return future


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Cluster]:
    """The cluster whose scheduler has this address; `local` starts one with so many workers."""
    require("cluster")
    import distributed  # which few have, and nobody waits for otherwise

    client_of: Any = distributed.Client  # Dask's own functions have no types
    cluster_of: Any = distributed.LocalCluster
    if address == LOCAL:
        with (
            cluster_of(
                n_workers=workers, threads_per_worker=1, dashboard_address="127.0.0.1:0"
            ) as started,
            client_of(started) as client,
        ):
            yield Cluster(client)
        return
    try:
        client = client_of(address, timeout=_PATIENCE)
    except (OSError, ValueError) as problem:
        raise BadOption(f"--cluster {address}: no scheduler answers there ({problem})").saying(
            "error-cluster", address=address
        ) from None
    with client:
        client.wait_for_workers(1, timeout=_PATIENCE)
        yield Cluster(client)
