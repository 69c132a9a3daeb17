import { expect, test } from "vitest";

import { clockFace } from "$lib/time";
import { tongue } from "$lib/tongue.svelte";

const DAY = 86_400;

test.each([
  ["en", ["3 days", "3 days", "2 days 23 h", "1 day 1 h", "1 day", "23:59:59", "0:07"]],
  ["fr", ["3 jours", "3 jours", "2 jours 23 h", "1 jour 1 h", "1 jour", "23:59:59", "0:07"]],
] as const)("the time left is rounded as a person would, in %s", async (language, said) => {
  await tongue.speak(language);
  const left = [3 * DAY, 3 * DAY - 5, 3 * DAY - 3600, DAY + 3000, DAY, DAY - 1, 7];
  expect(left.map(clockFace).map((face) => face.replaceAll("\u00a0", " "))).toEqual(said);
});
