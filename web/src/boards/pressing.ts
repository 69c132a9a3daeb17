/** Pressing the pieces of a board: which moves are made with which piece, and what comes of pressing it. */

import { getContext, setContext } from "svelte";

import type { Decision } from "../lib/types";

/** Piece -> the moves that are made with it; what is made with none is answered in the panel. */
export interface Targets {
  legal: Map<string, string[]>;
  barred: Map<string, string[]>;
}

/** What a piece needs to know to be pressed. */
export interface Pressing {
  readonly targets: Targets;
  press: (piece: string) => void;
  /** The moves with a piece, for who cannot see it glow. */
  spoken: (piece: string) => string;
}

/** What can be done with a piece that is pressed: play its move, choose among several, say why not. */
export interface Deeds {
  choose: (move: string) => void;
  among: (moves: string[]) => void;
  why: (move: string) => void;
}

export function targetsBy(asked: Decision | null, pieceOf: (move: string) => string | null): Targets {
  const grouped = (moves: string[]): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const move of moves) {
      const piece = pieceOf(move);
      if (piece) found.set(piece, [...(found.get(piece) ?? []), move]);
    }
    return found;
  };
  return { legal: grouped(asked?.moves ?? []), barred: grouped(Object.keys(asked?.barred ?? {})) };
}

export function pressed(piece: string, { legal, barred }: Targets, { choose, among, why }: Deeds): void {
  const moves = legal.get(piece);
  if (moves?.length === 1) choose(moves[0]!);
  else if (moves) among(moves);
  else why(barred.get(piece)![0]!);
}

const KEY = Symbol("pressing");

export const givePressing = (pressing: Pressing) => setContext(KEY, pressing);
export const pressing = () => getContext<Pressing>(KEY);
