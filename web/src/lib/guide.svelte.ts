// The guide through a first game: what it says now, and what it suggests. A lesson is data of the
// server (chronotable.text.lesson does the same in Python); what was said and answered so far is
// kept in this browser, table by table.

import type { Happening, Lesson, Param, Said, Step } from "./wire";

/** What the viewer knows when asked something. */
export interface Moment {
  seat: number;
  ask: string;
  offered: string[];
  events: Said[];
}

interface Kept {
  answers: string[];
  seen: string[];
  left: boolean;
}

const CLOSING = "closing";

const place = (table: string): string => `chronotable guide ${table}`;

function read(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(place(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

function write(table: string, kept: Kept): void {
  try {
    localStorage.setItem(place(table), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the guide ends when the page is left.
  }
}

/** This table is a guided one from now on. */
export function startGuide(table: string): void {
  write(table, { answers: [], seen: [], left: false });
}

export function isGuided(table: string): boolean {
  return read(table) !== null;
}

export class Guide {
  private kept: Kept = $state({ answers: [], seen: [], left: false });

  constructor(
    private readonly table: string,
    readonly lesson: Lesson,
  ) {
    this.kept = read(table) ?? this.kept;
  }

  /** The viewer plays on alone. */
  get left(): boolean {
    return this.kept.left;
  }

  leave(): void {
    this.keep({ left: true });
  }

  comeBack(): void {
    this.keep({ left: false });
  }

  /** Everything to say now, in order. */
  steps(moment: Moment): Step[] {
    if (this.left) return [];
    return this.lesson.steps.filter(
      (step) => !this.kept.seen.includes(step.id) && this.fits(step, moment),
    );
  }

  numberOf(step: Step): number {
    return this.lesson.steps.indexOf(step) + 1;
  }

  /** How many steps there are until the guide says goodbye; what comes later is not counted. */
  get count(): number {
    return this.lesson.steps.findIndex((step) => step.id === CLOSING) + 1;
  }

  /** What to answer, as long as the viewer has followed the line. */
  suggestion(offered: string[]): string | null {
    const { answers } = this.kept;
    const { line } = this.lesson;
    if (this.left || answers.some((key, at) => key !== line[at])) return null;
    const next = line[answers.length];
    return next !== undefined && offered.includes(next) ? next : null;
  }

  /** A step was read. */
  read(step: Step): void {
    if (!this.kept.seen.includes(step.id)) this.keep({ seen: [...this.kept.seen, step.id] });
  }

  answered(key: string): void {
    this.keep({ answers: [...this.kept.answers, key] });
  }

  /** The last answer was not taken, or taken back. */
  unanswered(): void {
    this.keep({ answers: this.kept.answers.slice(0, -1) });
  }

  private fits(step: Step, { seat, ask, offered, events }: Moment): boolean {
    const { event } = step;
    return (
      (step.asked.length === 0 || step.asked.includes(ask)) &&
      this.kept.answers.length >= step.answered &&
      offered.some((key) => key.startsWith(step.offered)) &&
      (event === null || events.some((said) => happened(event, said, seat)))
    );
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    write(this.table, this.kept);
  }
}

function happened(wanted: Happening, [key, params]: Said, seat: number): boolean {
  return (
    key === wanted.key &&
    Object.entries(wanted.params).every(([name, value]) => is(params[name], value, seat))
  );
}

/** Whether a parameter is what a step waits for; `me` and `other` are seats. */
function is(param: Param | undefined, wanted: number | string, seat: number): boolean {
  if (wanted !== "me" && wanted !== "other") return param === wanted;
  const seats = typeof param === "string" ? [param] : Array.isArray(param) ? param : [];
  return seats.some((each) => (each === `seat:${seat}`) === (wanted === "me"));
}

/** The first of these that can be seen: a mark, a thing, or a place of the board. */
export function found(names: string[]): HTMLElement | null {
  for (const name of names) {
    const it = CSS.escape(name);
    const all = document.querySelectorAll<HTMLElement>(
      `[data-mark="${it}"], [data-thing="${it}"], [data-place="${it}"]`,
    );
    for (const each of all) if (each.getClientRects().length > 0 && !each.inert) return each;
  }
  return null;
}
