/** High Frontier in words: what its speaker knows beyond the glossary. */

import { look } from "$lib/lookup";
import { type Say, type Scene, Speaker } from "$lib/speaking";

import { bare } from "./cards";
import type { CardId, CardName, Facts, FrontierTable, SpaceId } from "./types";

const FEW = 4; // places named beyond the next one

const up = (card: CardId, { table }: Scene<FrontierTable>): CardName => (table?.black.includes(card) ? `${card}*` : card);

/** Everything High Frontier says in one language. */
export class HighFrontierWords extends Speaker<Facts, FrontierTable> {
  protected override readonly own: Record<string, Say<FrontierTable>> = {
    card: (card: CardName, { table, data }) => this.card(card, table?.black ?? (data.black as CardId[] | undefined)),
    "text-up": (card: CardId, scene) => this.of("text", up(card, scene)),
    "mass-up": (card: CardId, scene) => this.of("mass", up(card, scene)),
    "way-on": (space: SpaceId, scene) => this.#wayOn(space, scene),
  };

  /** A card by the side that is up, `black` where it is one of these; where nobody knows, by both. */
  card(card: CardName, black: readonly CardId[] | null = null): string {
    if (card === bare(card) && !black) return this.name("both", card);
    return this.name("side", card.endsWith("*") || black?.includes(card) ? `${bare(card)}*` : bare(card));
  }

  /** What a space is, and where the lines go from there; for a craft under way, not back. */
  #wayOn(space: SpaceId, { table }: Scene<FrontierTable>): string {
    const [about, { leads, site }] = [this.name("about-space", space), look(this.facts.spaces, space)];
    const here = table?.flight ? look(table.players, table.active).stacks[table.flight.slot]?.place : "";
    const onward = leads.filter((other) => other !== here).map((other) => this.name("space", other));
    return onward.length && !site
      ? this.words.say("hf-leads-on", { about, places: this.words.listed("list-or", onward.slice(0, FEW)) })
      : about;
  }
}
