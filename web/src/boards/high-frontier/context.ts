/** What every part of the board needs to know. */

import { getContext, setContext } from "svelte";

import type { Targets } from "./targets";
import type { CardId, Facts } from "./types";
import type { HighFrontierWords } from "./words";

export interface BoardContext {
  readonly facts: Facts;
  readonly said: HighFrontierWords;
  readonly targets: Targets;
  readonly names: string[];
  /** Cards whose black side is up. */
  readonly black: ReadonlySet<CardId>;
  /** Asks the planner; null where it was refused. */
  ask: <Answer>(question: Record<string, unknown>) => Promise<Answer | null>;
  /** Shows a card, both its sides, to be read. */
  study: (card: CardId) => void;
  /** Whether these moves can be begun now, and doing them. */
  may: (moves: string[]) => boolean;
  follow: (moves: string[]) => void;
  press: (piece: string) => void;
  /** The moves with a piece, for who cannot see it glow. */
  spoken: (piece: string) => string;
}

const KEY = Symbol("high-frontier");

export const giveContext = (context: BoardContext) => setContext(KEY, context);
export const boardContext = () => getContext<BoardContext>(KEY);
