/** High Frontier as plain data. Written by web/types/make.py from perihelion.games.high_frontier.shapes: change that instead. */

import type { Phrase, Speech } from "$lib/speaking";
import type { Item } from "$lib/types";

export type SpaceId = string;
export type CardId = string;
export type CardName = string;
export type Letter = "C" | "M" | "S" | "V";
export type SiteLetter = "C" | "M" | "S" | "V" | "D";
export type MaybeLetter = "C" | "M" | "S" | "V" | "";
export type Deck = "thruster" | "robonaut" | "refinery" | "generator" | "reactor" | "radiator";
export type CardDeck = "thruster" | "robonaut" | "refinery" | "generator" | "reactor" | "radiator" | "crew";
export type StackKind = "leo" | "rocket" | "outpost" | "freighter";
export type Slot = StackKind | `${StackKind}-${number}`;
export type ThrustSum = [string, number][];
export type Stacks = Partial<Record<Slot, StackView>>;

/** The figures of a site. */
export interface SiteFacts {
  size: number;
  letter: SiteLetter;
  hydration: number;
  science: boolean;
  atmosphere: boolean;
  world: string;
}

/** Where a nameless space is: the n-th of its kind near a world, which is a site unless it has several. */
export interface Near {
  what: string;
  site: SpaceId;
  world: string;
  number: number;
}

/** What the expansion makes of a space: belt, fly-by, the sector in which it works, triangle, border. */
export interface OuterFacts {
  belt: string;
  flyby: number;
  sector: string;
  event: boolean;
  border: string;
}

/** A space of the map. */
export interface SpaceFacts {
  name: string;
  near: Near | null;
  leads: SpaceId[];
  kind: "burn" | "hohmann" | "lagrange" | "leo" | "site";
  x: number;
  y: number;
  zone: string;
  hazard: "" | "aerobrake" | "crash";
  site: SiteFacts | null;
  confidence: string;
  outer?: OuterFacts;
}

/** A way between two spaces; one that is an aerobrake path runs from a to b. */
export interface EdgeFacts {
  a: SpaceId;
  b: SpaceId;
  aerobrake: boolean;
  elevator: boolean;
}

/** The triangle of a thruster. */
export interface ThrusterFacts {
  thrust: number;
  fuel: string;
  afterburn: number | null;
  solar: boolean;
  sail: boolean;
}

/** The red box of a side, with the expansion: hardness, what it needs, what it supplies and cools. */
export interface RedBox {
  hard: number;
  generator: string[];
  reactor: string[];
  therms: number;
  supplies: string[];
  solar: boolean;
  dirt: boolean;
  cooling: number;
  triangle: [number, string] | null;
  ends: [number, number, number][];
}

/** One side of a card. */
export interface SideFacts {
  name: string;
  mass: number;
  isru: number | null;
  platforms: string[];
  codes: string[];
  assay: Record<string, number>;
  thruster: ThrusterFacts | null;
  red?: RedBox;
}

/** A patent, white and black; a crew has one side. */
export interface CardFacts {
  deck: CardDeck;
  letter: MaybeLetter;
  sides: SideFacts[];
  confidence: string;
  sourced: string[];
  derived: string[];
  guessed: string[];
}

/** One row of the rocket diagram: where it begins, and the steps of one tank, two tanks ... */
export interface FuelRow {
  start: number;
  steps: number[];
  confidence: string;
}

/** A coloured suggestion on the map. */
export interface RouteFacts {
  id: string;
  colour: string;
  sign: string;
  path: SpaceId[];
}

/** A heliocentric zone: the modifier of solar thrust, and how far out it reaches. */
export interface Zone {
  id: string;
  modifier: number;
  radius: number;
}

/** Who plays. */
export interface Faction {
  colour: string;
  privileges: string[];
}

/** A wet-mass class: the column at which it begins, and its modifier of thrust. */
export interface MassClass {
  id: string;
  column: number;
  modifier: number;
}

