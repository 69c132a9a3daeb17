// @vitest-environment node
import { expect, test } from "vitest";

import type { Facts, TruckerTable } from "../../src/boards/galaxy-trucker/types";
import { GalaxyTruckerWords } from "../../src/boards/galaxy-trucker/words";
import { allWords, type Case, differences, recorded, type Sentences, testSentences } from "./told";

interface Told extends Sentences<Facts, TruckerTable> {
  cards: Case<{ card: string }>[];
  tiles: Case<{ tile: string }>[];
}

const told = recorded<Told>("record_galaxy_trucker_expansions.py");
const voices = allWords.map((words) => new GalaxyTruckerWords(words, told.facts, told.names));
const both = () => voices;

testSentences("galaxy-trucker-expansions", told, voices);

test("every card and every tile", () => {
  expect(differences(told.cards, both, (voice, { card }) => `${voice.name("card", card)}: ${voice.name("text", card)}`)).toEqual([]);
  expect(differences(told.tiles, both, (voice, { tile }) => `${voice.name("new-tile", tile)}, ${voice.name("sides", tile)}`)).toEqual([]);
});

test("nothing was without words", () => {
  expect(allWords.flatMap((words) => [...words.problems])).toEqual([]);
});
