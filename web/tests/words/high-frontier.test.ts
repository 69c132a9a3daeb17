// @vitest-environment node
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";
import type { About, Asked, Event, Item, Seat } from "$lib/types";

import { type Bar, inWords, none } from "../../src/boards/high-frontier/routes";
import type { Facts, FrontierTable, Route } from "../../src/boards/high-frontier/types";
import { HighFrontierWords } from "../../src/boards/high-frontier/words";
import { allWords, type Case, differences, expectWrittenDown, recorded } from "./told";

interface Sentences {
  names: string[];
  facts: Facts;
  prompts: Case<{ prompt: string; about: About }>[];
  moves: Case<{ move: string; asked: Asked; table: FrontierTable }, [string, string]>[];
  amounts: Case<{ brings: string; amount: number }>[];
  events: Case<{ event: Event; reader: Seat | null }>[];
  items: Case<{ item: Item }>[];
  pieces: Case<{ kind: string; piece: string }>[];
  lines: Case<{ kind: string; piece: string }>[];
  routes: Case<{ route: Route }>[];
  bars: Case<{ to: string; bar: Bar }>[];
}

const told = recorded<Sentences>("record_high_frontier.py");
const voices = allWords.map((words) => new HighFrontierWords(words, told.facts, told.names));
const both = () => voices;

test("what is written down is what is said", () => {
  expectWrittenDown("high-frontier.txt", told.readable);
});

test("questions are those of Python", () => {
  expect(differences(told.prompts, both, (voice, { prompt, about }) => voice.prompt(prompt, about))).toEqual([]);
});

test("moves and what they give", () => {
  const ours = (voice: HighFrontierWords, { move, asked, table }: (typeof told.moves)[number]) => voice.move(readMove(move), asked, table);
  expect(differences(told.moves, both, ours)).toEqual([]);
});

test("what is gained and given up", () => {
  expect(differences(told.amounts, both, (voice, { brings, amount }) => voice.amount(brings, amount))).toEqual([]);
});

test("what happened", () => {
  expect(differences(told.events, both, (voice, { event, reader }) => voice.event(event, reader))).toEqual([]);
});

test("the score", () => {
  expect(differences(told.items, both, (voice, { item }) => voice.item(item))).toEqual([]);
});

test("routes, leg by leg", () => {
  const ours = (voice: HighFrontierWords, { route }: { route: Route }) =>
    [inWords(voice, route), ...route.legs.map((leg) => voice.phrase(leg.said))].join(" | ");
  expect(differences(told.routes, both, ours)).toEqual([]);
});

test("every piece", () => {
  expect(differences([...told.pieces, ...told.lines], both, (voice, { kind, piece }) => voice.name(kind, piece))).toEqual([]);
});

test("a standing order does not know which patent will lie on top", () => {
  const { asked, table } = told.moves.find(({ move }) => move === "research thruster")!;
  const [said] = voices.map((voice) => voice.ordered(readMove("research thruster"), asked, table));
  expect(said).toBe("put up the patent on top of the thruster deck");
});

test("nothing was without words", () => {
  expect(allWords.flatMap((words) => [...words.problems])).toEqual([]);
});

test("why there is no route", () => {
  const ours = (voice: HighFrontierWords, { to, bar }: { to: string; bar: Bar }) => none(voice, to, [bar]);
  expect(differences(told.bars, both, ours)).toEqual([]);
});
