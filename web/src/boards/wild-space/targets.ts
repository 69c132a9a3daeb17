/** Which moves belong to which piece on the board; what belongs to none is answered in the panel. */

import { readMove } from "$lib/moves";
import type { Decision, Seat } from "$lib/types";

import { dragsOf, type Drags, type ReadDrag } from "../../motion/drag";
import { type Targets, targetsBy } from "../pressing";
import { place } from "./movements";

const FROM_HAND = new Set(["play", "discard"]);
const SOURCES = new Set(["draw", "take"]);

/** The piece a move is made with: `hand.RO-13`, `display.left`, `PL-H1.left`, `slot.2` ... */
export function pieceOf(text: string): string | null {
  const { verb, args } = readMove(text);
  const [first] = args;
  if (first === undefined) return null;
  if (FROM_HAND.has(verb)) return `hand.${first}`;
  if (SOURCES.has(verb)) return first === "deck" ? "deck" : `display.${first}`;
  if (verb === "remove") return `crew.${first}`;
  if (verb === "land" || verb === "explore") return first;
  if (verb === "launch") return `slot.${first}`;
  if (verb === "recruit" || verb === "reserve") return `alien.${first}`;
  return verb === "smuggle" ? `hostile.${first}` : null;
}

/** Sectors that are open to a shuttle as soon as it is launched. */
function openAfterLaunch(barred: Decision["barred"]): string[] {
  const moves = Object.keys(barred).filter((move) => barred[move]!.reason === "ws-launch-first");
  return moves.flatMap((move) => readMove(move).args);
}

/** Which piece a move is dragged with and where to: a card to the crew, a shuttle to a sector ... */
export function dragFor(seat: Seat, open: readonly string[] = []): ReadDrag {
  const [hand, crew] = [[place.hand(seat)], [place.crew(seat), "chain"]];
  const places: Readonly<Record<string, readonly string[]>> = {
    play: crew,
    take: crew,
    recruit: crew,
    draw: hand,
    reserve: hand,
    discard: ["discard"],
    remove: ["discard"],
    launch: [place.shuttles(seat), ...open],
  };
  return (text) => {
    const { verb, args } = readMove(text);
    if (verb === "land" && args[0]) return { piece: place.shuttles(seat), places: [args[0]] };
    if (verb === "explore" && args[0]) return { piece: place.shuttle(seat, args[0]), places: [place.top(args[0])] };
    const [piece, to] = [pieceOf(text), places[verb]];
    return piece && to ? { piece, places: to } : null;
  };
}

export interface DragTargets extends Targets {
  drags: Drags;
}

export function targetsOf(asked: Decision | null): DragTargets {
  const drags: Drags = asked
    ? dragsOf(asked.moves, Object.keys(asked.barred), dragFor(asked.seat, openAfterLaunch(asked.barred)))
    : new Map();
  return { ...targetsBy(asked, pieceOf), drags };
}
