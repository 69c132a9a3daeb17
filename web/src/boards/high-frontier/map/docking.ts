/** Pieces beside their spaces: each on a free side, joined to its space by a line, so that none stands at a neighbour's. */

import type { Seat } from "$lib/types";

import { CRAFT } from "../occupants";
import { kindOf, stacksOf } from "../stacks";
import type { FrontierTable, SpaceId, StackKind } from "../types";
import type { Point } from "./chart";
import { boxAround, type Box, type Crowd } from "./crowd";

export type Silhouette = StackKind | "claim" | "factory";

/** A claim, a factory or a craft of a seat. */
export interface Piece {
  key: string;
  what: Silhouette;
  seat: Seat;
  place: SpaceId;
  /** Cubes of a factory, and of anything else one. */
  many: number;
}

/** A piece that is drawn: where its space is, and how far from it the piece stands. */
export interface Docked extends Piece {
  at: Point;
  /** From where the line leads to it. */
  foot: number;
  off: Point;
}

/** All claims, factories and craft; the reader's own come first, and so does what flies. */
export function piecesOf({ claims, players }: FrontierTable, reader: Seat | null): Piece[] {
  const craft = players.flatMap((player, seat) =>
    stacksOf(player.stacks, ...CRAFT).map(({ slot, stack }): Piece => ({
      key: `${slot}.${seat}`,
      what: kindOf(slot),
      seat,
      place: stack.place,
      many: 1,
    })),
  );
  const built = Object.entries(claims).map(([place, { owner, cubes }]): Piece => ({
    key: `claim.${place}`,
    what: cubes ? "factory" : "claim",
    seat: owner,
    place,
    many: Math.max(1, cubes),
  }));
  const own = ({ seat }: Piece) => Number(seat === reader);
  return [...craft, ...built].sort((a, b) => own(b) - own(a));
}

const HALF: Readonly<Record<Silhouette, readonly [number, number]>> = {
  rocket: [19, 28],
  freighter: [22, 16],
  outpost: [22, 18],
  leo: [20, 20],
  claim: [18, 24],
  factory: [20, 24],
};
const FAR = [40, 54, 70, 90]; // pixels from the middle of the space
const SIDES = 16;
const FIRST = 13; // upwards to the right; then the others, ever farther round
const AROUND = Array.from({ length: SIDES }, (_, n) => (FIRST + (n % 2 ? 1 : -1) * Math.ceil(n / 2) + SIDES) % SIDES);

function berths(scale: number, radius: number): Point[] {
  return FAR.flatMap((far) =>
    AROUND.map((side) => {
      const angle = (side * 2 * Math.PI) / SIDES;
      const away = Math.max(far * scale, radius + far * scale * 0.6);
      return { x: away * Math.cos(angle), y: away * Math.sin(angle) };
    }),
  );
}

/** Each piece on the first free side of its space; where all is taken, on the first. */
export function docked(
  pieces: readonly Piece[],
  anchor: (place: SpaceId) => Point & { radius: number },
  scale: number,
  crowd: Crowd,
): Docked[] {
  return pieces.map((piece) => {
    const { radius, ...at } = anchor(piece.place);
    const [wide, high] = HALF[piece.what];
    const room = ({ x, y }: Point): Box => boxAround({ x: at.x + x, y: at.y + y }, wide * scale, high * scale);
    const all = berths(scale, radius);
    const off = all.find((berth) => crowd.isFree(room(berth))) ?? all[0]!;
    crowd.take(room(off));
    return { ...piece, at, foot: radius, off };
  });
}
