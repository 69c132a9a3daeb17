/** How each kind of component is drawn: its paint, the pattern on its plate, its heart, and where things lie on it. */

import type { TileFacts } from "../types";

/** A place on a tile: across, down, and how large. */
export type Slot = readonly [x: number, y: number, scale?: number];

export interface Look {
  paint: string;
  /** The second colour, of life supports. */
  second?: string;
  livery?: string;
  heart?: string;
  /** Strapped on in a cradle, with corners of gold: a payload. */
  strapped?: boolean;
  /** Whether the heart turns with the tile; a ring of connectors always does. */
  turns?: boolean;
  /** Where flames come out: across, and how wide. */
  nozzles?: readonly (readonly [x: number, width: number])[];
  cells?: readonly Slot[];
  bays?: readonly Slot[];
  /** Whoever sleeps aboard. */
  pods?: readonly Slot[];
}

export const PLAYERS: Record<string, string> = {
  blue: "#4d8df0",
  green: "#3fae66",
  yellow: "#e3bb38",
  red: "#d9514a",
  orange: "#ea8636",
};

const GUN = { paint: "#7d68a6", livery: "war" };
const DRIVE = { paint: "#c8803c", livery: "soot" };
const CARGO = { paint: "#5b86ad", livery: "ribs" };
const POWER = { paint: "#6f9c56", livery: "vents" };
const FIELD = { paint: "#3f9c94", livery: "mesh" };
const DANGER = { paint: "#b54a41" };
const CLINIC = { paint: "#d5dbe2", livery: "band" };
const CRATE = { strapped: true };
const RELIC = { ...CRATE, paint: "#57468a" };
const BARE: Look = { paint: "#8d97a6", heart: "truss" };
const TWIN: readonly Slot[] = [
  [25, 51, 0.85],
  [43, 51, 0.85],
];

const LOOKS: Record<string, Look> = {
  starting_cabin: { paint: "" },
  cabin: { paint: "#d9cfb8", livery: "boards" },
  luxury_cabin: { paint: "#7b3148" },
  stasis_chamber: { paint: "#86aec6", livery: "vents", heart: "stasis", pods: grid(33, 67) },
  cannon: { ...GUN, heart: "cannon", turns: true },
  double_cannon: { ...GUN, heart: "cannon2", turns: true },
  bidirectional_cannon: { ...GUN, heart: "cannonx", turns: true },
  cannon_booster: { ...GUN, heart: "boostcannon" },
  engine: { ...DRIVE, heart: "engine", turns: true, nozzles: [[50, 1]] },
  double_engine: { ...DRIVE, heart: "engine2", turns: true, nozzles: [[30.5, 0.74], [69.5, 0.74]] }, // prettier-ignore
  cannon_engine: { ...DRIVE, heart: "cannonengine", turns: true, nozzles: [[50, 1]] },
  engine_booster: { ...DRIVE, heart: "boostengine" },
  hold_2: { ...CARGO, heart: "hold2", bays: [[33.5, 49], [66.5, 49]] }, // prettier-ignore
  hold_3: { ...CARGO, heart: "hold3", bays: [[33.5, 33], [66.5, 33], [50, 65.5]] }, // prettier-ignore
  mixed_cargo_hold: { ...CARGO, heart: "mixed", bays: [[50, 66], [33.5, 33], [66.5, 33]] }, // prettier-ignore
  special_hold_1: { ...DANGER, heart: "red1", bays: [[50, 49, 1.2]] },
  special_hold_2: { ...DANGER, heart: "red2", bays: [[31, 49], [69, 49]] }, // prettier-ignore
  battery_2: { ...POWER, heart: "battery2", cells: [[36, 51.5], [64, 51.5]] }, // prettier-ignore
  battery_3: { ...POWER, heart: "battery3", cells: [[27, 51.5], [50, 51.5], [73, 51.5]] }, // prettier-ignore
  battery_cargo_hold: { ...POWER, heart: "batthold", cells: TWIN, bays: [[68, 33], [68, 65.5]] }, // prettier-ignore
  battery_special_hold: { ...POWER, heart: "battred", cells: TWIN, bays: [[69, 49]] },
  shield: { ...FIELD, heart: "shield", turns: true },
  shield_booster: { ...FIELD, heart: "boostshield" },
  reactor_furnace: { paint: "#8a5a44", heart: "furnace" },
  indestructible_plating: { paint: "#5d677e", heart: "tread", turns: true },
  life_support_purple: { ...CLINIC, heart: "life-purple", second: "#9a5bc8" },
  life_support_brown: { ...CLINIC, heart: "life-brown", second: "#a5713d" },
  life_support_cyan: { ...CLINIC, heart: "life-cyan", second: "#2fa9bd" },
  explosive: { ...CRATE, paint: "#a3432f", heart: "gx-explosive" },
  fragile: { ...CRATE, paint: "#5f97b4", heart: "gx-fragile" },
  heavy: { ...CRATE, paint: "#59637a", heart: "gx-heavy" },
  radioactive: { ...CRATE, paint: "#7c8a34", heart: "gx-radioactive" },
  artifact_single: { ...RELIC, heart: "gx-artifact1", turns: true },
  artifact_double: { ...RELIC, heart: "gx-artifact2" },
  auto_defence: { paint: "#5d677e", heart: "gx-autodefence" },
  armory: { paint: "#7b3148", heart: "gx-armory" },
  thruster: { ...DRIVE, heart: "gx-thruster" },
  structural: BARE,
};

