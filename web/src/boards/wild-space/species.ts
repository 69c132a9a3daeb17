/** A crew by species: the windows in which a player counts it. */

import type { Kind } from "./art/palette";
import type { Animal, Card, CardId } from "./types";

export const ANIMALS: readonly Animal[] = ["bear", "lizard", "monkey", "octopus", "owl", "rhino"];

/** Who of a kind is aboard. */
export interface Window {
  kind: Kind;
  cards: CardId[];
}

/** Every species, then robots; where aliens are about, them too. A wild card stands with the species it counts for. */
export function windowsOf(crew: readonly CardId[], card: (id: CardId) => Card, wild: Record<CardId, Animal>, aliens: boolean): Window[] {
  const kinds: Kind[] = [...ANIMALS, "robot", ...(aliens ? (["alien"] as const) : [])];
  const members = [...new Set(crew)].map((id) => ({ id, kind: standsWith(card(id), wild[id]) }));
  return kinds.map((kind) => ({ kind, cards: members.filter((one) => one.kind === kind).map(({ id }) => id) }));
}

function standsWith({ animal, alien }: Card, wild: Animal | undefined): Kind {
  if (wild) return wild;
  return animal && animal !== "wild" ? animal : alien || animal ? "alien" : "robot";
}
