/** How a tile is drawn: its colour, its symbol and its connectors, turned. */

import { look } from "$lib/lookup";

import type { Facts, SideName } from "./types";

export const TILE = 60;
export const INK = "#1c2333";
export const TURN_TO = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const ARROWS = "▲▶▼◀";
const SIDES: readonly SideName[] = ["front", "right", "rear", "left"];

/** How many pipes each side of a turned tile has: front, right, rear, left. */
export function turnedSides(facts: Facts, id: string, turn: number): number[] {
  const { sides } = look(facts.tiles, id);
  return TURN_TO.map((_, side) => look(sides, (side - turn + 4) % 4));
}

/** One, two or three short pipes across a side. */
export function pipes(side: number, connector: number): string[] {
  const [right, down] = TURN_TO[side]!;
  return Array.from({ length: connector }, (_, n) => {
    const off = (n - (connector - 1) / 2) * 7;
    const x = TILE / 2 + (right * TILE) / 2 + off * Math.abs(down);
    const y = TILE / 2 + (down * TILE) / 2 + off * Math.abs(right);
    return `M${x} ${y}l${-right * 8} ${-down * 8}`;
  });
}

export function symbol(facts: Facts, id: string, turn: number): string {
  const tile = look(facts.tiles, id);
  const arrows = (sides: SideName[]) => sides.map((side) => ARROWS[(SIDES.indexOf(side) + turn) % 4]).join("");
  if (tile.cannon && tile.engine) return `C${arrows(tile.muzzles)}E${arrows(tile.exhausts)}`;
  if (tile.cannon) return "C".repeat(tile.cannon) + arrows(tile.muzzles);
  if (tile.engine) return "E".repeat(tile.engine) + arrows(tile.exhausts);
  if (tile.shield.length) return `S${arrows(tile.shield)}`;
  if (tile.alien) return `+${tile.alien[0]!.toUpperCase()}`;
  if (tile.crew) return "( )";
  const places = "·".repeat(tile.batteries + tile.containers + tile.special);
  if (tile.batteries) return places;
  if (tile.containers) return `[${places}]`;
  return tile.special ? `{${places}}` : "#";
}

export function fill(facts: Facts, id: string): string {
  const tile = look(facts.tiles, id);
  if (tile.crew) return "#f4e9c9";
  if (tile.cannon) return "#e4c1f0";
  if (tile.engine) return "#f6d2a8";
  if (tile.batteries) return "#cdeac0";
  if (tile.containers) return "#bcd9f5";
  if (tile.special) return "#f5bcbc";
  return tile.shield.length ? "#bdeee6" : tile.alien ? "#d8d2f0" : "#dddddd";
}
