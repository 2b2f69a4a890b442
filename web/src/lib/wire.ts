// Made by `python -m chronotable.web.typescript` from src/chronotable/table/wire.py: change that.

export type Param = number | string | string[];

export type Said = [string, Record<string, Param>];

export type Key = string;

export type Name = string;

export type Passphrase = string;

export type Link = string;

/** Who a session belongs to; `name` is empty until one is chosen. */
export interface Me {
  name: string;
  lang: string;
  returns: boolean; // a passphrase is set
  token: string; // to be sent back as the header X-CSRF-Token with every change
}

/** Choose a name, and if one likes a passphrase to come back from another device. */
export interface Introduce {
  name: Name;
  passphrase?: Passphrase | null;
  lang?: string;
}

/** Be the person of that name again, in this browser. */
export interface ComeBack {
  name: Name;
  passphrase: Passphrase;
}

/** A browser in which somebody is known. */
export interface Device {
  id: string; // of no use for coming in
  made: string; // when it came, as ISO 8601
  used: string; // a day on which it was used
  here: boolean; // the one that asks
}

export interface Setting {
  name: string;
  default: string;
  choices: string[];
  help: string;
}

/** A game that can be played here. */
export interface Title {
  name: string;
  title: string;
  about: string;
  least: number;
  most: number;
  options: Setting[];
  levels: string[];
  emblem: boolean; // whether the title brings a picture of its own
  discreet: boolean; // whether whoever could have a card can be asked for it
}

/** A heading of the rules and what stands under it, until the next one. */
export interface Heading {
  id: string; // the same in every language
  depth: number;
  title: string;
  asks: string[]; // the questions that it explains, by their message keys
  text: string; // Markdown; [[card:oars]] names a thing, [[#dogma]] another heading
}

/** The rules of a game to look things up in. */
export interface Rules {
  game: string;
  lang: string; // what they are written in: English where the language asked for lacks them
  headings: Heading[];
  things: Record<string, string>; // what else can be looked up, such as card:oars, by its English name
}

/** An event that a step waits for: some of its parameters, `me` and `other` meaning seats. */
export interface Happening {
  key: string;
  params: Record<string, number | string>;
}

/** Something that a guide says once, as soon as all of this holds. */
export interface Step {
  id: string;
  says: Said;
  asked: string[]; // one of these questions is asked; any, if there are none
  offered: string; // an option has a key that begins like this
  event: Happening | null; // this has happened
  answered: number; // how many answers the viewer has given
  at: string[]; // points at the first of these that is on the table
}

/** A guided first game: the table to make, answers to suggest, and what to say meanwhile. */
export interface Lesson {
  game: string;
  seed: string;
  level: string;
  options: Record<string, string>;
  line: string[];
  steps: Step[];
}

export type Who = "me" | "open" | "bot";

export type Pace = "none" | "live" | "slow";

/** Who shall sit there: the maker of the table, whoever comes, or a bot of a level. */
export interface Chair {
  who?: Who;
  level?: string;
}

export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Record<string, string>;
  pace?: Pace;
  minutes?: number; // a seat's whole clock, or per answer
  listed?: boolean; // shown to everybody among the open tables
  discreet?: boolean | null; // ask whoever could have a card; None: where several people play
  seed?: string | null;
}

/** Whether the table says "nothing" for somebody who is asked for what they do not have. */
export interface Nothing {
  table: boolean;
}

/** A table was made; the links open it. `play` lets people sit, `watch` lets them look. */
export interface Made {
  id: string;
  play: string;
  watch: string;
}

export interface Sit {
  seat?: number | null; // None: the first free one
  link?: Link;
}

/** Let a bot play for a seat. */
export interface Replace {
  seat: number;
  level?: string;
}

/** Play on against bots from a position of a finished game, its hidden things dealt anew. */
export interface PlayOn {
  step: number;
  seat: number;
  level?: string;
}

/** Where others find the server that somebody sees. */
export interface Here {
  addresses: string[]; // what an invitation may begin with
  alone: boolean; // nobody but this machine reaches it
}

export type Status = "gathering" | "playing" | "over" | "frozen";

