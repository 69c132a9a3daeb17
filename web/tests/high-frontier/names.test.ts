import { describe, expect, test } from "vitest";

import { boxAround, Crowd, type Box } from "../../src/boards/high-frontier/map/crowd";
import { written, type Named } from "../../src/boards/high-frontier/map/names";

const named = (id: string, x: number, weight = 1): Named => ({ id, name: id, at: { x, y: 0 }, radius: 10, size: 12, weight, look: "site" });

function among(...taken: Box[]): Crowd {
  const crowd = new Crowd();
  for (const box of taken) crowd.take(box);
  return crowd;
}

describe("names on the map", () => {
  test("stand below their mark, else where there is room", () => {
    const [below] = written([named("Luna", 0)], among());
    expect(below).toMatchObject({ dx: 0, anchor: "middle" });
    expect(below!.dy).toBeGreaterThan(10);
    const [aside] = written([named("Luna", 0)], among(boxAround({ x: 0, y: 20 }, 9)));
    expect(aside).toMatchObject({ anchor: "start" });
  });

  test("never stand over one another: who weighs most comes first", () => {
    const row = Array.from({ length: 40 }, (_, n) => named(`A long name ${n}`, n * 2, n));
    const found = written(row, among()).map(({ id }) => id);
    expect(found[0]).toBe("A long name 39");
    expect(found.length).toBeLessThan(row.length);
    expect(
      written(
        row.map((one, n) => ({ ...one, at: { x: n * 200, y: 0 } })),
        among(),
      ),
    ).toHaveLength(row.length);
  });

  test("are left out where everything is taken", () => {
    expect(written([named("Eros", 0)], among(boxAround({ x: 0, y: 0 }, 150)))).toEqual([]);
  });
});

test("what is taken is found across the cells it lies in", () => {
  const crowd = among([-100, -10, 300, 10]);
  expect(crowd.isFree([200, 0, 210, 5])).toBe(false);
  expect(crowd.isFree([200, 10, 210, 50])).toBe(true);
});
