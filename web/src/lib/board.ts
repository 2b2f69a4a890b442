// What a board is given and what it may bring along. See web/README.md.

import type { Component } from "svelte";
import type { Speaker } from "./speaker";
import type { Offer, Snapshot } from "./wire";

/** Everything printed, as `Game.box()` tells it. Each board knows the shape of its own. */
export type Box = Record<string, any>;

export interface BoardProps {
  look: Snapshot;
  box: Box;
  speaker: Speaker;
  /** The options of the current question by key. Empty when this viewer is not asked. */
  offers: Map<string, Offer>;
  /** Answer with this option. */
  choose: (key: string) => void;
  /** The pointer or the keyboard is on this option: the action bar points at it, too. */
  focus: (key: string | null) => void;
  /** The option that the action bar points at. */
  focused?: string | null;
  /** A position of the past: nothing can be chosen. */
  replaying: boolean;
  /** Less room than a laptop has: one column, opponents folded. */
  narrow?: boolean;
}

/** `boards/<game>/Explain.svelte`: what the popover shows of a thing. */
export interface ExplainProps {
  ref: string;
  look: Snapshot;
  box: Box;
  speaker: Speaker;
}

/** `boards/<game>/Score.svelte`: the score sheet when the game is over. */
export interface ScoreProps {
  look: Snapshot;
  box: Box;
  speaker: Speaker;
}

/** What the folder of a board holds. */
export interface Board {
  Table: Component<BoardProps>;
  Explain?: Component<ExplainProps>;
  Score?: Component<ScoreProps>;
}

/** The references in the label of an option. */
function mentioned(offer: Offer): string[] {
  return Object.values(offer.label[1])
    .flat()
    .filter((each): each is string => typeof each === "string" && each.includes(":"));
}

/** The things that an option is about: every reference in its key and label. */
export function thingsOf(offer: Offer): string[] {
  return [...new Set([offer.key, ...mentioned(offer)])];
}

/** The offers about a thing, in the order of the question. */
export function offersAbout(offers: Map<string, Offer>, thing: string): Offer[] {
  return [...offers.values()].filter((offer) => thingsOf(offer).includes(thing));
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

export function explainable(reference: string | undefined): boolean {
  return !!reference && reference.includes(":") && !PLAIN.has(reference.split(":")[0]!);
}

/** The thing that explains an option best, or nothing. */
export function explanationOf(offer: Offer): string | undefined {
  return mentioned(offer).find(explainable);
}
