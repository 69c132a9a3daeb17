/** How a game ended, part by part: whoever competed, seats first, and what each had for what. */

import type { Decided, Item, Result, Swing } from "./wire";

export interface Row {
  /** Counted from 0, the seats first, then rivals that sit in none. */
  who: number;
  name: string;
  rank: number;
  total: number;
  /** What each part brought, in the order of the parts. */
  sums: number[];
  items: Item[];
}

export interface Reckoning {
  parts: string[];
  /** The first in rank first. */
  rows: Row[];
  /** The longest bar: what somebody gained before anything is taken off. */
  longest: number;
}

/** Everybody's score by its parts; `names` are those of the seats, then of the rivals. */
export function reckon(result: Result, names: readonly string[]): Reckoning {
  const sheets = [...result.parts, ...Object.values(result.rivals ?? {})];
  const parts = [...new Set(sheets.flatMap((items) => items.map(({ part }) => part)))];
  const rows = sheets.map((items, who) => {
    const sums = parts.map((part) => total(items.filter((item) => item.part === part)));
    return { who, name: names[who] ?? "?", rank: rankOf(result, who), total: total(items), sums, items };
  });
  const gains = rows.map(({ sums }) => sums.reduce((all, sum) => all + Math.max(0, sum), 0));
  return { parts, rows: rows.sort((a, b) => a.rank - b.rank || a.who - b.who), longest: Math.max(1, ...gains) };
}

const total = (items: readonly Item[]) => items.reduce((all, { credits }) => all + credits, 0);

/** A rival is first where nobody won, and second where somebody did. */
function rankOf(result: Result, who: number): number {
  return result.ranks[who] ?? (result.winners.length ? 2 : 1);
}

/** What somebody has once so many parts are counted. */
export function counted(row: Row, parts: number): number {
  return row.sums.slice(0, parts).reduce((all, sum) => all + sum, 0);
}

/**
 * By how much the first won: null where nobody else competed, or the victory is shared; below 0 where the next had more
 * and has lost all the same.
 */
export function margin({ rows }: Reckoning): number | null {
  const [first, second] = rows;
  return first && second && first.rank < second.rank ? first.total - second.total : null;
}

/** The course of everybody's score as lines in a box of this size; the moment of a swing is `at`. */
export function courseOf({ course }: Decided, swing: Swing, wide: number, high: number) {
  const [first, last] = [course[0]?.sequence ?? 0, Math.max(course.at(-1)?.sequence ?? 1, swing.sequence)];
  const all = course.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (sequence: number) => (wide * (sequence - first)) / Math.max(1, last - first);
  const y = (score: number) => high - (high * (score - least)) / (most - least);
  const point = (n: number, d: number) => Math.round(n * 10 ** d) / 10 ** d;
  const lines = (course[0]?.scores ?? []).map((_, who) => {
    const steps = course.map(({ sequence, scores }) => `H${point(x(sequence), 1)}V${point(y(scores[who]!), 1)}`);
    return `M0 ${point(y(course[0]!.scores[who]!), 1)}${steps.join("")}H${wide}`;
  });
  return { lines, at: { x: point(x(swing.sequence), 1), y: point(y(swing.scores[swing.who] ?? 0), 1) } };
}
