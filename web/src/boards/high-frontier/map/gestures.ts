/** Fingers, or a mouse, on the map: how they moved, and whether it was more than a press. */

import type { Point } from "./chart";

const PRESS = 6; // pixels a press may wander

/** What the fingers have just done: moved by so many pixels, and spread by a factor around a point. */
export interface Gesture {
  by: Point;
  spread: number;
  around: Point;
}

export class Gestures {
  readonly #held = new Map<number, Point>();
  #wandered = 0;

  get dragged(): boolean {
    return this.#wandered > PRESS;
  }

  down(finger: number, at: Point): void {
    this.#held.set(finger, at);
    if (this.#held.size === 1) this.#wandered = 0;
  }

  up(finger: number): void {
    this.#held.delete(finger);
  }

  move(finger: number, to: Point): Gesture | null {
    const from = this.#held.get(finger);
    if (!from) return null;
    const before = this.#apart();
    this.#held.set(finger, to);
    const by = { x: (from.x - to.x) / this.#held.size, y: (from.y - to.y) / this.#held.size };
    this.#wandered += Math.hypot(by.x, by.y);
    return { by, spread: before ? this.#apart() / before : 1, around: this.#middle() };
  }

  /** How far two fingers are apart. */
  #apart(): number {
    const [one, two] = [...this.#held.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }

  #middle(): Point {
    const points = [...this.#held.values()];
    const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
  }
}
