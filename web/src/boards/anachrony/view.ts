// What the server tells of a table of Anachrony (`look.table`), and what is printed (`Game.box()`).

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Offer } from "../../lib/wire";

export type Amounts = Record<string, number>;

export interface Occupant {
  seat: number;
  worker: string;
  comes_home: "tired" | "active" | "never";
}

export interface Place {
  occupant?: Occupant | null;
  occupants?: Occupant[];
  water?: number;
  tile?: string | null;
  gone?: boolean;
  banner?: boolean;
  cube?: string | null;
}

/** A warp tile on the timeline; Chronobot's have no faces. */
export interface Owed {
  seat: number;
  warp: string | null;
}

/** Breakthroughs of one shape and icon, and how many. */
export interface Held {
  shape: string;
  icon: string;
  count: number;
}

export interface Own {
  path: number;
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
  suits: number;
  powered: number[];
  ruined: number[];
  warps: number[];
  sectors: (string | null)[];
  covered: number[];
  busy: (Occupant | null)[];
  supplying: Occupant | null;
  breakthroughs: Held[];
  focus: number;
  evacuated: boolean;
  experiments: string[];
  passed: boolean;
  used: string[];
  asset_hand: number[] | number;
  asset_kept: number[] | number;
  condition_hand: string[] | number;
  // From the first era on.
  prices?: (Amounts | null)[];
  supply_price?: number;
  paradox_limit?: number;
  evacuation_way?: { id: string; met: boolean; points: number };
  figures?: number[];
  score?: Amounts;
}

export interface Bot {
  water: number;
  goods: number[];
  workers: number[];
  points: number;
  paradoxes: number;
  anomalies: number;
  morale: number;
  travels: number;
  suits: number;
  passed: boolean;
  warps: number[];
  breakthroughs: Held[];
  buildings: string[];
  superprojects: string[];
  tokens: number[];
  score?: Amounts;
}

export interface View {
  viewer: number | null;
  side: "A" | "B";
  edition: string;
  phase: string;
  era: number;
  first: number;
  turn: number;
  impact: boolean;
  impact_after: number;
  save_earth: number;
  seal_fate: number;
  slots: (Owed | null)[][];
  layouts: number[];
  undealt_paths: number[];
  recruit_pool: number[];
  mine_pool: number[];
  breakthroughs: Held[];
  anomalies: number;
  conditions: string[];
  evacuation_slots: number[];
  superprojects: (string | null)[];
  primary: (string | null)[][];
  secondary: string[][];
  experiments: (string | null)[];
  experiment_deck: (string | null)[];
  recruits_left: number[];
  mines_left: number[];
  bot: Bot | null;
  own: Own[];
  places: Record<string, Place>;
}

export interface Deed {
  price: Amounts;
  gains: Amounts[];
  reach: number;
  times: number;
  ruled: boolean;
  worker?: string | null;
  motivates?: boolean | string;
  dies?: boolean;
}

export interface PrintedTile {
  points: number;
  kind?: string;
  built?: Deed;
  work?: Deed;
  free?: Deed;
  reach_bonus?: number;
  price?: Amounts;
  workers?: number[];
  symbol?: [string, string] | null;
  pair?: [string, string];
}

export interface PrintedBoard {
  sectors: Amounts[][];
  morale: number[];
  supply: number[];
  points_at_top: number;
  travels: number[];
  hexes: Amounts[][];
  water_per_empty_hex: number;
  supply_is_free_action: boolean;
  paradox_limit: number;
}

