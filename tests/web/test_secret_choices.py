"""While several choose at the same time, nobody can count what the others have answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.visitors import Running, Visitor, Window

# Tables at which the first questions are asked together, and some answers lead to further ones.
TABLES = [
    ("echoes", {"pace": "none"}),
    ("echoes", {"pace": "live", "minutes": 30}),
    ("echoes", {"pace": "slow", "minutes": 600}),
    ("anachrony", {"pace": "none"}),
    ("bazaar", {"pace": "slow", "minutes": 600}),
]


class Company:
    """Ann and Bob at a table, somebody who watches, and everything that the latter two see."""

    def __init__(self, come: Callable[..., Visitor], game: str, settings: dict[str, Any]) -> None:
        self.ann, self.bob, self.eve = come("Ann"), come("Bob"), come()
        made = self.ann.make(game, "me", "open", seed="3", listed=True, **settings)
        self.id, self.watch = made["id"], made["watch"]
        self.bob.sit(made)
        self.windows = [
            self.ann.window(self.id),
            self.bob.window(self.id),
            self.eve.window(self.id, self.watch),
        ]
        self._come_to_a_choice_of_several_answers()
        for window in self.windows:
            self._silence(window)

    def _come_to_a_choice_of_several_answers(self) -> None:
        """Anachrony begins with single answers; those of the warp phase are not counted."""
        for _ in range(200):
            look = self.ann.look(self.id)
            prompt = "" if look["question"] is None else look["question"]["ask"][0]
            if look["game"] != "anachrony" or "warp" in prompt:
                return
            seat = look["asked"][0]
            look = (self.ann, self.bob)[seat].look(self.id)
            key = look["question"]["options"][0]["key"]
            (self.ann, self.bob)[seat].answer(self.id, look["version"], key)
        raise AssertionError("no warp phase came")

    def __enter__(self) -> Company:
        return self

    def __exit__(self, *_: object) -> None:
        for window in self.windows:
            window.close()

    def _silence(self, window: Window) -> list[Any]:
        """What a socket has to say until it is silent."""
        heard = []
        try:
            while True:
                heard.append(window.hear(timeout=0.3))
        except TimeoutError:
            return heard

    def seen(self) -> list[Any]:
        """Everything that Bob and Eve can ask for."""
        told: list[Any] = [self.bob.look(self.id), self.eve.look(self.id, link=self.watch)]
        told += [self.bob.get("/api/tables").json(), self.eve.get("/api/tables").json()]
        for step in range(4):
            told.append(self.bob.get(f"/api/tables/{self.id}/replay/{step}", seat=1).text)
            told.append(self.eve.get(f"/api/tables/{self.id}/replay/{step}", link=self.watch).text)
        refused = self.bob.answer(self.id, 0, "no such answer").json()
        told.append({**refused, "id": ""})
        return told

    def heard(self) -> list[Any]:
        """What Bob and Eve have been sent since they were last asked."""
        return [message for window in self.windows[1:] for message in self._silence(window)]

    def answer(self, index: int) -> bool:
        """Ann answers; whether she is asked something more before Bob has chosen."""
        look = self.ann.look(self.id)
        offers = look["question"]["options"]
        key = offers[index % len(offers)]["key"]
        assert self.ann.answer(self.id, look["version"], key).status_code == 200
        return 0 in self.ann.look(self.id)["asked"]

    def undo(self) -> None:
        look = self.ann.look(self.id)
        assert look["undo"] == "yes"
        body = {"type": "undo", "id": f"u{look['version']}", "version": look["version"]}
        assert self.ann.post(f"/api/tables/{self.id}/undo", body).status_code == 200


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_nobody_can_count_the_answers_of_a_secret_choice(
    game: str, settings: dict[str, Any], visitor: Callable[..., Visitor]
) -> None:
    quiet = 0
    with Company(visitor, game, settings) as table:
        before = table.seen()
        for index in range(40):
            if not table.answer(index):
                break
            quiet += 1
            assert table.heard() == []
            assert table.seen() == before
            if index % 3 == 1:
                table.undo()
                assert table.heard() == []
                assert table.seen() == before
        chosen = table.bob.look(table.id)
        assert chosen["asked"] == [1], "that she has chosen, everybody may know"
        assert chosen["version"] == before[0]["version"] + 1, "but not how often she answered"
        assert chosen["step"] == before[0]["step"] + 1
        assert table.heard() != []
    assert quiet, "no answer led to another question"


def test_counting_goes_on_after_a_restart(server: Running, visitor: Callable[..., Visitor]) -> None:
    """What is read from the disk again is counted in the same way."""
    with Company(visitor, "bazaar", {}) as table:
        before = table.seen()
        assert table.answer(0)
        mine = table.ann.look(table.id)
        registry = server.service.registry

        async def forget() -> None:
            room = await registry.room(table.id)
            registry.around.lost(room)

        server.ask(forget())
        assert table.seen() == before
        assert table.ann.look(table.id) == mine
        table.undo()
        assert table.seen() == before


def test_what_one_takes_back_in_secret_is_ones_own_affair(
    visitor: Callable[..., Visitor],
) -> None:
    """Ann's undo is the same whether or not Bob has answered meanwhile."""
    with Company(visitor, "bazaar", {}) as table:
        table.answer(0)
        mine = table.ann.look(table.id)
        look = table.bob.look(table.id)
        key = look["question"]["options"][0]["key"]
        assert table.bob.answer(table.id, look["version"], key).status_code == 200
        assert table.ann.look(table.id) == mine
        theirs = table.bob.look(table.id)
        table.undo()
        assert table.bob.look(table.id) == theirs
        assert table.ann.look(table.id)["asked"] == [0, 1]
