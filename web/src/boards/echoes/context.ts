// What every part of the table needs, handed down once by Table.svelte.

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../../lib/board";
import type { EchoesView } from "./view";

/** The props of the board, and its view; read them late, because they change. */
export interface AtTable extends Omit<BoardProps, "narrow" | "focused"> {
  readonly view: EchoesView;
  readonly focused: string | null;
  readonly narrow: boolean;
  /** The card or source that asks just now. */
  readonly speaking: string | null;
}

const KEY = Symbol("echoes");

export const seatTable = (table: AtTable): AtTable => setContext(KEY, table);
export const atTable = (): AtTable => getContext<AtTable>(KEY);
