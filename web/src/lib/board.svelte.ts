// What a board is given and what it may bring along. See web/README.md.

import { getContext, setContext, type Component } from "svelte";
import type { Speaker } from "./speaker";
import type { Trail } from "./story";
import { SvelteMap } from "svelte/reactivity";
import { fromAfar, large, vast } from "./window.svelte";
import type { Offer, Said, Snapshot } from "./wire";

/** What the folder of a board holds. All of it is drawn at a table: `atTable` tells which. */
export interface Board {
  Board: Component;
  /** What the viewer holds, for a phone beside a table in the room: drawn instead of the board. */
  Held?: Component;
  /** What the popover shows of a thing. */
  Explain?: Component<{ ref: string }>;
  /** The score sheet when the game is over. */
  Score?: Component;
  /** Where an event can be seen on the board, given what is printed. */
  trail?: (said: Said, box: unknown) => Trail;
}

/** What can be done at a table, and what is pointed at. */
export interface Play {
  /** The options of the current question by key. Empty when this viewer is not asked. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** The option that the pointer or the keyboard is on, on the board or in the action bar. */
  readonly pointed: string | null;
  /** Nothing can be answered just now: an answer is on its way. */
  readonly stuck: boolean;
  point(key: string | null): void;
  /** Answer with this option, or ask whether it is meant; `careful`: by all means ask. */
  pick(key: string, careful?: boolean): void;
}

/** Nothing can be done: one looks at the past. */
export const ONLY_LOOKING: Play = {
  offers: new Map(),
  pointed: null,
  stuck: false,
  point: () => undefined,
  pick: () => undefined,
};

/** Somebody's doing, while it is told. */
export interface Acting {
  seat: number | null;
  things: readonly string[];
}

/** What a page knows of a table. Read late: all of it changes. */
export interface Shown {
  readonly look: Snapshot;
  /** Everything that has happened, as far as it is shown. */
  readonly events: Said[];
  /** Everything printed, as `Game.box()` tells it. */
  readonly box: unknown;
  readonly speaker: Speaker;
  readonly play: Play;
  /** What is being told: who does something, and the things that it is about. */
  readonly acting?: Acting | null;
  /** The answer that a guide suggests: it is pointed at while nothing else is. */
  readonly suggested?: string | null;
}

/** A board narrower than this has one column; `@container board (max-width: 719px)` in styles. */
export const NARROW = 720;

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

  /** The room that the board has, in pixels. */
  readonly room = $state({ width: 1046, height: 590 });

  /** Less room than a laptop has: one column, opponents folded. */
  get narrow(): boolean {
    return this.room.width < NARROW;
  }

  /** How large a letter of 16 pixels is drawn on this screen: large screens get larger things. */
  get unit(): number {
    return (vast.current ? 1.4375 : large.current ? 1.125 : 1) * fromAfar();
  }

  get offers(): ReadonlyMap<string, Offer> {
    return this.shown.play.offers;
  }

  /** What is being told just now; the board of whoever does it should be in view. */
  get acting(): Acting | null {
    return this.shown.acting ?? null;
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

  /** Options that can be chosen on the board, and at how many things. */
  private readonly drawn = new SvelteMap<string, number>();

  /** Whether an option can be chosen on the board as it is drawn now. */
  isPlaced(key: string): boolean {
    return (this.drawn.get(key) ?? 0) > 0;
  }

  /** A thing is drawn at which this can be chosen; returns how to say that it is no more. */
  place(keys: string[]): () => void {
    for (const key of keys) this.drawn.set(key, (this.drawn.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) this.drawn.set(key, (this.drawn.get(key) ?? 1) - 1);
    };
  }

  /** A place that was chosen before who goes there. */
  wished = $state<string | null>(null);
  private during: ReadonlyMap<string, Offer> | null = null;

  /** Choose a place before who goes there, or no place any more. */
  readonly wish = (place: string | null): void => {
    this.wished = place;
    this.during = this.offers;
  };

  /** A thing was put somewhere: do it, and remember where to, in case that is asked next. */
  readonly drop = (keys: string[], place: string): void => {
    if (keys.length !== 1) return;
    this.wish(place || null);
    this.pick(keys[0]!);
  };

  /** Another question is asked: if it is about the place that was chosen first, it is answered. */
  readonly fulfil = (): void => {
    if (this.wished === null || this.offers === this.during) return;
    const there = this.offersAt(this.wished);
    this.wished = null;
    if (there.length === 1) this.pick(there[0]!.key);
  };

  readonly pick = (key: string, careful = false): void => this.shown.play.pick(key, careful);
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
