/** Where shuttles ride round a planet: each on its sector's side, below landed, above explored. */

const ORBIT = 121;
const RADIUS = 100;
const MANY = 3;

/** In percent of the sector's box, which is as wide as the globe's radius and twice as high. */
export function onOrbit(side: "left" | "right", explored: boolean, n: number, of: number): { x: number; y: number } {
  const [first, step] = of > MANY ? [17, 15] : [20, 21];
  const angle = ((first + n * step) * Math.PI) / 180;
  const [across, down] = [ORBIT * Math.sin(angle), ORBIT * Math.cos(angle) * (explored ? -1 : 1)];
  return { x: side === "left" ? RADIUS - across : across, y: (RADIUS + down) / 2 };
}
