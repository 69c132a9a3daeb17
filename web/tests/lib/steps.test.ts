/** Stepping through a replay, nobody is shown that a second passed. */

import { expect, test } from "vitest";

import { pauseAt, stepAt, stepsOf } from "$lib/steps";
import type { Event, Line } from "$lib/wire";

const event: Event = { seq: 1, kind: "gt-drew", seat: 0, rule: "", data: {} };
const LINES: Line[] = [
  { sequence: 1, at: 0, kind: "opened" },
  { sequence: 2, at: 0, kind: "started", events: [] },
  { sequence: 3, at: 0, kind: "acted", by: "clock", events: [] },
  { sequence: 4, at: 0, kind: "acted", by: "person", seat: 0, events: [event] },
  { sequence: 5, at: 0, kind: "acted", by: "clock", events: [] },
  { sequence: 6, at: 0, kind: "acted", by: "clock", events: [] },
  { sequence: 7, at: 0, kind: "acted", by: "clock", events: [{ ...event, kind: "gt-time-up", seat: null }] },
  { sequence: 8, at: 0, kind: "acted", by: "person", seat: 0, events: [] },
  { sequence: 9, at: 0, kind: "said" },
];

test("bare ticks of the clock are skipped, and what they brought about is not", () => {
  expect(stepsOf(LINES)).toEqual([2, 4, 7, 8, 9]);
});

test("a link to a tick leads to what happened before it", () => {
  const steps = stepsOf(LINES);
  expect([0, 2, 3, 4, 6, 7, 99].map((sequence) => steps[stepAt(steps, sequence)])).toEqual([2, 2, 2, 4, 4, 7, 9]);
});

test("what is built is watched in twenty seconds, and what follows at its usual pace", () => {
  const told = (sequence: number, kind: string): Line => ({ sequence, at: 0, kind: "acted", seat: 0, events: [{ ...event, kind }] });
  const lines = [
    told(1, "gt-prepared"),
    ...Array.from({ length: 99 }, (_, n) => told(n + 2, "gt-drew")),
    told(101, "gt-built"),
    told(102, "gt-card"),
  ];
  const film = { from: "gt-prepared", to: "gt-built", seconds: 20 };
  const steps = lines.map(({ sequence }) => sequence);
  expect(pauseAt(lines, steps, 50, film)).toBe(200);
  expect(pauseAt(lines, steps, 101, film)).toBe(1000);
  expect(pauseAt(lines, steps, 50, undefined)).toBe(1000);
});
