/** Where the squares of a ship board are, and what lies beside them. */

import { look } from "../../../lib/lookup";
import type { BoardFacts, Facts, HullsAway, ShipView, SideName, Square, TruckerTable } from "../types";

export const TILE = 100;
/** How far beside the board the numbers of the dice stand. */
export const BESIDE = 34;
export const SIDES: readonly SideName[] = ["front", "right", "rear", "left"];
const STEP = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

export interface Spot {
  x: number;
  y: number;
}

/** A line in which nothing works: upright a column, else a row, counted from the left or from the front. */
export interface DeadLine {
  upright: boolean;
  at: number;
}

/** A board as a ship lies on it, and what of The Big Expansion is seen there. */
export interface Plan extends BoardFacts {
  /** The line in which roads let nothing work. */
  dead?: DeadLine;
  /** What the cyan alien knows. */
  specialist?: string | null;
  /** Who sleeps in which stasis chamber. */
  sleepers?: Record<Square, number>;
  /** Whether its front was chosen. */
  faced?: boolean;
  /** Hulls in hyperspace, "" for a whole ship; and what of them is laid aside while a card is met. */
  away?: { hulls: string[]; aside?: HullsAway };
}

/** The board a ship lies on: as printed, unless its own is another. */
export function planOf(table: TruckerTable, seat: number, boards: Record<string, BoardFacts>): Plan {
  const plan: Plan = table.players[seat]!.board ?? look(boards, table.class);
  const { specialist, sleepers, hyperspace = {}, away: aside } = table["new-technologies"]?.players[seat] ?? {};
  const hulls = Object.keys(hyperspace);
  return {
    ...plan,
    ...{ dead: deadLine(table, seat, plan), specialist, sleepers },
    faced: !plan.turns && Boolean(table["ship-classes"]?.fronts[seat]),
    away: hulls.length ? { hulls, aside } : undefined,
  };
}

/** Whether all there is of a ship is in hyperspace. */
export function isAway(table: TruckerTable, seat: number): boolean {
  const away = Object.keys(table["new-technologies"]?.players[seat]?.hyperspace ?? {});
  const left = Object.keys(table.players[seat]!.ship.hulls ?? { "": null });
  return away.length > 0 && left.every((hull) => away.includes(hull));
}

/** The dead column, where it lies on a ship that may have been turned since. */
function deadLine(table: TruckerTable, seat: number, plan: BoardFacts): Plan["dead"] {
  const roads = table["rough-roads"];
  if (!roads?.dead) return undefined;
  if (roads.roads.indexOf("dead_zone") >= roads.roads.length - (roads.spared[seat] ?? 0)) return undefined;
  const at = plan.columns.indexOf(roads.dead);
  const across = plan.columns.length - 1 - at;
  const turned = { front: [true, at], right: [false, across], rear: [true, across], left: [false, at] } as const;
  const [upright, line] = turned[plan.front];
  return { upright, at: line };
}

/** The lines that artifacts switch off: their column as they lie, their row when turned, or both. */
export function zonesOf(ship: Pick<ShipView, "parts">, plan: BoardFacts, tiles: Facts["tiles"]): DeadLine[] {
  return Object.entries(ship.parts).flatMap(([square, [id, turn]]) => {
    const zone = tiles[id]?.zone;
    const { x, y } = cornerOf(plan, square);
    const [column, row] = [{ upright: true, at: x / TILE }, { upright: false, at: y / TILE }]; // prettier-ignore
    if (!zone) return [];
    return zone === "cross" ? [column, row] : [turn % 2 ? row : column];
  });
}

/** The upper left corner of a square, in tile units from that of the first column and row. */
export function cornerOf(plan: BoardFacts, square: Square): Spot {
  const [column, row] = square.split(".").map(Number);
  return { x: TILE * plan.columns.indexOf(column!), y: TILE * plan.rows.indexOf(row!) };
}

