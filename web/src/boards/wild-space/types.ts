/** Wild Space as plain data. Written by web/types/make.py from perihelion.games.wild_space.shapes: change that instead. */

import type { Speech } from "$lib/speaking";
import type { Item } from "$lib/types";

export type CardId = string;
export type PlanetId = string;
export type SectorId = string;
export type BoardId = string;
export type BaseSlotId = string;
export type Slot = "left" | "middle" | "right";
export type Animal = "bear" | "lizard" | "monkey" | "octopus" | "owl" | "rhino";
export type AnyAnimal = "bear" | "lizard" | "monkey" | "octopus" | "owl" | "rhino" | "wild";
export type AnyJob = "military" | "pilot" | "botanist" | "mechanic" | "programmer" | "scientist" | "wild";
export type CardType = "captain" | "emissary" | "robot" | "specialist";
export type Operation = ["discard" | "discard_alien" | "take" | "take_alien", Slot];
export type Space = Effect | number;
export type Whose = "you" | "smuggler";

/** How sure we are of a piece; `sourced` are the fields we have read somewhere, where we completed it. */
export interface Piece {
  confidence: "derived" | "reconstructed" | "source";
  sourced: string[];
}

/** `what` is the kind of card an effect is about: "any", "robot", "pilot", "bear" ... */
export interface Effect {
  kind: "advance_veteran" | "draw" | "draw_then_discard" | "gain_quartz" | "play" | "sequence" | "take_and_play";
  count: number;
  what: string;
  then: number;
  parts: Effect[];
}

/** What a sector, a slot or a card asks for. */
export interface Condition {
  kind: "discard" | "have" | "remove_crew";
  count: number;
  what: string;
}

/** What an emissary scores. */
export interface Mission {
  kind: "majority" | "pair" | "per_card" | "set_of_all_jobs" | "set_of_job";
  credits: number;
  of: string[];
  size: number;
}

/** A crew card, an alien or a captain. */
export interface Card {
  confidence: "derived" | "reconstructed" | "source";
  sourced: string[];
  type: CardType;
  animal: AnyAnimal | null;
  job: AnyJob | null;
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

/** What a sector asks for, and what it gives. */
export interface Sector {
  conditions: Condition[];
  actions: Effect[];
}

/** A planet, and the size of crew that turns it over. */
export interface Planet {
  confidence: "derived" | "reconstructed" | "source";
  sourced: string[];
  requires: number;
  sectors: Record<SectorId, Sector>;
}

/** A planet of the Smuggler. */
export interface HostilePlanet {
  class: string;
  confidence: "derived" | "reconstructed" | "source";
  sourced: string[];
  landing: Operation[];
  exploration: Operation[];
  icons: string[];
}

/** A slot of a board of Space Base, with its shuttle. */
export interface BaseSlot {
  confidence: "derived" | "reconstructed" | "source";
  sourced: string[];
  condition: Condition;
  effect: Effect;
}

/** What scoring needs in words. */
export interface Numbers {
  credits_per_icon: number;
  credits_per_shuttle: number;
}

/** What is in play at a table: pieces by id, effects by what grants them, cards by the kind they fit. */
export interface Facts {
  cards: Record<CardId, Card>;
  planets: Record<PlanetId, Planet>;
  hostile: Record<PlanetId, HostilePlanet>;
  boards: Record<BoardId, Record<BaseSlotId, BaseSlot>>;
  explore: Effect[];
  actions: Record<string, Effect>;
  effects: Record<string, Effect>;
  fits: Record<string, CardId[]>;
  numbers: Numbers;
  speech: Speech;
}

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

/** Whose shuttles are in a sector. */
export interface Shuttles {
  landed: number[];
  explored: number[];
}

/** A planet that lies face up. */
export interface PlanetInView {
  planet: PlanetId;
  requires: number;
  sectors: Record<SectorId, Shuttles>;
}

/** The table from one seat, or as a spectator sees it. */
export interface WildSpaceTable {
  turn: number;
  turns: number;
  active: number;
  planets: PlanetInView[];
  face_down: number[];
  display: Record<Slot, CardId | null>;
  deck: number;
  discard: CardId[];
  players: Player[];
  "solo"?: SoloTable;
  "space-base"?: SpaceBaseTable;
  "encounters"?: EncountersTable;
}

/** The Smuggler, and the planets only the Smuggler lands on. */
export interface SoloTable {
  crew: CardId[];
  starter: Whose;
  turn: Whose;
  open: PlanetId[];
  landed: PlanetId[];
  aside: PlanetId[];
  to_come: number;
  credits: number;
  parts: Item[];
}

/** A board, the shuttles docked at it, and those in its launch zone. */
export interface Base {
  board: BoardId;
  docked: number[];
  zone: number;
}

/** The boards of the players, and the shuttles the Smuggler has launched. */
export interface SpaceBaseTable {
  players: Base[];
  smuggler: number;
}

/** Aliens and quartz; `wild` is what wild cards of each seat count as. */
export interface EncountersTable {
  supply: number;
  quartz: number[];
  display: Record<Slot, CardId | null>;
  deck: number;
  discard: CardId[];
  recruited: number;
  wild: Record<CardId, Animal>[];
}
