import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { PLOTS, SCENES, signOf } from "../../src/boards/galaxy-trucker/art/expansions";
import { cornerOf, loadOf, planOf } from "../../src/boards/galaxy-trucker/ship/geometry";
import type { BoardFacts, ShipView, TruckerTable } from "../../src/boards/galaxy-trucker/types";

const ART = join(import.meta.dirname, "../../src/boards/galaxy-trucker/art");
const CONTENT = join(import.meta.dirname, "../../../src/perihelion/games/galaxy_trucker/content");
const drawings = (name: string) => readFileSync(join(ART, `${name}.svg`), "utf-8");
const MOST = 8000; // bytes that the drawings of a part may weigh on their way

const all = ["tiles", "cards", "expansions"].map(drawings).join("");
const drawn = new Set([...all.matchAll(/id="([^"]+)"/g)].map((found) => found[1]!));
const printed = (table: string, key: string) =>
  [...readFileSync(join(CONTENT, `${table}.toml`), "utf-8").matchAll(new RegExp(`^${key} = "([a-z_]+)"`, "gm"))].map((found) => found[1]!);

describe("the drawings of The Big Expansion", () => {
  it("refer to nothing that is not there", () => {
    const used = [...drawings("expansions").matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!);
    expect(used.filter((name) => !drawn.has(name))).toEqual([]);
  });
  it("weigh little", () => expect(gzipSync(drawings("expansions")).length).toBeLessThanOrEqual(MOST));
  it("have an emblem for every machination, all different", () => {
    const types = printed("evil_machinations", "type");
    expect(types).toHaveLength(24);
    expect(types.filter((type) => !drawn.has(`gx-e-${PLOTS[type]}`))).toEqual([]);
    expect(new Set(types.map((type) => PLOTS[type])).size).toBe(24);
  });
  it("have a sign for every road", () => {
    const roads = printed("rough_roads", "id");
    expect(roads).toHaveLength(25);
    expect(roads.filter((road) => !drawn.has(signOf(road)))).toEqual([]);
    expect(new Set(roads.map(signOf)).size).toBe(25);
  });
  it("have a scene for every bonus card", () => {
    expect(printed("bonus_cards", "type").filter((type) => !drawn.has(`gx-s-${SCENES[type]}`))).toEqual([]);
  });
});

describe("a ship of The Big Expansion", () => {
  const board = { columns: [2, 4, 6, 9, 11], rows: [2, 4, 6, 9, 11], turns: false, front: "front" } as unknown as BoardFacts;
  const table = (front: string, more = {}) =>
    ({
      class: "IA",
      players: [{ board: { ...board, front }, ship: {} }],
      "rough-roads": { roads: ["dead_zone"], spared: [], dead: 4 },
      ...more,
    }) as unknown as TruckerTable;
  it.each([
    ["front", { upright: true, at: 1 }],
    ["right", { upright: false, at: 3 }],
    ["rear", { upright: true, at: 3 }],
    ["left", { upright: false, at: 1 }],
  ])("has its dead column where its squares are when the %s is the front", (front, dead) =>
    expect(planOf(table(front), 0, {}).dead).toEqual(dead),
  );
  it("shows who sleeps, and what a cyan alien knows", () => {
    const technology = { players: [{ specialist: "lawyer", sleepers: { "6.4": 3 }, hyperspace: {}, boosted: [] }] };
    const plan = planOf(table("front", { "new-technologies": technology }), 0, {});
    const ship = { parts: {}, humans: {}, aliens: { "6.6": "cyan" }, batteries: {}, goods: {} } as unknown as ShipView;
    expect(loadOf(ship, "6.4", plan).humans).toBe(3);
    expect(loadOf(ship, "6.6", plan).specialist).toBe("lawyer");
    expect(cornerOf(plan, "6.4")).toEqual({ x: 200, y: 100 });
  });
});
