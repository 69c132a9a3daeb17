/** The log of a table: what is taken back is gone from it, and one line says so. */

import { expect, test } from "vitest";

import { withLine, type Entry } from "$lib/table.svelte";
import type { Line } from "$lib/wire";

let sequence = 0;
const line = (kind: string, more: Partial<Line> = {}): Line => ({ sequence: ++sequence, at: 0, kind, ...more });
const told = (seq: number): Line => line("acted", { seat: 0, events: [{ seq, kind: "landed", seat: 0, rule: "", data: {} }] });
const undone = (kept: number, seat = 0): Line =>
  line("undone", { seat, kept, events: [{ seq: kept + 1, kind: "undone", seat, rule: "", data: {} }] });
const log = (...lines: Line[]): Entry[] => lines.reduce(withLine, [] as Entry[]);
const shown = (entries: Entry[]) => entries.map(({ line, event, count }) => [event?.kind ?? line.kind, count ?? 0]);

test("any number of moves taken back is one line", () => {
  expect(shown(log(told(1), told(2), told(3), undone(2), undone(1)))).toEqual([
    ["landed", 0],
    ["undone", 2],
  ]);
});

test("moves taken back, made again and taken back again are one line", () => {
  expect(shown(log(told(1), told(2), undone(1), told(3), undone(2)))).toEqual([
    ["landed", 0],
    ["undone", 2],
  ]);
});

test("what was said about it goes with it", () => {
  const asked = [line("undo-asked", { seat: 0 }), line("undo-answered", { seat: 1 })];
  expect(shown(log(told(1), told(2), ...asked, undone(1)))).toEqual([
    ["landed", 0],
    ["undone", 1],
  ]);
});

test("a line between keeps them apart", () => {
  const chat = line("said", { name: "Ben", text: "Sure?" });
  expect(shown(log(told(1), told(2), undone(1), chat, undone(0)))).toEqual([
    ["undone", 1],
    ["said", 0],
    ["undone", 1],
  ]);
});
