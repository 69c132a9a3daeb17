/** The pictograms in use, cut out of the game-icons set at build time so that the rest is not downloaded. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

import { inWholeNumbers } from "./paths.ts";

/** Those any table may show, and those of each board. */
// prettier-ignore
export const ICONS: Record<string, string[]> = {
  frame: ["astronaut-helmet", "hooded-figure", "rank-3", "theater-curtains", "trophy-cup", "two-coins", "vintage-robot"],
  "high-frontier": [
    "rocket-thruster", "tracked-robot", "refinery", "water-drop", "laser-turret", "jeep", "missile-pod", "sun",
  ],
};

const ASKED = /^\0virtual:icons\/(.+)$/;

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (ASKED.test("\0" + id) ? "\0" + id : null),
    load(id) {
      const asked = ICONS[ASKED.exec(id)?.[1] ?? ""];
      if (!asked) return null;
      const file = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
      const all = JSON.parse(readFileSync(file, "utf-8")).icons as Record<string, { body: string }>;
      const paths = asked.map((icon) => {
        const body = all[icon]?.body;
        if (!body) throw new Error(`there is no pictogram ${icon}`);
        return [icon, [...body.matchAll(/ d="([^"]+)"/g)].map((found) => inWholeNumbers(found[1]!)).join("")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}
