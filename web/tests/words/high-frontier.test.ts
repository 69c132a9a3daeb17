// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";
import type { About, Asked, Event, Item, Seat } from "$lib/types";

import { RouteWords, type Bar } from "../../src/boards/high-frontier/routes";
import type { Facts, FrontierTable, Route } from "../../src/boards/high-frontier/types";
import { HighFrontierWords } from "../../src/boards/high-frontier/words";
import { allWords, type Case, differences } from "./sentences";

interface Sentences {
  names: string[];
  facts: Facts;
  prompts: Case<{ prompt: string; about: About }>[];
  moves: Case<{ move: string; asked: Asked; table: FrontierTable }, [string, string]>[];
  events: Case<{ event: Event; reader: Seat | null }>[];
  items: Case<{ item: Item }>[];
  cards: Case<{ card: string }>[];
  spaces: Case<{ space: string }>[];
  routes: Case<{ route: Route; black: string[] }>[];
  bars: Case<{ to: string; bar: Bar }>[];
}

const packed = readFileSync(join(import.meta.dirname, "high-frontier.json.gz"));
const told = JSON.parse(gunzipSync(packed).toString("utf-8")) as Sentences;
const voices = allWords.map((words) => new HighFrontierWords(words, told.facts, told.names));
const both = () => voices;

test("questions are those of Python", () => {
  expect(differences(told.prompts, both, (voice, { prompt, about }) => voice.prompt(prompt, about))).toEqual([]);
});

test("moves and what they give", () => {
  const ours = (voice: HighFrontierWords, { move, asked, table }: (typeof told.moves)[number]) =>
    voice.move(readMove(move), asked, table);
  expect(differences(told.moves, both, ours)).toEqual([]);
});

test("what happened", () => {
  expect(differences(told.events, both, (voice, { event, reader }) => voice.event(event, reader))).toEqual([]);
});

test("the score", () => {
  expect(differences(told.items, both, (voice, { item }) => voice.item(item))).toEqual([]);
});

test("routes, leg by leg", () => {
  const ours = (voice: HighFrontierWords, { route, black }: { route: Route; black: string[] }) => {
    const words = new RouteWords(voice, black);
    return [words.route(route), ...route.legs.map((leg) => words.leg(leg))].join(" | ");
  };
  expect(differences(told.routes, both, ours)).toEqual([]);
});

test("every card, and spaces", () => {
  const card = (voice: HighFrontierWords, { card }: { card: string }) =>
    [voice.card(card), ...told.facts.cards[card]!.sides.map((_, side) => voice.text(card, side))].join(" | ");
  expect(differences(told.cards, both, card)).toEqual([]);
  const space = (voice: HighFrontierWords, { space }: { space: string }) => `${voice.space(space)}: ${voice.aboutSpace(space)}`;
  expect(differences(told.spaces, both, space)).toEqual([]);
});

test("nothing was without words", () => {
  expect(allWords.flatMap((words) => [...words.problems])).toEqual([]);
});

test("why there is no route", () => {
  const ours = (voice: HighFrontierWords, { to, bar }: { to: string; bar: Bar }) => new RouteWords(voice, []).none(to, [bar]);
  expect(differences(told.bars, both, ours)).toEqual([]);
});
