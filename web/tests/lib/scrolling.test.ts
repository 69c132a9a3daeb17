/** What is hidden by the header or the panel at the foot is scrolled into sight. */

import { expect, test } from "vitest";

import { scrollFor } from "$lib/scrolling";

const seen = { top: 60, bottom: 460 };

test("what is in sight stays where it is", () => {
  expect(scrollFor({ top: 100, bottom: 200 }, seen)).toBe(0);
});

test("what is above or below comes to the middle", () => {
  expect(scrollFor({ top: 600, bottom: 700 }, seen)).toBe(390);
  expect(scrollFor({ top: -200, bottom: -100 }, seen)).toBe(-410);
});

test("what is too large shows its head", () => {
  expect(scrollFor({ top: 500, bottom: 1000 }, seen)).toBe(428);
});
