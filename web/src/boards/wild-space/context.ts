/** What every part of the board needs to know. */

import { getContext, setContext } from "svelte";

import { givePressing, type Pressing } from "../pressing";
import type { DragTargets } from "./targets";
import type { CardId, Facts } from "./types";
import type { WildSpaceWords } from "./words";

export interface BoardContext extends Pressing {
  readonly facts: Facts;
  readonly said: WildSpaceWords;
  readonly targets: DragTargets;
  readonly names: string[];
  /** Lays cards side by side, large, to be read. */
  spread: (title: string, cards: readonly CardId[]) => void;
}

const KEY = Symbol("wild-space");

export function giveContext(context: BoardContext): void {
  setContext(KEY, context);
  givePressing(context);
}
export const boardContext = () => getContext<BoardContext>(KEY);
