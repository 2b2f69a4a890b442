"""Innovation's table in a terminal: players beside each other, a line for each colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from rich.text import Text

from chronotable.games.innovation.box import BOX, CARD_BY_ID
from chronotable.games.innovation.card import COLORS, ICONS, SPLAYS, Activate, Card, Icon, Meld
from chronotable.games.innovation.game import Achieve, Draw
from chronotable.games.innovation.player import Back
from chronotable.games.innovation.view_types import (
    ColorWord,
    InnovationView,
    PlayerView,
    PreviewView,
    SplayWord,
)
from chronotable.kernel.decision import Option
from chronotable.kernel.json import Json
from chronotable.text import Plain, Speaker
from chronotable.tui.layout import beside, fitted
from chronotable.tui.reading import Reading
from chronotable.tui.topics import MANY, look_up

T = TypeVar("T")

NARROWEST = 30  # what a player's column needs

_SIGNS = {"castle": "♜", "crown": "♛", "leaf": "♣", "lightbulb": "☼", "factory": "⚙", "clock": "◷"}
_PLAIN_SIGNS = {
    "castle": "#", "crown": "w", "leaf": "%", "lightbulb": "!", "factory": "&", "clock": "@",
}  # fmt: skip
_SPLAYS = {"none": "+", "left": "←", "right": "→", "up": "↑"}
_PLAIN_SPLAYS = {"none": "+", "left": "<", "right": ">", "up": "^"}
_STYLES = {
    "blue": "bold blue", "red": "bold red", "green": "bold green", "yellow": "bold yellow",
    "purple": "bold magenta",
}  # fmt: skip

TOPICS = (
    "goal", "turn", "draw", "meld", "dogma", "achieve", "score", "tuck", "return", "splay",
    "monument", "empire", "wonder", "world", "universe",
)  # fmt: skip


class InnovationBoard:
    """Draws what a view tells, with what is printed on the cards; it knows no rule."""

    def __init__(self, speaker: Speaker, *, unicode: bool = True) -> None:
        self._speaker = speaker
        self._table = Reading(InnovationView)
        self._signs = _SIGNS if unicode else _PLAIN_SIGNS
        self._splays = _SPLAYS if unicode else _PLAIN_SPLAYS
        self._blank = "·" if unicode else "."
        self._nothing = "—" if unicode else "-"

    # The table.

    def draw(self, view: Json, width: int) -> list[Text]:
        table = self._table(view)
        lines = self._head(view, width)
        players = [*range(len(table.players))]
        labels = self._labels()
        edge = 1 + max(len(label) for label in labels)
        rows = -(-len(players) // max(1, (width - edge) // NARROWEST))
        across = -(-len(players) // rows)
        for first in range(0, len(players), across):
            shown = players[first : first + across]
            lines += self._players(table, shown, labels, edge, (width - edge) // across)
        lines += self._own_hand(table, width, edge)
        return lines

    def _head(self, view: Json, width: int) -> list[Text]:
        table, say = self._table(view), self._speaker.tell
        if table.started:
            turn = say(
                "innovation-board-turn", who=f"seat:{table.turn}", actions=table.actions_left
            )
        else:
            turn = say("innovation-board-opening")
        supply = [f"{n}:{len(pile)}" for n, pile in enumerate(table.supply, start=1) if pile]
        unclaimed = [name for name, holder in table.specials.items() if holder is None]
        open_ones = [*map(str, table.achievements)]
        open_ones += [self._speaker.name(f"special:{name}") for name in unclaimed]
        heads = (("innovation-board-supply", supply), ("innovation-board-open", open_ones))
        lines = [] if view["result"] else [Text(turn, "bold")]
        for key, words in heads:
            label = f"{say(key)}:"
            parts = [Text(label, "dim"), *map(Text, words or [self._nothing])]
            lines += fitted(parts, width, " " * (len(label) + 1))
        return lines

    def _labels(self) -> list[str]:
        """The left edge: five colours, icons, score, won, hand."""
        colors = [self._speaker.name(color.key) for color in COLORS]
        return [
            *colors,
            self._speaker.tell("innovation-board-icons"),
            self._speaker.tell("innovation-board-score"),
            self._speaker.tell("innovation-board-won"),
            self._speaker.tell("innovation-board-hand"),
        ]

    def _players(
        self,
        table: InnovationView,
        shown: Sequence[int],
        labels: Sequence[str],
        edge: int,
        column: int,
    ) -> list[Text]:
        widths = [edge, *(column for _ in shown)]
        names = [[self._heading(table, seat)] for seat in shown]
        lines = beside([[Text()], *names], widths)
        room = column - 2
        for number, color in enumerate(COLORS):
            label = Text(labels[number], _STYLES[color.word])
            piles = [self._pile(table.players[seat], color.word, room) for seat in shown]
            lines += beside([[label], *piles], widths)
        players = [(seat, table.players[seat]) for seat in shown]
        rows = [
            [self._icons(player) for _, player in players],
            [self._score(player, room) for _, player in players],
            [self._won(player, table.needed, room) for _, player in players],
            [self._hand(player, seat == table.viewer, room) for seat, player in players],
        ]
        for row, name in zip(rows, labels[5:], strict=True):
            lines += beside([[Text(name, "dim")], *row], widths)
        return lines

    def _heading(self, table: InnovationView, seat: int) -> Text:
        name = self._speaker.name(f"seat:{seat}")
        if seat == table.viewer:
            name = self._speaker.tell("innovation-board-you", who=f"seat:{seat}")
        turn = table.started and seat == table.turn
        return Text(name, "bold underline" if turn else "bold")

    def _pile(self, player: PlayerView, color: ColorWord, room: int) -> list[Text]:
        """Top card with value, name and icons; how many lie under it and what these show."""
        pile = player.board.get(color)
        if pile is None:
            return [Text(self._nothing, "dim")]
        *covered, top = [CARD_BY_ID[name] for name in pile.cards]
        parts = [Text.assemble(f"{top.age} ", (self._name(top), _STYLES[color]))]
        parts.append(Text(self._faces(top.icons)))
        if covered:
            parts.append(Text(self._splays[pile.splay] + str(len(covered))))
            if shown := self._covered(covered, pile.splay):
                parts.append(Text(shown))
        return fitted(parts, room, "  ")

    def _covered(self, covered: Sequence[Card], splay: SplayWord) -> str:
        """Which icons the covered cards of a splayed pile show, counted."""
        at = [each.word for each in SPLAYS].index(splay)
        shown = sum(card.shown[at] for card in covered)
        counts = [(icon, shown >> 8 * icon & 255) for icon in ICONS]
        return "".join(f"{self._signs[icon.word]}{count}" for icon, count in counts if count)

    def _icons(self, player: PlayerView) -> list[Text]:
        counts = player.icons
        line = Text(" ").join(
            Text(f"{self._signs[icon.word]}{counts[icon.word]}", "" if counts[icon.word] else "dim")
            for icon in ICONS
        )
        return [line]

    def _score(self, player: PlayerView, room: int) -> list[Text]:
        points = self._speaker.tell("innovation-board-points", points=player.points)
        if not player.score:
            return [Text(points)]
        lines = fitted([Text(f"{points}:"), *self._listed(player.score)], room)
        if len(lines) > 2:
            ages = sorted(_age(entry) for entry in player.score)
            lines = fitted([Text(f"{points}:"), *map(Text, map(str, ages))], room)
        return lines

    def _won(self, player: PlayerView, needed: int, room: int) -> list[Text]:
        specials = [self._speaker.name(f"special:{name}") for name in player.specials]
        won = [*map(str, player.claimed), *specials]
        goal = self._speaker.tell("innovation-board-goal", won=len(won), needed=needed)
        return fitted([Text(f"{goal}:" if won else goal), *map(Text, _commas(won))], room)

    def _hand(self, player: PlayerView, own: bool, room: int) -> list[Text]:
        if not player.hand:
            return [Text(self._nothing, "dim")]
        if own:
            return [Text(self._speaker.tell("innovation-board-cards", count=len(player.hand)))]
        return fitted(self._listed(player.hand), room)

    def _listed(self, entries: Iterable[str | int]) -> list[Text]:
        """Cards by value, with the names that are known."""
        words = []
        for entry in entries:
            if isinstance(entry, str):
                card = CARD_BY_ID[entry]
                words.append(f"{card.age} {self._name(card)}")
            else:
                words.append(str(entry))
        return [Text(word) for word in _commas(words)]

    def _own_hand(self, table: InnovationView, width: int, edge: int) -> list[Text]:
        viewer = table.viewer
        hand = [] if viewer is None else table.players[viewer].hand
        if not hand:
            return []
        label = self._speaker.tell("innovation-board-own-hand")
        cards = [CARD_BY_ID[name] for name in hand if isinstance(name, str)]
        parts = [Text(f"{label}:", "dim")]
        for number, card in enumerate(cards, start=1):
            comma = "," if number < len(cards) else ""
            styled = (self._name(card), _STYLES[card.color.word])
            color = self._speaker.name(card.color.key)
            parts.append(
                Text.assemble(f"{card.age} ", styled, f" {color} {self._faces(card.icons)}{comma}")
            )
        return fitted(parts, width, "  ")

    # Options.

    def phrase(self, view: Json, option: Option, label: str) -> str:
        table, choice = self._table(view), option.choice
        if isinstance(choice, Activate):
            return self._preview(table, table.dogma[choice.card.color.word])
        if not isinstance(choice, Card):
            return label
        color = self._speaker.name(choice.color.key)
        facts = f"{label}: {choice.age} {color} {self._faces(choice.icons)}"
        place = self._place(table, choice.id)
        return f"{facts}, {place}" if place else facts

    def _preview(self, table: InnovationView, preview: PreviewView) -> str:
        """Who would share a top card of the active player, and who would obey."""
        sign, counts = self._signs[preview.icon], preview.counts
        told = [
            self._speaker.tell(
                "innovation-board-dogma",
                card=f"card:{preview.card}",
                count=Plain(f"{sign}{counts[table.turn]}"),
            )
        ]
        for key, seats in (("shares", preview.shares), ("obeys", preview.obeys)):
            for seat in seats:
                says = self._speaker.tell(f"innovation-board-{key}", who=f"seat:{seat}")
                told.append(f"{says} {sign}{counts[seat]}")
        return ", ".join(told)

    def _place(self, table: InnovationView, name: str) -> str:
        """On whose board this card lies, if on one."""
        for seat, player in enumerate(table.players):
            if any(name in pile.cards for pile in player.board.values()):
                if seat == table.viewer:
                    return self._speaker.tell("innovation-board-own")
                return self._speaker.tell("innovation-board-of", who=f"seat:{seat}")
        return ""

    def subject(self, view: Json, option: Option) -> str | None:
        match option.choice:
            case Activate(card=card) | Meld(card=card):
                return self._name(card)
            case Card() as card:
                return self._name(card)
            case Draw():
                return self._speaker.tell("innovation-topic-draw")
            case Achieve():
                return self._speaker.tell("innovation-topic-achieve")
            case Back():
                return self._speaker.tell("innovation-topic-score")
            case _:
                return None

    # Texts.

    def explain(self, view: Json, name: str) -> list[str]:
        named: dict[str, Card | str] = {}
        named |= {self._speaker.tell(f"innovation-topic-{topic}"): topic for topic in TOPICS}
        named |= {self._name(card): card for card in BOX}
        found = look_up(name, named)
        cards = [card for card in found if isinstance(card, Card)]
        if len(found) > MANY:
            return [self._speaker.listed([card.key for card in cards])]
        rules = [topic for topic in found if isinstance(topic, str)]
        lines = [self._speaker.tell(f"innovation-rule-{topic}") for topic in rules]
        for card in cards:
            lines += self.card(card, view["options"]["cards"])
        return lines

    def card(self, card: Card, edition: str) -> list[str]:
        """What is printed on a card, and its effects."""
        lines = [
            self._speaker.tell(
                "innovation-card-facts",
                card=card.key,
                age=card.age,
                color=card.color.key,
                icons=Plain(self._faces(card.icons)),
                featured=card.featured.key,
            )
        ]
        for effect in card.effects_in(edition):
            if effect.demand:
                lines.append(self._speaker.tell("innovation-card-demand", text=effect.why))
            else:
                lines.append(self._speaker.name(effect.why))
        return lines

    def legend(self) -> list[str]:
        icons = [f"{self._signs[icon.word]} {self._speaker.name(icon.key)}" for icon in ICONS]
        topics = [self._speaker.tell(f"innovation-topic-{topic}") for topic in TOPICS]
        splays = {name: Plain(self._splays[name]) for name in ("left", "right", "up")}
        more = Plain(self._splays["none"])
        return [
            self._speaker.tell("innovation-legend-icons", icons=Plain(", ".join(icons))),
            self._speaker.tell("innovation-legend-piles", more=more, **splays),
            self._speaker.tell("innovation-legend-topics", topics=Plain(", ".join(topics))),
        ]

    # Words and signs.

    def _name(self, card: Card) -> str:
        return self._speaker.name(card.key)

    def _faces(self, icons: Iterable[Icon | None]) -> str:
        """The four places of a card: top left, then the lower edge from left to right."""
        return "".join(self._blank if icon is None else self._signs[icon.word] for icon in icons)


def _age(entry: str | int) -> int:
    return entry if isinstance(entry, int) else CARD_BY_ID[entry].age


def _commas(words: Sequence[str]) -> list[str]:
    return [f"{word}," for word in words[:-1]] + [*words[-1:]]


BOARD = InnovationBoard
