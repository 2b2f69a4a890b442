// Which page is shown: / and /t/:id, with /replay, /room or /hand, and /box/:game. In a page without a
// server they stand behind a #, since nobody there could answer for another address.

import "./brought"; // which takes what is no address of ours out of the address
import { onDevice } from "./reach";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string; link: string; only: Only }
  | { page: "room"; id: string; link: string }
  | { page: "replay"; id: string; link: string; step: number | null; seat: number | null }
  | { page: "box"; game: string }
  | { page: "lost" };

/** On a phone beside a table in the room: what one holds, and nothing else. */
export type Only = "" | "hand";

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function read(): Route {
  const here = onDevice ? new URL(location.hash.slice(1) || "/", "http://device") : location;
  const parts = here.pathname.split("/").filter(Boolean);
  const query = new URLSearchParams(here.search);
  const link = query.get("link") ?? "";
  if (parts.length === 0) return { page: "home" };
  if (parts[0] === "box" && parts[1] && parts.length === 2) return { page: "box", game: parts[1] };
  if (parts[0] === "t" && parts[1] && parts.length === 2)
    return { page: "table", id: parts[1], link, only: "" };
  if (parts[0] === "t" && parts[1] && parts[2] === "hand" && parts.length === 3)
    return { page: "table", id: parts[1], link, only: "hand" };
  if (parts[0] === "t" && parts[1] && parts[2] === "room" && parts.length === 3)
    return { page: "room", id: parts[1], link };
  if (parts[0] === "t" && parts[1] && parts[2] === "replay" && parts.length === 3) {
    const [step, seat] = [number(query.get("step")), number(query.get("seat"))];
    return { page: "replay", id: parts[1], link, step, seat };
  }
  return { page: "lost" };
}

export const router = $state<{ route: Route }>({ route: read() });

/** A path of ours as the browser shows it. */
const shown = (path: string): string => (onDevice ? `#${path}` : path);

/** Go to a page of ours. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", shown(path));
  else history.pushState(null, "", shown(path));
  router.route = read();
  if (!replace) window.scrollTo(0, 0);
}

/** Change what the address says without changing what is shown. */
export function rename(path: string): void {
  history.replaceState(null, "", shown(path));
}

export function tablePath(id: string, link = "", page: "" | "hand" | "room" = ""): string {
  return `/t/${id}${page && `/${page}`}${link ? `?link=${encodeURIComponent(link)}` : ""}`;
}

export function replayPath(
  id: string,
  step: number | null,
  seat: number | null,
  link = "",
): string {
  const query = new URLSearchParams();
  if (step !== null) query.set("step", String(step));
  if (seat !== null) query.set("seat", String(seat));
  if (link) query.set("link", link);
  const told = query.toString();
  return `/t/${id}/replay${told ? `?${told}` : ""}`;
}

/** Links within the page change the page without loading it anew. */
export function watchAddress(): void {
  addEventListener("popstate", () => (router.route = read()));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.pathname.startsWith("/plain")) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
