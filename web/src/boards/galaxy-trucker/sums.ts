/** What a strength is made of, as the rules say it. */

import { say } from "../../lib/tongue.svelte";
import type { BoardProps } from "../board";
import type { Counted } from "./counts";
import type { Safety, Term } from "./types";
import { strengthInWords, type GalaxyTruckerWords } from "./words";

/** The sum of engines or cannons; the other figures count what is seen. */
export async function sumOf(ask: NonNullable<BoardProps["ask"]>, seat: number, what: Counted, said: GalaxyTruckerWords) {
  if (what !== "engines" && what !== "cannons") return null;
  const safety = await ask<Safety>({ ask: "odds", seat });
  return safety && inSum(safety[what], said);
}

export function inSum(terms: readonly Term[], said: GalaxyTruckerWords): string {
  if (!terms.length) return say("web-gt-sum-none");
  const told = terms.map(({ square, adds, battery, alien }) =>
    say("gt-sheet-term", { adds: strengthInWords(adds) || "0", square, battery, alien: alien || "none" }),
  );
  const sum = terms.reduce((all, { adds }) => all + adds, 0);
  return said.words.say("web-gt-sum", { terms: told.join(" + "), sum: strengthInWords(sum) || "0" });
}
