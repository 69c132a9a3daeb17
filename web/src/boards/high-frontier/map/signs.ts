/** The signs of the map as small pictures, made once from the drawings of this game: a canvas is quicker than hundreds of elements. */

import sprite from "../art/high-frontier.svg?raw";
import { TYPES } from "../look";
import type { SpaceFacts } from "../types";
import type { Point } from "./chart";
import type { Globe } from "./globes";

type Context = CanvasRenderingContext2D;

const CELL = 64; // units of a sign, with room about it
const ACROSS = 8;
const SHAPES = sprite.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

const use = (id: string, place = "") => `<use href="#${id}"${place ? ` transform="${place}"` : ""}/>`;

const PLAIN = "burn lagrange hohmann crash aero belt flyby event leo drop sci failed rock1 rock2";

/** What is baked: by its name, how it is drawn about its middle. */
const DRAWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(PLAIN.split(" ").map((id) => [id, use(`hm-${id}`)])),
  comet: use("hm-comet", "translate(-12 8) scale(.66)"),
  ...Object.fromEntries(
    Object.entries(TYPES).map(([letter, colour]) => [
      letter,
      `<g style="color:${colour}">${use("hm-hex")}</g>${use(`hm-${letter}`)}${use("hm-gloss")}`,
    ]),
  ),
  halo: `<circle r="31" fill="url(#hg-halo)"/>`,
};
const NAMES = Object.keys(DRAWN);

/** A drawing of so many units about its middle, at so many pixels to a unit. */
async function baked(body: string, width: number, height: number, density: number): Promise<HTMLCanvasElement> {
  const picture = new Image();
  const size = `width="${width * density}" height="${height * density}" viewBox="0 0 ${width} ${height}"`;
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${SHAPES}${body}</svg>`)}`;
  await picture.decode();
  const [canvas, ctx] = blank(width, height, density);
  ctx.drawImage(picture, 0, 0, width, height);
  return canvas;
}

function blank(width: number, height: number, density: number): [HTMLCanvasElement, Context] {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.ceil(width * density), Math.ceil(height * density)];
  const ctx = canvas.getContext("2d")!;
  ctx.scale(density, density);
  return [canvas, ctx];
}

const SMALLEST = 64; // pixels across of the smallest picture of a globe
const LARGEST = 1024;
const AIR = 1.3; // a globe with its air

export class Signs {
  readonly #stamps = new Map<string, HTMLCanvasElement>();
  readonly #globes = new Map<string, Map<number, HTMLCanvasElement | null>>();

  private constructor(
    private readonly sheet: HTMLCanvasElement,
    private readonly density: number,
    /** Told when a picture that was missing is there. */
    private readonly ready: () => void,
  ) {}

  static async made(density: number, ready: () => void): Promise<Signs> {
    const cells = NAMES.map((name, n) => `<g transform="translate(${middle(n)})">${DRAWN[name]}</g>`).join("");
    const rows = Math.ceil(NAMES.length / ACROSS);
    const [sheet] = await Promise.all([
      baked(cells, ACROSS * CELL, rows * CELL, density),
      document.fonts.load("700 14px 'Exo 2'", "0").catch(() => []),
    ]);
    return new Signs(sheet, density, ready);
  }

