/** Where pieces stand on the map: beside their own spaces, none over another while there is room. */

import { expect, test } from "vitest";

import { boxAround, Crowd } from "../../src/boards/high-frontier/map/crowd";
import { docked, piecesOf, type Docked } from "../../src/boards/high-frontier/map/docking";
import type { FrontierTable } from "../../src/boards/high-frontier/types";

const stack = (place: string) => ({ place, cards: [], tanks: 0, dry: 0 });
const crowd = (count: number) =>
  ({
    claims: { luna: { owner: 0, cubes: 2 }, mars: { owner: 0, cubes: 0 } },
    players: Array.from({ length: count }, () => ({ stacks: { rocket: stack("luna"), leo: stack("LEO") } })),
  }) as unknown as FrontierTable;
const SPOTS: Record<string, number> = { luna: 0, mars: 60 };
const standing = (count: number, taken = new Crowd()): Docked[] =>
  docked(piecesOf(crowd(count), 1), (place) => ({ x: SPOTS[place]!, y: 0, radius: 18 }), 1, taken);
const spot = ({ at, off }: Docked) => ({ x: at.x + off.x, y: at.y + off.y });

test("a piece stands clear of its space, and every one on a side of its own", () => {
  const pieces = standing(5);
  expect(pieces).toHaveLength(7);
  for (const [n, one] of pieces.entries()) {
    expect(Math.hypot(one.off.x, one.off.y)).toBeGreaterThanOrEqual(40);
    for (const two of pieces.slice(n + 1)) {
      const [a, b] = [spot(one), spot(two)];
      expect(Math.abs(a.x - b.x) > 30 || Math.abs(a.y - b.y) > 30).toBe(true);
    }
  }
});

test("it keeps clear of what is there already", () => {
  const wall = new Crowd();
  wall.take(boxAround({ x: 60, y: 0 }, 55, 400));
  expect(
    standing(1, wall)
      .filter(({ place }) => place === "luna")
      .every((piece) => spot(piece).x < 5),
  ).toBe(true);
});

test("where everything is taken it is drawn all the same", () => {
  const full = new Crowd();
  full.take(boxAround({ x: 0, y: 0 }, 900));
  expect(standing(3, full)).toHaveLength(5);
});

test("the reader's own come first; a claim with cubes is a factory", () => {
  const pieces = piecesOf(crowd(3), 1);
  expect(pieces[0]).toMatchObject({ what: "rocket", seat: 1 });
  expect(pieces.filter(({ place }) => place !== "luna").map(({ what }) => what)).toEqual(["claim"]);
  expect(pieces.find(({ what }) => what === "factory")).toMatchObject({ place: "luna", many: 2 });
});
