"""What a view of Anachrony holds, what is printed in its box, and where its things lie.

The browser's types are written from this file. Counts stand in the order of the words in the
box: `goods` of a player in the order of `goods` there, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from chronotable.kernel.place import Place, PlaceKind

WorkerWord: TypeAlias = Literal["scientist", "engineer", "administrator", "genius"]
CrewWord: TypeAlias = Literal["scientist", "engineer", "administrator", "genius", "nobody"]
FateWord: TypeAlias = Literal["tired", "active", "never"]
PathWord: TypeAlias = Literal["harmony", "dominance", "progress", "salvation"]
ShapeWord: TypeAlias = Literal["circle", "triangle", "square"]
SymbolWord: TypeAlias = Literal["time_travel", "warfare", "genetics", "technology", "society"]
SideWord: TypeAlias = Literal["A", "B"]

# By name: goods, and whatever else is paid or received.
Amounts: TypeAlias = dict[str, int]


@dataclass
class Occupant:
    """Somebody at work: whose, who, and how they come home."""

    seat: int
    worker: CrewWord
    comes_home: FateWord


@dataclass
class Debt:
    """A warp tile on the timeline; Chronobot's have no faces."""

    seat: int
    warp: str | None


@dataclass
class HeldBreakthroughs:
    shape: ShapeWord
    icon: SymbolWord
    count: int


@dataclass
class PlaceView:
    """A hex or a pool of the main board."""

    occupant: Occupant | None = None  # of a hex
    occupants: list[Occupant] | None = None  # of a pool
    water: int | None = None
    tile: str | None = None  # the collapsing tile
    gone: bool | None = None
    banner: bool | None = None
    cube: str | None = None


@dataclass
class EvacuationWay:
    """How this player can evacuate, and what it would bring now."""

    id: str
    met: bool
    points: int


@dataclass
class Own:
    """What lies in front of a player."""

    path: int  # its number, or -1 before it is chosen
    leader: str
    evacuation: int
    goods: list[int]
    active: list[int]
    tired: list[int]
    aside: list[int]
    points: int
    paradoxes: int
    morale: int
    travels: int
    suits: int  # exosuits at home
    powered: list[int]
    ruined: list[int]
    warps: list[int]  # by tile: the era on which it lies, or -1
    sectors: list[str | None]  # four rows of three
    covered: list[int]  # sectors with an anomaly on their building
    busy: list[Occupant | None]  # by sector
    supplying: Occupant | None
    breakthroughs: list[HeldBreakthroughs]
    focus: int
    evacuated: bool
    experiments: list[str]
    passed: bool
    used: list[str]  # free actions of this era
    reservoir: int
    asset_hand: list[int] | int  # of others, how many
    asset_kept: list[int] | int
    condition_hand: list[str] | int
    prices: list[Amounts | None] | None = None  # from here on: once the game has begun
    supply_price: int | None = None
    paradox_limit: int | None = None
    evacuation_way: EvacuationWay | None = None
    figures: list[int] | None = None  # what the endgame conditions count
    score: Amounts | None = None


@dataclass
class BotView:
    """Chronobot's board."""

    water: int
    goods: list[int]
    workers: list[int]
    points: int
    paradoxes: int
    anomalies: int
    morale: int
    travels: int
    suits: int
    acted: int
    passed: bool
    warps: list[int]  # tiles on each era
    breakthroughs: list[HeldBreakthroughs]
    buildings: list[str]
    superprojects: list[str]
    tokens: list[int]
    score: Amounts | None = None


@dataclass
class AnachronyView:
    """What a seat knows of the table."""

    viewer: int | None
    side: SideWord
    edition: str
    limited: bool
    phase: str
    era: int
    first: int
    turn: int
    impact: bool
    impact_after: int
    save_earth: int
    seal_fate: int
    undealt_paths: list[int]
    slots: list[list[Debt | None]]  # by era
    layouts: list[int]
    buried: list[int]
    recruit_pool: list[int]
    recruits_left: list[int]
    mine_pool: list[int]
    mines_left: list[int]
    mine_cubes: list[int]
    breakthroughs: list[HeldBreakthroughs]
    anomalies: int
    flipped: list[list[int]]
    collapses: list[list[str]]
    conditions: list[str]
    evacuation_slots: list[int]
    superprojects: list[str | None]  # by era; "?" is not yet revealed
    primary: list[list[str | None]]  # by kind, bottom first
    secondary: list[list[str]]
    experiments: list[str | None]
    experiment_deck: list[str | None]
    bot: BotView | None
    own: list[Own]
    places: dict[str, PlaceView]  # by the name of the place


# What is printed.


@dataclass
class PrintedDeed:
    price: Amounts
    gains: list[Amounts]
    reach: int
    times: int
    ruled: bool  # there is more to it than signs can tell
    worker: WorkerWord | None = None
    motivates: bool | str | None = None
    dies: bool | None = None


@dataclass
class PrintedTile:
    points: int
    kind: str | None = None
    built: PrintedDeed | None = None
    work: PrintedDeed | None = None
    free: PrintedDeed | None = None
    reach_bonus: int | None = None
    price: Amounts | None = None
    workers: list[int] | None = None
    symbol: list[str] | None = None
    pair: list[str] | None = None


