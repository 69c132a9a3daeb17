/** Routes of the planner, as the server finds them, and in words. */

import { look } from "$lib/lookup";
import type { Datum } from "$lib/types";
import { capital } from "$lib/words";

import { kindOf, nthOf } from "./stacks";
import type { Facts, Leg, Route, Slot, SpaceId } from "./types";
import type { HighFrontierWords } from "./words";

/** What stands in the way where there is no route, with figures of it. */
export interface Bar {
  why: string;
  [figure: string]: Datum;
}

/** The moves of a leg after so many of them: all of it, or as far as the first hazard, where one is asked whether to pay. */
export function movesOf(leg: Leg, slot: Slot, { spaces }: Facts, made = 0): string[] {
  if (leg.kind === "refuel") return [];
  const end = look(leg.path, leg.path.length - 1);
  if (leg.kind === "hop") return [setOut(slot), `hop ${end}`].slice(made);
  const ended = look(spaces, end).site ? [] : ["stop"];
  const moves = [...beginning(leg, slot), ...leg.path.slice(1).map((space) => `go ${space}`), ...ended].slice(made);
  const hazard = moves.findIndex((move) => move.startsWith("go ") && leg.hazards.includes(move.slice(3)));
  return hazard < 0 ? moves : moves.slice(0, hazard + 1);
}

/** The move by which a craft sets out; the first of its kind need not be named. */
function setOut(slot: Slot): string {
  const verb = kindOf(slot) === "freighter" ? "haul" : "fly";
  return nthOf(slot) ? `${verb} ${slot}` : verb;
}

function beginning({ kind, card, afterburn }: Leg, slot: Slot): string[] {
  if (kindOf(slot) === "freighter") return [setOut(slot)];
  return [setOut(slot), kind === "drift" ? "drift" : `${afterburn ? "afterburn" : "engine"} ${card}`];
}

/** Turns, fuel, hazards and the odds of arriving. */
export function inWords(said: HighFrontierWords, { to, turns, fuel, rolls, odds }: Route): string {
  return capital(said.words.say("hf-route", { to: said.name("space", to), turns, steps: fuel, rolls, odds }));
}

/** That there is no route, and why. */
export function none(said: HighFrontierWords, to: SpaceId, bars: readonly Bar[]): string {
  const why = bars.map((bar) => said.words.say("hf-route-bar", bar));
  return [capital(said.words.say("hf-route-none", { to: said.name("space", to) })), ...why].join(" ");
}
