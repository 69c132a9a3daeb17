/** Who lost what to what in a flight: card by card. */

import type { Event } from "../../../lib/types";

export interface Loss {
  card: string;
  tiles: number;
  crew: number;
  goods: number;
  batteries: number;
}

/** Seat -> what each card cost, in their order; cards that cost nothing are left out. */
export function lossesOf(events: readonly Event[]): Map<number, Loss[]> {
  const found = new Map<number, Loss[]>();
  let card: string | null = null;
  for (const { kind, seat, data } of events) {
    if (kind === "gt-card") card = String(data.card);
    const costs = cost(kind, data as Record<string, unknown>);
    if (seat === null || !card || !costs) continue;
    const losses = found.get(seat) ?? [];
    found.set(seat, losses);
    if (losses.at(-1)?.card !== card) losses.push({ card, tiles: 0, crew: 0, goods: 0, batteries: 0 });
    const loss = losses.at(-1)!;
    loss[costs[0]] += costs[1];
  }
  return found;
}

type Kind = Exclude<keyof Loss, "card">;

function cost(kind: string, data: Record<string, unknown>): [Kind, number] | null {
  if (kind === "gt-destroyed") return ["tiles", 1];
  if (kind === "gt-fell-off") return ["tiles", (data.tiles as string[]).length];
  if (kind === "gt-crew-lost" || kind === "gt-alien-lost") return ["crew", 1];
  if (kind === "gt-good-lost") return ["goods", 1];
  return kind === "gt-battery" ? ["batteries", 1] : null;
}

/** The events of the flight that has come to its end last. */
export function ofLastFlight(story: readonly Event[]): Event[] {
  const end = story.findLastIndex(({ kind }) => kind === "gt-flight-over");
  const start = story.slice(0, Math.max(end, 0)).findLastIndex(({ kind }) => kind === "gt-launched");
  return end < 0 ? [] : story.slice(start + 1, end);
}
