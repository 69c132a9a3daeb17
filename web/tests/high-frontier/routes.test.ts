/** Flying a planned leg by its moves. */

import { expect, test } from "vitest";

import { movesOf } from "../../src/boards/high-frontier/routes";
import type { Facts } from "../../src/boards/high-frontier/types";
import { leg, spaces } from "./legs";

const facts = { spaces } as Facts;

test("a leg ends with a landing or a stop", () => {
  expect(movesOf(leg(["LEO", "geo", "luna"]), "rocket", facts)).toEqual(["fly", "engine T2", "go geo", "go luna"]);
  expect(movesOf(leg(["LEO", "geo"], { afterburn: 2 }), "rocket", facts)).toEqual(["fly", "afterburn T2", "go geo", "stop"]);
  expect(movesOf(leg(["LEO", "geo"]), "freighter", facts)).toEqual(["haul", "go geo", "stop"]);
});

test("at a hazard one is asked", () => {
  expect(movesOf(leg(["LEO", "belt", "luna"], { hazards: ["belt"] }), "rocket", facts)).toEqual(["fly", "engine T2", "go belt"]);
});