@dataclass
class PrintedBoard:
    sectors: list[list[Amounts]]
    morale: list[int]
    supply: list[int]
    points_at_top: int
    travels: list[int]
    hexes: list[list[Amounts]]
    ruined_by_impact: list[str]
    water_per_empty_hex: int
    supply_is_free_action: bool
    supply_motivates_administrator: bool
    superprojects_anywhere: bool
    anomalies_anywhere: bool
    loses_buildings_to_anomalies: bool
    motivates_scientists: bool
    paradox_limit: int


@dataclass
class PrintedStart:
    goods: list[int]
    active: list[int]
    tired: list[int]
    breakthroughs: int


@dataclass
class PrintedEvacuation:
    id: str
    points: int
    per_set: int


@dataclass
class PrintedCollapse:
    action: str
    basic_discount: int
    neutronium_discount: int
    points_by_sector: list[int]
    points_for_superproject: int
    bonus_times: int
    gain: Amounts
    sets_second_die: bool
    superproject_after: bool
    paradoxes_back: int
    again: bool


@dataclass
class PrintedTrade:
    price: Amounts
    gain: Amounts


@dataclass
class PrintedAsset:
    gain: Amounts
    tired: list[int]
    breakthroughs: int


@dataclass
class PrintedExperiment:
    level: int
    points: int
    price: Amounts
    price_in: dict[str, Amounts]  # what it costs instead in some editions
    workers: list[str]
    breakthroughs: int
    morale: int
    paradoxes: int


@dataclass
class PrintedTrack:
    """The Doomsday track, top slot first."""

    symbols: list[int]
    start: int
    saviours: list[str]
    points: dict[str, list[int]]  # by path


@dataclass
class PrintedChronobot:
    seat: int
    next: list[int]
    start: list[int]
    morale: list[int]
    supply: list[int]
    travels: list[int]
    paradox_limit: int
    warp_tiles: int


@dataclass
class AnachronyBox:
    """Everything printed that is needed to draw the table."""

    eras: int
    goods: list[str]
    workers: list[WorkerWord]
    paths: list[PathWord]
    shapes: list[ShapeWord]
    icons: list[SymbolWord]
    kinds: list[str]
    hexes: list[str]
    warps: list[str]
    warp_goods: dict[str, list[str | int]]  # the good, and how much of it
    capital: list[str]
    categories: list[str]
    conditions: list[str]
    boards: dict[str, dict[str, PrintedBoard]]  # by side and path
    starts: dict[str, PrintedStart]
    leaders: dict[str, list[str]]
    evacuations: dict[str, list[PrintedEvacuation]]
    tiles: dict[str, PrintedTile]
    collapses: dict[str, PrintedCollapse]
    recruit_bonus: dict[str, Amounts]
    mine_cubes: list[str]
    trades: list[PrintedTrade]
    removal_prices: list[Amounts]
    paradox_die: list[int]
    assets: dict[str, PrintedAsset]
    layouts: list[list[str]]
    experiments: dict[str, PrintedExperiment]
    track: PrintedTrack
    chronobot: PrintedChronobot


# Where things lie. What is somebody's own is always that of whoever is asked.

CAPITAL_ACTION = PlaceKind("capital", "action", part="capital")
BUILDING_ON_OFFER = PlaceKind("building", "tile", part="capital")
RECRUIT_POOL = PlaceKind("recruit", "worker", part="capital")
MINE_POOL = PlaceKind("mined", "good", part="capital")
DIE = PlaceKind("die", "face", part="capital")

ERA = PlaceKind("era", "number", part="timeline")
SUPERPROJECT_ON_OFFER = PlaceKind("superproject", "tile", part="timeline")
DEBT = PlaceKind("debt", "warp", part="timeline")

OWN_GOOD = PlaceKind("good", "good", part="own")
OWN_WORKER = PlaceKind("worker", "worker", part="own")
TIRED_COLUMN = PlaceKind("tired", part="own")
OWN_LEADER = PlaceKind("leader", part="own")
OWN_SUPPLY = PlaceKind("supply", part="own")
OWN_WARP = PlaceKind("warp", "warp", part="own")
OWN_HEX = PlaceKind("mount", "hex", part="own")
OWN_SECTOR = PlaceKind("sector", "number", part="own")
OWN_BREAKTHROUGH = PlaceKind("breakthrough", "shape", "icon", part="own")
TILE = PlaceKind("tile", "tile", part="own")  # on any player board, and on Chronobot's

# What is chosen while the table is set up.
PATH_CARD = PlaceKind("path", "path", part="own")
LEADER_CARD = PlaceKind("leader_card", "leader", part="own")
ASSET_CARD = PlaceKind("asset", "number", part="own")
CONDITION_CARD = PlaceKind("condition", "condition", part="own")


def main_board(name: str) -> Place:
    """A hex or a pool of the main board, by its name in `places` of a view."""
    return Place(name, "capital")
