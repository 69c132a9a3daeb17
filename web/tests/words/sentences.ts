/** What Python's words say, as `record.py` has written it down. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import type { About, Asked, Event, Item, Refusal, Seat } from "$lib/types";
import { LANGUAGES, type ListKey, loadWords, type Words } from "$lib/words";

import type { Facts, WildSpaceTable } from "../../src/boards/wild-space/types";
import { type MoveInWords, WildSpaceWords } from "../../src/boards/wild-space/words";

/** Inputs, and what is said in each language. */
export type Case<Inputs, Said = string> = Inputs & { said: Said[] };
type OfMix<Inputs, Said = string> = Case<{ mix: string } & Inputs, Said>;

export interface Sentences {
  names: string[];
  facts: Record<string, Facts>;
  tables: WildSpaceTable[];
  prompts: OfMix<{ prompt: string; about: About; verbs: string[] }>[];
  moves: OfMix<{ move: string; asked: Asked; table: number }, MoveInWords>[];
  events: OfMix<{ event: Event; reader: Seat | null; captains: string[] }>[];
  items: OfMix<{ item: Item }>[];
  pieces: OfMix<{ method: string; args: unknown[]; options: Record<string, unknown> }, unknown>[];
  refusals: Case<Refusal>[];
  keys: Case<{ key: string; about: About }>[];
  lists: Case<{ key: ListKey; things: string[] }>[];
}

const packed = readFileSync(join(import.meta.dirname, "sentences.json.gz"));
export const sentences = JSON.parse(gunzipSync(packed).toString("utf-8")) as Sentences;

const PARTS = ["wild-space", "galaxy-trucker", "high-frontier", "lessons"];
export const allWords = await Promise.all(LANGUAGES.map((language) => loadWords(language, PARTS)));

/** The words of a mix in each language. */
export function voices(mix: string, captains: string[] = []): WildSpaceWords[] {
  const facts = sentences.facts[mix] as Facts;
  return allWords.map((words) => new WildSpaceWords(words, facts, sentences.names, captains));
}

/** A placeholder that was not filled, or a key without words. */
const UNTOLD = /\{ ?\$|"(event|move|prompt|part|refused|web)-[a-z-]+"/;

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

export const inAllWords = (): Words[] => allWords;
