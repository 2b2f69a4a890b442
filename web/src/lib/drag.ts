// Taking a thing and putting it somewhere: a card onto a board, a worker onto a place. Whatever has
// data-drag (the keys of what can be done with it) can be taken by a mouse or a pen; whatever has
// data-drop is where it may be put, and says of which place. Fingers scroll and press instead.

const FAR = 7; // pixels before a press becomes a drag

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

  area.addEventListener(
    "pointerdown",
    (event) => {
      moved = false;
      if (event.pointerType === "touch" || event.button !== 0) return;
      const thing = (event.target as Element).closest<HTMLElement>("[data-drag]");
      if (thing) taken = { thing, x: event.clientX, y: event.clientY, ghost: null };
    },
    options,
  );
  document.addEventListener(
    "pointermove",
    (event) => {
      if (!taken) return;
      const [x, y] = [event.clientX - taken.x, event.clientY - taken.y];
      if (!taken.ghost && Math.hypot(x, y) < FAR) return;
      taken.ghost ??= lift(taken);
      moved = true;
      taken.ghost.style.translate = `${x}px ${y}px`;
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