export interface SeatInfo {
  kind: "open" | "person" | "bot";
  name: string; // a person's; empty for a bot
  level: string | null; // a bot's, or that of the bot that stands in for a person
  stands_in: boolean; // the bot plays for a person, who may come back
  here: boolean;
  resigned: boolean;
  left: number | null; // seconds on the clock when `clock_at` of the table was taken
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  status: Status;
  seats: SeatInfo[];
  seat: number | null; // mine
  asked: number[];
  my_turn: boolean;
  options: Record<string, string>;
  pace: Pace;
  made: string; // when, ISO 8601
  moved: string;
  winners: number[];
}

export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
  finished: TableCard[];
}

/** One legal answer, and where it lies: at the things of the view that bear this place. */
export interface Offer {
  key: string;
  label: Said;
  at?: string;
  part?: string; // the part of the table that shows the place
}

export interface Question {
  ask: Said;
  why: string; // the card, tile or rule that asks
  options: Offer[];
  may: boolean; // one option is to decline
}

/** How it ended; there are no scores when all but one have resigned. */
export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

/** Something said. A reaction is a line, too: about another one, its text being a sign. */
export interface ChatLine {
  number: number;
  seat: number | null; // None: a spectator, or (name empty) the table itself
  name: string;
  text: string; // said by a person
  said: Said | null; // said by the table: somebody came, left, was replaced
  at: string;
  on?: number | null; // the line that it reacts to
}

export interface Clock {
  pace: Pace;
  minutes: number;
  at: number; // server time, seconds; clocks of asked seats run from here
}

/** A seat asks the others whether it may take its last answer back. */
export interface Wish {
  seat: number;
  agreed: number[];
  others: number[]; // who has not said anything yet
}

export type Moment = [number, number, number | null, boolean];

/**
 * Everything that one viewer may know of a table.
 * 
 * `version` counts what has been written to the table's log and grows with every change.
 * `events` are this viewer's, from number `events_from` on: whoever holds more forgets the
 * rest, because something was taken back. `moments` are the answers since then.
 */
export interface Snapshot {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  status: Status;
  frozen: string; // why the table stands still, for programs
  stands: Said | null; // the same for people
  undecided: number[]; // seats that are asked whether to go on by other rules
  version: number;
  step: number; // answers given so far
  seat: number | null;
  host: boolean;
  watchers: number;
  seats: SeatInfo[];
  asked: number[];
  question: Question | null;
  table: Record<string, any> | null; // the game's own view, None while gathering
  outcome: Outcome | null;
  events_from: number;
  events: Said[];
  moments: Moment[];
  chat: ChatLine[];
  nothing: boolean; // whether the table says "nothing" for this viewer, who has nothing to choose
  undo: string; // "yes", or why not: nothing, answered, chance, revealed, over
  back: "" | "free" | "ask"; // if not: whether it may be had among bots, or asked for
  wish: Wish | null;
  clock: Clock;
  commitment: string;
  seed: string | null; // told when the game is over
  links: Made | null; // for the host
  rematch: string | null; // the table of the next game, if there is one
}

/** A position of the past: as that seat saw it, or (finished games) as any seat did. */
export interface Replayed {
  step: number;
  steps: number;
  seat: number | null;
  asked: number[];
  question: Question | null;
  table: Record<string, any>;
  outcome: Outcome | null;
  events: Said[]; // what has happened until then
  answered: Said | null; // the label of the answer that came next, if it may be known
  answerer: number | null; // whose answer that was
}

/** What everybody's points were after so many answers, by category. */
export interface Standpoint {
  step: number;
  sheets: number[][];
}

/** Something worth remembering that a seat did: a group of facts, and the thing itself. */
export interface Milestone {
  step: number;
  seat: number;
  group: string;
  thing: string;
}

/** How the points of a finished game came about. */
export interface Course {
  categories: string[];
  points: Standpoint[];
  milestones: Milestone[];
}

/** What somebody's finished games of a title come to. */
export interface Tally {
  game: string;
  played: number;
  won: number;
  best: number | null; // of the scores; none were counted where all others resigned
  mean: number | null;
}

