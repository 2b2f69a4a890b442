"""What can be counted about tables without telling anything about a game."""

from __future__ import annotations

from collections import Counter as Numbers
from collections.abc import Iterator, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

_TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class ThreadCounter(Collector):
    """A counter for one thread only, for what happens several times with each answer:
    Prometheus' own takes a lock each time.
    """

    def __init__(
        self, name: str, about: str, labels: Sequence[str], *, registry: CollectorRegistry
    ) -> None:
        self._name = name
        self._about = about
        self._labels = labels
        self._numbers: Numbers[tuple[str, ...]] = Numbers()
        registry.register(self)

    def count(self, *labels: str) -> None:
        self._numbers[labels] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._about, labels=self._labels)
        for labels, number in [*self._numbers.items()]:
            family.add_metric(labels, number)
        yield family


class Metrics:
    """Counters of one service, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        reg = self.registry
        self.requests = ThreadCounter(
            "chronotable_requests", "Requests at tables", ["kind", "outcome"], registry=reg
        )
        self.commit_seconds = Histogram(
            "chronotable_commit_seconds", "Time of a commit", buckets=_TIMES, registry=reg
        )
        self.commit_entries = Histogram(
            "chronotable_commit_entries",
            "What was written together",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
            registry=reg,
        )
        self.failed_commits = Counter(
            "chronotable_failed_commits", "What could not be written", registry=reg
        )
        self.tables = Gauge("chronotable_tables", "Tables in memory", registry=reg)
        self.watching = Gauge("chronotable_watching", "Viewers that listen", registry=reg)
        self.loads = Counter("chronotable_loads", "Tables loaded from the log", registry=reg)
        self.load_seconds = Histogram(
            "chronotable_load_seconds", "Time to load a table", buckets=_TIMES, registry=reg
        )
        self.bot_seconds = Histogram(
            "chronotable_bot_seconds", "Time of a bot's thought", buckets=_TIMES, registry=reg
        )
        self.bot_failures = Counter(
            "chronotable_bot_failures", "Bots that gave no answer", ["why"], registry=reg
        )
        self.waiting = Gauge("chronotable_queue", "What waits to be written", registry=reg)
        self.pulse_seconds = Gauge(
            "chronotable_pulse_seconds", "Time of the last trial write", registry=reg
        )
        self.disk_free = Gauge(
            "chronotable_disk_free_bytes", "Free where SQLite keeps games", registry=reg
        )
        self.read_only = Gauge("chronotable_read_only", "1 while nothing is written", registry=reg)
        self.backed_up = Gauge(
            "chronotable_backup_timestamp_seconds", "When the last backup was made", registry=reg
        )
