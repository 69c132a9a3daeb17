/** Flying a planned leg by its moves. */

import { expect, test } from "vitest";

import { movesOf } from "../../src/boards/high-frontier/routes";
import type { Leg } from "../../src/boards/high-frontier/types";
import type { Facts } from "../../src/boards/high-frontier/types";

const space = (hazard = "", site: unknown = null) => ({ hazard, site });
const facts = { spaces: { LEO: space(), geo: space(), belt: space("crash"), luna: space("", { size: 9 }) } } as unknown as Facts;
const leg = (path: string[], fields: Partial<Leg> = {}): Leg => ({
  turn: 1,
  kind: "fly",
  path,
  before: 9,
  after: 3,
  card: "T2",
  thrust: 3,
  said: "",
  burns: 1,
  fuel: 6,
  afterburn: 0,
  shuttle: 0,
  landing: 0,
  hazards: [],
  lost: [],
  ...fields,
});

test("a leg ends with a landing or a stop", () => {
  expect(movesOf(leg(["LEO", "geo", "luna"]), "rocket", facts)).toEqual(["fly", "engine T2", "go geo", "go luna"]);
  expect(movesOf(leg(["LEO", "geo"], { afterburn: 2 }), "rocket", facts)).toEqual(["fly", "afterburn T2", "go geo", "stop"]);
  expect(movesOf(leg(["LEO", "geo"]), "freighter", facts)).toEqual(["haul", "go geo", "stop"]);
});

test("at a hazard one is asked", () => {
  expect(movesOf(leg(["LEO", "belt", "luna"], { hazards: ["belt"] }), "rocket", facts)).toEqual(["fly", "engine T2", "go belt"]);
});
