// @vitest-environment node
import { expect, test } from "vitest";

import { tiesAmong } from "$lib/ties";
import type { View } from "$lib/types";

import type { TruckerTable } from "../../src/boards/galaxy-trucker/types";
import { verdict } from "../../src/boards/galaxy-trucker/verdict";
import { allWords } from "../words/told";

const [english] = allWords;
const names = ["Ada", "Ben", "Cid"];
const crews = { tie: "score-tie", of: "score-tie-of" };

test("equal credits name the smaller crew", () => {
  expect(tiesAmong(english!, names, [30, 41, 30], crews, [7, 9, 1])).toEqual([
    "Tied at 30 credits. The smaller crew goes first: Ada (7 cards) and Cid (1 card). See rule WS-9.7.",
  ]);
});

test("equal in what decides, too, they share the rank", () => {
  const [said] = tiesAmong(english!, names, [12, 12, 3], { tie: "hf-score-tie", of: "hf-score-tie-of" }, [4, 4, 0]);
  expect(said).toContain("they have the same: Ada (4 WT) and Ben (4 WT). The rank is shared");
});

test("of three some may share the rank, and another go before them", () => {
  const [said] = tiesAmong(english!, names, [6, 6, 6], crews, [1, 3, 3]);
  expect(said).toContain("The smaller crew goes first, and equal ones share the rank: Ada (1 card), Ben (3 cards) and Cid (3 cards).");
});

test("where nothing decides, the rank is shared; different scores are no tie", () => {
  const shared = { shared: "score-shared" };
  expect(tiesAmong(english!, names, [5, 5, 5], shared)).toEqual(["Tied at 5 credits: Ada, Ben and Cid. The rank is shared."]);
  expect(tiesAmong(english!, names, [3, 2, 1], shared)).toEqual([]);
});

test("who owes the bank at the end has lost, however rich, and is in no tie", () => {
  const view = { seat: 1, table: { "evil-machinations": { loans: [0, 2, 1] } } } as unknown as View<TruckerTable>;
  expect(verdict(english!, names, [4, 9, 4], view)).toEqual([
    "You cannot repay 2 loans, and lose the game.",
    "Cid cannot repay a loan, and loses the game.",
  ]);
  expect(verdict(english!, names, [4, 4, 9], view).at(0)).toMatch("You cannot");
  const solvent = { seat: 1, table: {} } as unknown as View<TruckerTable>;
  expect(verdict(english!, names, [4, 9, 4], solvent)).toEqual(["Tied at 4 credits: Ada and Cid. The rank is shared."]);
});
