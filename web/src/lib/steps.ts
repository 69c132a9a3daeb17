/** The steps of a replay: lines of the log at which something happened. */

import type { Line } from "./wire";

/** The numbers of the lines from the start of the game on; that time passed, and nothing else, is no step. */
export function stepsOf(lines: readonly Line[]): number[] {
  const first = lines.findIndex(({ kind }) => kind === "started");
  return lines.filter((line, n) => n >= first && !isBareTick(line)).map(({ sequence }) => sequence);
}

function isBareTick({ kind, seat, events }: Line): boolean {
  return kind === "acted" && seat == null && !events?.length;
}

/** The step at which the table stood as after this line. */
export function stepAt(steps: readonly number[], sequence: number): number {
  return Math.max(
    steps.findLastIndex((step) => step <= sequence),
    0,
  );
}

/** A part of a game that is watched as a film: from an event of one kind to one of another, in so many seconds. */
export interface Film {
  from: string;
  to: string;
  seconds: number;
}

const USUAL = 1000;
const SHORTEST = 40;

/** How long (ms) a replay that runs stays at a step: a second, or less where that is part of a film. */
export function pauseAt(lines: readonly Line[], steps: readonly number[], at: number, film: Film | undefined): number {
  if (!film) return USUAL;
  const has = (kind: string) => lines.filter(({ events }) => events?.some((event) => event.kind === kind)).map(({ sequence }) => sequence);
  const begins = has(film.from).findLast((sequence) => sequence <= at) ?? -1;
  const ends = has(film.to).find((sequence) => sequence > begins) ?? Infinity;
  if (begins < 0 || at >= ends) return USUAL;
  const within = steps.filter((step) => step >= begins && step < ends).length;
  return Math.min(USUAL, Math.max(SHORTEST, (1000 * film.seconds) / within));
}
