"""Anachrony's table in a terminal: timeline and main board on top, then the player boards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from rich.text import Text

from chronotable.games.anachrony.boards import HEXES, Hex, board_of
from chronotable.games.anachrony.box import BUILDINGS, SUPERPROJECTS, TILE_BY_ID
from chronotable.games.anachrony.capital import Found, Site
from chronotable.games.anachrony.choices import Era
from chronotable.games.anachrony.chronobot.board import MORALE, PARADOX_LIMIT, SUPPLY, TRAVELS
from chronotable.games.anachrony.chronobot.verbs import position_key
from chronotable.games.anachrony.collapse import COLLAPSES
from chronotable.games.anachrony.conditions import CONDITIONS
from chronotable.games.anachrony.experiments import EXPERIMENTS
from chronotable.games.anachrony.leader import Leader
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.paths import EVACUATIONS
from chronotable.games.anachrony.phases.action import LEADER_ACTIONS, FreeAction
from chronotable.games.anachrony.pieces import (
    CAPITAL,
    ERAS,
    GOODS,
    KINDS,
    PATHS,
    ROWS,
    SHAPES,
    WORKERS,
)
from chronotable.games.anachrony.places import (
    PLACE_BY_KEY,
    CapitalHex,
    CouncilHex,
    EvacuationPool,
    ExperimentPool,
    MineHex,
    OwnSlot,
)
from chronotable.games.anachrony.price import Gain
from chronotable.games.anachrony.proposed import LAYOUTS
from chronotable.games.anachrony.setup import Condition
from chronotable.games.anachrony.tile import Building, Deed, Superproject, Tile, Work
from chronotable.games.anachrony.view_types import (
    AnachronyView,
    BotView,
    Occupant,
    Own,
    PlaceView,
)
from chronotable.games.anachrony.warps import WARPS
from chronotable.kernel.decision import Choice, Option
from chronotable.kernel.json import Json
from chronotable.parts.anachrony.topics import SUPPLIES, topic_of
from chronotable.text import Plain, Speaker
from chronotable.tui.layout import beside, fitted
from chronotable.tui.reading import Reading
from chronotable.tui.topics import MANY, look_up

T = TypeVar("T")

NARROWEST = 38  # what a player's column needs

_STYLES = {
    "harmony": "bold green", "dominance": "bold blue", "progress": "bold yellow",
    "salvation": "bold red",
}  # fmt: skip

TOPICS = (
    "goal", "era", "worker", "exosuit", "warp", "travel", "paradox", "construct", "superproject",
    "recruit", "research", "council", "mine", "purify", "nomads", "supply", "free", "morale",
    "impact", "evacuation", "score", "doomsday", "chronobot",
)  # fmt: skip

_SCORES = (
    "buildings", "superprojects", "anomalies", "time_travel", "morale", "breakthroughs",
    "warp_tiles", "conditions", "tokens", "total",
)  # fmt: skip


class AnachronyBoard:
    """Draws what a view tells, with what is printed on boards and tiles; it knows no rule."""

    def __init__(self, speaker: Speaker, *, unicode: bool = True) -> None:
        self._speaker = speaker
        self._table = Reading(AnachronyView)
        self._nothing = "—" if unicode else "-"
        self._now = "▸" if unicode else ">"
        self._signs = {
            name: speaker.tell(f"anachrony-sign-{name}")
            for name in (*(good.word for good in GOODS), "basic")
        }
        self._short = {
            name: speaker.tell(f"anachrony-short-{name}")
            for name in (*(worker.word for worker in WORKERS), "nobody")
        }
        self._hexes = ("◆", "◇", "x") if unicode else ("#", "o", "x")
        self._back, self._gives, self._dies = ("↶", "→", "†") if unicode else ("<", ">", "x")

    # The table.

    def draw(self, view: Json, width: int) -> list[Text]:
        table = self._table(view)
        lines = [] if view["result"] else self._head(table, width)
        lines += self._timeline(table, width)
        lines += self._doomsday(table, width)
        lines += self._main_board(table, width)
        lines += self._stacks(table, width)
        lines += self._conditions(table, width)
        lines += self._players(table, width)
        lines += self._bot(table, width)
        return lines + self._score_sheet(table, width)

    def _head(self, table: AnachronyView, width: int) -> list[Text]:
        say = self._speaker.tell
        era = say("anachrony-board-era", era=table.era + 1, eras=ERAS)
        phase = say(f"anachrony-board-phase-{table.phase}")
        first = say("anachrony-board-first", who=Plain(self._name(table, table.first)))
        return fitted([Text(f"{era}, {phase}.", "bold"), Text(first)], width)

    # The timeline.

    def _timeline(self, table: AnachronyView, width: int) -> list[Text]:
        lines = []
        known = [era for era in range(ERAS) if table.superprojects[era] != "?"]
        for era in known:
            lines += self._era(table, era, width)
            if era + 1 == table.impact_after:
                struck = "struck" if table.impact else "coming"
                lines.append(Text(f"   {self._speaker.tell(f'anachrony-board-impact-{struck}')}"))
        return lines

    def _era(self, table: AnachronyView, era: int, width: int) -> list[Text]:
        """The superproject of an era, who owes what there, and whose focus is there."""
        mark = self._now if era == table.era else " "
        project = table.superprojects[era]
        name = self._nothing if project is None else self._tile(project)
        parts = [Text.assemble(f"{mark}{era + 1} ", (name, "bold" if project else "dim"))]
        for seat, own in enumerate(table.own):
            owed = [warp for warp in WARPS if own.warps[warp] == era]
            if owed:
                names = ", ".join(self._speaker.name(warp.key) for warp in owed)
                owes = self._speaker.tell("anachrony-board-owes", who=f"seat:{seat}")
                parts.append(Text(f"{owes} {names}.", "magenta"))
            if own.focus == era != table.era:
                parts.append(Text(self._speaker.tell("anachrony-board-focus", who=f"seat:{seat}")))
        if table.bot and table.bot.warps[era]:
            owed_by_bot = table.bot.warps[era]
            parts.append(Text(self._speaker.tell("anachrony-board-bot-owes", tiles=owed_by_bot)))
        if table.experiments and table.experiments[era] is not None:
            card = f"experiment:{table.experiments[era]}"
            told = self._speaker.tell("anachrony-board-experiment", experiment=card)
            parts.append(Text(told, "cyan"))
        if table.layouts and table.era <= era <= table.era + 1:
            parts += self._slots(table, era)
        return fitted(parts, width, "   ")

    def _slots(self, table: AnachronyView, era: int) -> list[Text]:
        """The slots of an alternate tile that are still empty and do something."""
        taken = [at for at, tile in enumerate(table.slots[era]) if tile is not None]
        layout = LAYOUTS[table.layouts[era]]
        return [
            Text(f"{at + 1}: {self._speaker.name(f'slot:{slot}')}", "cyan")
            for at, slot in enumerate(layout)
            if slot and at not in taken
        ]

    def _doomsday(self, table: AnachronyView, width: int) -> list[Text]:
        """The track of the module, and the next experiment if it lies open."""
        if not table.experiments:
            return []
        say = self._speaker.tell
        parts = [Text(say("anachrony-board-track", up=table.save_earth, down=table.seal_fate))]
        if not table.impact:
            parts.append(Text(say("anachrony-board-impact-after", era=table.impact_after)))
        planned = table.experiment_deck[-1:]
        if planned and planned[0] is not None:
            key = f"experiment:{planned[0]}"
            parts.append(Text(say("anachrony-board-next-experiment", experiment=key), "cyan"))
        return fitted(parts, width, "  ")

    # The main board.

    def _main_board(self, table: AnachronyView, width: int) -> list[Text]:
        places = table.places
        labels = [self._speaker.name(action.key) for action in CAPITAL]
        names = ("council", "mine", "pools")
        labels += [self._speaker.tell(f"anachrony-board-{name}") for name in names]
        edge = 1 + max(len(label) for label in labels)
        rows: list[list[Text]] = [[] for _ in labels]
        for key, place in places.items():
            match PLACE_BY_KEY[key]:
                case CapitalHex(action=action, number=number):
                    rows[action].append(self._hex(table, str(number + 1), place))
                case CouncilHex():
                    rows[3].append(self._hex(table, self._where(key), place))
                case MineHex():
                    rows[4].append(self._hex(table, self._where(key), place))
                case _:
                    rows[5].append(self._pool(table, key, place))
        recruits = self._crowd(table.recruit_pool)
        rows[1].append(self._pool_of(recruits))
        mine = {GOODS[n].word: amount for n, amount in enumerate(table.mine_pool)}
        rows[4].append(self._pool_of(self._amounts(mine)))
        lines = []
        for label, row in zip(labels, rows, strict=True):
            parts = [Text(label.ljust(edge - 1), "dim"), *_apart(row)]
            lines += fitted(parts, width, " " * edge)
        return lines

    def _hex(self, table: AnachronyView, name: str, place: PlaceView) -> Text:
        """A hex: its name, what it costs or adds, and who is there."""
        if place.gone:
            return Text(f"{name} {self._speaker.tell('anachrony-board-gone')}", "dim")
        extras = self._extras(place)
        told = f"{name} {extras}: " if extras else f"{name}: "
        who = place.occupant
        return Text.assemble((told, "dim"), self._occupant(table, who) if who else self._nothing)

    def _occupant(self, table: AnachronyView, occupant: Occupant) -> str:
        return f"{self._name(table, occupant.seat)} {self._short[occupant.worker]}"

    def _name(self, table: AnachronyView, seat: int) -> str:
        """A player's name, or Chronobot's: it sits beyond the players."""
        if seat < len(table.own):
            return self._speaker.name(f"seat:{seat}")
        return self._speaker.tell("anachrony-chronobot")

    def _pool(self, table: AnachronyView, key: str, place: PlaceView) -> Text:
        there = ", ".join(self._occupant(table, who) for who in place.occupants or ())
        there = there or self._nothing
        return Text.assemble((f"{self._where(key)}: ", "dim"), there)

    def _pool_of(self, there: str) -> Text:
        label = self._speaker.tell("anachrony-board-pool")
        return Text.assemble((f"{label}: ", "dim"), (there or self._nothing, "bold"))

    def _where(self, key: str) -> str:
        return self._speaker.tell(f"anachrony-board-{key.replace(':', '-')}")

    def _stacks(self, table: AnachronyView, width: int) -> list[Text]:
        """What can be built of each kind, and what it costs the viewer."""
        viewer = table.viewer
        prices = None if viewer is None else table.own[viewer].prices
        lines = []
        labels = [_begun(self._speaker.name(kind.key)) for kind in KINDS]
        edge = 1 + max(map(len, labels))
        for kind, label in zip(KINDS, labels, strict=True):
            tops = [stack[kind][-1:] for stack in (table.primary, table.secondary)]
            ids = [id for top in tops for id in top if id is not None]
            parts = [Text(label.ljust(edge - 1), "dim")]
            if prices is not None:
                price = prices[kind]
                cost = self._nothing if price is None else self._amounts(price)
                parts.append(Text(f"{cost}:"))
            parts += _apart([self._on_offer(TILE_BY_ID[id]) for id in ids])
            lines += fitted(parts, width, " " * edge)
        return lines

    def _on_offer(self, tile: Tile) -> Text:
        """A building in short: its number, its points, and what it does as far as data says."""
        deeds = [
            f"{self._speaker.tell(f'anachrony-board-{when}')} {self._gist(deed)}".strip()
            for when, deed in (("built", tile.built), ("work", tile.work), ("free", tile.free))
            if deed is not None
        ]
        if tile.reach_bonus:
            deeds.append(f"{self._back}+{tile.reach_bonus}")
        points = self._speaker.tell("anachrony-board-worth", points=tile.points)
        return Text.assemble((tile.id, "bold"), f" {points} ", " ".join(deeds) or "...")

    def _gist(self, deed: Deed) -> str:
        """Who is needed, what is paid, and what comes of it: sci 1U → ↶3 1p."""
        parts = []
        if isinstance(deed, Work) and deed.worker is not None:
            parts.append(self._short[deed.worker.word])
        if any(deed.price):
            parts.append(f"{self._amounts(_named(deed.price))} {self._gives}")
        if deed.reach:
            parts.append(f"{self._back}{deed.reach}" + ("+" if deed.times > 1 else ""))
        parts += [
            f" {self._speaker.tell('anachrony-board-or')} ".join(map(self._gained, deed.gains))
        ]
        if deed.rule is not None:
            parts.append("...")
        if isinstance(deed, Work):
            parts.append(self._dies if deed.dies else "!" if deed.motivates else "")
        return " ".join(part for part in parts if part)

    def _gained(self, gain: Gain) -> str:
        """A gain in signs; what has none is left to the text."""
        told = [self._amounts(_named((*gain.goods, gain.basic)))]
        told.append(self._crowd(gain.workers))
        if gain.points:
            told.append(self._speaker.tell("anachrony-board-worth", points=gain.points))
        if any((gain.paradox, gain.morale, gain.exosuit, gain.warp_tiles, gain.wake)):
            told.append("...")
        return " ".join(part for part in told if part)

    def _conditions(self, table: AnachronyView, width: int) -> list[Text]:
        names = [self._speaker.name(f"condition:{id}") for id in table.conditions]
        if not names:
            return []
        label = self._speaker.tell("anachrony-board-conditions")
        parts = [Text(f"{label}:", "dim"), *map(Text, _commas(names))]
        return fitted(parts, width, "  ")

    # Player boards.

    def _players(self, table: AnachronyView, width: int) -> list[Text]:
        seats = [*range(len(table.own))]
        rows = -(-len(seats) // max(1, width // NARROWEST))
        across = -(-len(seats) // rows)
        column = width // across
        lines = []
        for first in range(0, len(seats), across):
            cells = [
                self._player(table, seat, column - 2) for seat in seats[first : first + across]
            ]
            lines += [Text(), *beside(cells, [column] * len(cells))]
        return lines

    def _player(self, table: AnachronyView, seat: int, room: int) -> list[Text]:
        own = table.own[seat]
        lines = self._heading(table, seat, room)
        if own.path < 0:
            return lines
        lines += fitted(self._assets(own), room, "  ")
        if own.prices is None:
            return lines + fitted([Text(self._hands(own), "dim")], room)
        lines += fitted(self._tracks(table, own), room, "  ")
        lines += self._sectors(own, room)
        for part in self._rest(table, own):
            lines += fitted([Text(word, part.style) for word in part.plain.split()], room, "  ")
        return lines

    def _heading(self, table: AnachronyView, seat: int, room: int) -> list[Text]:
        own = table.own[seat]
        name = self._speaker.name(f"seat:{seat}")
        if seat == table.viewer:
            name = self._speaker.tell("anachrony-board-you", who=f"seat:{seat}")
        if own.path < 0:
            return [Text(name, "bold")]
        path = PATHS[own.path]
        about = [self._speaker.name(path.key)]
        if own.leader in _ALL_LEADERS:
            about.append(self._speaker.name(f"leader:{own.leader}"))
        style = f"{_STYLES[path.word]} underline" if seat == table.turn else _STYLES[path.word]
        words = [Text(word) for word in ", ".join(about).split()]
        return fitted([Text(name, style), *words], room, "  ")

    def _hands(self, own: Own) -> str:
        """How many cards of a draft are held and kept."""
        held = own.asset_hand if isinstance(own.asset_hand, int) else len(own.asset_hand)
        kept = own.asset_kept if isinstance(own.asset_kept, int) else len(own.asset_kept)
        if not held and not kept:
            return ""
        return self._speaker.tell("anachrony-board-draft", held=held, kept=kept)

    def _assets(self, own: Own) -> list[Text]:
        goods = {good.word: own.goods[good] for good in GOODS}
        active = self._crowd(own.active) or self._nothing
        parts = [Text(self._amounts(goods) or self._nothing, "bold"), Text(active)]
        if tired := self._crowd(own.tired):
            parts.append(Text(f"({self._speaker.tell('anachrony-board-tired')} {tired})", "dim"))
        return parts

    def _tracks(self, table: AnachronyView, own: Own) -> list[Text]:
        board = board_of(PATHS[own.path], table.side)
        say = self._speaker.tell
        suits = "".join(
            self._hexes[0 if own.powered[hex] else 2 if own.ruined[hex] else 1] for hex in HEXES
        )
        morale = f"{board.morale[own.morale]:+d}"
        water = self._amounts({"water": own.supply_price or 0})
        return [
            Text(f"{say('anachrony-board-exosuits')} {suits[:3]} {suits[3:]} +{own.suits}"),
            Text(say("anachrony-board-morale", points=Plain(morale), water=Plain(water))),
            Text(
                say(
                    "anachrony-board-travel",
                    steps=own.travels,
                    points=board.travels[own.travels],
                )
            ),
            Text(
                say(
                    "anachrony-board-paradoxes",
                    paradoxes=own.paradoxes,
                    limit=own.paradox_limit or 0,
                )
            ),
        ]

    def _sectors(self, own: Own, room: int) -> list[Text]:
        """Four rows of three sectors: tiles, who works there, and anomalies."""
        labels = [self._speaker.tell(f"anachrony-board-row-{kind.word}") for kind in KINDS]
        edge = 1 + max(map(len, labels))
        column = (room - edge) // 3
        lines = []
        for kind, label in zip(KINDS, labels, strict=True):
            line = Text(label.ljust(edge), "dim")
            left: Tile | None = None
            for at in ROWS[kind]:
                id = own.sectors[at]
                tile = None if id is None else TILE_BY_ID[id]
                wide = isinstance(tile, Superproject)
                if wide and tile is left:
                    continue  # its other half
                left = tile
                cell = self._sector(own, at)
                cell.truncate((2 if wide else 1) * column - 1, overflow="ellipsis", pad=True)
                line.append_text(cell).append(" ")
            lines.append(line)
        return lines

    def _sector(self, own: Own, at: int) -> Text:
        id = own.sectors[at]
        if id is None:
            return Text(self._nothing, "dim")
        name = id if isinstance(TILE_BY_ID[id], Building) else self._tile(id)
        if id == "anomaly" or own.covered[at]:
            covered = self._speaker.tell("anachrony-board-anomaly")
            return Text(covered if id == "anomaly" else f"{name} {covered}", "red")
        busy = own.busy[at]
        return Text(f"{name} {self._short[busy.worker]}" if busy else name)

    def _rest(self, table: AnachronyView, own: Own) -> list[Text]:
        say = self._speaker.tell
        parts = []
        if own.supplying:
            worker = self._short[own.supplying.worker]
            parts.append(Text(say("anachrony-board-supplying", worker=Plain(worker))))
        for shape in SHAPES:
            icons = [
                self._speaker.name(f"icon:{held.icon}")
                + (f" {held.count}" if held.count > 1 else "")
                for held in own.breakthroughs
                if held.shape == shape.word
            ]
            if icons:
                parts.append(Text(f"{self._speaker.name(shape.key)}: {', '.join(icons)}"))
        if own.used:
            used = [self._speaker.name(f"free:{id}") for id in own.used]
            parts.append(Text(say("anachrony-board-used", actions=Plain(", ".join(used)))))
        if own.passed and table.phase == "action":
            parts.append(Text(say("anachrony-board-passed"), "dim"))
        parts.append(self._evacuation(own))
        return parts

    def _evacuation(self, own: Own) -> Text:
        way = own.evacuation_way
        if own.evacuated or way is None:
            return Text(self._speaker.tell("anachrony-board-evacuated"), "green")
        key = "anachrony-board-can-evacuate" if way.met else "anachrony-board-evacuation"
        told = self._speaker.tell(key, way=f"evacuation:{way.id}", points=way.points)
        return Text(told, "green" if way.met else "dim")

    # Chronobot's board.

    def _bot(self, table: AnachronyView, width: int) -> list[Text]:
        bot = table.bot
        if bot is None:
            return []
        lines = [Text(), Text(self._speaker.tell("anachrony-chronobot"), "bold magenta")]
        lines += fitted(self._bot_assets(bot), width, "  ")
        if tiles := [self._tile(id) for id in (*bot.buildings, *bot.superprojects)]:
            lines += fitted([Text(word) for word in _commas(tiles)], width, "  ")
        return lines + self._tokens(bot, width)

    def _bot_assets(self, bot: BotView) -> list[Text]:
        """What it has, in the words of the player boards."""
        say = self._speaker.tell
        goods = {good.word: n for good, n in zip(GOODS, bot.goods, strict=False)}
        morale, travels = bot.morale, bot.travels
        price = Plain(self._amounts({"water": SUPPLY[morale]}))
        shapes = {
            shape: sum(b.count for b in bot.breakthroughs if b.shape == shape.word)
            for shape in SHAPES
        }
        found = [f"{n} {self._speaker.name(shape.key, n)}" for shape, n in shapes.items() if n]
        parts = [
            self._amounts({**goods, "water": bot.water}) or self._nothing,
            self._crowd(bot.workers),
            ", ".join(found),
            f"{say('anachrony-board-exosuits')} {bot.suits}",
            say("anachrony-board-morale", points=Plain(f"{MORALE[morale]:+d}"), water=price),
            say("anachrony-board-travel", steps=travels, points=TRAVELS[travels]),
            say("anachrony-board-paradoxes", paradoxes=bot.paradoxes, limit=PARADOX_LIMIT),
            say("anachrony-board-anomalies", anomalies=bot.anomalies),
        ]
        return [Text(part) for part in _commas([part for part in parts if part])]

    def _tokens(self, bot: BotView, width: int) -> list[Text]:
        """What each number of the die lets it do."""
        told = [
            Text(f"{token}: {self._speaker.name(position_key(at))}", "dim")
            for token, at in enumerate(bot.tokens, start=1)
        ]
        return fitted(_apart(told), width, "  ")

    # Scores.

    def _score_sheet(self, table: AnachronyView, width: int) -> list[Text]:
        if table.own[0].score is None:
            return []
        heads = [self._speaker.tell(f"anachrony-board-score-{name}") for name in _SCORES]
        sheets = [own.score or {} for own in table.own]
        sheets += [table.bot.score or {}] if table.bot else []
        columns = [max(4, len(head) + 1) for head in heads]
        edge = max(1, min(12, width - sum(columns)))
        line = " " * edge + "".join(h.rjust(n) for h, n in zip(heads, columns, strict=True))
        lines = [Text(), Text(line, "dim")]
        for seat, sheet in enumerate(sheets):
            name = self._name(table, seat)
            figures = [str(sheet.get(category, self._nothing)) for category in _SCORES]
            row = "".join(f.rjust(n) for f, n in zip(figures, columns, strict=True))
            lines.append(Text(name[: edge - 1].ljust(edge) + row))
        return lines

    # Options.

    def phrase(self, view: Json, option: Option, label: str) -> str:
        more = self._more(self._table(view), option.choice)
        return f"{label}: {more}" if more else label

    def _more(self, table: AnachronyView, choice: Choice) -> str:
        """What an option costs and gives, if there is anything to say."""
        assert table.viewer is not None, "only who is asked has options"
        own = table.own[table.viewer]
        if choice in SUPPLIES:
            return self._amounts({"water": own.supply_price or 0})
        match choice:
            case Site(tile=tile) | Found(tile=tile):
                return self._worth(tile)
            case OwnSlot(tile=Tile(id=id)) | FreeAction(tile=Tile(id=id)) | Tile(id=id):
                return self._speaker.name(f"text:{id}")
            case FreeAction(id=id) if id in LEADER_ACTIONS:
                return self._speaker.name(f"text:{id}")
            case Leader(id=id) | Condition(id=id):
                return self._speaker.name(f"text:{id}")
            case ExperimentPool():
                return self._experiment(table.experiments[own.focus])
            case EvacuationPool() if own.evacuation_way is not None:
                return self._points(own.evacuation_way.points)
            case CapitalHex() | CouncilHex() | MineHex():
                return self._extras(table.places[choice.key])
            case Hex():
                return self._power(table, own, choice)
            case Era(number=era):
                return self._at_era(table, own, era)
            case _:
                return ""

    def _experiment(self, id: str | None) -> str:
        return f"{self._speaker.name(f'experiment:{id}')}. {self._speaker.name(f'text:{id}')}"

    def _worth(self, tile: Tile) -> str:
        """What a tile on offer takes besides goods, is worth, and does."""
        text = f"{self._points(tile.points)}. {self._speaker.name(f'text:{tile.id}')}"
        more = self._besides_goods(tile) if isinstance(tile, Superproject) else []
        return ", ".join([*more, text])

    def _extras(self, place: PlaceView) -> str:
        extras = []
        if place.water:
            extras.append(self._amounts({"water": place.water}))
        if place.banner:
            extras.append(self._speaker.tell("anachrony-board-banner"))
        if place.cube:
            extras.append(f"+{self._signs[place.cube]}")
        if place.tile:
            extras.append(self._speaker.name(f"collapse:{place.tile}"))
        return ", ".join(extras)

    def _power(self, table: AnachronyView, own: Own, hex: Hex) -> str:
        board = board_of(PATHS[own.path], table.side)
        prices = [_named(price) for price in board.hexes[hex]]
        free = self._speaker.tell("anachrony-board-for-nothing")
        return " / ".join(self._amounts(price) or free for price in prices)

    def _at_era(self, table: AnachronyView, own: Own, era: int) -> str:
        """The superproject there, and one's own debts."""
        project = table.superprojects[era]
        there = [] if project is None else [self._tile(project)]
        if table.experiments and table.experiments[era] is not None:
            there.append(self._speaker.name(f"experiment:{table.experiments[era]}"))
        owed = [self._speaker.name(w.key) for w in WARPS if own.warps[w] == era]
        if owed:
            owes = self._speaker.tell("anachrony-board-you-owe", debts=Plain(", ".join(owed)))
            there.append(owes)
        return ", ".join(there)

    def subject(self, view: Json, option: Option) -> str | None:
        match option.choice:
            case Site(tile=tile) | Found(tile=tile) | OwnSlot(tile=tile):
                return self._tile(tile.id)
            case FreeAction(tile=Tile(id=id)) | Tile(id=id):
                return self._tile(id)
            case Leader() | Condition() as card:
                return self._speaker.name(card.key)
            case choice:
                topic = topic_of(choice)
        return None if topic is None else self._speaker.tell(f"anachrony-topic-{topic}")

    # Texts.

    def explain(self, view: Json, name: str) -> list[str]:
        things = self._things()
        found = look_up(name, things)
        if len(found) > MANY:
            names = [_begun(each) for each, told in things.items() if told in found]
            return [", ".join(names)]
        return [line for told in found for line in self._told(told)]

    def _things(self) -> dict[str, tuple[str, str]]:
        """Everything that can be explained, by its name."""
        things: dict[str, tuple[str, str]] = {}
        for topic in TOPICS:
            things[self._speaker.tell(f"anachrony-topic-{topic}")] = ("rule", topic)
        for tile in (*BUILDINGS, *SUPERPROJECTS, TILE_BY_ID["anomaly"]):
            things[self._tile(tile.id)] = ("tile", tile.id)
        ways = [way.id for pair in EVACUATIONS.values() for way in pair]
        slots = sorted({slot for layout in LAYOUTS for slot in layout if slot})
        groups: Mapping[str, Iterable[str]] = {
            "leader": _ALL_LEADERS,
            "condition": CONDITIONS,
            "evacuation": ways,
            "slot": slots,
            "experiment": [card.id for card in EXPERIMENTS],
        }
        for kind, ids in groups.items():
            for id in ids:
                things[self._speaker.name(f"{kind}:{id}")] = (kind, id)
        for collapse in COLLAPSES:
            things[self._speaker.name(collapse.key)] = ("collapse", collapse.id)
        return things

    def _told(self, thing: tuple[str, str]) -> list[str]:
        kind, id = thing
        if kind == "rule":
            return [self._speaker.tell(f"anachrony-rule-{id}")]
        if kind == "tile" and id != "anomaly":
            return self.tile(id)
        name = self._speaker.name(f"{kind}:{id}")
        if kind == "collapse":
            action = next(each.action for each in COLLAPSES if each.id == id)
            return [self._speaker.tell("anachrony-collapse-facts", action=action.key, text=name)]
        return [f"{_begun(name)}: {self._speaker.name(f'text:{id}')}"]

    def tile(self, id: str) -> list[str]:
        """What is printed on a tile."""
        tile = TILE_BY_ID[id]
        text = self._speaker.name(f"text:{id}")
        facts = f"{self._tile(id)}: {self._points(tile.points)}."
        if isinstance(tile, Superproject):
            price = ", ".join([self._amounts(_named(tile.price)), *self._besides_goods(tile)])
            cost = self._speaker.tell("anachrony-superproject-facts", price=Plain(price))
            return [f"{facts} {cost} {text}"]
        return [f"{facts} {text}"]

    def legend(self) -> list[str]:
        say = self._speaker.tell
        goods = [f"{self._signs[good.word]} {self._speaker.name(good.key)}" for good in GOODS]
        workers = [f"{self._short[w.word]} {self._speaker.name(w.key)}" for w in WORKERS]
        powered, free, ruined = self._hexes
        topics = [say(f"anachrony-topic-{topic}") for topic in TOPICS]
        return [
            say("anachrony-legend-goods", goods=Plain(", ".join(goods))),
            say("anachrony-legend-workers", workers=Plain(", ".join(workers))),
            say(
                "anachrony-legend-exosuits",
                powered=Plain(powered),
                free=Plain(free),
                ruined=Plain(ruined),
            ),
            say(
                "anachrony-legend-buildings",
                gives=Plain(self._gives),
                back=Plain(self._back),
                dies=Plain(self._dies),
            ),
            say("anachrony-legend-topics", topics=Plain(", ".join(topics))),
        ]

    # Words and signs.

    def _tile(self, id: str) -> str:
        return self._speaker.name(f"tile:{id}")

    def _points(self, points: int) -> str:
        return self._speaker.tell("anachrony-board-points", points=points)

    def _amounts(self, amounts: Mapping[str, int]) -> str:
        """Goods as signs: 2T 1W."""
        return " ".join(f"{n}{self._signs[name]}" for name, n in amounts.items() if n)

    def _crowd(self, counts: Sequence[int]) -> str:
        """Workers in short: 2 sci, 1 gen."""
        there = [(n, self._short[w.word]) for w, n in zip(WORKERS, counts, strict=True) if n]
        return ", ".join(f"{n} {short}" for n, short in there)

    def _besides_goods(self, tile: Superproject) -> list[str]:
        """Workers and breakthroughs that a superproject takes."""
        name = self._speaker.name
        workers = self._crowd(tile.workers)
        pair = [name(shape.key) for shape in tile.pair]
        told = self._speaker.tell(
            "anachrony-board-pair", first=Plain(pair[0]), second=Plain(pair[1])
        )
        if tile.symbol is not None:
            told = self._speaker.tell(
                "anachrony-board-symbol",
                shape=tile.symbol.shape.key,
                icon=tile.symbol.icon.key,
                pair=Plain(told),
            )
        return [workers, told] if workers else [told]


_ALL_LEADERS = tuple(leader for pair in LEADERS.values() for leader in pair)


def _named(price: tuple[int, ...]) -> dict[str, int]:
    names = (*(good.word for good in GOODS), "basic")
    return {name: amount for name, amount in zip(names, price, strict=True) if amount}


def _apart(parts: Sequence[Text]) -> list[Text]:
    """The parts of an enumeration, with semicolons between them."""
    return [part if part is parts[-1] else part + Text(";") for part in parts]


def _begun(name: str) -> str:
    """A name with a capital letter to begin with; those inside it stay."""
    return f"{name[0].upper()}{name[1:]}"


def _commas(words: Sequence[str]) -> list[str]:
    return [f"{word}," for word in words[:-1]] + [*words[-1:]]


BOARD = AnachronyBoard
