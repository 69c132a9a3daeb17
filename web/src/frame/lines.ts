/** Lines of a table's log in words. */

import type { GameWords } from "../boards/board";
import type { Entry, TableSession } from "../lib/table.svelte";
import { say } from "../lib/tongue.svelte";
import type { View } from "../lib/types";
import type { Line } from "../lib/wire";

/** Whose log it is, and how it is told. */
export interface Told {
  session: TableSession;
  said: GameWords;
  view: View;
  names: string[];
}

export function wordsOf(entry: Entry, said: GameWords, view: View, names: string[]): string {
  return entry.event ? said.event(entry.event, view) : lineWords(entry.line, names, entry.count);
}

export function lineWords(line: Line, names: string[], count = 1): string {
  if (line.kind === "said") return `${line.name as string}: ${line.text as string}`;
  const seated = typeof line.seat === "number" ? names[line.seat] : undefined;
  const name = (line.name as string | undefined) || (seated ?? "?"); // who sat down there has been moved since, perhaps
  if (line.silent === false) return say("web-line-silenced-no-more"); // a line without it is as it always was
  return say(`web-line-${line.kind}${line.consent?.length ? "-consent" : ""}`, { name, count });
}

/** Who acted, where it was not the player: an order, a stand-in, the clock. */
export function markOf(entry: Entry): string {
  const by = entry.line.by ?? "person";
  return ["order", "stand-in", "clock"].includes(by) ? say(`web-by-${by}`) : "";
}
