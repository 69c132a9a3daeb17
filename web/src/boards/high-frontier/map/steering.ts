/** The map by keys: from space to space along the lines. */

import { look } from "$lib/lookup";

import type { Facts, SpaceId } from "../types";
import type { Point } from "./chart";

export const HEADINGS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Every space a line joins to this one, up an aerobrake path too: one only looks. */
export function beside({ edges }: Facts, here: SpaceId): SpaceId[] {
  return edges.flatMap(({ a, b }) => (a === here ? [b] : b === here ? [a] : []));
}

const ASTRAY = Math.cos((80 * Math.PI) / 180);

/** The neighbour that lies most in a direction, if any lies there. */
export function onward(facts: Facts, from: SpaceId, heading: Point): SpaceId | null {
  const here = look(facts.spaces, from);
  const turned = (id: SpaceId): number => {
    const [x, y] = [look(facts.spaces, id).x - here.x, look(facts.spaces, id).y - here.y];
    return (x * heading.x + y * heading.y) / (Math.hypot(x, y) || 1);
  };
  const best = beside(facts, from).toSorted((a, b) => turned(b) - turned(a))[0];
  return best !== undefined && turned(best) > ASTRAY ? best : null;
}
