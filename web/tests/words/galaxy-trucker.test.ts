// @vitest-environment node
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";
import type { About, Asked, Event, Item, Seat } from "$lib/types";

import type { Facts, TruckerTable } from "../../src/boards/galaxy-trucker/types";
import { GalaxyTruckerWords, orderOfFlight } from "../../src/boards/galaxy-trucker/words";
import { allWords, type Case, differences, expectWrittenDown, recorded } from "./told";

interface Sentences {
  names: string[];
  facts: Facts;
  prompts: Case<{ prompt: string; about: About }>[];
  moves: Case<{ move: string; asked: Asked; table: TruckerTable }, [string, string]>[];
  amounts: Case<{ brings: string; amount: number }>[];
  events: Case<{ event: Event; reader: Seat | null }>[];
  items: Case<{ item: Item }>[];
  cards: Case<{ card: string }>[];
  tiles: Case<{ tile: string }>[];
}

const told = recorded<Sentences>("record_galaxy_trucker.py");
const voices = allWords.map((words) => new GalaxyTruckerWords(words, told.facts, told.names));
const both = () => voices;

test("what is written down is what is said", () => {
  expectWrittenDown("galaxy-trucker.txt", told.readable);
});

test("questions are those of Python", () => {
  expect(differences(told.prompts, both, (voice, { prompt, about }) => voice.prompt(prompt, about))).toEqual([]);
});

test("moves and what they give", () => {
  const ours = (voice: GalaxyTruckerWords, { move, asked, table }: (typeof told.moves)[number]) => voice.move(readMove(move), asked, table);
  expect(differences(told.moves, both, ours)).toEqual([]);
});

test("what is gained and given up", () => {
  expect(differences(told.amounts, both, (voice, { brings, amount }) => voice.amount(brings, amount))).toEqual([]);
});

test("what happened", () => {
  expect(differences(told.events, both, (voice, { event, reader }) => voice.event(event, reader))).toEqual([]);
});

test("the bill", () => {
  expect(differences(told.items, both, (voice, { item }) => voice.item(item))).toEqual([]);
});

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
