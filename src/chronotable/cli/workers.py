"""Workers: several servers at one address, and the process that looks after them.

That process listens and the workers accept, so that no connection is refused while one is away.
Each is the same command again, told in its environment that it is a worker. One that ends is
started anew, from whatever program is installed then: SIGHUP lets them all end like that, one after
another. SIGINT and SIGTERM end everything.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import NamedTuple

_LISTENS, _READY, _GUARD, _BOTS = (
    f"CHRONOTABLE_WORKER_{each}" for each in ("LISTENS", "READY", "GUARD", "BOTS")
)
_LOOK = 0.05  # seconds between two looks at the workers
_OPEN_WITHIN = 120.0  # seconds until one must have opened
_END_WITHIN = 30.0  # seconds until one that was told to end is killed
_PAUSE = (0.0, 1.0, 5.0, 30.0)  # seconds before one that did not open is started again


class WorkerOrders(NamedTuple):
    """What a worker is told: numbers of files that it has inherited."""

    listens: int
    said: int  # where it says that it has opened
    guard: int  # closed when the process that looks after it has ended
    bots: int  # processes that may think for it

    def listening(self) -> socket.socket:
        return socket.socket(fileno=os.dup(self.listens))

    def ready(self) -> None:
        os.write(self.said, b"!")
        os.close(self.said)


def told(environment: Mapping[str, str]) -> WorkerOrders | None:
    """What this process was told, if it is a worker."""
    if _LISTENS not in environment:
        return None
    return WorkerOrders(*(int(environment[name]) for name in (_LISTENS, _READY, _GUARD, _BOTS)))


class _Running:
    """A worker, as seen by the process that looks after it."""

    def __init__(self, arguments: Sequence[str], listening: socket.socket, bots: int) -> None:
        hears, says = os.pipe()
        guard, self._guards = os.pipe()
        files = {_LISTENS: listening.fileno(), _READY: says, _GUARD: guard, _BOTS: bots}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chronotable", *arguments],
            env={**os.environ, **{name: str(number) for name, number in files.items()}},
            pass_fds=[listening.fileno(), says, guard],
            stdin=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the process that looks after it
        )
        os.close(says)
        os.close(guard)
        os.set_blocking(hears, False)
        self._hears = hears
        self.began = time.monotonic()
        self.is_open = False
        self._told: float | None = None  # when it was told to end

    def look(self) -> bool:
        """Whether it is alive."""
        if not self.is_open:
            try:
                self.is_open = os.read(self._hears, 1) == b"!"
            except BlockingIOError:
                if time.monotonic() - self.began > _OPEN_WITHIN:
                    self.process.kill()
        if self._told is not None and time.monotonic() - self._told > _END_WITHIN:
            self.process.kill()
        if self.process.poll() is None:
            return True
        os.close(self._hears)
        os.close(self._guards)
        return False

    def end(self) -> None:
        """Tell it to end: its tables go on elsewhere."""
        if self._told is None and self.process.poll() is None:
            self._told = time.monotonic()
            self.process.terminate()


class _Supervisor:
    """Looks after the workers until it is told to stop."""

    def __init__(self, arguments: Sequence[str], listening: socket.socket, number: int) -> None:
        self._arguments = arguments
        self._listening = listening
        self._bots = max(1, ((os.cpu_count() or 2) - 1) // number)
        self._workers: list[_Running | None] = [None] * number
        self._failed = [0] * number  # how often each has not opened
        self._again = [0.0] * number  # when each is started
        self._renewing: list[_Running] = []  # those that are still to end, one after another
        self._stopping = False
        self._ever = False

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def renew(self, _number: int, _frame: FrameType | None) -> None:
        self._renewing = [worker for worker in self._workers if worker is not None]

    def run(self, opened: Callable[[], None]) -> bool:
        """False if not one has opened at first."""
        while not self._stopping:
            for place in range(len(self._workers)):
                self._look(place)
            if not self._ever and self._failed[0]:
                break
            if not self._ever and self._is_open(0):
                self._ever = True
                opened()
            self._renew()
            time.sleep(_LOOK)
        self._end()
        return self._ever

    def _is_open(self, place: int) -> bool:
        worker = self._workers[place]
        return worker is not None and worker.is_open

    def _look(self, place: int) -> None:
        """The first one opens alone: if it cannot, neither could the others."""
        worker = self._workers[place]
        if worker is not None and not worker.look():
            self._workers[place] = None
            self._failed[place] = 0 if worker.is_open else self._failed[place] + 1
            pause = _PAUSE[min(self._failed[place], len(_PAUSE) - 1)]
            self._again[place] = time.monotonic() + pause
            worker = None
        may_begin = (place == 0 or self._ever) and time.monotonic() >= self._again[place]
        if worker is None and may_begin:
            self._workers[place] = _Running(self._arguments, self._listening, self._bots)

    def _renew(self) -> None:
        """Let the next one end when all are open, so that only one is away at a time."""
        if self._renewing and all(self._is_open(place) for place in range(len(self._workers))):
            worker = self._renewing[0]
            if worker in self._workers:
                worker.end()
            else:
                self._renewing.pop(0)

    def _end(self) -> None:
        running = [worker for worker in self._workers if worker is not None]
        for worker in running:
            worker.end()
        while running:
            running = [worker for worker in running if worker.look()]
            time.sleep(_LOOK)


def supervise(
    arguments: Sequence[str], listening: socket.socket, number: int, opened: Callable[[], None]
) -> bool:
    """Run so many workers until told to stop; False if they could not begin."""
    listening.listen(2048)
    supervisor = _Supervisor(arguments, listening, number)
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, supervisor.stop)
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, supervisor.renew)
    return supervisor.run(opened)
