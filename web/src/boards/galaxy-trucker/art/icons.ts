/** What is written on cards: chips, signs and figures at their places, and what is often put together from them. */

import type { Hit } from "../types";

/** An icon at a place, some with a figure beside it. */
export type Icon =
  | { kind: "chip"; x: number; y: number; width: number; height: number }
  | { kind: "sign"; name: string; x: number; y: number; scale: number }
  | { kind: "figure"; text: string; x: number; y: number; size: number; start?: boolean }
  | { kind: "good"; good: string; x: number; y: number; scale: number }
  | { kind: "hit"; hit: Hit; x: number; y: number };

export const chip = (x: number, y: number, width: number, height = 40): Icon => ({ kind: "chip", x, y, width, height });
export const sign = (name: string, x: number, y: number, scale = 1): Icon => ({ kind: "sign", name, x, y, scale });
export const figure = (text: string | number, x: number, y: number, size = 22, start = false): Icon => ({ kind: "figure", text: String(text), x, y, size, start }); // prettier-ignore
export const days = (count: number, x: number, y: number): Icon[] => [sign("gc-i-day", x, y), figure(count, x + 21, y + 7, 20, true)];
export const taken = (count: number) => `−${count}`;

export const TURN_FROM = { front: 0, right: 90, rear: 180, left: 270 } as const;

/** A hit as a table writes it: "large front". */
export function hitIn(said: string, meteor: boolean, x: number, y: number): Icon[] {
  const [size, side] = said.split(" ") as [string, keyof typeof TURN_FROM];
  const scale = (size === "large" ? 1 : 0.6) * (meteor ? 0.5 : 0.75);
  return [
    sign(meteor ? "gc-rock" : "gc-bolt", x, y, scale),
    { kind: "sign", name: `gc-i-from ${TURN_FROM[side]}`, x: x + 13, y, scale: 0.42 },
  ];
}

/** Meteors or shots in rows of five. */
export function hits(coming: readonly Hit[], middle: number, y: number, most = 5): Icon[] {
  return coming.map((hit, n): Icon => {
    const row = coming.slice(n - (n % most), n - (n % most) + most);
    const rows = Math.ceil(coming.length / most);
    const across = middle + 42 * ((n % most) - (row.length - 1) / 2);
    return { kind: "hit", hit, x: across, y: y + 56 * (Math.floor(n / most) - (rows - 1) / 2) };
  });
}

export const COMPARED: Record<string, [name: string, scale: number]> = {
  crew: ["gt-human", 0.9],
  engines: ["gc-i-engine", 0.85],
  cannons: ["gc-i-cannon", 0.85],
};
