// Speaker: says messages in a language, naming cards, players and everything else in them.
// The same semantics as chronotable.text.speaker, over the same catalogues.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Offer, Param, Question, Said } from "./wire";

/** Text to be said as it is, such as a number of steps: no reference, whatever it holds. */
export class Plain {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Value = Param | Plain;
export type Values = Record<string, Value>;

/** A stretch of a sentence: plain words, or the name of a thing that can be explained. */
export interface Part {
  text: string;
  ref?: string;
}

export interface Spoken {
  lang: string;
  /** The Fluent text of the language; further texts are asked when the first lacks a message. */
  texts: { lang: string; ftl: string }[];
  game?: string;
  names?: string[];
  options?: Record<string, string>;
}

// Marks around names while a sentence is made, so that it can be taken apart again afterwards.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${OPEN}${CLOSE}]*)${CLOSE}`, "g");

const bundles = new Map<string, FluentBundle>();
const forms = new Map<string, string[]>();

/** Every form that some name has in a text, such as a case: its attributes. */
function formsOf(ftl: string): string[] {
  const known = forms.get(ftl) ?? [
    ...new Set([...ftl.matchAll(/^ +\.([a-z]+) *=/gm)].map((found) => found[1]!)),
  ];
  forms.set(ftl, known);
  return known;
}

function bundleOf(lang: string, ftl: string): FluentBundle {
  const known = bundles.get(ftl);
  if (known) return known;
  // Isolation marks would only get in the way: our languages all run from left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl), { allowOverrides: true });
  bundles.set(ftl, bundle);
  return bundle;
}

/** Kind and id of a reference; a bare word is of the kind `word`. */
export function partsOf(reference: string): [string, string] {
  const colon = reference.indexOf(":");
  return colon < 0 ? ["word", reference] : [reference.slice(0, colon), reference.slice(colon + 1)];
}

export class Speaker {
  readonly lang: string;
  readonly names: string[];
  /** What could not be said as it should; development shows it. */
  readonly faults: string[] = [];
  private readonly bundles: FluentBundle[];
  private readonly prefix: string;
  private readonly editions: string[];
  private readonly forms: string[];
  private readonly named = new Map<string, string>();

  constructor({ lang, texts, game = "", names = [], options = {} }: Spoken) {
    this.lang = lang;
    this.names = names;
    this.prefix = game ? `${game}-` : "";
    this.editions = Object.values(options);
    this.bundles = texts.map((text) => bundleOf(text.lang, text.ftl));
    this.forms = texts[0] ? formsOf(texts[0].ftl) : [];
  }

  // Sentences.

  /** The message as a sentence. */
  say(message: Said | [string, Values]): string {
    return this.sayWith(message, false);
  }

  /** The same for a message that is not at hand as one. */
  tell(key: string, params: Values = {}): string {
    return this.say([key, params]);
  }

  /** The sentence in parts, so that the things it names can be pointed at and explained. */
  parts(message: Said | [string, Values]): Part[] {
    const said = this.sayWith(message, true);
    const parts: Part[] = [];
    let at = 0;
    for (const found of said.matchAll(MARKED)) {
      if (found.index > at) parts.push({ text: said.slice(at, found.index) });
      parts.push({ ref: found[1], text: found[2]! });
      at = found.index + found[0].length;
    }
    if (at < said.length) parts.push({ text: said.slice(at) });
    return parts;
  }

  /** Text to be said as it is, as a parameter of a message. */
  plain(text: string): Plain {
    return new Plain(text);
  }

