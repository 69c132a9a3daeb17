/** Pictograms are the same in whole numbers, to half a unit in 512. */

import { expect, test } from "vitest";

import { inWholeNumbers } from "../../paths";

test("what stands in whole numbers stays", () => {
  expect(inWholeNumbers("M10 20L30 40H50V60Z")).toBe("m10 20l20 20h20v20z");
});

test("no error grows along a path", () => {
  expect(inWholeNumbers("m0 0l.4 0.4 0.4.4.4.4")).toBe("m0 0l0 0l1 1l0 0");
});

test("after a path is closed the pen is where it began", () => {
  expect(inWholeNumbers("M10.4 10l5 5zl1.4 0")).toBe("m10 10l5 5zl2 0");
});

test("the flags of an arc may stand without a space", () => {
  expect(inWholeNumbers("M0 0a5.2 5.2 0 013.6-2.2")).toBe("m0 0a5 5 0 0 1 4-2");
});

test("a curve is drawn through points near those meant", () => {
  expect(inWholeNumbers("M100.5 100.5c1.5 0 2.5 1 2.5 2.5")).toBe("m101 101c1 0 2 1 2 2");
});
