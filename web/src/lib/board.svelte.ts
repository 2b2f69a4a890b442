// What a board is given and what it may bring along. See web/README.md.

import { getContext, setContext, type Component } from "svelte";
import type { Speaker } from "./speaker";
import { phone } from "./window";
import type { Offer, Said, Snapshot } from "./wire";

/** What the folder of a board holds. All of it is drawn at a table: `atTable` tells which. */
export interface Board {
  Board: Component;
  /** What the popover shows of a thing. */
  Explain?: Component<{ ref: string }>;
  /** The score sheet when the game is over. */
  Score?: Component;
}

/** What can be done at a table, and what is pointed at. */
export interface Play {
  /** The options of the current question by key. Empty when this viewer is not asked. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** The option that the pointer or the keyboard is on, on the board or in the action bar. */
  readonly pointed: string | null;
  point(key: string | null): void;
  /** Answer with this option, or ask whether it is meant. */
  pick(key: string): void;
}

/** Nothing can be done: one looks at the past. */
export const ONLY_LOOKING: Play = {
  offers: new Map(),
  pointed: null,
  point: () => undefined,
  pick: () => undefined,
};

/** What a page knows of a table. Read late: all of it changes. */
export interface Shown {
  readonly look: Snapshot;
  /** Everything that has happened, as far as it is shown. */
  readonly events: Said[];
  /** Everything printed, as `Game.box()` tells it. */
  readonly box: unknown;
  readonly speaker: Speaker;
  readonly play: Play;
  /** The answer that a guide suggests: it is pointed at while nothing else is. */
  readonly suggested?: string | null;
}

/** The table as the parts of its board see it, handed down once by the page. */
export class AtTable<View, Box> {
  constructor(private readonly shown: Shown) {}

  get look(): Snapshot {
    return this.shown.look;
  }

  /** The title's own view of this viewer's seat; the server vouches for its shape. */
  get view(): View {
    return this.shown.look.table as View;
  }

  get box(): Box {
    return this.shown.box as Box;
  }

  get events(): Said[] {
    return this.shown.events;
  }

  get speaker(): Speaker {
    return this.shown.speaker;
  }

  /** Less room than a laptop has: one column, opponents folded. */
  get narrow(): boolean {
    return phone.current;
  }

  get offers(): ReadonlyMap<string, Offer> {
    return this.shown.play.offers;
  }

  get pointed(): string | null {
    return this.shown.play.pointed ?? this.shown.suggested ?? null;
  }

  private readonly lying = $derived.by(() => {
    const found = new Map<string, Offer[]>();
    for (const offer of this.offers.values())
      if (offer.at) found.set(offer.at, [...(found.get(offer.at) ?? []), offer]);
    return found;
  });

  /** What can be done at these places, which options and the things of a view are told by. */
  offersAt(...places: string[]): Offer[] {
    return places.flatMap((place) => this.lying.get(place) ?? []);
  }

  readonly pick = (key: string): void => this.shown.play.pick(key);
  readonly point = (key: string | null): void => this.shown.play.point(key);
}

const KEY = Symbol("table");

/** From here down, everything is drawn at this table. */
export const seatAt = (shown: Shown): AtTable<unknown, unknown> =>
  setContext(KEY, new AtTable(shown));

export const atTable = <View, Box>(): AtTable<View, Box> => getContext(KEY);

/** The references in the label of an option. */
function mentioned(offer: Offer): string[] {
  return Object.values(offer.label[1])
    .flat()
    .filter((each): each is string => typeof each === "string" && each.includes(":"));
}

// Kinds of references that have nothing to explain beyond their name.
const PLAIN = new Set([
  "seat",
  "number",
  "value",
  "age",
  "word",
  "color",
  "effect",
  "text",
  "side",
]);

/** The kind of a reference: `card` of `card:oars`. */
export const kindOf = (reference: string): string => reference.slice(0, reference.indexOf(":"));

export function explainable(reference: string | undefined): boolean {
  return !!reference && reference.includes(":") && !PLAIN.has(kindOf(reference));
}

/** The thing that explains an option best, or nothing. */
export function explanationOf(offer: Offer): string | undefined {
  return mentioned(offer).find(explainable);
}
