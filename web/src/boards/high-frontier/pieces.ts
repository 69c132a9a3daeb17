/** Pieces on the map: each at its own space, side by side where there is room, else one of them and how many there are. */

import type { Seat } from "$lib/types";

import { at, type Point } from "./chart";
import { CRAFT } from "./occupants";
import { kindOf, stacksOf } from "./stacks";
import type { Facts, FrontierTable, SpaceId, StackKind } from "./types";

/** A piece of a seat; `x` and `y` are seen from the middle of its space, `scale` is how large it is drawn. */
export interface Piece extends Point {
  key: string;
  what: StackKind | "claim" | "cubes";
  seat: Seat;
  place: SpaceId;
  scale: number;
  /** How many it stands for, where that is more than itself. */
  many: number;
}

/** Spaces are at least a dozen units apart: what is no farther from one than this is nearer to it than to any other. */
export const ASIDE = 5.9;
/** How wide and high a piece is drawn at scale 1, with some air around it. */
export const EXTENT = 9.2;
const LEAST = 0.8;
const SMALLEST = 12; // pixels a piece must have to be told from others
const USUAL = 16.5; // pixels it has at least where it stands alone
const ARC = Math.PI * 0.83; // below a site, whose figures are to be read
const CORNER = Math.PI / 4;
const SHOULDER = Math.PI * 0.29; // where claims are, for the same reason
const RING = 4.4; // around any other space

/** From afar pieces are drawn larger, so that nobody loses sight of a rocket: how much, by units to a pixel. */
const enlarged = (unit: number): number => Math.max(LEAST, (USUAL / EXTENT) * unit);

const towards = (angle: number, far = ASIDE): Point => ({ x: far * Math.cos(angle), y: far * Math.sin(angle) });

/** All claims, cubes and craft; the reader's own come first where only one of several is drawn. */
export function piecesOn(table: FrontierTable, { spaces }: Facts, reader: Seat | null, unit: number): Piece[] {
  const craft = [...crowds(table, reader)].flatMap(([place, crowd]) => drawn(crowd, spaces[place]!.site ? below : around, unit));
  return [...claimed(table, enlarged(unit)), ...craft];
}

/** Disks stand above their site to the right, cubes to the left. */
function claimed({ claims }: FrontierTable, scale: number): Piece[] {
  return Object.entries(claims).flatMap(([place, { owner: seat, cubes }]) => {
    const disk: Piece = { key: `claim.${place}`, what: "claim", seat, place, scale, many: 1, ...towards(-SHOULDER) };
    return cubes ? [disk, { ...disk, key: `cubes.${place}`, what: "cubes" as const, many: cubes, ...towards(SHOULDER - Math.PI) }] : [disk];
  });
}

type Craft = Pick<Piece, "key" | "what" | "seat" | "place">;

function crowds({ players }: FrontierTable, reader: Seat | null): Map<SpaceId, Craft[]> {
  const found = new Map<SpaceId, Craft[]>();
  const seats = players.map((_, seat) => seat).sort((a, b) => Number(b === reader) - Number(a === reader));
  for (const seat of seats) {
    for (const {
      slot,
      stack: { place },
    } of stacksOf(players[seat]!.stacks, ...CRAFT)) {
      found.set(place, [...(found.get(place) ?? []), { key: `${slot}.${seat}`, what: kindOf(slot), seat, place }]);
    }
  }
  return found;
}

/** Side by side, as large as they can be so; else the first of them for all. */
function drawn(crowd: readonly Craft[], places: (count: number) => Point[], unit: number): Piece[] {
  const [one, two] = places(crowd.length) as [Point, Point?];
  const room = two ? Math.hypot(one.x - two.x, one.y - two.y) / EXTENT : Infinity;
  const scale = Math.min(enlarged(unit), room);
  if ((scale * EXTENT) / unit < SMALLEST) return [{ ...crowd[0]!, ...places(1)[0]!, scale: enlarged(unit), many: crowd.length }];
  return places(crowd.length).map((place, n) => ({ ...crowd[n]!, ...place, scale, many: 1 }));
}

function below(count: number): Point[] {
  const step = Math.min(2 * CORNER, ARC / Math.max(1, count - 1));
  const first = count < 3 ? 3 * CORNER : (Math.PI + ARC) / 2;
  return Array.from({ length: count }, (_, n) => towards(first - n * step));
}

function around(count: number): Point[] {
  if (count === 1) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, n) => towards(Math.PI + (2 * Math.PI * n) / count, RING));
}

/** Where a piece is on the map. */
export function spotOf({ place, x, y }: Piece, { spaces }: Facts): Point {
  const space = at(spaces[place]!);
  return { x: space.x + x, y: space.y + y };
}
