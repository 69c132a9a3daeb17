/** What each side of a deal can give. */

import { expect, test } from "vitest";

import { faultOf, giftsOf, owed, partOf } from "../../src/boards/high-frontier/bargain";
import type { Facts, FrontierTable, PlayerView } from "../../src/boards/high-frontier/types";

const facts = { factions: { NASA: { privileges: [] }, ESA: { privileges: ["powersat"] }, PRC: { privileges: [] } } } as unknown as Facts;
const player = (fields: Partial<PlayerView>): PlayerView => ({
  faction: "NASA",
  water: 0,
  cubes: 6,
  disks: 6,
  hand: [],
  stacks: {},
  score: 0,
  items: [],
  rights: { power: false, passes: [], felony: false, barred: [], operations: 1 },
  ...fields,
});
const table = {
  active: 0,
  black: ["T3"],
  claims: {
    luna: { owner: 0, cubes: 0, letter: "" },
    deimos: { owner: 0, cubes: 1, letter: "C", beams: true },
    ceres: { owner: 1, cubes: 0, letter: "" },
  },
  players: [
    player({
      rights: { power: true, passes: [], felony: false, barred: [], operations: 1 },
      water: 4,
      hand: ["NASA", "T3*", "R1"],
      stacks: {
        leo: { place: "LEO", cards: ["F1"], tanks: 0, dry: 2 },
        rocket: { place: "geo", cards: ["T2", "F2", "PRC"], tanks: 3, dry: 5 },
        outpost: { place: "luna-l1", cards: ["R2"], tanks: 2, dry: 3 },
      },
    }),
    player({ faction: "PRC" }),
  ],
} as unknown as FrontierTable;

const offered = (seat: number) => Object.fromEntries(giftsOf(seat, table, facts).map((gift) => [gift.what, gift]));

test("everything that lies with a player can be given, but neither crews away from LEO nor black cards", () => {
  const gifts = offered(0);
  expect(gifts.water).toMatchObject({ field: "amount", most: 4 });
  expect(gifts.fuel).toMatchObject({ field: "amount", most: 3 });
  expect(gifts.claim).toMatchObject({ field: "site", choices: ["luna"] });
  expect(gifts.factory).toMatchObject({ field: "site", choices: ["deimos"] });
  expect(gifts.leave).toMatchObject({ field: "site", choices: ["luna", "deimos", "luna-l1"] });
  expect(gifts.hand).toMatchObject({ field: "card", choices: ["R1"] });
  expect(gifts.card).toMatchObject({ field: "card", choices: ["F1"] });
  expect(gifts.cargo).toMatchObject({ field: "card", choices: ["T2", "F2"] });
});

test("who has nothing can still promise", () => {
  expect(Object.keys(offered(1))).toEqual(["claim", "leave", "passage", "promise"]);
});

test("power is given by whoever has it", () => {
  const beams = (seat: number) => giftsOf(seat, table, facts).some(({ what }) => what === "beam");
  expect([beams(0), beams(1)]).toEqual([true, false]);
});

test("a part says who gives whom what", () => {
  const { water, claim, beam, promise } = offered(0);
  expect(partOf(water!, 0, 1, "3")).toEqual({ from: 0, to: 1, what: "water", amount: 3 });
  expect(partOf(claim!, 0, 1, "luna")).toEqual({ from: 0, to: 1, what: "claim", site: "luna" });
  expect(partOf(beam!, 0, 1, "")).toEqual({ from: 0, to: 1, what: "beam" });
  expect(partOf(promise!, 1, 0, "peace")).toEqual({ from: 1, to: 0, what: "promise", words: "peace" });
});

test("what is missing or cannot be is told by its field", () => {
  const { water, claim, beam, promise } = offered(0);
  expect(["", "0", "5", "-1", "1.5", "many"].map((said) => faultOf(water!, said))).toEqual(Array(6).fill("amount"));
  expect(["1", "4"].map((said) => faultOf(water!, said))).toEqual([null, null]);
  expect(["", "ceres", "luna"].map((said) => faultOf(claim!, said))).toEqual(["site", "site", null]);
  expect(["", "  ", "peace"].map((said) => faultOf(promise!, said))).toEqual(["words", "words", null]);
  expect(faultOf(beam!, "")).toBeNull();
});

test("what is owed reads as it was agreed", () => {
  const pacts = [
    { kind: "promise", giver: 0, taker: 1, about: "peace" },
    { kind: "leave", giver: 1, taker: 0, about: "luna" },
    { kind: "beam", giver: 1, taker: 0, about: "" },
  ] as const;
  expect(owed({ ...table, pacts: [...pacts] })).toEqual([
    { from: 0, to: 1, what: "promise", words: "peace" },
    { from: 1, to: 0, what: "leave", site: "luna" },
    { from: 1, to: 0, what: "beam" },
  ]);
});
