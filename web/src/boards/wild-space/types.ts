/** Wild Space as plain data: the content at a table, and the table as a seat sees it. */

import type { Speech } from "$lib/speaking";
import type { Item, Seat } from "$lib/types";

export type CardId = string;
export type PlanetId = string;
/** `PL-H1.left` */
export type SectorId = string;
/** `SB-1` */
export type BoardId = string;
/** `SB-1.2`, a slot of a board with its shuttle */
export type BaseSlotId = string;
export type Slot = "left" | "middle" | "right";
export type Animal = "bear" | "lizard" | "monkey" | "octopus" | "owl" | "rhino";
export type Job = "military" | "pilot" | "botanist" | "mechanic" | "programmer" | "scientist";
export type CardType = "captain" | "emissary" | "robot" | "specialist";

// The content.

/** How sure we are of a piece; `sourced` are the fields we have read somewhere, of one that we completed. */
export interface Piece {
  confidence: "source" | "derived" | "reconstructed";
  sourced: string[];
}

/** `what` is the kind of card an effect is about: "any", "robot", "pilot", "bear" ... */
export interface Effect {
  kind:
    | "draw"
    | "play"
    | "gain_quartz"
    | "advance_veteran"
    | "draw_then_discard"
    | "take_and_play"
    | "sequence";
  count: number;
  what: string;
  then: number;
  parts: Effect[];
}

export interface Condition {
  kind: "discard" | "have" | "remove_crew";
  count: number;
  what: string;
}

export interface Mission {
  kind: "set_of_job" | "set_of_all_jobs" | "majority" | "per_card" | "pair";
  credits: number;
  of: string[];
  size: number;
}

/** A space of a captain's track: an effect, or credits. */
export type Space = Effect | number;

export interface Card extends Piece {
  type: CardType;
  animal: Animal | "wild" | null;
  job: Job | "wild" | null;
  veteran: boolean;
  credits: number;
  mission: Mission | null;
  condition: Condition | null;
  effect: Effect | null;
  track: Space[];
  alien: boolean;
  icon: boolean;
  quartz: number;
  cost: number;
}

export interface Sector {
  conditions: Condition[];
  actions: Effect[];
}

export interface Planet extends Piece {
  requires: number;
  sectors: Record<SectorId, Sector>;
}

export type Use = "landing" | "exploration";
export type Operation = [verb: "take" | "discard" | "take_alien" | "discard_alien", slot: Slot];

export interface HostilePlanet extends Piece {
  class: string;
  landing: Operation[];
  exploration: Operation[];
  icons: string[];
}

export interface BaseSlot extends Piece {
  condition: Condition;
  effect: Effect;
}

/**
 * What is in play at a table.
 *
 * explore    what exploring gives: one of these
 * actions    by the slug a move names them with
 * effects    by id, the parts of sequences and the slots of boards included
 * fits       kind of card -> the cards of that kind
 */
export interface Facts {
  speech: Speech;
  cards: Record<CardId, Card>;
  planets: Record<PlanetId, Planet>;
  hostile: Record<PlanetId, HostilePlanet>;
  boards: Record<BoardId, Record<BaseSlotId, BaseSlot>>;
  explore: Effect[];
  actions: Record<string, Effect>;
  effects: Record<string, Effect>;
  fits: Record<string, CardId[]>;
  numbers: { credits_per_icon: number; credits_per_shuttle: number };
}

// The table.

export type Display = Record<Slot, CardId | null>;

/** `null` in the hand of another is a card that nobody else has seen. */
export interface Player {
  captain: CardId;
  token: number;
  crew: CardId[];
  hand: (CardId | null)[];
  shuttles: number;
  landed: SectorId[];
  explored: SectorId[];
  credits: number;
  parts: Item[];
}

export interface PlanetInView {
  planet: PlanetId;
  requires: number;
  sectors: Record<SectorId, { landed: Seat[]; explored: Seat[] }>;
}

export interface SoloTable {
  crew: CardId[];
  starter: "you" | "smuggler";
  turn: "you" | "smuggler";
  open: PlanetId[];
  landed: PlanetId[];
  aside: PlanetId[];
  to_come: number;
  credits: number;
  parts: Item[];
}

export interface SpaceBaseTable {
  players: { board: BoardId; docked: number[]; zone: number }[];
  smuggler: number;
}

export interface EncountersTable {
  supply: number;
  quartz: number[];
  display: Display;
  deck: number;
  discard: CardId[];
  recruited: 0 | 1;
  wild: Record<CardId, Animal>[];
}

export interface WildSpaceTable {
  turn: number;
  turns: number;
  active: Seat;
  planets: PlanetInView[];
  face_down: number[];
  display: Display;
  deck: number;
  discard: CardId[];
  players: Player[];
  solo?: SoloTable;
  "space-base"?: SpaceBaseTable;
  encounters?: EncountersTable;
}
