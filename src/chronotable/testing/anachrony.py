"""Small tables of Anachrony.

    match = scenario(
        ann=seat("harmony", workers={"engineer": 1}, titanium=2, exosuits=1),
        bob=seat("dominance"),
        stacks={"life_support": ["305", "307"]},
    )
    match.play("ann: place engineer", "ann: hex:construct:1", "ann: build 305")
    assert match.ann.tiles == ["305"]

The first player named is first player and to move in the action phase of era 1 (or of `era`),
unless `first` names another.
A seat has nothing but what is named: workers by type (`workers`, `tired`), goods by name,
`exosuits` powered, `tiles` by id (a building goes to its row, superprojects and anomalies
where there is room), `warps` as tile -> era, breakthroughs as `"circle genetics"`. `stacks`
lays buildings on top of the primary stack, last one under the first; `secondary` likewise.

With one seat, Chronobot plays, and `chronobot(...)` says what it has:

    match = scenario(ann=seat("harmony"), bot=chronobot(water=5, tokens={1: 9}), rolls=[0])
    assert match.bot.water == 5

With the option `doomsday`, `experiments` names the cards under the timeline, by era; a card of
level 1 that gives way to another counts as claimed by the last player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from chronotable.games.anachrony import INFO
from chronotable.games.anachrony.boards import board_of
from chronotable.games.anachrony.box import SUPERPROJECTS, TILE_BY_ID
from chronotable.games.anachrony.chronobot.board import BOT_TILE, SEAT, Bot
from chronotable.games.anachrony.chronobot.rules import power_up
from chronotable.games.anachrony.chronobot.rules import score_sheet as bot_score_sheet
from chronotable.games.anachrony.collapse import COLLAPSE_BY_ID
from chronotable.games.anachrony.experiments import LEVEL_1
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.leader import leader_by_id
from chronotable.games.anachrony.leaders import LEADERS
from chronotable.games.anachrony.pieces import (
    BREAKTHROUGHS,
    CAPITAL,
    GOODS,
    KINDS,
    NOBODY,
    PATHS,
    RESOURCES,
    ROWS,
    SECTORS,
    WORKERS,
    Sector,
    occupant,
)
from chronotable.games.anachrony.places import MAIN_BOARD
from chronotable.games.anachrony.player import Player
from chronotable.games.anachrony.scoring import condition_figures, score_sheets
from chronotable.games.anachrony.setup import set_up
from chronotable.games.anachrony.state import Own, State
from chronotable.games.anachrony.tabletop import Tabletop
from chronotable.games.anachrony.tile import ANOMALY, Building, Superproject
from chronotable.games.anachrony.warps import WARPS, debt
from chronotable.kernel.chance import Chance
from chronotable.kernel.match import Match
from chronotable.testing.plans import PlayersByName

_LEVEL_1 = [card.id for card in LEVEL_1]


@dataclass(frozen=True)
class SeatPlan:
    """What a seat has in front of it; everything not named is empty.

    `morale` counts spaces from the left, 0 to 6; `focus` and the eras of `warps` count from 1;
    `evacuation` is the side of the path board, 0 or 1; `covered` names buildings among `tiles`
    that lie under an anomaly; `experiments` are those claimed.
    """

    path: str
    _: KW_ONLY
    leader: str | None = None
    evacuation: int = 0
    workers: Mapping[str, int] = field(default_factory=dict)
    tired: Mapping[str, int] = field(default_factory=dict)
    titanium: int = 0
    uranium: int = 0
    gold: int = 0
    neutronium: int = 0
    water: int = 0
    energy_core: int = 0
    exosuits: int = 0
    tiles: Sequence[str] = ()
    covered: Sequence[str] = ()
    warps: Mapping[str, int] = field(default_factory=dict)
    breakthroughs: Sequence[str] = ()
    points: int = 0
    paradoxes: int = 0
    morale: int | None = None
    travels: int = 0
    focus: int | None = None
    passed: bool = False
    used: Sequence[str] = ()
    experiments: Sequence[str] = ()

    @property
    def goods(self) -> list[int]:
        return [getattr(self, good.word) for good in GOODS]


seat = SeatPlan


@dataclass(frozen=True, kw_only=True)
class BotPlan:
    """What Chronobot has on its board; everything not named is empty.

    `tokens` moves some of its six tokens, as token -> position, both counted from 1; the others
    stand where they start. `warps` are tiles on an era, as era -> number. It has the exosuits
    that it powers up with unless `exosuits` says how many are left; `first` gives it the banner.
    """

    tokens: Mapping[int, int] = field(default_factory=dict)
    tiles: Sequence[str] = ()
    workers: Mapping[str, int] = field(default_factory=dict)
    warps: Mapping[int, int] = field(default_factory=dict)
    breakthroughs: Sequence[str] = ()
    exosuits: int | None = None
    first: bool = False
    titanium: int = 0
    uranium: int = 0
    gold: int = 0
    neutronium: int = 0
    water: int = 0
    points: int = 0
    paradoxes: int = 0
    anomalies: int = 0
    morale: int = 0
    travels: int = 0
    acted: int = 0

    @property
    def goods(self) -> list[int]:
        return [getattr(self, good.word) for good in RESOURCES]


chronobot = BotPlan


def scenario(
    *,
    era: int = 1,
    phase: str = "action",
    impact: bool | None = None,
    stacks: Mapping[str, Sequence[str]] | None = None,
    secondary: Mapping[str, Sequence[str]] | None = None,
    superprojects: Mapping[int, str | None] | None = None,
    recruits: Mapping[str, int] | None = None,
    mine: Mapping[str, int] | None = None,
    collapses: Mapping[str, Sequence[str]] | None = None,
    flipped: Sequence[str] = (),
    out: Mapping[str, str] | None = None,
    conditions: Sequence[str] = (),
    next_recruits: int | None = None,
    next_mine: int | None = None,
    layouts: Sequence[int] = (),
    bot: BotPlan | None = None,
    experiments: Mapping[int, str] | None = None,
    next_experiments: Sequence[str] = (),
    save_earth: int = 6,
    seal_fate: int = 6,
    impact_after: int | None = None,
    rolls: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    edition: str | None = None,
    seed: int = 1,
    first: str | None = None,
    **seats: SeatPlan,
) -> AnachronyScript:
    """A table in mid-game. `era` counts from 1; the Impact has struck from era 5 on, or as
    `impact_after` says: the era that its tile lies behind.

    `recruits` and `mine` are what the pools hold now. `rolls` are the next open dice, as die
    faces counted from 0. `collapses` names the collapsing tiles on the hexes of an action,
    top first; `flipped` the hexes that are gone, like `construct:1`. `out` tells who stands on
    the main board, as place -> name and worker: `{"hex:recruit:1": "bob engineer"}`; Chronobot
    is there as `bot nobody`. `save_earth` and `seal_fate` are slots of the Doomsday track,
    `next_experiments` the top of the deck of level 2, top first. `edition` says whose rulebook
    is played, like the option of that name.
    """
    names = list(seats)
    chosen = INFO.check_options({**({"edition": edition} if edition else {}), **(options or {})})
    GAME.check_table(len(names), chosen)
    state = set_up(len(names), chosen, Chance(seed))
    state.first = state.turn = names.index(first) if first else 0
    state.phase = phase
    state.era = era - 1
    state.conditions = [*conditions]
    state.layouts = [*layouts]
    state.chance.script = [*rolls]
    for own, plan in zip(state.own, seats.values(), strict=True):
        _lay_own(state, own, plan)
    _lay_doomsday(state, experiments or {}, next_experiments, seats.values())
    state.save_earth, state.seal_fate = save_earth, seal_fate
    state.impact_after = state.impact_after if impact_after is None else impact_after
    _lay_stacks(state, stacks or {}, secondary or {})
    _lay_superprojects(state, superprojects or {})
    state.recruit_pool = [(recruits or {}).get(worker.word, 0) for worker in WORKERS]
    state.mine_pool = [(mine or {}).get(good.word, 0) for good in GOODS[:4]]
    state.mine_cubes = [1, 1, 1]
    _put_last(state.recruit_deck, next_recruits)
    _put_last(state.mine_deck, next_mine)
    if era > state.impact_after if impact is None else impact:
        _strike(state, collapses or {}, flipped)
    if state.bot is not None:
        _lay_bot(state, state.bot, bot or chronobot())
        names.append("bot")
    for place, who in (out or {}).items():
        _send_out(state, place, names.index(who.split()[0]), who.split()[1])
    if phase == "action":
        Tabletop(state, None).players[state.turn].begin_turn()
    GAME.check(state)
    return AnachronyScript(Match.at(GAME, state, len(seats), chosen), [*seats])


def _lay_own(state: State, own: Own, plan: SeatPlan) -> None:
    words = [path.word for path in PATHS]
    own.path = words.index(plan.path)
    path = PATHS[own.path]
    board = board_of(path, state.side)
    # Without a name, a leader who does nothing by herself: none is printed, so none is there.
    own.leader = plan.leader or ""
    if plan.leader is not None and plan.leader not in LEADERS[path]:
        raise ValueError(f"{plan.leader} does not lead {plan.path}: {LEADERS[path]}")
    own.evacuation = plan.evacuation
    own.goods = plan.goods
    own.active = [_amount(plan.workers, worker.word) for worker in WORKERS]
    own.tired = [_amount(plan.tired, worker.word) for worker in WORKERS]
    own.suits = 6 - plan.exosuits
    own.powered = [0] * 6
    for at in range(plan.exosuits):
        own.powered[(1, 3, 4, 5, 0, 2)[at]] = 1
    own.points = plan.points
    own.paradoxes = plan.paradoxes
    own.morale = board.morale_start if plan.morale is None else plan.morale
    own.travels = plan.travels
    own.focus = state.era if plan.focus is None else plan.focus - 1
    own.passed = plan.passed
    own.used = [*plan.used]
    for name, era in plan.warps.items():
        warp = next(w for w in WARPS if w.word == name)
        own.warps[warp] = era - 1
        state.slots[era - 1].append(debt(state.own.index(own), warp))
    _give_breakthroughs(state, own, plan.breakthroughs)
    for id in plan.tiles:
        _lay_tile(state, own, id)
    for id in plan.covered:
        own.covered[own.sectors.index(TILE_BY_ID[id])] = 1
        state.anomalies -= 1


def _give_breakthroughs(state: State, whose: Own | Bot, names: Sequence[str]) -> None:
    for name in names:
        tile = next(b for b in BREAKTHROUGHS if name == f"{b.shape.word} {b.icon.word}")
        whose.breakthroughs[tile] += 1
        state.breakthroughs[tile] -= 1


def _named_breakthroughs(whose: Own | Bot) -> list[str]:
    held = whose.breakthroughs
    return [f"{b.shape.word} {b.icon.word}" for b in BREAKTHROUGHS for _ in range(held[b])]


def _lay_bot(state: State, bot: Bot, plan: BotPlan) -> None:
    power_up(Tabletop(state, None))
    bot.water, bot.goods, bot.points = plan.water, plan.goods, plan.points
    bot.paradoxes, bot.anomalies = plan.paradoxes, plan.anomalies
    bot.morale, bot.travels, bot.acted = plan.morale, plan.travels, plan.acted
    state.anomalies -= bot.anomalies
    bot.workers = [_amount(plan.workers, worker.word) for worker in WORKERS]
    for token, position in plan.tokens.items():
        bot.tokens[token - 1] = position - 1
    for era, amount in plan.warps.items():
        bot.warps[era - 1] = amount
        state.slots[era - 1] += [BOT_TILE] * amount
    bot.suits = bot.suits if plan.exosuits is None else plan.exosuits
    _give_breakthroughs(state, bot, plan.breakthroughs)
    for id in plan.tiles:
        tile = TILE_BY_ID[id]
        if isinstance(tile, Building):
            state.primary[tile.kind].remove(tile)
            bot.buildings.append(tile)
        elif isinstance(tile, Superproject):
            bot.superprojects.append(tile)
            _lay_spare(state, tile)
    if plan.first:
        state.first = SEAT
        if state.phase == "warp":
            state.turn = SEAT


def _lay_doomsday(
    state: State, wanted: Mapping[int, str], deck: Sequence[str], plans: Iterable[SeatPlan]
) -> None:
    """Experiments by era and on top of the deck; what gives way goes to the last player."""
    for own, plan in zip(state.own, plans, strict=True):
        for id in plan.experiments:
            _claim(state, own, id)
    for era, id in wanted.items():
        _lay_experiment(state, era - 1, id)
    for id in reversed(deck):
        state.experiment_deck.remove(id)
        state.experiment_deck.append(id)


def _claim(state: State, own: Own, id: str) -> None:
    """The card goes to its owner; one of level 1 has been replaced on the timeline."""
    if id in state.experiment_deck:
        state.experiment_deck.remove(id)
    else:
        at = next(at for at in range(7) if state.experiments[at] in _LEVEL_1)
        _lay_experiment(state, at, id)
        state.experiments[at] = state.experiment_deck.pop(0)
    own.experiments.append(id)


def _lay_experiment(state: State, at: int, id: str) -> None:
    there = state.experiments[at]
    if id in state.experiments:
        state.experiments[state.experiments.index(id)] = there
    elif id in state.experiment_deck:
        state.experiment_deck.remove(id)
        if there in _LEVEL_1:
            state.own[-1].experiments.append(str(there))
    state.experiments[at] = id


def _amount(amounts: Mapping[str, int], name: str) -> int:
    return amounts.get(name, 0)


def _lay_tile(state: State, own: Own, id: str) -> None:
    tile = TILE_BY_ID[id]
    sectors = own.sectors
    if isinstance(tile, Building):
        sectors[next(at for at in ROWS[tile.kind] if sectors[at] is None)] = tile
        state.primary[tile.kind].remove(tile)
    elif isinstance(tile, Superproject):
        left, right = next(
            (at, at.right)
            for at in _BY_COLUMN
            if sectors[at] is None and at.right is not None and sectors[at.right] is None
        )
        sectors[left] = sectors[right] = tile
        _lay_spare(state, tile)
    else:
        sectors[next(at for at in _BY_COLUMN if sectors[at] is None)] = ANOMALY
        state.anomalies -= 1


_BY_COLUMN: list[Sector] = sorted(SECTORS, key=lambda at: at.column)


def _lay_spare(state: State, tile: Superproject) -> None:
    """Another superproject takes the place of one that is built."""
    used = [*state.superprojects, *(t for one in state.own for t in one.sectors)]
    used += state.bot.superprojects if state.bot else []
    spare = next(project for project in SUPERPROJECTS if project not in used)
    state.superprojects = [spare if p is tile else p for p in state.superprojects]


def _lay_stacks(
    state: State, stacks: Mapping[str, Sequence[str]], secondary: Mapping[str, Sequence[str]]
) -> None:
    for kind in KINDS:
        for ids, stack in (
            (secondary.get(kind.word, ()), state.secondary[kind]),
            (stacks.get(kind.word, ()), state.primary[kind]),
        ):
            for id in reversed(ids):
                tile = TILE_BY_ID[id]
                assert isinstance(tile, Building)
                state.primary[kind].remove(tile)
                stack.append(tile)


def _lay_superprojects(state: State, wanted: Mapping[int, str | None]) -> None:
    for era, id in wanted.items():
        tile = None if id is None else TILE_BY_ID[id]
        assert tile is None or isinstance(tile, Superproject)
        there = state.superprojects[era - 1]
        if tile in state.superprojects and tile is not None:
            state.superprojects[state.superprojects.index(tile)] = there
        state.superprojects[era - 1] = tile


def _put_last(deck: list[int], card: int | None) -> None:
    """Let this card, counted from 1, be the next one drawn."""
    if card is not None:
        deck.remove(card - 1)
        deck.append(card - 1)


def _send_out(state: State, key: str, seat: int, worker: str) -> None:
    place = next(place for place in MAIN_BOARD if place.key == key)
    inside = next(w for w in (*WORKERS, NOBODY) if w.word == worker)
    if seat < state.seats:
        state.own[seat].suits -= 1
    place.occupy(state, occupant(seat, inside, place.fate(inside)))


def _strike(state: State, collapses: Mapping[str, Sequence[str]], flipped: Sequence[str]) -> None:
    state.impact = True
    for action in CAPITAL:
        ids = collapses.get(action.word)
        tiles = state.collapsing[action] if ids is None else [COLLAPSE_BY_ID[id] for id in ids]
        assert len(tiles) == len(state.capital[action]), f"{action}: {len(tiles)} tiles"
        state.collapses[action] = tiles
        state.collapsing[action] = []
        for number in range(len(tiles)):
            state.flipped[action][number] = int(f"{action.word}:{number + 1}" in flipped)
    for own in state.own:
        if not leader_by_id(own.leader).keeps_ruined_hexes:
            for at in board_of(PATHS[own.path], state.side).ruined_by_impact:
                own.ruined[at] = 1
                if own.powered[at]:
                    own.powered[at] = 0
                    own.suits += 1


class PlayerLens:
    """What one player has, in the words of the box."""

    def __init__(self, state: State, seat: int) -> None:
        self._own = state.own[seat]
        self._player: Player = Tabletop(state, None).players[seat]

    def __getattr__(self, name: str) -> int:
        """Goods by name: `match.ann.water`."""
        for good in GOODS:
            if good.word == name:
                return self._own.goods[good]
        raise AttributeError(name)

    @property
    def workers(self) -> dict[str, int]:
        """Active workers by type."""
        return {w.word: self._own.active[w] for w in WORKERS if self._own.active[w]}

    @property
    def tired(self) -> dict[str, int]:
        return {w.word: self._own.tired[w] for w in WORKERS if self._own.tired[w]}

    @property
    def exosuits(self) -> int:
        """Powered exosuits on one's own board."""
        return sum(self._own.powered)

    @property
    def tiles(self) -> list[str]:
        """Everything on the board, row by row, each thing once for every time it lies there."""
        found = [tile.id for _, tile in self._player.tiles]
        found += ["anomaly"] * self._player.anomalies
        covered = [t for t, c in zip(self._own.sectors, self._own.covered, strict=True) if c]
        return found + [tile.id for tile in covered if tile is not None]

    @property
    def sectors(self) -> list[str | None]:
        return [None if tile is None else tile.id for tile in self._own.sectors]

    @property
    def points(self) -> int:
        """Points taken as tokens."""
        return self._own.points

    @property
    def paradoxes(self) -> int:
        return self._own.paradoxes

    @property
    def morale(self) -> int:
        return self._own.morale

    @property
    def travels(self) -> int:
        return self._own.travels

    @property
    def focus(self) -> int:
        """The era of the focus marker, counted from 1."""
        return self._own.focus + 1

    @property
    def warps(self) -> dict[str, int]:
        """Warp tiles on the timeline, with their era counted from 1."""
        return {w.word: self._own.warps[w] + 1 for w in WARPS if self._own.warps[w] >= 0}

    @property
    def breakthroughs(self) -> list[str]:
        return _named_breakthroughs(self._own)

    @property
    def experiments(self) -> list[str]:
        """Experiments claimed."""
        return self._own.experiments

    @property
    def score(self) -> dict[str, int]:
        """The score sheet as it stands."""
        table = self._player.table
        return score_sheets(table, condition_figures(table))[self._player.seat]

    @property
    def own(self) -> Own:
        """Everything else, as the state keeps it."""
        return self._own


