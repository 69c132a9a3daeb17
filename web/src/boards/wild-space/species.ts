/** A crew by species: the rows in which a player counts it. */

import { ANIMALS } from "./look";
import type { Animal, Card, CardId } from "./types";

export interface Group {
  species: string;
  icon: string;
  hue: string;
  cards: CardId[];
}

const ROBOTS = { icon: "robot-helmet", hue: "#b7c3d8" };

/** The largest species first, then robots; a wild card stands with the species it counts for. */
export function bySpecies(crew: CardId[], card: (id: CardId) => Card, wild: Record<CardId, Animal>): Group[] {
  const groups = new Map<string, Group>();
  for (const id of [...crew].sort()) {
    const species = wild[id] ?? card(id).animal ?? "robot";
    const look = species === "robot" ? ROBOTS : ANIMALS[species];
    const group = groups.get(species) ?? { species, ...look, cards: [] };
    group.cards.push(id);
    groups.set(species, group);
  }
  const last = (group: Group) => Number(group.species === "robot");
  return [...groups.values()].sort((a, b) => last(a) - last(b) || b.cards.length - a.cards.length);
}
