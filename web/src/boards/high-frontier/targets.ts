/** Which moves belong to which place or piece of the board; what belongs to none is answered in the panel. */

import { readMove } from "$lib/moves";
import type { Decision } from "$lib/types";

import type { Facts } from "./types";

export interface Targets {
  legal: Map<string, string[]>;
  barred: Map<string, string[]>;
}

/** The space, the card or the deck a move names: the last of its ids that lies somewhere. */
export function pieceOf(text: string, facts: Facts): string | null {
  const { args } = readMove(text);
  return args.findLast((id) => id in facts.spaces || id in facts.cards || id in DECKS) ?? null;
}

const DECKS: Record<string, true> = { thruster: true, robonaut: true, refinery: true };

function grouped(moves: Iterable<string>, facts: Facts): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const piece = pieceOf(move, facts);
    if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
  }
  return found;
}

export function targetsOf(asked: Decision | null, facts: Facts): Targets {
  return { legal: grouped(asked?.moves ?? [], facts), barred: grouped(Object.keys(asked?.barred ?? {}), facts) };
}
