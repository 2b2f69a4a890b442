// The socket of a table: it comes back by itself, asks for what it missed, and sends again what
// was not acknowledged. The server does a request of one id only once.

import { line, onDevice, type Line } from "./reach";
import type { Reply, Request, Snapshot } from "./wire";

export type Connection = "connecting" | "open" | "gone";

export type Outcome =
  { done: true; version: number } | { done: false; reason: string; text: string };

interface Waiting {
  request: Request;
  settle: (outcome: Outcome) => void;
}

interface Listener {
  looked: (look: Snapshot) => void;
  connected: (connection: Connection) => void;
  /** The server's clock minus ours, in seconds. */
  timed: (offset: number) => void;
  /** The server will not have us: the table is gone, or no longer ours to see. */
  closed: () => void;
  held: () => { events: number; chat: number };
}

const HEARTBEAT = 15_000;
const PATIENCE = 15_000; // until a silent connection is taken for dead
const PATIENCE_FIRST = 2_500; // how long a connection may take before we say that it is gone
const FOREIGN = new Set([4401, 4403, 4404]); // closed for good: unknown, or not ours

export class Live {
  private socket: Line | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private beat: ReturnType<typeof setInterval> | undefined;
  private late: ReturnType<typeof setTimeout> | undefined;
  private gone: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;
  private over = false;

  constructor(
    id: string,
    link: string,
    room: boolean,
    private readonly listener: Listener,
  ) {
    listener.connected("connecting");
    void this.connect(id, link, room);
    if (onDevice) return; // nothing can come between us
    this.gone = setTimeout(() => listener.connected("gone"), PATIENCE_FIRST);
    this.beat = setInterval(() => this.ping(), HEARTBEAT);
    addEventListener("online", this.hurry);
    addEventListener("offline", this.offline);
    document.addEventListener("visibilitychange", this.woken);
  }

  private async connect(id: string, link: string, room: boolean): Promise<void> {
    this.socket = await line(id, link, room, {
      opened: () => this.opened(),
      heard: (text) => this.heard(text),
      lost: (code) => this.lost(code),
    });
    if (this.over) this.socket.close();
  }

  /** Ask for something; resolves when the server has done or refused it. */
  request(request: Request & { id: string }): Promise<Outcome> {
    return new Promise((settle) => {
      this.waiting.set(request.id, { request, settle });
      this.send(request);
    });
  }

  /** Ask for everything that is not held. */
  resume(): void {
    this.send({ type: "resume", ...this.listener.held() });
  }

  close(): void {
    this.over = true;
    clearInterval(this.beat);
    clearTimeout(this.late);
    clearTimeout(this.gone);
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.offline);
    document.removeEventListener("visibilitychange", this.woken);
    this.socket?.close();
    for (const { settle } of this.waiting.values())
      settle({ done: false, reason: "left", text: "" });
    this.waiting.clear();
  }

  /** Hand the device to whoever sits there, if the table lies on it. */
  hand(seat: number): void {
    this.socket?.send(JSON.stringify({ type: "hand", seat }));
  }

  private send(request: Request): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(request));
  }

  private opened(): void {
    clearTimeout(this.gone);
    this.resume();
    for (const { request } of this.waiting.values()) this.send(request);
    this.ping();
  }

  private lost(code: number): void {
    clearTimeout(this.late);
    if (FOREIGN.has(code)) {
      this.close();
      this.listener.closed();
      return;
    }
    clearTimeout(this.gone);
    // A blink is nobody's business: say it only when it lasts.
    this.gone = setTimeout(() => this.listener.connected("gone"), 700);
  }

  private heard(data: string): void {
    clearTimeout(this.late);
    const reply = JSON.parse(data) as Reply;
    switch (reply.type) {
      case "look":
        clearTimeout(this.gone);
        this.listener.connected("open");
        this.listener.looked(reply.look);
        break;
      case "done":
        this.settle(reply.id, { done: true, version: reply.version });
        break;
      case "refused":
        this.settle(reply.id, { done: false, reason: reply.reason, text: reply.text });
        break;
      case "pong":
        this.listener.timed(reply.at - (this.asked + Date.now()) / 2000);
        break;
    }
  }

  private settle(id: string, outcome: Outcome): void {
    this.waiting.get(id)?.settle(outcome);
    this.waiting.delete(id);
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN || onDevice) return;
    this.asked = Date.now();
    this.send({ type: "ping" });
    clearTimeout(this.late);
    this.late = setTimeout(() => this.socket?.reconnect(), PATIENCE);
  }

  private readonly hurry = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.socket?.reconnect();
  };

  private readonly offline = (): void => this.listener.connected("gone");

  private readonly woken = (): void => {
    if (!document.hidden) this.ping();
  };
}
