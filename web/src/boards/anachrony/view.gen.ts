// Made by `python -m chronotable.web.typescript` from src/chronotable/games/anachrony/view_types.py: change that.

export type WorkerWord = "scientist" | "engineer" | "administrator" | "genius";

export type CrewWord = "scientist" | "engineer" | "administrator" | "genius" | "nobody";

export type FateWord = "tired" | "active" | "never";

export type PathWord = "harmony" | "dominance" | "progress" | "salvation";

export type ShapeWord = "circle" | "triangle" | "square";

export type SymbolWord = "time_travel" | "warfare" | "genetics" | "technology" | "society";

export type SideWord = "A" | "B";

export type Amounts = Record<string, number>;

/** Somebody at work: whose, who, and how they come home. */
export interface Occupant {
  seat: number;
  worker: CrewWord;
  comes_home: FateWord;
}

/** A warp tile on the timeline; Chronobot's have no faces. */
export interface Debt {
  seat: number;
  warp: string | null;
}

export interface HeldBreakthroughs {
  shape: ShapeWord;
  icon: SymbolWord;
  count: number;
}

/** A hex or a pool of the main board. */
export interface PlaceView {
  occupant?: Occupant | null; // of a hex
  occupants?: Occupant[] | null; // of a pool
  water?: number | null;
  tile?: string | null; // the collapsing tile
  gone?: boolean | null;
  banner?: boolean | null;
  cube?: string | null;
}

/** How this player can evacuate, and what it would bring now. */
export interface EvacuationWay {
  id: string;
  met: boolean;
  points: number;
}

/** What lies in front of a player. */
export interface Own {
  path: number; // its number, or -1 before it is chosen
  leader: string;
  evacuation: number;
  goods: number[];
  active: number[];
  tired: number[];
  aside: number[];
  points: number;
  paradoxes: number;
  morale: number;
  travels: number;
  suits: number; // exosuits at home
  powered: number[];
  ruined: number[];
  warps: number[]; // by tile: the era on which it lies, or -1
  sectors: (string | null)[]; // four rows of three
  covered: number[]; // sectors with an anomaly on their building
  busy: (Occupant | null)[]; // by sector
  supplying: Occupant | null;
  breakthroughs: HeldBreakthroughs[];
  focus: number;
  evacuated: boolean;
  experiments: string[];
  passed: boolean;
  used: string[]; // free actions of this era
  reservoir: number;
  asset_hand: number[] | number; // of others, how many
  asset_kept: number[] | number;
  condition_hand: string[] | number;
  prices?: (Amounts | null)[] | null; // from here on: once the game has begun
  supply_price?: number | null;
  paradox_limit?: number | null;
  evacuation_way?: EvacuationWay | null;
  figures?: number[] | null; // what the endgame conditions count
  score?: Amounts | null;
}

/** Chronobot's board. */
export interface BotView {
  water: number;
  goods: number[];
  workers: number[];
  points: number;
  paradoxes: number;
  anomalies: number;
  morale: number;
  travels: number;
  suits: number;
  acted: number;
  passed: boolean;
  warps: number[]; // tiles on each era
  breakthroughs: HeldBreakthroughs[];
  buildings: string[];
  superprojects: string[];
  tokens: number[];
  score?: Amounts | null;
}

/** What a seat knows of the table. */
export interface AnachronyView {
  viewer: number | null;
  side: SideWord;
  edition: string;
  limited: boolean;
  phase: string;
  era: number;
  first: number;
  turn: number;
  impact: boolean;
  impact_after: number;
  save_earth: number;
  seal_fate: number;
  undealt_paths: number[];
  slots: (Debt | null)[][]; // by era
  layouts: number[];
  buried: number[];
  recruit_pool: number[];
  recruits_left: number[];
  mine_pool: number[];
  mines_left: number[];
  mine_cubes: number[];
  breakthroughs: HeldBreakthroughs[];
  anomalies: number;
  flipped: number[][];
  collapses: string[][];
  conditions: string[];
  evacuation_slots: number[];
  superprojects: (string | null)[]; // by era; "?" is not yet revealed
  primary: (string | null)[][]; // by kind, bottom first
  secondary: string[][];
  experiments: (string | null)[];
  experiment_deck: (string | null)[];
  bot: BotView | null;
  own: Own[];
  places: Record<string, PlaceView>; // by the name of the place
}

export interface PrintedDeed {
  price: Amounts;
  gains: Amounts[];
  reach: number;
  times: number;
  ruled: boolean; // there is more to it than signs can tell
  worker?: WorkerWord | null;
  motivates?: boolean | string | null;
  dies?: boolean | null;
}

