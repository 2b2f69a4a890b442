// A hand that presses twice should not answer twice. The list and the board are laid out anew
// under a resting pointer; what comes to lie there was not what was meant.

const HASTE = 400; // milliseconds after a new question in which a resting pointer answers nothing
const REST = 5; // pixels that a resting pointer may tremble

let asked = -Infinity;
let stirred = 0;
let at: { x: number; y: number } | null = null;

/** Another question is asked, from now on. */
export function newQuestion(): void {
  asked = performance.now();
}

/** Whether a press now can be meant for the question that is asked now. */
function meant(): boolean {
  return stirred > asked || performance.now() - asked >= HASTE;
}

/** Keep presses of a resting pointer from answering a question that has just come. */
export function keepCalm(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true };
  const stir = (): void => void (stirred = performance.now());
  const moved = (event: PointerEvent): void => {
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > REST) {
      stir();
      at = { x: event.clientX, y: event.clientY };
    }
  };
  document.addEventListener("keydown", stir, options);
  document.addEventListener("pointermove", moved, options);
  document.addEventListener("pointerdown", moved, options);
  document.addEventListener(
    "click",
    (event) => {
      // A click without a pointer is one of the keyboard.
      if (event.detail === 0 || !(event.target instanceof Element)) return;
      if (!event.target.closest(".thing.offered, button[data-key], [role=menuitem]")) return;
      if (meant()) {
        at = { x: event.clientX, y: event.clientY };
      } else {
        event.preventDefault();
        event.stopPropagation();
      }
    },
    options,
  );
  return () => stop.abort();
}