export type Id = string;

export type Sign = "yes" | "heart" | "laugh" | "wow" | "sad";

/** `version` is that of the snapshot the answer was chosen in. */
export interface Answer {
  type: "answer";
  id: Id;
  version: number;
  key: Key;
}

export interface Undo {
  type: "undo";
  id: Id;
  version: number;
}

export interface Chat {
  type: "chat";
  id: Id;
  text: string;
}

/**
 * Take one's last answer back with all that came after it: among bots, where nothing was
 * learnt, at once; among people when all have agreed.
 */
export interface AskUndo {
  type: "askundo";
  id: Id;
  version: number;
}

/** Whether somebody else may take their answer back. */
export interface Consent {
  type: "consent";
  id: Id;
  yes: boolean;
}

/** A sign about a line of chat. */
export interface React {
  type: "react";
  id: Id;
  on: number;
  sign: Sign;
}

export interface Resign {
  type: "resign";
  id: Id;
}

/**
 * The viewer holds this many events and lines of chat: send what came after.
 * 
 * `version` is that of the snapshot they came with. Whoever does not tell it is sent again what
 * might have been taken back in the meantime.
 */
export interface Resume {
  type: "resume";
  events?: number;
  chat?: number;
  version?: number;
}

export interface Ping {
  type: "ping";
}

export type Request = Answer | Undo | AskUndo | Consent | Chat | React | Resign | Resume | Ping;

/** The request was carried out and is on disk. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

export type Reason = "stale" | "illegal" | "not-asked" | "undo" | "over" | "frozen" | "not-seated" | "unsaved" | "busy" | "muted" | "malformed";

/** The request was not carried out, and why; after `stale` a new snapshot follows. */
export interface Refused {
  type: "refused";
  id: string;
  reason: Reason;
  text: string; // in English, for programs
  version: number;
  said: Said; // the same for people
}

/** The same as the body of an answer over HTTP, where it is a Problem as well. */
export interface Declined extends Refused {
  type: "refused";
  status: number;
  error: string;
}

export interface Shown {
  type: "look";
  look: Snapshot;
}

export interface Pong {
  type: "pong";
  at: number;
}

export type Reply = Done | Refused | Shown | Pong;

/** Somebody at a table: who sits there, or who said that line of chat. */
export interface Somebody {
  seat?: number | null;
  line?: number | null;
}

/** Tell whoever runs the server about somebody at a table. */
export interface Report {
  text: string;
  seat?: number | null;
  line?: number | null;
}

/** Somebody whom one does not read; `id` stands for them here and nowhere else. */
export interface MutedPerson {
  id: string;
  name: string;
}

/** For how many days things are kept that nobody touches; null is for ever. */
export interface Kept {
  gathering: number | null;
  abandoned: number | null;
  finished: number | null;
  guests: number | null;
}

/** What holds in the whole house. */
export interface House {
  read_only: boolean;
  reason: string; // why, if it is
  kept: Kept;
}

export type MailWish = "off" | "each" | "digest";

export type Minute = number;

/** How somebody who is away is told that it is their turn, and how they could be. */
export interface Notices {
  can_mail: boolean;
  can_push: boolean;
  key: string; // what a browser must know to be pushed to
  email: string;
  confirmed: boolean; // the owner of that address has said yes
  mail: MailWish;
  push: boolean;
  quiet_from: number | null;
  quiet_to: number | null;
  digest_at: number;
  zone: string;
  devices: number; // browsers that are pushed to
}

/** How somebody wants to be told. Times are minutes of the day where they live. */
export interface NoticeWishes {
  mail?: MailWish;
  push?: boolean;
  email?: string | null; // None: the one that is known
  quiet_from?: Minute | null;
  quiet_to?: Minute | null;
  digest_at?: Minute;
  zone?: string;
}

/** Where a browser can be reached, as its Push API tells it. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * The body of every error: a short word for programs, a sentence for those who write them,
 * and (where it is more than the word can tell) a message for people.
 */
export interface Problem {
  status: number;
  error: string;
  text: string;
  said?: Said | null;
}
