/** Requests to the server; whatever it refuses is thrown as `Refused`, with a sentence. */

import type { About } from "./datum";
import { reach } from "./reach.svelte";
import type { Decision } from "./types";
import type {
  Chapter,
  Friend,
  GameInfo,
  Given,
  Invitation,
  Known,
  LessonShown,
  Link,
  Decided,
  Moment,
  Offer,
  Order,
  Person,
  Rung,
  Session,
  SessionShown,
  Spectator,
  TableCard,
  TwoStep,
  Update,
} from "./wire";

/** The passphrase once more, for what a stolen session must not do; a guest has none. */
export interface Proof {
  passphrase?: string | null;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly rule: string | null = null,
    readonly about: About = {},
  ) {
    super(message);
  }
}

let language = "en";

/** In which language the server answers. */
export function speak(chosen: string): void {
  language = chosen;
}

/** `link` is the word that opens the replay of a game one was not in. */
export async function request<T>(method: string, path: string, body?: unknown, link = ""): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (link) headers["perihelion-link"] = link;
  if (body !== undefined) headers["content-type"] = "application/json";
  const asked = { method, headers, body: body === undefined ? undefined : JSON.stringify(body) };
  const ask = () => fetch(path, { ...asked, credentials: "same-origin" });
  const answer = await (method === "GET" ? reach.patiently(ask) : reach.once(ask));
  const text = await answer.text();
  const said = text ? JSON.parse(text) : null;
  if (!answer.ok) throw new Refused(answer.status, said?.reason ?? "fault", said?.message ?? "", said?.rule);
  return said as T;
}

const get = <T>(path: string, link?: string) => request<T>("GET", path, undefined, link);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

const asSeat = (seat: number | null) => (seat === null ? "" : `seat=${seat}&`);

/** A long log comes in several answers. */
async function wholeLog(path: string, link: string): Promise<Update> {
  let found = await get<Update>(`${path}since=0`, link);
  while (found.sequence < found.last) {
    const more = await get<Update>(`${path}since=${found.sequence}`, link);
    found = { ...more, since: 0, lines: [...found.lines, ...more.lines] };
  }
  return found;
}

const from = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  me: () => get<Person | null>("/api/sessions"),
  arrive: (name: string, language: string) => post<Session>("/api/guests", { name, language }),
  register: (name: string, passphrase: string, email: string | null) => post<Person>("/api/accounts", { name, passphrase, email }),
  signIn: (name: string, passphrase: string, code: string | null = null) => post<Session>("/api/sessions", { name, passphrase, code }),
  signOut: () => request<null>("DELETE", "/api/sessions"),
  change: (fields: Partial<Person> & Proof) => request<Person>("PATCH", "/api/me", fields),
  changePassphrase: (old: string, fresh: string) => post<Session>("/api/me/passphrase", { old, new: fresh }),
  forget: (proof: Proof) => request<null>("DELETE", "/api/me", proof),
  sessions: () => get<SessionShown[]>("/api/me/sessions"),
  /** One other session, or with an empty id all others. */
  endSession: (session: string, proof: Proof) => request<null>("DELETE", `/api/me/sessions${session && "/"}${session}`, proof),
  confirmAgain: () => post<null>("/api/me/confirmations"),
  confirm: (secret: string) => post<{ email: string }>("/api/confirmations", { secret }),
  twoStep: () => get<TwoStep>("/api/me/two-step"),
  offerTwoStep: () => post<Offer>("/api/me/two-step/offers"),
  turnOn: (secret: string, code: string, passphrase: string) =>
    request<{ codes: string[] }>("PUT", "/api/me/two-step", { secret, code, passphrase }),
  turnOff: (code: string, passphrase: string) => request<null>("DELETE", "/api/me/two-step", { code, passphrase }),
  blocked: () => get<Known[]>("/api/me/blocks"),
  block: (person: string) => post<null>("/api/me/blocks", { other: person }),
  unblock: (person: string) => request<null>("DELETE", `/api/me/blocks/${person}`),
  report: (table: string, person: string, why: string) => post<null>("/api/reports", { table, other: person, why }),
  spectators: (table: string) => get<Spectator[]>(`/api/tables/${table}/spectators`),
  lost: (email: string) => post<null>("/api/recoveries", { email }),
  recover: (secret: string, passphrase: string | null, code: string | null = null) =>
    post<Session>("/api/recoveries/claims", { secret, passphrase, code }),
  wayBack: () => post<{ secret: string }>("/api/me/ways-back"),

  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string, language: string) => get<Chapter[]>(`/api/rules/${game}?language=${language}`),
  orders: (table: string) => get<Given[]>(`/api/tables/${table}/orders`),
  order: (table: string, order: Partial<Order>) => post<Given>(`/api/tables/${table}/orders`, order),
  foreseen: (table: string) => get<Decision[]>(`/api/tables/${table}/foreseen`),
  revoke: (table: string, order: string) => request<null>("DELETE", `/api/tables/${table}/orders/${order}`),
  ladder: () => get<Record<string, Rung[]>>("/api/ladder"),
  bots: () => get<string[]>("/api/bots"),
  lessons: () => get<LessonShown[]>("/api/lessons"),
  learn: (game: string, again: boolean) => post<Update>(`/api/lessons/${game}`, { again }),
  ask: <T>(table: string, question: Record<string, unknown>) => post<T>(`/api/tables/${table}/questions`, { question }),
  /** Every piece of the workshop, and what the rules say of a ship. */
  pieces: <T>() => get<T>("/api/workshop"),
  judge: <T>(position: string) => post<T>("/api/workshop", { position }),
  facts: <T>(table: string, link?: string) => get<T>(`/api/tables/${table}/facts`, link),

  tables: (which: "mine" | "open" | "watch") => get<TableCard[]>(`/api/tables?which=${which}`),
  open: (setup: Record<string, unknown>) => post<Update>("/api/tables", setup),
  rematch: (table: string) => post<Update>(`/api/tables/${table}/rematch`),
  link: (table: string, kind: string, seat: number | null = null) => post<Link>(`/api/tables/${table}/links`, { kind, seat }),
  invitation: (secret: string) => post<Invitation>("/api/links/invitations", { secret }),
  /** Whoever is invited may sit down at once. */
  follow: (secret: string, sit = false) => post<{ table: string }>("/api/links", { secret, sit }),
  friends: () => get<Friend[]>("/api/me/friends"),
  unfriend: (person: string) => request<null>("DELETE", `/api/me/friends/${person}`),
  invite: (table: string, person: string) => post<null>(`/api/tables/${table}/invitations`, { other: person }),
  decline: (table: string) => request<null>("DELETE", `/api/tables/${table}/invitations`),
  quiet: (word: string) => post<null>(`/api/quiet/${encodeURIComponent(word)}`),
  replay: (table: string, seat: number | null, link: string) => wholeLog(`/api/tables/${table}/replay?${asSeat(seat)}`, link),
  swings: (table: string, link: string) => get<Decided>(`/api/tables/${table}/swings`, link),
  moment: (table: string, sequence: number, seat: number | null, link: string) =>
    get<Moment>(`/api/tables/${table}/moments/${sequence}${from(seat)}`, link),
  branch: (table: string, sequence: number, seat: number, link: string) =>
    request<Update>("POST", `/api/tables/${table}/branches`, { sequence, seat }, link),
  bring: (record: string, title: string) => post<Update>("/api/tables/records", { record, title }),
};