class BotLens:
    """What Chronobot has, in the words of the box."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def __getattr__(self, name: str) -> Any:
        """Goods by name, and all else as the state has it: `match.bot.gold`, `match.bot.water`."""
        for good in RESOURCES:
            if good.word == name:
                return self._bot.goods[good]
        return getattr(self._bot, name)

    @property
    def workers(self) -> dict[str, int]:
        return {w.word: self._bot.workers[w] for w in WORKERS if self._bot.workers[w]}

    @property
    def tiles(self) -> list[str]:
        return [tile.id for tile in (*self._bot.buildings, *self._bot.superprojects)]

    @property
    def tokens(self) -> list[int]:
        """The positions of tokens 1 to 6, counted from 1."""
        return [at + 1 for at in self._bot.tokens]

    @property
    def warps(self) -> dict[int, int]:
        """Warp tiles on the timeline, by era counted from 1."""
        return {era: n for era, n in enumerate(self._bot.warps, start=1) if n}

    @property
    def breakthroughs(self) -> list[str]:
        return _named_breakthroughs(self._bot)

    @property
    def score(self) -> dict[str, int]:
        """The score sheet as it stands."""
        return bot_score_sheet(self._bot)


class AnachronyScript(PlayersByName[PlayerLens]):
    """A match of Anachrony played in words; `match.ann` is what Ann has, `match.bot` the bot."""

    def lens(self, seat: int) -> PlayerLens:
        return PlayerLens(self.match.state, seat)

    @property
    def bot(self) -> BotLens:
        assert self.state.bot is not None, "nobody plays alone here"
        return BotLens(self.state.bot)

    def keys_for(self, words: str) -> Iterable[str]:
        yield words
        verb, _, rest = words.partition(" ")
        if rest:
            yield f"{verb}:{rest}"
            yield f"{verb}:{rest.replace(' ', '_')}"
        plain = words.replace(" ", "_")
        for kind in _KINDS:
            yield f"{kind}:{plain}"

    @property
    def state(self) -> State:
        state: State = self.match.state
        return state

    def pass_all(self) -> None:
        """Everybody passes, turn after turn, until the action phase is over."""
        while self.state.phase == "action" and not self.over:
            (decision,) = self.match.pending
            self.match.answer(decision.seat, "pass")
            GAME.check(self.state)

    def who_can_go(self, name: str, place: str) -> list[str]:
        """Active workers of the player on turn that could be placed there; the table stays.

        The player needs a powered exosuit, so that each worker has somewhere else to go.
        """
        able = []
        for key in self.asks(name, "anachrony-ask-turn"):
            if key.startswith("place:"):
                trial = AnachronyScript(self.match.fork(), self.names)
                trial.play(f"{name}: {key}")
                if place in trial.asks(name, "anachrony-ask-place"):
                    able.append(key.removeprefix("place:"))
        return able


# What a bare word may mean, the likeliest first: "gold" is a resource, or a warp tile.
_KINDS = (
    "resource",
    "worker",
    "warp",
    "tile",
    "build",
    "own",
    "hex",
    "pool",
    "shape",
    "icon",
    "capital",
    "era",
    "sector",
    "number",
    "power",
    "pay",
    "free",
    "place",
    "offer",
    "path",
    "leader",
    "asset",
    "condition",
    "mood",
    "reroll",
    "caratacus",
)
