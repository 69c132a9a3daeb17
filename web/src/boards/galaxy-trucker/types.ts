/** Galaxy Trucker as plain data. Written by web/types/make.py from perihelion.games.galaxy_trucker.shapes: change that instead. */

import type { Speech } from "$lib/speaking";

export type Square = string;
export type SideName = "front" | "right" | "rear" | "left";
export type Tempo = "live" | "turns" | "days";
export type Phase = "building" | "check" | "launch" | "flight" | "over";
export type Entry = [string, string, number, string, string];

/** A meteor or a shot, and the side it comes from. */
export interface Hit {
  hit: string;
  side: SideName;
}

/** What a card takes. */
export interface Loss {
  days: number;
  crew: number;
  goods: number;
  shots: Hit[];
}

/** A tile; `sides` are its connectors: front, right, rear, left. */
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
  confidence: string;
}

/** A line of a combat zone: who is lowest, and what it costs. */
export interface Line {
  lowest: string;
  loss: Loss;
}

/** An adventure. */
export interface CardFacts {
  type: string;
  level: number;
  star: boolean;
  strength: number;
  crew: number;
  credits: number;
  goods: string[];
  days: number;
  loss: Loss;
  planets: string[][];
  meteors: Hit[];
  lines: Line[];
  confidence: string;
}

/** A ship board: its squares in reading order, and by hull; most ships have one, called "". */
export interface BoardFacts {
  flight: number;
  squares: Square[];
  spare: Square[];
  start: Square | null;
  hulls: Record<string, Square[]>;
  columns: number[];
  rows: number[];
  column_dice: number[][];
  row_dice: number[][];
  wraps: boolean;
  insurance: number | null;
}

/** The numbers of a flight. */
export interface Level {
  runs: number;
  gap: number;
  places: number[];
  looks: number;
}

/** What words and limits need. */
export interface Numbers {
  goods: Record<string, number>;
  spaces: number;
  alien: number;
}

/** What is in play at a table; `one_run` of the hourglass is seconds in live play, else ticks. */
export interface Facts {
  tiles: Record<string, TileFacts>;
  cards: Record<string, CardFacts>;
  boards: Record<string, BoardFacts>;
  levels: Record<string, Level>;
  numbers: Numbers;
  tempo: Tempo;
  one_run: number;
  speech: Speech;
}

/** What one hull of several is able to do. */
export interface HullView {
  crew: number;
  engines: [number, number];
  cannons: [number, number];
}

/** A ship: tiles with their turns, what lies on them; strengths without batteries, and with them. */
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
  hulls?: Record<string, HullView>;
}

/** A player; all of it lies open; the board where it is not as printed. */
export interface PlayerView {
  cabin: string;
  credits: number;
  bill: Entry[];
  lost: string[];
  aside: string[];
  hand: string | null;
  kept: boolean;
  loose: Square | null;
  number: number;
  looking: number;
  ship: ShipView;
  board?: BoardFacts;
}

/** A pile: its cards are told to those who have looked. */
export interface Pile {
  cards: string[] | null;
  seen: number[];
  held: number[];
}

/** The hourglass, and who builds still. */
export interface BuildingView {
  circle: number;
  left: number;
  waits: boolean;
  tick: number;
  to_act: number[];
}

/** The flight; what is told by seat has the seat as text. */
export interface FlightView {
  days: Record<string, number>;
  card: string | null;
  turned: string[];
  deck: number;
  order: number[];
  gave_up: number[];
  declared: Record<string, number>;
  landed: Record<string, number>;
  powered: Square[];
  waiting: string[];
  under_fire: number[];
  roll: number;
}

/** The table from one seat, or as a spectator sees it. */
export interface TruckerTable {
  class: string;
  round: number;
  flights: string[];
  phase: Phase;
  heap: number;
  face_up: string[];
  gone: string[];
  piles: Pile[];
  building: BuildingView;
  flight: FlightView;
  players: PlayerView[];
}

/** How safe is the ship of a seat? */
export interface SafetyAsked {
  ask: "odds";
  seat: number;
}

/** How many rolls cost a part although batteries are spent, and without; tiles lost on average. */
export interface Odds {
  hit: string;
  side: SideName;
  loses: number;
  unpaid: number;
  tiles: number;
}

/** How safe a ship is, of so many rolls; `weak` are tiles that take others with them, with how many go. */
export interface Safety {
  rolls: number;
  odds: Odds[];
  weak: [Square, number][];
}
