/** Wild Space in words: what its speaker knows beyond the glossary. */

import { type Say, type Scene, Speaker } from "$lib/speaking";
import { tiesAmong } from "$lib/ties";
import { capital } from "$lib/words";

import type { Facts, PlanetId, WildSpaceTable } from "./types";

const WELCOMING = ["recruit", "reserve"];

/** Everything Wild Space says in one language. */
export class WildSpaceWords extends Speaker<Facts, WildSpaceTable> {
  protected override readonly own: Record<string, Say<WildSpaceTable>> = {
    "may-welcome": (verbs: readonly string[]) => WELCOMING.some((verb) => verbs.includes(verb)),
    use: (planet: PlanetId, scene) => use(planet, scene),
    used: (planet: PlanetId, scene) => this.of(use(planet, scene), planet, scene),
  };

  /** A hostile planet: its name, what is still to be done there, its icons. */
  hostileLines(planet: PlanetId, { landed = false } = {}): string[] {
    const kinds = landed ? ["hostile-next"] : ["hostile-landing", "hostile-exploration"];
    return ["hostile-line", ...kinds, "icons"].map((kind) => capital(this.name(kind, planet)));
  }

  /** Who goes first among equals: the smaller crew. [WS-9.7] */
  ties({ players }: WildSpaceTable): string[] {
    const [scores, crews] = [players.map(({ credits }) => credits), players.map(({ crew }) => crew.length)];
    return tiesAmong(this.words, this.names, scores, { tie: "score-tie", of: "score-tie-of" }, crews);
  }
}

/** What the Smuggler does with a hostile planet. */
function use(planet: PlanetId, { table }: Scene<WildSpaceTable>): "landing" | "exploration" {
  return table?.solo?.landed.includes(planet) ? "exploration" : "landing";
}
