// Arrow keys among things that lie on a plane: the nearest in that direction gets the focus.

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Move the focus among the elements; true if there was somewhere to go. */
export function moveFocus(key: string, elements: HTMLElement[], from: HTMLElement | null): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const shown = elements.filter((each) => each.getClientRects().length > 0);
  if (!from || !shown.includes(from)) {
    shown[0]?.focus();
    return shown.length > 0;
  }
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const each of shown) {
    if (each === from) continue;
    const [ex, ey] = centre(each);
    const along = (ex - x) * direction[0] + (ey - y) * direction[1];
    const aside = Math.abs((ex - x) * direction[1]) + Math.abs((ey - y) * direction[0]);
    if (along < 4) continue;
    const distance = along + aside * 2.5;
    if (distance < least) [best, least] = [each, distance];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return best !== null;
}

/** Move the focus among the things of a board, or to the first of them. */
export function moveAmong(board: HTMLElement, key: string, from: HTMLElement | null): boolean {
  const things = board.querySelectorAll<HTMLElement>("button, [data-explain][tabindex]");
  return moveFocus(key, [...things], from);
}

/** The letter of a key as a Latin keyboard has it: whoever writes Cyrillic has shortcuts, too. */
export function latin(event: KeyboardEvent): string {
  if (/^[\x00-\x7f]$/.test(event.key)) return event.key;
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key;
}
