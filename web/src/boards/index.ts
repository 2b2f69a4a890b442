// The boards, one folder per game, each fetched only when a table of that game is opened.

import type { Component } from "svelte";
import type { Board } from "../lib/board";

type Parts<Name extends keyof Board> = Record<
  string,
  () => Promise<{ default: Board[Name] & Component<any> }>
>;

const tables = import.meta.glob("./*/Table.svelte") as Parts<"Table">;
const explanations = import.meta.glob("./*/Explain.svelte") as Parts<"Explain">;
const scores = import.meta.glob("./*/Score.svelte") as Parts<"Score">;

/** The board of a game, or null if it can only be played elsewhere. */
export async function boardOf(game: string): Promise<Board | null> {
  const table = tables[`./${game}/Table.svelte`];
  if (!table) return null;
  const [Table, Explain, Score] = await Promise.all([
    table(),
    explanations[`./${game}/Explain.svelte`]?.(),
    scores[`./${game}/Score.svelte`]?.(),
  ]);
  return { Table: Table.default, Explain: Explain?.default, Score: Score?.default };
}
