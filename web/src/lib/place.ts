// Where to put something beside something else so that all of it can be seen.

const GAP = 8;

/** Put a fixed element below its anchor, or above, or beside it: where there is room.
 *  Within a data-explain-frame it goes above the whole frame, so that it covers no neighbour. */
export function beside(floating: HTMLElement, anchor: Element): void {
  const frame = anchor.closest("[data-explain-frame]");
  const at = anchor.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const high = window.innerHeight;
  const { width, height } = floating.getBoundingClientRect();
  const fit = (wish: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(wish, room - size - GAP));

  let left = fit(at.left + at.width / 2 - width / 2, width, wide);
  let top: number;
  if (frame) {
    top = Math.max(GAP, frame.getBoundingClientRect().top - GAP - height);
  } else if (at.bottom + GAP + height <= high - GAP) {
    top = at.bottom + GAP;
  } else if (at.top - GAP - height >= GAP) {
    top = at.top - GAP - height;
  } else {
    top = fit(at.top + at.height / 2 - height / 2, height, high);
    const right = at.right + GAP;
    if (right + width <= wide - GAP) left = right;
    else if (at.left - GAP - width >= GAP) left = at.left - GAP - width;
  }
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}
