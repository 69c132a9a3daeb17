/** What every game tells of itself: questions, moves, events, scores, as the server sends them. */

export type Seat = number;

/** What a sentence of the catalogues can be told about. */
export type Datum = string | number | boolean | null | readonly (string | number)[];
export type About = Readonly<Record<string, Datum>>;

/** One answer to a question: a verb and the ids it names; see `readMove`. */
export interface Move {
  move: string;
  verb: string;
  args: readonly string[];
}

/** Why something is not allowed, and the clause behind it. */
export interface Refusal {
  reason: string;
  rule?: string | null;
  about?: About;
  line?: number | null;
  column?: number | null;
}

/** What the words of a question and of its answers need to know of it. */
export interface Asked {
  seat: Seat;
  prompt: string;
  about: About;
}

/** A question to one seat, with its legal answers, and why not others. */
export interface Decision extends Asked {
  kind: "choose" | "confirm" | "amount" | "place" | "command";
  rule: string;
  moves: string[];
  barred: Record<string, Refusal>;
}

/** One thing that happened, as the reader knows it. */
export interface Event {
  seq: number;
  kind: string;
  seat: Seat | null;
  rule: string;
  data: About;
}

/** One line of a score. */
export interface Item {
  part: string;
  credits: number;
  rule: string;
  about: About;
}

/** How a game ended; `rivals` sit in no seat, such as the Smuggler. */
export interface Result {
  scores: number[];
  ranks: number[];
  winners: Seat[];
  parts: Item[][];
  rivals?: Record<string, Item[]>;
}

/** What a seat, or with null a spectator, may know; `table` is the game's own. */
export interface View<Table = unknown> {
  game: string;
  seats: number;
  seat: Seat | null;
  over: boolean;
  to_act: Seat[];
  locked: Seat[];
  deals: unknown[];
  result: Result | null;
  table: Table;
}
