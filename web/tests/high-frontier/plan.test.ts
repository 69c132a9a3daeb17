/** A plan goes on where the craft is as it was thought of, and is given up where it is not. */

import { describe, expect, test } from "vitest";

import { movesAhead, planOf, progressOf, restOf, wayAhead, type Course } from "../../src/boards/high-frontier/plan";
import type { Facts, FrontierTable, Leg, Route, StackView } from "../../src/boards/high-frontier/types";
import type { Event } from "../../src/lib/types";
import { leg, spaces } from "./legs";

const factions = { NASA: { privileges: [] }, ESA: { privileges: ["powersat"] } };
const facts = { spaces, factions } as unknown as Facts;

const legOf = (turn: number, path: string[], before: number, after: number, fields: Partial<Leg> = {}): Leg =>
  leg(path, { turn, before, after, fuel: before - after, ...fields });
const routeOf = (...legs: Leg[]): Route => ({
  to: "luna",
  turns: legs.at(-1)!.turn,
  fuel: 9,
  rolls: 1,
  odds: 83,
  path: [...new Set(legs.flatMap(({ path }) => path))],
  legs,
});
const route = routeOf(
  legOf(1, ["LEO", "geo"], 12, 8),
  legOf(2, ["geo", "belt", "luna-l1"], 8, 5, { hazards: ["belt"] }),
  legOf(3, ["luna-l1", "luna"], 5, 3, { afterburn: 1, fuel: 1 }),
);

const rocket: StackView = { place: "LEO", cards: ["T2", "NASA"], tanks: 0, dry: 4, steps: 12 };
const story = (...told: [kind: string, data?: Event["data"]][]): Event[] =>
  [["hf-turn"] as const, ...told].map(([kind, data = {}], seq) => ({ seq, kind, seat: 0, rule: "", data }));
function course(stack: Partial<StackView> | null, fields: Partial<FrontierTable> = {}, told: Event[] = story()): Course {
  const stacks = stack ? { rocket: { ...rocket, ...stack } } : {};
  const rights = { power: Object.values(fields.claims ?? {}).some(({ beams }) => beams) };
  const players = [
    { faction: "NASA", rights, stacks },
    { faction: "ESA", rights: { power: true }, stacks: {} },
  ];
  const table = { active: 0, black: [], claims: {}, ventures: {}, pacts: [], flight: null, players, ...fields } as unknown as FrontierTable;
  return { table, seat: 0, facts, story: told };
}
const plan = planOf(route, "rocket", course({}));
const turns = (at: Course, of = plan) => progressOf(of, at)?.legs.map(({ turn }) => turn) ?? null;
function ahead(at: Course, of = plan): string[] {
  return movesAhead(of, progressOf(of, at)!, at);
}

const LIT = ["hf-engine", { card: "T2", thrust: 3, afterburn: 0 }] as [string, Event["data"]];
const flew = (to: string): [string, Event["data"]] => ["hf-flew", { slot: "rocket", to }];
const flight = { slot: "rocket", launches: {} } as FrontierTable["flight"];

