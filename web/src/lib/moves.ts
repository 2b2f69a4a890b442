// Things are seen to move: whatever bears data-thing glides from where it was to where it is.

import { tick } from "svelte";
import { pace } from "./settings.svelte";

interface Seen {
  rect: DOMRect;
  /** A picture of what may be gone afterwards, with the place it goes to. */
  ghost: HTMLElement | null;
  to: string;
}

const LONGEST = 420;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-thing]")];
}

function visible(rect: DOMRect): boolean {
  return rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight;
}

function places(root: HTMLElement, name: string): DOMRect | null {
  const place = name && root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return place ? place.getBoundingClientRect() : null;
}

/** Change what is shown, and let things travel there. */
export async function travel(root: HTMLElement | undefined, change: () => void): Promise<void> {
  const speed = pace();
  if (!root || speed === 0 || document.hidden) {
    change();
    return;
  }
  const before = new Map<string, Seen>();
  for (const thing of things(root)) {
    const rect = thing.getBoundingClientRect();
    if (!visible(rect)) continue;
    const to = thing.dataset.to ?? "";
    const ghost = to ? (thing.cloneNode(true) as HTMLElement) : null;
    before.set(thing.dataset.thing!, { rect, ghost, to });
  }
  change();
  await tick();

  const duration = LONGEST * speed;
  for (const thing of things(root)) {
    const name = thing.dataset.thing!;
    const seen = before.get(name);
    before.delete(name);
    const now = thing.getBoundingClientRect();
    if (!visible(now)) continue;
    const from = seen?.rect ?? places(root, thing.dataset.from ?? "");
    if (from) glide(thing, from, now, duration, seen === undefined);
    else
      thing.animate([{ opacity: 0 }, { opacity: 1 }], {
        duration: duration * 0.6,
        easing: "ease-out",
      });
  }
  for (const { ghost, rect, to } of before.values()) {
    const there = ghost && places(root, to);
    if (ghost && there) leave(root, ghost, rect, there, duration);
  }
}

function glide(
  thing: HTMLElement,
  from: DOMRect,
  now: DOMRect,
  duration: number,
  fresh: boolean,
): void {
  const dx = from.left + from.width / 2 - (now.left + now.width / 2);
  const dy = from.top + from.height / 2 - (now.top + now.height / 2);
  const scale = Math.min(3, Math.max(0.2, from.width / now.width));
  if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.05) return;
  thing.animate(
    [
      {
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        opacity: fresh ? 0.2 : 1,
        zIndex: 20,
      },
      { transform: "none", opacity: 1, zIndex: 20 },
    ],
    { duration, easing: EASE },
  );
}

function leave(
  root: HTMLElement,
  ghost: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  duration: number,
): void {
  ghost.removeAttribute("data-thing");
  ghost.removeAttribute("data-explain");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  const { style } = ghost;
  style.position = "fixed";
  style.left = `${from.left}px`;
  style.top = `${from.top}px`;
  style.width = `${from.width}px`;
  style.height = `${from.height}px`;
  style.margin = "0";
  style.pointerEvents = "none";
  style.zIndex = "30";
  root.append(ghost);
  const dx = to.left + to.width / 2 - (from.left + from.width / 2);
  const dy = to.top + to.height / 2 - (from.top + from.height / 2);
  ghost
    .animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.5)`, opacity: 0.1 },
      ],
      { duration, easing: EASE, fill: "forwards" },
    )
    .finished.finally(() => ghost.remove());
}
