/** How a crew stands for its photograph: the captain in front, the others in rows behind. */

import type { CardId } from "./types";

export interface Posed {
  id: CardId;
  x: number;
  y: number;
  scale: number;
}

/** From the back to the front: how many at most, where their heads are, how large they are, how far apart. */
const ROWS = [
  { most: 12, y: -306, scale: 0.86, step: 118, beside: false },
  { most: 8, y: -224, scale: 0.94, step: 140, beside: false },
  { most: 6, y: -140, scale: 1, step: 122, beside: true },
  { most: 4, y: -50, scale: 1.1, step: 146, beside: true },
] as const;
const WIDEST = 1060;

/** Those in front first; in rows beside the captain the middle stays free. */
export function posed(captain: CardId, crew: readonly CardId[]): Posed[] {
  const others = [...new Set(crew)].filter((id) => id !== captain);
  const stands: Posed[][] = [];
  for (const row of [...ROWS].reverse()) {
    const here = others.splice(0, row.most);
    stands.unshift(here.map((id, n) => ({ id, y: row.y, scale: row.scale, x: across(n, here.length, row.step, row.beside) })));
  }
  return [...stands.flat(), { id: captain, x: 0, y: -84, scale: 1.42 }];
}

function across(n: number, of: number, step: number, beside: boolean): number {
  if (beside) return (n % 2 ? 1 : -1) * (Math.floor(n / 2) + 1) * step;
  return (n - (of - 1) / 2) * Math.min(step, WIDEST / Math.max(1, of - 1));
}
