/** Where the tile in hand may go, as the rules have said: now, turned, or not and why. */

import { readMove } from "../../../lib/moves";
import type { Decision } from "../../../lib/types";
import type { Square } from "../types";

export type Fit = "fits" | "turned" | "bars";

export interface Place {
  fit: Fit;
  /** The turns in which it fits. */
  turns: number[];
}

/** Every square of which the rules say something, as things are with the tile turned so. */
export function placesFor(asked: Decision | null, turn: number): Map<Square, Place> {
  const found = new Map<Square, Place>();
  const note = (move: string, legal: boolean) => {
    const { verb, args } = readMove(move);
    if (verb !== "attach") return;
    const [square = "", turned = "0"] = args;
    const place = found.get(square) ?? { fit: "bars", turns: [] };
    if (legal) place.turns.push(Number(turned));
    found.set(square, place);
  };
  for (const move of asked?.moves ?? []) note(move, true);
  for (const move of Object.keys(asked?.barred ?? {})) note(move, false);
  for (const place of found.values()) if (place.turns.length) place.fit = place.turns.includes(turn) ? "fits" : "turned";
  return found;
}

/** How many quarters to turn, the short way, until it fits. */
export function nearest(turns: readonly number[], turn: number): number {
  const ways = turns.map((one) => ((one - turn + 5) % 4) - 1);
  return ways.toSorted((a, b) => Math.abs(a) - Math.abs(b) || b - a)[0] ?? 0;
}
