// @vitest-environment node
import { expect, test } from "vitest";

import { look } from "$lib/lookup";
import { readMove } from "$lib/moves";
import type { About, Asked, Event, Item, Seat } from "$lib/types";

import type { Facts, WildSpaceTable } from "../../src/boards/wild-space/types";
import { WildSpaceWords } from "../../src/boards/wild-space/words";
import { allWords, type Case, differences, expectWrittenDown, recorded } from "./told";

type OfMix<Inputs, Said = string> = Case<{ mix: string } & Inputs, Said>;

interface Sentences {
  names: string[];
  facts: Record<string, Facts>;
  tables: WildSpaceTable[];
  prompts: OfMix<{ prompt: string; about: About; verbs: string[] }>[];
  moves: OfMix<{ move: string; asked: Asked; table: number }, [string, string]>[];
  events: OfMix<{ event: Event; reader: Seat | null; table: number }>[];
  items: OfMix<{ item: Item }>[];
  pieces: OfMix<{ kind: string; piece: string }>[];
  lines: OfMix<{ kind: string; piece: string }>[];
}

const told = recorded<Sentences>("record_wild_space.py");
const mixes = Object.entries(told.facts);
const byMix = new Map(mixes.map(([mix, facts]) => [mix, allWords.map((words) => new WildSpaceWords(words, facts, told.names))]));
const ofMix = ({ mix }: { mix: string }) => byMix.get(mix) ?? [];

test("what is written down is what is said", () => {
  expectWrittenDown("wild-space.txt", told.readable);
});

test("every piece of every mix", () => {
  const named = [...told.pieces, ...told.lines];
  expect(differences(named, ofMix, (voice, { kind, piece }) => voice.name(kind, piece))).toEqual([]);
});

test("questions", () => {
  const different = differences(told.prompts, ofMix, (voice, { prompt, about, verbs }) => voice.prompt(prompt, about, verbs));
  expect(different).toEqual([]);
});

test("moves and what they give", () => {
  const different = differences(told.moves, ofMix, (voice, { move, asked, table }) =>
    voice.move(readMove(move), asked, look(told.tables, table)),
  );
  expect(different).toEqual([]);
});

test("events, for those who did them and for others", () => {
  const different = differences(told.events, ofMix, (voice, { event, reader, table }) =>
    voice.event(event, reader, look(told.tables, table)),
  );
  expect(different).toEqual([]);
});

test("items of the score", () => {
  expect(differences(told.items, ofMix, (voice, { item }) => voice.item(item))).toEqual([]);
});

test("a standing order does not know which card will lie there", () => {
  const { mix, asked, table } = told.moves.find(({ move }) => move === "draw left")!;
  const ordered = (move: string) =>
    ofMix({ mix }).map((voice) => voice.ordered(readMove(move), { ...asked, about: {} }, look(told.tables, table)));
  expect(ordered("draw left")[0]).toBe("draw the card on the left of the display");
  expect(ordered("meet 2")[0]).toBe("its condition number 2");
});

test("nothing was without words", () => {
  expect(allWords.flatMap((words) => [...words.problems])).toEqual([]);
});
