/** What the server sends. Written by web/types/make.py from the server's own types: change those instead. */

import type { About } from "./datum";

export type Seat = number;

/** Why something is not allowed, and the clause behind it. */
export interface Refusal {
  reason: string;
  rule?: string | null;
  about?: About;
  line?: number | null;
  column?: number | null;
}

/** A question to one seat, with its legal answers, and why not others. */
export interface Decision {
  kind: "amount" | "choose" | "command" | "confirm" | "place";
  seat: number;
  prompt: string;
  rule: string;
  about: About;
  moves: string[];
  brings: Record<string, Record<string, number>>;
  groups: Record<string, "dangerous" | "ends" | "free" | "move" | "operation">;
  barred: Record<string, Refusal>;
}

/** One thing that happened, as the reader knows it. */
export interface Event {
  seq: number;
  kind: string;
  seat: number | null;
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
  winners: number[];
  parts: Item[][];
  rivals?: Record<string, Item[]>;
}

/** A deal that is neither struck nor declined. */
export interface Deal {
  number: number;
  proposer: number;
  parties: number[];
  terms: Record<string, unknown>;
  agreed: number[];
}

/** What a seat, or with null a spectator, may know; `table` is the game's own. */
export interface View<Table = unknown> {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  to_act: number[];
  locked: number[];
  deals: Deal[];
  result: Result | null;
  table: Table;
}

/** A seat of the table: whose it is and who plays it. */
export interface Place {
  person: string | null;
  name: string;
  bot: string | null;
  resigned: boolean;
  asked: boolean;
}

/** How fast a table plays; times are in seconds. */
export interface Pace {
  kind?: "days" | "live" | "turns";
  reserve?: number;
  increment?: number;
  patience?: number;
}

/** A seat asks to take its last answer back; `agreed` are those who let it. */
export interface UndoAsked {
  seat: number;
  agreed: number[];
}

/** How a game ended, in short. */
export interface Outcome {
  scores: number[];
  ranks: number[];
  winners: number[];
}

/** A table as lists and its own page show it; in lists also when it moved, whether it waits for */
export interface TableCard {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  packs: Record<string, string>;
  tempo: Pace;
  public: boolean;
  practice: boolean;
  status: "closed" | "open" | "over" | "paused" | "playing";
  owner: string;
  opened: number;
  places: Place[];
  undo: UndoAsked | null;
  result: Outcome | null;
  rematch: string | null;
  lesson: string | null;
  moved?: number;
  your_turn?: boolean;
  invited_by?: string;
}

/** What the coach of a lesson says: `note`, `why` and the chapters are keys without their beginning. */
export interface Coach {
  chapter: number;
  chapters: string[];
  guided: boolean;
  note: string;
  rule: string;
  why: string;
}

/** A table as it stands, as far as the reader may know. */
export interface TableState {
  table: TableCard;
  clocks: (number | null)[];
  seat: number | null;
  view: View | null;
  asked: Decision | null;
  undo: "at once" | "by consent" | null;
  coach: Coach | null;
}

/** A line of a table's log; some kinds have fields of their own. */
export interface Line {
  sequence: number;
  at: number;
  kind: string;
  seat?: number;
  by?: "bot" | "clock" | "order" | "person" | "record" | "stand-in";
  events?: Event[];
  kept?: number;
  consent?: number[] | null;
  order?: number[];
  person?: string;
  name?: string;
  text?: string;
  about?: number;
  silent?: boolean;
}

/** A table as somebody may see it: how it stands, and its lines after `since` up to `sequence`. */
export interface Update {
  type: "update";
  id: string;
  since: number;
  sequence: number;
  last: number;
  lines: Line[];
  state: TableState;
}

/** For whoever has the update that ended with `since`: only the parts of state and view that differ. */
export interface Change {
  type: "change";
  id: string;
  since: number;
  sequence: number;
  last: number;
  lines: Line[];
  state: Record<string, unknown>;
  view: Record<string, unknown>;
}

/** A table as it stood after one line of its log. */
export interface Moment {
  id: string;
  sequence: number;
  last: number;
  seat: number | null;
  line: Line;
  view: View | null;
  asked: Decision | null;
}

/** Everybody's score after a line of the log. */
export interface Standing {
  sequence: number;
  scores: number[];
}

/** A moment that decided something. */
export interface Swing {
  kind: "answer" | "best-turn" | "closest-call" | "led-throughout" | "took-the-lead" | "worst-turn";
  sequence: number;
  who: number;
  credits: number;
  scores: number[];
  rival: number | null;
  item: Item | null;
}

/** What decided a finished game: its course, wherever a score changed, and its swings in order of play. */
export interface Decided {
  rivals: string[];
  course: Standing[];
  swings: Swing[];
}

/** What a command came to: it is durable, as this line of the log. */
export interface Receipt {
  table: string;
  sequence: number;
}

/** A way to a table: its secret is told once and stored hashed; its code may be seen by all. */
export interface Link {
  kind: "join" | "replay" | "seat" | "watch";
  table: string;
  secret: string;
  seat: number | null;
  code: string;
}

/** Where a link leads, as far as somebody may know who has not followed it yet. */
export interface Invitation {
  kind: "join" | "replay" | "seat" | "watch";
  game: string;
  title: string;
  host: string;
  begun: boolean;
}

