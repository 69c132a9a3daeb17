import { describe, expect, test } from "vitest";

import type { Decision } from "$lib/types";

import { targetsOf } from "../../src/boards/wild-space/targets";
import { dragsOf, dropped, meaning, scrollAt } from "../../src/motion/drag";

const because = { reason: "no" };

function asked(moves: string[], barred: string[] = [], seat = 1): Decision {
  const why = Object.fromEntries(barred.map((move) => [move, because]));
  return { kind: "choose", seat, prompt: "ws-play", about: {}, rule: "", moves, brings: {}, groups: {}, barred: why };
}

const drops = (decision: Decision, piece: string) => Object.fromEntries(targetsOf(decision).drags.get(piece) ?? []);

describe("where pieces of Wild Space are dragged", () => {
  test("a card is played on the own crew or on the chain, and nowhere else", () => {
    const move = { move: "play RO-13", legal: true };
    expect(drops(asked(["play RO-13", "skip"]), "hand.RO-13")).toEqual({ "crew-of.1": move, chain: move });
  });

  test("a card that does not fit can be tried", () => {
    expect(drops(asked(["skip"], ["play RO-13"]), "hand.RO-13")["crew-of.1"]).toEqual({ move: "play RO-13", legal: false });
  });

  test("a shuttle leads to every sector, with the reason where it may not land", () => {
    expect(drops(asked(["land PL-H1.left"], ["land PL-H1.right"]), "shuttles.1")).toEqual({
      "PL-H1.left": { move: "land PL-H1.left", legal: true },
      "PL-H1.right": { move: "land PL-H1.right", legal: false },
    });
  });

  test("an alien is taken to the crew or to the hand", () => {
    const found = drops(asked(["recruit AL-01", "reserve AL-01"]), "alien.AL-01");
    expect([found["crew-of.1"]?.move, found["hand-of.1"]?.move]).toEqual(["recruit AL-01", "reserve AL-01"]);
  });

  test.each([
    ["draw left", "display.left", "hand-of.1"],
    ["draw deck", "deck", "hand-of.1"],
    ["take deck", "deck", "crew-of.1"],
    ["discard RO-13", "hand.RO-13", "discard"],
    ["remove RO-13", "crew.RO-13", "discard"],
  ])("%s", (move, piece, place) => expect(drops(asked([move]), piece)[place]).toEqual({ move, legal: true }));

  test("a landed shuttle explores at the top of its own sector", () => {
    const move = { move: "explore PL-H1.left", legal: true };
    expect(drops(asked([move.move]), "shuttle.1.PL-H1.left")).toEqual({ "top.PL-H1.left": move });
  });

  test("a docked shuttle is launched to where it waits, and towards every sector that is open then", () => {
    const decision = asked(["launch 2"], ["land PL-H1.left", "land PL-5.left"]);
    decision.barred["land PL-H1.left"] = { reason: "ws-launch-first" };
    const move = { move: "launch 2", legal: true };
    expect(drops(decision, "slot.2")).toEqual({ "shuttles.1": move, "PL-H1.left": move });
  });

  test("what is answered in the panel is not dragged", () => {
    expect(targetsOf(asked(["skip", "renew", "meet 1"])).drags.size).toBe(0);
    expect(targetsOf(null).drags.size).toBe(0);
  });
});

test("a legal move goes before a barred one to the same place", () => {
  const found = dragsOf(["a"], ["b"], () => ({ piece: "piece", places: ["place"] }));
  expect(found.get("piece")?.get("place")).toEqual({ move: "a", legal: true });
});

describe("what a pointer means", () => {
  test.each([
    ["mouse", 3, 900, "waits"],
    ["mouse", 9, 10, "drags"],
    ["pen", 9, 10, "drags"],
    ["touch", 3, 100, "waits"],
    ["touch", 9, 100, "scrolls"],
    ["touch", 0, 300, "drags"],
  ])("a %s that has moved %i px after %i ms %s", (pointer, moved, held, meant) => {
    expect(meaning(pointer, moved, held)).toBe(meant);
  });

  const places = new Map([["crew-of.0", { move: "play A", legal: true }]]);

  test("the innermost place that knows the piece counts", () => {
    expect(dropped(["crew.B", "crew-of.0"], places, "hand.A")).toEqual({ move: "play A", legal: true });
  });

  test("elsewhere nothing happens, and it is said; over its own place, or over none, it is let go of", () => {
    expect(dropped(["deck"], places, "hand.A")).toBe("nowhere");
    expect(dropped(["hand.A", "hand-of.0"], places, "hand.A")).toBe("back");
    expect(dropped([], places, "hand.A")).toBe("back");
  });

  test("the page scrolls near its edges only", () => {
    expect([scrollAt(10, 800) < 0, scrollAt(400, 800), scrollAt(795, 800) > 0]).toEqual([true, 0, true]);
  });
});
