import { describe, expect, it } from "vitest";

import { linesOf } from "../../src/boards/galaxy-trucker/flight/reading";
import type { Event } from "../../src/lib/types";

const told = (kind: string, seat: number | null, data: Record<string, unknown> = {}): Event =>
  ({ seq: 0, kind, seat, data, rule: "" }) as unknown as Event;

const ZONE = ["crew", "engines", "cannons"];

describe("a combat zone", () => {
  it("marks who suffers, not everybody who has as little", () => {
    const events = [
      told("gt-card", 0, { card: "COMBAT-ZONE-I" }),
      told("gt-lowest", 1, { what: "crew", strength: 2 }),
      told("gt-declared", 0, { strength: 1 }),
      told("gt-declared", 1, { strength: 1 }),
    ];
    const [crew, engines, cannons] = linesOf(events, ZONE, new Map([[0, 5], [1, 2]])); // prettier-ignore
    expect(crew).toEqual({ strengths: new Map([[0, 5], [1, 2]]), lowest: 1 }); // prettier-ignore
    expect(engines).toEqual({ strengths: new Map([[0, 1], [1, 1]]), lowest: null }); // prettier-ignore
    expect(linesOf([...events, told("gt-lowest", 0, { strength: 1 })], ZONE, new Map())[1]!.lowest).toBe(0);
    expect(cannons!.strengths.size).toBe(0);
  });
  it("keeps the crews as they were compared, whoever is lost later", () => {
    const events = [
      told("gt-card", 0, { card: "COMBAT-ZONE-I" }),
      told("gt-lowest", 1, { what: "crew", strength: 2 }),
      told("gt-declared", 0, { strength: 1 }),
      told("gt-lowest", 0, { what: "engines", strength: 1 }),
      told("gt-crew-lost", 0, { who: "human", square: "7.7" }),
      told("gt-crew-lost", 0, { who: "human", square: "7.7" }),
    ];
    expect(linesOf(events, ZONE, new Map([[0, 3], [1, 2]]))[0]!.strengths).toEqual(new Map([[0, 5], [1, 2]])); // prettier-ignore
  });
  it("shows crews that are still to be compared as they are", () => {
    const [cannons, crew] = linesOf([told("gt-card", 0)], ["cannons", "crew"], new Map([[0, 3]]));
    expect([cannons!.strengths.size, crew]).toEqual([0, { strengths: new Map([[0, 3]]), lowest: null }]);
  });
});
