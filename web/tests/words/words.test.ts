// @vitest-environment node
import { describe, expect, test } from "vitest";

import type { About, Refusal } from "$lib/types";
import { capital, type ListKey, loadWords, type Words } from "$lib/words";

import { allWords, type Case, differences, recorded } from "./told";

interface Sentences {
  refusals: Case<Refusal>[];
  keys: Case<{ key: string; about: About }>[];
  lists: Case<{ key: ListKey; things: string[] }>[];
}

const sentences = recorded<Sentences>("record_catalogues.py");
const inAllWords = (): Words[] => allWords;

describe("the same words as in Python", () => {
  test("every key of the catalogues, with every variant", () => {
    const different = differences(sentences.keys, inAllWords, (words, { key, about }) => words.sentence(key, about));
    expect(different).toEqual([]);
    expect(sentences.keys.length).toBeGreaterThan(1000);
  });

  test("every refusal, with its place and its rule", () => {
    const different = differences(sentences.refusals, inAllWords, (words, { reason, ...why }) => words.refusal(reason, why));
    expect(different).toEqual([]);
  });

  test("lists of words and of phrases", () => {
    const different = differences(sentences.lists, inAllWords, (words, { key, things }) => words.listed(key, things));
    expect(different).toEqual([]);
  });

  test("without a problem", () => {
    expect(allWords.map((words) => [...words.problems])).toEqual([[], []]);
  });
});

test("a missing key is noticed and not fatal", async () => {
  const words = await loadWords("en");
  expect(words.say("no-such-key")).toBe("no-such-key");
  expect([...words.problems]).toEqual(["no-such-key"]);
});

test("a missing value is noticed and not fatal", async () => {
  const words = await loadWords("en", ["wild-space"]);
  expect(words.say("ws-quartz")).toBe("{$count} quartz");
  expect(words.problems.size).toBe(1);
});

test("only the first letter becomes a capital", () => {
  expect(["", "école", "l'Émissaire"].map(capital)).toEqual(["", "École", "L'Émissaire"]);
});
