// What every part of the table needs, handed down once by Table.svelte.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { Offer } from "../../lib/wire";
import type { Printed, View } from "./view";

/** The props of the board, with its view and what is printed; read them late: they change. */
export interface AtTable extends Omit<BoardProps, "narrow" | "focused" | "box"> {
  readonly view: View;
  readonly printed: Printed;
  readonly focused: string | null;
  readonly narrow: boolean;
  /** What is asked now, by its message; empty if this viewer is not asked. */
  readonly ask: string;
}

const KEY = Symbol("anachrony");

export const seatTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);

/** Those of these options that are offered now. */
export function offered(table: AtTable, ...keys: string[]): Offer[] {
  return keys.flatMap((key) => table.offers.get(key) ?? []);
}

/** A player's name, or Chronobot's: it sits beyond the players. */
export function nameOfSeat(table: AtTable, seat: number): string {
  return seat < table.view.own.length
    ? table.speaker.name(`seat:${seat}`)
    : table.speaker.tell("anachrony-chronobot");
}
