/** What every part of the board needs to know. */

import { getContext, setContext } from "svelte";

import type { Targets } from "./targets";
import type { Facts } from "./types";
import type { WildSpaceWords } from "./words";

export interface BoardContext {
  readonly facts: Facts;
  readonly said: WildSpaceWords;
  readonly targets: Targets;
  readonly names: string[];
  press: (piece: string) => void;
  /** The moves with a piece, for who cannot see it glow. */
  spoken: (piece: string) => string;
}

const KEY = Symbol("wild-space");

export const giveContext = (context: BoardContext) => setContext(KEY, context);
export const boardContext = () => getContext<BoardContext>(KEY);
