/** Which moves belong to which place or piece of the board; what belongs to none is answered in the panel. */

import { readMove } from "$lib/moves";
import type { Decision } from "$lib/types";

import { type Targets, targetsBy } from "../pressing";
import type { Facts } from "./types";

/** The space, the card or the deck a move names: the last of its ids that lies somewhere. */
export function pieceOf(text: string, facts: Facts): string | null {
  const { args } = readMove(text);
  return args.findLast((id) => id in facts.spaces || id in facts.cards || id in DECKS) ?? null;
}

const DECKS: Record<string, true> = { thruster: true, robonaut: true, refinery: true, generator: true, reactor: true, radiator: true };

export const targetsOf = (asked: Decision | null, facts: Facts): Targets => targetsBy(asked, (move) => pieceOf(move, facts));
