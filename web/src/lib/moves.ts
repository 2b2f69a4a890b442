// Things are seen to move. What an event names flies, when that event is told, in a layer of its
// own above everything; what only makes room for it glides in its place.

import { tick } from "svelte";
import { pace } from "./settings.svelte";
import type { Trail } from "./story";

/** An event that is told so many milliseconds after the board has changed. */
export interface Cue extends Trail {
  seat: number | null;
  at: number;
}

const LONGEST = 460;
const MOST = 14; // more pictures at one time nobody can follow
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

// What makes a thing look as it does where it lies: elsewhere other rules would hold for it.
const LOOK =
  "box-sizing display position top right bottom left width height margin padding border-top border-right border-bottom border-left border-radius background color opacity font-family font-size font-weight font-style line-height letter-spacing text-align text-transform white-space overflow text-overflow transform transform-origin flex-direction flex-wrap flex-grow flex-shrink flex-basis align-items align-self align-content justify-content justify-items justify-self row-gap column-gap grid-template-columns grid-template-rows grid-row grid-column order fill stroke stroke-width stroke-linecap stroke-linejoin box-shadow clip-path visibility z-index".split(
    " ",
  );

let layer: HTMLElement | null = null;
let running: Animation[] = [];

/** Whatever still moves is where it belongs at once. */
export function settle(): void {
  for (const each of running) each.cancel();
  running = [];
  layer?.replaceChildren();
}

function keep(animation: Animation, ghost?: HTMLElement): void {
  running.push(animation);
  animation.finished.then(
    () => ghost?.remove(),
    () => ghost?.remove(),
  );
}

/** The layer above everything, in which nothing is cut off. */
function above(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "flights";
    layer.setAttribute("aria-hidden", "true");
    layer.inert = true;
    document.body.append(layer);
  }
  return layer;
}

function visible(rect: DOMRect): boolean {
  return rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight;
}

/** Where something lies: a thing or a place of that name. */
export function placed(root: HTMLElement, name: string | undefined): HTMLElement | null {
  if (!name) return null;
  const spelled = CSS.escape(name);
  return root.querySelector<HTMLElement>(`[data-thing="${spelled}"], [data-place="${spelled}"]`);
}

/** What lies where, read at one time: whoever writes between reads has the page laid out anew. */
class Seen {
  readonly things = new Map<string, HTMLElement>();
  private readonly names = new Map<string, HTMLElement>();
  private readonly rects = new Map<HTMLElement, DOMRect>();

  constructor(root: HTMLElement) {
    for (const each of root.querySelectorAll<HTMLElement>("[data-thing], [data-place]")) {
      const { thing, place } = each.dataset;
      if (thing) this.things.set(thing, each);
      for (const name of [thing, place])
        if (name && !this.names.has(name)) this.names.set(name, each);
    }
  }

  /** Where a thing lies, if it can be seen. */
  rect(thing: HTMLElement | undefined): DOMRect | null {
    if (!thing) return null;
    let rect = this.rects.get(thing);
    if (!rect) this.rects.set(thing, (rect = thing.getBoundingClientRect()));
    return visible(rect) ? rect : null;
  }

  /** Where something lies: a thing or a place of that name. */
  at(name: string | undefined): DOMRect | null {
    return name ? this.rect(this.names.get(name)) : null;
  }
}

/** A picture of a thing, which looks the same anywhere. */
function picture(thing: HTMLElement, rect: DOMRect): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  const copy = (from: Element, to: Element): void => {
    const style = (to as HTMLElement | SVGElement).style;
    const computed = getComputedStyle(from);
    for (const name of LOOK) style.setProperty(name, computed.getPropertyValue(name));
    style.setProperty("transition", "none");
    style.setProperty("animation", "none");
    for (const name of ["id", "data-thing", "data-explain", "data-place", "data-mark"])
      to.removeAttribute(name);
    [...from.children].forEach((child, at) => copy(child, to.children[at]!));
  };
  copy(thing, ghost);
  return lay(ghost, rect);
}

