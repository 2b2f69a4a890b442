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
export function blocks(heading: Heading, rules: Rules, speaker: Speaker, wanted = ""): Block[] {
  const marked = words(wanted);
  const found: Block[] = [];
  for (const paragraph of heading.text.split("\n\n").filter(Boolean))
    for (const line of paragraph.split("\n")) {
      const list = line.startsWith("- ");
      const runs = pieces(list ? line.slice(2) : line, rules, speaker).map((run) => mark(run, marked));
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

function mark(run: Run, wanted: string[]): Run {
  if (wanted.length === 0) return run;
  const pieces = run.text.split(/([\p{L}\p{N}_]+)/u).filter(Boolean);
  const found = (text: string): boolean => wanted.some((word) => bare(text).startsWith(word));
  return { ...run, spans: pieces.map((text) => ({ text, found: found(text) })) };
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

const beginning = (word: string, all: string[]): number => all.filter((each) => each.startsWith(word)).length;

/** The text of a heading with its links put into words. */
function plain(heading: Heading, rules: Rules, speaker: Speaker): string {
  return heading.text.replace(/\[\[(#?)([^\]]+)\]\]/g, (_, hash: string, target: string) =>
    hash ? titleOf(rules, target) : speaker.name(target),
  );
}

/** The headings that speak of all these words, the most fitting first. */
export function search(rules: Rules, wish: string, speaker: Speaker): Heading[] {
  const wanted = words(wish);
  if (wanted.length === 0) return [];
  const found: [number, Heading][] = [];
  for (const heading of rules.headings) {
    const title = words(`${heading.title} ${heading.id.replaceAll("-", " ")}`);
    const text = words(plain(heading, rules, speaker));
    const marks = wanted.map((word) => 10 * beginning(word, title) + Math.min(beginning(word, text), 5));
    if (marks.every(Boolean)) found.push([marks.reduce((sum, each) => sum + each), heading]);
  }
  return found.sort(([one], [other]) => other - one).map(([, heading]) => heading);
}

/** The heading that explains a question, such as innovation-ask-action. */
export function behind(rules: Rules, ask: string): Heading | undefined {
  return rules.headings.find((heading) => heading.asks.includes(ask));
}
