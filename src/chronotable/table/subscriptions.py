"""Subscriptions: who looks on at a table, and is told when there is something new to see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

AtOnce: TypeAlias = Callable[[int], bool]  # shows this version now, or says that it cannot


class Subscriber:
    """Somebody who looks on. Many changes in a row become one signal for a slow reader."""

    __slots__ = ("_at_once", "_closed", "_news", "_shown", "person")

    def __init__(self, person: str | None, at_once: AtOnce | None = None) -> None:
        self.person = person
        self._at_once = at_once
        self._news = asyncio.Event()
        self._news.set()  # there is always something to see at first
        self._closed = False
        self._shown = -1

    def give(self) -> None:
        self._news.set()

    def show(self, version: int) -> None:
        """There is a new version: subscribers that can show it at once do so, others get a signal.

        One that has shown this version already is not signalled again.
        """
        if version == self._shown:
            return
        self._shown = version
        if self._news.is_set() or self._at_once is None or not self._at_once(version):
            self._news.set()

    def close(self) -> None:
        self._closed = True
        self._news.set()

    async def wait(self) -> bool:
        """Whether there is something new; False when there will never be again."""
        await self._news.wait()
        self._news.clear()
        return not self._closed


Subscribers: TypeAlias = set[Subscriber]


class Subscription:
    """The signals that somebody gets at a table: an asynchronous iterator, to be closed.

    async with viewer.subscribe() as changes:
        async for _ in changes:
            send(await viewer.snapshot(...))
    """

    def __init__(
        self,
        subscriber: Subscriber,
        come: Callable[[Subscriber], None],
        go: Callable[[Subscriber], None],
    ) -> None:
        self._subscriber = subscriber
        self._come = come
        self._go = go
        self._here = False

    def __aiter__(self) -> Subscription:
        self._arrive()
        return self

    async def __anext__(self) -> None:
        self._arrive()
        if not await self._subscriber.wait():
            await self.aclose()
            raise StopAsyncIteration

    async def __aenter__(self) -> Subscription:
        self._arrive()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    def _arrive(self) -> None:
        if not self._here:
            self._here = True
            self._come(self._subscriber)

    async def aclose(self) -> None:
        """Listen no more."""
        if self._here:
            self._go(self._subscriber)
