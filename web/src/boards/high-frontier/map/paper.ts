/** The paper of the map: zones as rings of light about the Sun, with their names along the rim. */

import type { Zone } from "../types";
import { SIDE, type Point } from "./chart";
import { onScreen, type Lens } from "./lens";
import type { Palette } from "./palette";

type Context = CanvasRenderingContext2D;

/** The light of a zone, and how bright it is at its outer edge. */
const LIGHT: Readonly<Record<string, readonly [string, number]>> = {
  Mercury: ["#ff9f4a", 0.34],
  Venus: ["#f2b65a", 0.27],
  Earth: ["#4fb3d6", 0.25],
  Mars: ["#e0705a", 0.22],
  Ceres: ["#9a8cf0", 0.19],
  Jupiter: ["#d9b074", 0.16],
  Saturn: ["#7fb7c9", 0.13],
};
const SUN = { x: SIDE / 2, y: SIDE / 2 };
const CORE = 14; // units about the Sun without light of a zone

const shade = (colour: string, alpha: number): string =>
  `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0")}`;

/** A zone with the radius at which it begins. */
interface Ring {
  id: string;
  inner: number;
  outer: number;
}

export const ringsOf = (zones: readonly Zone[]): Ring[] =>
  zones.map(({ id, radius }, n) => ({ id, inner: (zones[n - 1]?.radius ?? CORE / SIDE) * SIDE, outer: radius * SIDE }));

/** A name that stands on the rim of a zone. */
export interface RimName {
  radius: number;
  name: string;
  force: string;
}

/** The names of the zones, and what each does to the thrust of solar engines. */
export const rimNames = (zones: readonly Zone[], nameOf: (zone: string) => string): RimName[] =>
  zones.map(({ id, radius, modifier }) => ({ radius: radius * SIDE, name: nameOf(id), force: signed(modifier) }));

const signed = (modifier: number): string => (modifier > 0 ? `+${modifier}` : String(modifier).replace("-", "−"));

export function paintPaper(ctx: Context, lens: Lens, rings: readonly Ring[], names: readonly RimName[], palette: Palette): void {
  const middle = onScreen(lens, SUN);
  light(ctx, lens, rings, middle);
  spokes(ctx, lens, rings, middle, palette);
  dust(ctx, lens, palette);
  for (const [n, { outer }] of rings.entries()) rim(ctx, middle, outer * lens.k, n % 2 === 0, palette);
  for (const name of names) along(ctx, middle, { ...name, radius: name.radius * lens.k - 8 }, palette);
}

/** Brightest at the outer edge of every ring. */
function light(ctx: Context, { k }: Lens, rings: readonly Ring[], { x, y }: Point): void {
  const last = rings.at(-1)!.outer;
  const glow = ctx.createRadialGradient(x, y, 0, x, y, last * k);
  for (const { id, inner, outer } of rings) {
    const [colour, most] = LIGHT[id] ?? ["#7f9fd8", 0.1];
    glow.addColorStop((inner + 1) / last, shade(colour, most * 0.28));
    glow.addColorStop((inner + (outer - inner) * 0.6) / last, shade(colour, most * 0.42));
    glow.addColorStop((outer - 1.5) / last, shade(colour, most));
  }
  glow.addColorStop(1, "#0a0f1e00");
  ctx.fillStyle = glow;
  ctx.beginPath();
  ctx.arc(x, y, last * k, 0, 2 * Math.PI);
  ctx.fill();
}

const SPOKES = 24;

function spokes(ctx: Context, { k }: Lens, rings: readonly Ring[], { x, y }: Point, { grid }: Palette): void {
  const [near, far, last] = [rings[0]!.outer * k, rings[Math.min(2, rings.length - 1)]!.outer * k, rings.at(-1)!.outer * k];
  ctx.beginPath();
  for (let n = 0; n < SPOKES; n++) {
    const [cos, sin] = [Math.cos((n * 2 * Math.PI) / SPOKES), Math.sin((n * 2 * Math.PI) / SPOKES)];
    const from = n % 2 ? far : near;
    ctx.moveTo(x + from * cos, y + from * sin);
    ctx.lineTo(x + last * cos, y + last * sin);
  }
  stroked(ctx, grid, 0.13, 1);
}

function rim(ctx: Context, { x, y }: Point, radius: number, ticked: boolean, { grid }: Palette): void {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  stroked(ctx, grid, 0.32, 1);
  if (!ticked) return;
  const degree = (2 * Math.PI * radius) / 360;
  ctx.setLineDash([0.25 * degree, 4.75 * degree]);
  ctx.beginPath();
  ctx.arc(x, y, radius - 3, 0, 2 * Math.PI);
  stroked(ctx, grid, 0.4, 6);
  ctx.setLineDash([]);
}

function stroked(ctx: Context, colour: string, alpha: number, width: number): void {
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

const BELT = { inner: 296, wide: 58, grains: 260 };

/** The belt between Mars and Jupiter: grains that lie anywhere, but always there. */
const grains: readonly Point[] = (() => {
  let seed = 11;
  const chance = () => ((seed = (seed * 16807) % 2147483647) - 1) / 2147483646;
  return Array.from({ length: BELT.grains }, () => {
    const [radius, angle] = [BELT.inner + BELT.wide * chance(), 2 * Math.PI * chance()];
    return { x: SUN.x + radius * Math.cos(angle), y: SUN.y + radius * Math.sin(angle) };
  });
})();

function dust(ctx: Context, lens: Lens, { dust: colour }: Palette): void {
  ctx.globalAlpha = 0.32;
  ctx.fillStyle = colour;
  for (const grain of grains) {
    const { x, y } = onScreen(lens, grain);
    ctx.fillRect(x - 0.75, y - 0.75, 1.5, 1.5);
  }
  ctx.globalAlpha = 1;
}

const APART = 1600; // pixels of the rim between a name and the same name again
const FROM = (52 * Math.PI) / 180;
const TIGHTEST = 70; // pixels of radius

/** Letters that stand on the rim, upright as seen from below it or from above. */
function along(ctx: Context, { x, y }: Point, { radius, name, force }: RimName, palette: Palette): void {
  if (radius < TIGHTEST) return;
  const times = Math.max(1, Math.floor((2 * Math.PI * radius) / APART));
  ctx.font = "700 12px 'Exo 2', sans-serif";
  ctx.textAlign = "center";
  const letters = [...name.toLocaleUpperCase(), " ", ...force].map((letter, n) => ({
    letter,
    wide: ctx.measureText(letter).width + 2.6,
    colour: n > name.length ? palette.force : palette.name,
  }));
  const long = letters.reduce((sum, { wide }) => sum + wide, 0);
  for (let time = 0; time < times; time++) {
    const middle = FROM + (time * 2 * Math.PI) / times;
    const below = Math.sin(middle) > 0 ? -1 : 1; // below the Sun they run against the clock
    let angle = middle - (below * long) / 2 / radius;
    for (const { letter, wide, colour } of letters) {
      const here = angle + (below * wide) / 2 / radius;
      ctx.save();
      ctx.translate(x + radius * Math.cos(here), y + radius * Math.sin(here));
      ctx.rotate(here + (below * Math.PI) / 2);
      ctx.globalAlpha = colour === palette.force ? 0.95 : 0.62;
      ctx.fillStyle = colour;
      ctx.fillText(letter, 0, 4);
      ctx.restore();
      angle += (below * wide) / radius;
    }
  }
}
