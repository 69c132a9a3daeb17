/** What is taken on the map, in pixels: boxes by the cells they lie in, so that much can be asked quickly. */

import type { Point } from "./chart";

/** Left, top, right and bottom. */
export type Box = readonly [number, number, number, number];

const CELL = 64;

export const boxAround = ({ x, y }: Point, wide: number, high = wide): Box => [x - wide, y - high, x + wide, y + high];

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export class Crowd {
  readonly #cells = new Map<number, Box[]>();

  take(box: Box): void {
    for (const cell of this.#over(box)) {
      const there = this.#cells.get(cell);
      if (there) there.push(box);
      else this.#cells.set(cell, [box]);
    }
  }

  isFree(box: Box): boolean {
    return this.#over(box).every((cell) => !this.#cells.get(cell)?.some((other) => meet(box, other)));
  }

  #over([left, top, right, bottom]: Box): number[] {
    const found: number[] = [];
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
      for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) found.push(column * 100_000 + row);
    }
    return found;
  }
}
