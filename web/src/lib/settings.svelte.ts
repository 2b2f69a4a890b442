// What a person has set in this browser, kept here and nowhere else.

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "dark" | "light";

interface Settings {
  /** A language somebody chose; empty: what the browser prefers. */
  lang: string;
  theme: Theme;
  /** How long moves take: 0 not at all, 1 as designed, 2 twice as long. */
  pace: number;
  /** After each action of somebody else, wait until the reader goes on. */
  wait: boolean;
  /** Ask once more before every answer. */
  confirm: boolean;
  /** A sound when it is one's turn. */
  sound: boolean;
  /** A notice of the browser when it is one's turn and the page is not looked at. */
  notices: boolean;
  /** The side panel of a table: log, chat, or one above the other. */
  side: "log" | "chat" | "both";
  /** Whether it stands beside the board where there is room; null: as the window allows. */
  log: boolean | null;
  /** Every answer is listed, also those that can be chosen on the board. */
  listed: boolean;
  /** Where a finger chooses on the board, ask whether it is meant. */
  touchTwice: boolean;
}

const KEPT = "chronotable";
const DEFAULTS: Settings = {
  lang: "",
  theme: "system",
  pace: 1,
  wait: false,
  confirm: false,
  sound: false,
  notices: false,
  side: "both",
  log: null,
  listed: false,
  touchTwice: true,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

const still = matchMedia("(prefers-reduced-motion: reduce)");
const daylight = new MediaQuery("(prefers-color-scheme: light)");

/** The theme that counts. */
export function theme(): "dark" | "light" {
  const chosen = settings.theme === "system" ? daylight.current && "light" : settings.theme;
  return chosen || "dark";
}

/** The pace that counts: who wants less motion gets none. */
export function pace(): number {
  return still.matches ? 0 : settings.pace;
}

export function reduced(): boolean {
  return still.matches;
}

function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.style.setProperty("--pace", String(pace()));
}

/** Keep the page and the browser's memory as the settings are. */
export function watchSettings(): void {
  apply();
  still.addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      const now = JSON.stringify(settings);
      try {
        localStorage.setItem(KEPT, now);
      } catch {
        // A browser that keeps nothing: the settings hold until it is closed.
      }
      apply();
    });
  });
}
