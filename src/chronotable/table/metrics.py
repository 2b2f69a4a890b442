"""What can be counted about a hall without telling anything about a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

_TIMES = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """Counters of one hall, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        reg = self.registry
        self.requests = Counter(
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
