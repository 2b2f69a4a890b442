// What people and bots at a table are called.

import type { Speaker } from "./speaker";
import type { SeatInfo } from "./wire";

/** The name of each seat; bots of one level are numbered if there are several. */
export function namesOf(seats: SeatInfo[], speaker: Speaker): string[] {
  const bare = seats.map((seat) => {
    if (seat.kind === "open") return speaker.tell("web-seat-open");
    if (seat.name) return seat.name;
    if (seat.kind === "bot") return levelBot(seat.level ?? "", speaker);
    return speaker.tell("web-seat-somebody");
  });
  return bare.map((name, at) => {
    const same = bare.filter((each) => each === name).length;
    if (same === 1) return name;
    const n = bare.slice(0, at + 1).filter((each) => each === name).length;
    return speaker.tell("web-seat-numbered", { name: speaker.plain(name), n });
  });
}

/** A bot of a level, as an opponent: "Skilled bot". */
export function levelBot(level: string, speaker: Speaker): string {
  const key = `web-bot-${level}`;
  return speaker.knows(key)
    ? speaker.tell(key)
    : speaker.tell("web-bot", { level: speaker.plain(level) });
}

/** The way a date is told: today by the clock, else by the day. */
export function when(iso: string, lang: string): string {
  const then = new Date(iso);
  const today = new Date().toDateString() === then.toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { timeStyle: "short" }
    : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(lang, style).format(then);
}

/** Seconds as a clock shows them, or as days and hours when there are many. */
export function clockTime(seconds: number, speaker: Speaker): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 86_400)
    return speaker.tell("web-clock-days", {
      days: Math.floor(left / 86_400),
      hours: Math.floor((left % 86_400) / 3600),
    });
  const [h, m, s] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
