import { describe, expect, it } from "vitest";

import { beatsOf, freshBeats } from "../../src/boards/galaxy-trucker/flight/beats";
import { bestAnswer } from "../../src/boards/galaxy-trucker/flight/best";
import { afterwards } from "../../src/boards/galaxy-trucker/flight/home";
import { draggedIn } from "../../src/boards/galaxy-trucker/flight/dragged";
import { firstIn, landingOf, laneOf } from "../../src/boards/galaxy-trucker/flight/lanes";
import { pointAt } from "../../src/boards/galaxy-trucker/flight/oval";
import { lossesOf } from "../../src/boards/galaxy-trucker/flight/report";
import type { BoardFacts, Facts, ShipView } from "../../src/boards/galaxy-trucker/types";
import { addressOf, draftFrom, positionOf } from "../../src/boards/galaxy-trucker/workshop/text";
import type { Decision, Event } from "../../src/lib/types";

const happened = (kind: string, seat: number | null, data: object = {}) => ({ seq: 0, kind, seat, rule: "", data }) as unknown as Event;
const plan = {
  columns: [6, 7, 8],
  rows: [6, 7],
  column_dice: [[6], [7], [8]],
  row_dice: [[6], [7, 9]],
  squares: ["6.6", "7.6", "8.6", "6.7", "7.7", "8.7"],
} as unknown as BoardFacts;

describe("a flight beat by beat", () => {
  const events = [
    happened("gt-card", 0, { card: "METEORIC-SWARM-I-1" }),
    happened("gt-rolled", 0, { hit: "large-meteor", side: "front", roll: 7, dice: [1, 6] }),
    happened("gt-missed", 1),
    happened("gt-destroyed", 0, { tile: "CN-01", square: "7.6" }),
    happened("gt-fell-off", 0, { squares: ["8.6"], tiles: ["EN-03"] }),
    happened("gt-moved", 1, { days: 2 }),
  ];
  it("keeps a roll together with what it does to every ship", () => {
    const [card, roll, moved] = beatsOf(events);
    expect(card?.card).toBe("METEORIC-SWARM-I-1");
    expect(roll?.outcomes.get(0)).toEqual({ kind: "hit", square: "7.6", tile: "CN-01", falls: [{ square: "8.6", tile: "EN-03" }] });
    expect(roll?.outcomes.get(1)?.kind).toBe("missed");
    expect(moved?.events).toHaveLength(1);
  });
  it("tells what has come of a roll with it, also after somebody was asked", () => {
    const numbered = events.map((event, seq) => ({ ...event, seq }));
    const [later, ...others] = freshBeats(numbered.slice(0, 5), numbered.slice(3, 5));
    expect(others).toEqual([]);
    expect(later).toMatchObject({ roll: { roll: 7 }, later: true });
    expect([...later!.outcomes.keys()]).toEqual([0]);
    expect(later!.outcomes.get(0)).toMatchObject({ kind: "hit", falls: [{ square: "8.6" }] });
  });
  it("reports who lost what to what", () => {
    expect(lossesOf(events).get(0)).toEqual([{ card: "METEORIC-SWARM-I-1", tiles: 2, crew: 0, goods: 0, batteries: 0 }]);
    expect(lossesOf(events).get(1)).toBeUndefined();
  });
});

describe("the lane of a hit", () => {
  const ship = { parts: { "7.7": ["H", 0], "8.7": ["H", 0] } } as unknown as ShipView;
  it("meets the first tile from its side", () => {
    expect(firstIn(plan, ship, "front", 7)).toBe("7.7");
    expect(firstIn(plan, ship, "right", 9)).toBe("8.7");
    expect(firstIn(plan, ship, "front", 6)).toBeUndefined();
  });
  it("has its dice at both sides of its number, or past the last one", () => {
    const [left, right] = landingOf(plan, "front", 7);
    expect([left.x + right.x, left.y]).toEqual([300, -34]);
    expect(landingOf(plan, "left", 12).every(({ y }) => y > 200)).toBe(true);
  });
  it("ends at the tile it meets", () => expect(laneOf(plan, "front", 7, "7.7")?.to).toEqual({ x: 150, y: 150 }));
  it("knows several numbers of one row", () => expect(laneOf(plan, "left", 9)).toMatchObject({ from: { y: 150 }, to: { y: 150 } }));
  it("is none where the board has no such number", () => expect(laneOf(plan, "rear", 12)).toBeNull());
});

it("goes round the oval and comes back", () => {
  expect(pointAt(0, 400, 60)).toEqual(pointAt(1, 400, 60));
  expect(pointAt(0.5, 400, 60)).toMatchObject({ y: 60, turn: 180 });
});

