/** What moves cost and bring at a table: water, and glory. */

import { look } from "$lib/lookup";
import type { Seat } from "$lib/types";

import type { CardId, Facts, FrontierTable, GloryFacts, Letter, PlayerView, SiteFacts } from "./types";

const LEO = "LEO";

/** The water that selling a card brings, or less than nothing: what boosting it costs. */
export function waterOf({ prices, cards, tracks }: Facts, verb: "sell" | "boost", card: CardId, table: FrontierTable): number {
  const { sides, letter } = look(cards, card);
  if (verb === "boost") return -look(sides, 0).mass * prices.boost;
  if (!table.black.includes(card)) return prices.market;
  return look(tracks, Math.min(table.tracks[letter as Letter], tracks.length - 1)) ?? prices.unbuilt;
}

/** The water that comes out of the tanks at LEO; below nothing what goes into them. */
export function waterOfTanks(tanks: number, { stacks: { rocket } }: PlayerView): number | null {
  return rocket?.place === LEO ? rocket.tanks - tanks : null;
}

/** The points that a crew wins when it comes home. */
export function gloryOf({ spaces, glory }: Facts, card: CardId, seat: Seat, table: FrontierTable): number {
  const { stacks, cubes } = look(table.players, seat);
  if (!Object.values(stacks).some(({ cards, place }) => place === LEO && cards.includes(card))) return 0;
  const sites = (table.landings[card] ?? []).flatMap((site) => look(spaces, site).site ?? []);
  const won = Object.entries(glory).filter(([id, space]) => !(id in table.glory) && sites.some((site) => earns(space, site)));
  return won.slice(0, cubes).reduce((sum, [, { vp }]) => sum + vp, 0);
}

/** Whether having landed on a site counts for a space of the Glory Arena. */
function earns({ of, world }: GloryFacts, site: SiteFacts): boolean {
  if (of === "world") return site.world === world;
  return of === "science" ? site.science : true;
}
