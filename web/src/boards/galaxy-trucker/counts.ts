/** What a ship adds up to, and of what: the six figures every trucker looks at. */

import type { BoardFacts, Facts, ShipView, Square } from "./types";
import { say } from "../../lib/tongue.svelte";
import { exposedOf } from "./ship/geometry";
import { strengthInWords } from "./words";

export type Counted = "cannons" | "engines" | "crew" | "batteries" | "cargo" | "exposed";
export const COUNTED: readonly Counted[] = ["cannons", "engines", "crew", "batteries", "cargo", "exposed"];

export interface Count {
  what: Counted;
  figure: string;
  /** Where it comes from, with how much. */
  terms: { square: Square; adds: string }[];
}

/** The six figures; before the launch a ship is counted as it will be loaded. */
export function countsOf(ship: ShipView, plan: BoardFacts, facts: Facts, loaded: boolean): Count[] {
  const parts = Object.entries(ship.parts).map(([square, [id]]) => ({ square, tile: facts.tiles[id]! }));
  const places = (read: (tile: (typeof parts)[number]["tile"], square: Square) => number) =>
    parts.flatMap(({ square, tile }) => (read(tile, square) ? [{ square, adds: read(tile, square) }] : []));
  const crew = places((tile, square) => (loaded ? (ship.humans[square] ?? 0) + (ship.aliens[square] ? 1 : 0) : tile.crew));
  const batteries = places((tile, square) => (loaded ? (ship.batteries[square] ?? 0) : tile.batteries));
  const cargo = places((tile) => tile.containers + tile.special);
  const aboard = Object.values(ship.goods).flat().length;
  const open = exposedOf(facts, plan, ship).map(({ square }) => square);
  const exposed = [...new Set(open)].map((square) => ({ square, adds: open.filter((one) => one === square).length }));
  const sum = (terms: { adds: number }[]) => terms.reduce((all, { adds }) => all + adds, 0);
  const told = (terms: { square: Square; adds: number }[]) => terms.map(({ square, adds }) => ({ square, adds: String(adds) }));
  return [
    { what: "cannons", figure: strength(ship.cannons), terms: told(places((tile) => tile.cannon)) },
    { what: "engines", figure: strength(ship.engines), terms: told(places((tile) => tile.engine)) },
    { what: "crew", figure: String(loaded ? ship.crew : sum(crew)), terms: told(crew) },
    { what: "batteries", figure: String(sum(batteries)), terms: told(batteries) },
    { what: "cargo", figure: loaded ? `${aboard}/${sum(cargo)}` : String(sum(cargo)), terms: told(cargo) },
    {
      what: "exposed",
      figure: String(ship.exposed),
      terms: told(exposed),
    },
  ];
}

/** Without batteries, and what they add: 2 + 2. */
function strength([plain, powered]: readonly [number, number]): string {
  return powered > plain ? `${strengthInWords(plain) || "0"} + ${strengthInWords(powered - plain)}` : strengthInWords(plain) || "0";
}

/** The same where there is hardly any room: 2+2. */
export const strengthsShort = (both: readonly [number, number]): string => strength(both).replaceAll(" ", "");

/** A strength without batteries and with them: 4 (6 with batteries). */
export function strengthsInWords([plain, powered]: readonly [number, number]): string {
  const [without, paid] = [strengthInWords(plain), strengthInWords(powered)];
  return without === paid ? without : say("gt-strengths", { plain: without, powered: paid });
}
