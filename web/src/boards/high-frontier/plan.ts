/** A route one has chosen, followed turn by turn for as long as the craft is where the route has it. */

import { look } from "$lib/lookup";
import type { Event, Seat } from "$lib/types";

import { hasPower } from "./bargain";
import { movesOf, type Leg, type Route } from "./routes";
import type { CardId, Facts, FrontierTable, Slot, SpaceId, StackView } from "./types";

/** What a route was found for: with other cards, other power or a factory less it may not be one any more. */
export interface Plan {
  slot: Slot;
  route: Route;
  cards: CardId[];
  power: boolean;
  /** Those along the way, each with its owner. */
  factories: string[];
}

/** Where a plan is followed: at a table as a seat sees it, and by what has happened there. */
export interface Course {
  table: FrontierTable;
  seat: Seat;
  facts: Facts;
  story: readonly Event[];
}

/** How far one has come: the legs ahead, and how many moves of the first of them are made. */
export interface Progress {
  legs: Leg[];
  made: number;
}

export function planOf(route: Route, slot: Slot, { table, seat, facts }: Omit<Course, "story">): Plan {
  const { cards } = look(table.players, seat).stacks[slot]!;
  return { slot, route, cards: sides(cards, table), power: hasPower(seat, table, facts), factories: factoriesOn(route.path, table) };
}

/** Everything the planner looks at: once it reads otherwise, what was found before is out of date. */
export function bearings({ players, black, claims, ventures }: FrontierTable, seat: Seat): string {
  const { rocket, freighter } = look(players, seat).stacks;
  const built = Object.entries(claims).filter(([, { cubes }]) => cubes);
  return JSON.stringify([rocket, freighter, black, built, ventures]);
}

/** Where the craft is on its route; null where it has arrived, or is not on it any more. */
export function progressOf(plan: Plan, { table, seat, facts, story }: Course): Progress | null {
  const stack = look(table.players, seat).stacks[plan.slot];
  if (!stack) return null;
  const flight = table.active === seat && table.flight?.slot === plan.slot;
  const flown = flight ? flownOf(story, seat, plan.slot) : null;
  const { legs } = plan.route;
  const n = flown?.made
    ? legs.findIndex((leg) => isFlown(leg, flown, stack.place))
    : legs.findIndex((leg, n) => begins(leg, stack) && isCarried(plan, n, stack, table));
  if (n < 0 || (!flown?.made && !isAsPlanned(plan, seat, table, facts))) return null;
  return { legs: legs.slice(n), made: flight ? 1 + (flown?.made ?? 0) : 0 };
}

/** The moves that can be made now on the way of a plan, up to the next question that is left to the player. */
export function movesAhead({ slot }: Plan, { legs, made }: Progress, { table, seat, facts }: Course): string[] {
  const leg = look(legs, 0);
  const moves = movesOf(leg, slot, facts, made);
  if (made === 0 && isOwedPower(seat, table, facts)) return moves.slice(0, 1);
  const launch = made === 1 && leg.card ? table.flight?.launches[moves[0] ?? ""] : undefined;
  return launch && launch.thrust !== leg.thrust ? [] : moves;
}

/** The spaces still ahead of the craft. */
export function wayAhead({ legs, made }: Progress, place: SpaceId): SpaceId[] {
  const path = legs.flatMap((leg, n) => (n ? leg.path.slice(1) : leg.path));
  return made ? path.slice(Math.max(0, path.indexOf(place))) : path;
}

/** What remains of a route. */
export function restOf(route: Route, legs: readonly Leg[]): Route {
  if (legs.length === route.legs.length) return route;
  const before = look(legs, 0).turn - 1;
  const rolls = legs.reduce((sum, { hazards }) => sum + hazards.length, 0);
  return {
    ...route,
    turns: route.turns - before,
    fuel: legs.reduce((sum, leg) => sum + spent(leg), 0),
    rolls,
    odds: Math.round(100 * (5 / 6) ** rolls),
    legs: legs.map((leg) => ({ ...leg, turn: leg.turn - before })),
  };
}

function spent({ kind, before, after, fuel, afterburn, shuttle, landing }: Leg): number {
  if (kind === "refuel") return 0;
  return kind === "hop" ? before - after : fuel + afterburn + shuttle + landing;
}

// Whether everything is as it was thought of.

const sides = (cards: readonly CardId[], { black }: FrontierTable) => cards.map((card) => (black.includes(card) ? `${card}*` : card)).sort();

const factoriesOn = (path: readonly SpaceId[], { claims }: FrontierTable) =>
  path.flatMap((id) => (claims[id]?.cubes ? [`${id} ${claims[id].owner}`] : []));

function isAsPlanned(plan: Plan, seat: Seat, table: FrontierTable, facts: Facts): boolean {
  const now = factoriesOn(plan.route.path, table);
  return plan.power === hasPower(seat, table, facts) && plan.factories.every((one) => now.includes(one));
}

const begins = ({ path, before }: Leg, { place, steps = 0 }: StackView) => path[0] === place && before === steps;

/** Whether a craft has aboard what it should have at its n-th leg: sails may be lost by then. */
function isCarried({ cards, route }: Plan, n: number, stack: StackView, table: FrontierTable): boolean {
  const lost = route.legs.slice(0, n).flatMap((leg) => leg.lost);
  return sides(stack.cards, table).join() === cards.filter((card) => !lost.includes(card.replace("*", ""))).join();
}

/** A push that was agreed upon: one is asked whether to use it, and the planner knows nothing of it. */
function isOwedPower(seat: Seat, table: FrontierTable, facts: Facts): boolean {
  if (hasPower(seat, table, facts)) return false;
  return table.pacts.some(({ kind, giver, taker }) => kind === "beam" && taker === seat && hasPower(giver, table, facts));
}

// The move under way.

interface Flown {
  /** Moves since it began: the choice of a thruster, and spaces entered. */
  made: number;
  entered: SpaceId[];
  engine: Event["data"] | null;
}

function flownOf(story: readonly Event[], seat: Seat, slot: Slot): Flown {
  const turn = story.slice(Math.max(0, story.findLastIndex(({ kind }) => kind === "hf-turn"))).filter((event) => event.seat === seat);
  const lit = slot === "rocket" ? turn.findLast(({ kind }) => kind === "hf-engine" || kind === "hf-drifts") : undefined;
  const entered = turn.flatMap(({ kind, data }) => (kind === "hf-flew" && data.slot === slot ? [String(data.to)] : []));
  return { made: Number(lit !== undefined) + entered.length, entered, engine: lit?.kind === "hf-engine" ? lit.data : null };
}

function isFlown({ kind, path, card, thrust, afterburn }: Leg, { entered, engine }: Flown, place: SpaceId): boolean {
  if ((kind !== "fly" && kind !== "drift") || (path[entered.length] !== place)) return false;
  if (!entered.every((space, n) => path[n + 1] === space)) return false;
  if (!card) return engine === null;
  return engine?.card === card && engine.thrust === thrust && engine.afterburn === afterburn;
}
