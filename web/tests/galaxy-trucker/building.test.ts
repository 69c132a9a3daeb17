import { describe, expect, it } from "vitest";

import { Belt, scrapyard } from "../../src/boards/galaxy-trucker/building/belt";
import { nearest, placesFor } from "../../src/boards/galaxy-trucker/building/fitting";
import { after, FACE_DOWN, PAYLOAD_DOWN, type Workplace } from "../../src/boards/galaxy-trucker/building/foreseen";
import type { Decision } from "../../src/lib/types";

const place: Workplace = {
  hand: null,
  faceUp: ["CN-01", "EN-03"],
  heap: 9,
  payloads: 2,
  aside: [],
  ordered: ["BA-01"],
  parts: {},
  loose: null,
};
const after_all = (...commands: string[]) => commands.reduce(after, place);

describe("what commands will do", () => {
  it("takes a tile off the belt and lays it down", () => {
    const laid = after_all("take CN-01", "attach 7.6 1");
    expect(laid).toMatchObject({ hand: null, faceUp: ["EN-03"], parts: { "7.6": ["CN-01", 1] }, loose: "7.6" });
  });
  it("does not know what is drawn", () => expect(after_all("draw")).toMatchObject({ hand: FACE_DOWN, heap: 8 }));
  it("takes a payload from its own heap, whichever it is", () =>
    expect(after_all("draw-payload")).toMatchObject({ hand: PAYLOAD_DOWN, heap: 9, payloads: 1 }));
  it("takes back only the tile laid last", () => {
    expect(after_all("take CN-01", "attach 7.6 1", "lift")).toMatchObject({ hand: "CN-01", parts: {}, loose: null });
    expect(after_all("lift")).toEqual(place);
  });
  it("fetches what was made to order", () =>
    expect(after_all("fetch BA-01")).toMatchObject({ hand: "BA-01", ordered: [], faceUp: ["CN-01", "EN-03"] }));
  it("sets aside and uses again", () => {
    expect(after_all("take CN-01", "aside")).toMatchObject({ hand: null, aside: ["CN-01"] });
    expect(after_all("take CN-01", "aside", "use CN-01")).toMatchObject({ hand: "CN-01", aside: [] });
  });
});

describe("the belt", () => {
  it("keeps every tile in its place", () => {
    const belt = new Belt();
    expect(belt.lay(["a", "b", "c"])).toEqual(["a", "b", "c"]);
    expect(belt.lay(["a", "c"])).toEqual(["a", null, "c"]);
    expect(belt.lay(["a", "c", "d"])).toEqual(["a", null, "c", "d"]);
  });
  it("uses free places again when it is full, the one free for longest first", () => {
    const belt = new Belt();
    const many = Array.from({ length: 16 }, (_, n) => `t${n}`);
    belt.lay(many);
    belt.lay(many.filter((tile) => tile !== "t5"));
    belt.lay(many.filter((tile) => tile !== "t5" && tile !== "t2"));
    const laid = belt.lay([...many.filter((tile) => tile !== "t5" && tile !== "t2"), "new"]);
    expect([laid[5], laid[2], laid.length]).toEqual(["new", null, 16]);
  });
  it("is beside a heap that always lies the same", () => expect(scrapyard(40).slice(0, 20)).toEqual(scrapyard(20)));
});

describe("where the tile in hand fits", () => {
  const asked = {
    moves: ["attach 7.6 0", "attach 6.7 1", "return"],
    barred: { "attach 7.6 1": {}, "attach 8.7 0": {}, "attach 8.7 1": {} },
  } as unknown as Decision;
  it("says now, turned, or not", () => {
    const found = placesFor(asked, 0);
    expect([...found].map(([square, { fit }]) => [square, fit])).toEqual([
      ["7.6", "fits"],
      ["6.7", "turned"],
      ["8.7", "bars"],
    ]);
  });
  it("turns the short way", () => {
    expect(nearest([3], 0)).toBe(-1);
    expect(nearest([1], 0)).toBe(1);
    expect(Math.abs(nearest([2], 0))).toBe(2);
    expect(nearest([0], 3)).toBe(1);
  });
});
