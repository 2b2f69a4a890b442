// A table as this viewer follows it: what is known, what is shown, and what was asked for.
//
// Looks arrive as fast as bots think; people want to see one move after the other. So `latest`
// is what the server says, and `shown` follows it at the pace of the settings.

import { api } from "./api";
import type { Play } from "./board.svelte";
import { Live, type Connection, type Outcome } from "./live";
import { settle } from "./moves";
import { pace, settings } from "./settings.svelte";
import { actsSince, beatsOf, type Act, type Beat, type Trace } from "./story";
import type {
  Answer,
  AskUndo,
  ChatLine,
  Moment,
  Offer,
  Question,
  Said,
  Sign,
  Snapshot,
  Undo,
} from "./wire";

/** A look that waits to be shown, and how much had happened then. */
interface Waiting {
  look: Snapshot;
  events: number;
}

/** What has happened since the viewer's last answer is leafed through, action by action. */
export interface Recall {
  acts: Act[];
  at: number;
}

const BETWEEN = 620; // milliseconds from one event to the next at pace 1
const BACKLOG = 12; // of more than these, the oldest are not told one by one
const HURRY = 4; // and with more than these, each is told in a shorter time

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
  /** The answers that led to the events. */
  moments = $state.raw<Moment[]>([]);
  /** What is being told just now. */
  telling = $state.raw<Beat | null>(null);
  /** Something was told, and the reader is waited for. */
  waiting = $state(false);
  /** The past is being leafed through. */
  recall = $state.raw<Recall | null>(null);
  /** What has been told since the reader last went on. */
  told = $state.raw<Beat[]>([]);
  /** What others have done since the viewer's last answer, as far as it has been told. */
  traces = $state.raw<Trace[]>([]);
  /** The server's clock minus ours, in seconds. */
  offset = $state(0);
  pointed = $state<string | null>(null);
  /** The option that was picked and waits to be confirmed. */
  confirming = $state<string | null>(null);

  private asking = $state(false);
  /** The version that the server has told of, in a look or not. */
  private known = $state(0);
  private all: Said[] = [];
  private queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private serial = 0;
  private readonly live: Live;

  /** What happens is not told one by one. */
  still = false;

  /** Called to change what is shown, so that things can be seen to move as the beats tell. */
  present: (change: () => void, beats: Beat[], between: number) => void = (change) => change();
  /** Called when an answer goes out, and when it has been taken or refused. */
  answering: (key: string) => void = () => undefined;
  answered: (outcome: Outcome) => void = () => undefined;

  constructor(
    readonly id: string,
    readonly link: string,
    /** It is followed by a whole room, before one screen. */
    private readonly room = false,
  ) {
    this.live = new Live(id, link, room, {
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
    settle();
  }

  // What one may do.

  /** The question to this viewer, once everything before it has been shown. */
  readonly question = $derived.by((): Question | null => {
    if (this.showing || !this.shown || this.shown !== this.latest) return null;
    return this.shown.question;
  });

  /** Something is told, or waits to be. */
  get showing(): boolean {
    return this.recall !== null || this.telling !== null || this.waiting || this.behind > 0;
  }

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
  pick(key: string, careful = false): void {
    if (this.stuck || !this.offers.has(key)) return;
    const sure = !(settings.confirm || careful) || this.confirming === key;
    this.confirming = sure ? null : key;
    this.pointed = sure ? null : key;
    if (!sure) return;
    this.answering(key);
    void this.answer(key).then((outcome) => this.answered(outcome));
  }

  private async answer(key: string): Promise<Outcome> {
    const look = this.latest;
    if (!look || this.busy) return { done: false, reason: "busy", text: "" };
    this.traces = [];
    this.told = [];
    return this.ask({ type: "answer", id: this.name(), version: look.version, key });
  }

  async undo(): Promise<Outcome> {
    const look = this.latest;
    if (!look || this.busy) return { done: false, reason: "busy", text: "" };
    return this.ask({ type: "undo", id: this.name(), version: look.version });
  }

  /** One thing after the other: what changes the game waits for the look that shows it. */
  private async ask(request: Answer | AskUndo | Undo): Promise<Outcome> {
    this.asking = true;
    const outcome = await this.live.request(request);
    this.asking = false;
    if (outcome.done) this.known = Math.max(this.known, outcome.version);
    return outcome;
  }

  /** Have the last answer back although others have answered since, or ask them for it. */
  async askUndo(): Promise<Outcome> {
    const look = this.latest;
    if (!look || this.busy) return { done: false, reason: "busy", text: "" };
    return this.ask({ type: "askundo", id: this.name(), version: look.version });
  }

  consent(yes: boolean): Promise<Outcome> {
    return this.live.request({ type: "consent", id: this.name(), yes });
  }

  react(on: number, sign: Sign): Promise<Outcome> {
    return this.live.request({ type: "react", id: this.name(), on, sign });
  }

  /** Several people at one device: give it to whoever sits there. */
  hand(seat: number): void {
    this.live.hand(seat);
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

  // What is shown.

  private look(look: Snapshot): void {
    if (this.latest && this.latest.seat !== look.seat && look.events_from === 0) this.startOver();
    if (look.events_from > this.all.length) {
      this.live.resume(); // something between is missing: ask for all that we do not hold
      return;
    }
    this.all = [...this.all.slice(0, look.events_from), ...look.events];
    const known = new Map(this.chat.map((line) => [line.number, line]));
    for (const line of look.chat) known.set(line.number, line);
    if (look.chat.length) this.chat = [...known.values()].sort((a, b) => a.number - b.number);

    this.moments = [
      ...this.moments.filter((moment) => moment[0] < look.events_from),
      ...look.moments,
    ];

    const before = this.latest;
    this.latest = look;
    const moved = before === null || look.step !== before.step || look.status !== before.status;
    if (before && !moved && this.queue.length === 0 && !this.showing) {
      this.show({ look, events: this.all.length }); // somebody came or spoke: no move to follow
      return;
    }
    this.queue.push({ look, events: this.all.length });
    this.queue = this.queue.slice(-BACKLOG);
    this.behind = this.queue.length;
    if (before && before.step > look.step)
      this.skip(); // taken back: at once
    else this.step();
  }

  /** Other eyes look on: nothing that the last ones saw is kept. */
  private startOver(): void {
    clearTimeout(this.timer);
    [this.all, this.queue, this.behind] = [[], [], 0];
    [this.events, this.moments, this.told, this.traces] = [[], [], [], []];
    [this.telling, this.recall, this.waiting] = [null, null, false];
    [this.latest, this.shown, this.known] = [null, null, 0];
  }

  /** Tell the next move, unless one is being told or the reader is waited for. */
  private step(): void {
    if (this.telling || this.waiting || this.recall) return;
    const next = this.queue[0];
    if (settings.wait && !this.room && this.othersWereTold) {
      const begins = next ? next.look.moments.at(-1)?.[3] : this.latest?.question;
      this.waiting = !!begins;
      if (this.waiting) return;
    }
    if (!next) return;
    this.queue.shift();
    this.tell(next);
  }

  /** Tell what has happened event by event: the board changes at once, and each piece flies when
   *  its event is told. */
  private tell(next: Waiting): void {
    const beats = beatsOf(this.all.slice(this.events.length, next.events), this.events.length);
    const others = beats.some((beat) => beat.seat !== null && beat.seat !== next.look.seat);
    const still = this.still || this.shown === null || document.hidden || pace() === 0;
    if (still || beats.length === 0) {
      if (this.shown !== null) this.leaveTraces(beats);
      this.behind = this.queue.length;
      this.show(next);
      this.step();
      return;
    }
    // One's own doings are known: they hold nobody up.
    const speed = (others ? 1 : 0.45) * (this.queue.length > HURRY ? 0.4 : 1);
    const between = BETWEEN * pace() * speed;
    this.telling = beats[0]!;
    this.show(next, beats, between);
    const go = (at: number): void => {
      this.leaveTraces([beats[at]!]);
      this.events = this.all.slice(0, beats[at]!.to);
      this.telling = beats[at]!;
      this.timer = setTimeout(() => (at + 1 < beats.length ? go(at + 1) : this.toldAll()), between);
    };
    go(0);
  }

  private toldAll(): void {
    this.telling = null;
    this.behind = this.queue.length;
    this.events = this.all.slice(0, this.upTo);
    this.step();
  }

  /** The reader has seen it: go on. */
  goOn(): void {
    this.waiting = false;
    this.told = [];
    this.step();
  }

  private get othersWereTold(): boolean {
    return this.told.some(({ seat }) => seat !== null && seat !== this.latest?.seat);
  }

  private leaveTraces(beats: readonly Beat[]): void {
    this.told = [...this.told, ...beats];
    const own = this.latest?.seat;
    const fresh = beats.flatMap(({ seat, said }) =>
      seat === null || seat === own ? [] : said.map((each) => ({ said: each, seat })),
    );
    if (fresh.length === 0) return;
    // Whoever only watches sees what was touched last.
    const another = own === null && this.traces.at(-1)?.seat !== fresh[0]!.seat;
    this.traces = [...(another ? [] : this.traces), ...fresh];
  }

  private upTo = 0;

  private show({ look, events }: Waiting, beats: Beat[] = [], between = 0): void {
    if (look.step !== this.shown?.step) this.confirming = null; // another question, or none
    this.upTo = events;
    this.present(
      () => {
        this.shown = look;
        this.events = this.all.slice(0, beats[0]?.to ?? events);
      },
      beats,
      between,
    );
  }

  /** Come to the present at once. */
  skip(): void {
    clearTimeout(this.timer);
    settle();
    const last = this.queue.at(-1) ?? { look: this.latest!, events: this.all.length };
    this.leaveTraces(beatsOf(this.all.slice(this.events.length, last.events), this.events.length));
    this.recall = null;
    this.telling = null;
    this.waiting = false;
    this.told = [];
    this.queue = [];
    this.behind = 0;
    this.show(last);
  }

  // Looking back.

  /** What others have done since the viewer's last answer. */
  readonly since = $derived.by((): Act[] => {
    const { latest } = this;
    if (latest?.seat == null) return [];
    return actsSince(latest.seat, this.moments, this.all.length, latest.step);
  });

  /** Leaf through what has happened since the last answer: the board as it was after each action,
   *  as the server remembers it, so also after days and on another device. */
  async lookBack(at = 0): Promise<void> {
    const acts = this.recall?.acts ?? this.since;
    const act = acts[at];
    const { latest } = this;
    if (!act || !latest) return;
    clearTimeout(this.timer);
    this.telling = null;
    this.waiting = false;
    const fresh = this.recall === null || at === 0;
    this.recall = { acts, at };
    const mine = this.recall;
    const [before, after] = await Promise.all([
      fresh ? this.past(act.step, act.from) : null,
      this.past(act.after, act.to),
    ]);
    if (this.recall !== mine) return;
    const beats = beatsOf(this.all.slice(act.from, act.to), act.from);
    this.traces = [];
    if (before) this.show(before);
    this.leaveTraces(beats);
    this.show(after, beats, (BETWEEN / 2) * pace());
    this.events = this.all.slice(0, act.to);
    const following = acts[at + 1];
    if (following) void this.past(following.after, following.to).catch(() => undefined);
  }

  private readonly pasts = new Map<number, Promise<Waiting>>();

  /** The table as it was after so many answers, when so much had happened. */
  private past(step: number, events: number): Promise<Waiting> {
    const latest = this.latest!;
    if (step >= latest.step) return Promise.resolve({ look: latest, events });
    let found = this.pasts.get(step);
    if (!found) {
      found = api.replay(this.id, step, latest.seat, this.link).then((was) => {
        const { table, asked, outcome } = was;
        return { look: { ...latest, table, asked, outcome, step, question: null }, events };
      });
      found.catch(() => this.pasts.delete(step));
      this.pasts.set(step, found);
    }
    return found;
  }
}
