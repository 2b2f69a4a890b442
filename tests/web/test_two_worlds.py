"""Two worlds that differ only in what Ann and a spectator must not know.

Everything that both can fetch or receive is the same in both, byte for byte: looks, events,
errors, exports, replays, pages, figures. Each world is a server of its own with the same clock
and the same luck; only session tokens, nobody's secret but their owner's, and the port are masked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.games import load, register
from chronotable.kernel.chance import Chance
from chronotable.kernel.game import Game
from tests.web.visitors import Running, Visitor, Window, running

SEED = "29a"


@contextmanager
def world(folder: Path) -> Iterator[Running]:
    """A server in which time stands still and every link can be foreseen."""
    folder.mkdir()
    tokens, ids = count(1), count(1)
    tables = {"now": lambda: 1_700_000_000.0, "token": lambda n: f"{next(tokens):0{n}d}"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("chronotable.web.plain.token_urlsafe", lambda n: f"{next(ids):0{n}d}")
        with running(folder, tables=tables) as server:
            yield server


class Table:
    """A table in one world, and everything that Ann and a spectator have been sent."""

    def __init__(self, server: Running, game: str) -> None:
        self.seen: list[tuple[str, bytes]] = []
        self.ann, self.bob = Visitor(server, "Ann"), Visitor(server, "Bob")
        self.eve = Visitor(server, "Eve")
        made = self.ann.make(game, "me", "open", seed=SEED)
        self.bob.sit(made)
        self.id, self.watch = made["id"], made["watch"]
        self.windows = {
            "ann": self.ann.window(self.id),
            "eve": Window(server, self.id, cookies=self.eve.cookies, link=self.watch),
        }
        self.look_around()

    def close(self) -> None:
        for window in self.windows.values():
            window.close()
        for each in (self.ann, self.bob, self.eve):
            each.close()

    def answer(self, who: Visitor, key: str) -> None:
        version = who.look(self.id)["version"]
        done = who.answer(self.id, version, key, id=f"{who.name}-{version}")
        assert done.status_code == 200, done.text
        reached = {
            "ann": self.ann.look(self.id)["version"],
            "eve": self.eve.look(self.id, link=self.watch)["version"],
        }
        for name, window in self.windows.items():
            while window.look["version"] < reached[name]:
                self.keep(f"{name} hears", window.socket.recv(20), window)
        self.look_around()

    def keep(self, what: str, told: bytes | str, window: Window | None = None) -> None:
        told = told.encode() if isinstance(told, str) else told
        if window is not None:
            window.look = json.loads(told).get("look", window.look)
        told = told.replace(self.ann.server.host.encode(), b"<host>")
        for each in (self.ann, self.eve):
            told = told.replace(each.token.encode(), b"<token>")
        self.seen.append((what, told))

    def look_around(self) -> None:
        """Fetch and try everything that might give something away."""
        for name, each, link in (("ann", self.ann, ""), ("eve", self.eve, self.watch)):
            query = {"link": link} if link else {}
            here = f"/api/tables/{self.id}"
            steps = each.look(self.id, **query)["step"]
            for path, more in (
                (here, {}),
                (here, {"events": 3, "chat": 1}),
                (f"{here}/record", {}),
                (f"{here}/replay/{steps}", {}),
                (f"{here}/replay/{steps}", {"seat": 0}),
                (f"{here}/replay/{steps}", {"seat": 1}),
                (f"{here}/replay/{steps + 1}", {"seat": 0}),
                ("/api/tables", {}),
                (f"/plain/t/{self.id}", {}),
                ("/health", {}),
            ):
                answer = each.get(path, **query, **more)
                headers = {k: v for k, v in answer.headers.items() if k != "date"}
                self.keep(f"{name} gets {path} {more}", answer.content + str(headers).encode())
            self.keep(f"{name} counts", _figures(each.get("/metrics").text))
            for said in ("answer", "undo"):
                wrong = {"type": said, "id": f"x{len(self.seen)}", "version": 0}
                if said == "answer":
                    wrong |= {"version": each.look(self.id, **query)["version"], "key": "nonsense"}
                path = f"{here}/{said}"
                self.keep(f"{name} tries to {said}", each.post(path, wrong, **query).content)
                window = self.windows[name]
                window.send(wrong)
                while True:
                    heard = window.socket.recv(20)
                    self.keep(f"{name} hears", heard, window)
                    if json.loads(heard)["type"] == "refused":
                        break
            for path in ("rematch", "play-on", "back"):
                body = {"step": 1, "seat": 1} if path == "play-on" else None
                self.keep(f"{name} {path}", each.post(f"{here}/{path}", body, **query).content)


def _figures(told: str) -> str:
    """What is counted, without what is timed and the machine's disk."""
    timed = re.compile(r"^(#|process_|python_|[a-z_]*(seconds|created|entries|disk_free))")
    return "\n".join(line for line in told.splitlines() if not timed.match(line))


