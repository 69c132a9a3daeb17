/** The lane of a hit over a ship board, in tile units. */

import { cornerOf, TILE } from "../ship/geometry";
import type { BoardFacts, SideName, Square } from "../types";

export interface Lane {
  /** Where it begins, outside the board, and where it ends. */
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** Degrees a thing that flies down is turned by. */
  turn: number;
}

const OUT = 90;
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

function middle(plan: BoardFacts, square: Square): { x: number; y: number } {
  const { x, y } = cornerOf(plan, square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}