function grid(near: number, far: number): readonly Slot[] {
  return [near, far].flatMap((y) => [near, far].map((x): Slot => [x, y]));
}

/** How a tile looks; one of a pack, of a kind nobody has drawn, by what it is able to do. */
export function lookOf(tile: TileFacts): Look {
  if (tile.start) return { paint: PLAYERS[tile.colour] ?? PLAYERS.blue! };
  return LOOKS[tile.kind] ?? LOOKS[likest(tile)] ?? BARE;
}

function likest(tile: TileFacts): string {
  if (tile.mass) return "heavy";
  if (tile.zone) return tile.zone === "cross" ? "artifact_double" : "artifact_single";
  if (tile.payload) return tile.payload;
  if (tile.defends) return "auto_defence";
  if (tile.arms) return "armory";
  if (tile.shifts) return "thruster";
  if (tile.cannon) return tile.engine ? "cannon_engine" : tile.battery ? "double_cannon" : "cannon";
  if (tile.engine) return tile.battery ? "double_engine" : "engine";
  if (tile.shield.length) return "shield";
  if (tile.alien) return `life_support_${tile.alien}`;
  if (tile.crew) return "cabin";
  if (tile.batteries) return tile.batteries > 2 ? "battery_3" : "battery_2";
  if (tile.special) return tile.special > 1 ? "special_hold_2" : "special_hold_1";
  return tile.containers > 2 ? "hold_3" : tile.containers ? "hold_2" : "structural";
}

/** Which of four wears a tile shows, and how it is turned: always the same for the same tile. */
export function wearOf({ kind, sides }: TileFacts): { wear: number; turn: number } {
  const chance = [...kind, ...sides].reduce<number>((sum, sign) => (sum * 31 + String(sign).charCodeAt(0)) | 0, 7) >>> 3;
  const wear = 1 + (chance % 4);
  return { wear, turn: wear < 3 ? (chance >> 2) % 4 : 0 };
}

/** The drawing of a part; what is drawn for an expansion is named whole. */
export const drawingOf = (part: string) => (part.startsWith("gx-") ? part : `gt-${part}`);
export const quarter = (turn: number) => (turn % 4 ? `rotate(${90 * (turn % 4)} 50 50)` : undefined);
export const at = ([x, y, scale = 1]: Slot) => `translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}`;
