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
  const n = placeOf(plan, side, roll);
  if (n < 0) return null;
  const across = TILE * n + TILE / 2;
  const length = TILE * (upright ? plan.rows : plan.columns).length;
  const outside = side === "front" || side === "left" ? -OUT : length + OUT;
  const begins = plan.wraps ? TILE * ((roll % 10) - 0.5) : outside;
  const bent = until && plan.lines?.[side] && cornerOf(plan, until).y !== TILE * n; // beyond a splice: the lane ends there
  const there = until && !bent ? middle(plan, until)[upright ? "y" : "x"] : bent ? length / 2 : null;
  const stop = there ?? (outside < 0 ? length + OUT : -OUT);
  const at = (along: number) => (upright ? { x: across, y: along } : { x: along, y: across });
  return { from: at(begins), to: at(stop), turn: TURNS[side] };
}

/** The first tile a roll meets from its side, if any. */
export function firstIn(plan: BoardFacts, ship: ShipView, side: SideName, roll: number): Square | undefined {
  const upright = side === "front" || side === "rear";
  const spliced = plan.lines?.[side];
  if (spliced) return spliced[roll]?.find((square) => ship.parts[square]);
  if (plan.wraps) return aroundFrom(plan, side, roll).find((square) => ship.parts[square]);
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
  const [found, length] = [placeOf(plan, side, roll), TILE * (upright ? plan.rows : plan.columns).length];
  const n = found >= 0 ? found : roll < Math.min(...numbers.flat()) ? -1 : numbers.length;
  const apart = found >= 0 ? APART + PER_NUMBER * (numbers[found]!.length - 1) : CLOSE;
  const along = side === "front" || side === "left" ? -BESIDE : length + BESIDE;
  const at = (across: number) => (upright ? { x: across, y: along } : { x: along, y: across });
  return [at(TILE * (n + 0.5) - apart), at(TILE * (n + 0.5) + apart)];
}

/** Which column from the left, or row from the front, a roll means. */
function placeOf(plan: BoardFacts, side: SideName, roll: number): number {
  const [first] = plan.lines?.[side]?.[roll] ?? [];
  if (first) return plan.rows.indexOf(Number(first.split(".")[1]));
  if (plan.lines?.[side]) return -1;
  const numbers = side === "front" || side === "rear" ? plan.column_dice : plan.row_dice;
  const named = plan.wraps ? Math.floor(roll / 10) : roll; // of a board without edges the second die says where the hit begins
  return numbers.findIndex((dice) => dice.includes(named));
}

/** The squares of a line of a board without edges, from where a hit begins once round. */
function aroundFrom(plan: BoardFacts, side: SideName, roll: number): Square[] {
  const upright = side === "front" || side === "rear";
  const along = upright ? plan.rows : plan.columns;
  const line = (upright ? plan.columns : plan.rows)[placeOf(plan, side, roll)];
  const way = side === "front" || side === "left" ? 1 : -1;
  const begins = (roll % 10) - 1;
  return along.map((_, n) => {
    const at = along[(begins + way * n + along.length) % along.length];
    return upright ? `${line}.${at}` : `${at}.${line}`;
  });
}

function middle(plan: BoardFacts, square: Square): Spot {
  const { x, y } = cornerOf(plan, square);
  return { x: x + TILE / 2, y: y + TILE / 2 };
}
