/** The map on its canvas: paper, Sun, globes, lines, and a sign for every space. */

import { look } from "$lib/lookup";

import { ROUTES } from "../look";
import type { Facts, SpaceId } from "../types";
import { arc } from "./arcs";
import { at, SIDE, type Point } from "./chart";
import { globesOf, reachOf, type Globe } from "./globes";
import { onScreen, type Lens, type Level } from "./lens";
import type { Mark } from "./marks";
import { paintPaper, ringsOf, type RimName } from "./paper";
import type { Palette } from "./palette";
import type { Signs } from "./signs";

type Context = CanvasRenderingContext2D;

export interface Size {
  width: number;
  height: number;
}

/** What is looked at, and how. */
export interface Scene {
  lens: Lens;
  /** How much of it is told, and how much larger it is than what was laid out. */
  level: Level;
  ratio: number;
  marks: readonly Mark[];
  /** Sites prospected in vain. */
  failed: ReadonlySet<SpaceId>;
  isDim: (id: SpaceId) => boolean;
  palette: Palette;
  rims: readonly RimName[];
}

const SUN: Point = { x: SIDE / 2, y: SIDE / 2 };
const SUN_SIZE = { least: 19, units: 11 };
const WIDTH: Record<Level, readonly [number, number]> = { far: [1.1, 0.42], sites: [1.4, 0.55], all: [2.2, 0.75] };
const MARGIN = 40; // pixels a sign may reach in from beyond the rim
const DIM = 0.3;

export class Painter {
  readonly #lines: { plain: Path2D; aero: Path2D; roads: Path2D; routes: [string, Path2D][] };
  readonly #rings: ReturnType<typeof ringsOf>;
  readonly #globes: readonly Globe[];

  constructor(private readonly facts: Facts) {
    const { edges, roads, routes, spaces, zones } = facts;
    const line = (path: readonly SpaceId[]) => path.slice(1).map((id, n) => arc(at(look(spaces, look(path, n))), at(look(spaces, id))));
    const known = (path: readonly SpaceId[]) => path.filter((id) => id in spaces);
    const joined = (some: readonly string[]) => new Path2D(some.join(""));
    this.#rings = ringsOf(zones);
    this.#lines = {
      plain: joined(edges.filter(({ aerobrake }) => !aerobrake).flatMap(({ a, b }) => line([a, b]))),
      aero: joined(edges.filter(({ aerobrake }) => aerobrake).flatMap(({ a, b }) => line([a, b]))),
      roads: joined(roads.flatMap((road) => line(known(road)))),
      routes: routes.map(({ colour, path }) => [ROUTES[colour] ?? "#fff", joined(line(known(path)))]),
    };
    this.#globes = globesOf(facts);
  }

  paint(ctx: Context, { width, height }: Size, signs: Signs | null, scene: Scene): void {
    const { lens, level, ratio, palette, rims } = scene;
    ctx.clearRect(0, 0, width, height);
    paintPaper(ctx, lens, this.#rings, rims, palette);
    const sun = onScreen(lens, SUN);
    signs?.sun(ctx, sun.x, sun.y, Math.max(SUN_SIZE.least, SUN_SIZE.units * lens.k));
    this.#routes(ctx, lens);
    if (level !== "far")
      for (const globe of this.#globes) signs?.globe(ctx, globe, onScreen(lens, globe), reachOf(globe, lens.k), nightOf(globe));
    this.#tracks(ctx, lens, level, palette);
    const seen = ({ x, y }: Point) => x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
    for (const mark of scene.marks) {
      const here = { x: lens.x + mark.x * ratio, y: lens.y + mark.y * ratio };
      if (seen(here)) this.#mark(ctx, signs, mark, here, scene);
    }
  }

  #routes(ctx: Context, lens: Lens): void {
    for (const [colour, path] of this.#lines.routes) drawn(ctx, lens, path, { colour, alpha: 0.2, width: 6 });
  }

  #tracks(ctx: Context, lens: Lens, level: Level, { line, aero }: Palette): void {
    const [width, alpha] = WIDTH[level];
    drawn(ctx, lens, this.#lines.plain, { colour: line, alpha, width });
    drawn(ctx, lens, this.#lines.aero, { colour: aero, alpha: 0.8, width: 1.6, dashes: [5, 5] });
    if (level === "all") drawn(ctx, lens, this.#lines.roads, { colour: "#ffe27a", alpha: 1, width: 3, dashes: [7, 6] });
  }

  #mark(ctx: Context, signs: Signs | null, { what, spaces, globe }: Mark, here: Point, { level, failed, isDim, palette }: Scene): void {
    const known = spaces.map((id) => look(this.facts.spaces, id));
    ctx.globalAlpha = spaces.length && spaces.every(isDim) ? DIM : 1;
    if (what === "dot") dot(ctx, look(known, 0).kind, here, level, palette);
    else if (!signs) return;
    else if (globe) {
      if (globe.id === "Earth") orbit(ctx, here, globe.least + 7);
      signs.globe(ctx, globe, here, globe.least, nightOf(globe));
      if (spaces.length > 1) signs.count(ctx, spaces.length, here.x + globe.least * 0.85, here.y - globe.least * 0.8);
    } else if (what === "sign") {
      signs.space(ctx, look(known, 0), here.x, here.y, { full: level === "all", failed: failed.has(look(spaces, 0)) });
    } else {
      const sites = known.flatMap(({ site }) => site ?? []);
      if (sites.length > 1) signs.cluster(ctx, sites.map(({ letter }) => letter).toSorted(), here.x, here.y);
      else signs.rock(ctx, look(sites, 0), here.x, here.y);
    }
    ctx.globalAlpha = 1;
  }
}

/** The side that is turned away from the Sun, in degrees. */
const nightOf = ({ x, y }: Point): number => (Math.atan2(y - SUN.y, x - SUN.x) * 180) / Math.PI - 90;

const DOTS: Record<Level, readonly [number, number]> = { far: [1.7, 2.4], sites: [2.8, 4], all: [2.8, 4] };

function dot(ctx: Context, kind: string, { x, y }: Point, level: Level, { line }: Palette): void {
  const [small, burn] = DOTS[level];
  ctx.fillStyle = kind === "burn" ? "#ff6b55" : line;
  ctx.beginPath();
  ctx.arc(x, y, kind === "burn" ? burn : small, 0, 2 * Math.PI);
  ctx.fill();
}

function orbit(ctx: Context, { x, y }: Point, radius: number): void {
  ctx.setLineDash([3, 3]);
  ctx.lineWidth = 2.4;
  ctx.strokeStyle = "#7fd6ee";
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.setLineDash([]);
}

interface Stroke {
  colour: string;
  alpha: number;
  width: number;
  dashes?: number[];
}

/** A path in units of the map, in a stroke of so many pixels. */
function drawn(ctx: Context, { k, x, y }: Lens, path: Path2D, { colour, alpha, width, dashes = [] }: Stroke): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(k, k);
  ctx.globalAlpha = alpha;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width / k;
  ctx.lineCap = ctx.lineJoin = "round";
  ctx.setLineDash(dashes.map((dash) => dash / k));
  ctx.stroke(path);
  ctx.restore();
}
