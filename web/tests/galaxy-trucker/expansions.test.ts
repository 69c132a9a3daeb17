import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { needs, PLOTS, SCENES, signOf } from "../../src/boards/galaxy-trucker/art/emblems";
import { faceOf } from "../../src/boards/galaxy-trucker/art/faces";
import { drawingOf, lookOf } from "../../src/boards/galaxy-trucker/art/kinds";
import { cornerOf, loadOf, planOf, zonesOf } from "../../src/boards/galaxy-trucker/ship/geometry";
import type { BoardFacts, CardFacts, Facts, ShipView, TileFacts, TruckerTable } from "../../src/boards/galaxy-trucker/types";

const ART = join(import.meta.dirname, "../../src/boards/galaxy-trucker/art");
const CONTENT = join(import.meta.dirname, "../../../src/perihelion/games/galaxy_trucker/content");
const drawings = (name: string) => readFileSync(join(ART, `${name}.svg`), "utf-8");
const MOST = 8000; // bytes that the drawings of a part may weigh on their way

const all = ["tiles", "cards", "scenes", "expansions", "missions", "supers"].map(drawings).join("");
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

/** The kinds of a table, each with what it is able to do, as facts tell it. */
function kinds(table: string): TileFacts[] {
  const [, ...rows] = readFileSync(join(CONTENT, `${table}.toml`), "utf-8").split(/^\[\[(?=kind)/m);
  return rows.map((row) => {
    const said = [...row.split("[[")[0]!.matchAll(/^(\w+) = "?([^"\n]+)"?$/gm)].map(([, key, value]) => [key, Number(value) || value]);
    const { id, ...more } = Object.fromEntries(said) as { id: string };
    return { kind: id, sides: [0, 0, 0, 0], shield: [], ...more } as unknown as TileFacts;
  });
}

describe("the drawings of Missions", () => {
  const payloads = kinds("payloads");
  it("refer to nothing that is not there, and weigh little", () => {
    const used = [...(drawings("missions") + drawings("supers")).matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]!);
    expect(used.filter((name) => !drawn.has(name))).toEqual([]);
    expect(gzipSync(drawings("missions") + drawings("supers")).length).toBeLessThanOrEqual(MOST);
  });
  it("name nothing twice, whichever are on a page", () => {
    const names = [...all.matchAll(/id="([^"]+)"/g)].map((found) => found[1]!);
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });
  it("are fetched where Missions are in play, with those they borrow from", () => {
    expect(needs({ missions: {} } as TruckerTable)).toEqual(["expansions", "missions"]);
    expect(needs({ "rough-roads": {} } as TruckerTable)).toEqual(["expansions"]);
    expect(needs({} as TruckerTable)).toEqual([]);
  });
  it("of cards come when one is drawn", () => {
    expect(needs({ players: [] as object } as TruckerTable, true)).toEqual(["scenes"]);
    expect(needs({ players: [] as object, missions: {} } as TruckerTable, true)).toEqual(["expansions", "missions", "scenes", "supers"]);
  });
  it("have a heart for every payload, all different but for heavy ones, which say how heavy", () => {
    expect(payloads).toHaveLength(9);
    expect(payloads.filter((tile) => !drawn.has(drawingOf(lookOf(tile).heart!)))).toEqual([]);
    expect(new Set(payloads.map((tile) => lookOf(tile).heart)).size).toBe(6);
    expect(payloads.filter((tile) => lookOf(tile).heart === "gx-heavy").map(({ mass }) => mass)).toEqual([2, 3, 4, 5]);
    expect(payloads.every((tile) => lookOf(tile).strapped)).toBe(true);
  });
  it("have a heart for whatever serves against Robopolice", () => {
    const hearts = kinds("robopolice").map((tile) => lookOf(tile).heart!);
    expect(hearts.map((heart) => drawn.has(heart) && heart)).toEqual(["gx-autodefence", "gx-armory", "gx-thruster"]);
  });
  it("have a scene in a frame of gold for every supercard", () => {
    const faces = [...printed("supercards", "type"), ...printed("robopolice", "type")].map((type) => faceOf({ type } as CardFacts));
    expect(faces).toHaveLength(26);
    expect(faces.filter(({ scene, gold }) => !gold || !drawn.has(scene))).toEqual([]);
  });
});

describe("artifacts aboard", () => {
  const board = { columns: [5, 6, 7], rows: [4, 5, 6, 7] } as unknown as BoardFacts;
  const tiles = { ONE: { zone: "line" }, BOTH: { zone: "cross" }, CABIN: {} } as unknown as Facts["tiles"];
  const dead = (id: string, turn: number) => zonesOf({ parts: { "6.7": [id, turn] } }, board, tiles);
  const [column, row] = [{ upright: true, at: 1 }, { upright: false, at: 3 }]; // prettier-ignore
  it("switch off the column as they lie, the row when turned", () => {
    expect([0, 1, 2, 3].map((turn) => dead("ONE", turn))).toEqual([[column], [row], [column], [row]]);
  });
  it("switch off both where they print both", () => expect(dead("BOTH", 1)).toEqual([column, row]));
  it("are the only ones to do so", () => expect(dead("CABIN", 0)).toEqual([]));
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
