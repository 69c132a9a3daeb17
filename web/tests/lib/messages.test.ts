// @vitest-environment node
import { expect, test } from "vitest";

import { changed } from "$lib/messages";
import type { Change, TableState } from "$lib/wire";

const before = { seat: 0, clocks: [1, 2], asked: null, view: { table: { turn: 3 }, deals: [] } } as unknown as TableState;

function change(parts: Partial<Change>): Change {
  return { type: "change", id: "t", since: 4, sequence: 5, last: 5, lines: [], state: {}, view: {}, ...parts };
}

test("parts that are not told stay as they were", () => {
  const update = changed(before, change({ state: { clocks: [1, 1] }, view: { table: { turn: 4 } } }));
  expect(update).toEqual({
    type: "update", id: "t", since: 4, sequence: 5, last: 5, lines: [],
    state: { seat: 0, clocks: [1, 1], asked: null, view: { table: { turn: 4 }, deals: [] } },
  }); // prettier-ignore
  expect(before.clocks).toEqual([1, 2]);
});

test("a game that begins has a view where there was none", () => {
  const update = changed({ ...before, view: null }, change({ state: { view: { table: { turn: 1 } } } }));
  expect(update.state.view).toEqual({ table: { turn: 1 } });
});
