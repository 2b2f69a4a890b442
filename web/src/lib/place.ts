// Where to put something beside something else so that all of it can be seen.

const GAP = 8;

/** Put an explanation where explanations always are: over what lies beside the board, or else in
 *  the upper corner that is farther from what is explained, which it never covers. */
export function aside(floating: HTMLElement, anchor: Element): void {
  const panel = document.querySelector("[data-explain-here]")?.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const board = document.querySelector("main")?.getBoundingClientRect();
  const top = (panel?.width ? panel.top : (board?.top ?? 0)) + GAP;
  floating.style.maxHeight = `${Math.round(window.innerHeight - top - GAP)}px`;
  floating.style.width = panel?.width ? `${Math.round(panel.width - 2 * GAP)}px` : "";
  const wide = panel?.width ? panel.right : (board?.right ?? document.documentElement.clientWidth);
  const box = floating.getBoundingClientRect();
  const height = box.height;
  const width = panel?.width ? panel.width - 2 * GAP : box.width;
  const right = wide - width - GAP;
  const covers = (left: number): boolean =>
    at.left < left + width && at.right > left && at.top < top + height && at.bottom > top;
  const left = [right, (board?.left ?? 0) + GAP].find((each) => !covers(each));
  if (left === undefined) return beside(floating, anchor);
  floating.style.left = `${Math.round(left)}px`;
  floating.style.top = `${Math.round(top)}px`;
}

/** Put a fixed element below its anchor, or above, or beside it: where there is room.
 *  It covers no answer: whatever is explained within the data-explain-frame or above it is
 *  explained above the whole frame. */
export function beside(floating: HTMLElement, anchor: Element): void {
  const frame = document.querySelector("[data-explain-frame]");
  const at = anchor.getBoundingClientRect();
  const wide = document.documentElement.clientWidth;
  const bar = frame?.getBoundingClientRect().top ?? Infinity;
  const high = at.bottom <= bar ? Math.min(bar, window.innerHeight) : window.innerHeight;
  const { width, height } = floating.getBoundingClientRect();
  const fit = (wish: number, size: number, room: number): number =>
    Math.max(GAP, Math.min(wish, room - size - GAP));

  let left = fit(at.left + at.width / 2 - width / 2, width, wide);
  let top: number;
  if (frame?.contains(anchor)) {
    top = Math.max(GAP, bar - GAP - height);
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
