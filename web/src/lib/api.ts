// Everything over HTTP. What the server refuses is thrown as a Trouble.

import type {
  ComeBack,
  Introduce,
  Lesson,
  Lobby,
  Made,
  Me,
  NewTable,
  PlayOn,
  Problem,
  Replace,
  Replayed,
  Rules,
  Said,
  Sit,
  Snapshot,
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

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-CSRF-Token"] = token;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, "network", "");
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Trouble(answer.status, problem?.error ?? "broken", problem?.text ?? "", problem?.said);
}

async function get<T>(path: string): Promise<T> {
  return (await ask("GET", path)).json() as Promise<T>;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  const answer = await ask("POST", path, body);
  return (answer.status === 204 ? null : await answer.json()) as T;
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

  games: () => get<Title[]>("/api/games"),
  box: (game: string) => get<unknown>(`/api/games/${game}/box`),
  lesson: (game: string) => get<Lesson>(`/api/games/${game}/lesson`),
  languages: () => get<string[]>("/api/text"),
  text: async (lang: string, game: string) =>
    (await ask("GET", `/api/text/${lang}/${game}.ftl`)).text(),
  rules: (lang: string, game: string) => get<Rules>(`/api/rules/${lang}/${game}`),

  lobby: () => get<Lobby>("/api/tables"),
  make: (data: NewTable) => post<Made>("/api/tables", data),
  look: (id: string, link: string) => get<Snapshot>(`${table(id)}?${linked(link)}`),
  sit: (id: string, data: Sit) => post<Snapshot>(`${table(id)}/sit`, data),
  leave: (id: string) => post<null>(`${table(id)}/leave`),
  replace: (id: string, data: Replace) => post<null>(`${table(id)}/replace`, data),
  takeBack: (id: string) => post<null>(`${table(id)}/back`),
  rematch: (id: string) => post<Made>(`${table(id)}/rematch`),
  playOn: (id: string, data: PlayOn, link: string) =>
    post<Made>(`${table(id)}/play-on?${linked(link)}`, data),
  replay: (id: string, step: number, seat: number | null, link: string) =>
    get<Replayed>(
      `${table(id)}/replay/${step}?${seat === null ? "" : `seat=${seat}&`}${linked(link)}`,
    ),
  importRecord: (record: unknown) => post<Made>("/api/records", record),
  emblemAddress: (game: string) => `/api/games/${game}/emblem.svg`,
  recordAddress: (id: string, link: string) => `${table(id)}/record?${linked(link)}`,
};
