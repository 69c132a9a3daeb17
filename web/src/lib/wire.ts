/** What the server sends and takes; the same shapes as its OpenAPI document. */

import type { Decision, Event, Refusal, View } from "./types";

export interface Person {
  id: string;
  name: string;
  account: string | null;
  email: string | null;
  webhook: string | null;
  language: string;
  notices: boolean;
}

export interface Session {
  person: Person;
  token: string;
}

export interface Option {
  name: string;
  kind: "choice" | "subset" | "number" | "seat";
  default: unknown;
  choices: string[];
  least: number;
  most: number;
  seats: number[];
}

export interface GameInfo {
  name: string;
  title: string;
  authors: string;
  prefix: string;
  seats: number[];
  options: Option[];
  provenance: string;
}

export interface Tempo {
  kind: "live" | "turns" | "days";
  reserve?: number;
  increment?: number;
  patience?: number;
}

export interface Place {
  person: string | null;
  name: string;
  bot: string | null;
  resigned: boolean;
  asked: boolean;
}

export type Status = "open" | "playing" | "paused" | "over" | "closed";

/** A table as lists and its own page show it. */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  packs: Record<string, string>;
  tempo: Tempo;
  public: boolean;
  status: Status;
  owner: string;
  opened: number;
  places: Place[];
  undo: { seat: number; agreed: number[] } | null;
  result: { scores: number[]; ranks: number[]; winners: number[] } | null;
  rematch: string | null;
  /** The lesson given here, by the name of its game. */
  lesson: string | null;
  moved?: number;
  your_turn?: boolean;
}

/** A line of a table's log. */
export interface Line {
  sequence: number;
  at: number;
  kind: string;
  seat?: number;
  by?: string;
  events?: Event[];
  kept?: number;
  [field: string]: unknown;
}

export interface TableState {
  table: TableCard;
  clocks: (number | null)[];
  seat: number | null;
  view: View | null;
  asked: Decision | null;
  coach: Coach | null;
}

/** What the coach of a lesson says: `note`, `why` and the chapters are keys without their beginning. */
export interface Coach {
  chapter: number;
  chapters: string[];
  /** Whether the lesson waits for certain moves; else the learner plays freely. */
  guided: boolean;
  note: string;
  rule: string;
  why: string;
}

export interface LessonInfo {
  game: string;
  minutes: number;
  chapters: string[];
}

export interface Update {
  type: "update";
  id: string;
  since: number;
  sequence: number;
  lines: Line[];
  state: TableState;
}

/** A chapter of the rules: clause -> its words; `parts` says where one begins, `lead` has no numbers. */
export interface Chapter {
  title: string;
  clauses: Record<string, string>;
  parts: Record<string, string>;
  lead: string[];
}

export interface Moment {
  id: string;
  sequence: number;
  last: number;
  seat: number | null;
  line: Line;
  view: View | null;
  asked: Decision | null;
}

export type FromServer =
  | Update
  | { type: "done"; id: string; table: string; sequence: number }
  | ({ type: "refused"; id: string | null; table: string | null; message: string } & Refusal)
  | { type: "pong" };

export type Command = { do: string } & Record<string, unknown>;
