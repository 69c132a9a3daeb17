import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import type { About, Event, Seat } from "$lib/types";

import { movements } from "../../src/boards/wild-space/movements";
import type { WildSpaceTable } from "../../src/boards/wild-space/types";

const table = (more: object = {}) =>
  ({ display: { left: "A", middle: "B", right: "C" }, players: [{ credits: 0 }, { credits: 5 }], ...more }) as unknown as WildSpaceTable;

function happens(kind: string, seat: Seat | null, data: About): Event {
  return { seq: 1, kind, seat, rule: "", data };
}

/** Each movement as `face: from -> to`, steps apart. */
function shown(events: Event[], before = table(), after = before): string[][] {
  return movements(events, before, after).map((step) =>
    step.map(({ kind, face, from, to }) => (kind === "fly" ? `${face}: ${from[0]} -> ${to[0]}` : `${kind} ${face}${face && " "}${to[0]}`)),
  );
}

describe("what moves in Wild Space", () => {
  test("a shuttle flies from the supply to its sector", () => {
    expect(shown([happens("ws-landed", 1, { sector: "PL-H1.left" })])).toEqual([["shuttle.1: shuttles.1 -> shuttle.1.PL-H1.left"]]);
  });

  test("a card drawn from the display goes to the hand, then its slot is filled from the deck", () => {
    const events = [happens("ws-drew", 0, { card: "A", slot: "left" }), happens("ws-laid", null, { card: "D", slot: "left" })];
    expect(shown(events)).toEqual([["card.A: display.left -> hand.A"], ["card.D: deck -> display.left"]]);
  });

  test("of a card somebody else draws blindly the back is seen, one's own is turned over", () => {
    const draws = [happens("ws-drew-blind", 1, {}), happens("ws-drew-blind", 0, { card: "D" })];
    const [theirs, mine] = movements(draws, table(), table()).flat();
    expect(theirs).toMatchObject({ face: "back", to: ["hand-of.1"] });
    expect(mine).toMatchObject({ face: "card.D", hidden: "back", to: ["hand.D", "hand-of.0"] });
  });

  test("cards drawn together fly one by one", () => {
    expect(shown([happens("ws-drew-three", 1, { count: 3 })])).toHaveLength(3);
    expect(shown([happens("ws-drew-three", 0, { count: 2, cards: ["D", "E"] })])).toEqual([
      ["card.D: deck -> hand.D"],
      ["card.E: deck -> hand.E"],
    ]);
  });

  test("a card that is taken leaves before its slot is filled, though the log tells it afterwards, and flies once", () => {
    const events = [
      happens("ws-laid", null, { card: "D", slot: "left" }),
      happens("ws-took", 0, { card: "A", source: "left" }),
      happens("ws-played", 0, { card: "A" }),
    ];
    expect(shown(events)).toEqual([["card.A: display.left -> crew.A"], ["card.D: deck -> display.left"]]);
  });

  test("a card that came just now and is taken at once leaves after it came", () => {
    const events = [happens("ws-laid", null, { card: "D", slot: "left" }), happens("ws-smuggler-took", null, { card: "D" })];
    expect(shown(events)).toEqual([
      ["card.D: deck -> display.left"],
      ["claw: smuggler -> display.left"],
      ["card.D: display.left -> smuggler-crew.D"],
    ]);
  });

  test("a new display takes the old one away with the card given for it", () => {
    expect(shown([happens("ws-renewed", 0, { card: "X" })])).toEqual([
      [
        "card.X: hand.X -> discard",
        "card.A: display.left -> discard",
        "card.B: display.middle -> discard",
        "card.C: display.right -> discard",
      ],
    ]);
  });

  test("a recruited alien flies to the crew, and quartz is paid", () => {
    const before = table({ encounters: { display: { left: "AL-1", middle: null, right: null } } });
    const events = [
      happens("ws-recruited", 0, { card: "AL-1", cost: 2 }),
      happens("ws-alien-laid", null, { card: "AL-2", slot: "left" }),
      happens("ws-played", 0, { card: "AL-1" }),
    ];
    expect(shown(events, before)).toEqual([
      ["card.AL-1: alien.AL-1 -> crew.AL-1"],
      ["quartz: quartz.0 -> supply"],
      ["card.AL-2: alien-deck -> alien.AL-2"],
    ]);
  });

  test("the veteran token moves from space to space", () => {
    expect(shown([happens("ws-token", 1, { space: 3 })])).toEqual([["token.1: space.1.2 -> space.1.3"]]);
  });

  test("what the credits have gained or lost rises last", () => {
    const after = table({ players: [{ credits: 3 }, { credits: 4 }] });
    expect(shown([happens("ws-played", 0, { card: "X" })], table(), after)).toEqual([
      ["card.X: hand.X -> crew.X"],
      ["rise +3 credits.0", "rise −1 credits.1"],
    ]);
  });

  const WORDS = join(__dirname, "../../../src/perihelion/words/en");
  const catalogues = ["wild-space.ftl", "wild-space-expansions.ftl"].map((name) => readFileSync(join(WORDS, name), "utf-8")).join("\n");
  const kinds = [...catalogues.matchAll(/^event-(ws-[a-z-]+) =/gm)].map((found) => found[1]!);
  const STILL = ["ws-nothing-to-draw", "ws-over"];

  test.each(kinds)("%s is seen", (kind) => {
    const data = { card: "A", cards: ["A"], count: 1, slot: "left", source: "left", sector: "PL-H1.left", planet: "PL-H1", board: "SB-1" };
    const steps = shown([happens(kind, 0, data)]);
    expect(steps.length > 0).toBe(!STILL.includes(kind));
  });
});
