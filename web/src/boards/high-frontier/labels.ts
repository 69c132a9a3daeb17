/** Names on the map: as many as find room beside their spaces, none over another, over a space or over a craft. */

import { capital } from "$lib/words";

import type { Point } from "./chart";
import type { SpaceId } from "./types";
import type { HighFrontierWords } from "./words";

export interface Named {
  id: string;
  name: string;
  at: Point;
  /** How far its figure and its pieces reach. */
  radius: number;
  /** Named in any case, be it over the figures of others. */
  great?: boolean;
}

/** Where a name stands, and which end of it. */
export interface Label extends Point {
  id: string;
  name: string;
  anchor: "start" | "middle" | "end";
}

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

const LETTER = 0.56; // width of a letter, and of the gap beside a figure, in heights of the type
const GAP = 0.3;
const BASE = 0.36; // from the middle of a letter down to its foot

export const boxAround = ({ x, y }: Point, radius: number): Box => [x - radius, y - radius, x + radius, y + radius];

const meet = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The name of a space that stands by itself, on the map or in a list: without its article. */
export function labelOf(said: HighFrontierWords, id: SpaceId): string {
  const name = said.name("space", id);
  const articles = said.words.say("web-hf-articles").split("|");
  const article = articles.find((one) => one && name.startsWith(one)) ?? "";
  return capital(name.slice(article.length));
}

/** Below, above, right and left of a space. */
function places({ id, name, at: { x, y }, radius }: Named, size: number): Label[] {
  const away = radius + GAP * size;
  return [
    { id, name, x, y: y + away + (0.5 + BASE) * size, anchor: "middle" },
    { id, name, x, y: y - away - (0.5 - BASE) * size, anchor: "middle" },
    { id, name, x: x + away, y: y + BASE * size, anchor: "start" },
    { id, name, x: x - away, y: y + BASE * size, anchor: "end" },
  ];
}

function boxOf({ name, x, y, anchor }: Label, size: number): Box {
  const width = name.length * LETTER * size;
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const middle = y - BASE * size;
  return [left, middle - size / 2, left + width, middle + size / 2];
}

/**
 * The names that find room, the first ones first; `size` is the height of the type in units of the map.
 * Nothing is written over pieces; over figures only the names of great worlds.
 */
export function labelled(named: readonly Named[], figures: readonly Box[], pieces: readonly Box[], size: number): Label[] {
  const written: Box[] = [...pieces];
  return named.flatMap((one) => {
    const free = places(one, size).filter((label) => !written.some((box) => meet(box, boxOf(label, size))));
    const found = free.find((label) => !figures.some((box) => meet(box, boxOf(label, size)))) ?? (one.great ? free[0] : undefined);
    if (found) written.push(boxOf(found, size));
    return found ?? [];
  });
}