/** The line around squares, wherever no other of them lies beside one. */
export function shoreOf(plan: BoardFacts, squares: readonly Square[]): string {
  const spots = squares.map((square) => cornerOf(plan, square));
  const there = new Set(spots.map(({ x, y }) => `${x} ${y}`));
  const edges = (x: number, y: number): [right: number, down: number, line: string][] => [
    [0, -TILE, `M${x} ${y}h${TILE}`],
    [TILE, 0, `M${x + TILE} ${y}v${TILE}`],
    [0, TILE, `M${x} ${y + TILE}h${TILE}`],
    [-TILE, 0, `M${x} ${y}v${TILE}`],
  ];
  return spots
    .flatMap(({ x, y }) => edges(x, y).map(([right, down, line]) => (there.has(`${x + right} ${y + down}`) ? "" : line)))
    .join("");
}

/** Where beside its squares there is room for a sign of each hull, so many squares high: at the outer columns, the nearest that is free. */
export function roomsOf(plan: BoardFacts, high: number): Record<string, Spot> {
  const taken = new Set([...plan.squares, ...plan.spare]);
  const found: Record<string, Spot> = {};
  for (const [hull, squares] of Object.entries(plan.hulls)) {
    const { x, y } = middleOf(plan, squares);
    const rooms = [0, plan.columns.length - 1].flatMap((n) =>
      plan.rows
        .slice(0, 1 - high)
        .map((_, m) => ({ n, m, squares: plan.rows.slice(m, m + high).map((row) => `${plan.columns[n]}.${row}`) })),
    );
    const free = rooms.filter((room) => !room.squares.some((square) => taken.has(square)));
    const far = ({ n, m }: { n: number; m: number }) => Math.hypot(TILE * (n + 0.5) - x, TILE * (m + high / 2) - y);
    const room = free.sort((one, other) => far(one) - far(other))[0];
    if (!room) continue;
    for (const square of room.squares) taken.add(square);
    found[hull] = { x: TILE * room.n, y: TILE * room.m };
  }
  return found;
}

/** Tiles at the edges of a board without edges, where they are seen again beyond the opposite edge. */
export function echoesOf<T extends Spot>(plan: BoardFacts, placed: readonly T[]): T[] {
  if (!plan.wraps) return [];
  const [wide, high] = [TILE * plan.columns.length, TILE * plan.rows.length];
  const beyond = (at: number, length: number) => [0, ...(at === 0 ? [length] : at === length - TILE ? [-length] : [])];
  return placed.flatMap((one) =>
    beyond(one.x, wide).flatMap((x) => beyond(one.y, high).flatMap((y) => (x || y ? [{ ...one, x: one.x + x, y: one.y + y }] : []))),
  );
}

/** Where two squares meet; of a single one its upper right corner. */
export function seamOf(plan: BoardFacts, squares: Square[]): Spot {
  const [first, ...others] = squares;
  if (first && !others.length) {
    const { x, y } = cornerOf(plan, first);
    return { x: x + TILE * 0.84, y: y + TILE * 0.16 };
  }
  const middle = (of: "x" | "y") => squares.reduce((sum, square) => sum + cornerOf(plan, square)[of], 0) / squares.length + TILE / 2;
  return { x: middle("x"), y: middle("y") };
}

/** The square beside another, wherever the board goes round its edges; null where it has none. */
export function besides(plan: BoardFacts, square: Square, side: number): Square | null {
  if (plan.beside) return plan.beside[square]?.[side] ?? null;
  const [column, row] = square.split(".").map(Number);
  const [right, down] = STEP[side]!;
  const [x, y] = [plan.columns.indexOf(column!) + right, plan.rows.indexOf(row!) + down];
  const around = (n: number, length: number) => (plan.wraps ? (n + length) % length : n);
  const found = `${plan.columns[around(x, plan.columns.length)]}.${plan.rows[around(y, plan.rows.length)]}`;
  return plan.squares.includes(found) ? found : null;
}

