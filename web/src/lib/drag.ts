// Taking a thing and putting it somewhere: a card onto a board, a worker onto a place. Whatever has
// data-drag (the keys of what can be done with it) can be taken; whatever has data-drop is where it
// may be put, and says of which place. A finger that moves at once scrolls; one that rests a moment
// first takes what it lies on.

import { hide } from "./explain.svelte";

const FAR = 7; // pixels before a press becomes a drag
const HOLD = 200; // milliseconds that a finger rests before it takes something
const EDGE = 44; // so near to the edge of the area it is scrolled along

export interface Dropped {
  /** What can be done with the thing that was taken. */
  keys: string[];
  /** The place it was put on; empty: nothing more to be told. */
  place: string;
}

interface Taken {
  thing: HTMLElement;
  x: number;
  y: number;
  /** From when on a movement takes it. */
  from: number;
  ghost: HTMLElement | null;
}

/** Listen within an area; returns how to stop. */
export function dragging(area: HTMLElement, dropped: (what: Dropped) => void): () => void {
  let taken: Taken | null = null;
  let over: Element | null = null;
  let moved = false;
  const stop = new AbortController();
  const options = { signal: stop.signal };

  function lift(from: Taken): HTMLElement {
    hide(); // what a finger that rested has had explained
    const { left, top, width, height } = from.thing.getBoundingClientRect();
    const ghost = from.thing.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-thing");
    ghost.classList.add("dragged");
    Object.assign(ghost.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    from.thing.parentElement!.append(ghost);
    from.thing.classList.add("lifted");
    area.classList.add("dragging");
    return ghost;
  }

  function under(event: PointerEvent): Element | null {
    const hit = document.elementFromPoint(event.clientX, event.clientY);
    return hit?.closest("[data-drop]") ?? null;
  }

  function end(): void {
    taken?.ghost?.remove();
    taken?.thing.classList.remove("lifted");
    over?.classList.remove("drop-here");
    area.classList.remove("dragging");
    taken = over = null;
  }

  /** With a finger there is nothing to scroll by while something is held. */
  function scrollAlong(y: number): void {
    const { top, bottom } = area.getBoundingClientRect();
    if (y < top + EDGE) area.scrollBy(0, -EDGE / 4);
    else if (y > bottom - EDGE) area.scrollBy(0, EDGE / 4);
  }

  document.addEventListener("pointerdown", () => void (moved = false), {
    ...options,
    capture: true,
  });
  area.addEventListener(
    "pointerdown",
    (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      const thing = (event.target as Element).closest<HTMLElement>("[data-drag]");
      const from = performance.now() + (event.pointerType === "touch" ? HOLD : 0);
      if (thing) taken = { thing, x: event.clientX, y: event.clientY, from, ghost: null };
    },
    options,
  );
  // Once something is held the page stays where it is.
  area.addEventListener(
    "touchmove",
    (event) => {
      if (taken && (taken.ghost || performance.now() >= taken.from)) event.preventDefault();
    },
    { ...options, passive: false },
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (!taken) return;
      const [x, y] = [event.clientX - taken.x, event.clientY - taken.y];
      if (!taken.ghost && Math.hypot(x, y) < FAR) return;
      if (!taken.ghost && performance.now() < taken.from) return void (taken = null);
      taken.ghost ??= lift(taken);
      moved = true;
      taken.ghost.style.translate = `${x}px ${y}px`;
      if (event.pointerType === "touch") scrollAlong(event.clientY);
      const now = under(event);
      if (now === over) return;
      over?.classList.remove("drop-here");
      now?.classList.add("drop-here");
      over = now;
    },
    options,
  );
  document.addEventListener(
    "pointerup",
    (event) => {
      const [from, onto] = [taken, taken?.ghost ? under(event) : null];
      end();
      if (from && onto instanceof HTMLElement)
        dropped({ keys: from.thing.dataset.drag!.split(" "), place: onto.dataset.drop! });
    },
    options,
  );
  document.addEventListener("pointercancel", end, options);
  document.addEventListener("keydown", (event) => event.key === "Escape" && end(), options);
  // A drag ends with a click on what lies there; it means nothing.
  document.addEventListener(
    "click",
    (event) => {
      if (!moved) return;
      moved = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { ...options, capture: true },
  );
  return () => {
    end();
    stop.abort();
  };
}
