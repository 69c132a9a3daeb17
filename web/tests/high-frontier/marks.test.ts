/** What is seen of the map from how far. */

import { describe, expect, test } from "vitest";

import { arc, sweep } from "../../src/boards/high-frontier/map/arcs";
import { levelOf, stepOf } from "../../src/boards/high-frontier/map/lens";
import { marksAt, meant } from "../../src/boards/high-frontier/map/marks";
import { HEADINGS, onward } from "../../src/boards/high-frontier/map/steering";
import type { Facts } from "../../src/boards/high-frontier/types";

const site = (world: string, x: number, y: number, size = 1) => ({ kind: "site", x, y, hazard: "", site: { world, size, letter: "C" } });
const facts = {
  spaces: {
    LEO: { kind: "leo", x: 0.675, y: 0.5, hazard: "", site: null },
    "mars-1": site("Mars", 0.632, 0.297),
    "mars-2": site("Mars", 0.647, 0.283),
    ida: site("Ida", 0.414, 0.202),
    dactyl: site("Dactyl", 0.418, 0.21, 3),
    eros: site("Eros", 0.2, 0.8),
    burn: { kind: "burn", x: 0.3, y: 0.5, hazard: "", site: null },
    dust: { kind: "lagrange", x: 0.31, y: 0.5, hazard: "aerobrake", site: null },
  },
  edges: [
    { a: "burn", b: "dust" },
    { a: "ida", b: "burn" },
    { a: "burn", b: "eros" },
  ],
} as unknown as Facts;

describe("marks", () => {
  test("from afar sites of a world are with its globe, sites that are close in a cluster, points are dots", () => {
    const marks = marksAt(facts, 0.6);
    const of = (what: string) => marks.filter((mark) => mark.what === what).map(({ spaces }) => spaces);
    expect(of("globe")).toEqual([["LEO"], ["mars-1", "mars-2"]]);
    expect(of("cluster")).toEqual([["dactyl", "ida"], ["eros"]]);
    expect(of("dot")).toEqual([["burn"], ["dust"]]);
  });

  test("nearer every site has its sign, and what one must know of; then everything", () => {
    const signs = (k: number) => marksAt(facts, k).filter(({ what }) => what === "sign").length;
    expect([signs(2), signs(4)]).toEqual([7, 8]);
  });

  test("no space is lost at any distance", () => {
    for (const k of [0.4, 1, 1.35, 2, 2.6, 9]) {
      const told = marksAt(facts, k).flatMap(({ spaces }) => spaces);
      expect(told.toSorted()).toEqual(Object.keys(facts.spaces).toSorted());
    }
  });

  test("a press means the nearest mark within a finger's breadth", () => {
    const marks = marksAt(facts, 4);
    expect(meant(marks, { x: 4 * 632 + 9, y: 4 * 297 })?.spaces).toEqual(["mars-1"]);
    expect(meant(marks, { x: 4 * 500, y: 4 * 900 })).toBeUndefined();
  });
});

test("what is laid out is laid out at a scale no larger than what is seen", () => {
  for (const k of [0.47, 0.5, 1, 1.3, 2.61, 7]) {
    expect(stepOf(k)).toBeLessThanOrEqual(k * 1.000001);
    expect(stepOf(k)).toBeGreaterThan(k * 0.88);
  }
  expect([0.5, 1.5, 3].map(levelOf)).toEqual(["far", "sites", "all"]);
});

describe("lines", () => {
  test("keep their distance from the Sun where both ends have the same", () => {
    const bend = arc({ x: 700, y: 500 }, { x: 500, y: 700 });
    const [, first] = /C([\d.]+) ([\d.]+)/.exec(bend)!.map(Number);
    expect(bend).toMatch(/^M700 500C/);
    expect(first).toBeCloseTo(700, 0);
  });

  test("run straight past the Sun", () => expect(arc({ x: 700, y: 500 }, { x: 300, y: 500 })).toBe("M700 500L300 500"));

  test("a way is one curve through all its spaces", () => {
    const points = [0, 10, 30].map((x) => ({ x, y: 0 }));
    expect(sweep(points)).toMatch(/^M0 0C.* 10 0C.* 30 0$/);
    expect(sweep([])).toBe("");
  });
});

test("arrows lead along the lines that go their way, and nowhere else", () => {
  expect(onward(facts, "burn", HEADINGS.ArrowRight!)).toBe("dust");
  expect(onward(facts, "burn", HEADINGS.ArrowUp!)).toBe("ida");
  expect(onward(facts, "dust", HEADINGS.ArrowRight!)).toBeNull();
});
