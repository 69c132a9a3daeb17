/** What is laid out on the map at one scale: marks first, then the pieces beside their spaces, then as many names as find room. */

import type { Seat } from "$lib/types";

import type { Facts, FrontierTable, SpaceId } from "../types";
import { boxAround, Crowd } from "./crowd";
import { docked, piecesOf, type Docked } from "./docking";
import { marksBySpace, type Mark } from "./marks";
import { written, type Label, type Named } from "./names";

export interface Layout {
  pieces: Docked[];
  labels: Label[];
}

/** What names go by. */
export interface Naming {
  facts: Facts;
  /** Pixels to a unit. */
  step: number;
  isDim: (id: SpaceId) => boolean;
  /** Where one may go: it is named first. */
  answers: readonly SpaceId[];
  nameOf: (id: SpaceId) => string;
  globeName: (globe: string) => string;
}

const BLOCK = 0.9; // of the reach of a mark: letters may touch its rim
const RING = 18; // pixels of what glows because it may be pressed
const DOT = 4; // pixels a line keeps from a dot

export function laidOut(table: FrontierTable, reader: Seat | null, marks: readonly Mark[], scale: number, naming: Naming): Layout {
  const crowd = new Crowd();
  for (const mark of marks) if (mark.what !== "dot") crowd.take(boxAround(mark, mark.radius * BLOCK));
  const home = marksBySpace(marks);
  const rings = naming.answers.map((id) => ({ ...home.get(id)!, radius: RING }));
  for (const ring of rings) crowd.take(boxAround(ring, RING * BLOCK));
  const anchor = (id: SpaceId) => {
    const { x, y, radius, what } = home.get(id)!;
    return { x, y, radius: what === "dot" ? DOT : radius };
  };
  const pieces = docked(piecesOf(table, reader), anchor, scale, crowd);
  const asked = naming.answers.map((id, n) => named(rings[n]!, id, naming.nameOf(id), ASKED));
  const others = marks.flatMap((mark) => nameOf(mark, naming) ?? []);
  return { pieces, labels: written([...asked, ...others], crowd) };
}

type Look = Pick<Named, "weight" | "look" | "size">;

const ASKED: Look = { weight: 300, look: "site", size: 13 };
const POINT: Look = { weight: 1, look: "point", size: 11 };
const POINTS = 5; // pixels to a unit from which on mere points have names

const named = ({ x, y, radius }: Mark, id: string, name: string, look: Look): Named => ({ id, name, at: { x, y }, radius, ...look });

/** The name of a mark, if it bears one: a globe its own, a cluster that of its largest site. */
function nameOf(mark: Mark, { facts, step, isDim, answers, nameOf, globeName }: Naming): Named | null {
  const { globe, spaces, what } = mark;
  const bright = spaces.filter((id) => !isDim(id));
  if (spaces.length && !bright.length) return null;
  if (globe) return named(mark, globe.id, globeName(globe.id), { weight: 100 + globe.least, look: "world", size: 14 });
  const id = bright.find((one) => !answers.includes(one));
  if (id === undefined) return null;
  const { site, name, kind } = facts.spaces[id]!;
  const weight = (site?.size ?? 0) + spaces.length;
  if (site) return named(mark, id, nameOf(id), { weight: what === "cluster" ? weight : 20 + weight, look: "site", size: 12.5 });
  return name && kind !== "leo" && step > POINTS ? named(mark, id, nameOf(id), POINT) : null;
}
