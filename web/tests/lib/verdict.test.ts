/** The end of a game, part by part. */

import { describe, expect, test } from "vitest";

import { counted, courseOf, margin, reckon } from "$lib/verdict";
import type { Item, Result } from "$lib/wire";

const item = (part: string, credits: number): Item => ({ part, credits, rule: "", about: {} });
const result: Result = {
  scores: [7, 9],
  ranks: [2, 1],
  winners: [1],
  parts: [
    [item("goods", 10), item("lost", -3)],
    [item("goods", 4), item("goods", 5)],
  ],
};

describe("a reckoning", () => {
  const found = reckon(result, ["Ada", "Ben"]);

  test("has the winner first, and every part of everybody", () => {
    expect(found.rows.map(({ name, total, sums }) => [name, total, sums])).toEqual([
      ["Ben", 9, [9, 0]],
      ["Ada", 7, [10, -3]],
    ]);
    expect(found.longest).toBe(10);
    expect(margin(found)).toBe(2);
  });

  test("counts up to the score, part by part", () => {
    const ada = found.rows[1]!;
    expect([0, 1, 2, Infinity].map((parts) => counted(ada, parts))).toEqual([0, 10, 7, 7]);
  });

  test("puts a rival who sits in no seat first where nobody won", () => {
    const lost = { ...result, scores: [7], ranks: [2], winners: [], parts: [result.parts[0]!], rivals: { smuggler: [item("goods", 8)] } };
    expect(reckon(lost, ["Ada", "The Smuggler"]).rows.map(({ name }) => name)).toEqual(["The Smuggler", "Ada"]);
    expect(margin(reckon(lost, ["Ada", "The Smuggler"]))).toBe(1);
  });

  test("is below 0 where the next had more and has lost all the same", () => {
    expect(margin(reckon({ ...result, ranks: [1, 2], winners: [0] }, ["Ada", "Ben"]))).toBe(-2);
  });

  test("knows no margin where the rank is shared", () => {
    expect(margin(reckon({ ...result, ranks: [1, 1], winners: [0, 1] }, ["Ada", "Ben"]))).toBeNull();
  });
});

test("the course of a score goes from edge to edge, and a moment lies on it", () => {
  const course = [
    { sequence: 3, scores: [0, 0] },
    { sequence: 13, scores: [5, 0] },
    { sequence: 23, scores: [5, 10] },
  ];
  const swing = { kind: "best-turn" as const, sequence: 13, who: 0, credits: 5, scores: [5, 0], rival: null, item: null };
  const { lines, at } = courseOf({ rivals: [], course, swings: [swing] }, swing, 100, 50);
  expect(at).toEqual({ x: 50, y: 25 });
  expect(lines).toEqual(["M0 50H0V50H50V25H100V25H100", "M0 50H0V50H50V50H100V0H100"]);
});
