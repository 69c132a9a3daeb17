import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { SOUNDS, Speaker } from "../../src/lib/sound";

const started: number[] = [];
let loudest = 0;

class Param {
  setValueAtTime = () => undefined;
  exponentialRampToValueAtTime = (value: number) => (loudest = Math.max(loudest, value));
}
class FakeContext {
  state = "running";
  currentTime = 10;
  destination = {};
  resume = () => Promise.resolve();
  createGain = () => ({ gain: new Param(), connect: () => undefined });
  createOscillator = () => ({
    frequency: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: object) => next,
    start: (at: number) => started.push(at),
    stop: () => undefined,
  });
}

beforeEach(() => {
  started.length = loudest = 0;
  vi.stubGlobal("AudioContext", FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is heard before the first gesture, and nothing is made up for", () => {
  const speaker = new Speaker(() => 1);
  speaker.listen();
  speaker.play("turn");
  expect(started).toEqual([]);
  dispatchEvent(new Event("keydown"));
  expect(started).toEqual([]);
  speaker.play("turn", 500);
  expect(started).toEqual([10.5, 10.62]);
});

test("nothing is heard when it is switched off, and half the volume is half as loud", () => {
  let loudness = 0;
  const speaker = new Speaker(() => loudness);
  speaker.listen();
  dispatchEvent(new Event("pointerdown"));
  speaker.play("over");
  expect(started).toEqual([]);
  loudness = 1;
  speaker.play("over");
  const loud = loudest;
  loudest = 0;
  loudness = 0.5;
  speaker.play("over");
  expect(loudest).toBeCloseTo(loud / 2);
});

test.each(Object.entries(SOUNDS))("%s is short and gentle", (_, notes) => {
  expect(notes.length).toBeGreaterThan(0);
  for (const { at = 0, rings, loud = 0.4 } of notes) {
    expect(at + rings).toBeLessThanOrEqual(1.2);
    expect(loud).toBeLessThanOrEqual(0.6);
  }
});
