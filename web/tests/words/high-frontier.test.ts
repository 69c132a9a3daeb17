// @vitest-environment node
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";

import { type Bar, inWords, none } from "../../src/boards/high-frontier/routes";
import type { Facts, FrontierTable, Route } from "../../src/boards/high-frontier/types";
import { HighFrontierWords } from "../../src/boards/high-frontier/words";
import { allWords, type Case, differences, recorded, type Sentences, testSentences } from "./told";

interface Told extends Sentences<Facts, FrontierTable> {
  pieces: Case<{ kind: string; piece: string }>[];
  lines: Case<{ kind: string; piece: string }>[];
  routes: Case<{ route: Route }>[];
  bars: Case<{ to: string; bar: Bar }>[];
}

const told = recorded<Told>("record_high_frontier.py");
const voices = allWords.map((words) => new HighFrontierWords(words, told.facts, told.names));
const both = () => voices;

testSentences("high-frontier", told, voices);

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
