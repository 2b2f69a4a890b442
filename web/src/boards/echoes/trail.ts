// Where what happened can be seen: cards between deck, hands, time boards and sources.

import { seatIn, type Trail } from "../../lib/story";
import type { Said } from "../../lib/wire";

export function trail([key, params]: Said): Trail {
  const told = key.replace("echoes-", "");
  const who = seatIn(params.who);
  const things = [params.card, params.it, params.source].filter(
    (each): each is string => typeof each === "string" && /^(card|source):/.test(each),
  );
  switch (told) {
    case "drew":
      return { things, from: "deck", to: `hand:${who}` };
    case "played":
      return { things, from: `hand:${who}` };
    case "discarded":
    case "removed":
      return { things, from: `hand:${who}`, to: "discard" };
    case "gained":
    case "lost": {
      const sign = told === "gained" ? "+" : "−";
      return { things: [`points:${who}`], label: `${sign}${params.count}` };
    }
    default:
      return { things };
  }
}
