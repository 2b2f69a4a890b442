// What a view and the box of Echoes of Time hold, as far as the table is drawn from it.

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Offer, Snapshot } from "../../lib/wire";
import type { EchoesBox } from "./view.gen";

export type Family = "water" | "wood" | "sky" | "earth" | "neutral";
export type Flame = "yellow" | "blue" | "red";

export interface CardFacts {
  faction: Family;
  kind: "creature" | "artifact";
  specialisation: "battle" | "magic";
  strength: number;
  cards: number;
  time: number;
  points: number | null;
  ability: "summoned" | "flame" | "whenever" | "discount" | "scoring";
  flame: Flame | null;
  effects: string[];
  copies: number;
  interaction: boolean;
  origin: "box" | "ours";
}

export interface SourceFacts {
  conquer: number;
  fortify: number;
  points: [number, number];
  flame: Flame | null;
  effects: string[];
  interaction: boolean;
  origin: "box" | "ours";
}

export interface Limits {
  positions: number;
  tile: number;
  hand: number;
  party: number;
  source_size: number;
  supply_per_player: number;
  turns: number;
}

export interface SourceView {
  id: string;
  owner: number | null;
  fortified: boolean;
  token: boolean;
  under: string[];
  strength: number;
  /** What an attack must exceed; null if nobody can take it. */
  defence: number | null;
}

export interface PlayerView {
  hand: (string | null)[];
  party: string[];
  left: string[];
  board: string[][];
  tiles: Flame[];
  active: Flame;
  slides: number;
  points: number;
  tokens: string[];
  size: number;
  score: number;
  score_sheet: { tokens: number; sources: number; cards: number };
  prices: [number, number][];
  landing: (number | null)[];
  fighters: string[];
  values: Record<string, number>;
}

export interface EchoesView {
  viewer: number | null;
  phase: "first play" | "time" | "summon" | "action" | "end";
  round: number;
  first: number;
  turn: number;
  turns: number;
  acted: boolean;
  ending: string[];
  supply: number;
  reserve: number;
  deck: number;
  discard: string[];
  sent: string[];
  sources: SourceView[];
  players: PlayerView[];
}

/** The table of this title, for every part of its board. */
export const atTable = tableOf<EchoesView, EchoesBox>;

export const cardFacts = (box: EchoesBox, id: string): CardFacts => box.cards[id] as CardFacts;
export const sourceFacts = (box: EchoesBox, id: string): SourceFacts =>
  box.sources[id] as SourceFacts;
export const limitsOf = (box: EchoesBox): Limits => box.limits as Limits;

/** Where cards lie: options about a card that has a twin elsewhere mean the one in this place. */
export type Place = "hand" | "board" | "left" | "party" | "under";

// Questions whose bare cards are hand cards.
const FROM_HAND = new Set([
  "echoes-ask-pay",
  "echoes-ask-discard",
  "echoes-ask-hand-limit",
  "echoes-ask-first-play",
]);

/** The offers about one card where it lies, in the order of the question. */
export function offersFor(
  look: Snapshot,
  offers: ReadonlyMap<string, Offer>,
  id: string,
  place: Place,
): Offer[] {
  if (!offers.size) return [];
  const fromHand = FROM_HAND.has(look.question?.ask[0] ?? "");
  return [...offers.values()].filter(({ key }) => {
    const [verb, it] = key.split(":");
    if (it !== id) return false;
    if (verb === "play") return place === "hand";
    if (verb === "move") return place === "board";
    if (verb === "flame") return place === "party";
    return verb === "card" && fromHand === (place === "hand");
  });
}

/** The offers about a source. */
export function sourceOffers(offers: ReadonlyMap<string, Offer>, id: string): Offer[] {
  return [...offers.values()].filter(({ key }) => key.split(":")[1] === id);
}

/** The card or source that asks just now, such as `miner`. */
export function speaking(look: Snapshot): string | null {
  const [kind, it] = (look.question?.why ?? "").split(":");
  return kind && it ? it : null;
}

/** How much less the cards offered now cost, beyond what their owner's party gives. */
export function extraDiscount(look: Snapshot): { cards: number; time: number } {
  const [key, params] = look.question?.ask ?? ["", {}];
  if (key !== "echoes-ask-play") return { cards: 0, time: 0 };
  return { cards: Number(params.cards ?? 0), time: Number(params.time ?? 0) };
}

/** Names with a number behind those that come twice, to tell their elements apart. */
export function keyed(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: nth > 1 ? `${id} ${nth}` : id };
  });
}
