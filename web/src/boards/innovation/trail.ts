// Where what happened can be seen: cards between supply, hands, score piles and boards.

import { seatIn, type Trail } from "../../lib/story";
import type { Param, Said } from "../../lib/wire";
import type { InnovationBox } from "./view.gen";

/** The pile of the supply that a card came from; what is hidden tells its age. */
function supply(box: InnovationBox, card: Param | undefined): string | undefined {
  if (typeof card !== "string") return undefined;
  const [kind, id] = card.split(":") as [string, string];
  const age = kind === "age" ? id : box.cards[id]?.age;
  return age === undefined ? undefined : `supply:${age}`;
}

export function trail([key, params]: Said, box: unknown): Trail {
  const printed = box as InnovationBox;
  const told = key.replace("innovation-", "");
  const who = seatIn(params.who);
  const { card } = params;
  const things = typeof card === "string" && card.startsWith("card:") ? [card] : [];
  const deck = supply(printed, card);
  switch (told) {
    case "drew":
    case "drew-and-revealed":
      return { things, from: deck, to: `hand:${who}` };
    case "drew-and-scored":
      return { things, from: deck, to: `score:${who}` };
    case "drew-and-melded":
    case "drew-and-tucked":
      return { things, from: deck };
    case "melded":
    case "tucked":
      return { things, from: `hand:${who}` };
    case "scored":
      return { things, from: `hand:${who}`, to: `score:${who}` };
    case "returned":
      return { things, from: `${params.from}:${seatIn(params.owner)}`, to: deck };
    case "transferred":
    case "gave":
    case "took":
    case "moved":
    case "passed":
      return {
        things,
        from: `${params.from}:${seatIn(params.owner)}`,
        to: `${params.into}:${seatIn(params.to)}`,
      };
    case "splayed":
      return { things: [`pile:${who}:${String(params.color).replace("color:", "")}`] };
    case "achieved":
      return { things: [`achieve:${params.age}`], from: `achieve:${params.age}`, to: `won:${who}` };
    case "claimed":
      return { things: [String(params.special)], to: `won:${who}` };
    default:
      return { things };
  }
}
