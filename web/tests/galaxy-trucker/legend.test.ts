import { describe, expect, it } from "vitest";

import { legendOf } from "../../src/boards/galaxy-trucker/legend";
import type { Facts } from "../../src/boards/galaxy-trucker/types";

const tile = (kind: string, more: object = {}) => ({ kind, alien: "", ...more });
const facts = (tiles: object, cards: object = {}) =>
  ({ tiles, cards, numbers: { goods: { red: 4, blue: 1 }, spaces: 24, alien: 2 } }) as unknown as Facts;
const signs = (found: Facts, part: string) =>
  legendOf(found)
    .find((one) => one.part === part)
    ?.signs.map(({ id }) => id);

describe("the legend", () => {
  const base = { a: tile("cannon"), b: tile("cannon"), c: tile("life_support_brown", { alien: "brown" }) };
  it("shows each kind of component in play once", () => {
    expect(signs(facts(base), "tiles")).toEqual(["cannon", "life_support_brown"]);
  });
  it("tells of nobody and nothing that is not in play", () => {
    expect(signs(facts(base), "aboard")).toEqual(["human", "brown", "charge", "good red", "good blue", "credit"]);
    expect(signs(facts({ ...base, d: tile("stasis_chamber", { sleepers: 4 }) }), "aboard")).toContain("sleeper");
    expect(signs(facts(base, { E: { type: "epidemic" } }), "cards")).toEqual(["from", "strength", "speed", "days", "epidemic"]);
  });
  it("tells of no cards where there are none, as in the workshop", () => {
    expect(signs(facts(base), "cards")).toBeUndefined();
  });
});
