import { describe, expect, test } from "vitest";

import { boxAround, labelled, type Named } from "../../src/boards/high-frontier/labels";

const named = (id: string, x: number, y = 0, great = false): Named => ({ id, name: id, at: { x, y }, radius: 5, great });

describe("names on the map", () => {
  test("stand below their space, else where there is room", () => {
    expect(labelled([named("Luna", 0)], [], [], 4)[0]).toMatchObject({ x: 0, anchor: "middle" });
    const [above] = labelled([named("Luna", 0)], [boxAround({ x: 0, y: 9 }, 4)], [], 4);
    expect(above!.y).toBeLessThan(0);
  });

  test("never stand over one another: the first come first", () => {
    const row = Array.from({ length: 9 }, (_, n) => named(`A long name ${n}`, n * 2));
    const found = labelled(row, [], [], 4).map(({ id }) => id);
    expect(found[0]).toBe("A long name 0");
    expect(found.length).toBeLessThan(row.length);
    expect(labelled(row, [], [], 0.1)).toHaveLength(row.length);
  });

  test("are left out where everything is taken, but for those of great worlds; over pieces not even these", () => {
    const full = [boxAround({ x: 0, y: 0 }, 50)];
    expect(labelled([named("Eros", 0)], full, [], 4)).toEqual([]);
    expect(labelled([named("Mars", 0, 0, true)], full, [], 4)).toHaveLength(1);
    expect(labelled([named("Mars", 0, 0, true)], [], full, 4)).toEqual([]);
  });
});