describe("turn by turn", () => {
  test("the first leg, then the next, and nothing once one has arrived", () => {
    expect(turns(course({}))).toEqual([1, 2, 3]);
    expect(ahead(course({}))).toEqual(["fly", "engine T2", "go geo", "stop"]);
    const second = course({ place: "geo", steps: 8 });
    expect(turns(second)).toEqual([2, 3]);
    expect(ahead(second)).toEqual(["fly", "engine T2", "go belt"]);
    expect(turns(course({ place: "luna", steps: 3 }))).toBeNull();
  });

  test("what was taken back is ahead again", () => {
    expect(turns(course({ place: "geo", steps: 8 }))).toEqual([2, 3]);
    expect(turns(course({}))).toEqual([1, 2, 3]);
  });

  test("only what is ahead is drawn and told", () => {
    const { legs } = progressOf(plan, course({ place: "geo", steps: 8 }))!;
    expect(wayAhead({ legs, made: 0 }, "geo")).toEqual(["geo", "belt", "luna-l1", "luna"]);
    expect(restOf(route, legs)).toMatchObject({ turns: 2, fuel: 5, rolls: 1, odds: 83 });
    expect(restOf(route, legs).legs.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(restOf(route, route.legs)).toBe(route);
  });

  test("while another player's craft is under way nothing is", () => {
    expect(turns(course({ place: "geo", steps: 8 }, { active: 1, flight }))).toEqual([2, 3]);
  });
});

describe("under way", () => {
  test("beyond a hazard the leg goes on", () => {
    const at = course({ place: "belt", steps: 6 }, { flight }, story(LIT, flew("belt")));
    expect(turns(at)).toEqual([2, 3]);
    expect(ahead(at)).toEqual(["go luna-l1", "stop"]);
    expect(wayAhead(progressOf(plan, at)!, "belt")).toEqual(["belt", "luna-l1", "luna"]);
  });

  test("before a thruster is lit, with the one that was thought of", () => {
    expect(ahead(course({ place: "geo", steps: 8 }, { flight }))).toEqual(["engine T2", "go belt"]);
  });

  test("not after another space, another thruster or another thrust", () => {
    expect(turns(course({ place: "luna-l1", steps: 6 }, { flight }, story(LIT, flew("luna-l1"))))).toBeNull();
    for (const other of [
      { card: "T3", thrust: 3, afterburn: 0 },
      { card: "T2", thrust: 4, afterburn: 0 },
      { card: "T2", thrust: 3, afterburn: 1 },
    ]) {
      expect(turns(course({ place: "belt", steps: 6 }, { flight }, story(["hf-engine", other], flew("belt"))))).toBeNull();
    }
  });
});

describe("given up", () => {
  test("where the rocket is lost, elsewhere, or has other fuel or cargo", () => {
    expect(turns(course(null))).toBeNull();
    expect(turns(course({ place: "belt", steps: 8 }))).toBeNull();
    expect(turns(course({ place: "geo", steps: 7 }))).toBeNull();
    expect(turns(course({ cards: ["T2"] }))).toBeNull();
    expect(turns(course({ cards: ["T2*", "NASA"] }))).toBeNull();
  });

  test("with power that was not there, or a factory less", () => {
    const claims = { luna: { owner: 0, cubes: 1, letter: "C", beams: true } } as FrontierTable["claims"];
    expect(turns(course({}, { claims }))).toBeNull();
    const served = planOf(route, "rocket", course({}, { claims: { luna: { ...claims.luna!, beams: false } } }));
    expect(turns(course({}), served)).toBeNull();
  });

  test("but not for sails that were to be lost", () => {
    const sailing = routeOf(
      legOf(1, ["LEO", "gate", "luna-l1"], 12, 8, { lost: ["T2"] }),
      legOf(2, ["luna-l1", "luna"], 8, 3, { kind: "drift", card: "", thrust: 0 }),
    );
    const sails = planOf(sailing, "rocket", course({}));
    const after = course({ place: "luna-l1", steps: 8, cards: ["NASA"] });
    expect(turns(after, sails)).toEqual([2]);
    expect(ahead(after, sails)).toEqual(["fly", "drift", "go luna"]);
  });
});

test("who is owed a push is asked whether to use it", () => {
  const pacts = [{ kind: "beam", giver: 1, taker: 0, about: "" }] as FrontierTable["pacts"];
  expect(ahead(course({}, { pacts }))).toEqual(["fly"]);
});

test("refuelling is left to the player, and the plan goes on with full tanks", () => {
  const mining = planOf(
    routeOf(legOf(1, ["LEO"], 12, 16, { kind: "refuel", card: "" }), legOf(2, ["LEO", "luna"], 16, 3)),
    "rocket",
    course({}),
  );
  expect(ahead(course({}), mining)).toEqual([]);
  expect(ahead(course({ steps: 16 }), mining)).toEqual(["fly", "engine T2", "go luna"]);
});

test("a hop is a move of its own", () => {
  const hopping = planOf(routeOf(legOf(1, ["LEO", "luna"], 12, 3, { kind: "hop", card: "" })), "rocket", course({}));
  expect(ahead(course({}), hopping)).toEqual(["fly", "hop luna"]);
});
