// Made by `python -m chronotable.web.typescript` from src/chronotable/games/echoes/view_types.py: change that.

export type FlameWord = "yellow" | "blue" | "red";

export type PhaseWord = "first play" | "time" | "summon" | "action" | "end";

export type EndingWord = "supply" | "party" | "sources";

export type FamilyWord = "water" | "wood" | "sky" | "earth" | "neutral";

export type KindWord = "creature" | "artifact";

export type FieldWord = "battle" | "magic";

export type AbilityWord = "summoned" | "flame" | "whenever" | "discount" | "scoring";

export type OriginWord = "box" | "ours";

/** A source of power: who holds it, and what it takes to change that. */
export interface SourceView {
  id: string;
  owner: number | null;
  fortified: boolean;
  token: boolean;
  under: string[];
  strength: number;
  defence: number | null; // what an attack must exceed, unless nobody can take it
  conquer_strength: number;
  fortify_strength: number;
  place: string;
}

/** What would count if the game ended now. */
export interface ScoreView {
  tokens: number;
  sources: number;
  cards: number;
}

/** What lies in front of a player, and what follows from it. */
export interface PlayerView {
  hand: (string | null)[];
  drawn_from: number[]; // for each hand card, the number of its deck
  party: string[];
  left: string[]; // cards that have left the board and are not yet summoned
  board: string[][]; // by position, from 1 on
  tiles: FlameWord[]; // by position, too
  active: FlameWord;
  slides: number;
  points: number;
  tokens: string[]; // the cards that bear one
  size: number;
  score: number;
  score_sheet: ScoreView;
  prices: [number, number][]; // what each hand card costs now, in cards and time
  landing: (number | null)[]; // for a time of 0, 1, 2 and so on: where such a card is laid
  fighters: string[]; // the creatures that can be sent to a source
  values: Record<string, number>; // what the scoring cards count
}

/** What a seat knows of the table. */
export interface EchoesView {
  viewer: number | null;
  phase: PhaseWord;
  round: number;
  first: number;
  turn: number;
  turns: number;
  acted: boolean;
  ordered: boolean;
  ending: EndingWord[];
  supply: number;
  reserve: number;
  substitutes: number;
  deck: number;
  deck_number: number;
  shuffled: number[][]; // for each deck after the first, its cards out of sight
  discard: string[];
  out: string[];
  sent: string[];
  sources: SourceView[];
  players: PlayerView[];
}

export interface PrintedCard {
  faction: FamilyWord;
  kind: KindWord;
  specialisation: FieldWord;
  strength: number;
  cards: number;
  time: number;
  points: number | null;
  ability: AbilityWord;
  flame: FlameWord | null;
  effects: string[];
  copies: number;
  interaction: boolean;
  origin: OriginWord;
}

export interface PrintedSource {
  conquer: number;
  fortify: number;
  points: [number, number];
  flame: FlameWord | null;
  effects: string[];
  interaction: boolean;
  origin: OriginWord;
}

/** Numbers of the rulebook. */
export interface RulebookLimits {
  positions: number;
  tile: number;
  hand: number;
  party: number;
  source_size: number;
  supply_per_player: number;
  turns: number;
}

/** Everything printed that is needed to draw the table. */
export interface EchoesBox {
  cards: Record<string, PrintedCard>;
  sources: Record<string, PrintedSource>;
  tiles: FlameWord[];
  limits: RulebookLimits;
}

/** Where things lie: an option lies at a thing if its `at` is the same. */
export const at = {
  inHand: (card: string | number): string => `hand:${card}`,
  card: (card: string | number): string => `card:${card}`,
  source: (source: string | number): string => `source:${source}`,
  drawPile: (): string => `deck`,
};
