import { describe, expect, test } from "vitest";

import type { About, Decision, Event, Seat } from "$lib/types";

import { asking, chainOf } from "../../src/boards/wild-space/chain";
import type { Facts } from "../../src/boards/wild-space/types";

const CAPTAINS = ["CA-1", "CA-2"];

function happened(kind: string, seat: Seat | null, data: About = {}): Event {
  return { seq: 1, kind: `ws-${kind}`, seat, rule: "", data };
}

const turn = [
  happened("landed", 1, { sector: "PL-H1.right" }),
  happened("played", 1, { card: "A" }),
  happened("token", 1, { space: 2 }),
  happened("drew", 1, { card: "B", slot: "left" }),
  happened("laid", null, { card: "C", slot: "left" }),
  happened("drew-blind", 1),
  happened("discarded", 1, { card: "B" }),
  happened("played", 1, { card: "D" }),
];

describe("the chain of a turn", () => {
  test("links the shuttle, the cards and what they bring, in order", () => {
    expect(chainOf(turn, CAPTAINS)).toEqual({
      seat: 1,
      links: [
        { kind: "landed", id: "PL-H1.right" },
        { kind: "card", id: "A" },
        { kind: "space", id: "CA-2", space: 2 },
        { kind: "drew", count: 2 },
        { kind: "paid", count: 1 },
        { kind: "card", id: "D" },
      ],
    });
  });

  test("is another when the next shuttle is used", () => {
    const next = [...turn, happened("explored", 0, { sector: "PL-H1.left" })];
    expect(chainOf(next, CAPTAINS)).toEqual({ seat: 0, links: [{ kind: "explored", id: "PL-H1.left" }] });
  });

  test("goes from the launch of a shuttle to its landing, and begins anew with the next landing", () => {
    const launched = [happened("launched", 0, { slot: "SB-1.2" }), happened("landed", 0, { sector: "PL-H1.left" })];
    expect(chainOf(launched, CAPTAINS).links).toHaveLength(2);
    expect(chainOf([...launched, happened("landed", 0, { sector: "PL-H2.left" })], CAPTAINS).links).toHaveLength(1);
  });

  test("is nobody's while the Smuggler moves", () => {
    expect(chainOf([...turn, happened("smuggler-landed", null, { planet: "HP-1" })], CAPTAINS)).toEqual({ seat: null, links: [] });
    expect(chainOf([], CAPTAINS).links).toEqual([]);
  });
});

describe("the link that asks", () => {
  const facts = { cards: { A: {}, D: {}, "CA-1": {}, "CA-2": {} }, planets: { "PL-H1": {} }, boards: { "SB-1": {} } } as unknown as Facts;
  const chain = chainOf(turn, CAPTAINS);
  const ask = (about: About, seat = 1) => asking(chain, { seat, about } as Decision, facts);

  test("is the card, space or sector it comes from", () => {
    expect(ask({ source: "A" })).toBe(1);
    expect(ask({ source: "D.1" })).toBe(5);
    expect(ask({ source: "CA-2.2" })).toBe(2);
    expect(ask({ source: "PL-H1.right.if1" })).toBe(0);
    expect(ask({ place: "PL-H1.right" })).toBe(0);
  });

  test("is none for another seat, or where nothing of the chain asks", () => {
    expect([ask({ source: "A" }, 0), ask({ source: "CA-2.1" }), ask({}), asking(chain, null, facts)]).toEqual([-1, -1, -1, -1]);
  });

  test("is the exploring shuttle", () => {
    const explored = chainOf([happened("explored", 1, { sector: "PL-H1.left" })], CAPTAINS);
    expect(asking(explored, { seat: 1, about: { source: "explore.2" } } as unknown as Decision, facts)).toBe(0);
  });
});
