/** What the verdict adds to the scores: who lost by a loan, however rich, and who shares a rank. */

import { look } from "$lib/lookup";
import { tiesAmong } from "$lib/ties";
import type { View } from "$lib/types";
import type { Words } from "$lib/words";

import type { TruckerTable } from "./types";

/** Whoever could not repay a loan has lost and is in no tie; nothing breaks the others'.  [BE-5.8 GT-22.1] */
export function verdict(words: Words, names: readonly string[], scores: readonly number[], view: View<TruckerTable>): string[] {
  const loans = view.table["evil-machinations"]?.loans ?? [];
  const solvent = <T>(all: readonly T[]) => all.filter((_, seat) => !loans[seat]);
  const lost = [...loans.entries()].flatMap(([seat, count]) =>
    count ? [words.say("event-gt-in-debt", { you: seat === view.seat, who: look(names, seat), count })] : [],
  );
  return [...lost, ...tiesAmong(words, solvent(names), solvent(scores), { shared: "score-shared" })];
}
