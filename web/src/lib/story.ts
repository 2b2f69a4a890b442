// What happened, as a story: actions with their events, told in beats that one can follow.

import type { Moment, Said } from "./wire";

/** What one seat did from one moment of rest to the next, and what came of it. */
export interface Act {
  /** Whose action it is; null: everybody's, or the table's own. */
  seat: number | null;
  /** Its events: from this number on, up to that one. */
  from: number;
  to: number;
  /** How many answers had been given before it, and after it. */
  step: number;
  after: number;
}

/** What is told at one time: an event, or several of the same kind. */
export interface Beat {
  seat: number | null;
  said: Said[];
  /** How many events have happened then. */
  to: number;
}

/** Where an event can be seen on a board: things, and the places they come from and go to. */
export interface Trail {
  things: string[];
  from?: string;
  to?: string;
  /** What has changed there, such as +2. */
  label?: string;
}

/** Somebody's doing that can still be seen on the board. */
export interface Trace {
  said: Said;
  seat: number;
}

/** The seat that a reference names, if it names one. */
export function seatIn(reference: unknown): number | null {
  return typeof reference === "string" && reference.startsWith("seat:")
    ? Number(reference.slice(5))
    : null;
}

/** Who did what an event tells. */
export const doerOf = (said: Said): number | null => seatIn(said[1].who);

/** The actions of a game so far; what happened before the first is an act of nobody. */
export function actsOf(moments: readonly Moment[], events: number, steps: number): Act[] {
  const acts: Act[] = [{ seat: null, from: 0, to: events, step: 0, after: steps }];
  for (const [from, step, seat, begins] of moments) {
    if (!begins) continue;
    const last = acts.at(-1)!;
    last.to = from;
    last.after = step;
    // Several who choose at the same time do one thing together.
    if (seat === null && last.seat === null && last.from === from) last.to = last.from;
    acts.push({ seat, from, to: events, step, after: steps });
  }
  return acts.filter((act) => act.to > act.from && act.from < events);
}

/** What others did after a seat last answered, and what came of it. */
export function actsSince(
  seat: number,
  moments: readonly Moment[],
  events: number,
  steps: number,
): Act[] {
  const mine = moments.findLastIndex((moment) => moment[2] === seat);
  if (mine < 0) return [];
  const next = moments[mine + 1];
  const [from, step] = next ?? [events, steps];
  // Of what was under way when the seat answered, only the rest is new to it.
  return actsOf(moments, events, steps)
    .map((act) => ({ ...act, from: Math.max(act.from, from), step: Math.max(act.step, step) }))
    .filter((act) => act.to > act.from && act.seat !== seat);
}

/** Events one after the other; those that say the same of the same seat together. */
export function beatsOf(events: readonly Said[], from: number): Beat[] {
  const beats: Beat[] = [];
  events.forEach((said, at) => {
    const last = beats.at(-1);
    const seat = doerOf(said);
    if (last && last.seat === seat && last.said[0]![0] === said[0]) {
      last.said.push(said);
      last.to = from + at + 1;
    } else {
      beats.push({ seat, said: [said], to: from + at + 1 });
    }
  });
  return beats;
}
