/** What the story of a flight tells of the card in play. */

import type { Event } from "../../../lib/types";
import type { Roll } from "./beats";

/** The events since the last card was turned up. */
export function ofThisCard(events: readonly Event[]): Event[] {
  return events.slice(events.findLastIndex(({ kind }) => kind === "gt-card") + 1);
}

/** The last roll, where it was this one. */
export function rollOf(events: readonly Event[], roll: number): Roll | null {
  const last = ofThisCard(events).findLast(({ kind }) => kind === "gt-rolled");
  return last && last.data.roll === roll ? (last.data as unknown as Roll) : null;
}

/** A line of a combat zone: what each has declared, and who suffers by it. */
export interface Compared {
  strengths: Map<number, number>;
  lowest: number | null;
}

/** The lines of a combat zone as far as they are filled; of crews only the smallest is told. */
export function linesOf(events: readonly Event[], count: number): Compared[] {
  const lines: Compared[] = Array.from({ length: count }, () => ({ strengths: new Map(), lowest: null }));
  let line = 0;
  for (const { kind, seat, data } of ofThisCard(events)) {
    if (seat === null || (kind !== "gt-declared" && kind !== "gt-lowest")) continue;
    lines[line]?.strengths.set(seat, Number(data.strength));
    if (kind !== "gt-lowest") continue;
    if (lines[line]) lines[line]!.lowest = seat;
    line += 1;
  }
  return lines;
}
