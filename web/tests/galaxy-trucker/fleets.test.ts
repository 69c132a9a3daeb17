import { describe, expect, it } from "vitest";

import { roomsOf, TILE } from "../../src/boards/galaxy-trucker/ship/geometry";
import type { BoardFacts } from "../../src/boards/galaxy-trucker/types";

const ROWS = ["...a.b...", "..aa+bb..", ".aaa+bbb.", ".aaa+bbb.", ".aaa.bbb.", ".+++.+++.", ".ccc+ddd.", "cccc+dddd", "cc.c.d.dd"];

/** Class IVC, of which these parts have become one. */
function fleet(one: string): BoardFacts {
  const drawn = ROWS.flatMap((row, y) => [...row].map((sign, x) => ({ sign, square: `${x + 3}.${y + 3}` })));
  const of = (signs: string) => drawn.filter(({ sign }) => signs.includes(sign)).map(({ square }) => square);
  const parts = ["a", "b", "c", "d"].filter((part) => !one.slice(1).includes(part));
  const numbers = [3, 4, 5, 6, 7, 8, 9, 10, 11];
  return {
    ...{ flight: 4, start: null, wraps: false, turns: false, front: "front", insurance: null },
    ...{ columns: numbers, rows: numbers, column_dice: numbers.map((n) => [n]), row_dice: numbers.map((n) => [n]) },
    squares: of("abcd"),
    spare: of("+"),
    hulls: Object.fromEntries(parts.map((part) => [part, of(part === one[0] ? one : part)])),
  };
}

describe("the figures of a fleet", () => {
  it.each(["a", "ac", "ab", "acd", "bd"])("have room beside their ships where %s are one", (one) => {
    const plan = fleet(one);
    const rooms = Object.entries(roomsOf(plan, 3));
    expect(rooms.map(([hull]) => hull)).toEqual(Object.keys(plan.hulls));
    const covered = rooms.flatMap(([, { x, y }]) => [0, 1, 2].map((n) => `${plan.columns[x / TILE]}.${plan.rows[y / TILE + n]}`));
    expect(new Set(covered).size).toBe(covered.length);
    expect(covered.filter((square) => plan.squares.includes(square) || plan.spare.includes(square))).toEqual([]);
  });
});
