/** What a builder's commands will make of the table, before the server has said so. */

import { readMove } from "../../../lib/moves";
import type { PlayerView, Square, TruckerTable } from "../types";

/** The part of a table that one's own commands change. */
export interface Workplace {
  /** A tile, or one that is not turned up yet; nothing in hand is null. */
  hand: string | null;
  faceUp: string[];
  heap: number;
  /** Payloads that lie face down; null where the mission has none. */
  payloads: number | null;
  aside: string[];
  /** What only oneself may take, made to order. */
  ordered: string[];
  parts: Record<Square, [string, number]>;
  loose: Square | null;
}

/** A tile that was drawn and is not known yet. */
export const FACE_DOWN = "?";
/** The same of a payload. */
export const PAYLOAD_DOWN = "? payload";
/** The backs of tiles that are not known yet. */
export const BACKS: Record<string, string> = { [FACE_DOWN]: "gt-back", [PAYLOAD_DOWN]: "gx-back" };

export function asItStands(table: TruckerTable, own: PlayerView | null): Workplace {
  return {
    hand: own?.hand ?? null,
    faceUp: table.face_up,
    heap: table.heap,
    payloads: payloadsOf(table),
    aside: own?.aside ?? [],
    ordered: (own && table["rough-roads"]?.orders[table.players.indexOf(own)]) ?? [],
    parts: own?.ship.parts ?? {},
    loose: own?.loose ?? null,
  };
}

function payloadsOf({ missions }: TruckerTable): number | null {
  const counts = Object.values(missions?.hidden ?? {});
  return counts.length ? counts.reduce((sum, count) => sum + count, 0) : null;
}

/** The table after one more command: only what it can be relied on for is foreseen. */
export function after(place: Workplace, command: string): Workplace {
  const { verb, args } = readMove(command);
  const [first = "", turn = "0"] = args;
  const { hand } = place;
  switch (verb) {
    case "draw":
      return { ...place, hand: FACE_DOWN, heap: place.heap - 1, loose: null };
    case "draw-payload":
      return { ...place, hand: PAYLOAD_DOWN, payloads: (place.payloads ?? 1) - 1, loose: null };
    case "take":
      return { ...place, hand: first, faceUp: place.faceUp.filter((tile) => tile !== first), loose: null };
    case "fetch":
      return { ...place, hand: first, ordered: place.ordered.filter((tile) => tile !== first), loose: null };
    case "use":
      return { ...place, hand: first, aside: place.aside.filter((tile) => tile !== first), loose: null };
    case "return":
      return hand ? { ...place, hand: null, faceUp: [...place.faceUp, hand] } : place;
    case "aside":
      return hand ? { ...place, hand: null, aside: [...place.aside, hand] } : place;
    case "attach":
      return hand ? { ...place, hand: null, parts: { ...place.parts, [first]: [hand, Number(turn)] }, loose: first } : place;
    case "lift":
      return lifted(place);
    default:
      return place;
  }
}

function lifted(place: Workplace): Workplace {
  const part = place.loose && place.parts[place.loose];
  if (!part) return place;
  const parts = Object.fromEntries(Object.entries(place.parts).filter(([square]) => square !== place.loose));
  return { ...place, hand: part[0], parts, loose: null };
}
