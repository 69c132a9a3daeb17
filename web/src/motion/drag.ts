/** Dragging a piece to a place: which moves that makes, and when a finger or a mouse means it. */

/** What dropping a piece on a place does: a move, or the move one would expect but may not make. */
export interface Drop {
  move: string;
  legal: boolean;
}

/** place -> what dropping there does. */
export type Drops = ReadonlyMap<string, Drop>;

/** piece -> where it can be dragged. */
export type Drags = ReadonlyMap<string, Drops>;

/** Which piece is dragged to which places to make a move; null for a move that is no dragging. */
export type ReadDrag = (move: string) => { piece: string; places: readonly string[] } | null;

/** Legal moves come first: where both a legal and a barred one lead to a place, the legal one is meant. */
export function dragsOf(moves: Iterable<string>, barred: Iterable<string>, read: ReadDrag): Drags {
  const found = new Map<string, Map<string, Drop>>();
  const add = (move: string, legal: boolean) => {
    const drag = read(move);
    if (!drag) return;
    const drops = found.get(drag.piece) ?? new Map<string, Drop>();
    for (const place of drag.places) if (!drops.has(place)) drops.set(place, { move, legal });
    found.set(drag.piece, drops);
  };
  for (const move of moves) add(move, true);
  for (const move of barred) add(move, false);
  return found;
}

const FAR_ENOUGH = 6;
const LONG_ENOUGH = 280;

/**
 * What somebody who has pressed a piece is about to do. A mouse drags as soon as it moves; a finger that moves at once
 * scrolls the page, and drags when it has rested on the piece for a moment.
 */
export function meaning(pointer: string, moved: number, held: number): "waits" | "drags" | "scrolls" {
  if (pointer !== "touch") return moved > FAR_ENOUGH ? "drags" : "waits";
  if (held >= LONG_ENOUGH) return "drags";
  return moved > FAR_ENOUGH ? "scrolls" : "waits";
}

export const RESTS = LONG_ENOUGH;

/** What a drop at the places under the pointer, innermost first, comes to. */
export function dropped(under: readonly string[], drops: Drops, origin: string): Drop | "nowhere" | "back" {
  for (const place of under) {
    const drop = drops.get(place);
    if (drop) return drop;
  }
  return under.includes(origin) || under.length === 0 ? "back" : "nowhere";
}

/** How far the page scrolls by itself in a frame when something is held near its edge. */
export function scrollAt(y: number, height: number, edge = 72): number {
  if (y < edge) return -Math.ceil((edge - y) / 6);
  if (y > height - edge) return Math.ceil((y - height + edge) / 6);
  return 0;
}
