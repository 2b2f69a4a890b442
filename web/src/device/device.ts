// The tables of this device: what a server would do, done by the engine in its own thread. What
// is printed (games, rules, texts) lies in files beside the page and needs no engine.

import { loading } from "./loading.svelte";
import type { Answer, Hearing, Line } from "../lib/reach";
import type { Told, Wanted } from "./engine.worker";

const ME = "chronotable-me";
const PRINTED = /^\/api\/(games|text|rules)(\/|$)/;
const base = new URL("./", document.baseURI).href;

const worker = new Worker(new URL("./engine.worker.ts", import.meta.url), { type: "module" });
const say = (wanted: Wanted): void => worker.postMessage(wanted);
const asked = new Map<number, (answer: Answer) => void>();
const lines = new Map<number, DeviceLine>();
let numbers = 0;

const nobody = JSON.stringify({ name: "", lang: "", returns: false, token: "" });
const me = (): string => localStorage.getItem(ME) ?? nobody;

worker.addEventListener("message", ({ data }: MessageEvent<Told>) => {
  switch (data.kind) {
    case "progress":
      loading.share = data.share;
      break;
    case "ready":
      loading.ready = true;
      break;
    case "failed":
      loading.failed = data.why;
      break;
    case "answer":
      asked.get(data.number)?.({ status: data.status, text: data.text });
      asked.delete(data.number);
      break;
    case "heard":
      lines.get(data.line)?.heard(data.text);
      break;
  }
});
worker.addEventListener("error", (event) => (loading.failed = event.message || "worker"));
say({ do: "start", base, me: me() });

/** Where a file that a path of the server names lies beside the page. */
export function printed(path: string): string {
  const file = path.replace(/^\/api\//, "");
  return `${base}data/${/\.(ftl|svg)$/.test(file) ? file : `${file}.json`}`;
}

export async function ask(method: string, path: string, body = ""): Promise<Answer> {
  if (PRINTED.test(path)) {
    const answer = await fetch(printed(path));
    return { status: answer.status, text: await answer.text() };
  }
  if (method === "GET" && path === "/api/me") return { status: 200, text: me() };
  const number = ++numbers;
  const answer = await new Promise<Answer>((settle) => {
    asked.set(number, settle);
    say({ do: "ask", number, method, path, body });
  });
  if (path === "/api/me" && method === "POST" && answer.status === 200)
    localStorage.setItem(ME, answer.text);
  if (path === "/api/me" && method === "DELETE") localStorage.removeItem(ME);
  return answer;
}

/** What those are called whom the device is handed to, by their seats. */
export function nameGuests(names: string[]): void {
  say({ do: "guests", names });
}

/** The line to a table here: it opens at once and never breaks. */
export class DeviceLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  readonly heard: (text: string) => void;
  private readonly number = ++numbers;

  constructor(table: string, hearing: Hearing) {
    this.heard = hearing.heard;
    lines.set(this.number, this);
    say({ do: "open", line: this.number, table });
    setTimeout(() => {
      this.readyState = WebSocket.OPEN;
      hearing.opened();
    });
  }

  send(text: string): void {
    say({ do: "say", line: this.number, text });
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    lines.delete(this.number);
    say({ do: "close", line: this.number, table: "" });
  }

  /** There is nothing to come back from. */
  reconnect(): void {}
}
