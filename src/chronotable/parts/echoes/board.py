"""The table of Echoes of Time in a terminal: sources on top, then the players, then the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rich.text import Text

from chronotable.games.echoes.box import BOX, CARD_BY_ID
from chronotable.games.echoes.card import (
    Card,
    Movement,
    PlayCard,
    Source,
    SourceChoice,
    UseFlame,
)
from chronotable.games.echoes.sources import SOURCE_BY_ID, SOURCES
from chronotable.games.echoes.state import PARTY_END
from chronotable.games.echoes.view_types import EchoesView, PlayerView, SourceView
from chronotable.kernel.decision import Option
from chronotable.kernel.json import Json
from chronotable.text import Plain, Speaker
from chronotable.tui.layout import beside, fitted
from chronotable.tui.reading import Reading
from chronotable.tui.topics import MANY, look_up

T = TypeVar("T")

NARROWEST = 38  # what a player's column needs

_STYLES = {
    "water": "bold blue", "wood": "bold green", "sky": "bold cyan", "earth": "bold red",
    "neutral": "bold",
}  # fmt: skip
_FLAMES = {"yellow": "yellow", "blue": "blue", "red": "red"}

TOPICS = (
    "goal", "round", "play", "move", "summon", "flame", "conquer", "reinforce", "fortify",
    "remove", "origin",
)  # fmt: skip


class EchoesBoard:
    """Draws what a view tells, with what is printed on the cards; it knows no rule."""

    def __init__(self, speaker: Speaker, *, unicode: bool = True) -> None:
        self._speaker = speaker
        self._table = Reading(EchoesView)
        self._token = "●" if unicode else "*"
        self._nothing = "—" if unicode else "-"
        self._beyond = "→" if unicode else ">"

    # The table.

    def draw(self, view: Json, width: int) -> list[Text]:
        table = self._table(view)
        lines = self._head(view, width)
        for source in table.sources:
            lines += self._source(source, width)
        players = [*range(len(table.players))]
        labels = [self._say(f"echoes-board-{name}") for name in _ROWS]
        edge = 1 + max(len(label) for label in labels)
        rows = -(-len(players) // max(1, (width - edge) // NARROWEST))
        across = -(-len(players) // rows)
        for first in range(0, len(players), across):
            shown = players[first : first + across]
            lines += self._players(table, shown, labels, edge, (width - edge) // across)
        return lines + self._own_hand(table, width)

    def _say(self, key: str) -> str:
        return self._speaker.tell(key)

    def _head(self, view: Json, width: int) -> list[Text]:
        table, say = self._table(view), self._speaker.tell
        if table.phase == "first play":
            turn = say("echoes-board-opening")
        else:
            who = say("echoes-board-turn", who=f"seat:{table.turn}")
            turn = f"{say('echoes-board-round', round=table.round)}: {who}"
        if table.ending:
            turn += f", {say('echoes-board-ending')}"
        supply = say(
            "echoes-board-supply",
            supply=table.supply,
            reserve=table.reserve,
            deck=table.deck,
            discard=len(table.discard),
        )
        lines = [] if view["result"] else [Text(turn, "bold")]
        return lines + fitted([Text(word, "dim") for word in supply.split()], width)

    def _source(self, data: SourceView, width: int) -> list[Text]:
        """Who holds it, what it takes to conquer or fortify it, who lies under it."""
        source = SOURCE_BY_ID[data.id]
        held = data.owner is not None
        if not held:
            holder = self._say("echoes-board-centre")
        else:
            key = "echoes-board-sealed" if data.fortified else "echoes-board-held"
            holder = self._speaker.tell(key, who=f"seat:{data.owner}")
        name = self._marked(self._speaker.name(source.key), data.token)
        if not data.fortified:
            key = "echoes-board-might" if held else "echoes-board-need"
            need = source.fortify_strength if held else source.conquer_strength
            told = self._speaker.tell(key, strength=data.strength, need=need)
            holder = f"{holder}, {told}"
        parts = [Text(f"{name}:", "bold"), *_words(holder)]
        if data.under:
            under = [self._speaker.name(f"card:{name}") for name in data.under]
            parts += [Text(f"({self._say('echoes-board-under')}:"), *_listed(under)]
            parts[-1].append(")")
        return fitted(parts, width, "  ")

    def _players(
        self, table: EchoesView, shown: Sequence[int], labels: Sequence[str], edge: int, column: int
    ) -> list[Text]:
        widths = [edge, *(column for _ in shown)]
        lines = beside([[Text()], *[[self._heading(table, seat)] for seat in shown]], widths)
        room = column - 2
        players = [table.players[seat] for seat in shown]
        rows = [
            [self._score(player, room) for player in players],
            [[self._flame(player.active)] for player in players],
            [self._board(player, room) for player in players],
            [self._party(player, room) for player in players],
            [self._hand(player) for player in players],
        ]
        for row, label in zip(rows, labels, strict=True):
            lines += beside([[Text(label, "dim")], *row], widths)
        return lines

    def _heading(self, table: EchoesView, seat: int) -> Text:
        name = self._speaker.name(f"seat:{seat}")
        if seat == table.viewer:
            name = self._speaker.tell("echoes-board-you", who=f"seat:{seat}")
        turn = table.phase == "action" and seat == table.turn
        return Text(name, "bold underline" if turn else "bold")

    def _score(self, player: PlayerView, room: int) -> list[Text]:
        points = self._speaker.tell("echoes-board-points", score=player.score, points=player.points)
        size = self._speaker.tell("echoes-board-size", size=player.size, most=PARTY_END)
        return fitted([*_words(f"{points},"), *_words(size)], room)

    def _flame(self, color: str) -> Text:
        return Text(self._say(f"echoes-color-{color}"), _FLAMES[color])

    def _board(self, player: PlayerView, room: int) -> list[Text]:
        """Positions 5 to 1, each with the colour of its tile, a line for each that has cards."""
        lines: list[Text] = []
        for position in range(5, 0, -1):
            color, names = player.tiles[position - 1], player.board[position - 1]
            label = Text(f"{position} {self._say(f'echoes-color-{color}')}", _FLAMES[color])
            if names:
                lines += fitted([label, *_listed([self._name(name) for name in names])], room, "  ")
        for name in player.left:
            lines.append(Text(f"{self._beyond} {self._name(name)}"))
        return lines or [Text(self._nothing, "dim")]

    def _party(self, player: PlayerView, room: int) -> list[Text]:
        if not player.party:
            return [Text(self._nothing, "dim")]
        parts = []
        for number, name in enumerate(player.party, start=1):
            comma = "," if number < len(player.party) else ""
            word = self._marked(self._name(name), name in player.tokens)
            card = CARD_BY_ID[name]
            power = f"{self._power(card)}{comma}"
            parts.append(Text.assemble((word, _STYLES[_faction(card)]), power))
        return fitted(parts, room, "  ")

    def _hand(self, player: PlayerView) -> list[Text]:
        return [Text(self._speaker.tell("echoes-board-cards", count=len(player.hand)))]

    def _own_hand(self, table: EchoesView, width: int) -> list[Text]:
        viewer = table.viewer
        held = [] if viewer is None else table.players[viewer].hand
        hand = [card for card in held if card is not None]
        if not hand:
            return []
        parts = [Text(f"{self._say('echoes-board-own-hand')}:", "dim")]
        for number, name in enumerate(hand, start=1):
            comma = "," if number < len(hand) else ""
            card = CARD_BY_ID[name]
            cost = f" {self._cost(card)}{comma}"
            parts.append(Text.assemble((self._name(name), _STYLES[_faction(card)]), cost))
        return fitted(parts, width, "  ")

    # Options.

    def phrase(self, view: Json, option: Option, label: str) -> str:
        match option.choice:
            case PlayCard(card=card):
                return f"{label}: {self._cost(card)}"
            case Card() as card if card.strength:
                return f"{label}:{self._power(card)}"
            case _:
                return label

    def subject(self, view: Json, option: Option) -> str | None:
        match option.choice:
            case PlayCard(card=card) | Movement(card=card):
                return self._speaker.name(card.key)
            case UseFlame(it=it) | SourceChoice(source=it):
                return self._speaker.name(it.key)
            case Card() | Source() as it:
                return self._speaker.name(it.key)
            case _:
                return None

    # Texts.

    def explain(self, view: Json, name: str) -> list[str]:
        named: dict[str, Card | Source | str] = {}
        named |= {self._say(f"echoes-topic-{topic}"): topic for topic in TOPICS}
        named |= {self._speaker.name(card.key): card for card in BOX}
        named |= {self._speaker.name(source.key): source for source in SOURCES}
        found = look_up(name, named)
        things = [thing for thing in found if not isinstance(thing, str)]
        if len(found) > MANY:
            return [self._speaker.listed([thing.key for thing in things])]
        rules = [topic for topic in found if isinstance(topic, str)]
        lines = [self._say(f"echoes-rule-{topic}") for topic in rules]
        for thing in things:
            lines += self.card(thing) if isinstance(thing, Card) else self.source(thing)
        return lines

    def card(self, card: Card) -> list[str]:
        """What is printed on a card, and whether the real box has one of its name."""
        kinds = self._speaker.tell(
            "echoes-card-kinds",
            family=f"kind:{_faction(card)}",
            field=f"kind:{card.specialisation.word}",
            kind=f"kind:{card.kind.word}",
        )
        facts = [kinds]
        facts.append(self._speaker.tell("echoes-card-cost", cards=card.cards, time=card.time))
        if card.strength:
            facts.append(self._speaker.tell("echoes-card-strength", strength=card.strength))
        if card.scoring is None:
            facts.append(self._speaker.tell("echoes-card-points", points=card.points))
        facts.append(self._origin(card))
        text = self._speaker.name(card.why)
        return [f"{self._speaker.name(card.key)}: {', '.join(facts)}", text]

    def source(self, source: Source) -> list[str]:
        """What is printed on a source."""
        facts = self._speaker.tell(
            "echoes-source-facts",
            source=source.key,
            conquer=source.conquer_strength,
            points=source.points_conquered,
            fortify=source.fortify_strength,
            sealed=source.points_fortified,
        )
        numbers = (1, 2, 3) if source.standing is not None else (1, 2)
        texts = [self._speaker.name(f"effect:{source.id}:{number}") for number in numbers]
        return [f"{facts}; {self._origin(source)}", *texts]

    def _origin(self, thing: Card | Source) -> str:
        return self._say("echoes-card-ours" if thing.origin == "ours" else "echoes-card-boxed")

    def legend(self) -> list[str]:
        topics = [self._say(f"echoes-topic-{topic}") for topic in TOPICS]
        return [
            self._say("echoes-legend-cards"),
            self._speaker.tell("echoes-legend-board", token=Plain(self._token)),
            self._speaker.tell("echoes-legend-topics", topics=Plain(", ".join(topics))),
        ]

    # Words and signs.

    def _name(self, name: str) -> str:
        return self._speaker.name(f"card:{name}")

    def _marked(self, word: str, token: bool) -> str:
        return f"{word}{self._token}" if token else word

    def _cost(self, card: Card) -> str:
        """Cards and time, and the strength of a creature."""
        return f"{card.cards}+{card.time}{self._power(card)}"

    def _power(self, card: Card) -> str:
        if not card.strength:
            return ""
        return f" {self._speaker.tell('echoes-board-strong', strength=card.strength)}"


_ROWS = ("score", "flame", "board", "party", "hand")


def _faction(card: Card) -> str:
    return card.faction.word if card.faction else "neutral"


def _words(text: str) -> list[Text]:
    return [Text(word) for word in text.split()]


def _listed(words: Sequence[str]) -> list[Text]:
    return [Text(f"{word},") for word in words[:-1]] + [Text(word) for word in words[-1:]]


BOARD = EchoesBoard
