// A table as this viewer follows it: what is known, what is shown, and what was asked for.
//
// Looks arrive as fast as bots think; people want to see one move after the other. So `latest`
// is what the server says, and `shown` follows it at the pace of the settings.

import type { Play } from "./board.svelte";
import { Live, type Connection, type Outcome } from "./live";
import { pace, settings } from "./settings.svelte";
import type { Answer, ChatLine, Offer, Question, Said, Snapshot, Undo } from "./wire";

/** A moment of the game as it was shown, kept to be shown again. */
interface Moment {
  look: Snapshot;
  events: number;
}

const BETWEEN = 650; // milliseconds from one move to the next at pace 1
const BACKLOG = 8; // of more than these, the oldest are not shown one by one
const HURRY = 3; // and with more than these, each is shown for a shorter time
const KEPT = 80;

export class TableStore implements Play {
  latest = $state.raw<Snapshot | null>(null);
  shown = $state.raw<Snapshot | null>(null);
  /** Everything that has happened, as far as it is shown. */
  events = $state.raw<Said[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  closed = $state(false);
  /** An answer is on its way, or the look that it leads to. */
  busy = $derived.by(() => this.asking || (this.latest?.version ?? 0) < this.known);
  /** Moves wait to be shown. */
  behind = $state(0);
  /** How many events had happened when this viewer last answered. */
  answeredAt = $state<number | null>(null);
  /** Past moments are being shown once more. */
  again = $state(false);
  /** The server's clock minus ours, in seconds. */
  offset = $state(0);
  pointed = $state<string | null>(null);
  /** The option that was picked and waits to be confirmed. */
  confirming = $state<string | null>(null);

  private asking = $state(false);
  /** The version that the server has told of, in a look or not. */
  private known = $state(0);
  private all: Said[] = [];
  private queue: Moment[] = [];
  private moments: Moment[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;
  private serial = 0;
  private readonly live: Live;
  private readonly memory: string;

  /** Called before and after what is shown changes, so that things can be seen to move. */
  present: (change: () => void) => void = (change) => change();
  /** Called when an answer goes out, and when it has been taken or refused. */
  answering: (key: string) => void = () => undefined;
  answered: (outcome: Outcome) => void = () => undefined;

  constructor(
    readonly id: string,
    readonly link: string,
  ) {
    this.memory = `chronotable answered ${id}`;
    const kept = sessionStorage.getItem(this.memory);
    this.answeredAt = kept === null ? null : Number(kept);
    this.live = new Live(id, link, {
      looked: (look) => this.look(look),
      connected: (connection) => (this.connection = connection),
      timed: (offset) => (this.offset = offset),
      closed: () => (this.closed = true),
      held: () => ({ events: this.all.length, chat: this.chat.length }),
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  // What one may do.

  /** The question to this viewer, once everything before it has been shown. */
  readonly question = $derived.by((): Question | null => {
    if (this.again || this.behind > 0 || !this.shown || this.shown !== this.latest) return null;
    return this.shown.question;
  });

  readonly offers = $derived(
    new Map((this.question?.options ?? []).map((offer): [string, Offer] => [offer.key, offer])),
  );

  /** Nothing can be answered just now. */
  get stuck(): boolean {
    return this.busy || this.connection === "gone";
  }

  point(key: string | null): void {
    this.pointed = key;
  }

  /** An answer was picked, on the board or in the bar. Whoever likes is asked whether it is meant. */
  pick(key: string): void {
    if (this.stuck || !this.offers.has(key)) return;
    const sure = !settings.confirm || this.confirming === key;
    this.confirming = sure ? null : key;
    this.pointed = sure ? null : key;
    if (!sure) return;
    this.answering(key);
    void this.answer(key).then((outcome) => this.answered(outcome));
  }

  private async answer(key: string): Promise<Outcome> {
    const look = this.latest;
    if (!look || this.busy) return { done: false, reason: "busy", text: "" };
    this.remember();
    return this.ask({ type: "answer", id: this.name(), version: look.version, key });
  }

  async undo(): Promise<Outcome> {
    const look = this.latest;
    if (!look || this.busy) return { done: false, reason: "busy", text: "" };
    return this.ask({ type: "undo", id: this.name(), version: look.version });
  }

  /** One thing after the other: what changes the game waits for the look that shows it. */
  private async ask(request: Answer | Undo): Promise<Outcome> {
    this.asking = true;
    const outcome = await this.live.request(request);
    this.asking = false;
    if (outcome.done) this.known = Math.max(this.known, outcome.version);
    return outcome;
  }

  say(text: string): Promise<Outcome> {
    return this.live.request({ type: "chat", id: this.name(), text });
  }

  resign(): Promise<Outcome> {
    return this.live.request({ type: "resign", id: this.name() });
  }

  private name(): string {
    this.serial += 1;
    return `${crypto.getRandomValues(new Uint32Array(2)).join("-")}-${this.serial}`.slice(0, 40);
  }

  private remember(): void {
    this.answeredAt = this.all.length;
    this.moments = this.moments.slice(-1);
    try {
      sessionStorage.setItem(this.memory, String(this.all.length));
    } catch {
      // Without memory the digest starts when the page was opened.
    }
  }

  // What is shown.

  private look(look: Snapshot): void {
    if (look.events_from > this.all.length) {
      this.live.resume(); // something between is missing: ask for all that we do not hold
      return;
    }
    this.all = [...this.all.slice(0, look.events_from), ...look.events];
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of look.chat) known.set(line.number, line);
    if (look.chat.length) this.chat = [...known.values()].sort((a, b) => a.number - b.number);

    const before = this.latest;
    this.latest = look;
    if (this.answeredAt !== null && this.answeredAt > this.all.length)
      this.answeredAt = this.all.length;
    const moved = before === null || look.step !== before.step || look.status !== before.status;
    if (before && !moved && this.queue.length === 0 && !this.again) {
      this.show({ look, events: this.all.length }); // somebody came or spoke: no move to follow
      return;
    }
    this.queue.push({ look, events: this.all.length });
    this.queue = this.queue.slice(-BACKLOG);
    this.behind = this.queue.length;
    if (before && before.step > look.step)
      this.skip(); // taken back: at once
    else if (!this.again) this.step();
  }

  /** Show the next move if it is time, or see to it that it will be. */
  private step(): void {
    clearTimeout(this.timer);
    if (this.queue.length === 0) return;
    const hurry = this.queue.length > HURRY ? 0.4 : 1;
    const first = this.shown === null || document.hidden;
    const wait = first ? 0 : this.shownAt + BETWEEN * pace() * hurry - performance.now();
    if (wait > 5) {
      this.timer = setTimeout(() => this.step(), wait);
      return;
    }
    const next = this.queue.shift()!;
    this.behind = this.queue.length;
    this.show(next);
    this.moments = [...this.moments, next].slice(-KEPT);
    this.step();
  }

  private show({ look, events }: Moment): void {
    this.shownAt = performance.now();
    if (look.step !== this.shown?.step) this.confirming = null; // another question, or none
    this.present(() => {
      this.shown = look;
      this.events = this.all.slice(0, events);
    });
  }

  /** Come to the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.again = false;
    const last = this.queue.at(-1);
    this.moments = [...this.moments, ...this.queue].slice(-KEPT);
    this.queue = [];
    this.behind = 0;
    if (last) this.show(last);
    else if (this.latest && this.shown !== this.latest)
      this.show({ look: this.latest, events: this.all.length });
  }

  /** Whether there are moves since the last answer that can be shown once more. */
  get canShowAgain(): boolean {
    void this.shown;
    return this.moments.length > 1;
  }

  /** Show once more what has happened since the last answer. */
  showAgain(): void {
    clearTimeout(this.timer);
    const moments = [...this.moments];
    if (moments.length < 2) return;
    this.again = true;
    const next = (at: number): void => {
      if (!this.again) return;
      this.show(moments[at]!);
      if (at + 1 < moments.length) {
        this.timer = setTimeout(() => next(at + 1), BETWEEN * Math.max(1, pace()) * 1.4);
      } else {
        this.again = false;
        this.skip();
      }
    };
    next(0);
  }
}
