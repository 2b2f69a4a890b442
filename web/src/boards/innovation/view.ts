// What the server tells of a table of Innovation: `view` and `box` of the game, as types, and
// where its options lie. No rule is known here.

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Speaker } from "../../lib/speaker";
import type { Said, Snapshot } from "../../lib/wire";

export type Color = "blue" | "red" | "green" | "yellow" | "purple";
export type Icon = "castle" | "crown" | "leaf" | "lightbulb" | "factory" | "clock";
export type Splay = "none" | "left" | "right" | "up";
export type Special = "monument" | "empire" | "wonder" | "world" | "universe";

export interface Printed {
  age: number;
  color: Color;
  icons: (Icon | null)[];
  featured: Icon;
  effects: Record<string, { text: string; demand: boolean }[]>;
}

export interface InnovationBox {
  colors: Color[];
  icons: Icon[];
  splays: Record<Splay, number[]>;
  achievements: Record<string, number>;
  specials: Record<Special, number>;
  cards: Record<string, Printed>;
}

export interface PileView {
  cards: string[];
  splay: Splay;
}

/** A card by name, or the age of one whose face is not known. */
export type Entry = string | number;

export interface PlayerView {
  hand: Entry[];
  score: Entry[];
  points: number;
  board: Partial<Record<Color, PileView>>;
  icons: Record<Icon, number>;
  top: number;
  reach: number;
  draws: number | null;
  claimed: number[];
  specials: Special[];
  progress: Record<Special, number>;
  tucked: number;
  scored: number;
}

export interface PreviewView {
  card: string;
  icon: Icon;
  counts: number[];
  shares: number[];
  obeys: number[];
}

export interface View {
  viewer: number | null;
  started: boolean;
  turn: number;
  turns_taken: number;
  actions_left: number;
  supply: (string | null)[][];
  achievements: number[];
  needed: number;
  specials: Record<Special, number | null>;
  removed: string[];
  players: PlayerView[];
  dogma: Partial<Record<Color, PreviewView>>;
}

/** The table of this title, for every part of its board. */
export const atTable = tableOf<View, InnovationBox>;

export function ageOf(box: InnovationBox, entry: Entry): number {
  return typeof entry === "number" ? entry : box.cards[entry]!.age;
}

/** The card whose effect is under way.
 *
 * Who is asked knows why. To the others it is the card that was activated last, unless the player
 * whose turn it is may be choosing the next action.
 */
export function actingCard(look: Snapshot, view: View, events: Said[]): string | null {
  const [kind, id] = look.question?.why.split(":") ?? [];
  if (kind === "effect") return id ?? null;
  if (look.question || look.outcome || look.asked.every((seat) => seat === view.turn)) return null;
  const last = events.findLast(([key]) => key === "innovation-activated")?.[1].card;
  return typeof last === "string" ? last.replace("card:", "") : null;
}

/** How a card is named to those who do not see it. */
export function cardLabel(box: InnovationBox, speaker: Speaker, id: string): string {
  const card = box.cards[id]!;
  return speaker.tell("innovation-web-card", {
    card: `card:${id}`,
    age: card.age,
    color: `color:${card.color}`,
    icons: speaker.plain(iconList(box, speaker, card.icons)),
  });
}

/** The same with its effects, for cards that show them. */
export function cardText(
  box: InnovationBox,
  speaker: Speaker,
  id: string,
  edition: string,
): string {
  const effects = box.cards[id]!.effects[edition] ?? [];
  const said = effects.map(({ text, demand }) =>
    demand ? speaker.tell("innovation-card-demand", { text }) : speaker.name(text),
  );
  return speaker.tell("innovation-web-card-text", {
    card: `card:${id}`,
    text: speaker.plain(said.join(" ")),
    facts: speaker.plain(cardLabel(box, speaker, id)),
  });
}

/** Icons in words: "castles: 2, crowns: 1". */
export function iconList(box: InnovationBox, speaker: Speaker, icons: (Icon | null)[]): string {
  return box.icons
    .map((icon) => [icon, icons.filter((each) => each === icon).length] as const)
    .filter(([, count]) => count > 0)
    .map(([icon, count]) => speaker.tell("innovation-web-count", { icon: `icon:${icon}`, count }))
    .join(", ");
}