/** A space of the Glory Arena: its points, and of which landings. */
export interface GloryFacts {
  vp: number;
  of: string;
  world: string;
}

/** A venture: what it asks for, and what it gives. */
export interface VentureFacts {
  letter: Letter;
  claims: number;
  water: number;
  vp: number;
  effect: string;
  confidence: string;
  sourced: string[];
  derived: string[];
}

/** What is in play: zones from the Sun outwards, fuel by dry mass, VP of a factory by step of a track. */
export interface Facts {
  spaces: Record<SpaceId, SpaceFacts>;
  edges: EdgeFacts[];
  roads: SpaceId[][];
  routes: RouteFacts[];
  zones: Zone[];
  cards: Record<CardId, CardFacts>;
  factions: Record<string, Faction>;
  fuel: FuelRow[];
  classes: MassClass[];
  tracks: (number | null)[];
  glory: Record<string, GloryFacts>;
  ventures: Record<string, VentureFacts>;
  factories: Record<string, number>;
  speech: Speech;
}

/** What a unit that prospects can do. */
export interface Unit {
  isru: number;
  rolls: number;
}

/** A stack; `tanks` are full ones, of an outpost those stored with it. */
export interface StackView {
  class?: string;
  place: SpaceId;
  cards: CardName[];
  tanks: number;
  dry: number;
  row?: number;
  steps?: number;
  units?: Record<CardId, Unit>;
  assay?: Record<string, number>;
}

/** What the rules allow a player besides; the water in barred spaces is another's. */
export interface Rights {
  power: boolean;
  passes: string[];
  felony: boolean;
  barred: SpaceId[];
  operations: number;
}

/** A player; `items` are what the score is made of. */
export interface PlayerView {
  faction: string;
  water: number;
  cubes: number;
  disks: number;
  rights: Rights;
  hand: CardName[];
  stacks: Stacks;
  score: number;
  items: Item[];
}

/** A claim disk; with cubes on it a factory, with several a colony too; `beams` where it gives power. */
export interface ClaimView {
  owner: number;
  cubes: number;
  letter: MaybeLetter;
  beams: boolean;
}

/** A modified thrust, and the fuel steps left with it; below 0 where they do not suffice. */
export interface Launch {
  thrust: number;
  sum: ThrustSum;
  steps: number;
  said: Phrase;
}

/** A deck; `left` lie under the top card, of which those at the bottom are known. */
export interface DeckView {
  top: CardId;
  left: number;
  under: CardId[];
}

/** What is still owed from a deal; `about` is a site, or the words of a promise. */
export interface PactView {
  kind: "beam" | "leave" | "promise";
  giver: number;
  taker: number;
  about: string;
}

/** A patent that is put up, and the highest bid of each seat. */
export interface AuctionView {
  card: CardId;
  bids: Record<string, number>;
  to_ask: number[];
  out: number[];
}

/** The move under way; before a thruster is lit, how it would begin with each. */
export interface FlightView {
  slot: Slot;
  start: SpaceId;
  thruster: CardId;
  thrust: number;
  burns: number;
  came: SpaceId;
  lane: string;
  beamed: boolean;
  afterburn: boolean;
  retreat: boolean;
  entered: number;
  free: number;
  supports: string;
  passed: string;
  launches: Record<string, Launch>;
}

/** How far the active player's turn has come. */
export interface TurnView {
  moved: Slot[];
  operations: number;
  begun: boolean;
  rearranged: number;
  pushed: CardId[];
}

