/** What every game tells of itself: questions, moves, events, scores. */

import type { About } from "./datum";
import type { Decision, Seat } from "./wire";

export type { About, Datum } from "./datum";
export type { Decision, Event, Item, Refusal, Result, Seat, View } from "./wire";

/** One answer to a question: a verb and the ids it names; see `readMove`. */
export interface Move {
  move: string;
  verb: string;
  args: readonly string[];
}

/** What the words of a question and of its answers need to know of it; `brings` by answer, where that is known. */
export interface Asked {
  seat: Seat;
  prompt: string;
  about: About;
  brings?: Decision["brings"];
}
