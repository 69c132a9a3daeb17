/** The lane of a hit over a ship board, in tile units. */

import { BESIDE, cornerOf, TILE } from "../ship/geometry";
import type { BoardFacts, ShipView, SideName, Square } from "../types";

interface Spot {
  x: number;
  y: number;
}

export interface Lane {
  /** Where it begins, outside the board, and where it ends. */
  from: Spot;
  to: Spot;
  /** Degrees a thing that flies down is turned by. */
  turn: number;
}

const OUT = 90;
/** From the middle of a number to a die beside it, more where two numbers stand together; from one die to the middle of both. */
const APART = 38;
const PER_NUMBER = 11;
const CLOSE = 19;
const TURNS: Record<SideName, number> = { front: 0, right: 90, rear: 180, left: 270 };

/** The lane of a roll from a side as far as a square, or across the whole board; null where the board has no such number. */
export function laneOf(plan: BoardFacts, side: SideName, roll: number, until?: Square): Lane | null {
  const upright = side === "front" || side === "rear";
  const n = (upright ? plan.column_dice : plan.row_dice).findIndex((dice) => dice.includes(roll));
  if (n < 0) return null;
  const across = TILE * n + TILE / 2;
  const length = TILE * (upright ? plan.rows : plan.columns).length;
  const begins = side === "front" || side === "left" ? -OUT : length + OUT;
  const stop = until ? middle(plan, until)[upright ? "y" : "x"] : begins < 0 ? length + OUT : -OUT;
  const at = (along: number) => (upright ? { x: across, y: along } : { x: along, y: across });
  return { from: at(begins), to: at(stop), turn: TURNS[side] };
}

/** The first tile a roll meets from its side, if any. */
export function firstIn(plan: BoardFacts, ship: ShipView, side: SideName, roll: number): Square | undefined {
  const upright = side === "front" || side === "rear";
  const [lines, across] = upright ? [plan.column_dice, plan.columns] : [plan.row_dice, plan.rows];
  const line = across[lines.findIndex((dice) => dice.includes(roll))];
  const along = upright ? plan.rows : plan.columns;
  const way = side === "front" || side === "left" ? along : [...along].reverse();
  return way.map((one) => (upright ? `${line}.${one}` : `${one}.${line}`)).find((square) => ship.parts[square]);
}

/** Where two dice come to lie: at both sides of the number they make, or past the last one where the board has no such number. */
export function landingOf(plan: BoardFacts, side: SideName, roll: number): [Spot, Spot] {
  const upright = side === "front" || side === "rear";
  const numbers = upright ? plan.column_dice : plan.row_dice;
  const [found, length] = [numbers.findIndex((dice) => dice.includes(roll)), TILE * (upright ? plan.rows : plan.columns).length];
  const n = found >= 0 ? found : roll < Math.min(...numbers.flat()) ? -1 : numbers.length;
  const apart = found >= 0 ? APART + PER_NUMBER * (numbers[found]!.length - 1) : CLOSE;
  const along = side === "front" || side === "left" ? -BESIDE : length + BESIDE;
  const at = (across: number) => (upright ? { x: across, y: along } : { x: along, y: across });
  return [at(TILE * (n + 0.5) - apart), at(TILE * (n + 0.5) + apart)];
}

function middle(plan: BoardFacts, square: Square): Spot {
  const { x, y } = cornerOf(plan, square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}
