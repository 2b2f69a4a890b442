"""What lies on the table of Anachrony."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.chronobot.board import Bot
from chronotable.games.anachrony.collapse import Collapse
from chronotable.games.anachrony.editions import CZECH, Edition
from chronotable.games.anachrony.pieces import ERAS, Occupant
from chronotable.games.anachrony.tile import Building, Superproject, Tile
from chronotable.games.anachrony.view_types import SideWord
from chronotable.games.anachrony.warps import Debt
from chronotable.kernel.chance import Chance
from chronotable.kernel.native import native

AT_HOME: Final = -1  # a warp tile that is not on the timeline


@native(allow_interpreted_subclasses=True)
class Own:
    """Everything in front of one player."""

    __slots__: ClassVar = (
        "active",
        "aside",
        "asset_hand",
        "asset_kept",
        "breakthroughs",
        "busy",
        "condition_hand",
        "covered",
        "evacuated",
        "evacuation",
        "experiments",
        "focus",
        "goods",
        "leader",
        "morale",
        "paradoxes",
        "passed",
        "path",
        "points",
        "powered",
        "reservoir",
        "ruined",
        "sectors",
        "suits",
        "supplying",
        "tired",
        "travels",
        "used",
        "warps",
    )

    def __init__(self) -> None:
        self.path = -1
        self.leader = ""
        self.evacuation = 0
        self.goods = [0] * 6
        self.active = [0] * 4
        self.tired = [0] * 4
        self.aside = [0] * 4  # workers of lost buildings, tired in the clean-up
        self.points = 0
        self.paradoxes = 0
        self.morale = 0
        self.travels = 0
        self.suits = 6  # exosuits at home, not powered
        self.powered = [0] * 6
        self.ruined = [0] * 6
        self.warps = [AT_HOME] * 9  # by tile: the era it lies on
        self.sectors: list[Tile | None] = [None] * 12
        self.covered = [0] * 12  # an anomaly lies on the building there
        self.busy: list[Occupant | None] = [None] * 12  # by sector, who works there
        self.supplying: Occupant | None = None  # who is on supply
        self.breakthroughs: list[int] = [0] * 15
        self.focus = 0
        self.evacuated = False
        self.experiments: list[str] = []  # claimed, with the Doomsday module
        self.passed = False
        self.used: list[str] = []  # free actions of this era
        self.reservoir = 0  # water that the Grand Reservoir may still save in this turn
        self.asset_hand: list[int] = []
        self.asset_kept: list[int] = []
        self.condition_hand: list[str] = []

    def copy(self) -> Own:
        twin = Own.__new__(Own)
        twin.path = self.path
        twin.leader = self.leader
        twin.evacuation = self.evacuation
        twin.goods = self.goods.copy()
        twin.active = self.active.copy()
        twin.tired = self.tired.copy()
        twin.aside = self.aside.copy()
        twin.points = self.points
        twin.paradoxes = self.paradoxes
        twin.morale = self.morale
        twin.travels = self.travels
        twin.suits = self.suits
        twin.powered = self.powered.copy()
        twin.ruined = self.ruined.copy()
        twin.warps = self.warps.copy()
        twin.sectors = self.sectors.copy()
        twin.covered = self.covered.copy()
        twin.busy = self.busy.copy()
        twin.supplying = self.supplying
        twin.breakthroughs = self.breakthroughs.copy()
        twin.focus = self.focus
        twin.evacuated = self.evacuated
        twin.experiments = self.experiments.copy()
        twin.passed = self.passed
        twin.used = self.used.copy()
        twin.reservoir = self.reservoir
        twin.asset_hand = self.asset_hand.copy()
        twin.asset_kept = self.asset_kept.copy()
        twin.condition_hand = self.condition_hand.copy()
        return twin


@native(allow_interpreted_subclasses=True)
class State:
    """The whole table. Stacks list their tiles bottom first: the last one is on top."""

    __slots__: ClassVar = (
        "anomalies",
        "bot",
        "breakthroughs",
        "buried",
        "capital",
        "chance",
        "collapses",
        "collapsing",
        "conditions",
        "council",
        "edition",
        "era",
        "evacuation_slots",
        "experiment_deck",
        "experiments",
        "first",
        "flipped",
        "impact",
        "impact_after",
        "layouts",
        "limited",
        "mine_cubes",
        "mine_deck",
        "mine_pool",
        "mines",
        "options",
        "own",
        "phase",
        "pools",
        "primary",
        "recruit_deck",
        "recruit_pool",
        "save_earth",
        "seal_fate",
        "seats",
        "secondary",
        "side",
        "slots",
        "superprojects",
        "turn",
        "undealt_paths",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.options: dict[str, str] = {}
        self.side: SideWord = "A"
        self.edition: Edition = CZECH
        self.limited = False
        self.phase = "paths"
        self.era = 0
        self.first = 0
        self.turn = 0
        self.impact = False
        self.impact_after = 4  # the era behind which the Impact tile lies
        self.own = [Own() for _ in range(seats)]
        self.bot: Bot | None = None  # the opponent of a single player
        self.undealt_paths: list[int] = []
        self.superprojects: list[Superproject | None] = [None] * ERAS
        # By era, its slots in order, up to the last one taken; None where a tile was taken back.
        self.slots: list[list[Debt | None]] = [[] for _ in range(ERAS)]
        self.layouts: list[int] = []  # designs of the alternate timeline, if used
        self.primary: list[list[Building]] = [[] for _ in range(4)]
        self.buried = [0] * 4  # tiles at the bottom of a primary stack that everybody knows
        self.secondary: list[list[Building]] = [[] for _ in range(4)]
        self.recruit_deck: list[int] = []
        self.recruit_pool = [0] * 4
        self.mine_deck: list[int] = []
        self.mine_pool = [0] * 4
        self.mine_cubes = [0] * 3
        self.breakthroughs = [3] * 15
        self.anomalies = 12
        hexes = 3 if seats == 4 else 2
        self.capital: list[list[Occupant | None]] = [[None] * hexes for _ in range(3)]
        self.collapsing: list[list[Collapse]] = [[], [], []]  # waiting for the Impact
        self.collapses: list[list[Collapse]] = [[], [], []]  # on the hexes, after it
        self.flipped = [[0] * hexes for _ in range(3)]
        self.council: list[Occupant | None] = [None] * 2
        self.mines: list[Occupant | None] = [None] * 3
        # Purify, nomads, evacuation, experiment.
        self.pools: list[list[Occupant]] = [[], [], [], []]
        self.conditions: list[str] = []
        self.evacuation_slots: list[int] = []
        self.experiments: list[str | None] = []  # by era, with the Doomsday module
        self.experiment_deck: list[str] = []
        self.save_earth = self.seal_fate = 6  # slots of the Doomsday track

    def occupants(self) -> list[Occupant]:
        """Everybody on the main board."""
        out: list[Occupant] = []
        for hexes in (*self.capital, self.council, self.mines):
            out += [occupant for occupant in hexes if occupant is not None]
        for pool in self.pools:
            out += pool
        return out

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.options = self.options.copy()
        twin.side = self.side
        twin.edition = self.edition
        twin.limited = self.limited
        twin.phase = self.phase
        twin.era = self.era
        twin.first = self.first
        twin.turn = self.turn
        twin.impact = self.impact
        twin.impact_after = self.impact_after
        twin.own = [own.copy() for own in self.own]
        twin.bot = None if self.bot is None else self.bot.copy()
        twin.undealt_paths = self.undealt_paths.copy()
        twin.superprojects = self.superprojects.copy()
        twin.slots = [slots.copy() for slots in self.slots]
        twin.layouts = self.layouts.copy()
        twin.primary = [stack.copy() for stack in self.primary]
        twin.buried = self.buried.copy()
        twin.secondary = [stack.copy() for stack in self.secondary]
        twin.recruit_deck = self.recruit_deck.copy()
        twin.recruit_pool = self.recruit_pool.copy()
        twin.mine_deck = self.mine_deck.copy()
        twin.mine_pool = self.mine_pool.copy()
        twin.mine_cubes = self.mine_cubes.copy()
        twin.breakthroughs = self.breakthroughs.copy()
        twin.anomalies = self.anomalies
        twin.capital = [hexes.copy() for hexes in self.capital]
        twin.collapsing = [tiles.copy() for tiles in self.collapsing]
        twin.collapses = [tiles.copy() for tiles in self.collapses]
        twin.flipped = [hexes.copy() for hexes in self.flipped]
        twin.council = self.council.copy()
        twin.mines = self.mines.copy()
        twin.pools = [pool.copy() for pool in self.pools]
        twin.conditions = self.conditions.copy()
        twin.evacuation_slots = self.evacuation_slots.copy()
        twin.experiments = self.experiments.copy()
        twin.experiment_deck = self.experiment_deck.copy()
        twin.save_earth = self.save_earth
        twin.seal_fate = self.seal_fate
        return twin
