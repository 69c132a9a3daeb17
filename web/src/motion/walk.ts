/** Walking from piece to piece with the arrow keys: to the nearest one in that direction. */

import type { Box } from "./places";

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const AXES: Record<Direction, { along: "x" | "y"; sign: 1 | -1 }> = {
  ArrowUp: { along: "y", sign: -1 },
  ArrowDown: { along: "y", sign: 1 },
  ArrowLeft: { along: "x", sign: -1 },
  ArrowRight: { along: "x", sign: 1 },
};

/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2.5;

export const isDirection = (key: string): key is Direction => key in AXES;

/** The number of the box to go to; one that lies in no direction is reached by going on in reading order. */
export function nextBox(boxes: readonly Box[], from: number, direction: Direction): number {
  const here = boxes[from];
  if (!here) return boxes.length ? 0 : -1;
  const { along, sign } = AXES[direction];
  const far = boxes.map((box, n) => (n === from ? Infinity : distance(here, box, along, sign)));
  const least = Math.min(...far);
  if (least < Infinity) return far.indexOf(least);
  return (from + sign + boxes.length) % boxes.length;
}

function distance(here: Box, there: Box, along: "x" | "y", sign: 1 | -1): number {
  const [a, b] = [middle(here), middle(there)];
  const across = along === "x" ? "y" : "x";
  const ahead = (b[along] - a[along]) * sign;
  return ahead <= 1 ? Infinity : ahead + gap(here, there, across) * ASIDE;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** How far two boxes are apart on one axis; nothing where they overlap. */
function gap(one: Box, other: Box, axis: "x" | "y"): number {
  const size = axis === "x" ? "width" : "height";
  return Math.max(0, one[axis] - other[axis] - other[size], other[axis] - one[axis] - one[size]);
}
