// What is drawn in several parts of the board, from what the view tells. No rule is known here.

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Offer } from "../../lib/wire";
import {
  at,
  type Amounts,
  type AnachronyBox,
  type AnachronyView,
  type HeldBreakthroughs,
  type Own,
  type PrintedBoard,
} from "./view.gen";

/** The table of this title, for every part of its board. */
export const atTable = tableOf<AnachronyView, AnachronyBox>;
type Table = ReturnType<typeof atTable>;

/** A player's name, or Chronobot's: it sits beyond the players. */
export function nameOfSeat(table: Table, seat: number): string {
  return seat < table.view.own.length
    ? table.speaker.name(`seat:${seat}`)
    : table.speaker.tell("anachrony-chronobot");
}

const SETTING_UP = new Set(["paths", "leaders", "assets", "conditions"]);

export function isSettingUp(view: AnachronyView): boolean {
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
export function countOf(held: HeldBreakthroughs[], shape: string, icon?: string): number {
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

export function boardOf(view: AnachronyView, printed: AnachronyBox, own: Own): PrintedBoard | null {
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
export function previewOf(
  offer: Offer,
  view: AnachronyView,
  printed: AnachronyBox,
): Preview | null {
  const [says, told] = offer.label;
  const preview: Preview = { price: {}, gains: [], reach: 0, refs: [] };
  if (says === "anachrony-option-trade") {
    preview.price = { [nameOf(told.give)]: Number(told.given) };
    preview.gains = [{ [nameOf(told.get)]: Number(told.got) }];
    return preview;
  }

  const own = view.viewer === null ? undefined : view.own[view.viewer];
  const place = view.places[offer.at ?? ""];
  if (place) {
    if (place.water) preview.price.water = place.water;
    if (place.cube) preview.gains = [{ [place.cube]: 1 }];
    if (place.tile) preview.refs = [`collapse:${place.tile}`];
    if (offer.at === EVACUATION && own?.evacuation_way)
      preview.gains = [{ points: own.evacuation_way.points }];
    const card = offer.at === EXPERIMENT && own ? view.experiments[own.focus] : null;
    const facts = card ? printed.experiments[card] : undefined;
    if (facts) {
      preview.price = facts.price_in[view.edition] ?? facts.price;
      preview.gains = [{ points: facts.points }];
      preview.refs = [`experiment:${card}`];
    }
    return preview;
  }

  for (const [id, tile] of Object.entries(printed.tiles)) {
    if (offer.at === at.buildingOnOffer(id) || offer.at === at.superprojectOnOffer(id)) {
      for (const each of list(told.price))
        preview.price[nameOf(each)] = (preview.price[nameOf(each)] ?? 0) + 1;
      preview.gains = [{ points: tile.points }];
      preview.refs = [`tile:${id}`];
      return preview;
    }
    if (offer.at === at.tile(id)) {
      const deed = says === "anachrony-option-free" ? tile.free : tile.work;
      if (!deed || id === ANOMALY) return null;
      preview.refs = [`tile:${id}`];
      return { ...preview, price: deed.price, gains: deed.gains, reach: deed.reach };
    }
  }

  if (offer.at === at.ownSupply()) {
    preview.price.water = own?.supply_price ?? 0;
    return preview;
  }
  const hex = printed.hexes.findIndex((each) => at.ownHex(each) === offer.at);
  const prices = own && hex >= 0 ? boardOf(view, printed, own)?.hexes[hex] : undefined;
  return prices?.length === 1 && prices[0] ? { ...preview, price: prices[0] } : null;
}

// Places of the main board, as `places` of a view calls them, and the tile that is none.
const EVACUATION = "pool:evacuation";
const EXPERIMENT = "pool:experiment";
const ANOMALY = "anomaly";

function list(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The id of a reference like `resource:water`. */
function nameOf(value: unknown): string {
  return String(value).slice(String(value).indexOf(":") + 1);
}

/** Who may be sent somewhere, while that is asked: a place may then be chosen first. */
export const sendable = (table: ReturnType<typeof atTable>): Offer[] =>
  table.offersAt(...table.box.workers.map((worker) => at.ownWorker(worker)));
