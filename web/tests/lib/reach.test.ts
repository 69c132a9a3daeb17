/** What reads waits for the server; what acts is told at once. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { reach } from "$lib/reach.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who cannot be reached so often, then answers. */
function far(failures: number): () => Promise<string> {
  return async () => {
    if (failures-- > 0) throw new TypeError("Failed to fetch");
    return "here";
  };
}

test("a reader asks again until there is an answer", async () => {
  const answer = reach.patiently(far(3));
  await vi.advanceTimersByTimeAsync(0);
  expect([reach.lost, reach.waiting]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await expect(answer).resolves.toBe("here");
  expect([reach.lost, reach.waiting]).toEqual([false, 0]);
});

test("whoever waits can be told to ask now", async () => {
  const answers = Promise.all([reach.patiently(far(1)), reach.patiently(far(1))]);
  await vi.advanceTimersByTimeAsync(0);
  expect(reach.waiting).toBe(2);
  reach.tryNow();
  await expect(answers).resolves.toEqual(["here", "here"]);
});

test("what is refused is an answer, and what acts does not wait", async () => {
  const refuse = async () => {
    throw new Error("no");
  };
  await expect(reach.patiently(refuse)).rejects.toThrow("no");
  expect(reach.lost).toBe(false);
  await expect(reach.once(far(1))).rejects.toThrow(TypeError);
  expect([reach.lost, reach.waiting]).toEqual([true, 0]);
});
