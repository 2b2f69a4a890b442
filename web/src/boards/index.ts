// The boards, one folder per game, each fetched only when a table of that game is opened.

import type { Component } from "svelte";
import type { Board } from "../lib/board.svelte";
import type { Section } from "../lib/contents";
import type { Only } from "../lib/router.svelte";

type Parts<Name extends keyof Board> = Record<
  string,
  () => Promise<{ default: Board[Name] & Component<any> }>
>;

const boards = import.meta.glob("./*/Board.svelte") as Parts<"Board">;
const explanations = import.meta.glob("./*/Explain.svelte") as Parts<"Explain">;
const held = import.meta.glob("./*/Held.svelte") as Parts<"Held">;
const scores = import.meta.glob("./*/Score.svelte") as Parts<"Score">;

const lists = import.meta.glob("./*/contents.ts") as Record<
  string,
  () => Promise<{ contents: (box: unknown, options: Record<string, string>) => Section[] }>
>;
const trails = import.meta.glob("./*/trail.ts") as Record<
  string,
  () => Promise<{ trail: Board["trail"] }>
>;

// Emblems stand on pages that name every title: they come with the client.
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", {
  eager: true,
  import: "default",
});

/** What a board draws as the emblem of its title, in a square of 64. */
export function emblemOf(game: string): Component | undefined {
  return emblems[`./${game}/Emblem.svelte`];
}

// A real table of each title, by night and by day: `python -m tests.browser.screenshots` takes them.
const pictures = import.meta.glob<string>("./*/table-*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a picture of a table of this game, if its folder has one. */
export function pictureOf(game: string, theme: "dark" | "light"): string | undefined {
  return pictures[`./${game}/table-${theme}.webp`];
}

/** The board of a game, or null if it can only be played elsewhere. */
export async function boardOf(game: string, only: Only = ""): Promise<Board | null> {
  const board = boards[`./${game}/Board.svelte`];
  if (!board) return null;
  const [Board, Held, Explain, Score, follows] = await Promise.all([
    board(),
    only === "hand" ? held[`./${game}/Held.svelte`]?.() : undefined,
    explanations[`./${game}/Explain.svelte`]?.(),
    scores[`./${game}/Score.svelte`]?.(),
    trails[`./${game}/trail.ts`]?.(),
  ]);
  return {
    Board: Board.default,
    Held: Held?.default,
    Explain: Explain?.default,
    Score: Score?.default,
    trail: follows?.trail,
  };
}

/** What lies in the box of a game, or null if its folder does not tell. */
export async function contentsOf(
  game: string,
): Promise<((box: unknown, options: Record<string, string>) => Section[]) | null> {
  return (await lists[`./${game}/contents.ts`]?.())?.contents ?? null;
}
