// Everything in a box, to be looked through without a table.

/** One thing of a box: a card, a tile, a leader. */
export interface Thing {
  /** What names it. */
  ref: string;
  /** What it does, by references to its texts; with a message around it, such as a demand. */
  texts: (string | { says: string; text: string })[];
  /** What one can look for it by: references (`color:blue`) or plain numbers. */
  facets: Record<string, string[]>;
}

/** Things of one kind, under the heading GAME-web-box-ID. */
export interface Section {
  id: string;
  things: Thing[];
}

export const numbers = (value: number | null | undefined): string[] =>
  value == null ? [] : [String(value)];

/** Text as it is looked for: without case and accents. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l");
