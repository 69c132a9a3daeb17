/** Which moves belong to which piece on the board; what belongs to none is answered in the panel. */

import { readMove } from "$lib/moves";
import type { Decision } from "$lib/types";

const FROM_HAND = new Set(["play", "discard"]);
const SOURCES = new Set(["draw", "take"]);

/** The piece a move is made with: `hand.RO-13`, `display.left`, `PL-H1.left`, `slot.2` ... */
export function pieceOf(text: string): string | null {
  const { verb, args } = readMove(text);
  const [first] = args;
  if (first === undefined) return null;
  if (FROM_HAND.has(verb)) return `hand.${first}`;
  if (SOURCES.has(verb)) return first === "deck" ? "deck" : `display.${first}`;
  if (verb === "remove") return `crew.${first}`;
  if (verb === "land" || verb === "explore") return first;
  if (verb === "launch") return `slot.${first}`;
  if (verb === "recruit" || verb === "reserve") return `alien.${first}`;
  return verb === "smuggle" ? `hostile.${first}` : null;
}

export interface Targets {
  legal: Map<string, string[]>;
  barred: Map<string, string[]>;
}

function grouped(moves: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const piece = pieceOf(move);
    if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
  }
  return found;
}

export function targetsOf(asked: Decision | null): Targets {
  return { legal: grouped(asked?.moves ?? []), barred: grouped(Object.keys(asked?.barred ?? {})) };
}