  /** A space as what it is: a site by its level of detail, any other by its dangers. */
  space(ctx: Context, space: SpaceFacts, x: number, y: number, { full, failed }: { full: boolean; failed: boolean }): void {
    const key = JSON.stringify([space.kind, space.hazard, space.outer ?? 0, space.site, full, failed]);
    const scale = full ? 1 : 0.82;
    this.#stamped(ctx, key, x, y, scale, (into) => {
      if (space.site) this.#site(into, space.site, space.outer?.border ?? "", full);
      else this.#point(into, space);
      if (failed) this.#put(into, "failed", 13, 11);
    });
  }

  /** Sites that stand together, by the letters of their types: rocks in a ring of one dash for each, and how many there are. */
  cluster(ctx: Context, letters: readonly string[], x: number, y: number): void {
    this.#stamped(ctx, `cluster ${letters.join("")}`, x, y, 1, (into) => {
      ring(into, letters);
      this.#put(into, "rock1", -5, -4, 0.6);
      this.#put(into, "rock2", 5, 3, 0.6);
      if (letters.length > 3) this.#put(into, "rock1", -5, 6, 0.4);
      plate(into, String(letters.length), 12.5, 11);
    });
  }

  /** A site that stands alone, from afar. */
  rock(ctx: Context, { size, world }: { size: number; world: string }, x: number, y: number): void {
    if (/^(Comet|Kreutz)/.test(world)) this.#put(ctx, "comet", x + 12, y - 8);
    else this.#put(ctx, world.length % 2 ? "rock1" : "rock2", x, y, 0.42 + 0.07 * size);
  }

  sun(ctx: Context, x: number, y: number, radius: number): void {
    this.#put(ctx, "halo", x, y, (radius * 6) / 31);
    this.#round(ctx, "sun", use("hm-sun"), x, y, radius);
  }

  /** The Sun is the lamp of the map: a globe turns its night side away from it. */
  globe(ctx: Context, { id, art, air }: Globe, { x, y }: Point, radius: number, night: number): void {
    const shade = art === "Saturn" ? "" : use("hm-shade", `rotate(${Math.round(night)})`);
    this.#round(ctx, id, `${air ? `<g style="color:${air}">${use("hm-air")}</g>` : ""}${use(`hm-${art}`)}${shade}`, x, y, radius);
  }

  count(ctx: Context, figure: number, x: number, y: number): void {
    this.#stamped(ctx, `count ${figure}`, x, y, 1, (into) => plate(into, String(figure), 0, 0));
  }

  /** A drawing of 100 units at a size of its own; until it is there, another size of it. */
  #round(ctx: Context, id: string, body: string, x: number, y: number, radius: number): void {
    const wanted = Math.min(LARGEST, Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(2 * radius * AIR * this.density))));
    const pictures = this.#globes.get(id) ?? new Map<number, HTMLCanvasElement | null>();
    this.#globes.set(id, pictures);
    if (!pictures.has(wanted)) {
      pictures.set(wanted, null);
      const [side, placed] = [100 * AIR, `<g transform="translate(${50 * AIR} ${50 * AIR})">${body}</g>`];
      void baked(placed, side, side, wanted / side).then((picture) => {
        pictures.set(wanted, picture);
        this.ready();
      });
    }
    const found = pictures.get(wanted) ?? [...pictures.values()].find((picture) => picture);
    const half = radius * AIR;
    if (found) ctx.drawImage(found, x - half, y - half, 2 * half, 2 * half);
  }

  #put(ctx: Context, name: string, x: number, y: number, scale = 1): void {
    const n = NAMES.indexOf(name);
    const [side, half] = [CELL * this.density, (CELL / 2) * scale];
    ctx.drawImage(this.sheet, (n % ACROSS) * side, Math.floor(n / ACROSS) * side, side, side, x - half, y - half, 2 * half, 2 * half);
  }

  /** Drawn once about its middle, then laid wherever it is seen, on whole pixels. */
  #stamped(ctx: Context, key: string, x: number, y: number, scale: number, draw: (into: Context) => void): void {
    let stamp = this.#stamps.get(key);
    if (!stamp) {
      const [canvas, into] = blank(CELL, CELL, this.density);
      into.translate(CELL / 2, CELL / 2);
      draw(into);
      this.#stamps.set(key, (stamp = canvas));
    }
    const half = (CELL / 2) * scale;
    const whole = (n: number) => Math.round(n * this.density) / this.density;
    ctx.drawImage(stamp, whole(x - half), whole(y - half), 2 * half, 2 * half);
  }

  #point(ctx: Context, { kind, hazard, outer }: SpaceFacts): void {
    const skull = hazard === "crash";
    const sign = hazard === "aerobrake" ? "aero" : outer?.belt ? "belt" : outer?.flyby ? "flyby" : kind;
    if (!skull || kind === "burn") this.#put(ctx, sign, 0, 0);
    if (skull) this.#put(ctx, "crash", kind === "burn" ? 9 : 0, kind === "burn" ? -8 : -1, kind === "burn" ? 0.72 : 0.98);
    if (outer?.flyby) plate(ctx, String(outer.flyby), 9, 8);
    if (outer?.event) this.#put(ctx, "event", -9, -9);
    if (kind === "leo") written(ctx, "LEO", 0, 4.6, 11.5);
  }

  #site(ctx: Context, { size, letter, hydration, science }: NonNullable<SpaceFacts["site"]>, border: string, full: boolean): void {
    if (border) bordered(ctx, border);
    this.#put(ctx, letter, 0, 0);
    const figure = full ? String(size) : letter;
    written(ctx, figure, 0, 5.4, figure.length > 1 ? 13 : 14.5);
    if (full) tab(ctx, letter);
    for (let n = 0; n < hydration; n++) this.#put(ctx, "drop", (n - (hydration - 1) / 2) * 6.4, 14);
    if (science) this.#put(ctx, "sci", 12.5, -10, full ? 1 : 0.85);
  }
}

