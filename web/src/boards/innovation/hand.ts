// How the cards of a hand lie, so that every text can be read. Cards of one size lie in rows where
// there is room for that; a larger hand is packed: finer print, smaller icons, and every card as
// wide as its text asks for, so that all cards of a row are equally high.

import { breadth } from "../../lib/letters";
import { heightOf } from "./geometry";

export interface HandLaid {
  /** How large the letters are. */
  type: number;
  /** Finer print: there are many cards. */
  packed: boolean;
  /** How wide each card is, in pixels. */
  widths: number[];
}

/** A card to be laid: its name and its effects. */
export interface Written {
  name: string;
  texts: string[];
}

export const GAP = 8;
const FOOT = 70; // what a card has above and below its text
const SLIM = 136; // no card of a hand is narrower, unless it is packed
const WIDE = 260; // none is wider

/** A hand that takes `height` if it can, and up to `most` if it must; both 0: whatever it needs. */
export function handLaid(
  hand: Written[],
  width: number,
  height: number,
  most: number,
  unit: number,
): HandLaid {
  const found = alike(hand, width, height, unit) ?? alike(hand, width, most, unit);
  if (found) return found;
  if (most > 0) return packed(hand, width, most, unit);
  return inColumns(hand, Math.min(hand.length, columnsIn(width, unit)), width, 11.5 * unit, unit);
}

const columnsIn = (width: number, unit: number): number =>
  Math.max(1, Math.floor((width + GAP) / (SLIM * unit + GAP)));

/** Cards of one size, in letters as large as go into the height; nothing if none do. */
function alike(hand: Written[], width: number, height: number, unit: number): HandLaid | null {
  const columns = columnsIn(width, unit);
  for (let type = 15 * unit; type >= 11.5 * unit; type -= 0.5 * unit)
    for (let beside = Math.min(hand.length, columns); beside >= 1; beside--) {
      const card = Math.min(WIDE * unit, (width - GAP * (beside - 1)) / beside);
      const rows = Math.ceil(hand.length / beside);
      if (beside < columns && rows > 1 && card > 230 * unit) break;
      const highest = Math.max(
        ...hand.map(({ texts }) => heightOf(texts, card - 36 * unit, type)),
        0,
      );
      if (rows * (highest + FOOT * unit + GAP) <= height)
        return inColumns(hand, beside, width, type, unit);
    }
  return null;
}

function inColumns(
  hand: Written[],
  columns: number,
  width: number,
  type: number,
  unit: number,
): HandLaid {
  const share = (width - GAP * (columns - 1)) / Math.max(1, columns);
  const each = Math.floor(Math.min(WIDE * unit, share));
  return { type, packed: false, widths: hand.map(() => each) };
}

const LEAST = 11; // no letter is smaller
const THIN = 4; // between packed cards
const STEP = 6;

/** As large letters as go into the height; where none do, the lowest hand there is. */
function packed(hand: Written[], width: number, most: number, unit: number): HandLaid {
  let found: { type: number; rows: number[][]; high: number } | undefined;
  for (let type = 12.5 * unit; type >= LEAST; type -= 0.5) {
    const lowest = lowestRows(hand, width, type, unit);
    if (!found || lowest.high < found.high) found = { type, ...lowest };
    if (found.high <= most) break;
  }
  const { type, rows } = found!;
  return { type, packed: true, widths: rows.flatMap((row) => stretched(row, width, unit)) };
}

/** Rows of cards as wide as they must be, with as many rows as make the whole lowest. */
function lowestRows(
  hand: Written[],
  width: number,
  type: number,
  unit: number,
): { rows: number[][]; high: number } {
  const narrowest = Math.ceil(96 * unit);
  const widths = Array.from(
    { length: Math.ceil((360 * unit - narrowest) / STEP) },
    (_, at) => narrowest + at * STEP,
  );
  const heights = hand.map((card) => widths.map((each) => packedHeight(card, each, type, unit)));
  const wants = (card: number, high: number): number =>
    widths[heights[card]!.findIndex((each) => each <= high)] ?? Infinity;
  let best: { rows: number[][]; high: number } | undefined;
  // Only heights that some card has can be the lowest.
  for (const high of [...new Set(heights.flat().map(Math.ceil))].sort((a, b) => a - b)) {
    if (best && high > best.high) break;
    const rows = filled(
      hand.map((_, card) => wants(card, high)),
      width,
    );
    const whole = rows.length * (high + THIN);
    if (Number.isFinite(rows[0]?.[0] ?? 0) && (!best || whole < best.high))
      best = { rows, high: whole };
  }
  return best ?? { rows: hand.map(() => [width]), high: Infinity };
}

/** Cards in rows, in their order. */
function filled(wanted: number[], width: number): number[][] {
  if (!wanted.every(Number.isFinite)) return [[Infinity]];
  const rows: number[][] = [[]];
  let left = width;
  for (const each of wanted) {
    if (each > left && rows.at(-1)!.length > 0) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)!.push(each);
    left -= each + THIN;
  }
  return rows;
}

/** What is left of a row is shared out among its cards. */
function stretched(row: number[], width: number, unit: number): number[] {
  const taken = row.reduce((sum, each) => sum + each + THIN, -THIN);
  const more = (width - taken) / row.length;
  return row.map((each) => Math.floor(Math.max(each, Math.min(WIDE * unit, each + more))));
}

/** How large the icons of a packed card are. */
export const packedIcon = (unit: number): number => Math.round(15 * unit);

/** How high a packed card of this width becomes. */
function packedHeight({ name, texts }: Written, width: number, type: number, unit: number): number {
  const icon = packedIcon(unit);
  const title = lines(name, width - 2 * icon - 18, type * 1.1 * 1.12) * type * 1.1 * 1.08;
  // The icon of an effect takes the room of three letters.
  const told = texts.reduce(
    (sum, text) => sum + lines(`+++ ${text}`, width - 14, type) * type * 1.14 + 2,
    0,
  );
  return Math.max(icon + 4, title + 4) + told + icon + 7;
}

const words = new Map<string, number[]>();

/** How many lines a text takes: letters are about half as wide as high, words are not broken. */
function lines(text: string, width: number, type: number): number {
  let wide = words.get(text);
  if (!wide) words.set(text, (wide = text.split(" ").map(breadth)));
  const across = width / (type * 0.485);
  let count = 1;
  let at = 0;
  for (const word of wide) {
    if (at > 0 && at + word > across) {
      count += 1;
      at = 0;
    }
    at += word + 0.5; // a space is narrow
    // A word that is wider than the line is broken.
    count += Math.max(0, Math.ceil(word / across) - 1);
  }
  return count;
}
