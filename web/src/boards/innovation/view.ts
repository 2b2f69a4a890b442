// What is drawn in several parts of the board, from what the view tells. No rule is known here.

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Speaker } from "../../lib/speaker";
import type { Said, Snapshot } from "../../lib/wire";
import type { Entry, IconWord, InnovationBox, InnovationView } from "./view.gen";

/** The table of this title, for every part of its board. */
export const atTable = tableOf<InnovationView, InnovationBox>;

export function ageOf(box: InnovationBox, entry: Entry): number {
  return typeof entry === "number" ? entry : box.cards[entry]!.age;
}

/** The card whose effect is under way.
 *
 * Who is asked knows why. To the others it is the card that was activated last, unless the player
 * whose turn it is may be choosing the next action.
 */
export function actingCard(look: Snapshot, view: InnovationView, events: Said[]): string | null {
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
export function iconList(box: InnovationBox, speaker: Speaker, icons: (IconWord | null)[]): string {
  return box.icons
    .map((icon) => [icon, icons.filter((each) => each === icon).length] as const)
    .filter(([, count]) => count > 0)
    .map(([icon, count]) => speaker.tell("innovation-web-count", { icon: `icon:${icon}`, count }))
    .join(", ");
}
