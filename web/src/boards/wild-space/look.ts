/** How the pieces look: a pictogram, a colour and a letter each, so that colour never stands alone. */

import type { AnyAnimal, AnyJob, Card, PlanetId } from "./types";

export const ANIMALS: Record<AnyAnimal, { icon: string; hue: string }> = {
  bear: { icon: "bear-head", hue: "#c98a4b" },
  lizard: { icon: "gecko", hue: "#6fc07a" },
  monkey: { icon: "monkey", hue: "#e0a83e" },
  octopus: { icon: "octopus", hue: "#d87ba8" },
  owl: { icon: "owl", hue: "#8fa6ee" },
  rhino: { icon: "rhinoceros-horn", hue: "#9fb0ba" },
  wild: { icon: "alien-stare", hue: "#7fe0d0" },
};

export const JOBS: Record<AnyJob, string> = {
  military: "laser-gun",
  pilot: "astronaut-helmet",
  botanist: "sprout",
  mechanic: "gears",
  programmer: "processor",
  scientist: "microscope",
  wild: "stars-stack",
};

/** The large pictogram of a card, and its colour. */
export function face(card: Card): { icon: string; hue: string } {
  if (card.animal) return ANIMALS[card.animal];
  return card.alien ? ANIMALS.wild : { icon: "robot-helmet", hue: "#b7c3d8" };
}

/** The colours of the seats; each seat also has its number. */
export const SEATS = ["#f6c95c", "#7fd6ee", "#ff9a8d", "#9fe08a", "#cba6ff"];

/** What tells a hostile planet from its likes: `HP-2` is number 2. */
export function numberOf(planet: PlanetId): string {
  return planet.slice(planet.indexOf("-") + 1);
}
