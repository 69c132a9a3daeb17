/** Looking at the star map: nearer, farther, aside, and never off it. */

import { describe, expect, test } from "vitest";

import { around, isMeant, moved, wheeled, zoomed, type Window } from "../../src/boards/high-frontier/map/chart";
import { Gestures } from "../../src/boards/high-frontier/map/gestures";
import type { SpaceFacts } from "../../src/boards/high-frontier/types";

const MOST: Window = { x: 0, y: 0, width: 1000, height: 500 };

test("what is asked is in the middle, with something around it", () => {
  const seen = around(
    [
      { x: 400, y: 300 },
      { x: 600, y: 300 },
    ],
    2,
  );
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

describe("the wheel", () => {
  const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) => wheeled({ deltaY, deltaMode, ctrlKey });

  test("zooms by the size of its step, and as far in many small ones as in a large one", () => {
    expect(turn(4)).toBeLessThan(1.02);
    expect(turn(0)).toBe(1);
    expect(turn(10) ** 10).toBeCloseTo(turn(100));
    expect(turn(100) * turn(-100)).toBeCloseTo(1);
  });

  test("may count lines or pages instead of pixels", () => {
    expect(turn(3, 1)).toBeCloseTo(turn(48));
    expect(turn(1, 2)).toBeGreaterThan(turn(3, 1));
  });

  test("is turned by fingers that pinch a touchpad, a little at a time", () => {
    expect(turn(-2, 0, true)).toBeLessThan(turn(-2));
  });

  test("never leaps", () => {
    expect(turn(90_000)).toBeCloseTo(2);
    expect(turn(-90_000, 2, true)).toBeCloseTo(0.5);
  });
});

test("the middle of what is seen stays on the map", () => {
  const near = { x: 0, y: 0, width: 200, height: 100 };
  expect(moved(near, { x: -900, y: 0 }, MOST).x).toBe(-100);
  expect(moved(near, { x: 9000, y: 9000 }, MOST)).toMatchObject({ x: 900, y: 450 });
});

test("one finger drags, a short way is a press", () => {
  const fingers = new Gestures();
  fingers.down(1, { x: 10, y: 10 });
  expect(fingers.move(1, { x: 12, y: 10 })).toMatchObject({ by: { x: -2, y: 0 }, spread: 1 });
  expect(fingers.dragged).toBe(false);
  fingers.move(1, { x: 30, y: 10 });
  expect(fingers.dragged).toBe(true);
  fingers.up(1);
  expect(fingers.move(1, { x: 0, y: 0 })).toBeNull();
});

test("two fingers spread the map around their middle", () => {
  const fingers = new Gestures();
  fingers.down(1, { x: 0, y: 0 });
  fingers.down(2, { x: 10, y: 0 });
  expect(fingers.move(2, { x: 20, y: 0 })).toMatchObject({ spread: 2, around: { x: 10, y: 0 } });
});

test("filters keep the sites they mean", () => {
  const site = { size: 1, letter: "C", hydration: 3, science: false, atmosphere: false, world: "" } as const;
  const space: SpaceFacts = {
    name: "",
    near: null,
    kind: "site",
    x: 0,
    y: 0,
    zone: "Mars",
    hazard: "",
    leads: [],
    site,
    confidence: "source",
  };
  expect(isMeant(space, "a", "water", new Set())).toBe(true);
  expect(isMeant(space, "a", "science", new Set())).toBe(false);
  expect(isMeant(space, "a", "free", new Set(["a"]))).toBe(false);
  expect(isMeant({ ...space, site: null }, "b", "free", new Set())).toBe(false);
});
