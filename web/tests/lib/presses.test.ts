/** The second of a double press is known as such, whatever pressed it. */

import { expect, test } from "vitest";

import { Presses } from "$lib/presses";

const HERE = { key: "", x: 200, y: 300 };
const BESIDE = { key: "", x: 203, y: 298 };
const BELOW = { key: "", x: 200, y: 346 };
const ENTER = { key: "enter", x: 0, y: 0 };
const ONE = { key: "1", x: 0, y: 0 };

/** Presses at these moments; which of them were second ones. */
function pressed(...presses: [{ key: string; x: number; y: number }, number, held?: boolean][]): boolean[] {
  const those = new Presses();
  return presses.map(([place, at, held]) => {
    those.down(place, at, held);
    return those.again;
  });
}

test("a double click is one press and its second", () => {
  expect(pressed([HERE, 0], [BESIDE, 50])).toEqual([false, true]);
  expect(pressed([HERE, 0], [HERE, 299])).toEqual([false, true]);
});

test("after 300 ms it is a press of its own", () => {
  expect(pressed([HERE, 0], [HERE, 300])).toEqual([false, false]);
});

test("whoever goes on pressing has pressed once", () => {
  expect(pressed([HERE, 0], [HERE, 200], [HERE, 400], [HERE, 800])).toEqual([false, true, true, false]);
});

test("elsewhere, or with another key, one may be as quick as one likes", () => {
  expect(pressed([HERE, 0], [BELOW, 30], [ENTER, 60])).toEqual([false, false, false]);
  expect(pressed([ONE, 0], [ENTER, 20], [HERE, 40])).toEqual([false, false, false]);
  expect(pressed([ONE, 0], [ONE, 20])).toEqual([false, true]);
});

test("whatever is pressed in between, the second press is one", () => {
  expect(pressed([HERE, 0], [BELOW, 30], [HERE, 60])).toEqual([false, false, true]);
  expect(pressed([ONE, 0], [ENTER, 20], [HERE, 40], [ONE, 60])).toEqual([false, false, false, true]);
  expect(pressed([HERE, 0], [{ ...ENTER, key: "shift" }, 20], [HERE, 40], [HERE, 700])).toEqual([false, false, true, false]);
});

test("a quick player is not held up by what was answered long ago", () => {
  const those = new Presses();
  const again = [HERE, BELOW, ONE, ENTER, HERE].map((place, n) => {
    those.down(place, n * 100);
    those.answered(n * 100 + 50);
    return those.again;
  });
  expect(again).toEqual([false, false, false, false, false]);
});

test("a key held down is pressed once, however long", () => {
  expect(pressed([ENTER, 0], [ENTER, 500, true], [ENTER, 533, true], [ENTER, 700])).toEqual([false, true, true, true]);
});

test("what is dragged is pressed where it is let go", () => {
  const those = new Presses();
  those.down(HERE, 0);
  those.up(BELOW, 400);
  those.down(BELOW, 500);
  expect(those.again).toBe(true);
  those.down(HERE, 550);
  expect(those.again).toBe(false);
});

test("what came late has not been read yet", () => {
  const those = new Presses();
  those.down(HERE, 0);
  those.answered(400);
  those.down(HERE, 450);
  expect(those.again).toBe(true);
});

test("a click belongs to its press; without one it is a press", () => {
  const those = new Presses();
  those.down(HERE, 0);
  those.click(HERE, 1);
  expect(those.again).toBe(false);
  those.click(HERE, 40);
  expect(those.again).toBe(true);
  those.click(BELOW, 60);
  expect(those.again).toBe(false);
});

test("what is done later was not done by the second press", async () => {
  const those = new Presses();
  those.down(HERE, 0);
  those.down(HERE, 50);
  expect(those.again).toBe(true);
  await new Promise((done) => setTimeout(done));
  expect(those.again).toBe(false);
});

test("a quick builder repeats a command; the press that put a pile back draws no tile", () => {
  const those = new Presses();
  const does = (place: typeof ONE, at: number, what: string) => {
    those.down(place, at);
    const may = !those.again || those.repeats(what);
    if (may) those.does(what);
    those.up(place, at + 10);
    return may;
  };
  expect(does(ONE, 0, "draw")).toBe(true);
  expect(does(ENTER, 120, "return")).toBe(true);
  expect(does(ONE, 240, "draw"), "another tile").toBe(true);
  expect(does(ENTER, 1000, "close")).toBe(true);
  expect(does(ENTER, 1100, "draw"), "in the place of the pile").toBe(false);
});

test("a second press is not meant for the page that the first one led to", () => {
  const those = new Presses();
  those.down(HERE, 1000);
  those.turned(1010);
  those.down(BESIDE, 1100);
  expect(those.strays).toBe(true);
  those.down(BELOW, 1150);
  expect(those.strays).toBe(false);
  those.down(BELOW, 1400);
  expect(those.strays).toBe(false);
});