describe("sensible answers", () => {
  const facts = {
    tiles: { H: { containers: 2, special: 0 } },
    numbers: { goods: { red: 4, yellow: 3, green: 2, blue: 1 } },
  } as unknown as Facts;
  const ship = { parts: { "7.6": ["H", 0] }, goods: { "7.6": ["blue", "blue"] }, batteries: { "6.6": 1, "6.7": 3 }, humans: { a: 2, b: 1 }, aliens: { c: "purple" } } as unknown as ShipView; // prettier-ignore
  const asked = (prompt: string, moves: string[], about: object = {}) => ({ prompt, moves, about }) as unknown as Decision;
  it("makes room for what is worth more", () => {
    expect(bestAnswer(asked("gt-load", ["unload blue 7.6", "done"], { waiting: ["yellow"] }), ship, facts)).toBe("unload blue 7.6");
    expect(bestAnswer(asked("gt-load", ["load yellow 7.6", "done"], { waiting: ["yellow"] }), ship, facts)).toBe("load yellow 7.6");
    expect(bestAnswer(asked("gt-load", ["unload blue 7.6", "done"], { waiting: ["blue"] }), ship, facts)).toBe("done");
  });
  it("spends the fullest battery, and parts with who is missed least", () => {
    expect(bestAnswer(asked("gt-battery", ["drain 6.6", "drain 6.7"]), ship, facts)).toBe("drain 6.7");
    expect(bestAnswer(asked("gt-dismiss", ["dismiss c", "dismiss b", "dismiss a"]), ship, facts)).toBe("dismiss a");
  });
});

describe("a ship as text", () => {
  const boards = { I: plan };
  const draft = { board: "I", parts: { "7.6": ["CN-01", 1], "7.7": ["SC-BLUE", 0] } as Record<string, [string, number]> };
  it("goes into an address and comes back", () => expect(draftFrom(`https://x/workshop#${addressOf(draft)}`, boards)).toEqual(draft));
  it("goes into a position and comes back", () => expect(draftFrom(positionOf(draft, plan), boards)).toEqual(draft));
  it("is none where it is nonsense", () => {
    expect(draftFrom("#I,99.9:CN-01", boards)).toBeNull();
    expect(draftFrom("hello", boards)).toBeNull();
  });
});

describe("what is dragged", () => {
  const ship = { goods: { "6.6": ["red", "blue"], "8.6": ["green"] } } as unknown as ShipView;
  const asked = {
    moves: ["load blue 8.6", "unload red 6.6", "unload green 8.6", "lodge brown 7.7", "dismiss 7.6", "done"],
    barred: { "load red 8.6": { reason: "gt-no-room" } },
  } as unknown as Decision;
  const drags = draggedIn(asked, ship);
  it("goes where the rules let it, and says why elsewhere", () => {
    expect(drags.get("good blue")?.get("square 8.6")).toEqual({ move: "load blue 8.6", legal: true });
    expect(drags.get("good red")?.get("square 8.6")).toEqual({ move: "load red 8.6", legal: false });
    expect(drags.get("alien brown")?.get("square 7.7")?.move).toBe("lodge brown 7.7");
  });
  it("leaves the ship only where it is clear what leaves", () => {
    expect(drags.get("square 7.6")?.get("out")?.move).toBe("dismiss 7.6");
    expect(drags.get("square 8.6")?.get("out")?.move).toBe("unload green 8.6");
    expect(drags.has("square 6.6")).toBe(false);
  });
});

describe("a ship that comes home", () => {
  const flying = {
    parts: { "7.7": ["C-blue", 0], "7.6": ["CN-01", 0], "8.6": ["BT-01", 0], "6.7": ["HD-01", 0], "8.7": ["CB-01", 0] },
    humans: { "7.7": 2 },
    aliens: { "8.7": "brown" },
    batteries: { "8.6": 2 },
    goods: { "6.7": ["green", "blue"] },
  } as unknown as ShipView;
  it("lacks what was lost since it was seen last", () => {
    const left = afterwards(flying, [
      happened("gt-destroyed", 0, { tile: "CN-01", square: "7.6" }),
      happened("gt-fell-off", 0, { tiles: ["BT-01"], squares: ["8.6"] }),
      happened("gt-alien-lost", 0, { who: "brown", square: "8.7" }),
      happened("gt-crew-lost", 0, { who: "human", square: "7.7" }),
      happened("gt-good-lost", 0, { good: "green", square: "6.7" }),
      happened("gt-moved", 0, { days: -1 }),
    ]);
    expect(Object.keys(left.parts)).toEqual(["7.7", "6.7", "8.7"]);
    expect([left.humans, left.aliens, left.batteries, left.goods]).toEqual([{ "7.7": 1 }, {}, {}, { "6.7": ["blue"] }]);
  });
  it("has what was brought aboard since, and less charge", () => {
    const left = afterwards(flying, [
      happened("gt-battery", 0, { square: "8.6" }),
      happened("gt-loaded", 0, { good: "red", square: "6.7" }),
      happened("gt-unloaded", 0, { good: "blue", square: "6.7" }),
    ]);
    expect([left.batteries, left.goods]).toEqual([{ "8.6": 1 }, { "6.7": ["green", "red"] }]);
  });
});
