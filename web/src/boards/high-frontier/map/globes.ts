/** The worlds that are drawn as globes behind their sites: middle and radius in units of the map, and the least radius on the screen. */

import type { Facts } from "../types";
import { SIDE, type Point } from "./chart";
import type { Level } from "./lens";

export interface Globe extends Point {
  id: string;
  /** The drawing, and the glow of its air. */
  art: string;
  air?: string;
  radius: number;
  least: number;
}

const AIRS: Readonly<Record<string, string>> = { Venus: "#ffe2a0", Earth: "#8fd0ff", Mars: "#ffb48c" };

const globe = (id: string, art: string, x: number, y: number, radius: number, least: number): Globe => ({
  ...{ id, art, x, y, radius, least },
  ...(AIRS[art] ? { air: AIRS[art] } : {}),
});

const GLOBES: readonly Globe[] = [
  globe("Mercury", "Mercury", 479, 492, 7, 11),
  globe("Venus", "Venus", 537, 603, 11, 16),
  globe("Earth", "Earth", 684, 488, 8, 19),
  globe("Luna", "Luna", 667, 392, 7, 9),
  globe("Mars", "Mars", 640, 299, 23, 19),
  globe("Ceres", "Ceres", 787, 328, 7, 11),
  globe("Jupiter", "Jupiter", 137.5, 669, 16, 26),
  globe("Saturn", "Saturn", 437, 972, 11, 20),
  globe("Io", "Venus", 94, 636, 13, 8),
  globe("Europa", "Luna", 188, 692, 12, 8),
  globe("Ganymede", "Ceres", 172, 778, 18, 9),
  globe("Callisto", "Mercury", 217.5, 795, 10, 8),
  globe("Titan", "Venus", 568, 979, 10, 9),
];

const EARTH = "Earth";
/** Those whose sites are on this map; Jupiter has none of its own, and is there for its moons. */
export function globesOf({ spaces }: Facts): readonly Globe[] {
  const worlds = new Set(Object.values(spaces).flatMap(({ site }) => site?.world ?? []));
  return GLOBES.filter(({ id }) => id === EARTH || worlds.has(id === "Jupiter" ? "Io" : id));
}

const LEO: Point = { x: 675, y: 500 };
const CLEAR: Point = { x: 40, y: 15 }; // pixels by which Mercury is pushed clear of the Sun

/** Where a globe stands, in pixels from the corner of the map: from afar the Earth is LEO, and Mercury does not lie on the Sun. */
export function standing({ id, x, y }: Globe, k: number, level: Level): Point {
  if (level === "far" && id === EARTH) return { x: LEO.x * k, y: LEO.y * k };
  if (level === "far" && id === "Mercury") return { x: (SIDE / 2) * k - CLEAR.x, y: (SIDE / 2) * k - CLEAR.y };
  return { x: x * k, y: y * k };
}

export const reachOf = ({ radius, least }: Globe, k: number): number => Math.max(least, radius * k);