export interface PrintedTile {
  points: number;
  kind?: string | null;
  built?: PrintedDeed | null;
  work?: PrintedDeed | null;
  free?: PrintedDeed | null;
  reach_bonus?: number | null;
  price?: Amounts | null;
  workers?: number[] | null;
  symbol?: string[] | null;
  pair?: string[] | null;
}

export interface PrintedBoard {
  sectors: Amounts[][];
  morale: number[];
  supply: number[];
  points_at_top: number;
  travels: number[];
  hexes: Amounts[][];
  ruined_by_impact: string[];
  water_per_empty_hex: number;
  supply_is_free_action: boolean;
  supply_motivates_administrator: boolean;
  superprojects_anywhere: boolean;
  anomalies_anywhere: boolean;
  loses_buildings_to_anomalies: boolean;
  motivates_scientists: boolean;
  paradox_limit: number;
}

export interface PrintedStart {
  goods: number[];
  active: number[];
  tired: number[];
  breakthroughs: number;
}

export interface PrintedEvacuation {
  id: string;
  points: number;
  per_set: number;
}

export interface PrintedCollapse {
  action: string;
  basic_discount: number;
  neutronium_discount: number;
  points_by_sector: number[];
  points_for_superproject: number;
  bonus_times: number;
  gain: Amounts;
  sets_second_die: boolean;
  superproject_after: boolean;
  paradoxes_back: number;
  again: boolean;
}

export interface PrintedTrade {
  price: Amounts;
  gain: Amounts;
}

export interface PrintedAsset {
  gain: Amounts;
  tired: number[];
  breakthroughs: number;
}

export interface PrintedExperiment {
  level: number;
  points: number;
  price: Amounts;
  price_in: Record<string, Amounts>; // what it costs instead in some editions
  workers: string[];
  breakthroughs: number;
  morale: number;
  paradoxes: number;
}

/** The Doomsday track, top slot first. */
export interface PrintedTrack {
  symbols: number[];
  start: number;
  saviours: string[];
  points: Record<string, number[]>; // by path
}

export interface PrintedChronobot {
  seat: number;
  next: number[];
  start: number[];
  morale: number[];
  supply: number[];
  travels: number[];
  paradox_limit: number;
  warp_tiles: number;
}

/** Everything printed that is needed to draw the table. */
export interface AnachronyBox {
  eras: number;
  goods: string[];
  workers: WorkerWord[];
  paths: PathWord[];
  shapes: ShapeWord[];
  icons: SymbolWord[];
  kinds: string[];
  hexes: string[];
  warps: string[];
  warp_goods: Record<string, (string | number)[]>; // the good, and how much of it
  capital: string[];
  categories: string[];
  conditions: string[];
  boards: Record<string, Record<string, PrintedBoard>>; // by side and path
  starts: Record<string, PrintedStart>;
  leaders: Record<string, string[]>;
  evacuations: Record<string, PrintedEvacuation[]>;
  tiles: Record<string, PrintedTile>;
  collapses: Record<string, PrintedCollapse>;
  recruit_bonus: Record<string, Amounts>;
  mine_cubes: string[];
  trades: PrintedTrade[];
  removal_prices: Amounts[];
  paradox_die: number[];
  assets: Record<string, PrintedAsset>;
  layouts: string[][];
  experiments: Record<string, PrintedExperiment>;
  track: PrintedTrack;
  chronobot: PrintedChronobot;
}

/** Where things lie: an option lies at a thing if its `at` is the same. */
export const at = {
  capitalAction: (action: string | number): string => `capital:${action}`,
  buildingOnOffer: (tile: string | number): string => `building:${tile}`,
  recruitPool: (worker: string | number): string => `recruit:${worker}`,
  minePool: (good: string | number): string => `mined:${good}`,
  die: (face: string | number): string => `die:${face}`,
  era: (number: string | number): string => `era:${number}`,
  superprojectOnOffer: (tile: string | number): string => `superproject:${tile}`,
  debt: (warp: string | number): string => `debt:${warp}`,
  ownGood: (good: string | number): string => `good:${good}`,
  ownWorker: (worker: string | number): string => `worker:${worker}`,
  tiredColumn: (): string => `tired`,
  ownLeader: (): string => `leader`,
  ownSupply: (): string => `supply`,
  ownWarp: (warp: string | number): string => `warp:${warp}`,
  ownHex: (hex: string | number): string => `mount:${hex}`,
  ownSector: (number: string | number): string => `sector:${number}`,
  ownBreakthrough: (shape: string | number, icon: string | number): string => `breakthrough:${shape}:${icon}`,
  tile: (tile: string | number): string => `tile:${tile}`,
  pathCard: (path: string | number): string => `path:${path}`,
  leaderCard: (leader: string | number): string => `leader_card:${leader}`,
  assetCard: (number: string | number): string => `asset:${number}`,
  conditionCard: (condition: string | number): string => `condition:${condition}`,
};