/** How many pipes each side of a turned tile has: front, right, rear, left. */
export function turnedSides(facts: Facts, id: string, turn: number): number[] {
  const { sides } = look(facts.tiles, id);
  return SIDES.map((_, side) => look(sides, (side - turn + 4) % 4));
}

/** The directions into which something of a turned tile points. */
export function turned(sides: readonly SideName[], turn: number): number[] {
  return sides.map((side) => (SIDES.indexOf(side) + turn) % 4);
}

/** Which sides of a tile, laid on a square, do not go with what lies beside it; and where a neighbour is in a muzzle's or exhaust's way. */
export function clashes(facts: Facts, plan: BoardFacts, ship: ShipView, square: Square, id: string, turn: number): number[] {
  const mine = turnedSides(facts, id, turn);
  const tile = look(facts.tiles, id);
  const open = [...turned(tile.muzzles, turn), ...turned(tile.exhausts, turn)];
  return SIDES.flatMap((_, side) => {
    const beside = besides(plan, square, side);
    const part = beside ? ship.parts[beside] : undefined;
    if (!part) return [];
    const other = look(facts.tiles, part[0]);
    const facing = [...turned(other.muzzles, part[1]), ...turned(other.exhausts, part[1])];
    const [here, there] = [mine[side]!, turnedSides(facts, ...part)[(side + 2) % 4]!];
    const meet = here === there || (here > 0 && there > 0 && (here === 3 || there === 3));
    return meet && !open.includes(side) && !facing.includes((side + 2) % 4) ? [] : [side];
  });
}

/** The part of a ship a square belongs to: all that hangs together by pipes. */
export function partOf(facts: Facts, plan: BoardFacts, ship: ShipView, square: Square): Set<Square> {
  const found = new Set([square]);
  for (const one of found)
    turnedSides(facts, ...ship.parts[one]!).forEach((pipes, side) => {
      const beside = besides(plan, one, side);
      if (beside && ship.parts[beside] && pipes && turnedSides(facts, ...ship.parts[beside]!)[(side + 2) % 4]) found.add(beside);
    });
  return found;
}

/** The exposed connectors of a ship: squares with their sides. */
export function exposedOf(facts: Facts, plan: BoardFacts, ship: ShipView): { square: Square; side: number }[] {
  return Object.entries(ship.parts).flatMap(([square, part]) =>
    turnedSides(facts, ...part).flatMap((connector, side) => {
      const beside = besides(plan, square, side);
      return connector && !(beside && ship.parts[beside]) ? [{ square, side }] : [];
    }),
  );
}

/** What a ship carries, as far as it is drawn. */
type Laden = Pick<ShipView, "parts" | "humans" | "aliens" | "batteries" | "goods">;

/** What lies on a square; sleepers lie in their chamber, and a cyan alien is dressed for what it knows. */
export function loadOf(ship: Laden, square: Square, plan: Plan) {
  const alien = ship.aliens[square];
  return {
    humans: ship.humans[square] ?? plan.sleepers?.[square],
    alien,
    specialist: alien === "cyan" ? (plan.specialist ?? undefined) : undefined,
    batteries: ship.batteries[square],
    goods: ship.goods[square],
  };
}

/** A ship together with what of it is in hyperspace. */
export function wholeOf(ship: ShipView, plan: Plan): Laden {
  const aside = plan.away?.aside;
  if (!aside) return ship;
  const both = <Of extends keyof HullsAway>(of: Of) => ({ ...ship[of], ...aside[of] });
  return { parts: both("parts"), humans: both("humans"), aliens: both("aliens"), batteries: both("batteries"), goods: both("goods") };
}

/** The middle and the half width of some squares, in tile units. */
export function middleOf(plan: BoardFacts, squares: readonly Square[]): Spot & { reach: number } {
  const spots = squares.map((square) => cornerOf(plan, square));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs) + TILE, Math.min(...ys), Math.max(...ys) + TILE];
  return { x: (left + right) / 2, y: (top + low) / 2, reach: Math.max(right - left, low - top) / 2 };
}
