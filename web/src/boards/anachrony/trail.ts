// Where what happened can be seen: suits and workers, goods, tiles, breakthroughs and tracks.

import { seatIn, type Trail } from "../../lib/story";
import type { Said } from "../../lib/wire";

const idOf = (reference: unknown): string =>
  typeof reference === "string" ? reference.slice(reference.indexOf(":") + 1) : "";

export function trail([key, params]: Said): Trail {
  const told = key.replace("anachrony-", "");
  const who = seatIn(params.who);
  const home = `seat:${who}`;
  switch (told) {
    case "gained":
    case "paid": {
      const sign = told === "gained" ? "+" : "−";
      const good = `good:${who}:${idOf(params.good)}`;
      return { things: [good], label: `${sign}${params.amount}` };
    }
    case "placed":
      return { things: [`suit:${params.place}`, String(params.place)], from: home };
    case "powered":
      return { things: [`hex:${who}:${idOf(params.hex)}`] };
    case "took-breakthrough":
    case "gave-breakthrough": {
      const which = `${idOf(params.shape)}:${idOf(params.icon)}`;
      return { things: [`breakthrough:${who}:${which}`], from: `breakthrough:${which}` };
    }
    case "morale-rose":
    case "morale-fell":
      return { things: [`morale:${who}`] };
    case "travelled":
    case "time-travel-step":
      return { things: [`travel:${who}`, `focus:${who}`] };
    case "recruited":
    case "gained-worker":
    case "gained-tired-worker": {
      const worker = idOf(params.worker);
      return { things: [`active:${who}:${worker}`, `tired:${who}:${worker}`], from: "recruits" };
    }
    case "built":
    case "founded":
      return { things: [String(params.tile)] };
    default:
      return { things: typeof params.tile === "string" ? [params.tile] : [], to: undefined };
  }
}
