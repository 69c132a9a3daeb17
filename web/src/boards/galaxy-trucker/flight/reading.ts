/** What the story of a flight tells of the card in play. */

import type { Event } from "../../../lib/types";
import type { TruckerTable } from "../types";
import type { GalaxyTruckerWords } from "../words";
import type { Roll } from "./beats";

/** The card as it is met: class IV meets some harder than printed. */
export const faceIn = (table: TruckerTable, card: string, { facts }: GalaxyTruckerWords): string =>
  table.class === "IVC" && `${card}+` in facts.cards ? `${card}+` : card;

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

/** How many are aboard of those who fly, by seat. */
export type Crews = ReadonlyMap<number, number>;

/** The lines of a combat zone as far as they are filled: crews stand as they were when they were compared, before that as they are. */
export function linesOf(events: readonly Event[], compared: readonly string[], crews: Crews): Compared[] {
  const lines: Compared[] = compared.map(() => ({ strengths: new Map(), lowest: null }));
  let line = 0;
  for (const [n, { kind, seat, data }] of ofThisCard(events).entries()) {
    if (seat === null || (kind !== "gt-declared" && kind !== "gt-lowest")) continue;
    if (kind === "gt-lowest" && compared[line] === "crew") lines[line]!.strengths = crewsAt(events, n, crews);
    lines[line]?.strengths.set(seat, Number(data.strength));
    if (kind !== "gt-lowest") continue;
    if (lines[line]) lines[line]!.lowest = seat;
    line += 1;
  }
  for (const [n, what] of compared.entries()) if (n >= line && what === "crew") lines[n]!.strengths = new Map(crews);
  return lines;
}

const COMES: Record<string, number> = { "gt-crew-lost": -1, "gt-alien-lost": -1, "gt-woken": 1 };

/** Crews as they were at an event of this card: those who have gone since were aboard, those who have come were not. */
function crewsAt(events: readonly Event[], at: number, crews: Crews): Map<number, number> {
  const since = ofThisCard(events).slice(at + 1);
  const come = (seat: number) => since.reduce((sum, event) => sum + (event.seat === seat ? (COMES[event.kind] ?? 0) : 0), 0);
  return new Map([...crews].map(([seat, crew]) => [seat, crew - come(seat)]));
}
