/** An answer keeps its place and its key while a decision lasts. */

import { expect, test } from "vitest";

import { isSame, standing, stillStanding } from "$lib/answers";
import type { Decision } from "$lib/types";

function building(...moves: string[]): Decision {
  const groups = { finish: "dangerous" } as const;
  return { kind: "command", seat: 0, prompt: "gt-build", about: {}, rule: "", moves, brings: {}, groups, barred: {} };
}

function turn(...moves: string[]): Decision {
  const groups = {
    fly: "move",
    income: "operation",
    sell: "operation",
    flip: "free",
    tanks: "free",
    abandon: "dangerous",
    pass: "ends",
  } as const;
  return { ...building(...moves), kind: "choose", prompt: "hf-turn", groups };
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

test("a long list stands in groups, each under its heading; what is dangerous stands apart", () => {
  const many = Array.from({ length: 6 }, (_, n) => `tanks ${n}`);
  const stands = standing(turn("fly", "income", "sell T1", "flip T2", "sell T3", ...many, "abandon rocket", "pass"));
  expect(stands.places).toEqual(["fly", "income", "sell T1", "sell T3", "flip T2", ...many]);
  expect([stands.ends, stands.likely]).toEqual([["pass"], "fly"]);
  expect([...stands.headings]).toEqual([
    ["fly", "move"],
    ["income", "operation"],
    ["flip T2", "free"],
  ]);
  expect([stands.grave, stands.keys.get("sell T3"), stands.keys.get("pass")]).toEqual([["abandon rocket"], "4", "0"]);
  const after = stillStanding(stands, turn("income", "sell T4"));
  expect(after.places.slice(-2)).toEqual(["tanks 5", "sell T4"]);
  expect(after.ends).toEqual(["pass"]);
  expect(after.headings).toEqual(stands.headings);
});

test("a short list, or one of a single group, needs no headings", () => {
  expect(standing(turn("fly", "income", "pass")).headings.size).toBe(0);
  const many = Array.from({ length: 12 }, (_, n) => `tanks ${n}`);
  expect(standing(turn(...many, "pass")).headings.size).toBe(0);
});

test("where only free things are left, the end of the turn is meant", () => {
  const stands = standing(turn("tanks 1", "tanks 2", "abandon", "pass"));
  expect([stands.likely, stands.keys.get("pass")]).toEqual(["pass", "1"]);
  expect(standing(turn("tanks 1", "income", "pass")).places).toEqual(["income", "tanks 1"]);
});
