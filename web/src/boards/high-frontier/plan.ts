/** A route one has chosen, followed turn by turn for as long as the craft is where the route has it. */

import { look } from "$lib/lookup";
import type { Event, Seat } from "$lib/types";

import { bare } from "./cards";
import { movesOf } from "./routes";
import { kindOf, stacksOf } from "./stacks";
import type { CardName, Facts, FrontierTable, Leg, Route, Slot, SpaceId, StackView } from "./types";

/** What a route was found for: with other cards, power or factories along the way it may not be one any more. */
export interface Plan {
  slot: Slot;
  route: Route;
  cards: CardName[];
  grounds: string;
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

export function planOf(route: Route, slot: Slot, { table, seat }: Omit<Course, "story">): Plan {
  const { cards } = look(table.players, seat).stacks[slot]!;
  return { slot, route, cards: cards.toSorted(), grounds: groundsOf(route, table, seat) };
}

/** Everything the planner looks at: once it reads otherwise, what was found before is out of date. */
export function bearings({ players, black, claims }: FrontierTable, seat: Seat): string {
  const { stacks, rights } = look(players, seat);
  const built = Object.entries(claims).filter(([, { cubes }]) => cubes);
  return JSON.stringify([stacksOf(stacks, "rocket", "freighter"), black, built, rights]);
}

/** Where the craft is on its route; null where it has arrived, or is not on it any more. */
export function progressOf(plan: Plan, { table, seat, story }: Course): Progress | null {
  const stack = look(table.players, seat).stacks[plan.slot];
  if (!stack) return null;
  const flight = table.active === seat && table.flight?.slot === plan.slot;
  const flown = flight ? flownOf(story, seat, plan.slot) : null;
  const { legs } = plan.route;
  const n = flown?.made
    ? legs.findIndex((leg) => isFlown(leg, flown, stack.place))
    : legs.findIndex((leg, n) => begins(leg, stack) && isCarried(plan, n, stack));
  if (n < 0 || (!flown?.made && plan.grounds !== groundsOf(plan.route, table, seat))) return null;
  return { legs: legs.slice(n), made: flown ? 1 + flown.made : 0 };
}

/** The moves that can be made now on the way of a plan, up to the next question that is left to the player. */
export function movesAhead({ slot }: Plan, { legs, made }: Progress, { table, seat, facts }: Course): string[] {
  const moves = movesOf(look(legs, 0), slot, facts, made);
  const asked = !made && table.pacts.some(({ kind, taker }) => kind === "beam" && taker === seat); // whether to use the push
  return asked ? moves.slice(0, 1) : moves;
}

/** The spaces still ahead of a craft that is here. */
export function wayAhead({ legs }: Progress, here: SpaceId): SpaceId[] {
  const path = legs.flatMap((leg, n) => leg.path.slice(Number(n > 0)));
  return path.slice(path.indexOf(here));
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

const groundsOf = ({ path }: Route, table: FrontierTable, seat: Seat) =>
  JSON.stringify([look(table.players, seat).rights.power, path.map((id) => table.claims[id]?.cubes && table.claims[id].owner)]);

const begins = ({ path, before }: Leg, { place, steps = 0 }: StackView) => path[0] === place && before === steps;

/** Whether a craft has aboard what it should have at its n-th leg: sails may be lost by then. */
function isCarried({ cards, route }: Plan, n: number, stack: StackView): boolean {
  const lost = route.legs.slice(0, n).flatMap((leg) => leg.lost);
  return stack.cards.toSorted().join() === cards.filter((card) => !lost.includes(bare(card))).join();
}

// The move under way.

interface Flown {
  /** Moves since it began: the choice of a thruster, and spaces entered. */
  made: number;
  entered: SpaceId[];
  engine: Event["data"] | null;
}

function flownOf(story: readonly Event[], seat: Seat, slot: Slot): Flown {
  const turn = story
    .slice(
      Math.max(
        0,
        story.findLastIndex(({ kind }) => kind === "hf-turn"),
      ),
    )
    .filter((event) => event.seat === seat);
  const lit = kindOf(slot) === "rocket" ? turn.findLast(({ kind }) => kind === "hf-engine" || kind === "hf-drifts") : undefined;
  const entered = turn.flatMap(({ kind, data }) => (kind === "hf-flew" && data.slot === slot ? [String(data.to)] : []));
  return { made: Number(lit !== undefined) + entered.length, entered, engine: lit?.kind === "hf-engine" ? lit.data : null };
}

function isFlown({ kind, path, card, thrust, afterburn }: Leg, { entered, engine }: Flown, place: SpaceId): boolean {
  if (kind === "hop" || kind === "refuel" || path[entered.length] !== place || !entered.every((space, n) => path[n + 1] === space))
    return false;
  if (!card) return engine === null;
  return engine?.card === card && engine.thrust === thrust && engine.afterburn === afterburn;
}
