/** Sensible answers: what a trucker in a hurry would do with crew, batteries and goods. */

import { readMove } from "../../../lib/moves";
import type { Decision } from "../../../lib/types";
import type { Facts, ShipView, Square } from "../types";

/** Questions that one press may answer to their end, one sensible answer after the other. */
export type Errand = "power" | "load" | "dismiss" | "drain";

const ERRANDS: Record<string, Errand> = {
  "gt-power": "power",
  "gt-battery": "drain",
  "gt-lose-battery": "drain",
  "gt-load": "load",
  "gt-dismiss": "dismiss",
};

export const errandOf = (asked: Decision | null): Errand | null => (asked ? (ERRANDS[asked.prompt] ?? null) : null);

/** Whether a question still belongs to what was begun: powering asks for batteries in between. */
export function belongsTo(errand: Errand, asked: Decision | null): boolean {
  const now = errandOf(asked);
  return now === errand || (errand === "power" && now === "drain");
}

/** The sensible answer to a question, or null where there is none. */
export function bestAnswer(asked: Decision, ship: ShipView, facts: Facts): string | null {
  switch (asked.prompt) {
    case "gt-power":
      return strongest(asked, ship, facts) ?? "done";
    case "gt-load":
      return bestLoading(asked, ship, facts);
    case "gt-dismiss":
      return asked.moves.toSorted((a, b) => worthOfCrew(ship, squareOf(a)) - worthOfCrew(ship, squareOf(b)))[0] ?? null;
    default:
      return fullest(asked.moves, ship);
  }
}

const squareOf = (move: string): Square => readMove(move).args.at(-1) ?? "";

function strongest(asked: Decision, ship: ShipView, facts: Facts): string | undefined {
  const strength = (move: string) => {
    const { cannon = 0, engine = 0 } = facts.tiles[ship.parts[squareOf(move)]?.[0] ?? ""] ?? {};
    const forward = ship.parts[squareOf(move)]?.[1] === 0 ? 1 : 0.5;
    return asked.about.what === "cannons" ? cannon * forward : engine;
  };
  return asked.moves.filter((move) => readMove(move).verb === "power").toSorted((a, b) => strength(b) - strength(a))[0];
}

/** The battery tile that has most: so that none is bare while another is full. */
export function fullest(moves: readonly string[], ship: ShipView): string | null {
  const drains = moves.filter((move) => readMove(move).verb === "drain");
  return drains.toSorted((a, b) => (ship.batteries[squareOf(b)] ?? 0) - (ship.batteries[squareOf(a)] ?? 0))[0] ?? null;
}

/** Aliens are dear, and so is the last human of a cabin. */
function worthOfCrew(ship: ShipView, square: Square): number {
  return ship.aliens[square] ? 3 : ship.humans[square] === 1 ? 2 : 1;
}

/** Off with what must make room for something better, then aboard the most precious first. */
function bestLoading(asked: Decision, ship: ShipView, facts: Facts): string {
  const value = (good: string) => facts.numbers.goods[good] ?? 0;
  const waiting = [...((asked.about.waiting as string[] | undefined) ?? [])].sort((a, b) => value(b) - value(a));
  const loads = asked.moves.filter((move) => readMove(move).verb === "load");
  for (const good of waiting) {
    const fitting = loads.filter((move) => readMove(move).args[0] === good);
    const plain = fitting.find((move) => good === "red" || hasPlainRoom(ship, facts, squareOf(move)));
    if (fitting.length) return plain ?? fitting[0]!;
    const off = asked.moves.find((move) => {
      const { verb, args } = readMove(move);
      return verb === "unload" && value(args[0]!) < value(good) && couldTake(ship, facts, args[1]!, good);
    });
    if (off) return off;
  }
  return "done";
}

/** Whether a good that is not red would leave the special places free. */
function hasPlainRoom(ship: ShipView, facts: Facts, square: Square): boolean {
  const tile = facts.tiles[ship.parts[square]?.[0] ?? ""];
  const plain = (ship.goods[square] ?? []).filter((good) => good !== "red").length;
  return tile !== undefined && plain < tile.containers;
}

function couldTake(ship: ShipView, facts: Facts, square: Square, good: string): boolean {
  return good !== "red" || (facts.tiles[ship.parts[square]?.[0] ?? ""]?.special ?? 0) > 0;
}
