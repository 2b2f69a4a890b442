// Made by `python -m chronotable.web.typescript` from src/chronotable/games/innovation/view_types.py: change that.

export type ColorWord = "blue" | "red" | "green" | "yellow" | "purple";

export type IconWord = "castle" | "crown" | "leaf" | "lightbulb" | "factory" | "clock";

export type SplayWord = "none" | "left" | "right" | "up";

export type SpecialWord = "monument" | "empire" | "wonder" | "world" | "universe";

export type Entry = string | number;

/** A pile of a board, bottom first. */
export interface PileView {
  cards: string[];
  splay: SplayWord;
  place: string;
}

/** What lies in front of a player, and what follows from it. */
export interface PlayerView {
  hand: Entry[];
  score: Entry[];
  points: number;
  board: Partial<Record<ColorWord, PileView>>; // piles with a card at least
  icons: Record<IconWord, number>;
  top: number; // the highest age of a top card; 0 without any
  reach: number; // the highest achievement that points and top cards allow
  draws: number | null; // the age of a plain draw, unless no card is left for it
  claimed: number[];
  specials: SpecialWord[];
  tucked: number;
  scored: number;
  progress: Record<SpecialWord, number>;
  place: string;
}

/** Who would share a top card of the active player, and who would obey. */
export interface PreviewView {
  card: string;
  icon: IconWord;
  counts: number[];
  shares: number[];
  obeys: number[];
}

/** What a seat knows of the table. */
export interface InnovationView {
  viewer: number | null;
  started: boolean;
  turn: number;
  turns_taken: number;
  actions_left: number;
  supply: (string | null)[][]; // by age, bottom first; a card that is known there by name
  achievements: number[];
  needed: number; // achievements that win
  specials: Record<SpecialWord, number | null>; // who holds them
  removed: string[];
  players: PlayerView[];
  dogma: Partial<Record<ColorWord, PreviewView>>;
}

export interface PrintedEffect {
  text: string; // the reference that names it
  demand: boolean;
}

export interface PrintedCard {
  age: number;
  color: ColorWord;
  icons: (IconWord | null)[];
  featured: IconWord;
  effects: Record<string, PrintedEffect[]>; // by edition
}

/** Everything printed that is needed to draw the table. */
export interface InnovationBox {
  colors: ColorWord[];
  icons: IconWord[];
  splays: Record<SplayWord, number[]>; // which corners of a covered card show
  achievements: Record<string, number>; // by age, the points they take
  specials: Record<SpecialWord, number>;
  cards: Record<string, PrintedCard>;
}

/** Where things lie: an option lies at a thing if its `at` is the same. */
export const at = {
  card: (card: string | number): string => `card:${card}`,
  supply: (age: string | number): string => `supply:${age}`,
  plainDraw: (): string => `draw`,
  achievement: (age: string | number): string => `achievement:${age}`,
  pile: (seat: string | number, color: string | number): string => `pile:${seat}:${color}`,
  back: (seat: string | number, age: string | number): string => `back:${seat}:${age}`,
  seat: (seat: string | number): string => `seat:${seat}`,
};
