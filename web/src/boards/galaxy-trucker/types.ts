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

/** A tile; `sides` are its connectors: front, right, rear, left. What expansions print stands last. */
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
  sleepers?: number;
  luxury?: number[];
  boosts?: string;
  furnace?: boolean;
  plated?: boolean;
  payload?: string;
  mass?: number;
  zone?: string;
  defends?: boolean;
  arms?: boolean;
  shifts?: boolean;
}

/** A line of a combat zone: who is lowest, and what it costs. */
export interface Line {
  lowest: string;
  loss: Loss;
}

/** A box of a junkyard: what is to be faced or given, then what one gets. */
export interface BoxFacts {
  shots: string[];
  meteors: string[];
  crew: number;
  batteries: number;
  credits: number;
  astronauts: number;
  charges: number;
  gain_days: number;
  goods: string[];
}

/** Meteors of a shower: from a side, line after line towards another. */
export interface SweepFacts {
  side: SideName;
  towards: SideName;
}

/** A line of an Enemy Fleet: its strength, and what is suffered below it, in two words each. */
export interface RankFacts {
  strength: number;
  penalties: string[];
}

/** A column of a Tactical Zone: one value less another, and by level what the lowest suffers. */
export interface ContestFacts {
  of: string;
  less: string;
  penalties: string[][];
}

/** An adventure; of the cards of the Big Expansion also rows of meteors, boxes, and their own figures. */
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
  rows?: string[][];
  boxes?: BoxFacts[];
  components?: number;
  per?: number;
  batteries?: number;
  astronauts?: number;
  gain_days?: number;
  prizes?: number[];
  times?: number;
  sweeps?: SweepFacts[];
  alerts?: string[][];
  pull?: number[];
  attacks?: SideName[];
  ranks?: RankFacts[];
  contests?: ContestFacts[];
  most?: number[];
  each?: number;
  survivors?: number[];
  kept?: number[];
  faces?: SideName[];
  dice?: number[];
  units?: number;
  contraband?: string;
  arrow?: string;
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
  turns: boolean;
  front: SideName;
  insurance: number | null;
  beside?: Record<Square, (Square | null)[]>;
  lines?: Record<string, Record<string, Square[]>>;
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
  "ship-classes"?: ClassesTable;
  "latest-models"?: ModelsTable;
  "fifth-wheel"?: WheelTable;
  "new-technologies"?: TechnologyTable;
  "bonus-cards"?: BonusTable;
  "evil-machinations"?: PlotsTable;
  "rough-roads"?: RoadsTable;
  "missions"?: MissionsTable;
  "robopolice"?: PoliceTable;
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

/** A summand of a strength; `alien` is its colour, or nothing. */
export interface Term {
  square: Square;
  adds: number;
  battery: boolean;
  alien: string;
}

/** How safe a ship is, of so many rolls; `weak` are tiles that take others with them, with how many go. */
export interface Safety {
  rolls: number;
  odds: Odds[];
  weak: [Square, number][];
  falls: Record<Square, Square[]>;
  engines: Term[];
  cannons: Term[];
}

/** A ship that belongs to no game: as it would be loaded, its board, its errors, how safe it is. */
export interface Workshop {
  ship: ShipView;
  plan: BoardFacts;
  flaws: [string, Square[]][];
  safety: Safety;
}

/** By player the side of the printed board that has become the front, once it is chosen. */
export interface ClassesTable {
  fronts: (SideName | null)[];
}

/** Dice that have fallen; by player the premium paid, goods kept of ships that gave up, what is added. */
export interface ModelsTable {
  plans: number[];
  premiums: number[];
  kept: string[][];
  extra: number[];
  bettered: number[];
}

/** Who has used the card or beaten the enemy, in order; who will lose its days; who escapes a shot. */
export interface WheelTable {
  users: number[];
  departing: number[];
  spared: number[];
}

/** The hulls of a ship that are away while a card is met: tiles with their turns, what lies on them. */
export interface HullsAway {
  parts: Record<Square, [string, number]>;
  humans: Record<Square, number>;
  aliens: Record<Square, string>;
  batteries: Record<Square, number>;
  goods: Record<Square, string[]>;
}

/** What one player has of it; `hyperspace` says by hull how many cards it still misses, "" is the ship. */
export interface TechnologyView {
  sleepers: Record<Square, number>;
  specialist: string | null;
  hyperspace: Record<string, number>;
  boosted: Square[];
  away?: HullsAway;
}

/** New Technologies on the table: how many tiles are out, what is used up, whose Techie saved, players. */
export interface TechnologyTable {
  removed: number;
  spent: string[];
  saved: number[];
  players: TechnologyView[];
}

/** Of the bonus card in play: numbers guessed by seat, the die once all see it, rows, boxes, components. */
export interface BonusTable {
  die: number;
  guesses: Record<string, number>;
  rows: number[];
  boxes: number[];
  depot: string[];
}

/** The own hand and the card chosen, how many cards others hold, open loans, the auction under way. */
export interface PlotsTable {
  hand: string[];
  chosen: string | null;
  hands: number[];
  planted: number[];
  loans: number[];
  bid: number;
  bidder: number;
  bidders: number[];
  parts: string[];
  delayed: number[];
  sides: string[];
}

/** The Rough Roads of the flight and what they have come to; what is told by seat has the seat as text. */
export interface RoadsTable {
  roads: string[];
  gone: string[];
  spared: number[];
  dead: number;
  turned: number[];
  baddies: number;
  face_down: string[];
  again: string[];
  second: boolean;
  junk: Record<string, number>;
  orders: Record<string, string[]>;
}

/** The mission of the flight and what it has brought to the table. */
export interface MissionsTable {
  mission: string;
  drawn: string[];
  gone: string[];
  booked: Record<string, string>;
  ready: boolean;
  hidden: Record<string, number>;
  supercards: number[];
  dead: number[];
  out: number[];
  before: number[];
  card: CardTable;
  task: TaskTable;
}

/** What the mission remembers; what is told by seat has the seat as text. */
export interface TaskTable {
  pot: Record<string, number>;
  holes: string[];
  directives: number[];
  violations: Record<string, number[]>;
  crew: Record<string, number>;
  aliens: Record<string, number>;
  full: number[];
  sitting: number[];
  client: ClientTable | null;
}

/** Who flies along: place on the ring, or null once he is out; guard points by seat as text. */
export interface ClientTable {
  day: number | null;
  crew: number;
  goods: string[];
  ahead: number[];
  acted: boolean;
  beaten: boolean;
  hit: boolean;
  planet: number;
  points: Record<string, number>;
}

/** The supercard in play: components given up, parts through, who was beaten and margins by seat. */
export interface CardTable {
  fixed: number;
  given: number;
  through: number[];
  beaten: number[];
  margins: Record<string, number>;
  melting: string[];
  shot: boolean;
}

/** Who has moved aside for the hit that comes (-1 for nobody), with which part, and by how many lines. */
export interface PoliceTable {
  seat: number;
  hull: number;
  shift: number;
}
