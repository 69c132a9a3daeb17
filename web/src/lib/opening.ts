/** Opening a table and going there. */

import { api, request } from "./api";
import { newId } from "./ids";
import { notices } from "./notices.svelte";
import { go } from "./router.svelte";
import { session } from "./session.svelte";
import { tongue } from "./tongue.svelte";
import type { GameInfo, Option } from "./wire";

/** Who begins is drawn, and a game that knows tempi takes the table's. */
const UNASKED = ["first", "tempo"];

/** Whether who opens a table of so many seats chooses this. */
export function isAsked(option: Option, seats: number): boolean {
  const open = option.kind.startsWith("number") || option.choices.length > (option.kind === "choice" ? 1 : 0);
  return open && !UNASKED.includes(option.name) && goes(option.seats, seats);
}

const goes = (with_: readonly number[], seats: number) => !with_.length || with_.includes(seats);

/** What is chosen of all options, or holds where nothing was said. */
export function chosen(options: readonly Option[], said: Record<string, unknown>): Set<string> {
  return new Set(options.flatMap(({ name, default: usual }) => said[name] ?? usual).filter((value) => typeof value === "string"));
}

/** Whether an option means anything beside what else is chosen. */
export const means = ({ within }: Option, parts: Set<string>) => !within.length || within.some((part) => parts.has(part));

/** Keys of the advice for who opens a table: what is about all, and what is about these choices. */
export function adviceFor({ advice }: GameInfo, parts: Set<string>): string[] {
  return Object.keys(advice).filter((key) => advice[key]!.every((part) => parts.has(part)));
}

/** Every number of players, with one choice or another. */
export function allSeats({ seats, options }: GameInfo): number[] {
  const brought = options.flatMap(({ terms }) => Object.values(terms).flatMap(({ brings }) => brings));
  return [...new Set([...seats, ...brought])].sort((a, b) => a - b);
}

/** Why so many players cannot choose this, in words; nothing where they can. */
export function whyNot(option: Option, choice: string, seats: number): string {
  const terms = option.terms[choice];
  return !terms || goes(terms.seats, seats) ? "" : tongue.words!.refusal("choice-needs-other-seats", { about: { choice, seats } });
}

/** A table that begins at once: everybody who is needed sits already. */
export async function openTable(setup: Record<string, unknown>): Promise<void> {
  await session.somebody();
  const { id } = await api.open(setup);
  const command = { id: newId(), command: { do: "start", shuffle: false } };
  await request("POST", `/api/tables/${id}/commands`, command);
  go(`/tables/${id}`);
}

/** A table against two bots, at once. */
export async function startNow(game: string): Promise<void> {
  await notices.trying(() => openTable({ game, seats: 3, bots: { "1": "rookie", "2": "rookie" } }));
}

/** The own table of a lesson: the one that was left, or with `again` a new one. */
export async function startLesson(game: string, again = false): Promise<void> {
  await notices.trying(async () => {
    await session.somebody();
    go(`/tables/${(await api.learn(game, again)).id}`);
  });
}