  knows(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** What an option is called. */
  option(offer: Offer): string {
    return this.say(offer.label);
  }

  /** What is asked; `$may` tells whether it may be declined. */
  question(question: Question): string {
    return this.say(this.asked(question));
  }

  asked(question: Question): [string, Values] {
    const [key, params] = question.ask;
    return [key, { ...params, may: new Plain(question.may ? "yes" : "no") }];
  }

  /** The card, tile or rule that asks, with its text if it is an effect. */
  why(reference: string): string {
    const message = this.reason(reference);
    return message ? this.say(message) : this.name(reference);
  }

  reason(reference: string): Said | null {
    const [kind, ...rest] = reference.split(":");
    if (kind !== "effect" || rest.length !== 2) return null;
    return ["why-effect", { card: `card:${rest[0]}`, text: reference }];
  }

  // Names.

  /** What people call this thing; `count` says how many of it are meant, `form` which case. */
  name(reference: string, count = 1, form = ""): string {
    const known = this.named.get(`${count} ${form} ${reference}`);
    if (known !== undefined) return known;
    const found = this.findName(reference, count, form);
    this.named.set(`${count} ${form} ${reference}`, found);
    return found;
  }

  /** Whether a thing has a name of its own, such as the text of a card that only some have. */
  hasName(reference: string): boolean {
    const [kind, it] = partsOf(reference);
    return this.exact(kind, it).some((key) => this.knows(key));
  }

  /** An enumeration; equal things are counted. */
  listed(references: string[]): string {
    return this.listedWith(references, false);
  }

  private exact(kind: string, it: string): string[] {
    const whole = `${this.prefix}${kind}-${it.replaceAll(":", "-")}`;
    // What an edition says of it goes before what all of them say.
    return [...this.editions.map((edition) => `${whole}-${edition}`), whole];
  }

  private findName(reference: string, count: number, form: string): string {
    const [kind, it] = partsOf(reference);
    const number = /^\d+$/.test(it) ? Number(it) : null;
    if (kind === "seat" && number !== null && number < this.names.length)
      return this.names[number]!;
    const whole = `${kind}-${it.replaceAll(":", "-")}`;
    const values = { it: number ?? it, count };
    const keys = [...this.exact(kind, it), `${this.prefix}${kind}`, whole, kind];
    for (const bundle of this.bundles)
      for (const key of keys) {
        const said = this.format(bundle, key, values, form);
        if (said !== null) return said;
      }
    if (kind === "word") return it;
    this.faults.push(`no name for ${reference}`);
    return it.replaceAll("_", " ");
  }

  private listedWith(references: string[], marked: boolean, form = ""): string {
    const counts = new Map<string, number>();
    for (const each of references) counts.set(each, (counts.get(each) ?? 0) + 1);
    const words = [...counts].map(([each, count]) => this.named_(each, count, marked, form));
    const last = words.pop();
    if (last === undefined) return "";
    const first = words.shift();
    if (first === undefined) return last;
    const join = (key: string, one: string, then: string): string =>
      this.sayWith([key, { first: new Plain(one), then: new Plain(then) }], marked);
    return join(
      "list-end",
      words.reduce((so_far, word) => join("list-middle", so_far, word), first),
      last,
    );
  }

  /** A name, marked with its reference unless it is a mere word. */
  private named_(reference: string, count: number, marked: boolean, form = ""): string {
    const name = this.name(reference, count, form);
    return marked && reference.includes(":") ? `${OPEN}${reference}${MIDDLE}${name}${CLOSE}` : name;
  }

  // Fluent.

  private sayWith([key, params]: Said | [string, Values], marked: boolean): string {
    const values = this.values(params, marked);
    for (const bundle of this.bundles) {
      const said = this.format(bundle, key, values);
      if (said !== null) return withoutDoubleStop(said);
    }
    this.faults.push(`no message ${key}`);
    const known = Object.keys(params).map((name) => `${name}: ${values[name]}`);
    return known.length ? `${key} (${known.join(", ")})` : key;
  }

  private values(params: Values, marked: boolean): Record<string, string | number> {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(params)) {
      if (Array.isArray(value)) {
        values[name] = this.listedWith(value, marked);
        values[`${name}-count`] = value.length;
        for (const form of this.forms)
          values[`${name}-${form}`] = this.listedWith(value, marked, form);
      } else if (typeof value === "number") {
        values[name] = value;
      } else if (value instanceof Plain) {
        values[name] = value.text;
      } else {
        const [kind, it] = partsOf(value);
        values[name] = this.named_(value, 1, marked);
        values[`${name}-kind`] = kind;
        values[`${name}-id`] = it;
        // A form to select by, such as a gender, is not marked: it is compared, not shown.
        for (const form of this.forms)
          values[`${name}-${form}`] =
            form === "gender" ? this.name(value, 1, form) : this.named_(value, 1, marked, form);
        if (kind === "seat") values[`${name}-is`] = value === params.who ? "who" : "other";
      }
    }
    return values;
  }

  private format(
    bundle: FluentBundle,
    key: string,
    values: Record<string, string | number>,
    form = "",
  ): string | null {
    const message = bundle.getMessage(key);
    const pattern = message?.attributes[form] ?? message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, values, errors);
    this.faults.push(...errors.map((error) => `${key}: ${error.message}`));
    return said;
  }
}

/** A sentence that ends with A.I. has its full stop already. */
function withoutDoubleStop(said: string): string {
  if (!said.endsWith(".")) return said;
  const before = said.slice(0, -1);
  const bare = before.endsWith(CLOSE) ? before.slice(0, -1) : before;
  return bare.endsWith(".") && !bare.endsWith("..") ? before : said;
}
