/** What tells a hostile planet from its likes: `HP-2` is number 2. */

import type { PlanetId } from "./types";

export function numberOf(planet: PlanetId): string {
  return planet.slice(planet.indexOf("-") + 1);
}
