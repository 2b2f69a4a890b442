// Where to put the words of the guide: beside what they point at, never on it, never on the bar
// with the answers, and as little as possible on what can be chosen.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The side of the words that looks at the thing, and where on that side. */
  side: "top" | "bottom" | "left" | "right" | null;
  along: number;
}

const GAP = 14;

const clamp = (wish: number, least: number, most: number): number =>
  Math.max(least, Math.min(wish, most));

/** What two boxes share, in square pixels. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** The best spot for words of this size within a room, beside a thing if there is one. */
export function spot(
  width: number,
  height: number,
  room: Box,
  thing: Box | null,
  offered: Box[],
): Spot {
  const [most, lowest] = [
    Math.max(room.left, room.right - width),
    Math.max(room.top, room.bottom - height),
  ];
  if (!thing) return { left: most, top: lowest, side: null, along: 0 };
  const [midX, midY] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const wishes: [number, number, Spot["side"]][] = [];
  for (const left of [
    midX - width / 2,
    thing.left,
    thing.right - width,
    midX - 40,
    midX + 40 - width,
  ]) {
    wishes.push([left, thing.bottom + GAP, "top"], [left, thing.top - GAP - height, "bottom"]);
  }
  for (const top of [midY - height / 2, thing.top, thing.bottom - height]) {
    wishes.push([thing.right + GAP, top, "left"], [thing.left - GAP - width, top, "right"]);
  }
  for (const left of [room.left, most])
    for (const top of [room.top, lowest]) wishes.push([left, top, null]);

  let best: { cost: number; at: Spot } | null = null;
  for (const [x, y, side] of wishes) {
    const [left, top] = [clamp(x, room.left, most), clamp(y, room.top, lowest)];
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = offered.reduce((sum, each) => sum + shared(box, each), 0);
    const far = Math.hypot((left + box.right) / 2 - midX, (top + box.bottom) / 2 - midY);
    const moved = side === "top" || side === "bottom" ? Math.abs(top - y) : Math.abs(left - x);
    const beside = side !== null && moved < 1;
    const cost = shared(box, thing) * 10 + covered * 0.05 + far + (beside ? 0 : 400);
    if (best && cost >= best.cost) continue;
    const along = side === "top" || side === "bottom" ? midX - left : midY - top;
    const most_along = side === "top" || side === "bottom" ? width : height;
    best = {
      cost,
      at: { left, top, side: beside ? side : null, along: clamp(along, 18, most_along - 18) },
    };
  }
  return best!.at;
}
