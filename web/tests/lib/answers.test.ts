/** An answer keeps its place and its key while a decision lasts. */

import { expect, test } from "vitest";

import { isSame, standing, stillStanding } from "$lib/answers";
import type { Decision } from "$lib/types";

function building(...moves: string[]): Decision {
  const grave = moves.filter((move) => move.startsWith("finish"));
  return { kind: "command", seat: 0, prompt: "gt-build", about: {}, rule: "", moves, grave, barred: {} };
}

test("what is grave stands apart and has no key", () => {
  const stands = standing(building("draw", "look 1", "finish 1", "finish 2"));
  expect(stands.places).toEqual(["draw", "look 1"]);
  expect(stands.grave).toEqual(["finish 1", "finish 2"]);
  expect([...stands.keys]).toEqual([
    ["draw", "1"],
    ["look 1", "2"],
  ]);
});

test("tiles come and go, and nothing moves", () => {
  const before = standing(building("draw", "take A", "take B", "flip", "finish 1", "finish 2"));
  const after = stillStanding(before, building("draw", "take B", "take C", "finish 2"));
  expect(after.places).toEqual(["draw", "take A", "take B", "flip", "take C"]);
  expect(after.grave).toEqual(["finish 1", "finish 2"]);
  expect(["take B", "flip", "take C"].map((move) => after.keys.get(move))).toEqual(["3", "4", "5"]);
});

test("the last answer of a long list keeps its key", () => {
  const many = Array.from({ length: 11 }, (_, n) => `take ${n}`);
  const before = standing(building("draw", ...many, "pass"));
  expect([before.keys.get("pass"), before.keys.get("take 8")]).toEqual(["0", undefined]);
  const after = stillStanding(before, building("draw", ...many, "take 99"));
  expect([after.keys.get("pass"), after.keys.get("take 99")]).toEqual(["0", undefined]);
});

test("another seat, other words or another tile are another question", () => {
  const asked = building("draw");
  expect(isSame(asked, building("draw", "take A"))).toBe(true);
  expect(isSame(asked, { ...asked, about: { tile: "A" } })).toBe(false);
  expect(isSame(asked, { ...asked, seat: 1 })).toBe(false);
  expect(isSame(asked, null)).toBe(false);
});
