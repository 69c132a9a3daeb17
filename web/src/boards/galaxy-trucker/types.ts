/** What the server sends of Galaxy Trucker: the table as a seat sees it, and the content in play. */

import type { Speech } from "$lib/speaking";
import type { Seat } from "$lib/types";

export type Square = string; // "7.8": column 7, row 8
export type SideName = "front" | "right" | "rear" | "left";

export interface Hit {
  hit: string;
  side: SideName;
}

export interface Loss {
  days: number;
  crew: number;
  goods: number;
  shots: Hit[];
}

export interface TileFacts {
  kind: string;
  sides: [number, number, number, number];
  colour: string;
  crew: number;
  cannon: number;
  engine: number;
  battery: boolean;
  batteries: number;
  containers: number;
  special: number;
  shield: SideName[];
  muzzles: SideName[];
  exhausts: SideName[];
  alien: string;
  start: boolean;
}

export interface CardFacts {
  type: string;
  level: number;
  strength: number;
  crew: number;
  credits: number;
  goods: string[];
  days: number;
  loss: Loss;
  planets: string[][];
  meteors: Hit[];
  lines: { lowest: string; loss: Loss }[];
}

export interface BoardFacts {
  squares: Square[];
  /** Hull -> its squares; most ships have one, called "". */
  hulls: Record<string, Square[]>;
  /** Numbers that name columns and rows, and the rolls that mean them. */
  columns: number[];
  rows: number[];
  column_dice: number[][];
  row_dice: number[][];
  /** Whether the last column lies beside the first, and the last row. */
  wraps: boolean;
}

/** What one hull of several is able to do. */
export interface HullView {
  crew: number;
  engines: [number, number];
  cannons: [number, number];
}

export interface Facts {
  speech: Speech;
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
  boards: Record<string, BoardFacts>;
  tempo: "live" | "turns" | "days";
}

export interface ShipView {
  parts: Record<Square, [string, number]>;
  humans: Record<Square, number>;
  aliens: Record<Square, string>;
  batteries: Record<Square, number>;
  goods: Record<Square, string[]>;
  crew: number;
  exposed: number;
  engines: [number, number];
  cannons: [number, number];
  /** The hulls that are there, of a ship that has several. */
  hulls?: Record<string, HullView>;
}

/** A line of a bill; `what` is a card or a number its words need, or "". */
export type Entry = [flight: string, part: string, credits: number, rule: string, what: string];

export interface PlayerView {
  bill: Entry[];
  credits: number;
  lost: string[];
  aside: string[];
  hand: string | null;
  loose: Square | null;
  number: number;
  ship: ShipView;
  /** Where it is not as printed. */
  board?: BoardFacts;
}

/** Its cards are told to who has looked. */
export interface Pile {
  cards: string[] | null;
}

export interface TruckerTable {
  round: number;
  flights: string[];
  class: string;
  phase: "building" | "check" | "launch" | "flight" | "over";
  heap: number;
  face_up: string[];
  piles: Pile[];
  building: { circle: number; left: number; waits: boolean };
  flight: {
    days: Record<string, number>;
    card: string | null;
    deck: number;
    gave_up: Seat[];
  };
  players: PlayerView[];
}

/** How safe a ship is, of so many rolls; `weak` are tiles that take others with them, with how many go. */
export interface Safety {
  rolls: number;
  odds: { hit: string; side: SideName; loses: number; unpaid: number; tiles: number }[];
  weak: [square: Square, tiles: number][];
}
