/** Goods, aliens and crew by drag: what is taken where to give which answer. */

import { readMove } from "../../../lib/moves";
import type { Decision } from "../../../lib/types";
import { dragsOf, type Drags, type ReadDrag } from "../../../motion/drag";
import type { ShipView } from "../types";

/** Where whatever leaves the ship is taken: to the card. */
export const OUT = "out";
export const squareName = (square: string) => `square ${square}`;

/** What can be dragged now. Goods are taken off a tile that holds one kind: else nobody could tell which is meant. */
export function draggedIn(asked: Decision | null, ship: ShipView): Drags {
  return asked ? dragsOf(asked.moves, Object.keys(asked.barred), reading(ship)) : new Map();
}

const reading =
  (ship: ShipView): ReadDrag =>
  (move) => {
    const { verb, args } = readMove(move);
    const [what = "", square = what] = args;
    if (verb === "load") return { piece: `good ${what}`, places: [squareName(square)] };
    if (verb === "lodge") return { piece: `alien ${what}`, places: [squareName(square)] };
    if (verb === "dismiss") return { piece: squareName(square), places: [OUT] };
    const leaves = verb === "unload" || verb === "drop";
    return leaves && new Set(ship.goods[square]).size === 1 ? { piece: squareName(square), places: [OUT] } : null;
  };
