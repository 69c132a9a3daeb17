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
