/** Routes of the planner, as the server finds them, and in words. */

import { look } from "$lib/lookup";
import type { Datum } from "$lib/types";
import { capital, type Words } from "$lib/words";

import { kindOf, nthOf } from "./stacks";
import type { CardId, Facts, Leg, Route, Slot, SpaceId } from "./types";
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
  const hazard = moves.findIndex((move) => move.startsWith("go ") && look(spaces, move.slice(3)).hazard);
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

/** Routes in one language; `black` are the cards whose black side is up. */
export class RouteWords {
  readonly #words: Words;

  constructor(
    readonly said: HighFrontierWords,
    readonly black: readonly CardId[],
  ) {
    this.#words = said.words;
  }

  /** Turns, fuel, hazards and the odds of arriving. */
  route({ to, turns, fuel, rolls, odds }: Route): string {
    return capital(this.#words.say("hf-route", { to: this.said.space(to), turns, steps: fuel, rolls, odds }));
  }

  /** That there is no route, and why. */
  none(to: SpaceId, bars: readonly Bar[]): string {
    const said = capital(this.#words.say("hf-route-none", { to: this.said.space(to) }));
    return [said, ...bars.map((bar) => this.#words.say("hf-route-bar", bar))].join(" ");
  }

  leg(leg: Leg): string {
    const about = { turn: leg.turn, before: leg.before, after: leg.after, to: this.said.space(look(leg.path, leg.path.length - 1)) };
    if (leg.kind === "refuel" || leg.kind === "hop") return this.#words.say(`hf-leg-${leg.kind}`, about);
    const thrust = { card: leg.card && this.said.card(leg.card, this.black), thrust: leg.thrust, sum: this.said.thrustSum(leg.sum) };
    const said = this.#words.say(`hf-leg-${leg.card ? leg.kind : "drift"}`, { ...about, ...thrust });
    return [said, ...this.#costs(leg), ...this.#dangers(leg)].join(" ");
  }

  #costs({ burns, fuel, afterburn, shuttle, landing }: Leg): string[] {
    const spent = Object.entries({ afterburn, shuttle, landing }).filter(([, steps]) => steps);
    return [
      ...(burns ? [this.#words.say("hf-leg-burns", { burns, steps: fuel })] : []),
      ...spent.map(([what, steps]) => this.#words.say("hf-leg-cost", { what, steps })),
    ];
  }

  #dangers({ hazards, lost }: Leg): string[] {
    const places = this.#words.listed("list-and", hazards.map((space) => this.said.space(space)));
    return [
      ...(hazards.length ? [this.#words.say("hf-leg-rolls", { rolls: hazards.length, places })] : []),
      ...(lost.length ? [this.#words.say("hf-leg-lost", { cards: this.said.cards(lost, this.black) })] : []),
    ];
  }
}
