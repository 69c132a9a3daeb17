/** Why something cannot be done at a table now, in a sentence. */

import { namesOf } from "../lib/places";
import { say, tongue } from "../lib/tongue.svelte";
import type { Refusal } from "../lib/types";
import type { TableState } from "../lib/wire";

/** Why a move is barred; in a lesson the coach says why it is not for now. */
export function because(refused: Refusal, { coach, table }: TableState): string {
  if (!coach || refused.reason !== "lesson-waits") return tongue.words!.refusal(refused.reason, refused);
  return coach.why ? say(`lesson-${table.game}-${coach.why}`) : say("web-learn-waits");
}

/** Why a piece rests with which no move is made: what is asked instead, or whose turn it is. */
export function resting({ asked, table, seat }: TableState, question: string): string {
  if (asked) return say("web-rests-asked", { question });
  if (table.status !== "playing") return say(`web-status-${table.status}`);
  const names = namesOf(table.places).filter((_, n) => table.places[n]!.asked);
  return say(seat === null ? "web-rests-watching" : "web-rests-waiting", { names: names.join(", ") });
}
