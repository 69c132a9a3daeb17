/** What happens in a flight, beat by beat: a card, a roll with all it does, a move, a loss. */

import type { Event } from "../../../lib/types";
import type { SideName, Square } from "../types";

export interface Roll {
  hit: string;
  side: SideName;
  roll: number;
  dice: number[];
}

/** What a hit does to a ship. */
export interface Outcome {
  kind: "missed" | "bounced" | "cannon" | "shield" | "hit";
  /** The tile it meets, where it meets one. */
  square?: Square;
  tile?: string;
  /** What falls off with it. */
  falls: { square: Square; tile: string }[];
}

export interface Beat {
  events: Event[];
  card?: string;
  roll?: Roll;
  /** By seat. */
  outcomes: Map<number, Outcome>;
  /** Whether its dice fell some time before: somebody was asked meanwhile. */
  later?: boolean;
}

const WITH_ROLL = new Set(["gt-missed", "gt-bounced-off", "gt-warded-off", "gt-destroyed", "gt-fell-off", "gt-battery", "gt-alien-lost"]);
/** Told on the way to a launch or at home: no part of the flight. */
const ELSEWHERE = new Set(["gt-settled", "gt-flight-over", "gt-over", "gt-prepared"]);

/** The events of a flight as beats, in their order. */
export function beatsOf(events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    if (ELSEWHERE.has(event.kind)) continue;
    const last = beats.at(-1);
    if (last && belongs(last, event)) last.events.push(event);
    else beats.push({ events: [event], outcomes: new Map() });
    read(beats.at(-1)!, event);
  }
  return beats;
}

/** What has just happened, of the events of a flight: what has come of a roll is told with it, also where somebody was asked in between. */
export function freshBeats(events: readonly Event[], fresh: readonly Event[]): Beat[] {
  const since = fresh[0]?.seq ?? Infinity;
  return beatsOf(events).flatMap((beat) => {
    const news = beat.events.filter(({ seq }) => seq >= since);
    if (!beat.roll || news.length === beat.events.length) return news.length ? [beat] : [];
    const later: Beat = { events: news, roll: beat.roll, outcomes: new Map(), later: true };
    for (const event of news) read(later, event);
    return news.length ? [later] : [];
  });
}

function belongs({ events, roll }: Beat, { kind, seat }: Event): boolean {
  if (roll && WITH_ROLL.has(kind)) return true;
  const before = events.at(-1)!;
  return before.kind === kind && before.seat === seat && kind !== "gt-card" && kind !== "gt-rolled";
}

/** What the events of a roll tell, each its own part of it. */
type Told = Roll & { card: string; square: Square; tile: string; squares: Square[]; tiles: string[]; means: string };

function read(beat: Beat, { kind, seat, data }: Event): void {
  const said = data as unknown as Told;
  if (kind === "gt-card") beat.card = said.card;
  if (kind === "gt-rolled") beat.roll = { hit: said.hit, side: said.side, roll: said.roll, dice: said.dice };
  if (seat === null || !WITH_ROLL.has(kind)) return;
  const outcome = beat.outcomes.get(seat) ?? { kind: "missed", falls: [] };
  if (kind === "gt-bounced-off") Object.assign(outcome, { kind: "bounced", square: said.square });
  if (kind === "gt-warded-off") outcome.kind = said.means === "cannon" ? "cannon" : "shield";
  if (kind === "gt-destroyed") Object.assign(outcome, { kind: "hit", square: said.square, tile: said.tile });
  if (kind === "gt-fell-off") outcome.falls = zipped(said.squares, said.tiles);
  if (kind !== "gt-battery" && kind !== "gt-alien-lost") beat.outcomes.set(seat, outcome);
}

function zipped(squares: Square[], tiles: string[]): Outcome["falls"] {
  return squares.map((square, n) => ({ square, tile: tiles[n]! }));
}

/** The events since the last launch. */
export function ofThisFlight(story: readonly Event[]): Event[] {
  return story.slice(story.findLastIndex(({ kind }) => kind === "gt-launched") + 1);
}
