import { describe, expect, test } from "vitest";

import { at, fly, heard, restsAfter, rise, roomFor, schedule, soundsOf, type Step } from "../../src/motion/plan";

const step = (...sounds: ("draw" | "play")[]): Step =>
  sounds.length ? sounds.map((sound) => fly("card.A", "deck", "hand.A", { sound })) : [fly("card.A", "deck", "hand.A")];
const steps = (count: number) => Array.from({ length: count }, () => step());

describe("a plan of movements", () => {
  test("a few steps follow one another", () => {
    expect(schedule(steps(3), "normal").map(({ start }) => start)).toEqual([0, 280, 560]);
  });

  test("many steps overlap, each under 300 ms and all within a second and a half", () => {
    for (const count of [1, 2, 6, 40, 500]) {
      const timed = schedule(steps(count), "normal");
      expect(Math.max(...timed.map(({ length }) => length))).toBeLessThan(300);
      expect(restsAfter(timed)).toBeLessThanOrEqual(1500);
    }
    expect(restsAfter(schedule(steps(40), "fast"))).toBeLessThanOrEqual(700);
  });

  test("the movements of a step begin together, and an empty step takes no time", () => {
    const timed = schedule([step("draw", "play"), [], step()], "normal");
    expect(timed.map(({ start }) => start)).toEqual([0, 0, 280]);
  });

  test("of very many only the last are shown", () => {
    const many = Array.from({ length: 100 }, (_, n) => [fly(`card.${n}`, "deck", "discard")]);
    const faces = schedule(many, "normal").map(({ face }) => face);
    expect([faces.length, faces[0], faces.at(-1)]).toEqual([24, "card.76", "card.99"]);
  });

  test("what still moves gets the time that is left, and never none", () => {
    expect(roomFor(schedule(steps(1), "normal"), "normal")).toBe(1220);
    expect(roomFor(schedule(steps(40), "normal"), "normal")).toBe(280);
  });

  test("the same sound is not heard twice at a time", () => {
    const timed = schedule([step("draw", "draw", "play"), step("draw")], "normal");
    expect(heard(timed)).toEqual([
      { sound: "draw", start: 0 },
      { sound: "play", start: 0 },
      { sound: "draw", start: 280 },
    ]);
    expect(soundsOf([step("draw", "draw"), step("play")])).toEqual(["draw", "play"]);
  });

  test("a place may be given alone or with others to fall back on", () => {
    expect(fly("back", "deck", ["hand.A", "hand-of.1"])).toMatchObject({ from: ["deck"], to: ["hand.A", "hand-of.1"] });
    expect(at("turn", "planet.PL-1", "reveal")).toMatchObject({ to: ["planet.PL-1"], sound: "reveal" });
    expect(rise("+3", "credits.0")).toMatchObject({ kind: "rise", face: "+3", to: ["credits.0"] });
  });
});
