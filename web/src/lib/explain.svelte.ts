// Which thing is being explained. Anything with data-explain="card:oars" explains itself when
// pointed at, focused by the keyboard or pressed for a while; nobody needs to wire that up.

interface Explained {
  anchor: HTMLElement;
  ref: string;
  /** Pinned ones stay until closed. */
  pinned: boolean;
}

const HOVER = 500; // milliseconds of rest before a popover opens: a deliberate pause
const NEXT = 200; // and before the next one, while one is open
const LEAVE = 240; // and of absence before it closes: long enough to move onto it
const PRESS = 450;

export const explained = $state<{ now: Explained | null }>({ now: null });

let timer: ReturnType<typeof setTimeout> | undefined;

export function show(anchor: HTMLElement, ref: string, pinned = false): void {
  clearTimeout(timer);
  explained.now = { anchor, ref, pinned };
}

/** Show and keep, until Escape, a press elsewhere or another thing. */
export function pin(anchor: HTMLElement, ref: string): void {
  show(anchor, ref, true);
}

export function hide(): void {
  clearTimeout(timer);
  explained.now = null;
}

/** The pointer has come to the explanation itself: it stays. */
export function stay(): void {
  clearTimeout(timer);
}

export function letGo(): void {
  clearTimeout(timer);
  if (explained.now && !explained.now.pinned) timer = setTimeout(hide, LEAVE);
}

function found(event: Event): HTMLElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>("[data-explain]")
    : null;
}

/** Listen on the whole page; returns how to stop. */
export function listen(): () => void {
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let answered: string | undefined; // what was clicked needs no word until one has been elsewhere
  const stop = new AbortController();
  const on = <K extends keyof DocumentEventMap>(
    kind: K,
    act: (event: DocumentEventMap[K]) => void,
    capture = false,
  ): void => document.addEventListener(kind, act, { signal: stop.signal, capture });

  // What slides under a resting pointer was not pointed at.
  let at = { x: -1, y: -1 };
  on(
    "pointermove",
    (event) => {
      at = { x: event.clientX, y: event.clientY };
    },
    true,
  );

  on("pointerover", (event) => {
    if (event.pointerType !== "mouse" || explained.now?.pinned) return;
    if (at.x === event.clientX && at.y === event.clientY) return;
    const thing = found(event);
    if (!thing || thing.dataset.explain === answered) return;
    if (thing.dataset.calm !== undefined) return void (explained.now && letGo()); // says it all itself
    answered = undefined;
    clearTimeout(timer);
    if (explained.now?.anchor === thing) return;
    timer = setTimeout(() => show(thing, thing.dataset.explain!), explained.now ? NEXT : HOVER);
  });
  on("pointerout", (event) => {
    if (event.pointerType === "mouse" && found(event)) letGo();
  });
  on("focusin", (event) => {
    const thing = found(event);
    if (thing?.matches(":focus-visible")) show(thing, thing.dataset.explain!);
  });
  on("focusout", (event) => {
    if (found(event)) letGo();
  });
  on("keydown", (event) => {
    if (event.key === "Escape" && explained.now) hide();
  });

  // A long press explains, and the click that ends it answers nothing.
  on("pointerdown", (event) => {
    clearTimeout(pressing);
    pressed = false;
    const thing = found(event);
    if (event.target instanceof Element && !event.target.closest(".explanation")) hide();
    answered = thing?.dataset.key === undefined ? thing?.dataset.explain : undefined;
    if (!thing || event.pointerType === "mouse") return;
    pressing = setTimeout(() => {
      pressed = true;
      pin(thing, thing.dataset.explain!);
    }, PRESS);
  });
  for (const kind of ["pointerup", "pointercancel", "pointermove"] as const)
    on(kind, (event) => {
      if (kind !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6)
        clearTimeout(pressing);
    });
  on(
    "click",
    (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on("contextmenu", (event) => {
    if (pressed) event.preventDefault();
  });
  const scrolled = (event: Event): void => {
    const within = event.target instanceof Element && event.target.closest(".explanation");
    if (!explained.now?.pinned && !within) hide();
  };
  document.addEventListener("scroll", scrolled, {
    signal: stop.signal,
    capture: true,
    passive: true,
  });
  return () => stop.abort();
}
