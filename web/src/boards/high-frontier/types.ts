/** High Frontier as plain data: the content at a table, and the table as a seat sees it. */

import type { Phrase, Speech } from "$lib/speaking";
import type { Item, Seat } from "$lib/types";

import type { Kind } from "./bargain";

export type SpaceId = string;
export type CardId = string;
/** A card as positions and views name it: with a star where its black side is up, `L1/heavy` where it is turned around. */
export type CardName = string;
export const bare = (name: CardName): CardId => name.replace(/[*/].*/, "");
export type Letter = "C" | "M" | "S" | "V";
export type Deck = "thruster" | "robonaut" | "refinery";
export type StackKind = "leo" | "rocket" | "outpost" | "freighter";
/** A stack of a player: the first of its kind is called by its kind, a second one `rocket-2`. */
export type Slot = StackKind | `${StackKind}-${number}`;
export type Stacks = Partial<Record<Slot, StackView>>;

// The content.

export interface SiteFacts {
  size: number;
  letter: Letter | "D";
  hydration: number;
  science: boolean;
  atmosphere: boolean;
  world: string;
}

export interface SpaceFacts {
  name: string;
  /** Where a space without a name is: the n-th of its kind near a world, which is a site unless it has several. */
  near: { what: string; site: SpaceId; world: string; number: number } | null;
  /** Where lines lead from it. */
  leads: SpaceId[];
  kind: "leo" | "burn" | "lagrange" | "hohmann" | "site";
  x: number;
  y: number;
  zone: string;
  hazard: "" | "crash" | "aerobrake";
  site: SiteFacts | null;
}

export interface EdgeFacts {
  a: SpaceId;
  b: SpaceId;
  aerobrake: boolean;
  elevator: boolean;
}

export interface ThrusterFacts {
  thrust: number;
  fuel: string;
  afterburn: number | null;
  solar: boolean;
  sail: boolean;
}

export interface SideFacts {
  name: string;
  mass: number;
  isru: number | null;
  platforms: string[];
  codes: string[];
  assay: Record<string, number>;
  thruster: ThrusterFacts | null;
}

export interface CardFacts {
  deck: Deck | "crew";
  letter: Letter | "";
  /** White and black; a crew has one. */
  sides: SideFacts[];
}

/** One row of the rocket diagram: where it begins, and the steps of one tank, two tanks ... */
export interface FuelRow {
  start: number;
  steps: number[];
}

export interface Facts {
  speech: Speech;
  spaces: Record<SpaceId, SpaceFacts>;
  edges: EdgeFacts[];
  roads: SpaceId[][];
  routes: { colour: string; path: SpaceId[] }[];
  /** From the Sun outwards. */
  zones: { id: string; modifier: number; radius: number }[];
  cards: Record<CardId, CardFacts>;
  factions: Record<string, { colour: string; privileges: string[] }>;
  /** By dry mass. */
  fuel: FuelRow[];
  /** What a factory is worth at each step of its track; nothing at the start. */
  tracks: (number | null)[];
  glory: Record<string, { vp: number }>;
  ventures: Record<string, { letter: Letter; claims: number; water: number; vp: number }>;
}

// The table.

/**
 * `tanks` are full ones; of an outpost those stored with it. A rocket has a fuel figure: its row and steps in it; and units
 * that prospect, with what its refineries take off the die by type of site.
 */
export interface StackView {
  place: SpaceId;
  cards: CardName[];
  tanks: number;
  dry: number;
  row?: number;
  steps?: number;
  units?: Record<CardId, { isru: number; rolls: number }>;
  assay?: Record<string, number>;
}

export interface PlayerView {
  faction: string;
  water: number;
  cubes: number;
  disks: number;
  /** What the rules allow besides. */
  rights: { power: boolean; elevator: boolean; felony: boolean; operations: number };
  hand: CardName[];
  stacks: Stacks;
  score: number;
  /** What the score is made of. */
  items: Item[];
}

/** A claim disk; with cubes on it a factory, with several a colony besides. */
export interface ClaimView {
  owner: Seat;
  cubes: number;
  letter: Letter | "";
  /** Whether the factory gives its owner beamed power. */
  beams: boolean;
}

/** Water gained or, below 0, paid; tanks gained; glory won or given up; colonists; points of a factory. */
export interface Worth {
  water?: number;
  tanks?: number;
  glory?: number;
  lost?: number;
  cubes?: number;
  points?: number;
}

/** A modified thrust, and the fuel steps left with it; below 0 where they do not suffice. */
export interface Launch {
  thrust: number;
  steps: number;
  said: Phrase;
}

export interface FrontierTable {
  round: number;
  active: Seat;
  black: CardId[];
  tracks: Record<Letter, number>;
  /** `left` lie under the top card. */
  decks: Record<Deck, { top: CardId; left: number }>;
  claims: Record<SpaceId, ClaimView>;
  failed: SpaceId[];
  /** Who has a cube there; below 0 a black disk. */
  glory: Record<string, Seat>;
  ventures: Record<string, Seat>;
  /** Move -> what it brings whoever is at turn. */
  worth: Record<string, Worth>;
  /** What is still owed from deals; `about` is a site, or the words of a promise. */
  pacts: { kind: Kind; giver: Seat; taker: Seat; about: string }[];
  /** A patent that is put up, and the highest bid of each seat. */
  auction: { card: CardId; bids: Record<string, number> } | null;
  /** The move under way; before a thruster is lit, how it would begin with each. */
  flight: { slot: Slot; launches: Record<string, Launch> } | null;
  players: PlayerView[];
}
