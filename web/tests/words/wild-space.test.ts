// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";

import { readMove } from "$lib/moves";

import type { Card, Facts, WildSpaceTable } from "../../src/boards/wild-space/types";
import { WildSpaceWords } from "../../src/boards/wild-space/words";
import { allWords, differences, sentences, voices } from "./sentences";

type Speaker = Record<string, (...args: unknown[]) => unknown>;

const byMix = new Map<string, WildSpaceWords[]>();
const ofMix = ({ mix }: { mix: string }) => byMix.get(mix) ?? [];
const camel = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** `always_id` is an option here, under its name in this language. */
function options(given: Record<string, unknown>): unknown[] {
  const named = Object.entries(given).map(([name, value]) => [camel(name), value]);
  return named.length ? [Object.fromEntries(named)] : [];
}

describe("Wild Space says the same as in Python", () => {
  beforeAll(() => {
    for (const mix of Object.keys(sentences.facts)) byMix.set(mix, voices(mix));
  });

  test("every piece of every mix", () => {
    const different = differences(sentences.pieces, ofMix, (voice, { method, args, options: given }) =>
      (voice as unknown as Speaker)[camel(method)]?.(...args, ...options(given)),
    );
    expect(different).toEqual([]);
  });

  test("questions", () => {
    const different = differences(sentences.prompts, ofMix, (voice, { prompt, about, verbs }) =>
      voice.prompt(prompt, about, verbs),
    );
    expect(different).toEqual([]);
  });

  test("moves and what they give", () => {
    const different = differences(sentences.moves, ofMix, (voice, { move, asked, table }) =>
      voice.move(readMove(move), asked, sentences.tables[table] as WildSpaceTable),
    );
    expect(different).toEqual([]);
  });

  test("events, for those who did them and for others", () => {
    const different = differences(sentences.events, ofMix, (voice, { event, reader, captains }) => {
      voice.captains = captains;
      return voice.event(event, reader);
    });
    expect(different).toEqual([]);
  });

  test("items of the score", () => {
    expect(differences(sentences.items, ofMix, (voice, { item }) => voice.item(item))).toEqual([]);
  });

  test("and leaves no key wanting", () => {
    expect(allWords.map((words) => [...words.problems])).toEqual([[], []]);
  });
});

test("a card of a content pack that does nothing says so", () => {
  const facts = sentences.facts.company as Facts;
  const blank = { ...(facts.cards["SP-BEA-01"] as Card), veteran: false, effect: null, condition: null };
  const withBlank = { ...facts, cards: { ...facts.cards, "XX-1": blank } };
  const said = allWords.map((words) => new WildSpaceWords(words, withBlank, [], []).text("XX-1"));
  expect(said).toEqual(["no effect", "sans effet"]);
});
