"""The encoder of a title: from a declared view to a few arrays of fixed shape, and their names.

table     what lies on the table, but for the players: a vector
players   a row for each of them, the viewer's own first, then in the order of the seats
question  which question this seat is asked, if it is, and what asks it: a vector
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import blake2s
from typing import Any, Final, TypeAlias, get_args, get_type_hints

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chronotable.envs.features import FLOAT, FeatureNames, Unsized
from chronotable.envs.kinds import Encoding, LeftOut, Players
from chronotable.games import load
from chronotable.kernel import parts
from chronotable.kernel.decision import Decision
from chronotable.kernel.game import Game
from chronotable.kernel.json import Json
from chronotable.kernel.match import Match

FORMAT: Final = 1  # how arrays are made of any title's view; a title's own version stands beside it
REACH: Final = 1024.0  # no number of a view is larger

Arrays: TypeAlias = dict[str, NDArray[np.float32]]
Mask: TypeAlias = NDArray[np.int8]


class Encoder:
    """Views of one title, for so many seats, as arrays.

    >>> encoder = encoder_of("innovation", seats=2)
    >>> encoder.shapes["players"], encoder.names["players"][:3]
    ((2, 492), ('points', 'top', 'reach'))
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        brought = parts.module(game.info, "encoding")
        if brought is None or game.shapes is None:
            raise Unsized(f"{game.info.title} brings no encoding of its views")
        encoding: Encoding = brought.ENCODING
        self.game = game
        self.seats = seats
        self.actions = {key: number for number, key in enumerate(game.actions)}
        view = game.shapes.view
        rows = FeatureNames(seats, encoding.fields)
        write_rows = rows.rows(_player_of(view, encoding))
        table = FeatureNames(seats, encoding.fields, len(rows.names), write_rows)
        self._write = table.whole(view)
        question = FeatureNames(seats, {}, table.base + len(table.names))
        self._asked = question.number("asked")
        self._prompts = question.index("ask", _prompts(game))
        self._why = question.index("why", encoding.why)
        width = len(rows.names) // seats
        self.names: dict[str, tuple[str, ...]] = {
            "players": tuple(name.removeprefix("0.") for name in rows.names[:width]),
            "table": tuple(table.names),
            "question": tuple(question.names),
        }
        self.shapes: dict[str, tuple[int, ...]] = {
            "players": (seats, width),
            "table": (len(table.names),),
            "question": (len(question.names),),
        }
        self._table, self._question = table.base, question.base
        self.size = question.base + len(question.names)
        self._blank: array[float] = array(FLOAT, bytes(4 * self.size))
        self.version = f"{FORMAT}.{encoding.version}"
        self.left_out = {
            name: kind.why for name, kind in encoding.fields.items() if isinstance(kind, LeftOut)
        }
        self.unused = encoding.fields.keys() - rows.told - table.told - {_players_field(encoding)}

    @property
    def fingerprint(self) -> str:
        """Sixteen hex digits over all names in their order: equal means the same arrays."""
        told = "\n".join([self.version, *(name for group in self.names.values() for name in group)])
        return blake2s(told.encode(), digest_size=8).hexdigest()

    # Encoding.

    def encode(self, view: Json) -> Arrays:
        """The arrays of a view as `match.view(seat)` tells it."""
        question = view["question"]
        told = None if question is None else (question["ask"][0], question["why"])
        return self._split(self._cells(view["table"], view["seat"] or 0, told))

    def flat(self, match: Match, seat: int) -> NDArray[np.float32]:
        """What a seat knows now, as one vector: players, table, question."""
        return np.frombuffer(self._seen(match, seat), np.float32)

    def observe(self, match: Match, seat: int) -> Arrays:
        """What a seat knows now."""
        return self._split(self._seen(match, seat))

    def _seen(self, match: Match, seat: int) -> array[float]:
        asked = decision_of(match, seat)
        told = None if asked is None else (asked.prompt, asked.why)
        return self._cells(match.table(seat), seat, told)

    def _cells(self, table: Json, me: int, asked: tuple[str, str] | None) -> array[float]:
        cells = self._blank[:]
        self._write(cells, table, me)
        if asked is not None:
            cells[self._asked] = 1
            prompt, why = asked
            cells[self._prompts[prompt]] = 1
            for part in (why, *why.split(":")[1:2], why.partition(":")[2]):
                if part in self._why:
                    cells[self._why[part]] = 1
                    break
        return cells

    def _split(self, cells: array[float]) -> Arrays:
        whole = np.frombuffer(cells, np.float32)
        return {
            "players": whole[: self._table].reshape(self.shapes["players"]),
            "table": whole[self._table : self._question],
            "question": whole[self._question :],
        }

    def mask(self, decision: Decision[Any] | None) -> Mask:
        """Which actions are legal: 1 for each option of the question, 0 for everything else."""
        mask = np.zeros(len(self.actions), np.int8)
        if decision is not None:
            number = self.actions
            mask[[number[choice.key] for choice in decision.choices]] = 1
        return mask

    # Spaces.

    def space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                name: spaces.Box(-REACH, REACH, shape, np.float32)
                for name, shape in self.shapes.items()
            }
        )

    def flat_space(self) -> spaces.Box:
        return spaces.Box(-REACH, REACH, (self.size,), np.float32)


@cache
def encoder_of(game: str, seats: int) -> Encoder:
    """The encoder of a title for so many seats; it is made once."""
    title = load(game)
    return Encoder(title, title.info.check_seats(seats))


def decision_of(match: Match, seat: int) -> Decision[Any] | None:
    """What a seat is asked now, if it is."""
    for decision in match.pending:
        if decision.seat == seat:
            return decision
    return None


def _players_field(encoding: Encoding) -> str:
    (field,) = [name for name, kind in encoding.fields.items() if isinstance(kind, Players)]
    return field


def _player_of(view: type, encoding: Encoding) -> Any:
    """What a view holds of each player, by type."""
    name = _players_field(encoding).partition(".")[2]
    (player,) = get_args(get_type_hints(view)[name])
    return player


def _prompts(game: Game[Any]) -> Sequence[str]:
    """Every question that the title can ask: it has a text for each."""
    text = parts.text(game.info, "texts", "en.ftl") or ""
    return re.findall(rf"^({game.info.name}-ask-[\w-]+) =", text, re.MULTILINE)
