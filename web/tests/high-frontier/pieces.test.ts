/** Where pieces stand on the map: at their own spaces, whoever else is there and from however far they are seen. */

import { expect, test } from "vitest";

import { EXTENT, piecesOn } from "../../src/boards/high-frontier/pieces";
import type { Facts, FrontierTable } from "../../src/boards/high-frontier/types";

const NEXT = 12; // units to the next space
const UNITS = [0.12, 0.3, 0.5, 0.8, 1.2, 2, 3]; // to a pixel, from as near as can be to the whole map on a phone

const facts = { spaces: { luna: { x: 0, y: 0, site: { size: 9 } }, geo: { x: 0, y: 0, site: null } } } as unknown as Facts;
const stack = (place: string) => ({ place, cards: [], tanks: 0, dry: 0 });
const crowd = (count: number, place: string) =>
  ({
    claims: { luna: { owner: 1, cubes: 2, letter: "C", beams: false } },
    players: Array.from({ length: count }, () => ({ stacks: { rocket: stack(place), leo: stack("LEO") } })),
  }) as unknown as FrontierTable;
const pieces = (count: number, unit: number, place = "luna", reader: number | null = null) =>
  piecesOn(crowd(count, place), facts, reader, unit);
const rockets = (...asked: Parameters<typeof pieces>) => pieces(...asked).filter(({ what }) => what === "rocket");
const PLACES = ["luna", "geo"];

test("every piece is nearer to its space than to any other, at every zoom", () => {
  for (const unit of UNITS) {
    for (const piece of PLACES.flatMap((place) => [1, 2, 3, 5, 12].flatMap((count) => pieces(count, unit, place)))) {
      expect(Math.hypot(piece.x, piece.y)).toBeLessThan(NEXT / 2);
      expect((piece.scale * EXTENT) / unit).toBeGreaterThanOrEqual(12);
    }
  }
});

test.each(PLACES)("where there is room at %s they stand side by side, none over another", (place) => {
  const five = rockets(5, 0.15, place);
  expect(five.map(({ many }) => many)).toEqual([1, 1, 1, 1, 1]);
  five.forEach((one, n) => {
    for (const two of five.slice(n + 1)) expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThanOrEqual(one.scale * EXTENT * 0.99);
  });
});

test("where there is none one stands for all: the reader's own, and how many there are", () => {
  expect(rockets(5, 2, "geo", 3)).toMatchObject([{ seat: 3, many: 5 }]);
  expect(rockets(1, 2, "geo")).toMatchObject([{ seat: 0, many: 1, x: 0, y: 0 }]);
});

test("claims and cubes stand apart from the craft", () => {
  const [disk, cubes, rocket] = pieces(1, 0.5);
  expect([disk!.what, cubes!.what, cubes!.many, rocket!.what]).toEqual(["claim", "cubes", 2, "rocket"]);
  expect(disk!.y).toBeLessThan(0);
  expect(rocket!.y).toBeGreaterThan(0);
});