/** Somebody, as the server knows them. */
export interface Person {
  id: string;
  name: string;
  account: string | null;
  email: string | null;
  webhook: string | null;
  language: string;
  notices: boolean;
  unconfirmed: string | null;
  two_step: boolean;
  digest: boolean;
}

/** Who one is now; the token serves clients without cookies. */
export interface Session {
  person: Person;
  token: string;
}

/** A device one is signed in at; `here` is the one that asks, `seen` when it last did. */
export interface SessionShown {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** Whether a code is asked for at signing in, and how many of those on paper are left. */
export interface TwoStep {
  on: boolean;
  left: number;
}

/** A secret for an authenticator: as letters, as an address, and as a picture to be scanned. */
export interface Offer {
  secret: string;
  uri: string;
  picture: string;
}

/** Somebody, by the name others know. */
export interface Known {
  id: string;
  name: string;
}

/** Somebody one has played with: at how many tables, when last, and what. */
export interface Friend {
  id: string;
  name: string;
  tables: number;
  last: number;
  game: string;
}

/** Somebody who looks on; `silenced` says that they may not speak. */
export interface Spectator {
  id: string;
  name: string;
  silenced: boolean;
}

/** One standing order. */
export interface Order {
  choose: string[];
  prompt: string;
  unless: string[];
  up_to: number | null;
  times: number | null;
}

/** An order as its owner sees it. */
export interface Given {
  id: string;
  order: Order;
}

/** What a choice asks of a table, and what it makes possible. */
export interface Terms {
  seats: number[];
  needs: Record<string, string[]>;
  brings: number[];
}

/** One thing a table may choose. */
export interface Option {
  name: string;
  kind: string;
  default: unknown;
  choices: string[];
  least: number;
  most: number;
  seats: number[];
  terms: Record<string, Terms>;
  within: string[];
}

/** What can be known of a game without loading its rules. */
export interface GameInfo {
  name: string;
  title: string;
  authors: string;
  rulebooks: Record<string, string>;
  seats: number[];
  options: Option[];
  rules_version: number;
  max_decisions: number;
  deals_per_turn: number;
  provenance: string;
  asked_anyway: string[];
  advice: Record<string, string[]>;
}

/** A chapter of the rules: clause -> its words, in which *...* is emphasised. */
export interface Chapter {
  title: string;
  clauses: Record<string, string>;
  parts: Record<string, string>;
  lead: string[];
}

/** A bot on the ladder: its rating, the half width of the 95 % interval, and the share of games won. */
export interface Rung {
  bot: string;
  rating: number;
  error: number;
  games: number;
  share: number;
}

/** A lesson: about how many minutes it takes, and its chapters by the keys of the catalogues. */
export interface LessonShown {
  game: string;
  minutes: number;
  chapters: string[];
}

/** Take a free seat, or any. */
export interface Sit {
  do: "sit";
  seat?: number | null;
}

/** Leave one's seat. */
export interface Stand {
  do: "stand";
}

/** Put a bot on a free seat (the owner). */
export interface SeatBot {
  do: "seat-bot";
  seat: number;
  bot?: string;
}

/** Seat somebody who plays at one's own device, by name. */
export interface SeatCompanion {
  do: "seat-companion";
  seat: number;
  name: string;
}

/** Free a seat (the owner); with `block` its person may not come back. */
export interface Remove {
  do: "remove";
  seat: number;
  block?: boolean;
}

/** Silence somebody at the table, or let them speak again (the owner). */
export interface Silence {
  do: "silence";
  person: string;
  silent?: boolean;
}

/** Send a spectator away for good (the owner). */
export interface Expel {
  do: "expel";
  person: string;
}

/** Begin the game (the owner); with `shuffle` people are dealt to seats at random. */
export interface Start {
  do: "start";
  shuffle?: boolean;
}

/** Stop the clocks. */
export interface Pause {
  do: "pause";
}

/** Let the clocks run again. */
export interface Resume {
  do: "resume";
}

/** Give up; a bot plays on. */
export interface Resign {
  do: "resign";
}

/** Take one's seat back from the bot that stood in. */
export interface Return {
  do: "return";
}

/** Answer what one's seat is asked: one move, or several at once, all or none. */
export interface Play {
  do: "play";
  moves: string[];
  after?: number | null;
}

/** Take one's last answer back; where that is not free, ask the others. */
export interface Undo {
  do: "undo";
}

/** Let somebody take a move back, or not. */
export interface AnswerUndo {
  do: "answer-undo";
  accept: boolean;
}

/** Offer a deal. */
export interface Propose {
  do: "propose";
  terms: Record<string, unknown>;
}

/** Agree to a deal or decline it. */
export interface Respond {
  do: "respond";
  number: number;
  accept: boolean;
}

/** A line of chat, perhaps about a line of the log. */
export interface Say {
  do: "say";
  text: string;
  about?: number | null;
}

/** End the table without a result (the owner). */
export interface Close {
  do: "close";
}

/** What a person can do at a table. */
export type Command = Sit | Stand | SeatBot | SeatCompanion | Remove | Silence | Expel | Start | Pause | Resume | Resign | Return | Play | Undo | AnswerUndo | Propose | Respond | Say | Close;
