// A small landscape for every card, grown from its name: always the same for the same card, in
// the manner of its family. Nobody drew these hundred pictures, and no two are alike.

export interface Stroke {
  d: string;
  /** How strong its colour is, from 0 to 1. */
  tint: number;
  line?: boolean;
}

export const WIDTH = 120;
export const HEIGHT = 40;

type Chance = () => number;

function chanceOf(name: string): Chance {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return () => {
    seed = (seed + 0x6d2b79f5) >>> 0;
    let t = Math.imul(seed ^ (seed >>> 15), seed | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const between = (chance: Chance, low: number, high: number): number =>
  low + (high - low) * chance();
const n = (value: number): string => value.toFixed(1);

function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** Swells behind swells, and something round: a pearl, a moon, bubbles. */
function water(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [
    { d: disc(between(chance, 15, 105), between(chance, 8, 15), between(chance, 4, 8)), tint: 0.5 },
  ];
  const layers = 3 + Math.floor(chance() * 2);
  for (let layer = 0; layer < layers; layer += 1) {
    const y = 15 + (layer * 22) / layers + between(chance, -2, 2);
    const wave = between(chance, 16, 34);
    const high = between(chance, 2.5, 6);
    let d = `M${n(-wave * chance())} ${n(y)}`;
    for (let x = 0; x < WIDTH + 2 * wave; x += wave)
      d += `q${n(wave / 4)} ${n(-high)} ${n(wave / 2)} 0t${n(wave / 2)} 0`;
    strokes.push({ d: `${d}V${HEIGHT}H-40z`, tint: 0.22 + 0.16 * layer });
  }
  return strokes;
}

/** A wood at the edge of hills: firs and round crowns. */
function wood(chance: Chance): Stroke[] {
  const ground = between(chance, 30, 35);
  const strokes: Stroke[] = [
    {
      d: `M0 ${n(ground - 8)}Q${n(between(chance, 20, 60))} ${n(between(chance, 4, 16))} ${n(between(chance, 70, 90))} ${n(ground - 6)}T${WIDTH} ${n(ground - between(chance, 6, 14))}V${HEIGHT}H0z`,
      tint: 0.22,
    },
  ];
  for (let x = between(chance, -4, 6); x < WIDTH + 4; x += between(chance, 8, 17)) {
    const high = between(chance, 11, 25);
    const wide = between(chance, 4, 7.5);
    const foot = ground + between(chance, -1, 4);
    const tint = between(chance, 0.36, 0.78);
    if (chance() < 0.55)
      strokes.push({
        d: `M${n(x)} ${n(foot - high)}l${n(wide)} ${n(high)}h${n(-2 * wide)}z`,
        tint,
      });
    else
      strokes.push({
        d: `${disc(x, foot - high * 0.62, wide)}M${n(x - 0.8)} ${n(foot - high * 0.6)}h1.6V${n(foot)}h-1.6z`,
        tint,
      });
  }
  strokes.push({
    d: `M0 ${n(ground)}q${WIDTH / 2} ${n(between(chance, -3, 4))} ${WIDTH} 0V${HEIGHT}H0z`,
    tint: 0.62,
  });
  return strokes;
}

/** A constellation and a moon. */
function sky(chance: Chance): Stroke[] {
  const moon = between(chance, 14, 106);
  const r = between(chance, 6, 10);
  const tilt = between(chance, 0.3, 0.7) * r;
  const strokes: Stroke[] = [
    {
      d: `M${n(moon)} ${n(12 - r)}a${n(r)} ${n(r)} 0 1 0 ${n(r)} ${n(r)}a${n(tilt + r * 0.4)} ${n(tilt + r * 0.4)} 0 0 1 ${n(-r)} ${n(-r)}z`,
      tint: 0.62,
    },
  ];
  for (let star = 0; star < 16; star += 1)
    strokes.push({
      d: disc(chance() * WIDTH, chance() * HEIGHT, between(chance, 0.4, 0.9)),
      tint: 0.5,
    });
  const stars: [number, number][] = [];
  const count = 5 + Math.floor(chance() * 3);
  for (let star = 0; star < count; star += 1)
    stars.push([8 + (star * 104) / (count - 1) + between(chance, -6, 6), between(chance, 12, 35)]);
  strokes.push({
    d: `M${stars.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`,
    tint: 0.45,
    line: true,
  });
  for (const [x, y] of stars) {
    const size = between(chance, 1.8, 3.6);
    const waist = size * 0.28;
    strokes.push({
      d: `M${n(x)} ${n(y - size)}l${n(waist)} ${n(size - waist)} ${n(size - waist)} ${n(waist)} ${n(waist - size)} ${n(waist)} ${n(-waist)} ${n(size - waist)} ${n(-waist)} ${n(waist - size)} ${n(waist - size)} ${n(-waist)} ${n(size - waist)} ${n(-waist)}z`,
      tint: 0.9,
    });
  }
  return strokes;
}

/** Ridges, each with a lit side, and crystals at their feet. */
function earth(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [];
  for (let layer = 0; layer < 2; layer += 1) {
    const base = 34 + layer * 6;
    for (let x = between(chance, -10, 8); x < WIDTH; x += between(chance, 22, 34)) {
      const high = between(chance, 14, 30) - layer * 10;
      const wide = between(chance, 13, 21);
      const lean = between(chance, -3, 3);
      strokes.push({
        d: `M${n(x - wide)} ${n(base)}L${n(x + lean)} ${n(base - high)} ${n(x + wide)} ${n(base)}z`,
        tint: 0.26 + layer * 0.22,
      });
      strokes.push({
        d: `M${n(x + lean)} ${n(base - high)}L${n(x + wide)} ${n(base)}H${n(x + between(chance, -3, 5))}l${n(between(chance, -3, 3))} ${n(-high * 0.5)}z`,
        tint: 0.4 + layer * 0.2,
      });
    }
  }
  for (let crystal = 0; crystal < 3; crystal += 1) {
    const x = between(chance, 6, 114);
    const high = between(chance, 7, 13);
    const wide = high * 0.26;
    strokes.push({
      d: `M${n(x)} ${n(HEIGHT)}l${n(-wide)} ${n(-high * 0.65)} ${n(wide)} ${n(-high * 0.35)} ${n(wide)} ${n(high * 0.35)}z`,
      tint: 0.85,
    });
  }
  return strokes;
}

/** The roofs and towers of a town that belongs to nobody. */
function town(chance: Chance): Stroke[] {
  const strokes: Stroke[] = [
    {
      d: disc(between(chance, 20, 100), between(chance, 14, 22), between(chance, 9, 14)),
      tint: 0.2,
    },
  ];
  for (let layer = 0; layer < 2; layer += 1)
    for (let x = between(chance, -6, 4); x < WIDTH;) {
      const wide = between(chance, 7, 15);
      const high = between(chance, 8, 21) - layer * 6;
      const top = HEIGHT - 4 - high + layer * 4;
      const roof = chance();
      const peak = between(chance, 3, 8);
      let d = `M${n(x)} ${HEIGHT}V${n(top)}`;
      if (roof < 0.4) d += `l${n(wide / 2)} ${n(-peak)} ${n(wide / 2)} ${n(peak)}`;
      else if (roof < 0.65) d += `q${n(wide / 2)} ${n(-peak * 1.6)} ${n(wide)} 0`;
      else
        d += `v-2h${n(wide / 5)}v2h${n(wide / 5)}v-2h${n(wide / 5)}v2h${n(wide / 5)}v-2h${n(wide / 5)}v2`;
      strokes.push({ d: `${d}V${HEIGHT}z`, tint: 0.3 + 0.28 * layer + between(chance, 0, 0.1) });
      x += wide + between(chance, 0, 5);
    }
  return strokes;
}

const MANNERS: Record<string, (chance: Chance) => Stroke[]> = {
  water,
  wood,
  sky,
  earth,
  neutral: town,
};
const drawn = new Map<string, Stroke[]>();

export function artOf(name: string, family: string): Stroke[] {
  let art = drawn.get(name);
  if (!art) drawn.set(name, (art = MANNERS[family]!(chanceOf(name))));
  return art;
}
