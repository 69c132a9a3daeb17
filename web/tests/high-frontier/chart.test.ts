/** Looking at the star map: nearer, farther, aside, and never off it. */

import { expect, test } from "vitest";

import { around, isMeant, moved, zoomed, type Window } from "../../src/boards/high-frontier/chart";
import { Fingers } from "../../src/boards/high-frontier/fingers";
import type { SpaceFacts } from "../../src/boards/high-frontier/types";

const MOST: Window = { x: 0, y: 0, width: 1000, height: 500 };

test("what is asked is in the middle, with something around it", () => {
  const seen = around([{ x: 400, y: 300 }, { x: 600, y: 300 }], 2);
  expect(seen.x + seen.width / 2).toBe(500);
  expect(seen.y + seen.height / 2).toBe(300);
  expect(seen.width).toBeGreaterThan(200);
  expect(seen.width / seen.height).toBeCloseTo(2);
});

test("the point under the pointer stays where it is", () => {
  const seen = zoomed(MOST, 0.5, { x: 250, y: 100 }, MOST);
  expect(seen).toEqual({ x: 125, y: 50, width: 500, height: 250 });
});

test("nothing is seen from farther than everything", () => {
  expect(zoomed(MOST, 3, { x: 0, y: 0 }, MOST).width).toBe(1000);
});

test("the middle of what is seen stays on the map", () => {
  const near = { x: 0, y: 0, width: 200, height: 100 };
  expect(moved(near, { x: -900, y: 0 }, MOST).x).toBe(-100);
  expect(moved(near, { x: 9000, y: 9000 }, MOST)).toMatchObject({ x: 900, y: 450 });
});

test("one finger drags, a short way is a press", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 12, y: 10 })).toMatchObject({ by: { x: -2, y: 0 }, spread: 1 });
  expect(fingers.dragged).toBe(false);
  fingers.move(1, { x: 30, y: 10 });
  expect(fingers.dragged).toBe(true);
  fingers.up(1);
  expect(fingers.move(1, { x: 0, y: 0 })).toBeNull();
});

test("two fingers spread the map around their middle", () => {
  const fingers = new Fingers();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 10, y: 0 });
  expect(fingers.move(2, { x: 20, y: 0 })).toMatchObject({ spread: 2, around: { x: 10, y: 0 } });
});

test("filters keep the sites they mean", () => {
  const site = { size: 1, letter: "C", hydration: 3, science: false, atmosphere: false, world: "" } as const;
  const space: SpaceFacts = { name: "", near: null, kind: "site", x: 0, y: 0, zone: "Mars", hazard: "", site };
  expect(isMeant(space, "a", "water", new Set())).toBe(true);
  expect(isMeant(space, "a", "science", new Set())).toBe(false);
  expect(isMeant(space, "a", "free", new Set(["a"]))).toBe(false);
  expect(isMeant({ ...space, site: null }, "b", "free", new Set())).toBe(false);
});
