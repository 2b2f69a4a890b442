// Where the cards of five piles lie, in a given room. Splayed cards are moved by strips, as wide
// as there is room for; the cards themselves grow and shrink between bounds.

import type { ColorWord, PlayerView } from "./view.gen";

export interface Size {
  /** Least and greatest width of a card, its height, the icon on it, and a strip's bounds. */
  narrowest: number;
  widest: number;
  lowest: number;
  highest: number;
  icon: number;
  thin: number;
  thick: number;
  gap: number;
}

export const LARGE: Size = {
  narrowest: 104,
  widest: 158,
  lowest: 88,
  highest: 124,
  icon: 22,
  thin: 12,
  thick: 24,
  gap: 10,
};
/** On a phone: three piles side by side. */
export const PHONE: Size = {
  narrowest: 108,
  widest: 108,
  lowest: 92,
  highest: 98,
  icon: 22,
  thin: 12,
  thick: 22,
  gap: 10,
};
export const MIDDLE: Size = {
  narrowest: 66,
  widest: 134,
  lowest: 54,
  highest: 72,
  icon: 15,
  thin: 9,
  thick: 17,
  gap: 8,
};
export const SMALL: Size = {
  narrowest: 36,
  widest: 66,
  lowest: 44,
  highest: 68,
  icon: 12,
  thin: 3,
  thick: 13,
  gap: 5,
};

/** The first of these sizes in which five piles fit side by side, or the last. */
export function fitting(board: PlayerView["board"], width: number, ...sizes: Size[]): Size {
  const least = (size: Size): number =>
    5 * size.narrowest + 4 * size.gap + 6 + aside(board) * size.thin;
  return sizes.find((size) => least(size) <= width) ?? sizes.at(-1)!;
}

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
  const room = width - size.gap * (colors.length - 1) - 6;

  // First thick strips and small cards; what is left over makes the cards wider.
  const wide = wrap
    ? size.thick
    : within(size.thin, (room - 5 * size.narrowest) / Math.max(1, across), size.thick);
  const cw = wrap
    ? size.narrowest
    : Math.floor(within(size.narrowest, (room - across * wide) / 5, size.widest));
  const ch = Math.floor(within(size.lowest, height - upward * size.thick - 6, size.highest));

  return colors.map((color) => {
    const pile = board[color] ?? { cards: [], splay: "none" as const };
    const under = covered(color);
    const sideways = pile.splay === "left" || pile.splay === "right";
    const strip = sideways
      ? wrap
        ? within(size.thin, (width - cw) / Math.max(1, under), size.thick)
        : wide
      : Math.min((height - ch - 6) / Math.max(1, under), size.thick);
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
      icon: size.icon,
      topX: top?.x ?? 0,
      topY: top?.y ?? 0,
      // Of a pile that is not splayed only the top card can be seen.
      cards: pile.splay === "none" ? cards.slice(-1) : cards,
    };
  });
}
