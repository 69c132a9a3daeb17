/** What Python says, recorded anew: the words of this client must say the same. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { readMove } from "$lib/moves";
import type { Speaker, Speech } from "$lib/speaking";
import type { About, Asked, Event, Item, Seat } from "$lib/types";
import { LANGUAGES, loadWords } from "$lib/words";

/** Inputs, and what is said in each language. */
export type Case<Inputs, Said = string> = Inputs & { said: Said[] };

/** What is told at the tables of a game. */
export interface Sentences<Facts, Table> {
  names: string[];
  facts: Facts;
  prompts: Case<{ prompt: string; about: About }>[];
  moves: Case<{ move: string; asked: Asked; table: Table }, [string, string]>[];
  amounts?: Case<{ brings: string; amount: number }>[];
  events: Case<{ event: Event; reader: Seat | null }>[];
  items: Case<{ item: Item }>[];
}

const HERE = import.meta.dirname;
const PYTHON = join(HERE, "../../../.perihelion/env/bin/python");
const ENOUGH = 2 ** 28;

/** Of the recorder of a game, which stands beside this file. */
export function recorded<Told>(recorder: string): Told & { readable: string } {
  const told = execFileSync(PYTHON, [join(HERE, recorder)], { maxBuffer: ENOUGH, encoding: "utf-8" });
  return JSON.parse(told) as Told & { readable: string };
}

const PARTS = ["wild-space", "galaxy-trucker", "high-frontier", "lessons"];

export const allWords = await Promise.all(LANGUAGES.map((language) => loadWords(language, PARTS)));

/** A placeholder that was not filled, or a key without words. */
const UNTOLD = /\{ ?\$|"(event|move|brings|prompt|part|refused|web)-[a-z-]+"/;

/** Cases in which something else is said than in Python, or something is left unsaid. */
export function differences<Told extends { said: unknown[] }, Voice>(
  cases: Told[],
  voicesOf: (told: NoInfer<Told>) => Voice[],
  say: (voice: Voice, told: NoInfer<Told>) => unknown,
): unknown[] {
  return cases.flatMap((told) => {
    const ours = voicesOf(told).map((voice) => say(voice, told));
    const said = JSON.stringify(ours);
    return said === JSON.stringify(told.said) && !UNTOLD.test(said) ? [] : [{ ...told, ours }];
  });
}

/** The text file of a game holds what is said today; if not, its recorder is run with `--write`, and read. */
export function expectWrittenDown(file: string, readable: string): void {
  expect(readFileSync(join(HERE, file), "utf-8")).toBe(readable);
}

/** Tests that the voices of a game, one for each language, say as Python does whatever is told at its tables. */
export function testSentences<Facts extends { speech: Speech }, Table>(
  game: string,
  told: Sentences<Facts, Table> & { readable: string },
  voices: Speaker<Facts, Table>[],
): void {
  const both = () => voices;
  test("what is written down is what is said", () => {
    expectWrittenDown(`${game}.txt`, told.readable);
  });
  test("questions", () => {
    expect(differences(told.prompts, both, (voice, { prompt, about }) => voice.prompt(prompt, about))).toEqual([]);
  });
  test("moves and what they give", () => {
    expect(differences(told.moves, both, (voice, { move, asked, table }) => voice.move(readMove(move), asked, table))).toEqual([]);
  });
  test("what is gained and given up", () => {
    expect(differences(told.amounts ?? [], both, (voice, { brings, amount }) => voice.amount(brings, amount))).toEqual([]);
  });
  test("what happened", () => {
    expect(differences(told.events, both, (voice, { event, reader }) => voice.event(event, reader))).toEqual([]);
  });
  test("the score", () => {
    expect(differences(told.items, both, (voice, { item }) => voice.item(item))).toEqual([]);
  });
}
