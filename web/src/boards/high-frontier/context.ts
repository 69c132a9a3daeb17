/** What every part of the board needs to know. */

import { getContext, setContext } from "svelte";

import { givePressing, type Pressing } from "../pressing";
import type { CardId, Facts } from "./types";
import type { HighFrontierWords } from "./words";

export interface BoardContext extends Pressing {
  readonly facts: Facts;
  readonly said: HighFrontierWords;
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
}

const KEY = Symbol("high-frontier");

export function giveContext(context: BoardContext): void {
  setContext(KEY, context);
  givePressing(context);
}
export const boardContext = () => getContext<BoardContext>(KEY);