/** The table, the same from every seat. Glory is told by who has a cube there, below 0 a black disk. */
export interface FrontierTable {
  round: number;
  rounds: number;
  active: number;
  turn: TurnView;
  tracks: Record<Letter, number>;
  decks: Record<Deck, DeckView>;
  black: CardId[];
  claims: Record<SpaceId, ClaimView>;
  failed: SpaceId[];
  glory: Record<string, number>;
  ventures: Record<string, number>;
  landings: Record<CardId, SpaceId[]>;
  pacts: PactView[];
  auction: AuctionView | null;
  flight: FlightView | null;
  ended: string;
  players: PlayerView[];
  "expansion"?: ExpansionTable;
  "training"?: TrainingTable;
  "race"?: RaceTable;
  "hermes"?: HermesTable;
}

/** A craft one only thinks of: its cards, where it is, and full tanks or steps of fuel. */
export interface CraftSaid {
  cards: CardName[];
  at: SpaceId;
  tanks?: number;
  steps?: number;
}

/** By which routes can a craft go there? */
export interface RoutesAsked {
  ask: "routes";
  slot: Slot;
  to: SpaceId;
  refuel: boolean;
  craft?: CraftSaid;
}

/** Which sites are in reach? */
export interface ReachAsked {
  ask: "reach";
  slot: Slot;
  refuel: boolean;
  craft?: CraftSaid;
}

/** What would its thrusters do, and what does it lack? */
export interface StackAsked {
  ask: "stack";
  slot: Slot;
  craft?: CraftSaid;
}

/** What one turn does and costs; `before` and `after` are fuel figures, `card` the thruster or "". */
export interface Leg {
  turn: number;
  kind: "drift" | "fly" | "hop" | "light" | "refuel";
  path: SpaceId[];
  before: number;
  after: number;
  card: CardId;
  thrust: number;
  burns: number;
  fuel: number;
  afterburn: number;
  shuttle: number;
  landing: number;
  hazards: SpaceId[];
  lost: CardId[];
  said: Phrase;
}

/** A route; `odds` of arriving are in percent. */
export interface Route {
  to: SpaceId;
  turns: number;
  fuel: number;
  rolls: number;
  odds: number;
  path: SpaceId[];
  legs: Leg[];
}

/** The best routes, or what stands in the way: `why`, with figures of it. */
export interface Routes {
  routes: Route[];
  bars: Record<string, unknown>[];
}

/** Every site in reach, with turns, steps and rolls of its best routes. */
export interface Reach {
  sites: Record<SpaceId, [number, number, number][]>;
}

/** What a card lacks: a support of one of these kinds, or so many therms. */
export interface Missing {
  kinds: string[];
  therms: number;
}

/** A thruster if it were lit: thrust, wet-mass class, fuel left then, and burns it suffices for. */
export interface Lit {
  class: string;
  card: CardId;
  afterburn: boolean;
  beamed: boolean;
  thrust: number;
  sum: ThrustSum;
  steps: number;
  burns: number;
  supports: CardId[];
  heat: [number, number];
  why: string;
  said: Phrase;
}

/** A craft at the beginning of a turn; `units` prospect with that ISRU, `boost` is WT by card. */
export interface Worth {
  class: string;
  dry: number;
  steps: number;
  tanks: number;
  thrusters: Lit[];
  lacks: Record<CardId, Missing[]>;
  units: Record<CardId, number>;
  boost: Record<CardId, number>;
}

/** A fight under way. */
export interface FightView {
  attacker: number;
  slot: string;
  defender: number;
  target: string;
  stage: number;
  place: string;
}

/** The boards of the expansion, and which cards in stacks lack something. */
export interface ExpansionTable {
  square: string;
  spot: number;
  sector: string;
  due: boolean;
  lacks: Record<string, Missing[]>;
  fight: FightView | null;
}

/** Turns since the crew left, all it has from then on, and where it is to land. */
export interface TrainingTable {
  away: number;
  turns: number;
  site: string;
}

/** Who has won the race, or -1. */
export interface RaceTable {
  winner: number;
}

/** Bodies turned aside, and how often the sunspots have entered yellow. */
export interface HermesTable {
  aside: string[];
  yellow: number;
}