const middle = (n: number) => `${(n % ACROSS) * CELL + CELL / 2} ${Math.floor(n / ACROSS) * CELL + CELL / 2}`;

const INK = "#0c1020";
const BADGE = "#131b36";

function written(ctx: Context, words: string, x: number, y: number, size: number, rim = 2.8): void {
  ctx.font = `700 ${size}px 'Exo 2', sans-serif`;
  ctx.textAlign = "center";
  ctx.lineJoin = "round";
  ctx.lineWidth = rim;
  ctx.strokeStyle = INK;
  if (rim) ctx.strokeText(words, x, y);
  ctx.fillStyle = "#fff";
  ctx.fillText(words, x, y);
}

function plate(ctx: Context, figure: string, x: number, y: number): void {
  const half = figure.length > 1 ? 9.5 : 8;
  ctx.beginPath();
  ctx.roundRect(x - half, y - 7.5, 2 * half, 15, 5);
  filled(ctx, BADGE, "#8fa6e0", 1.2);
  written(ctx, figure, x, y + 4, 10.5, 0);
}

function tab(ctx: Context, letter: string): void {
  ctx.beginPath();
  ctx.arc(-12.5, -10, 6.6, 0, 2 * Math.PI);
  filled(ctx, BADGE, "#e6ecfb", 1.2);
  written(ctx, letter, -12.5, -6.6, 9.5, 0);
}

function filled(ctx: Context, fill: string, stroke: string, width: number): void {
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.lineWidth = width;
  ctx.strokeStyle = stroke;
  ctx.stroke();
}

const GAP = (9 / 360) * 2 * Math.PI;

function ring(ctx: Context, letters: readonly string[]): void {
  ctx.beginPath();
  ctx.arc(0, 0, 15.5, 0, 2 * Math.PI);
  filled(ctx, "#0c1226a8", INK, 6);
  ctx.lineWidth = 3.6;
  const dash = (2 * Math.PI) / letters.length;
  for (const [n, letter] of letters.entries()) {
    ctx.strokeStyle = TYPES[letter]!;
    ctx.beginPath();
    ctx.arc(0, 0, 15.5, n * dash - Math.PI / 2, (n + 1) * dash - GAP - Math.PI / 2);
    ctx.stroke();
  }
}

const SECTOR: Readonly<Record<string, string>> = { red: "#ff6b5e", yellow: "#f6d95c", blue: "#5fa8ff" };

function bordered(ctx: Context, colour: string): void {
  ctx.beginPath();
  for (let n = 0; n < 6; n++) ctx.lineTo(19 * Math.cos((n * Math.PI) / 3), 19 * Math.sin((n * Math.PI) / 3));
  ctx.closePath();
  ctx.setLineDash([9, 4]);
  ctx.lineWidth = 2.6;
  ctx.strokeStyle = SECTOR[colour] ?? "#fff";
  ctx.stroke();
  ctx.setLineDash([]);
}
