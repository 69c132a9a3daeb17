/** What Python says, recorded anew: the words of this client must say the same. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";

import { LANGUAGES, loadWords } from "$lib/words";

/** Inputs, and what is said in each language. */
export type Case<Inputs, Said = string> = Inputs & { said: Said[] };

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
