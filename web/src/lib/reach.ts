// How the page reaches its tables: at a server, or (in a page without one) on this device. Both
// take the same requests and say the same things, so nobody else needs to know which it is.

import { WebSocket as Socket } from "partysocket";

/** What a request was answered with. */
export interface Answer {
  status: number;
  text: string;
}

/** The connection to one table, as long as it is looked at. */
export interface Line {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  reconnect(): void;
}

/** What happens on a line. */
export interface Hearing {
  opened: () => void;
  heard: (text: string) => void;
  lost: (code: number) => void;
}

/** Whether the tables lie on this device: the page itself says so. */
export const onDevice =
  document.querySelector<HTMLMetaElement>('meta[name="chronotable"]')?.content === "device";

/** The server that shows this page, where one does and the tables lie on this device all the same. */
export const server =
  document.querySelector<HTMLMetaElement>('meta[name="chronotable-server"]') === null
    ? ""
    : location.origin;

const device = onDevice ? import("../device/device") : null;

/** Thrown by `ask` when nobody can be reached. */
export class Unreachable extends Error {}

export async function ask(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  if (device) return (await device).ask(method, path, body);
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body });
  } catch {
    throw new Unreachable();
  }
  return { status: answer.status, text: await answer.text() };
}

/** The line to a table; what is said there is in `wire.ts`. */
export async function line(
  id: string,
  link: string,
  room: boolean,
  hearing: Hearing,
): Promise<Line> {
  if (device) return new (await device).DeviceLine(id, hearing);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asked = new URLSearchParams({ ...(link && { link }), ...(room && { room: "true" }) });
  const socket = new Socket(`${scheme}://${location.host}/api/tables/${id}/live?${asked}`, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5_000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 15_000,
    maxEnqueuedMessages: 0, // we know better what to send again
  });
  socket.addEventListener("open", () => hearing.opened());
  socket.addEventListener("message", (event) => hearing.heard(event.data as string));
  socket.addEventListener("close", (event) => hearing.lost(event.code));
  return socket;
}

const SEATS = 8;

/** On a device: what those are called whom it is handed to, by the numbers of their seats. */
export async function nameGuests(name: (number: number) => string): Promise<void> {
  const names = Array.from({ length: SEATS }, (_, seat) => name(seat + 1));
  if (device) (await device).nameGuests(names);
}