def compare(one: list[tuple[str, bytes]], other: list[tuple[str, bytes]]) -> int:
    assert [what for what, _ in one] == [what for what, _ in other]
    for (what, told), (_, otherwise) in zip(one, other, strict=True):
        assert told == otherwise, what
    return len(one)


@pytest.mark.parametrize("game", ["anachrony", "echoes", "innovation"])
def test_what_others_chose_in_secret_changes_nothing_that_can_be_seen(
    game: str, tmp_path: Path
) -> None:
    """Bob has chosen, Ann has not: she must not learn what, in no way."""
    worlds = []
    for number, key in enumerate(alike(game)):
        with world(tmp_path / f"world{number}") as server:
            table = Table(server, game)
            table.answer(table.bob, key)
            worlds.append(table.seen)
            table.close()
    assert compare(*worlds) > 60


def alike(game: str) -> list[str]:
    """Two first answers of Bob after which the same seats are still asked: that one has to pay
    for what one chose, and is asked how, can be heard at any table."""
    asked: dict[tuple[int, ...], list[str]] = {}
    for key in ct.new(game, seats=2, seed=SEED).pending[1].options.keys():
        match = ct.new(game, seats=2, seed=SEED)
        match.answer(1, key)
        asked.setdefault(tuple(decision.seat for decision in match.pending), []).append(key)
    return max(asked.values(), key=len)[:2]


def test_what_others_hold_changes_nothing_that_can_be_seen(tmp_path: Path) -> None:
    """The card that Bob draws lies deep in the pile in the other world, and the other way round."""
    plan = Plan(load("innovation"))
    worlds = []
    for number, swapped in enumerate([False, True]):
        with world(tmp_path / f"world{number}") as server, plan.dealt(swapped=swapped):
            table = Table(server, "innovation")
            for seat, key in plan.answers:
                table.answer((table.ann, table.bob)[seat], key)
            hand = table.bob.look(table.id)["table"]["players"][1]["hand"]
            assert (plan.drawn in hand, plan.deep in hand) == (not swapped, swapped)
            worlds.append(table.seen)
            table.close()
    assert compare(*worlds) > 120


class Plan:
    """A few answers after which Bob has drawn a card, and another card to put in its place."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        match = ct.new("innovation", seats=2, seed=SEED)
        hidden = set.intersection(*(set(game.secrets(match.state, seat)) for seat in (None, 0, 1)))
        self.answers: list[tuple[int, str]] = []
        drawn = 0
        while not drawn:
            decision = match.pending[0]
            keys = decision.options.keys()
            bob_draws = decision.seat == 1 and "draw" in keys
            key = "draw" if bob_draws else next(k for k in keys if k != "draw")
            self.answers.append((decision.seat, key))
            match.answer(decision.seat, key)
            drawn += bob_draws
        hand = set(match.view(1)["table"]["players"][1]["hand"])
        self.drawn = next(iter(hand & hidden))
        never_seen = hidden & set(game.secrets(match.state, 0)) & set(game.secrets(match.state, 1))
        self.deep = next(card for card in sorted(never_seen) if self._fits(card))

    def _fits(self, card: str) -> bool:
        chance = Chance(int(SEED, 16))
        state = self.game.setup(2, {"cards": "czech"}, chance)
        return self._swap(state, card)

    def _swap(self, state: Any, card: str) -> bool:
        view = self.game.view(state, 0)
        return self.game.swap(state, view, self.drawn, card)

    @contextmanager
    def dealt(self, *, swapped: bool) -> Iterator[None]:
        """While this lasts, Innovation is dealt like that."""

        def setup(seats: int, options: Mapping[str, str], chance: Chance) -> Any:
            state = self.game.setup(seats, options, chance)
            if swapped:
                assert self._swap(state, self.deep)
            return state

        register(self.game.info, lambda: self.game.but(setup=setup))
        try:
            yield
        finally:
            register(self.game.info, lambda: self.game)
