/** Names on the map: as many as find room beside their marks, none over another, over a mark or over a craft. */

import { capital } from "$lib/words";

import type { SpaceId } from "../types";
import type { HighFrontierWords } from "../words";
import type { Point } from "./chart";
import type { Box, Crowd } from "./crowd";

export interface Named {
  id: string;
  name: string;
  at: Point;
  /** How far its mark reaches. */
  radius: number;
  /** Height of the type, in pixels. */
  size: number;
  /** Who weighs more is written first. */
  weight: number;
  look: "world" | "site" | "point";
}

/** Where a name stands beside its mark, and which end of it. */
export interface Label extends Named {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

/** The name of a space that stands by itself, on the map or in a list: without its article. */
export function labelOf(said: HighFrontierWords, id: SpaceId): string {
  const name = said.name("space", id);
  const articles = said.words.say("web-hf-articles").split("|");
  const article = articles.find((one) => one && name.startsWith(one)) ?? "";
  return capital(name.slice(article.length));
}

const LETTER = 0.56; // width of a letter, in heights of the type
const BASE = 0.35; // from the middle of a letter down to its foot
const GAP = 3;

type Place = readonly [dx: number, dy: number, anchor: Label["anchor"]];

/** Below, right, above, left, then at the corners, then farther off. */
function places(radius: number, size: number): Place[] {
  const [off, foot] = [radius + GAP, BASE * size];
  return [
    [0, off + size - GAP, "middle"],
    [off, foot, "start"],
    [0, -off - 1, "middle"],
    [-off, foot, "end"],
    [radius, radius + size / 2, "start"],
    [radius, -radius, "start"],
    [-radius, radius + size / 2, "end"],
    [-radius, -radius, "end"],
    [off + size, foot, "start"],
    [-off - size, foot, "end"],
    [0, -off - size - GAP, "middle"],
    [0, off + 2 * size, "middle"],
  ];
}

function boxOf({ name, at: { x, y }, size }: Named, [dx, dy, anchor]: Place): Box {
  const width = name.length * LETTER * size + GAP;
  const left = x + dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2);
  return [left, y + dy - size, left + width, y + dy + GAP];
}

/** The names that find room, the weightiest first. They are taken among what is there already. */
export function written(named: readonly Named[], crowd: Crowd): Label[] {
  return [...named]
    .sort((a, b) => b.weight - a.weight)
    .flatMap((one) => {
      const place = places(one.radius, one.size).find((place) => crowd.isFree(boxOf(one, place)));
      if (!place) return [];
      crowd.take(boxOf(one, place));
      const [dx, dy, anchor] = place;
      return { ...one, dx, dy, anchor };
    });
}
