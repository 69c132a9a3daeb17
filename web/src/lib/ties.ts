/** Equal scores, and what decides among them. */

import type { Words } from "./words";

/** How a game speaks of a tie: `tie` and `of` where something is counted, `shared` where nothing decides. */
export type TieKeys = { tie: string; of: string } | { shared: string };

/** A sentence for every score that several share, the highest first; `counts` is what decides, by seat. */
export function tiesAmong(
  words: Words,
  names: readonly string[],
  scores: readonly number[],
  keys: TieKeys,
  counts: number[] = [],
): string[] {
  const tied = [...new Set(scores.filter((score, seat) => scores.indexOf(score) !== seat))].sort((a, b) => b - a);
  return tied.map((credits) => {
    const seats = scores.flatMap((score, seat) => (score === credits ? [seat] : []));
    const list = (say: (seat: number) => string) => words.listed("list-and", seats.map(say));
    if ("shared" in keys) return words.say(keys.shared, { credits, who: list((seat) => names[seat] ?? "?") });
    const who = list((seat) => words.say(keys.of, { who: names[seat] ?? "?", cards: counts[seat] ?? 0 }));
    const ranks = new Set(seats.map((seat) => counts[seat])).size;
    const shared = ranks === 1 ? "yes" : ranks < seats.length ? "some" : "no";
    return words.say(keys.tie, { credits, who, shared });
  });
}
