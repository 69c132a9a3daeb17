/** How the star map lies on the screen: so many pixels to a unit, and how much is told of it from there. */

import type { Point, Window } from "./chart";

/** Pixels to a unit of the map, and where its upper left corner is. */
export interface Lens extends Point {
  k: number;
}

export const lensOf = (seen: Window, width: number): Lens => {
  const k = width / seen.width;
  return { k, x: -seen.x * k, y: -seen.y * k };
};

export const onScreen = ({ k, x, y }: Lens, point: Point): Point => ({ x: x + k * point.x, y: y + k * point.y });

/** From afar worlds and clusters; nearer every site; then every space. */
export type Level = "far" | "sites" | "all";

const SITES = 1.35; // pixels to a unit
const ALL = 2.6;

export const levelOf = (k: number): Level => (k < SITES ? "far" : k < ALL ? "sites" : "all");

const STEPS = 6; // to every doubling

/** What is laid out is laid out anew at a few scales only: nothing wanders while the map is zoomed. */
export const stepOf = (k: number): number => 2 ** (Math.floor(Math.log2(k) * STEPS + 1e-6) / STEPS);
