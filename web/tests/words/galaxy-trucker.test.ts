// @vitest-environment node
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";

import type { Facts, TruckerTable } from "../../src/boards/galaxy-trucker/types";
import { GalaxyTruckerWords, orderOfFlight } from "../../src/boards/galaxy-trucker/words";
import { allWords, type Case, differences, recorded, type Sentences, testSentences } from "./told";

interface Told extends Sentences<Facts, TruckerTable> {
  cards: Case<{ card: string }>[];
  tiles: Case<{ tile: string }>[];
}

const told = recorded<Told>("record_galaxy_trucker.py");
const voices = allWords.map((words) => new GalaxyTruckerWords(words, told.facts, told.names));
const both = () => voices;

testSentences("galaxy-trucker", told, voices);

test("every card and every tile", () => {
  expect(differences(told.cards, both, (voice, { card }) => `${voice.name("card", card)}: ${voice.name("text", card)}`)).toEqual([]);
  expect(differences(told.tiles, both, (voice, { tile }) => `${voice.name("new-tile", tile)}, ${voice.name("sides", tile)}`)).toEqual([]);
});

test("a standing order does not know what will lie there", () => {
  const { move, asked, table } = told.moves.find((one) => one.move.startsWith("power"))!;
  const [said] = voices.map((voice) => voice.ordered(readMove(move), asked, table));
  expect(said).toBe(`power the part at ${readMove(move).args[0]}`);
});

test("nothing was without words", () => {
  expect(allWords.flatMap((words) => [...words.problems])).toEqual([]);
});

test("the leader comes first, whatever seat it has", () => {
  expect(orderOfFlight(Object.entries({ 2: 7, 0: -3, 1: 9 }))).toEqual([
    ["1", 9],
    ["2", 7],
    ["0", -3],
  ]);
});
