import { describe, expect, it } from "vitest";

import { linesOf } from "../../src/boards/galaxy-trucker/flight/reading";
import type { Event } from "../../src/lib/types";

const told = (kind: string, seat: number | null, data: Record<string, unknown> = {}): Event =>
  ({ seq: 0, kind, seat, data, rule: "" }) as unknown as Event;

describe("a combat zone", () => {
  it("marks who suffers, not everybody who has as little", () => {
    const events = [
      told("gt-card", 0, { card: "COMBAT-ZONE-I" }),
      told("gt-lowest", 1, { what: "crew", strength: 2 }),
      told("gt-declared", 0, { strength: 1 }),
      told("gt-declared", 1, { strength: 1 }),
    ];
    const [crew, engines, cannons] = linesOf(events, 3);
    expect(crew).toEqual({ strengths: new Map([[1, 2]]), lowest: 1 });
    expect(engines).toEqual({ strengths: new Map([[0, 1], [1, 1]]), lowest: null }); // prettier-ignore
    expect(linesOf([...events, told("gt-lowest", 0, { strength: 1 })], 3)[1]!.lowest).toBe(0);
    expect(cannons!.strengths.size).toBe(0);
  });
});
