// Where the cards of five piles lie, in a given room. Splayed cards are moved by strips, as wide
// as there is room for; the cards themselves grow and shrink between bounds.

import { breadth } from "../../lib/letters";
import type { ColorWord, PlayerView } from "./view.gen";

export interface Size {
  /** Least and greatest width of a card, its height, and a strip's bounds. */
  narrowest: number;
  widest: number;
  lowest: number;
  highest: number;
  thin: number;
  thick: number;
  gap: number;
}

/** One's own board. */
export const LARGE: Size = {
  narrowest: 100,
  widest: 236,
  lowest: 84,
  highest: 290,
  thin: 10,
  thick: 24,
  gap: 9,
};
/** With little width: three piles side by side. */
export const PHONE: Size = {
  narrowest: 104,
  widest: 104,
  lowest: 92,
  highest: 104,
  thin: 6,
  thick: 22,
  gap: 8,
};
/** Somebody else's board. */
export const SMALL: Size = {
  narrowest: 62,
  widest: 190,
  lowest: 58,
  highest: 190,
  thin: 5,
  thick: 18,
  gap: 6,
};
/** No card is narrower than this, whatever lies beside it. */
const LEAST = 33;
/** Nor higher than so many times its width. */
const SLENDER = 1.7;

/** The same on a screen with larger letters. */
export function sized(size: Size, unit: number): Size {
  const scaled = Object.entries(size).map(([what, pixels]) => [what, pixels * unit]);
  return Object.fromEntries(scaled) as unknown as Size;
}

/** How large the icons are on a card of this size. */
export const iconOf = (width: number, height: number): number =>
  within(12, Math.min(width * 0.2, height * 0.22), 40);

/** How many cards look out sideways from under others. */
function aside(board: PlayerView["board"]): number {
  return Object.values(board)
    .filter((pile) => pile.splay === "left" || pile.splay === "right")
    .reduce((sum, pile) => sum + pile.cards.length - 1, 0);
}

export interface Laid {
  id: string;
  top: boolean;
  x: number;
  y: number;
  strip: number;
}

export interface LaidPile {
  color: ColorWord;
  covered: number;
  width: number;
  height: number;
  cw: number;
  ch: number;
  icon: number;
  topX: number;
  topY: number;
  cards: Laid[];
}

const within = (low: number, wish: number, high: number): number =>
  Math.max(low, Math.min(wish, high));

export function laid(
  colors: ColorWord[],
  board: PlayerView["board"],
  width: number,
  height: number,
  size: Size,
  wrap: boolean,
): LaidPile[] {
  const covered = (color: ColorWord): number => Math.max(0, (board[color]?.cards.length ?? 0) - 1);
  const across = aside(board);
  const upward = Math.max(0, ...colors.map((c) => (board[c]?.splay === "up" ? covered(c) : 0)));
  const room = width - size.gap * (colors.length - 1) - 16;

  // First thick strips and small cards; what is left over makes the cards wider. Where not even
  // thin strips leave enough, both give way: nothing reaches over the edge.
  let wide = within(size.thin, (room - 5 * size.narrowest) / Math.max(1, across), size.thick);
  let cw = Math.floor(Math.min((room - across * wide) / 5, size.widest));
  if (cw < size.narrowest && across > 0) {
    wide = within(1.5, (room - 5 * Math.min(size.narrowest, LEAST * 1.4)) / across, size.thin);
    cw = Math.floor(Math.max(LEAST, (room - across * wide) / 5));
  }
  if (wrap) [wide, cw] = [size.thick, size.narrowest];
  // A tall splay lowers the cards, so that what looks out from under them can be seen.
  const tight = upward > 0 && (height - size.lowest - 6) / upward < 4;
  const low = tight ? size.lowest * 0.72 : size.lowest;
  const up = upward ? within(3, (height - low - 6) / upward, size.thick) : 0;
  const tallest = Math.max(size.lowest, Math.min(size.highest, cw * SLENDER));
  const ch = Math.floor(within(low, height - upward * up - 6, tallest));

  return colors.map((color) => {
    const pile = board[color] ?? { cards: [], splay: "none" as const };
    const under = covered(color);
    const sideways = pile.splay === "left" || pile.splay === "right";
    const strip = sideways
      ? wrap
        ? within(2, (width - cw - 8) / Math.max(1, under), size.thick)
        : wide
      : up;
    const reach = under * strip;
    const cards = pile.cards.map((id, at) => {
      const depth = under - at; // how many lie on it
      const x = pile.splay === "left" ? depth * strip : pile.splay === "right" ? at * strip : 0;
      return { id, top: depth === 0, x, y: pile.splay === "up" ? depth * strip : 0, strip };
    });
    const top = cards.at(-1);
    return {
      color,
      covered: under,
      width: cw + (sideways ? reach : 0),
      height: ch + (pile.splay === "up" ? reach : 0),
      cw,
      ch,
      icon: iconOf(cw, ch),
      topX: top?.x ?? 0,
      topY: top?.y ?? 0,
      // Of a pile that is not splayed only the top card can be seen.
      cards: pile.splay === "none" ? cards.slice(-1) : cards,
    };
  });
}

/** How high a text becomes: letters are about half as wide as high. */
export function heightOf(texts: string[], width: number, type: number): number {
  const across = Math.max(8, width / (type * 0.5));
  // Words do not break: a line loses about half a word.
  const lines = texts.map((text) => Math.ceil((breadth(text) + 2) / Math.max(6, across - 3)));
  return lines.reduce((sum, each) => sum + each * type * 1.25 + 4, 0);
}
