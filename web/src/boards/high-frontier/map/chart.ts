/** The star map as geometry: where things lie on it, and which part of it is seen. */

import type { Facts, SpaceFacts, SpaceId } from "../types";

/** The map is a square of so many units; spaces are at least a dozen apart. */
export const SIDE = 1000;
const MARGIN = 40;
const NEAREST = 110; // units across when seen from as near as can be
const AROUND = 60; // what is looked at has so much around it

export interface Point {
  x: number;
  y: number;
}

/** The part of the map that is seen. */
export interface Window extends Point {
  width: number;
  height: number;
}

export const at = ({ x, y }: Point): Point => ({ x: x * SIDE, y: y * SIDE });

/** A window of the shape of the screen that holds all these points. */
export function around(points: readonly Point[], shape: number, margin = AROUND): Window {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [wide, high] = [Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
  const width = Math.max(NEAREST, wide, high * shape);
  const height = width / shape;
  return { x: left + (wide - width) / 2, y: top + (high - height) / 2, width, height };
}

/** Everything there is. */
export function whole(facts: Facts, shape: number): Window {
  return around(Object.values(facts.spaces).map(at), shape, MARGIN);
}

/** Nearer (factor below 1) or farther, keeping this point where it is; never farther than everything. */
export function zoomed(seen: Window, factor: number, to: Point, most: Window): Window {
  const width = Math.min(most.width, Math.max(NEAREST, seen.width * factor));
  const by = width / seen.width;
  return held({ x: to.x + (seen.x - to.x) * by, y: to.y + (seen.y - to.y) * by, width, height: seen.height * by }, most);
}

/** What a turn of the wheel says: how far, in pixels, lines or pages; fingers that pinch a touchpad come as turns with Ctrl. */
export type Turn = Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">;

const PIXELS = [1, 16, 400]; // of a pixel, a line and a page
const BY_PIXEL = 0.003; // a notch of most wheels, 100 pixels, is a third
const PINCH = 4; // fingers move by few pixels
const FASTEST = Math.log(2);

/** How much farther (above 1) or nearer one turn of the wheel leads, however large a step it makes. */
export function wheeled({ deltaY, deltaMode, ctrlKey }: Turn): number {
  const by = deltaY * (PIXELS[deltaMode] ?? 1) * BY_PIXEL * (ctrlKey ? PINCH : 1);
  return Math.exp(Math.min(FASTEST, Math.max(-FASTEST, by)));
}

export function moved(seen: Window, by: Point, most: Window): Window {
  return held({ ...seen, x: seen.x + by.x, y: seen.y + by.y }, most);
}

/** The middle of what is seen stays on the map. */
function held(seen: Window, most: Window): Window {
  const x = Math.min(most.x + most.width - seen.width / 2, Math.max(most.x - seen.width / 2, seen.x));
  const y = Math.min(most.y + most.height - seen.height / 2, Math.max(most.y - seen.height / 2, seen.y));
  return { ...seen, x, y };
}

export type Filter = "all" | "free" | "science" | "water";

/** Whether a site is meant by a filter: not yet prospected, worth studying, or wet. */
export function isMeant(space: SpaceFacts, id: SpaceId, filter: Filter, taken: ReadonlySet<SpaceId>): boolean {
  if (filter === "all" || !space.site) return filter === "all";
  if (filter === "free") return !taken.has(id);
  return filter === "science" ? space.site.science : space.site.hydration >= WET;
}

const WET = 3;
