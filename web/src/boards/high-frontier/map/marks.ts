/** What is seen of the map from how far: globes and clusters, then every site, then every space. All in pixels from its corner. */

import type { Facts, SpaceFacts, SpaceId } from "../types";
import { at, type Point } from "./chart";
import { globesOf, standing, type Globe } from "./globes";
import { levelOf, type Level } from "./lens";

/** A sign is the same at every zoom, a dot is all there is of a space for now; both stand for one space. */
export interface Mark extends Point {
  what: "globe" | "cluster" | "sign" | "dot";
  spaces: readonly SpaceId[];
  /** How far it reaches. */
  radius: number;
  globe?: Globe;
}

const CLOSE = 30; // pixels within which sites are one cluster
const NEAR_GLOBE = 22; // pixels from the rim of a globe within which a site belongs to it
const RIM = 8;
const REACHES = { one: 8, cluster: 19, leo: 22 } as const;
const SITE: Record<Level, number> = { far: 8, sites: 13, all: 18 };
const POINT: Record<Level, number> = { far: 2, sites: 10, all: 12 };
const DOT = 3;

type Lying = Point & { id: SpaceId; space: SpaceFacts };

const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function marksAt(facts: Facts, k: number): Mark[] {
  const lying = Object.entries(facts.spaces).map(([id, space]) => ({ id, space, x: at(space).x * k, y: at(space).y * k }));
  const level = levelOf(k);
  return level === "far" ? fromAfar(lying, globesOf(facts), k) : lying.map((one) => fromNear(one, level));
}

function fromNear({ id, space, x, y }: Lying, level: Level): Mark {
  const radius = space.site ? SITE[level] : space.kind === "leo" ? REACHES.leo : POINT[level];
  const told = level === "all" || space.site || space.kind === "leo" || space.hazard === "aerobrake" || space.outer?.flyby;
  return { what: told ? "sign" : "dot", spaces: [id], x, y, radius: told ? radius : DOT };
}

/** Moons join their planet; what is left stands together where it is close. */
function fromAfar(lying: readonly Lying[], worlds: readonly Globe[], k: number): Mark[] {
  const homes = new Map(lying.map((one) => [one.id, homeOf(one, worlds, k)]));
  const globes = worlds.map((globe): Mark => {
    const own = lying.filter(({ id }) => homes.get(id) === globe).map(({ id }) => id);
    return { what: "globe", globe, spaces: own, radius: globe.least + RIM, ...standing(globe, k, "far") };
  });
  const loose = lying.filter(({ id, space }) => space.site && !homes.get(id));
  const dots = lying.filter(({ space }) => !space.site && space.kind !== "leo");
  return [...globes, ...clusters(loose), ...dots.map(({ id, x, y }): Mark => ({ what: "dot", spaces: [id], x, y, radius: POINT.far }))];
}

/** The globe a site is of, or lies so close to that it is told with it. */
function homeOf({ space: { site, kind }, x, y }: Lying, worlds: readonly Globe[], k: number): Globe | undefined {
  if (kind === "leo") return worlds.find(({ id }) => id === "Earth");
  if (!site) return undefined;
  const near = (globe: Globe) => apart(standing(globe, k, "far"), { x, y }) < globe.least + NEAR_GLOBE;
  return worlds.find(({ id }) => id === site.world) ?? worlds.find(near);
}

function clusters(sites: readonly Lying[]): Mark[] {
  const found: Lying[][] = [];
  for (const one of [...sites].sort((a, b) => b.space.site!.size - a.space.site!.size)) {
    const home = found.find(([first]) => apart(first!, one) < CLOSE);
    if (home) home.push(one);
    else found.push([one]);
  }
  return found.map((group) => ({
    what: "cluster",
    spaces: group.map(({ id }) => id),
    x: mean(group.map(({ x }) => x)),
    y: mean(group.map(({ y }) => y)),
    radius: group.length > 1 ? REACHES.cluster : REACHES.one,
  }));
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

const FINGER = 18; // pixels around a mark that still mean it

/** Which mark is meant by a press here. */
export function meant(marks: readonly Mark[], here: Point): Mark | undefined {
  const far = (mark: Mark) => apart(mark, here) - (mark.what === "dot" ? 0 : mark.radius / 2);
  const reached = marks.filter((mark) => far(mark) < FINGER);
  return reached.sort((one, other) => far(one) - far(other))[0];
}

/** Space -> the mark that stands for it. */
export const marksBySpace = (marks: readonly Mark[]): ReadonlyMap<SpaceId, Mark> =>
  new Map(marks.flatMap((mark) => mark.spaces.map((id) => [id, mark] as const)));
