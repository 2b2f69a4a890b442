// What is drawn in several parts of the board, from what the view tells. No rule is known here.

import { atTable as tableOf } from "../../lib/board.svelte";
import type { Snapshot } from "../../lib/wire";
import type { EchoesBox, EchoesView } from "./view.gen";

/** The table of this title, for every part of its board. */
export const atTable = tableOf<EchoesView, EchoesBox>;

/** The card or source that asks just now, such as `miner`. */
export function speaking(look: Snapshot): string | null {
  const [kind, it] = (look.question?.why ?? "").split(":");
  return kind && it ? it : null;
}

/** How much less the cards offered now cost, beyond what their owner's party gives. */
export function extraDiscount(look: Snapshot): { cards: number; time: number } {
  const params = look.question?.ask[1] ?? {};
  return { cards: Number(params.cards ?? 0), time: Number(params.time ?? 0) };
}

/** Names with a number behind those that come twice, to tell their elements apart. */
export function keyed(ids: string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const nth = (seen.get(id) ?? 0) + 1;
    seen.set(id, nth);
    return { id, key: nth > 1 ? `${id} ${nth}` : id };
  });
}
