/** The pictograms in use, cut out of the game-icons set at build time so that the rest is not downloaded. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

import { inWholeNumbers } from "./paths.ts";

export const ICONS = [
  "bear-head", "gecko", "monkey", "octopus", "owl", "rhinoceros-horn", "laser-gun", "astronaut-helmet",
  "sprout", "gears", "processor", "microscope", "robot-helmet", "alien-stare", "crystal-cluster", "rank-3",
  "card-draw", "card-discard", "scout-ship", "two-coins", "team-idea", "ringed-planet", "hooded-figure",
  "scroll-unfurled", "stars-stack", "theater-curtains", "trophy-cup", "vintage-robot", "rocket-thruster", "tracked-robot",
  "refinery", "water-drop", "laser-turret", "jeep", "missile-pod", "sun",
]; // prettier-ignore

const NAME = "virtual:icons";

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === NAME ? "\0" + NAME : null),
    load(id) {
      if (id !== "\0" + NAME) return null;
      const file = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      const all = JSON.parse(readFileSync(file, "utf-8")).icons as Record<string, { body: string }>;
      const paths = ICONS.map((icon) => {
        const body = all[icon]?.body;
        if (!body) throw new Error(`there is no pictogram ${icon}`);
        return [icon, [...body.matchAll(/ d="([^"]+)"/g)].map((found) => inWholeNumbers(found[1]!)).join("")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
