// The rules as text: paragraphs and lists, the links in them, and where words are found.
// The same semantics as chronotable.text.rulebook, over the same rules.

import type { Speaker } from "./speaker";
import type { Heading, Rules } from "./wire";

/** A stretch of a line: words, a thing of the game, or another heading. */
export interface Run {
  text: string;
  /** A thing that explains itself, such as card:oars. */
  thing?: string;
  /** The id of a heading to go to. */
  heading?: string;
  strong?: boolean;
  /** The same text in pieces, told apart by whether they were looked for. */
  spans?: { text: string; found: boolean }[];
}

/** A paragraph, or the points of a list. */
export interface Block {
  list: boolean;
  lines: Run[][];
}

const PIECES = /\[\[(#?)([^\]]+)\]\]|\*([^*]+)\*/g;

/** The text of a heading, in paragraphs and lists. */
export function blocks(
  heading: Heading,
  rules: Rules,
  speaker: Speaker,
  wanted?: Search | null,
): Block[] {
  const found: Block[] = [];
  for (const paragraph of heading.text.split("\n\n").filter(Boolean))
    for (const line of paragraph.split("\n")) {
      const list = line.startsWith("- ");
      const runs = pieces(list ? line.slice(2) : line, rules, speaker).map((run) =>
        mark(run, wanted),
      );
      const last = found.at(-1);
      if (list && last?.list) last.lines.push(runs);
      else found.push({ list, lines: [runs] });
    }
  return found;
}

function pieces(line: string, rules: Rules, speaker: Speaker): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const piece of line.matchAll(PIECES)) {
    if (piece.index > at) runs.push({ text: line.slice(at, piece.index) });
    const [whole, hash, target, strong] = piece;
    if (strong) runs.push({ text: strong, strong: true });
    else if (hash) runs.push({ text: titleOf(rules, target!), heading: target! });
    else runs.push({ text: speaker.name(target!), thing: target! });
    at = piece.index + whole.length;
  }
  if (at < line.length) runs.push({ text: line.slice(at) });
  return runs;
}

function mark(run: Run, wanted?: Search | null): Run {
  if (!wanted) return run;
  const pieces = run.text.split(/([\p{L}\p{N}_]+)/u).filter(Boolean);
  return { ...run, spans: pieces.map((text) => ({ text, found: wanted.means(bare(text)) })) };
}

function titleOf(rules: Rules, id: string): string {
  return rules.headings.find((each) => each.id === id)?.title ?? id;
}

/** In small letters and without accents: ž is z, ł is l, ё is е. Only й is a letter of its own. */
function bare(text: string): string {
  const apart = text.toLowerCase().replaceAll("ł", "l").normalize("NFKD");
  return apart.replace(/(?!\u0306)\p{M}/gu, "").normalize("NFC");
}

function words(text: string): string[] {
  return bare(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

// A Slavic word changes more than its ending: k becomes c before it, and an e comes and goes.
const FLEETING = /(?<=[b-df-hj-np-tv-xz])e(?=[b-df-hj-np-tv-xz]$)/;
const HARD = { dz: "d", ch: "s", h: "z", k: "c" };
const SHORTEST = 3; // letters that are left of a word

/** What the forms of a word have in common, if these are the endings of its language. */
function stem(word: string, endings: string[]): string {
  if (endings.length === 0) return word;
  const known = endings.filter(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST,
  );
  const longest = Math.max(0, ...known.map((each) => each.length));
  const rest = word.slice(0, word.length - longest).replace(FLEETING, "");
  for (const [hard, soft] of Object.entries(HARD))
    if (rest.endsWith(hard)) return rest.slice(0, rest.length - hard.length) + soft;
  return rest;
}

/** The text of a heading with its links put into words. */
function plain(heading: Heading, rules: Rules, speaker: Speaker): string {
  return heading.text.replace(/\[\[(#?)([^\]]+)\]\]/g, (_, hash: string, target: string) =>
    hash ? titleOf(rules, target) : speaker.name(target),
  );
}

/** What is looked for: the words themselves, or with synonyms put in their place. */
export class Search {
  private readonly endings: string[];
  private readonly synonyms: [string[], string[]][] = [];
  private readonly stems = new Map<string, string>();
  private readonly wishes: string[][];

  constructor(
    wish: string,
    private readonly rules: Rules,
    private readonly speaker: Speaker,
  ) {
    const told = (key: string): string => (speaker.knows(key) ? speaker.tell(key) : "");
    this.endings = told("rules-endings").split(/\s+/).filter(Boolean);
    for (const line of told(`${rules.game}-synonyms`).split("\n")) {
      const [ours = "", theirs = ""] = line.split(":", 2);
      for (const each of theirs.split(",").map(words))
        if (each.length > 0) this.synonyms.push([words(ours), each]);
    }
    this.wishes = this.ways(words(wish));
  }

  /** The headings that speak of all these words, the most fitting first. Things of the game are
   * found by their names: first those that are named in full, and after the headings the others. */
  found(): Heading[] {
    const { rules, speaker } = this;
    const found: [number, Heading][] = [];
    for (const heading of rules.headings) {
      const title = words(`${heading.title} ${heading.id.replaceAll("-", " ")}`);
      const mark = this.mark(title, words(plain(heading, rules, speaker)));
      if (mark > 0) found.push([mark, heading]);
    }
    const headings = found.sort(([one], [other]) => other - one).map(([, heading]) => heading);
    const whole: Heading[] = [];
    const part: Heading[] = [];
    for (const [thing, english] of Object.entries(rules.things)) {
      const names = [words(speaker.name(thing)), words(english)];
      if (this.mark(names.flat(), []) === 0) continue;
      (names.some((name) => this.names(name)) ? whole : part).push(explained(thing, speaker));
    }
    return [...whole, ...headings, ...part];
  }

  /** Whether this word is one of those looked for. */
  means(word: string): boolean {
    return this.wishes.some((wish) => wish.some((each) => this.begun(each, [word])));
  }

  /** How many of these words begin with this one, or are another form of it. */
  private begun(word: string, all: string[]): number {
    return all.filter((each) => each.startsWith(word) || this.stem(each) === this.stem(word))
      .length;
  }

  /** How well this fits: nothing, if not all words are there. */
  private mark(title: string[], text: string[]): number {
    return Math.max(0, ...this.wishes.map((wish) => this.markOf(wish, title, text)));
  }

  /** Whether the whole of this name is looked for. */
  private names(name: string[]): boolean {
    return this.wishes.some(
      (wish) =>
        this.markOf(wish, name, []) > 0 &&
        name.every((each) => wish.some((word) => this.begun(word, [each]))),
    );
  }

  private markOf(wish: string[], title: string[], text: string[]): number {
    const marks = wish.map(
      (word) => 10 * this.begun(word, title) + Math.min(this.begun(word, text), 5),
    );
    return marks.every(Boolean) ? marks.reduce((sum, each) => sum + each, 0) : 0;
  }

  private stem(word: string): string {
    const known = this.stems.get(word) ?? stem(word, this.endings);
    this.stems.set(word, known);
    return known;
  }

  /** The wish as it is, and with each synonym in it replaced by the word of the rules. */
  private ways(wish: string[]): string[][] {
    const [first, ...rest] = wish;
    if (first === undefined) return [[]];
    const found = this.ways(rest).map((each) => [first, ...each]);
    for (const [ours, theirs] of this.synonyms)
      if (theirs.length <= wish.length && theirs.every((each, at) => this.begun(wish[at]!, [each])))
        found.push(...this.ways(wish.slice(theirs.length)).map((each) => [...ours, ...each]));
    return found;
  }
}

/** A thing as a heading of its own: its name, and what is printed on it. */
function explained(thing: string, speaker: Speaker): Heading {
  const id = thing.slice(thing.indexOf(":") + 1);
  const effects = Array.from({ length: 9 }, (_, at) => `effect:${id}:${at + 1}`);
  const texts = [`text:${id}`, ...effects, `rule:${id}`].filter((each) => speaker.hasName(each));
  const name = speaker.name(thing);
  const title = name.slice(0, 1).toUpperCase() + name.slice(1);
  return {
    id: thing,
    depth: 3,
    title,
    asks: [],
    text: texts.map((each) => speaker.name(each)).join("\n\n"),
  };
}

/** Whether a heading is a thing of the game, which has no place among the others. */
export const isThing = (heading: Heading): boolean => heading.id.includes(":");

/** The heading that explains a question, by its message. */
export function behind(rules: Rules, ask: string): Heading | undefined {
  return rules.headings.find((heading) => heading.asks.includes(ask));
}
