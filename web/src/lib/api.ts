// Everything over HTTP. What the server refuses is thrown as a Trouble.

import { ask as reach, onDevice, type Answer } from "./reach";
import type {
  ComeBack,
  Course,
  Device,
  Here,
  House,
  Introduce,
  Lesson,
  Lobby,
  Made,
  Me,
  MutedPerson,
  NewTable,
  Nothing,
  Notices,
  NoticeWishes,
  PlayOn,
  Problem,
  PushAddress,
  Replace,
  Replayed,
  Report,
  Rules,
  Said,
  Sit,
  Snapshot,
  Somebody,
  Tally,
  Title,
} from "./wire";

/** A request that was not granted: a short word for us, a sentence in the server's English. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly text: string,
    /** The same for people, where it is more than the word can tell. */
    readonly said: Said | null = null,
  ) {
    super(text);
  }
}

let token = "";

async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-CSRF-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Answer;
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    answer = await reach(method, path, headers, sent);
  } catch {
    throw new Trouble(0, "network", "");
  }
  if (answer.status >= 200 && answer.status < 300) return answer;
  let problem: Problem | null = null;
  try {
    problem = JSON.parse(answer.text) as Problem;
  } catch {
    // not even the server knows what has happened
  }
  throw new Trouble(answer.status, problem?.error ?? "broken", problem?.text ?? "", problem?.said);
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse((await ask("GET", path)).text) as T;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  const answer = await ask("POST", path, body);
  return (answer.status === 204 ? null : JSON.parse(answer.text)) as T;
}

async function introduced(answer: Promise<Me>): Promise<Me> {
  const me = await answer;
  token = me.token;
  return me;
}

const linked = (link: string): string => (link ? `link=${encodeURIComponent(link)}` : "");
const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => introduced(get<Me>("/api/me")),
  introduce: (data: Introduce) => introduced(post<Me>("/api/me", data)),
  comeBack: (data: ComeBack) => introduced(post<Me>("/api/me/back", data)),
  forget: async () => void (await ask("DELETE", "/api/me")),
  leaveDevice: async () => void (await ask("DELETE", "/api/me/here")),
  devices: () => get<Device[]>("/api/me/devices"),
  leaveDevices: async (id = "") => void (await ask("DELETE", `/api/me/devices${id && `/${id}`}`)),

  house: () => get<House>("/api/house"),
  mutes: () => get<MutedPerson[]>("/api/me/mutes"),
  unmute: async (whom: string) =>
    void (await ask("DELETE", `/api/me/mutes/${encodeURIComponent(whom)}`)),
  notices: () => get<Notices>("/api/me/notices"),
  wishNotices: (data: NoticeWishes) => post<Notices>("/api/me/notices", data),
  addDevice: (data: PushAddress) => post<null>("/api/me/notices/push", data),

  games: () => get<Title[]>("/api/games"),
  box: (game: string) => get<unknown>(`/api/games/${game}/box`),
  lesson: (game: string) => get<Lesson>(`/api/games/${game}/lesson`),
  languages: () => get<string[]>("/api/text"),
  text: async (lang: string, game: string) =>
    (await ask("GET", `/api/text/${lang}/${game}.ftl`)).text,
  rules: (lang: string, game: string) => get<Rules>(`/api/rules/${lang}/${game}`),

  here: () => get<Here>("/api/here"),
  lobby: () => get<Lobby>("/api/tables"),
  make: (data: NewTable) => post<Made>("/api/tables", data),
  /** `room`: as a screen that everybody looks at sees it, whoever sits before it. */
  look: (id: string, link: string, room = false) =>
    get<Snapshot>(`${table(id)}?${linked(link)}${room ? "&room=true" : ""}`),
  sit: (id: string, data: Sit) => post<Snapshot>(`${table(id)}/sit`, data),
  mute: (id: string, data: Somebody, link: string) =>
    post<null>(`${table(id)}/mute?${linked(link)}`, data),
  report: (id: string, data: Report, link: string) =>
    post<null>(`${table(id)}/report?${linked(link)}`, data),
  leave: (id: string) => post<null>(`${table(id)}/leave`),
  replace: (id: string, data: Replace) => post<null>(`${table(id)}/replace`, data),
  takeBack: (id: string) => post<null>(`${table(id)}/back`),
  nothing: (id: string, data: Nothing) => post<null>(`${table(id)}/nothing`, data),
  agree: (id: string) => post<null>(`${table(id)}/agree`),
  rematch: (id: string) => post<Made>(`${table(id)}/rematch`),
  playOn: (id: string, data: PlayOn, link: string) =>
    post<Made>(`${table(id)}/play-on?${linked(link)}`, data),
  replay: (id: string, step: number, seat: number | null, link: string) =>
    get<Replayed>(
      `${table(id)}/replay/${step}?${seat === null ? "" : `seat=${seat}&`}${linked(link)}`,
    ),
  course: (id: string, link: string) => get<Course>(`${table(id)}/course?${linked(link)}`),
  tallies: () => get<Tally[]>("/api/me/tallies"),
  importRecord: (record: unknown) => post<Made>("/api/records", record),
  /** Let a game on paper go on here: "me", "open" or the level of a bot for each seat. */
  bring: (record: unknown, chairs: string[]) =>
    post<Made>(`/api/records?chairs=${chairs.map(encodeURIComponent).join(",")}`, record),
  /** A game under way, to go on with it elsewhere, as text. */
  take: async (id: string) => (await ask("POST", `${table(id)}/take`)).text,
  /** On a device: throw a game away. */
  remove: async (id: string) => void (await ask("DELETE", table(id))),
  /** The record of a finished game (on a device: of any), as text. */
  record: async (id: string, link: string) =>
    (await ask("GET", onDevice ? `${table(id)}/copy` : `${table(id)}/record?${linked(link)}`)).text,
  emblemAddress: (game: string) =>
    onDevice ? `data/games/${game}/emblem.svg` : `/api/games/${game}/emblem.svg`,
  recordAddress: (id: string, link: string) => `${table(id)}/record?${linked(link)}`,
};