export interface Collapse {
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

export interface Printed {
  eras: number;
  goods: string[];
  workers: string[];
  paths: string[];
  shapes: string[];
  icons: string[];
  kinds: string[];
  hexes: string[];
  warps: string[];
  warp_goods: Record<string, [string, number]>;
  capital: string[];
  categories: string[];
  boards: Record<string, Record<string, PrintedBoard>>;
  starts: Record<
    string,
    { goods: number[]; active: number[]; tired: number[]; breakthroughs: number }
  >;
  evacuations: Record<string, { id: string; points: number; per_set: number }[]>;
  tiles: Record<string, PrintedTile>;
  collapses: Record<string, Collapse>;
  recruit_bonus: Record<string, Amounts>;
  trades: { price: Amounts; gain: Amounts }[];
  removal_prices: Amounts[];
  assets: Record<string, { gain: Amounts; tired: number[]; breakthroughs: number }>;
  layouts: string[][];
  experiments: Record<
    string,
    {
      level: number;
      points: number;
      price: Amounts;
      /** What it costs instead in some editions. */
      price_in: Record<string, Amounts>;
      workers: string[];
      breakthroughs: number;
      morale: number;
      paradoxes: number;
    }
  >;
  track: { symbols: number[]; start: number; saviours: string[]; points: Record<string, number[]> };
  chronobot: {
    seat: number;
    next: number[];
    morale: number[];
    supply: number[];
    travels: number[];
    paradox_limit: number;
    warp_tiles: number;
  };
}

/** The table of this title, for every part of its board. */
export const atTable = tableOf<View, Printed>;
type Table = ReturnType<typeof atTable>;

/** What is asked now, by its message; empty if nobody is asked. */
export function asked(table: Table): string {
  return table.look.question?.ask[0] ?? "";
}

/** A player's name, or Chronobot's: it sits beyond the players. */
export function nameOfSeat(table: Table, seat: number): string {
  return seat < table.view.own.length
    ? table.speaker.name(`seat:${seat}`)
    : table.speaker.tell("anachrony-chronobot");
}

const SETTING_UP = new Set(["paths", "leaders", "assets", "conditions"]);

export function isSettingUp(view: View): boolean {
  return SETTING_UP.has(view.phase);
}

/** Counts by position, as amounts by name: what is there at all. */
export function named(names: string[], counts: number[]): Amounts {
  const found: Amounts = {};
  counts.forEach((count, at) => {
    if (count) found[names[at]!] = count;
  });
  return found;
}

/** How many of these breakthroughs have a shape, and an icon if one is named. */
export function countOf(held: Held[], shape: string, icon?: string): number {
  return held
    .filter((each) => each.shape === shape && (icon === undefined || each.icon === icon))
    .reduce((all, each) => all + each.count, 0);
}

/** References to be listed as words: "2 titanium and 1 water". */
export function spelled(amounts: Amounts): string[] {
  return Object.entries(amounts).flatMap(([name, amount]) =>
    Array.from({ length: Math.max(0, amount) }, () => `some:${name}`),
  );
}

export function boardOf(view: View, printed: Printed, own: Own): PrintedBoard | null {
  const path = printed.paths[own.path];
  return path === undefined ? null : printed.boards[view.side]![path]!;
}

/** The top of a stack; its last entry. */
export function top<T>(stack: T[]): T | undefined {
  return stack[stack.length - 1];
}

export interface Preview {
  price: Amounts;
  /** One of these is received. */
  gains: Amounts[];
  reach: number;
  /** What is put into words besides: the reference of a tile, a collapsing hex and so on. */
  refs: string[];
}

/** What an option takes and gives as far as board, tiles and its own label tell. */
export function previewOf(offer: Offer, view: View, printed: Printed): Preview | null {
  const [kind = "", id = ""] = split(offer.key);
  const own = view.viewer === null ? undefined : view.own[view.viewer];
  const preview: Preview = { price: {}, gains: [], reach: 0, refs: [] };
  const place = view.places[offer.key];
  const tile = printed.tiles[id];
  if (place) {
    if (place.water) preview.price.water = place.water;
    if (place.cube) preview.gains = [{ [place.cube]: 1 }];
    if (place.tile) preview.refs = [`collapse:${place.tile}`];
    if (offer.key === "pool:evacuation" && own?.evacuation_way)
      preview.gains = [{ points: own.evacuation_way.points }];
    if (offer.key === "pool:experiment" && own) {
      const card = view.experiments[own.focus];
      const facts = card ? printed.experiments[card] : undefined;
      if (card && facts) {
        preview.price = facts.price_in[view.edition] ?? facts.price;
        preview.gains = [{ points: facts.points }];
        preview.refs = [`experiment:${card}`];
      }
    }
  } else if (kind === "build" && tile) {
    for (const each of list(offer.label[1].price)) {
      const good = each.slice("some:".length);
      preview.price[good] = (preview.price[good] ?? 0) + 1;
    }
    preview.gains = [{ points: tile.points }];
    preview.refs = [`tile:${id}`];
  } else if ((kind === "own" || kind === "free" || kind === "tile") && tile) {
    const deed = kind === "free" ? tile.free : tile.work;
    if (!deed || id === "anomaly") return null;
    preview.price = deed.price;
    preview.gains = deed.gains;
    preview.reach = deed.reach;
    preview.refs = [`tile:${id}`];
  } else if (offer.key === "own:supply" || offer.key === "free:supply") {
    preview.price.water = own?.supply_price ?? 0;
  } else if (kind === "power" && own) {
    const prices = boardOf(view, printed, own)?.hexes[printed.hexes.indexOf(id)] ?? [];
    if (prices.length !== 1) return null;
    preview.price = prices[0]!;
  } else if (offer.label[0] === "anachrony-option-trade") {
    const { given, give, got, get } = offer.label[1];
    preview.price = { [nameOf(give)]: Number(given) };
    preview.gains = [{ [nameOf(get)]: Number(got) }];
  } else {
    return null;
  }
  return preview;
}

function split(key: string): string[] {
  const colon = key.indexOf(":");
  return colon < 0 ? [key, ""] : [key.slice(0, colon), key.slice(colon + 1)];
}

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The id of a reference like `resource:water`. */
function nameOf(value: unknown): string {
  return String(value).split(":").pop()!;
}
