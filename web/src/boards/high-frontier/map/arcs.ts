/** The curves of the map: lines are pieces of spirals about the Sun, a way is one smooth sweep. */

import { SIDE, type Point } from "./chart";

const MIDDLE = SIDE / 2;
const HALF = 1.9; // radians about the Sun beyond which a line runs straight
const CORE = 12; // units from the Sun within which it does, too

const cut = (n: number): number => Math.round(n * 100) / 100;
const put = ({ x, y }: Point): string => `${cut(x)} ${cut(y)}`;

interface Polar {
  radius: number;
  angle: number;
}

const polar = ({ x, y }: Point): Polar => ({
  radius: Math.hypot(x - MIDDLE, y - MIDDLE),
  angle: Math.atan2(y - MIDDLE, x - MIDDLE),
});

/** Along a line radius and angle change evenly: where it heads at one of its ends. */
function heading({ radius, angle }: Polar, grows: number, turns: number): Point {
  return {
    x: (grows * Math.cos(angle) - radius * turns * Math.sin(angle)) / 3,
    y: (grows * Math.sin(angle) + radius * turns * Math.cos(angle)) / 3,
  };
}

/** A line between two spaces, in units of the map. */
export function arc(a: Point, b: Point): string {
  const [from, to] = [polar(a), polar(b)];
  const turns = Math.atan2(Math.sin(to.angle - from.angle), Math.cos(to.angle - from.angle));
  if (Math.abs(turns) > HALF || Math.min(from.radius, to.radius) < CORE) return `M${put(a)}L${put(b)}`;
  const grows = to.radius - from.radius;
  const [out, on] = [heading(from, grows, turns), heading(to, grows, turns)];
  return `M${put(a)}C${put({ x: a.x + out.x, y: a.y + out.y })} ${put({ x: b.x - on.x, y: b.y - on.y })} ${put(b)}`;
}

const REACH = 0.38; // of the shorter neighbour

/** One smooth curve through all these points. */
export function sweep(points: readonly Point[]): string {
  const leans = points.map((here, n) => {
    const [before, after] = [points[Math.max(0, n - 1)]!, points[Math.min(points.length - 1, n + 1)]!];
    const far = [before, after].map(({ x, y }) => Math.hypot(x - here.x, y - here.y)).filter(Boolean);
    const reach = (Math.min(...far) * REACH) / (Math.hypot(after.x - before.x, after.y - before.y) || 1);
    return { x: (after.x - before.x) * reach, y: (after.y - before.y) * reach };
  });
  const bends = points.slice(1).map((to, n) => {
    const [from, out, on] = [points[n]!, leans[n]!, leans[n + 1]!];
    return `C${put({ x: from.x + out.x, y: from.y + out.y })} ${put({ x: to.x - on.x, y: to.y - on.y })} ${put(to)}`;
  });
  return points.length ? `M${put(points[0]!)}${bends.join("")}` : "";
}