function lay(ghost: HTMLElement, rect: DOMRect): HTMLElement {
  const { style } = ghost;
  style.position = "fixed";
  style.inset = "auto";
  style.left = `${rect.left}px`;
  style.top = `${rect.top}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
  style.margin = "0";
  style.transform = "none";
  return ghost;
}

/** From one place to another, as the transformation of something that lies at the second. */
function between(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(2.5, Math.max(0.3, from.height / to.height));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

const apart = (a: DOMRect, b: DOMRect): number =>
  Math.abs(a.left + a.width / 2 - b.left - b.width / 2) +
  Math.abs(a.top + a.height / 2 - b.top - b.height / 2);

/** A thing as it was before a change. */
interface Before {
  rect: DOMRect;
  /** Its picture, if it may go away. */
  ghost: HTMLElement | null;
}

/** Change what is shown, and let things travel there, each when its event is told. */
export async function travel(
  root: HTMLElement | undefined,
  change: () => void,
  cues: Cue[] = [],
): Promise<void> {
  settle();
  const speed = pace();
  if (!root || speed === 0 || document.hidden) {
    change();
    return;
  }
  if (cues.length > 0) await tick(); // whose board is brought into view is there first
  const before = remembered(new Seen(root), cues);
  change();
  await tick();
  // First everything is read, then everything begins to move.
  const duration = LONGEST * speed;
  const now = new Seen(root);
  const told = new Set<string>();
  const begin = [
    ...flights(now, before, cues, told, duration),
    ...glides(now, before, told, duration),
  ];
  for (const each of begin) each();
}

function remembered(seen: Seen, cues: Cue[]): Map<string, Before> {
  const named = new Set(cues.flatMap((cue) => cue.things));
  const leaving = new Set(cues.filter((cue) => cue.to).flatMap((cue) => cue.things));
  const before = new Map<string, Before>();
  for (const [name, thing] of seen.things) {
    const rect = seen.rect(thing);
    if (!rect) continue;
    const goes = leaving.has(name) || (named.has(name) && thing.dataset.to);
    before.set(name, { rect, ghost: goes ? picture(thing, rect) : null });
  }
  return before;
}

/** What events name flies, or is pointed out where it lies; `told` are the things they name. */
function flights(
  now: Seen,
  before: Map<string, Before>,
  cues: Cue[],
  told: Set<string>,
  duration: number,
): (() => void)[] {
  const begin: (() => void)[] = [];
  let count = 0;
  for (const cue of cues) {
    let seen = false;
    for (const name of cue.things) {
      if (told.has(name) || count >= MOST) continue;
      told.add(name);
      const thing = now.things.get(name);
      const rect = now.rect(thing);
      const old = before.get(name);
      if (thing && rect) {
        const from = old?.rect ?? now.at(cue.from) ?? now.at(thing.dataset.from);
        if (from && apart(from, rect) > 6) {
          const ghost = picture(thing, rect);
          begin.push(() => arrive(thing, ghost, rect, from, cue.at, duration, !old));
          count += 1;
        } else if (!old) {
          begin.push(() => appear(thing, cue.at, duration));
        } else {
          begin.push(() => pulse(thing, cue.at, duration));
        }
        seen = true;
      } else if (old?.ghost) {
        const { ghost } = old;
        const to = now.at(cue.to) ?? now.at(ghost.dataset.to);
        if (to) begin.push(() => leave(ghost, old.rect, to, cue.at, duration));
        count += to ? 1 : 0;
        seen = to !== null;
      }
    }
    const [from, to] = [now.at(cue.from), now.at(cue.to)];
    if (!seen && from && to && count < MOST) {
      begin.push(() => send(from, to, cue, duration));
      count += 1;
    }
    const where = now.at(cue.things[0]) ?? to;
    if (cue.label && where) begin.push(() => tag(where, cue, duration));
  }
  return begin;
}

/** The others only make room. */
function glides(
  now: Seen,
  before: Map<string, Before>,
  told: Set<string>,
  duration: number,
): (() => void)[] {
  const begin: (() => void)[] = [];
  for (const [name, thing] of now.things) {
    const old = before.get(name);
    if (!old || told.has(name)) continue;
    const rect = now.rect(thing);
    if (!rect || apart(old.rect, rect) < 2) continue;
    const [dx, dy] = [old.rect.left - rect.left, old.rect.top - rect.top];
    begin.push(() =>
      keep(
        thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], {
          duration: duration * 0.5,
          easing: EASE,
        }),
      ),
    );
  }
  return begin;
}

function appear(thing: HTMLElement, at: number, duration: number): void {
  keep(
    thing.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: duration * 0.6,
      delay: at,
      fill: "backwards",
    }),
  );
}

/** It comes to where it lies now: until then only its picture is seen. */
function arrive(
  thing: HTMLElement,
  ghost: HTMLElement,
  rect: DOMRect,
  from: DOMRect,
  at: number,
  duration: number,
  fresh: boolean,
): void {
  above().append(ghost);
  keep(
    ghost.animate(
      [
        { transform: between(from, rect), opacity: fresh ? 0 : 1 },
        { opacity: 1, offset: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      { duration, delay: at, easing: EASE, fill: "both" },
    ),
    ghost,
  );
  keep(thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + duration }));
}

function leave(ghost: HTMLElement, from: DOMRect, to: DOMRect, at: number, duration: number): void {
  above().append(lay(ghost, from));
  keep(
    ghost.animate(
      [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { transform: `${between(to, from)}`, opacity: 0 },
      ],
      { duration, delay: at, easing: EASE, fill: "both" },
    ),
    ghost,
  );
}

/** Something that nobody may see goes from one place to another: its back. */
function send(from: DOMRect, to: DOMRect, { seat, at }: Cue, duration: number): void {
  const back = document.createElement("div");
  back.className = "back";
  if (seat !== null) back.dataset.seat = String(seat % 4);
  const size = new DOMRect(to.left + to.width / 2 - 13, to.top + to.height / 2 - 18, 26, 36);
  above().append(lay(back, size));
  keep(
    back.animate(
      [
        { transform: between(from, size), opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.8 },
        { transform: "none", opacity: 0 },
      ],
      { duration: duration * 1.2, delay: at, easing: EASE, fill: "both" },
    ),
    back,
  );
}

function pulse(thing: HTMLElement, at: number, duration: number): void {
  keep(
    thing.animate([{ scale: 1 }, { scale: 1.06, offset: 0.4 }, { scale: 1 }], {
      duration,
      delay: at,
      easing: "ease-in-out",
    }),
  );
}

/** What has changed somewhere, such as +2, rises from there. */
function tag(rect: DOMRect, { label, seat, at }: Cue, duration: number): void {
  const told = document.createElement("div");
  told.className = "tag";
  told.textContent = label!;
  if (seat !== null) told.dataset.seat = String(seat % 4);
  const [left, top] = [rect.left + rect.width / 2 - 20, rect.top + rect.height / 2 - 12];
  above().append(lay(told, new DOMRect(left, top, 40, 24)));
  keep(
    told.animate(
      [
        { transform: "translateY(6px)", opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.7 },
        { transform: "translateY(-18px)", opacity: 0 },
      ],
      { duration: duration * 2, delay: at, easing: "ease-out", fill: "both" },
    ),
    told,
  );
}

/** Mark what others have touched, in the colour of their seat; what is not named is unmarked. */
export function mark(root: HTMLElement, touched: ReadonlyMap<string, number>): void {
  for (const old of root.querySelectorAll<HTMLElement>("[data-trace]")) delete old.dataset.trace;
  for (const [name, seat] of touched) {
    const thing = placed(root, name);
    if (thing) thing.dataset.trace = String(seat % 4);
  }
}

/** Bring the first of these that is on the board into view. */
export function bringIntoView(root: HTMLElement, names: readonly string[]): void {
  for (const name of names) {
    const thing = placed(root, name);
    if (!thing) continue;
    const behavior = pace() > 0 ? "smooth" : "instant";
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior });
    return;
  }
}
