/** Equal scores in High Frontier, and what decides among them. */

import { tiesAmong } from "$lib/ties";

import { waterOf } from "./stacks";
import type { FrontierTable } from "./types";
import type { HighFrontierWords } from "./words";

/** Who goes first among equals: the most water, that in the tanks of a rocket at LEO included. [HF-7.1.7] */
export function tiesIn({ words, names }: HighFrontierWords, { players }: FrontierTable): string[] {
  const scores = players.map(({ score }) => score);
  return tiesAmong(words, names, scores, { tie: "hf-score-tie", of: "hf-score-tie-of" }, players.map(waterOf));
}
